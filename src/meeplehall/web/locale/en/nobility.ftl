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
rn-slot-tavern = Tavern: take a settlers card; each die at least the one before
rn-slot-yard = Construction Yard: buy a house; each die at most the one before
rn-slot-guild = { $guild }, { $low } or { $high }: { $activates ->
    [one] the first workshop
    [2] the first two workshops
   *[other] all workshops
  }, buy up to { $buy }, send up to { $send }
rn-slot-hall = { $building }. Die { $die }, { $n } { $n ->
    [one] coin
   *[other] coins
  }.
rn-slot-hall-empty = Guild Hall { $die }: nothing for sale
rn-slot-port = Port: sell up to { $n } { $n ->
    [one] good
   *[other] goods
  }
rn-slot-berk = Berk’s Office, { $low } or { $high }: { $free } { $free ->
    [one] modifier
   *[other] modifiers
  } free{ $more ->
    [0] {""}
   *[other] {", "}up to { $more } more for coins
  }, or new cards or buildings
rn-slot-castle = White Castle, { $low } to { $high }: +{ $n } reputation
rn-slot-board = 5 or 6: call an apprentice back
rn-slot-chancery = Chancery, die { $die }: { $benefit }
rn-slot-tile = Commission: a { $die }
rn-hold = { $good }: { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  } each, { $sold } of { $spaces } sold
rn-council-empty = No tile
rn-council-words = { $price }; level { $level } of nobility; { $n } points
rn-income-each = In Income each apprentice here earns { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }
rn-apprentice-of = Apprentice of { $name }
rn-free-workshop = Room for a workshop: { $n } points, { $stars } nobility
rn-owned-by = Of { $name }.
rn-owned-by-nobody = Nobody’s.
rn-workshop-words = { $guild }’ workshop: { $effects }
rn-community-words = Community building
rn-card-words = { $race }: { $goods }; { $least } to { $most } goods; { $workers ->
    [0] no workers
    [one] { $workers } worker
   *[other] { $workers } workers
  }, { $stars } nobility
rn-desk-words = Desk for { $race }: { $benefit }. { $who }
rn-desk-free = Free.
rn-desk = Desk
rn-desk-council-coins = Council tiles cost no coins
rn-desk-port-bonus = 1 coin more for each good sold at the Port
rn-desk-council-reputation = The Council costs only 1 reputation
rn-desk-second-card = Two cards at the Tavern
rn-desk-house-price = Houses cost 1 coin less
rn-desk-building-price = Buildings cost 1 coin less
rn-effect-coin = 1 coin
rn-effect-reputation = 1 reputation
rn-effect-reroll = reroll dice
rn-effect-good = 1 good of the guild
rn-effect-buy = buy any good
rn-effect-exchange = exchange a good
rn-ways = ways:

## Round and event
rn-round = Round { $n }
rn-round-of = Round { $n } of { $of }
rn-final = End of the game
rn-night-title = In the Pale Moonlight
rn-event-port-bonus = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  } more for each good sold at the Port
rn-event-apprentice-income = { $n } coin more for each apprentice in Income
rn-event-free-good = { $n } free good with a purchase at a guild
rn-event-tavern-bonus = { $n } coin for each visit to the Tavern
rn-event-tavern-cost = A visit to the Tavern costs { $n } coin
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
rn-event-good-price = Goods cost { $n } coin { $sign ->
    [less] less
   *[more] more
  } at guilds
rn-event-berk-modifiers = { $n } more free modifier at Berk’s
rn-event-castle-bonus = { $n } more reputation at the White Castle
rn-event-council-reputation = The Council costs { $n } reputation less
rn-event-council-vp = { $n } more points for a council tile
rn-event-port-limit = At most { $n } goods sold per visit to the Port
rn-event-building-tax = In Income { $n } coin is due for each own building
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
rn-own-board = Own board
rn-reputation = Reputation
rn-reputation-words = Reputation { $n }: { $placed } placed, { $room } still fit
rn-placed = placed { $n }
rn-fits = { $n } fits
rn-too-much = { $n } is too much
rn-castle-raises = the White Castle raises it
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
rn-recall-1 = call an
rn-recall-2 = apprentice
rn-workers-words = { $n ->
    [0] No workers in the lot
    [one] { $n } worker in the lot
   *[other] { $n } workers in the lot
  }
rn-houses = House lots: { $n } of 7
rn-waiting = waiting
rn-houses-words = { $n } of 7 houses are lived in, { $waiting } wait, { $left } in the supply
rn-lots = Community lots
rn-lot-free = Community lot { $n }, free
rn-each-income = each income
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
rn-worth = up to +{ $n }
rn-commissions = Commissions
rn-commission-secret = secret
rn-commission-active = active
rn-commission-hidden = A secret commission
rn-commission-race = 3 points per house of { $of }, at most { $most }
rn-commission-guild = { $of }: 3 per workshop, 1 per apprentice, at most { $most }
rn-commission-community = 3 points per community building, at most { $most }
rn-commission-council = 2 points per council tile, at most { $most }
rn-commission-reputation = Reputation 12: 4 points, 15: { $most } points
rn-commission-nobility = Nobility 9: 5 points, 12: { $most } points
rn-commission-coins = 1 point per 2 coins, at most { $most }
rn-commission-races = 2 points per race beyond two, at most { $most }
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
    [one] { $n } good of choice
   *[other] { $n } goods of choice
  }
rn-benefit-settlers = { $n } settlers card
rn-benefit-houses = { $n } house
rn-benefit-workers = { $n } worker
rn-benefit-vp = { $n } points
rn-die = Die { $die }
rn-die-fits = fits
rn-die-chosen = chosen
rn-die-shift = as { $n }
rn-die-over = too much

## The players
rn-first-player = First player
rn-points-of = { $name }: { $n } points. Show where they come from
rn-look-closer = Look closer at { $name }
rn-hand-title = { $n ->
    [one] { $n } settlers card in hand
   *[other] { $n } settlers cards in hand
  }
rn-platform-title = { $n ->
    [one] { $n } house waiting
   *[other] { $n } houses waiting
  }
rn-dice-left = Dice not placed yet: { $dice }
rn-passed = passed
rn-lord-yes = (taken)
rn-lord-no = (at nobility { $n })
rn-buildings = Buildings
rn-council-tiles = Council tiles
rn-desks = Desks
rn-left-settlers = { $n } settlers in the deck
rn-left-buildings = { $n } buildings in the bag
rn-left-council = { $n ->
    [one] { $n } council tile to come
   *[other] { $n } council tiles to come
  }
rn-left-ships = { $n ->
    [one] { $n } ship to come
   *[other] { $n } ships to come
  }
rn-left-commissions = { $n } commissions in the deck

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
    [yes] or pass for the round.
   *[no] or end your turn.
  }
rn-decide-place = Where does your { $die } go?
rn-decide-card = Choose a settlers card at the Tavern.
rn-decide-second-card = Your desk lets you take a second card.
rn-decide-drop = Your hand is full: choose what goes for the { $race }.
rn-decide-spend = House the { $race } ({ $least } to { $most } goods, { $spent } so far): how much of your { $good }?
rn-decide-workshop = { $guild }, workshop { $n }: { $effects }.
rn-decide-buy = { $guild }: how many goods do you buy?{ $free ->
    [0] {""}
    [one] {" "}Your apprentice adds 1.
   *[other] {" "}Your apprentices add { $free }.
  }
rn-decide-apprentices = { $guild }: { $n ->
    [one] one more apprentice may come.
   *[other] up to { $n } apprentices may come.
  }
rn-decide-transfer = { $name } wants to move your apprentice from the { $origin } to the { $guild }.
rn-decide-lot = Where do you build? Each lot brings something in every Income.
rn-decide-sell = { $sold ->
    [0] Sell { $n ->
        [one] one good
       *[other] up to { $n } goods
      } at the Port.
   *[other] Sell up to { $n } more, or leave.
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
rn-decide-berk-replace = Berk can call for new settlers or new buildings.
rn-decide-recall = Which apprentice comes back to your lot?
rn-decide-desk = Two desks are free for you.
rn-decide-benefit-card = You are a Lord: choose a settlers card.
rn-decide-benefit-good = { $why ->
    [income] Income of your community lot:
   *[lord] You are a Lord:
  } { $n ->
    [one] choose a good.
   *[other] choose { $n } goods.
  }
rn-decide-character = Choose who you are.
rn-decide-commission = Choose a commission. Nobody sees it until the end.
rn-chosen-commission = You have chosen; the others still choose their commissions.
rn-wait-character = { $name } chooses a character.
rn-wait-commission = All choose their commissions.
rn-wait-turn = { $name } decides what to do.
rn-wait-place = { $name } looks for a place for a { $die }.
rn-wait-card = { $name } chooses a card at the Tavern.
rn-wait-drop = { $name } makes room for the { $race }.
rn-wait-spend = { $name } houses the { $race }.
rn-wait-workshop = { $name } uses a workshop of the { $guild }.
rn-wait-buy = { $name } buys from the { $guild }.
rn-wait-apprentices = { $name } sends apprentices to the { $guild }.
rn-wait-transfer = { $name } is asked to let an apprentice go to the { $guild }.
rn-wait-lot = { $name } chooses a lot.
rn-wait-sell = { $name } sells at the Port.
rn-wait-berk = { $name } talks to Berk.
rn-wait-berk-commission = { $name } talks to Berk.
rn-wait-berk-keep = { $name } chooses a commission.
rn-wait-berk-modifiers = { $name } talks to Berk.
rn-wait-berk-replace = { $name } talks to Berk.
rn-wait-recall = { $name } calls an apprentice back.
rn-wait-desk = { $name } chooses a desk.
rn-wait-benefit-card = { $name } takes the benefit of a Lord.
rn-wait-benefit-good = { $name } chooses goods.
rn-ask-as-at = choose a ringed place, or shift the die first
rn-ask-at = choose a ringed place
rn-ask-as = no place takes it as it is: shift it
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
rn-with-die = with the { $die }
rn-go-tavern = Go to the Tavern
rn-go-yard = Buy a house
rn-go-guild = Go to the { $guild }
rn-go-hall = Buy: { $building }
rn-go-port = Sell at the Port
rn-go-council = Serve the Council: the { $race } seat
rn-go-berk = See Berk
rn-go-castle = Visit the White Castle
rn-go-board = Call an apprentice back
rn-go-chancery = Take a desk: { $benefit }
rn-go-tile = Work on the commission
rn-shift = { $die } → { $value }
rn-as = as { $value }
rn-do-sell = Sell a building
rn-do-end = End turn
rn-do-rest = Pass for the round
rn-pick-complete = House the { $race }
rn-pick-sell-workshop = Sell the { $guild }’ workshop
rn-pick-sell-community = Sell the community building
rn-pick-take = Take the { $race }
rn-pick-drop = Discard the { $race }
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
rn-pick-lot-good = Lot { $n }: 1 good of choice
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
rn-pick-keep = Keep: { $what }
rn-pick-character = { $name }: { $benefit }
rn-stop-card = No second card
rn-stop-workshop = Without the effect
rn-stop-buy = Buy nothing
rn-stop-apprentices = No more
rn-stop-sell = Enough sold
rn-stop-berk-commission = No commission
rn-stop-berk-modifiers = No modifiers
rn-stop-berk-replace = Leave Berk
rn-stop-berk = Leave Berk
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
rn-not-placed = Your die of this turn is placed already.
rn-not-dice = You have no dice left this round.
rn-not-second-card = You have housed settlers this turn already.
rn-not-taken = A die lies here already.
rn-not-full = This guild takes no more dice this round.
rn-not-blocked = Closed by the automa for this round.
rn-not-empty = Nothing is left here this round.
rn-not-coins = You are { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  } short.
rn-not-good = You still need { $goods }.
rn-not-nobility = You are { $n ->
    [one] { $n } level
   *[other] { $n } levels
  } of nobility short.
rn-not-goods = You have nothing this ship still takes.
rn-not-race = You have housed nobody of this people yet.
rn-not-master = You need an apprentice at the { $guild }.
rn-not-no-room = All workshops of the { $guild } are built.
rn-not-worker = You need a worker in your lot.
rn-not-apprentice = You have no apprentice to call back.
rn-not-houses = You have no houses left in the supply.
rn-not-lots = All your community lots are built.
rn-not-desk = No desk here is free for the peoples you have housed.
rn-not-die-place = No place in town takes it now.
rn-not-die-fits = Too much: only { $n ->
    [one] { $n } pip fits
   *[other] { $n } pips fit
  } your reputation this round.

## The log
rn-log-first = First player: { $name }
rn-log-character = plays as { $name } of the { $guild }
rn-log-keeper = keeps the { $guild }
rn-log-keep = kept a commission
rn-log-objective = Objective: { $what }
rn-log-event = Event: { $name }
rn-log-automa = The automa blocks the { $red } and the { $blue }; Tavern { $tavern }, Yard { $yard }, Guild Hall { $hall }
rn-log-automa-one = The automa blocks the { $red }; Tavern { $tavern }, Yard { $yard }, Guild Hall { $hall }
rn-log-rolled = Rolled:
rn-log-guild = at the { $guild }
rn-log-tavern = at the Tavern
rn-log-yard = at the Construction Yard
rn-log-hall = at the Guild Hall
rn-log-port = sold at the Port
rn-log-council = at the Stone Council
rn-log-berk = at Berk’s
rn-log-castle = at the White Castle
rn-log-board = called back
rn-log-chancery = at the Chancery
rn-log-tile = worked on a commission
rn-log-complete = housed the { $race }
rn-log-take = took the { $race }
rn-log-decline = took no card
rn-log-drop = discarded the { $race }
rn-log-workshop = workshop of the { $guild }
rn-log-community = a community building
rn-log-sell-workshop = sold the workshop of the { $guild }
rn-log-sell-community = sold a community building
rn-log-apprentice = a new apprentice
rn-log-move = an apprentice from the { $guild }
rn-log-moved = moved an apprentice of { $name }
rn-log-transfer = asked { $name } for an apprentice of the { $guild }
rn-log-recall = an apprentice of the { $guild }
rn-log-desk = a desk: { $benefit }
rn-log-commission = took a commission
rn-log-benefit = a Lord: benefit of { $name }
rn-log-reroll = rerolled { $dice } to { $to }
rn-log-pass = passed for the round
rn-log-income = Income
rn-log-active = has an active commission: it counts at the end
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
rn-tie-houses = Points were equal: the houses lived in decided.
rn-tie-reputation = Points and houses were equal: reputation decided.
rn-tie-coins = Points, houses and reputation were equal: coins decided.
rn-tie-shared = Everything was equal: the win is shared.
rn-tie-objective = Alone, the objective decides, whatever the points.
rn-verdict-won = You won: the objective was { $what }, you reached { $n }
rn-verdict-lost = Not this time: the objective was { $what }, you reached { $n }

## Options
option-chancery = Chancery
option-events = Events
option-night = In the Pale Moonlight
option-objective = Objective
option-dieless_turn = Turn without a die
option-dieless_turn-last = is the last of the round
option-dieless_turn-free = is the last if nothing is done
rn-option-chancery = Desks with lasting benefits and secret commissions. Six players always have it, a single player never.
rn-option-events = An event changes something in every round. At every number of players, alone too.
rn-option-night = In the Pale Moonlight: everybody keeps a guild, apprentices may be moved against their owners’ will. For 2 to 6 players, with or without the Chancery.
rn-option-objective = Alone only: the number of the objective, 1 to 15 (points, settlers, races, council tiles, buildings, each in three steps); or random. With more players leave it at random.
rn-option-dieless-turn = Last: a turn without a die is your last of the round. Free: only a turn in which you do nothing at all is.
key-1-2-nobility = 1 to 5

## Hints
rn-hint-tavern-title = Cavern Tavern
rn-hint-tavern = Take one face-up card; another takes its place. Dice lie from left to right, each at least as high as the one before.
rn-hint-yard-title = Construction Yard
rn-hint-yard = Buy one house. Dice lie from left to right, each at most as high as the one before.
rn-hint-guild-title = Guild
rn-hint-guild = First the workshops, as far as the die reaches; then buy goods, with one free per own apprentice; then send apprentices.
rn-hint-apprentices-title = Apprentices
rn-hint-apprentices = In Income each earns coins, the fewer the more there are here. With a purchase each adds a free good.
rn-hint-hall-title = Guild Hall
rn-hint-hall = A workshop needs an own apprentice in its guild, who becomes its master. A community building needs a worker and a free lot.
rn-hint-port-title = Port
rn-hint-port = Sell as many goods as the die shows, any mix, each on a free space of the ship.
rn-hint-council-title = Stone Council
rn-hint-council = Takes a house of the column’s people, the nobility beside the star, and the goods and coins. It costs 2 reputation.
rn-hint-berk-title = Berk’s Office
rn-hint-berk = Modifiers, one free; new settlers or new buildings; with desks in the Chancery also commissions. At least one of them.
rn-hint-castle-title = White Castle
rn-hint-castle = More reputation, at once.
rn-hint-recall-title = Calling back
rn-hint-recall = A 5 or 6 brings one of your apprentices back to the lot.
rn-hint-reputation-title = Reputation
rn-hint-reputation = The dice you place in a round add up to no more than this.
rn-hint-nobility-title = Nobility
rn-hint-nobility = Opens tiles of the Council. At 5 you are a Lord and take your character’s benefit. Points at the end.
rn-hint-modifiers-title = Modifiers
rn-hint-modifiers = Each shifts a die by one when you place it.
rn-hint-coins-title = Coins
rn-hint-coins = From apprentices, the Port and sold buildings. They count nothing at the end.
rn-hint-workers-title = Workers
rn-hint-workers = They come with settlers. Send them to guilds, onto community buildings, or to desks.
rn-hint-houses-title = Houses
rn-hint-houses = Each settlers card takes a house that waits. Seven at most.
rn-hint-settlers-title = Settlers card
rn-hint-settlers = Spend one to three of each good, in all between the two numbers: a point for each, with workers and stars.
rn-hint-commission-title = Commission
rn-hint-commission = A die of each of the three values leaves a token. With all three it counts at the end.
rn-hint-objective-title = Objective
rn-hint-objective = Reach it by the end to win.
rn-hint-keeper-title = Keeper
rn-hint-keeper = This guild is the keeper’s own. Who builds a workshop here takes points and stars from the keeper. Most workshops own the guild in the end; ties are the keeper’s.
rn-hint-event-title = Event
rn-hint-event = Holds for this round, Income included.
rn-hint-workshop-0-title = First workshop
rn-hint-workshop-0 = Works for every die at this guild. Its owner gets a coin when another uses the guild.
rn-hint-workshop-1-title = Second workshop
rn-hint-workshop-1 = Works from a 3 on. Its owner gets a good of the guild when another uses it.
rn-hint-workshop-2-title = Third workshop
rn-hint-workshop-2 = Works for a 5 or 6. Its owner gets a point when another uses it.
rn-hint-good = Sold by the { $guild }, wanted by settlers, at the Port and in the Council. Two goods are a point at the end.
rn-lot-title = Community lot
rn-hint-lot-reputation = A community building here brings 1 reputation in every Income, and a point with every card housed from then on.
rn-hint-lot-modifier = A community building here brings 1 modifier in every Income, and a point with every card housed from then on.
rn-hint-lot-good = A community building here brings 1 good of choice in every Income, and a point with every card housed from then on.
rn-hint-lot-coin = A community building here brings 1 coin in every Income, and a point with every card housed from then on.
rn-hint-lot-vp = A community building here brings 1 point in every Income, and a point with every card housed from then on.
rn-hint-character-title = Character
rn-hint-character = Can spend one more of the good shown on a settlers card. Once you are a Lord, you get what is shown at the bottom.
rn-hint-night-title = In the Pale Moonlight
rn-hint-night = Everybody keeps a guild, and apprentices may be moved without asking for leave. Who owns a guild in the end scores for it.
rn-hint-automa-title = A die of the automa
rn-hint-automa = White and green lie first in Tavern and Yard: your die must follow as usual. Yellow has thrown out a building of the Guild Hall. Red and blue each close a guild for the round.
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
