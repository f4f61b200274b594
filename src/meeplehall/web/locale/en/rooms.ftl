# The rooms around a table: home, new table, waiting room, invitation, results.

## Home
hero = Good board games, right in your browser
hero-line = Meeplehall seats you at { $n ->
    [one] a well-loved strategy game
    [2] two well-loved strategy games
    [3] three well-loved strategy games
   *[other] well-loved strategy games
  }, with friends who open your link or against bots that suit you.
hero-picture = Six meeples of six colours at a long table with tiles, cards and dice; a window looks out on a castle
promise-install = Nothing to install
promise-account = No account needed
promise-lesson = A lesson for every game
which-door = { $n ->
    [one] Come in
   *[other] Which door first?
  }
doors-learn = New to a game? Learn it walks you through real turns.
doors-play = Play now seats you against { $bots } at once.
play-now-level = Play now: against { $bots }
play-now-against = Play now against
change-level = Change the level
how-well = How well should the bots play?
level-kept = Kept for next time.
done-button = Done
welcome-back = Welcome back
welcome-back-name = Welcome back, { $name }
your-turn-here = Tables that wait for you
others-turn = Your other tables
your-tables = Your tables
finished-tables = Finished
open-tables = Open tables
watch-tables = Being played
waits-for-you = { $n ->
    [one] { $n } table waits for you
   *[other] { $n } tables wait for you
  }
doors = { $n ->
    [one] One door
    [2] Two doors
    [3] Three doors
   *[other] The doors
  }
learn = Learn it
learn-help = A first game with a guide: it explains as you play.
play-now = Play now
play-on = Play on
new-table = New table
table-for-friends = Table for friends
row-your-turn = It is your turn.
row-continue = Look in
row-join = Sit down
row-watch = Watch
row-why = See why
table-id = Table { $id }
state-unreadable = Cannot be opened
state-open = Waiting for players
seats-free = { $n ->
    [one] { $n } seat free
   *[other] { $n } seats free
  }
seat-free = free
player-count = { $low ->
    [1] 1 to { $high }
   *[other] { $low } to { $high }
  }
decides-name = { $n ->
    [one] { $name } decides
   *[other] Several are deciding
  }
today = today
yesterday = yesterday
place-no = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
  }
you-came = { $n ->
    [1] You won
    [2] You came 2nd
    [3] You came 3rd
   *[other] You came { $n }th
  }
you-shared = You share the win
solo-won = Objective reached
solo-lost = Not reached this time
margin-ahead = { $n ->
    [one] by { $n } point
   *[other] by { $n } points
  }
margin-behind = { $n ->
    [one] { $n } point behind
   *[other] { $n } points behind
  }
open-record = Open a saved game
open-record-help = A game saved as a file can be looked at here, move by move.
choose-file = Choose a file
fan-note = Unofficial fan implementations, not affiliated with the games’ publishers.
game-burgundy = Burgundy
game-burgundy-title = The Castles of Burgundy
game-burgundy-line = Roll two dice, take a tile, place it: make an estate bloom.
game-burgundy-time = 60 min
game-burgundy-feel = two dice a turn
game-burgundy-door = An open door on a river valley of hexagonal fields under a castle
game-renaissance = Renaissance Man
game-renaissance-line = Stack four trades into one master. Everybody chooses in secret, then all is revealed.
game-renaissance-time = 40 min
game-renaissance-feel = secret choices
game-renaissance-door = An open door on a pyramid of people, a meeple in circle and square at its top
game-nobility = Rise to Nobility
game-nobility-line = Settle a town, make a name for yourself, mind your reputation.
game-nobility-time = 90 min
game-nobility-feel = ten rounds
game-nobility-door = An open door on a town that climbs to a white castle

## Levels
level-random = random
level-greedy = steady
level-gentle = beginner
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert
level-gentle-line = Knows the rules but not the tricks. Yours to beat.
level-easy-line = Takes what looks good. Forgives mistakes.
level-normal-line = Plans its turn. A fair evening.
level-hard-line = Plans well ahead. Gives little away.
level-expert-line = Thinks ahead for everybody. Bring tea.
bots-random = random bots
bots-gentle = beginner bots
bots-easy = easy bots
bots-normal = normal bots
bots-hard = hard bots
bots-expert = expert bots
bot-random = a random bot
bot-gentle = a beginner bot
bot-easy = an easy bot
bot-normal = a normal bot
bot-hard = a hard bot
bot-expert = an expert bot

## The end
ending-won = { $n ->
    [0] Nobody wins
    [one] { $who ->
        [you] You win
       *[they] { $names } wins
      }
   *[other] { $names } share the win
  }
## New table
new-table-of = New table: { $game }
who-plays = Who plays
seat-n = Seat { $n }
seat-me = You
seat-here = Somebody at this screen
seat-open = Open: by link or from the list
seat-bot = Bot: { $level }
seat-none = Nobody
name-of-seat = Name on seat { $n }
name-optional = Name
options = Options
value-yes = yes
value-no = no
option-edition = Edition
option-setup = Set-up
option-setup-basic = basic
option-setup-advanced = advanced
option-setup-free = free
option-estates = Estates
option-tie = Ties
option-tie-fewest = fewest empty spaces
option-tie-most = most empty spaces
listed = Everybody in this hall may see the table, join and watch
content = Content
content-built-in = As it comes
content-help = The cards and tiles to play with; packs are files of whoever runs this hall.
more = More
seed = Seed
seed-help = Leave it empty for a game nobody can know before. Equal seeds give equal dice.
open-table = Open the table
refused-option = The option { $option } cannot be chosen like this; what it allows stands beside it.
refused-options = These options do not go together; what each allows stands beside it.
refused-rule = See rule { $rule }.
nobody-sits = Nobody sits at the table: take a seat yourself, or give one to a bot.
bots-only-full = Enough tables of bots alone are playing now. Take a seat yourself, or wait until one of them is done.

## Waiting for people
waiting = Waiting
waiting-for-people = Waiting for people
ready = ready
sit-here = Sit down here
fill-with-bots = Fill with bots and begin
close-table = Close the table
take-seat = Take a seat
invited = You are invited to { $game }: seat { $n } is free.
move-here = Play { $name }’s seat in this browser from now on?

