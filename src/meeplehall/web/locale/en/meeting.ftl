# The lobby, friends and invitations.
lobby-waiting = { $n ->
    [0] Nobody is waiting at the moment.
    [one] One table is waiting for somebody like you.
   *[other] { $n } tables are waiting for somebody like you.
  }
lobby-filter = Which tables
lobby-game = Game
lobby-seats = Seats
lobby-pace = Pace
lobby-rated = Counts
lobby-pace-none = No clock
lobby-pace-live = Live
lobby-pace-days = Days
lobby-all = All
lobby-any = Any
lobby-more = There are more: choose a game or a number of seats.
lobby-waits = { $who ->
    [one] { $names } waits for { $more }
   *[other] { $names } wait for { $more }
  }
lobby-one-more = { $n ->
    [one] one more
   *[other] { $n } more
  }
lobby-host = The host
lobby-begins = begins when all sit
lobby-clock-live = { $n } minutes each
lobby-clock-days = { $n ->
    [one] 1 day a turn
   *[other] { $n } days a turn
  }
lobby-yours = you sit here
lobby-empty = The candle is lit, the chairs are free
lobby-empty-line = Nobody is looking for players right now. Open a table and it appears here for everybody; or warm up against bots until somebody comes.
lobby-open-one = Open a table
lobby-play-bots = Play against bots
lobby-show-all = Show all tables
seats-taken = { $n } of { $of } seats taken

friends = Friends
friends-here = Friends who are here
all-friends = All friends
friends-asking = They would like to be your friends
friends-none = No friends yet. Ask somebody by the name they have here.
friend-name = Their name
friend-ask = Ask to be friends
is-here = here now
is-away = away
asks-you = would like to be your friend
you-asked = you have asked; no answer yet
you-are-friends = you are friends
you-blocked = you have blocked this person
blocked-people = Blocked
blocked-line = cannot invite you, write to you or join your open tables
do-befriend = Ask to be friends
do-accept = Yes, friends
do-part = Remove
do-withdraw = Take it back
do-unfriend = Friends no longer
do-block = Block
do-unblock = Unblock
watching-named = When you watch a table
watching-named-line = Others see how many watch. If you like, they also see your name.
watching-show = Show my name
watching-hide = Hide my name
who-watches = { $n ->
    [0] Nobody watches
    [one] One person watches
   *[other] { $n } people watch
  }

calls = { $n ->
    [one] An invitation
   *[other] Invitations
  }
call-line = { $name } would like to play with you.
call-no = No, thanks
call-somebody = Ask somebody by name
call-do = Invite
called-already = Invited: { $names }.

wrong-nobody-called = Nobody with an account is called that here.
wrong-that-is-you = That is you.
wrong-not-asked = { $name } is not asking any more.
wrong-not-wanted = { $name } takes no invitations or requests from you.
wrong-ties-full = Friends, requests and blocked people: at most { $n } in all.
wrong-calls-full = At most { $n } invitations can be open at the same time.
error-unwelcome = You cannot do that here
error-unwelcome-now = Somebody at this table does not want to meet you. There are other tables.

standings-made = As of { $day }
standings-none = No games yet.
standings-how = Each game gives 1 point for the first place, 0 for the last, and evenly between; shared places share. Bots, guided games and games with a chosen seed do not count.
standings-count = { $n ->
    [one] { $n } game
   *[other] { $n } games
  }
standings-place = Place
standings-name = Name
standings-games = Games
standings-wins = Won
standings-points = Points
standings-share = Share
standings-mean = Mean score
standings-best = Best score
