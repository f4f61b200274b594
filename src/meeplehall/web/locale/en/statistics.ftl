# The statistics of a visitor.

places = The hall
tables = Tables
statistics = Statistics
your-statistics = Your statistics

stats-all-games = All games
stats-games-since = { $n ->
    [one] 1 game, { $day }
   *[other] { $n } games since { $day }
}
stats-last-games = your last { $n } games

## Figures
stats-won-of = { $n } of { $of }
stats-won = { $kind ->
    [alone] objectives met
    [some] won; of your { $others } games against others, equal players would win { $equal }
   *[all] won; equal players would win { $equal }
}
stats-lost-per-turn = { $n ->
    [0] lost per turn: no game analysed yet
    [one] of winning chance lost per turn, in one analysed game
   *[other] of winning chance lost per turn, last { $n } analysed games
}
stats-best = points, your best in { $game }
stats-luck-none = luck: no game analysed yet
stats-luck-mean = of a win by luck, per game: { $kind ->
    [good] it likes you
    [bad] it owes you
   *[even] even
}
stats-streak = days of puzzles in a row

## Error rate
stats-rate = Error rate, game by game
stats-rate-none = How much of your winning chance do you give away in a turn? Have a game analysed, and the first dot is here.
stats-rate-first = On average a turn of yours gave away { $now } of your winning chance.
stats-rate-now = { $kind ->
    [less] You are getting better: { $now } lost per turn in your last { $n } games, { $then } in your first.
    [more] You used to give away less: { $now } lost per turn in your last { $n } games, { $then } in your first.
   *[same] Steady as a rock: { $now } lost per turn in your last { $n } games, { $then } in your first.
}
stats-rate-bots = In the same games, { $bots } lost { $rate }.
stats-rate-said = Winning chance lost per turn in { $n ->
    [one] one analysed game: { $first }.
   *[other] { $n } analysed games: { $first } in the first, { $last } in the last, between { $low } and { $high }. All of them are in the table of games below.
}
stats-key-dot = a game
stats-key-mean = mean of the last { $n }
stats-key-bots = bots in the same games
stats-dot = { $day }, { $game }: { $value }
stats-analyse-last = { $n ->
    [one] Analyse it
   *[other] Analyse the latest
}
stats-not-read = { $n ->
    [one] One of these games has not been analysed yet.
   *[other] { $n } of these games have not been analysed yet.
}

## Results
stats-results = Results by game and level
stats-key-won = won
stats-key-between = in between
stats-key-last = last
stats-bar = { $won } won, { $between } in between, { $last } last
stats-won-row = { $n } of { $of }
stats-alone = alone
stats-people = people
stats-seats = { $n } players
stats-col-against = Against
stats-col-share = Won, in between, last
stats-col-won = Won

## What costs most
stats-costs = What costs you most
stats-costs-none = Nothing to speak of: no turn of these games gave anything away.
stats-costs-say = { $kind }: { $share } of everything you give away, told by the decision that would have been better.
stats-turns = { $n ->
    [one] one turn
   *[other] { $n } turns
}
stats-phases = Lost per turn, by part of the game
stats-phase-opening = Opening
stats-phase-middle = Middle
stats-phase-end = End
stats-practise = Practise: puzzles of { $game }

## Luck
stats-luck = Luck
stats-luck-say = { $n ->
    [one] { $mean } of a win in this game.
   *[other] { $mean } of a win per game over { $n } games. Lately it was with you { $good } times and against you { $bad } times.
}
stats-luck-said = Luck in the last { $n ->
    [one] analysed game.
   *[other] { $n } analysed games: good in { $good }, bad in { $bad }. All of them are in the table of games below.
}
stats-key-lucky = lucky
stats-key-unlucky = unlucky
stats-luck-unit = { $n ->
    [one] one game
   *[other] last { $n } games
}, in % of a win

## Favourites
stats-likings = Favourites
stats-like-game = { $n } of { $of ->
    [one] 1 game
   *[other] { $of } games
}
stats-like-times = { $n ->
    [one] 1 game
   *[other] { $n } games
}, { $won ->
    [0] none won yet
   *[other] { $won } won
}
stats-estate = Estate { $n }

## All games
stats-all = { $n ->
    [one] The game as a table
   *[other] All { $n } games as a table
}
stats-col-game = Game
stats-col-result = Result
stats-col-lost = Lost per turn
stats-luck-row = luck { $n }
stats-col-look = Look again
stats-analysis = Analysis
stats-analyse = Analyse

## Before the first game
stats-nothing = Nothing to count yet.
stats-nothing-of = No finished game of { $game } yet.
stats-nothing-more = Finish a game and this page tells you how you played it: what was luck, what was you, and what to try next time.
stats-play = Play { $game }
stats-counted = Counted are games that you play to the end in this browser, each from its first move.
stats-after-one = After one game
stats-after-few = After a few
stats-after-many = After ten
stats-see-one = The analysis: your winning chance, turn by turn, with every error and every stroke of luck.
stats-see-few = Your error rate over time, results by level, and how lucky you have been.
stats-see-many = What costs you most, and the puzzles to practise it.

## Kinds of decisions
kind-burgundy-castle = The first castle
kind-burgundy-take = Taking a tile
kind-burgundy-place = Placing a tile
kind-burgundy-sell = Selling goods
kind-burgundy-workers = Taking workers
kind-burgundy-buy = Buying a tile
kind-burgundy-discard = Giving up a tile
kind-burgundy-load = Loading a ship
kind-burgundy-goods = Choosing goods
kind-burgundy-pass = Stopping in time
kind-renaissance-lay = The foundation
kind-renaissance-remove = Removing a worker
kind-renaissance-pass = Passing
kind-renaissance-hire = Hiring
kind-renaissance-barter = Bartering
kind-renaissance-teach = Teaching
kind-renaissance-recruit = Recruiting
kind-renaissance-place = Placing a recruit
kind-renaissance-take = Taking a recruit
kind-renaissance-discard = Discarding
kind-renaissance-done = Keeping your cards
kind-nobility-character = Choosing a character
kind-nobility-keep = Keeping a commission
kind-nobility-die = Which die to place
kind-nobility-go = Where the die goes
kind-nobility-take = Choosing settlers
kind-nobility-drop = Giving up settlers
kind-nobility-complete = Housing settlers
kind-nobility-spend = Paying with goods
kind-nobility-sell = Selling a building
kind-nobility-coin = Taking a coin
kind-nobility-reputation = Taking reputation
kind-nobility-reroll = Rerolling dice
kind-nobility-good = Taking a good
kind-nobility-buy = Buying one good more
kind-nobility-exchange = Exchanging goods
kind-nobility-goods = How many goods to buy
kind-nobility-worker = Making an apprentice
kind-nobility-move = Moving an apprentice
kind-nobility-transfer = Calling another’s apprentice
kind-nobility-accept = Letting an apprentice go
kind-nobility-refuse = Keeping an apprentice
kind-nobility-lot = Where a building goes
kind-nobility-ship = Selling at the Port
kind-nobility-commission = Taking a commission
kind-nobility-modifiers = Buying modifiers
kind-nobility-replace = Replacing what is on offer
kind-nobility-recall = Calling an apprentice back
kind-nobility-desk = Choosing a desk
kind-nobility-choose = Choosing a good
kind-nobility-stop = Stopping in time
kind-nobility-end = Ending the turn
