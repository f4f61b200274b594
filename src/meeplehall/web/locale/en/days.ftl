## Clocks: the question on a new table
clock-ask = How long may a turn take?
clock-none = No clock
clock-none-line = Take your time; nobody counts.
clock-live = Live, by minutes
clock-live-line = All sit down together, so many minutes each.
clock-days = Days per turn
clock-days-line = Play when it suits you, with days for every turn.
clock-live-each = For the whole game, each
clock-days-each = For every turn
clock-n-minutes = { $n } minutes
clock-n-days = { $n ->
    [one] 1 day
   *[other] { $n } days
  }
clock-zero = When somebody’s time is up
clock-zero-bot = A bot takes over
clock-zero-loss = They lose the game

## What was agreed, in words
said-clock-live = { $n } minutes each; the first { $grace } seconds of every turn are free.
said-clock-days = { $n ->
    [one] One day
    [2] Two days
    [3] Three days
    [7] A week
   *[other] { $n } days
  } for every turn.
said-late-live = If your time is up, a bot plays your game to its end.
said-late-days = If your time is up, a bot plays for you until you are back.
said-late-loss = If your time is up, you lose; a bot plays on for the others.

## At the table
time-up = time up
log-late = { $who ->
    [you] Your time is up; a bot plays on
   *[they] { $name } is out of time; a bot plays on
  }
log-late-loss = { $who ->
    [you] Your time is up and you have lost; a bot plays on for the others
   *[they] { $name } is out of time and has lost; a bot plays on
  }
log-rests = { $who ->
    [you] You are on vacation; your clock stands still
   *[they] { $name } is on vacation; that clock stands still
  }
log-rested = { $who ->
    [you] You are back from vacation; your clock runs again
   *[they] { $name } is back from vacation; that clock runs again
  }
clock = Clock
time-left = { $time } left
time-of = { $time } left for { $name }
js-clock = Time left
js-clock-of = Time left for
js-clock-minute = You have one minute left.
js-clock-seconds = You have ten seconds left.
js-unit-day = d
js-unit-hour = h
js-unit-minute = min

## Vacation, on one's own page
part-days = Games over days
vacation = Vacation
vacation-line = Where a turn has days, your clock stands still while you are away.
vacation-left = { $n ->
    [0] No days are left this year.
    [one] One day is left this year.
   *[other] { $n } days are left this year.
  }
vacation-until = You are on vacation until { $day }. Your clock stands still where a turn has days.
go-away = Go now
come-home = I am back
wrong-vacation = That did not work: { $n ->
    [0] no days are left this year, or you are on vacation already.
    [one] one day is left this year, and one vacation has to be over before the next.
   *[other] { $n } days are left this year, and one vacation has to be over before the next.
  }

## Being told of turns
push-title = It is your turn
push-body = { $game }, table { $id }
push-line = A browser can tell you when it is your turn at a table that you do not have open. It says which table and which game, nothing more.
push-here = Tell me in this browser
push-browser = { $browser } tells you of your turns
push-refused = This browser does not allow notices from the hall, or could not be reached.
push-without = This browser cannot tell you: it needs the hall’s https address.
