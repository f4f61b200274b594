# The Castles of Burgundy: what is printed, asked and told.

## Tiles and goods
cb-castle = castle
cb-mine = mine
cb-ship = ship
cb-cow = { $n } cows
cb-sheep = { $n } sheep
cb-pig = { $n } pigs
cb-chicken = { $n } chickens
cb-warehouse = warehouse
cb-carpenter = carpenter’s workshop
cb-church = church
cb-market = market
cb-boarding-house = boarding house
cb-bank = bank
cb-city-hall = city hall
cb-watchtower = watchtower
cb-knowledge = knowledge tile { $n }
cb-a-tile = a { $tile }
cb-good-1 = wine
cb-good-2 = cheese
cb-good-3 = cloth
cb-good-4 = salt
cb-good-5 = pottery
cb-good-6 = honey
cb-n-goods = { $n } { $good }
cb-kind-C = castles
cb-kind-M = mines
cb-kind-S = ships
cb-kind-A = animals
cb-kind-B = buildings
cb-kind-K = knowledge

## The boards
cb-main-board = Main board
cb-depot = Depot { $depot }
cb-black-depot = Black depot
cb-goods-on-depot = { $n } { $good } on depot { $depot }
cb-estate = Estate
cb-your-estate = Your estate
cb-their-estate = Estate of { $name }
cb-estate-of = Estate of { $name }, board { $board }: { $n } of 37 spaces covered
cb-space = { $kind }, number { $number }, space { $space }
cb-castle-chosen = Your sealed choice
cb-look-closer = A closer look at the estate of { $name }
cb-standing = Phase { $phase }, round { $round }
cb-brief = { $phase } · round { $round }
cb-round = round { $round }
cb-phase = Phase { $phase }
cb-in-phase = in { $phase }
cb-goods-by-round = Goods, round by round
cb-turn-order = Turn order
cb-white-die = The white die shows { $die }
cb-colour-bonus = Colour bonus
cb-region-of = Region of
cb-points = points
cb-points-of = { $name }: { $n } points. Show where they come from
cb-storage = Storage
cb-goods = Goods
cb-purse = Purse
cb-workers = Workers
cb-silverlings = Silverlings
cb-sold-so-far = sold: { $n } ({ $kinds ->
    [one] { $kinds } kind
   *[other] { $kinds } kinds
  })
cb-nothing-sold = nothing sold yet
cb-die = Die { $die }
cb-die-used = Die { $die }, used
cb-dice-of = { $name } rolled { $a } and { $b }
cb-free = free

## What is asked
cb-decide-turn = Your turn: choose a die, a tile or an action.
cb-decide-die = Use your { $die }: everything lit is within reach.
cb-decide-workers = Your { $die } fits nothing on the boards, but it can take workers.
cb-decide-buy-or-end = Both dice are used. Buy a tile, or end your turn.
cb-decide-extra = Your castle gives you an extra action with any number.
cb-decide-load = Your ship has arrived: choose a depot to load from.
cb-decide-goods = Choose which goods to load.
cb-decide-sell = Warehouse: choose the goods to sell, all of one kind.
cb-decide-fetch = Take { $kinds } from any numbered depot.
cb-decide-place = City hall: place another tile, whatever the number of the space.
cb-decide-discard = Your storage is full: discard a tile to make room for { $tile }.
cb-decide-castle = Choose where your castle starts. It stays secret until everyone has chosen.
cb-fetch-building = a building
cb-fetch-castle-mine-knowledge = a castle, a mine or knowledge
cb-fetch-ship-animal = a ship or animals
cb-ask-est = choose a lit space
cb-ask-sto = choose a tile from your storage
cb-ask-est-sto = choose a tile and a space
cb-ask-dep = choose a lit tile
cb-ask-die = choose the die
cb-ask-good = choose goods
cb-ask-depot = choose a depot
cb-ask-pay = choose how to pay
cb-ask-dep-die = choose a die and a lit tile
cb-ask-die-est = choose a lit space
cb-ask-die-sto = choose a tile from your storage
cb-ask-die-good = choose goods
cb-wait-castle = The others are choosing where their castles start.
cb-wait-turn = { $name } is taking a turn.
cb-wait-extra = { $name } has an extra action from a castle.
cb-wait-load = { $name } is loading a ship.
cb-wait-goods = { $name } is choosing goods for a ship.
cb-wait-sell = { $name } is selling at the warehouse.
cb-wait-take = { $name } is fetching a tile.
cb-wait-place = { $name } is placing another tile with a city hall.
cb-wait-discard = { $name } is making room in storage.

## What can be done
cb-do-without = Skip
cb-do-take = Take a tile
cb-do-buy = Buy a tile
cb-do-pass = End turn
cb-do-loadtwo = Load from two depots
cb-do-place = Place a tile
cb-do-sell = Sell goods
cb-do-load = Load from one depot
cb-pick-castle = Start with the castle on the { $number }
cb-pick-take = Take { $tile } from depot { $depot }
cb-pick-place = Place { $tile } on the { $number }
cb-head-place = Place { $tile }
cb-pick-sell = Sell { $n } { $good }
cb-pick-workers = Take { $n } workers{ $silver ->
    [0] { "" }
    [one] , { $silver } Silverling
   *[other] , { $silver } Silverlings
  }
cb-pick-buy = Buy { $tile }
cb-pick-buy-at = Buy { $tile } from depot { $depot }
cb-pick-discard = Discard { $tile }
cb-pick-load = Load from depot { $depot }
cb-pick-load-two = Load from depots { $depot } and { $other }
cb-pick-goods = Load { $good }
cb-pay = { $silver ->
    [0] Pay { $workers } workers
    [1] Pay 1 Silverling, 1 worker
   *[other] Pay { $silver } Silverlings
  }
cb-cost = { $n ->
    [one] −{ $n } worker
   *[other] −{ $n } workers
  }

## The log
cb-log-took = took { $tile } from depot { $depot }
cb-log-took-black = took { $tile } from the black depot
cb-log-bought = bought { $tile } from depot { $depot }
cb-log-bought-black = bought { $tile } from the black depot
cb-log-paid = { $silver ->
    [0] { "" }
    [one] −{ $silver } Silverling
   *[other] −{ $silver } Silverlings
  }{ $workers ->
    [0] { "" }
    [one] {" "}−{ $workers } worker
   *[other] {" "}−{ $workers } workers
  }
cb-log-discarded = discarded { $tile }
cb-log-placed = placed { $tile } on the { $number }
cb-log-sold = sold { $goods }
cb-log-workers = took
cb-log-income = { $workers ->
    [0] { "" }
    [one] +{ $workers } worker
   *[other] +{ $workers } workers
  }{ $silver ->
    [0] { "" }
    [one] {" "}+{ $silver } Silverling
   *[other] {" "}+{ $silver } Silverlings
  }
cb-log-loaded = loaded { $goods } from depot { $depot }
cb-log-without = skipped it
cb-log-mines = got paid by the mines
cb-log-castle = started with the castle on the { $number }
cb-log-starts = { $who ->
    [you] You go first
   *[they] { $name } goes first
  }
cb-log-new-phase = Whatever was left in the depots is gone; new tiles and goods are out.
cb-log-white = White die: { $good } to depot { $depot }
cb-log-rolled = rolled
cb-log-end = End of the game
cb-log-scored = scored: { $why }

## Points
cb-source-animals = animals
cb-source-animals-once = pasture
cb-source-region = regions
cb-source-region-once = region
cb-source-phase = early regions
cb-source-phase-once = early region
cb-source-colour = colour bonuses
cb-source-colour-once = colour bonus
cb-source-sale = goods sold
cb-source-sale-once = sale
cb-source-watchtower = watchtowers
cb-source-watchtower-once = watchtower
cb-source-goods-left = goods left
cb-source-silver-left = Silverlings left
cb-source-workers-left = workers left
cb-source-knowledge = knowledge
cb-tie-empty-spaces = Points were tied: empty spaces on the estates decided.
cb-tie-turn-order = Points and empty spaces were tied: the turn-order track decided.

## Options
cb-option-edition = The 2019 edition has a different estate 2 and a few changed knowledge tiles.
cb-option-setup = Basic: everyone plays estate 1. Advanced: different estates, and you choose where your castle starts. Free: any estates, even the same ones.
cb-option-estates = Estate numbers seat by seat, such as 1,5,9; or random.
cb-option-tie = If points are tied, the player with the fewest (or the most) empty spaces wins.

## Hints
cb-hint-castle = An extra action at once, as with a die of any number.
cb-hint-mine = One Silverling at the end of every phase.
cb-hint-ship = Load the goods of one depot, then move up one step on the turn-order track.
cb-hint-animal = Scores its animals, plus all of the same kind already in this pasture.
cb-hint-warehouse = Sell all your goods of one kind, without a die.
cb-hint-carpenter = Take a building from any numbered depot.
cb-hint-church = Take a castle, a mine or knowledge from any numbered depot.
cb-hint-market = Take a ship or animals from any numbered depot.
cb-hint-boarding-house = Four workers.
cb-hint-bank = Two Silverlings.
cb-hint-city-hall = Place another tile from storage, whatever the number of the space.
cb-hint-watchtower = Four points at once.
cb-hint-good = A { $n } sells all your { $good } at once: points for each tile, and one Silverling.
cb-hint-kind-C = A castle gives you an extra action at once.
cb-hint-kind-M = A mine pays a Silverling at the end of every phase.
cb-hint-kind-S = A ship loads goods and moves you up in the turn order.
cb-hint-kind-A = Animals score together with their own kind in the same pasture.
cb-hint-kind-B = A building takes effect once, when you place it. A city holds each building only once.
cb-hint-kind-K = Knowledge bends a rule for you, or scores at the end.
cb-hint-knowledge-1 = Your cities may hold the same building more than once.
cb-hint-knowledge-2 = Each mine pays a worker too.
cb-hint-knowledge-3 = A sale brings two Silverlings instead of one.
cb-hint-knowledge-4 = A sale brings a worker too.
cb-hint-knowledge-5 = A ship may load from two neighbouring depots.
cb-hint-knowledge-6 = When you buy, you may also take a tile from a numbered depot.
cb-hint-knowledge-7 = One more point for every animal tile that scores.
cb-hint-knowledge-8 = Each worker changes a die by up to two.
cb-hint-knowledge-9 = The first step is free when a die places a building.
cb-hint-knowledge-10 = The first step is free when a die places a ship or animals.
cb-hint-knowledge-11 = The first step is free when a die places a castle, a mine or knowledge.
cb-hint-knowledge-12 = The first step is free when a die takes a tile from a numbered depot.
cb-hint-knowledge-13 = Taking workers brings a Silverling too.
cb-hint-knowledge-14 = Taking workers brings four instead of two.
cb-hint-knowledge-15 = At the end, 3 points for each kind of goods sold.
cb-hint-knowledge-16 = At the end, 4 points for each warehouse.
cb-hint-knowledge-17 = At the end, 4 points for each watchtower.
cb-hint-knowledge-18 = At the end, 4 points for each carpenter’s workshop.
cb-hint-knowledge-19 = At the end, 4 points for each church.
cb-hint-knowledge-20 = At the end, 4 points for each market.
cb-hint-knowledge-21 = At the end, 4 points for each boarding house.
cb-hint-knowledge-22 = At the end, 4 points for each bank.
cb-hint-knowledge-23 = At the end, 4 points for each city hall.
cb-hint-knowledge-24 = At the end, 4 points for each kind of animal.
cb-hint-knowledge-25 = At the end, 1 point for each goods tile sold.
cb-hint-knowledge-26 = At the end, 2 points for each bonus tile.

## Prices, reasons and warnings
cb-with-the = With the { $die }
cb-without-die = Without a die
cb-storage-full = Storage: full
cb-note-full = your storage is full: one tile has to go
cb-warn-empty = This ship would load nothing.
cb-warn-dice = { $n ->
    [one] You still have a die to use.
   *[other] You still have both dice to use.
  }
cb-number-at = { $number }, { $where }
cb-at-upper-left = upper left
cb-at-upper = top
cb-at-upper-right = upper right
cb-at-left = left
cb-at-middle = middle
cb-at-right = right
cb-at-lower-left = lower left
cb-at-lower = bottom
cb-at-lower-right = lower right
cb-why-region = region of { $kind }
cb-why-phase = phase { $phase }
cb-why-colour = all { $kind } covered
cb-why-cow = pasture of cows
cb-why-sheep = pasture of sheep
cb-why-pig = pasture of pigs
cb-why-chicken = pasture of chickens
cb-not-depot = With your dice and workers you cannot reach depot { $depot }.
cb-not-good = With your dice and workers you cannot reach a { $die }.
cb-not-stored = Your dice reach no free space for it.
cb-not-space = Nothing in your storage can go here with these dice.
cb-not-dice = Both your dice are used.
cb-not-bought = You have already bought a tile this turn.
cb-not-silver = It costs { $price } Silverlings; you have { $n }.

## What else can be read
cb-wheel-title = Phases and rounds
cb-hint-wheel = Five phases, A to E, of five rounds each. A new phase brings new tiles; those left over are gone.
cb-round-goods-title = Goods of this phase
cb-hint-round-goods = Each round one of them goes to the depot that the white die shows, and waits there for a ship.
cb-white-die-title = White die
cb-hint-white-die = It sends this round’s goods to a depot.
cb-turn-order-title = Turn order
cb-hint-turn-order = Whoever is furthest along goes first; in a stack, whoever is on top. Ships move you forward.
cb-order-now = This round: { $names }.
cb-region-table-title = Completed regions
cb-hint-region-table = A region is full when all its spaces are covered. It scores by its size, and more in an early phase.
cb-region-now = In phase { $phase }: { $n } more.
cb-depot-title = Depot
cb-hint-depot = A die of this number takes a tile from here. Goods lie at the rim, for ships.
cb-black-depot-title = Black depot
cb-hint-black-depot = Once in your turn you may buy a tile here for two Silverlings, without a die.
cb-empty-title = Empty
cb-hint-empty = Its tile is gone. New ones come with the next phase.
cb-storage-title = Storage
cb-hint-storage = Room for three tiles until you place them. For a fourth, one of them leaves the game.
cb-goods-title = Goods
cb-hint-goods = Up to three kinds. A die sells all goods of its number; the small die shows which.
cb-worker-title = Workers
cb-hint-worker = Each one you spend makes a die one higher or lower; 1 and 6 are neighbours.
cb-silverling-title = Silverlings
cb-hint-silverling = Two of them buy a tile from the black depot, once a turn. Mines, banks and sales bring them.
cb-dice-title = Dice
cb-hint-dice = Each die is one action: take a tile, place one, sell goods, or take workers.
cb-bonus-title = All { $kind }
cb-hint-bonus = Whoever covers all spaces of this colour first gets the larger bonus, the next one the smaller.
cb-covered = { $have } of { $total } covered.
cb-round-short = R{ $n }
cb-region-say = { $size ->
    [one] A region of its own
   *[other] Region of { $size }, { $have } covered
  }: { $points ->
    [one] { $points } point when full
   *[other] { $points } points when full
  }, and { $extra } more in this phase.
cb-hint-knowledge-15-2019 = At the end, 2 points for each kind of goods sold.
cb-hint-knowledge-26-2019 = At the end, 3 points for each bonus tile.
