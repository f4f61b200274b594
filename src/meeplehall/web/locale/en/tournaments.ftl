# Tournaments.

tournaments = Tournaments
tours-lead = Several tables, one winner. The hall makes the pairings, keeps the score and does not wait for ever.
tours-none = No tournament at the moment. Announce one.
tours-open = Join in
tours-running = Being played
tours-over = Played
tour-new = Announce a tournament
tour-new-signed-out = For a tournament you need an account.
tour-name = What is it called?
tour-game = Which game?
tour-players = Players at each table
tour-kind = Who meets whom?
tour-round-robin = Round robin
tour-round-robin-line = Everybody meets everybody.
tour-swiss = Swiss
tour-swiss-line = You meet whoever has as many points; nobody is knocked out.
tour-rounds = Rounds
tour-rounds-line = For Swiss; empty: as many as it takes.
tour-hours = Hours for a round
tour-hours-line = After that a bot plays for whoever keeps others waiting, and they come last at that table.
tour-fill = Bots fill up the last table
tour-fill-none = No bots: somebody has a bye
tour-least = With bots: at least so many take part
tour-least-line = Up to 16; empty: only the last table is filled up.
tour-clock = Clock at the tables
tour-clock-none = No clock, only the time for the round
tour-announce = Announce it
tour-look = Look
tour-people = { $n ->
    [one] One takes part
   *[other] { $n } take part
  }
tour-line = { $what }, { $hours } for a round. { $players ->
    [2] A win is a point, a tie half of one.
   *[other] Everybody who comes after you at your table is a point, a tie half of one.
  }
tour-hours-n = { $n ->
    [one] one hour
   *[other] { $n } hours
  }
tour-days-n = { $n ->
    [one] one day
   *[other] { $n } days
  }
tour-minutes-n = { $n ->
    [one] one minute
   *[other] { $n } minutes
  }
tour-by = announced by { $name }
tour-rated = Its games are rated.
tour-stage-open = open to all
tour-stage-running = round { $n } of { $of }
tour-stage-over = finished
tour-stage-closed = called off
tour-join = Take part
tour-leave = Count me out
tour-start = Begin now
tour-close = Call it off
tour-start-line = { $n ->
    [0] Enough for the first round.
    [one] One more is needed to begin.
   *[other] { $n } more are needed to begin.
  }
tour-sign-in = Sign in to take part
tour-standings = Standings
tour-no-standings = Who takes part
tour-column-name = Name
tour-column-played = Games
tour-column-margin = Margin
tour-column-points = Points
tour-versus = against { $name }
tour-cell-won = won
tour-cell-tied = tied
tour-cell-lost = lost
tour-cell-none = not played
tour-cell-self = oneself
tour-key = 1 won, ½ tied, 0 lost, – still to play. On equal points the margin decides: own points minus the others’, over all games.
tour-key-large = On equal points { $kind ->
    [swiss] the points of those you met decide, then the margin
   *[other] the margin decides
  }: own points minus the mean of the others’, over all games.
tour-round = Round { $n }
tour-rounds-nav = Rounds
tour-bye = { $names } { $n ->
    [one] has
   *[other] have
  } a bye: half the points of a table.
tour-watch = Watch
tour-look-in = To your table
tour-see-how = See how
tour-played-day = finished { $day }
tour-no-result = not counted
tour-tied = tied
tour-next = Round { $n } begins when all tables are done.
tour-winner-you = You have won!
tour-winner = { $name } has won.
tour-deadline = Time for this round until { $day }, { $time }.
tour-gone = Guest
tour-picture = A castle on a hill, and flags of those who take part
tour-table-of = Table of the tournament { $name }
wrong-tour-in-already = You take part already.
wrong-tour-full = As many take part as there is room for.
wrong-tour-not-in = You do not take part.
wrong-tour-too-few = There are too few to begin. Wait for others, or let bots fill up.
wrong-tour-begun = The tournament has begun, or was called off.
wrong-tour-not-running = The tournament is not being played now.
wrong-tour-not-host = Only whoever announced it may do that.
wrong-tour-name = A tournament needs a name of 3 to 40 characters.
wrong-tour-plan = This cannot be played so: look at game, players, rounds (1 to 15) and hours (a quarter to 720).
wrong-tour-too-many-each = You have announced as many tournaments as one person may. Finish or call off one of them.
wrong-tour-too-many = There are as many tournaments here as there may be. Come again when one is over.
