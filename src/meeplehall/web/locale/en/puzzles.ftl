# Puzzles: the list, one of them, and what a turn comes to.

puzzle = Puzzle
puzzles = Puzzles
puzzle-number = Puzzle { $n }
puzzle-of-the-day = Puzzle of the day
puzzle-solve = Solve it
puzzle-days = days in a row
puzzle-longest = your longest:
puzzle-week = The last seven days
puzzle-kept-here = Your streak and what you solved are kept in this browser only.
puzzle-day-solved = solved
puzzle-day-open = not solved
puzzle-games = Games
puzzles-of = { $n } puzzles
puzzle-themes = Themes
puzzle-lately = Lately
puzzle-first-try = first try
puzzle-later-try = solved, not at once
puzzle-was-shown = looked up
puzzle-count = { $n ->
    [one] 1 puzzle
   *[other] { $n } puzzles
}
puzzle-of-all = of
puzzle-difficulty = Difficulty { $n } of 5

puzzle-kind-best = Best turn
puzzle-kind-points = Most points
puzzle-kind-danger = What is the danger?
puzzle-line-best = One turn beats all others.
puzzle-line-points = Count it out: how much is in this turn?
puzzle-line-danger = The obvious turn helps somebody else.
puzzle-title-best = Find the best turn.
puzzle-title-points = How many points are in this turn?
puzzle-title-danger = What is the danger?
puzzle-task-best = One turn wins clearly more often than any other. Play it on the board.
puzzle-task-points = Score as much as you can before dice, draws or others come in. Play the turn on the board.
puzzle-task-points-renaissance = Have as many more workers as you can before cards are drawn. Play the turn on the board.
puzzle-task-danger = Another turn would bring you more points, and yet it is not the best. See what the others are up to, and play the turn that stops it.
puzzle-how-best = Measured by imagined games: the best turn leads over all others under two independent draws of luck, with 99 % certainty.
puzzle-how-points = Exact: every way to play this turn has been tried.
puzzle-how-danger = Measured by imagined games: the best turn leads with 99 % certainty, although another brings you more points.
puzzle-theme = Theme
puzzle-from = From
puzzle-game-of = { $n ->
    [one] a game alone
    [2] a game of two
    [3] a game of three
    [4] a game of four
   *[other] a game of { $n }
}
puzzle-solved-by-you = You
puzzle-not-yet = not solved yet
puzzle-to-board = To the board
puzzle-hint = Hint
puzzle-show = Show the solution
puzzle-next = Next puzzle
puzzle-turn-over = That is the whole turn.

puzzle-not-it = Not this one
puzzle-wrong = It is a turn, but not the best one.
puzzle-wrong-known = This turn wins { $chance } of the time. One other wins clearly more.
puzzle-wrong-points = { $n ->
    [one] 1 point. There is more in it.
   *[other] { $n } points. There is more in it.
}
puzzle-reconsider = Reconsider
puzzle-begins = It begins like this: { $step }.
puzzle-solved = Solved!
puzzle-solution = The solution
puzzle-again = Try turns yourself
puzzle-why-best = It wins { $chance } of the time, the next best turn { $other }.
puzzle-why-danger = The tempting turn would bring you { $given } points more, but it leaves { $kept } to your strongest rival.
puzzle-why-points = { $n ->
    [one] 1 point
   *[other] { $n } points
} is the most. Of { $turns } ways to end this turn, { $ways ->
    [one] one leads
   *[other] { $ways } lead
} there.
puzzle-glance = Taking what scores most at each step ends with { $n }.
puzzle-this-turn = This turn
puzzle-you-expect = you expect { $n }
puzzle-rival-expects = your strongest rival { $n }
puzzle-missed = Bots that miss it: { $levels }.

## Themes

puzzle-theme-colour = A colour complete
puzzle-theme-knowledge = Knowledge
puzzle-theme-regions = Regions
puzzle-theme-animals = Pastures
puzzle-theme-goods = Selling goods
puzzle-theme-ships = Ships
puzzle-theme-castles = Castles
puzzle-theme-mines = Mines
puzzle-theme-buildings = Buildings
puzzle-theme-purchase = The black depot
puzzle-theme-depots = Which tile first?
puzzle-theme-workers = Workers
puzzle-theme-men = Renaissance Men
puzzle-theme-rebuilding = Tear down and rebuild
puzzle-theme-foundation = Foundations
puzzle-theme-hire = Hiring
puzzle-theme-recruits = Won recruits
puzzle-theme-knights = Knights
puzzle-theme-teach = Teaching
puzzle-theme-barter = Bartering
puzzle-theme-hand = Keep or throw
puzzle-theme-patience = Patience
puzzle-theme-characters = Characters
puzzle-theme-settlers = Settlers
puzzle-theme-council = The Stone Council
puzzle-theme-sales = Selling up
puzzle-theme-guilds = Guilds
puzzle-theme-chancery = The Chancery
puzzle-theme-houses = Houses
puzzle-theme-tavern = The Tavern
puzzle-theme-port = The Port
puzzle-theme-castle = The Castle
puzzle-theme-money = Coins
puzzle-theme-other = All sorts
