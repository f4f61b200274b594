# Rise to Nobility: what is printed, asked and told.

## Goods, guilds, races
rn-good-books = books
rn-good-weaponry = weaponry
rn-good-furnishings = furnishings
rn-good-magic = magic
rn-good-jewelry = jewelry
rn-good-artwork = artwork
rn-n-books = { $n ->
    [one] { $n } book
   *[other] { $n } books
  }
rn-n-weaponry = { $n } weaponry
rn-n-furnishings = { $n } furnishings
rn-n-magic = { $n } magic
rn-n-jewelry = { $n } jewelry
rn-n-artwork = { $n } artwork
rn-guild-scholars = Scholars
rn-guild-blacksmiths = Blacksmiths
rn-guild-carpenters = Carpenters
rn-guild-wizards = Wizards
rn-guild-merchants = Merchants
rn-guild-artists = Artists
rn-race-halfling = halfling
rn-race-human = human
rn-race-elf = elf
rn-race-dwarf = dwarf
rn-race-green-elf = green elf
rn-race-trobit = trobit
rn-races-halfling = halflings
rn-races-human = humans
rn-races-elf = elves
rn-races-dwarf = dwarves
rn-races-green-elf = green elves
rn-races-trobit = trobits
rn-race-title-halfling = Halfling
rn-race-title-human = Human
rn-race-title-elf = Elf
rn-race-title-dwarf = Dwarf
rn-race-title-green-elf = Green elf
rn-race-title-trobit = Trobit
rn-or = {" or "}

## The town
rn-town = The town of Caveborn
rn-tab-town = Town
rn-tavern = Cavern Tavern
rn-tavern-short = Tavern
rn-yard = Construction Yard
rn-yard-short = Yard
rn-guilds = Guilds
rn-hall = Guild Hall
rn-port = Port
rn-council = Stone Council
rn-council-short = Council
rn-berk = Berk’s Office
rn-berk-short = Berk
rn-castle = White Castle
rn-castle-short = Castle
rn-castle-white = White
rn-castle-castle = Castle
rn-chancery = Chancery
rn-rising = rising
rn-take-card = take a card
rn-buy-house = buy a house
rn-sold = sold
rn-new = new
rn-port-line = sell as many as the die
rn-slot-tavern = Tavern: take a settlers card. Each die must be at least as high as the one before it.
rn-slot-yard = Construction Yard: buy a house. Each die must be at most as high as the one before it.
rn-slot-guild = { $guild }, { $low } or { $high }: { $activates ->
    [one] the first workshop
    [2] the first two workshops
   *[other] all workshops
  }, buy up to { $buy ->
    [one] { $buy } good
   *[other] { $buy } goods
  }{ $send ->
    [0] {""}
    [one] , send { $send } apprentice
   *[other] , send up to { $send } apprentices
  }
rn-slot-hall = { $building }. Die { $die }, { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }.
rn-slot-hall-empty = Guild Hall { $die }: nothing for sale
rn-slot-port = Port: sell up to { $n } { $n ->
    [one] good
   *[other] goods
  }
rn-slot-berk = Berk’s Office, { $low } or { $high }: { $free ->
    [one] { $free } modifier
   *[other] { $free } modifiers
  } free{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more for a coin each
  }, or new settlers or buildings
rn-slot-castle = White Castle, { $low } to { $high }: +{ $n } reputation
rn-slot-board = 5 or 6: call an apprentice back
rn-slot-chancery = Chancery, die { $die }: { $benefit }
rn-slot-tile = Commission: a { $die }
rn-hold = { $good }: { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  } each, { $sold } of { $spaces } sold
rn-council-empty = No tile
rn-council-words = { $price }; needs nobility { $level }; { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
rn-income-each = At income each apprentice here earns { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }
rn-apprentice-of = Apprentice of { $name }
rn-free-workshop = Free workshop slot: { $n } points, { $stars } nobility
rn-owned-by = Owner: { $name }.
rn-owned-by-nobody = No owner.
rn-workshop-words = { $guild }’ workshop: { $effects }
rn-community-words = Community building
rn-card-words = { $race }: { $goods }; { $least } to { $most } goods; { $workers ->
    [0] no workers
    [one] { $workers } worker
   *[other] { $workers } workers
  }, { $stars } nobility
rn-card-asks = { $least } to { $most } goods of { $goods }; { $stars } nobility
rn-desk-words = Desk for { $race }: { $benefit }. { $who }
rn-desk-free = Free.
rn-desk = Desk
rn-desk-council-coins = Council tiles cost no coins
rn-desk-port-bonus = 1 coin more for each good sold at the Port
rn-desk-council-reputation = The Council costs only 1 reputation
rn-desk-second-card = Two cards at the Tavern instead of one
rn-desk-house-price = Houses cost 1 coin less
rn-desk-building-price = Buildings cost 1 coin less
rn-effect-coin = 1 coin
rn-effect-reputation = 1 reputation
rn-effect-reroll = reroll dice
rn-effect-good = 1 good of this guild
rn-effect-buy = buy any good
rn-effect-exchange = exchange a good
rn-ways = ways:

## Round and event
rn-round = Round { $n }
rn-round-of = Round { $n } of { $of }
rn-final = End of the game
rn-night-title = In the Pale Moonlight
rn-event-port-bonus = { $n ->
    [one] { $n } extra coin
   *[other] { $n } extra coins
  } for each good sold at the Port
rn-event-apprentice-income = { $n ->
    [one] { $n } extra coin
   *[other] { $n } extra coins
  } for each apprentice at income
rn-event-free-good = { $n ->
    [one] { $n } free good
   *[other] { $n } free goods
  } with a purchase at a guild
rn-event-tavern-bonus = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  } for each visit to the Tavern
rn-event-tavern-cost = A visit to the Tavern costs { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }
rn-event-house-price = Houses cost { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  } { $sign ->
    [less] less
   *[more] more
  }
rn-event-building-price = Buildings cost { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  } { $sign ->
    [less] less
   *[more] more
  }
rn-event-good-price = Goods at guilds cost { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  } { $sign ->
    [less] less
   *[more] more
  }
rn-event-berk-modifiers = { $n ->
    [one] { $n } extra free modifier
   *[other] { $n } extra free modifiers
  } at Berk’s
rn-event-castle-bonus = { $n } extra reputation at the White Castle
rn-event-council-reputation = The Council costs { $n } less reputation
rn-event-council-vp = { $n ->
    [one] { $n } extra point
   *[other] { $n } extra points
  } for a council tile
rn-event-port-limit = Sell at most { $n ->
    [one] { $n } good
   *[other] { $n } goods
  } per visit to the Port
rn-event-building-tax = At income pay { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  } for each building you own
rn-event-name-port-traders = Port Traders
rn-event-name-hardworking-apprentices = Hardworking Apprentices
rn-event-name-flourishing-guilds = Flourishing Guilds
rn-event-name-a-round-on-the-house = A Round on the House
rn-event-name-timber-rafts = Timber Rafts
rn-event-name-the-generous-clerk = The Generous Clerk
rn-event-name-royal-audience = Royal Audience
rn-event-name-a-patient-council = A Patient Council
rn-event-name-builders-fair = Builders’ Fair
rn-event-name-crowded-docks = Crowded Docks
rn-event-name-empty-shelves = Empty Shelves
rn-event-name-tavern-toll = Tavern Toll
rn-event-name-timber-shortage = Timber Shortage
rn-event-name-coronation-day = Coronation Day
rn-event-name-the-council-s-favour = The Council’s Favour
rn-event-name-property-tax = Property Tax
rn-flag-port-bonus = { $signed } each
rn-flag-apprentice-income = { $signed } each
rn-flag-free-good = { $signed } free
rn-flag-tavern-bonus = { $signed } coin
rn-flag-tavern-cost = −{ $n } coin
rn-flag-house-price = { $signed }
rn-flag-building-price = { $signed }
rn-flag-good-price = { $signed } coin
rn-flag-berk-modifiers = { $signed }
rn-flag-castle-bonus = { $signed }
rn-flag-council-reputation = { $signed }
rn-flag-council-vp = { $signed } points
rn-flag-port-limit = at most { $n }
rn-flag-building-tax = tax

## The own board
rn-own-board = Player board
rn-reputation = Reputation
rn-reputation-words = Reputation { $n }: { $placed ->
    [one] { $placed } pip
   *[other] { $placed } pips
  } placed, { $room ->
    [0] no more can be placed this round
   *[other] { $room } more can be placed this round
  }
rn-placed = placed { $n }
rn-fits = { $n } fits
rn-too-much = { $n } is too much
rn-castle-raises = raise it at the White Castle
rn-nobility = Nobility
rn-nobility-words = Nobility { $n }, worth { $points } points at the end
rn-lord = Lord
rn-white-lord = White Lord
rn-purse = Purse
rn-coins = { $n ->
    [one] coin
   *[other] coins
  }
rn-coins-title = Coins
rn-modifiers = { $n ->
    [one] modifier
   *[other] modifiers
  }
rn-modifiers-title = Modifiers
rn-n-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }
rn-storage = Storage
rn-lot = Workers lot
rn-recall-1 = call back an
rn-recall-2 = apprentice
rn-workers-words = { $n ->
    [0] No workers in the lot
    [one] { $n } worker in the lot
   *[other] { $n } workers in the lot
  }
rn-houses = House lots: { $n } of 7
rn-waiting = ready
rn-houses-words = { $n } of 7 houses are occupied, { $waiting } ready, { $left } in the supply
rn-lots = Community lots
rn-lot-free = Community lot { $n }, free
rn-each-income = every income
rn-up-to = up to { $n }
rn-hand = Settlers cards
rn-hand-to-house = Settlers to house
rn-room-1 = one more card
rn-room-2 = from the Tavern
rn-new-card = new
rn-needs = needs { $what }
rn-needs-kinds = needs { $n } kinds
rn-needs-more = needs { $n } more
rn-needs-house = needs a house
rn-discard = discard
rn-worth = up to +{ $n }
rn-commissions = Commissions
rn-commission-secret = secret
rn-commission-active = active
rn-commission-hidden = A secret commission
rn-commission-race = 3 points per house of { $of }, up to { $most }
rn-commission-guild = { $of }: 3 per workshop, 1 per apprentice, up to { $most }
rn-commission-community = 3 points per community building, up to { $most }
rn-commission-council = 2 points per council tile, up to { $most }
rn-commission-reputation = Reputation 12: 4 points, 15: { $most } points
rn-commission-nobility = Nobility 9: 5 points, 12: { $most } points
rn-commission-coins = 1 point per 2 coins, up to { $most }
rn-commission-races = 2 points per race beyond two, up to { $most }
rn-offer-commission = Keep one commission
rn-offer-character = Choose your character
rn-objective = Objective
rn-objective-points = { $n } points
rn-objective-settlers = { $n } settlers housed
rn-objective-races = { $n } races housed
rn-objective-council = { $n } council tiles
rn-objective-buildings = { $n } buildings
rn-objective-so-far = { $n } so far
rn-benefit-reputation = { $n } reputation
rn-benefit-modifiers = { $n ->
    [one] { $n } modifier
   *[other] { $n } modifiers
  }
rn-benefit-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }
rn-benefit-goods = { $n ->
    [one] { $n } good of your choice
   *[other] { $n } goods of your choice
  }
rn-benefit-settlers = { $n ->
    [one] { $n } settlers card
   *[other] { $n } settlers cards
  }
rn-benefit-houses = { $n ->
    [one] { $n } house
   *[other] { $n } houses
  }
rn-benefit-workers = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
  }
rn-benefit-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
rn-die = Die { $die }
rn-die-fits = fits
rn-die-chosen = chosen
rn-die-shift = as { $n }
rn-die-over = too much

## The players
rn-first-player = First player
rn-points-of = { $name }: { $n } points. Show where they come from
rn-look-closer = A closer look at { $name }
rn-hand-title = { $n ->
    [one] { $n } settlers card in hand
   *[other] { $n } settlers cards in hand
  }
rn-platform-title = { $n ->
    [one] { $n } house ready
   *[other] { $n } houses ready
  }
rn-dice-left = Dice not yet placed: { $dice }
rn-passed = passed
rn-lord-yes = (received)
rn-lord-no = (at nobility { $n })
rn-buildings = Buildings
rn-council-tiles = Council tiles
rn-desks = Desks
rn-left-settlers = { $n ->
    [one] { $n } settlers card in the deck
   *[other] { $n } settlers cards in the deck
  }
rn-left-buildings = { $n ->
    [one] { $n } building in the bag
   *[other] { $n } buildings in the bag
  }
rn-left-council = { $n ->
    [one] { $n } council tile to come
   *[other] { $n } council tiles to come
  }
rn-left-ships = { $n ->
    [one] { $n } ship to come
   *[other] { $n } ships to come
  }
rn-left-commissions = { $n ->
    [one] { $n } commission in the deck
   *[other] { $n } commissions in the deck
  }

## What is asked
rn-decide-turn = Your turn: choose a die and its place. You can still place { $n ->
    [one] { $n } pip
   *[other] { $n } pips
  } this round.
rn-decide-rest = { $die ->
    [placed] Your die is placed.
    [none] Your turn, with no dice left.
   *[stuck] Your turn, but none of your dice can be placed.
  } { $open ->
    [card] House settlers
    [sale] Sell a building
   *[card-sale] House settlers, sell a building
  } { $passes ->
    [yes] or pass this round.
   *[no] or end your turn.
  }
rn-decide-place = Where does your { $die } go?
rn-decide-card = Choose a settlers card at the Tavern.
rn-decide-second-card = Your desk lets you take a second card.
rn-decide-drop = Your hand is full: discard a card to make room for the { $race }.
rn-decide-spend = House the { $race } ({ $least } to { $most } goods, { $spent } so far): how much { $good } do you spend?
rn-decide-workshop = { $guild }, workshop { $n }: { $effects }?
rn-decide-buy = { $guild }: how many goods do you buy?{ $free ->
    [0] {""}
    [one] {" "}Your apprentice adds 1.
   *[other] {" "}Your apprentices add { $free }.
  }
rn-decide-apprentices = { $guild }: { $n ->
    [one] send one apprentice, or stop.
   *[other] send up to { $n } apprentices.
  }
rn-decide-transfer = { $name } wants to move your apprentice from the { $origin } to the { $guild }.
rn-decide-lot = Where do you build? Each lot pays something at every income.
rn-decide-sell = { $sold ->
    [0] { $n ->
        [one] Sell one good at the Port.
       *[other] Sell up to { $n } goods at the Port, in the order of your storage.
      }
   *[other] { $n ->
        [one] Sell one more, or stop.
       *[other] Sell up to { $n } more, or stop.
      }
  }
rn-decide-berk = At Berk’s{ $n ->
    [one] {""}
   *[other] , in any order
  }: { $what }.
rn-berk-commission = a commission
rn-berk-modifiers = modifiers
rn-berk-replace = new settlers or new buildings
rn-decide-berk-commission = Berk offers a commission.
rn-decide-berk-keep = Keep one of these commissions.
rn-decide-berk-modifiers = Berk has modifiers for you.
rn-decide-berk-replace = Berk can bring in new settlers or new buildings.
rn-decide-recall = Which apprentice comes back to your lot?
rn-decide-desk = Choose one of the two free desks.
rn-decide-benefit-card = You are a Lord: choose a settlers card.
rn-decide-benefit-good = { $why ->
    [lot] Your community building pays:
   *[lord] You are a Lord:
  } choose { $n ->
    [one] a good.
   *[other] { $n } goods.
  }
rn-decide-character = Choose who you are.
rn-decide-commission = Choose a commission. It stays secret until the end.
rn-chosen-commission = You have chosen; the others are still choosing.
rn-wait-character = { $name } is choosing a character.
rn-wait-commission = Everyone is choosing a commission.
rn-wait-turn = { $name } is deciding what to do.
rn-wait-place = { $name } is looking for a place for a { $die }.
rn-wait-card = { $name } is choosing a card at the Tavern.
rn-wait-drop = { $name } is making room for the { $race }.
rn-wait-spend = { $name } is housing the { $race }.
rn-wait-workshop = { $name } is using a workshop of the { $guild }.
rn-wait-buy = { $name } is buying from the { $guild }.
rn-wait-apprentices = { $name } is sending apprentices to the { $guild }.
rn-wait-transfer = { $name } is asked to let an apprentice go to the { $guild }.
rn-wait-lot = { $name } is choosing a lot.
rn-wait-sell = { $name } is selling at the Port.
rn-wait-berk = { $name } is at Berk’s.
rn-wait-berk-commission = { $name } is at Berk’s.
rn-wait-berk-keep = { $name } is choosing a commission.
rn-wait-berk-modifiers = { $name } is at Berk’s.
rn-wait-berk-replace = { $name } is at Berk’s.
rn-wait-recall = { $name } is calling an apprentice back.
rn-wait-desk = { $name } is choosing a desk.
rn-wait-benefit-card = { $name } became a Lord and is choosing a card.
rn-wait-benefit-good = { $name } is choosing goods.
rn-ask-as-at = choose a marked place, or change the die first
rn-ask-at = choose a marked place
rn-ask-as = it fits nowhere as it is: change it first
rn-ask-die = choose the die
rn-ask-die-roll = choose more dice, or roll
rn-ask-roll = roll
rn-ask-lot = choose the building to sell
rn-ask-ws = choose the building to sell
rn-ask-lot-ws = choose the building to sell
rn-ask-good = choose a good in your storage
rn-ask-get = choose what you get for it

## What can be done
rn-head-die = The { $die }
rn-go-tavern = Go to the Tavern
rn-go-yard = Buy a house
rn-go-guild = Go to the { $guild }
rn-go-hall = Buy: { $building }
rn-go-port = Sell at the Port
rn-go-council = Fulfil a council tile ({ $race })
rn-go-berk = Visit Berk
rn-go-castle = Visit the White Castle
rn-go-board = Call an apprentice back
rn-go-chancery = Take a desk: { $benefit }
rn-go-tile = Work on the commission
rn-shift = { $die } → { $value }
rn-as = as { $value }
rn-do-sell = Sell a building
rn-do-end = End turn
rn-do-rest = Pass this round
rn-pick-complete = House the { $race }
rn-pick-sell-workshop = Sell the { $guild }’ workshop
rn-pick-sell-community = Sell the community building
rn-pick-take = Take the { $race }
rn-pick-drop = Discard the { $race } ({ $least }–⁠{ $most })
rn-fx-coin = Take 1 coin
rn-fx-reputation = Gain 1 reputation
rn-fx-good = Take 1 { $good }
rn-fx-buy = Buy any good
rn-fx-exchange = Exchange a good
rn-pick-buy-any = Buy 1 { $good }
rn-for = for { $good }
rn-pick-exchange = Exchange { $give } for { $get }
rn-roll = Roll { $n ->
    [one] { $n } die
   *[other] { $n } dice
  }
rn-pick-reroll = Reroll { $dice }
rn-pick-buy = { $free ->
    [0] Buy { $goods }
   *[other] Buy { $n }, get { $goods }
  }
rn-pick-worker = Send a worker
rn-pick-move = Move the apprentice from the { $guild }
rn-pick-transfer = Move { $name }’s apprentice from the { $guild }
rn-pick-accept = Let him go
rn-pick-refuse = Refuse
rn-pick-lot-reputation = Lot { $n }: 1 reputation
rn-pick-lot-modifier = Lot { $n }: 1 modifier
rn-pick-lot-good = Lot { $n }: 1 good of your choice
rn-pick-lot-coin = Lot { $n }: 1 coin
rn-pick-lot-vp = Lot { $n }: 1 point
rn-pick-ship = Sell { $goods }
rn-pick-commission = Take a commission
rn-pick-modifiers = Take { $n ->
    [one] { $n } modifier
   *[other] { $n } modifiers
  }
rn-pick-replace-settlers = New settlers
rn-pick-replace-buildings = New buildings
rn-pick-recall = From the { $guild }
rn-pick-desk = Desk of the { $race }: { $benefit }
rn-pick-keep = Keep this commission: { $what }
rn-pick-character = { $name }: { $benefit }
rn-stop-card = No second card
rn-stop-workshop = Skip
rn-stop-buy = Buy nothing
rn-stop-apprentices = Send no more
rn-stop-sell = Done selling
rn-stop-berk-commission = No commission
rn-stop-berk-modifiers = No modifiers
rn-stop-berk-replace = Replace nothing
rn-stop-berk = Done at Berk’s
rn-stop-benefit-card = No card, my hand is full
rn-sum-coins = { $n ->
    [one] { $signed } coin
   *[other] { $signed } coins
  }
rn-sum-modifiers = { $n ->
    [one] { $signed } modifier
   *[other] { $signed } modifiers
  }
rn-sum-points = { $n ->
    [one] { $signed } point
   *[other] { $signed } points
  } ({ $why })
rn-sum-reputation = { $signed } reputation
rn-sum-nobility = { $signed } nobility
rn-sum-workers = { $n ->
    [one] { $signed } worker
   *[other] { $signed } workers
  }
rn-sum-house = +{ $n } { $n ->
    [one] house
   *[other] houses
  }
rn-group-die = With the { $die }
rn-group-card = House settlers
rn-group-sale = Sell a building
rn-not-placed = You have already placed a die this turn.
rn-not-dice = You have no dice left this round.
rn-not-second-card = You have already housed settlers this turn.
rn-not-taken = A die is already here.
rn-not-full = This guild takes no more dice this round.
rn-not-blocked = Blocked by the automa this round.
rn-not-empty = Nothing is left here this round.
rn-not-coins = You are { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  } short.
rn-not-good = You still need { $goods }.
rn-not-nobility = You are { $n } nobility short.
rn-not-goods = You have nothing this ship still takes.
rn-not-space = The ship takes no more of these.
rn-not-order = Goods are sold in the order of your storage. Undo a sale to sell this first.
rn-not-race = You have housed nobody of this race yet.
rn-not-master = You need an apprentice at the { $guild }.
rn-not-no-room = All workshops of the { $guild } are built.
rn-not-worker = You need a worker in your workers lot.
rn-not-apprentice = You have no apprentice to call back.
rn-not-houses = You have no houses left in the supply.
rn-not-lots = All your community lots are built.
rn-not-desk = No desk here is free for the races you have housed.
rn-not-die-place = It fits nowhere in town now.
rn-not-die-fits = Too high: you can place only { $n ->
    [one] { $n } more pip
   *[other] { $n } more pips
  } this round.

## The log
rn-log-first = { $who ->
    [you] You go first
   *[they] { $name } goes first
  }
rn-log-other = { $who ->
    [you] you
   *[they] { $name }
  }
rn-log-character = became { $name } of the { $guild }
rn-log-keeper = became keeper of the { $guild }
rn-log-keep = kept a commission
rn-log-objective = Objective: { $what }
rn-log-event = Event: { $name }
rn-log-automa = The automa blocks the { $red } and the { $blue }; Tavern { $tavern }, Yard { $yard }, Guild Hall { $hall }
rn-log-automa-one = The automa blocks the { $red }; Tavern { $tavern }, Yard { $yard }, Guild Hall { $hall }
rn-log-rolled = Rolled:
rn-log-guild = went to the { $guild }
rn-log-tavern = went to the Tavern
rn-log-yard = went to the Construction Yard
rn-log-hall = went to the Guild Hall
rn-log-port = sold at the Port
rn-log-council = went to the Stone Council
rn-log-berk = went to Berk’s
rn-log-castle = went to the White Castle
rn-log-board = called an apprentice back
rn-log-chancery = went to the Chancery
rn-log-tile = worked on a commission
rn-log-complete = housed the { $race }
rn-log-take = took the { $race }
rn-log-decline = took no card
rn-log-drop = discarded the { $race }
rn-log-workshop = built a workshop of the { $guild }
rn-log-community = built a community building
rn-log-sell-workshop = sold the workshop of the { $guild }
rn-log-sell-community = sold a community building
rn-log-apprentice = sent an apprentice
rn-log-move = moved an apprentice from the { $guild }
rn-log-moved = { $who ->
    [you] moved one of your apprentices
   *[they] moved an apprentice of { $name }
  }
rn-log-transfer = { $who ->
    [you] asked you for an apprentice of the { $guild }
   *[they] asked { $name } for an apprentice of the { $guild }
  }
rn-log-recall = took one from the { $guild }
rn-log-desk = took a desk: { $benefit }
rn-log-commission = took a commission
rn-log-benefit = became a Lord: benefit of { $name }
rn-log-reroll = rerolled { $dice } to { $to }
rn-log-pass = passed this round
rn-log-income = collected income
rn-log-scored = scored: { $why }
rn-log-active = activated a commission: it scores at the end
rn-log-end = End of the game
rn-log-ship = A new ship lies in the Port
rn-log-refuse = let nobody go

## Points
rn-source-start = at the start
rn-source-reward = workshop rewards
rn-source-building = buildings
rn-source-sale = buildings sold
rn-source-council = council tiles
rn-source-lot = community lots
rn-source-benefit = benefit of a Lord
rn-source-settlers = settlers housed
rn-source-keeper = lost as keeper
rn-source-goods-left = goods left
rn-source-nobility = nobility
rn-source-commission = commissions
rn-source-guild = guilds owned
rn-source-start-once = start
rn-source-reward-once = workshop reward
rn-source-building-once = building
rn-source-sale-less = building sold
rn-source-council-once = council tile
rn-source-lot-once = community lot
rn-source-benefit-once = Lord
rn-source-settlers-once = settlers
rn-source-keeper-less = as keeper
rn-source-commission-once = commission
rn-source-guild-once = guild owned
rn-tie-houses = Points were tied: occupied houses decided.
rn-tie-reputation = Points and houses were tied: reputation decided.
rn-tie-coins = Points, houses and reputation were tied: coins decided.
rn-tie-shared = Everything was tied: the win is shared.
rn-tie-objective = In the solo game the objective decides, whatever your points.

## Options
option-chancery = Chancery
option-events = Events
option-night = In the Pale Moonlight
option-objective = Objective
option-dieless_turn = Turn without a die
option-dieless_turn-last = is your last of the round
option-dieless_turn-free = is your last only if you do nothing
rn-option-chancery = Desks with lasting benefits, and secret commissions. Always used with six players, never solo.
rn-option-events = Every round an event changes something. For any number of players, solo included.
rn-option-night = In the Pale Moonlight: everyone keeps a guild, and apprentices may be moved against their owners’ will. For 2 to 6 players, with or without the Chancery.
rn-option-objective = Solo only: the number of the objective, 1 to 15 (points, settlers, races, council tiles, buildings, in three steps each); or random. With more players leave it at random.
rn-option-dieless-turn = Last: a turn without a die is your last of the round. Free: only a turn in which you do nothing at all.

## Hints
rn-hint-tavern-title = Cavern Tavern
rn-hint-tavern = Take one face-up card; a new one takes its place. Dice go from left to right, each at least as high as the one before.
rn-hint-yard-title = Construction Yard
rn-hint-yard = Buy one house. Dice go from left to right, each at most as high as the one before.
rn-hint-guild-title = Guild
rn-hint-guild = First use the workshops your die reaches, then buy goods (each of your apprentices here adds a free one), then send apprentices.
rn-hint-apprentices-title = Apprentices
rn-hint-apprentices = At income each earns coins: the more apprentices here, the less each earns. When you buy, each of yours adds a free good.
rn-hint-hall-title = Guild Hall
rn-hint-hall = A workshop needs one of your apprentices in its guild, who becomes its master. A community building needs a worker and a free lot.
rn-hint-port-title = Port
rn-hint-port = Sell as many goods as the die shows, in any mix, each on a free space of the ship.
rn-hint-council-title = Stone Council
rn-hint-council = Needs a housed settler of this race and the nobility in the star. You pay the goods and coins, and lose 2 reputation.
rn-hint-berk-title = Berk’s Office
rn-hint-berk = Take modifiers (one is free), or bring in new settlers or new buildings; with desks in the Chancery also commissions. Do at least one of these.
rn-hint-castle-title = White Castle
rn-hint-castle = Raises your reputation at once.
rn-hint-recall-title = Call back
rn-hint-recall = A 5 or 6 brings one of your apprentices back to your workers lot.
rn-hint-reputation-title = Reputation
rn-hint-reputation = The dice you place in a round may add up to this and no more.
rn-hint-nobility-title = Nobility
rn-hint-nobility = Gives access to council tiles. At 5 you become a Lord and receive your character’s benefit. Worth points at the end.
rn-hint-modifiers-title = Modifiers
rn-hint-modifiers = Each changes a die by one when you place it.
rn-hint-coins-title = Coins
rn-hint-coins = From apprentices, the Port and buildings you sell. They are worth nothing at the end.
rn-hint-workers-title = Workers
rn-hint-workers = They come with settlers. Send them to guilds, community buildings or desks.
rn-hint-houses-title = Houses
rn-hint-houses = Every settlers card you complete needs a house that is ready. Seven at most.
rn-hint-settlers-title = Settlers card
rn-hint-settlers = Spend one to three of each good shown, in all between the two numbers: a point for each good, plus workers and stars.
rn-hint-commission-title = Commission
rn-hint-commission = Place a die of each of the three values. Once all three tokens lie there the commission is active and scores at the end.
rn-hint-objective-title = Objective
rn-hint-objective = Reach it by the end to win.
rn-hint-keeper-title = Keeper
rn-hint-keeper = This is the keeper’s guild. Building a workshop here takes points and stars from the keeper. At the end whoever has most workshops owns the guild; the keeper wins ties.
rn-hint-event-title = Event
rn-hint-event = Applies this round, including income.
rn-hint-workshop-0-title = First workshop
rn-hint-workshop-0 = Works with every die at this guild. Its owner gets a coin when someone else uses the guild.
rn-hint-workshop-1-title = Second workshop
rn-hint-workshop-1 = Works with a 3 or higher. Its owner gets a good of the guild when someone else uses it.
rn-hint-workshop-2-title = Third workshop
rn-hint-workshop-2 = Works with a 5 or 6. Its owner gets a point when someone else uses it.
rn-hint-good = Sold by the { $guild }; wanted by settlers, at the Port and by the Council. At the end two goods are worth a point.
rn-lot-title = Community lot
rn-hint-lot-reputation = A community building here pays 1 reputation at every income, and a point for every card you complete from then on.
rn-hint-lot-modifier = A community building here pays 1 modifier at every income, and a point for every card you complete from then on.
rn-hint-lot-good = A community building here pays 1 good of your choice at every income, and a point for every card you complete from then on.
rn-hint-lot-coin = A community building here pays 1 coin at every income, and a point for every card you complete from then on.
rn-hint-lot-vp = A community building here pays 1 point at every income, and a point for every card you complete from then on.
rn-hint-character-title = Character
rn-hint-character = Lets you spend one more of the good shown on a settlers card. When you become a Lord, you get what is shown at the bottom.
key-1-2-nobility = 1 … 5
key-1-2-does-nobility = choose a die
js-and-end-turn-nobility = { "" }
js-order-nobility = Skip sales…
js-order-help-nobility = Your turns end while only a sale is left. With a die to place or settlers to house, you are asked.
js-order-stands-round-nobility = This round your turns end until something better than a sale comes up.
js-order-stands-game-nobility = Your turns end until something better than a sale comes up.
js-order-stop-nobility = Stop skipping sales
rn-hint-night-title = In the Pale Moonlight
rn-hint-night = Everyone keeps a guild, and apprentices may be moved without permission. Whoever owns a guild at the end scores for it.
rn-hint-automa-title = A die of the automa
rn-hint-automa = White and green lie first at the Tavern and the Yard: your die must follow as usual. Yellow has discarded a building of the Guild Hall. Red and blue each block a guild for the round.
rn-hint-die-title = Your die
rn-hint-die = Place it where its value fits. All dice of a round together may show no more than your reputation.
rn-say-room = You can still place { $n ->
    [one] { $n } pip
   *[other] { $n } pips
  } this round.
rn-say-worth = You can house them now for up to { $n } points.
rn-no-card = No card lies here.
rn-say-house = A house costs you { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  } now.
rn-say-guild = { $goods }: { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  } each this round. At most { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
  } a round.
rn-say-building = It costs you { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  } now.
rn-say-council = A tile costs you { $n } reputation now.
rn-say-berk = A bought modifier costs { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }.
rn-say-housed = Lived in by { $race }.
rn-say-room-card = Room for one more card.
rn-hint-chancery-title = Chancery
rn-hint-chancery = A die seats a worker at one of its two desks for good, if you have housed that people. Each desk helps you for the rest of the game and pays coins in Income.
rn-hint-dice-title = Dice still to place
rn-hint-dice = Together with those in town they may show no more than the reputation.
