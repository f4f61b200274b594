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
lists-incomplete = We cannot list all tables right now. If you have a link to yours, it still works.
welcome-back = Welcome back
welcome-back-name = Welcome back, { $name }
your-turn-here = Tables that wait for you
others-turn = Your other tables
your-tables = Your tables
finished-tables = Finished
open-tables = Open tables
watch-tables = Games in progress
waits-for-you = { $n ->
    [one] { $n } table waits for you
   *[other] { $n } tables wait for you
  }
doors = Choose a game
learn = Learn it
learn-help = A first game with a guide: it explains as you play.
play-now = Play now
play-on = Continue
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
open-record-help = Look through a game saved as a file, move by move.
choose-file = Choose a file
fan-note = Unofficial fan versions, not affiliated with the games’ publishers.
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
level-net = net “{ $name }”
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
new-table-help = Set the chairs and sit down. What the number of players calls for is set for you.
who-plays = Who plays?
far-side = Far side of the table
near-side = Near side of the table
add-seat = Add a seat
up-to = up to { $n } play
or-alone = or play alone
open-seat = Open seat
who-will-it-be = who will it be?
at-this-screen = at this screen
no-name-yet = that is you
touch-a-chair = Touch a chair to change who sits there. Each seat keeps its colour and its shape.
change-seat = Seat { $n }: { $name }, { $kind }. Change
who-sits-here = Who sits here?
who-sits-on = Who sits on seat { $n }
seat-n = Seat { $n }
seat-me = You
seat-me-line = In this browser
seat-here = Someone at this screen
seat-here-line = You pass the screen on; nobody sees the others’ secrets
seat-open = Open seat
seat-open-line = For a friend with the link, or whoever drops in
bot-of-level = { $level } bot
seat-bot = A bot
seat-bot-line = Always there, never cross. How well does it play?
drop-seat = Take this chair away
name-of-seat = Name on seat { $n }
name-optional = Name
listed = Shown in the hall
listed-help = Anybody here may take an open seat and watch. Off: only with your link.
hints = Hints allowed
hints-help = Anybody may ask for a good move. Everybody sees who did.
hints-agreed = Hints are allowed; the log says who asked for one.
for-whom = For whom you choose
dealt = Dealt
dealt-line = Any that is free, by lot
dealt-short = dealt
has-it = { $name } has it
draw-one = Draw one
step-fair = fair
step-hard = hard
step-heroic = heroic
begin = Begin
value-yes = yes
value-no = no
option-edition = Edition
option-setup = Setup
option-estates = Estates
option-tie = Ties
option-tie-fewest = fewest empty spaces win
option-tie-most = most empty spaces win
content = Content
content-built-in = Standard
content-help = Which cards and tiles you play with. Packs come from whoever runs this hall.
more = More
seed = Seed
seed-none = left to chance
seed-help = Leave it empty for a random game. The same seed gives the same dice.
seed-wrong = The seed must be a whole number from 0 to { $most }, or empty.
open-table = Open the table
refused-option = “{ $option }” cannot be set like that. Choose one of the values beside it.
refused-options = These choices do not go together.
refused-rule = See rule { $rule }.
players-wrong = { $low ->
    [1] One to { $high } play this game. Add a chair or take one away.
   *[other] { $low } to { $high } play this game. Add a chair or take one away.
  }
nobody-sits = Nobody is seated: take a seat yourself, or give one to a bot.
net-elsewhere = The { $net } plays only at tables of { $n }.
no-such-player = Nobody called “{ $kind }” can sit here. Choose who sits on each chair.
bots-only-full = Enough tables with only bots are running. Take a seat yourself, or wait until one of them ends.

## A table in words
table-for = { $n ->
    [1] { $game }, solo
    [2] { $game } for two
    [3] { $game } for three
    [4] { $game } for four
    [5] { $game } for five
    [6] { $game } for six
   *[other] { $game } for { $n }
  }
list-end = { $first } and { $last }
said-you = you
said-here = { $name } at this screen
said-here-guest = somebody at this screen
said-bot = { $name } ({ $bot })
said-open = { $n ->
    [one] one open seat
   *[other] { $n } open seats
  }
burgundy-ask-setup = Which estates?
burgundy-answer-setup-basic = All the same
burgundy-answer-setup-basic-line = Everybody has estate 1, with the castle in the middle. Best for a first game.
burgundy-answer-setup-advanced = One each
burgundy-answer-setup-advanced-line = Different estates, and you choose where your castle starts.
burgundy-answer-setup-free = Anything goes
burgundy-answer-setup-free-line = Any estates, the same ones too.
burgundy-ask-estates = Estates by seat
burgundy-piece-estates = Estate { $n }
burgundy-region-A = pasture of { $n }
burgundy-region-B = town of { $n }
burgundy-region-C = { $n } castles
burgundy-region-K = school of { $n }
burgundy-region-M = mine of { $n }
burgundy-region-S = river of { $n }
burgundy-region-none = small fields only
burgundy-ask-edition = Which edition?
burgundy-answer-edition-2011 = 2011
burgundy-answer-edition-2011-line = The first printing, as most people know it.
burgundy-answer-edition-2019 = 2019
burgundy-answer-edition-2019-line = Another estate 2, and a few knowledge tiles changed.
burgundy-said-setup-advanced = Each on an estate of their own; everybody chooses where the castle starts.
burgundy-said-setup-free = On any estates.
burgundy-said-estates = Estates by seat: { $value }.
burgundy-said-edition-2019 = 2019 edition.
burgundy-said-tie-most = In a tie, most empty spaces win.
nobility-ask-objective = Your objective
nobility-ask-objective-help = Reach it by the end of round ten and you have won, whatever your points.
nobility-answer-objective-drawn = Drawn
nobility-answer-objective-drawn-line = One of the fifteen, by lot, when the game begins
nobility-answer-objective-points = Points
nobility-answer-objective-points-line = At the final count
nobility-answer-objective-settlers = A full street
nobility-answer-objective-settlers-line = Settlers housed
nobility-answer-objective-races = All sorts
nobility-answer-objective-races-line = Races living in your houses
nobility-answer-objective-council = Friends in high places
nobility-answer-objective-council-line = Stone Council tiles
nobility-answer-objective-buildings = A builder’s name
nobility-answer-objective-buildings-line = Buildings of your own
nobility-ask-modules = Add to the game
nobility-ask-modules-help = For a first game, leave these out.
nobility-answer-chancery-line = Desks with lasting benefits, and secret commissions.
nobility-answer-chancery-held = Six players need it, so it is part of the game.
nobility-answer-events-line = Every round something changes: a fair, a toll, a coronation.
nobility-answer-night-line = Everybody keeps a guild, and apprentices may be moved against their owners’ will. Bolder.
nobility-note-1 = Solo is played by day and without the Chancery. The dice of an unseen rival block places against you.
nobility-note-6 = Set for six: the Chancery is part of the game, with its second row of desks.
nobility-said-chancery-yes = With the Chancery.
nobility-said-events-yes = With events.
nobility-said-night-yes = In the pale moonlight.
nobility-said-dieless_turn-last = A turn without a die is your last of the round.
nobility-said-objective = Objective card { $value }.
renaissance-ask-deck = Which deck?
renaissance-answer-deck-t12 = One trade per card
renaissance-answer-deck-t12-line = Both corners offer the worker’s own trade. The one to start with.
renaissance-answer-deck-p24 = Mixed trades
renaissance-answer-deck-p24-line = Four different corners on every card. Harder to read.
renaissance-ask-solo = How hard should it be?
renaissance-answer-solo-easier = Easier
renaissance-answer-solo-easier-line = A second, small deck buys you time.
renaissance-answer-solo-normal = Normal
renaissance-answer-solo-normal-line = One deck. When it runs out, the game is lost.
renaissance-answer-solo-harder = Harder
renaissance-answer-solo-harder-line = Cards leave the deck before you begin.
renaissance-said-deck-p24 = With mixed trades.
renaissance-said-deck = With a deck of your own.
renaissance-said-solo-easier = The easier solo game.
renaissance-said-solo-harder = The harder solo game.
renaissance-said-solo_cards = With { $value } cards for that.
renaissance-said-round_limit = At most { $value } rounds.
renaissance-said-round_limit-0 = Without a limit of rounds.

## The waiting room
waiting = Waiting for players
seats-still-free = { $n ->
    [one] One seat is still free
    [2] Two seats are still free
    [3] Three seats are still free
   *[other] { $n } seats are still free
  }
begins-by-itself = The game begins by itself when everybody sits. You can leave this page; the table stays.
who-sits = Who sits at the table
ready = ready
same-screen = at the same screen
host-you = host, you
host = host
free-seat = Free seat
not-taken = not taken yet
waiting-for-somebody = waiting for somebody
sit-here = Sit down here
sit-down = Sit down
fill-with-bots = { $n ->
    [one] Begin with { $bot } instead
   *[other] Begin with { $bots } instead
  }
close-table = Close the table
bring-somebody = Bring somebody along
bring-line = Send the link, or let them point a phone at the code. Whoever opens it sees who sits here and can take the seat.
link-for = Link for { $seat }
one-seat-link = one seat, good until it is taken
qr-label = QR code of the link
copy-link = Copy the link
share = Share…
share-text = A seat for you: { $game }
address-mended = You opened the hall as { $host }, which only this machine can reach. The link and the code use { $address } instead: that works for everybody in your network.
address-alone = You opened the hall as { $host }, which only this machine can reach, and the hall listens to this machine alone. To let others in, start it with --host 0.0.0.0 and open it by this machine’s address.
watch-only = Link for watching only
what-is-played = What is played
as-usual = With the usual rules.
chance-sealed = Dice and draws sealed before the start

## The invitation
take-seat = An invitation
invites-you = { $name } has kept a seat for you
will-you-play = Will you play { $game }?
seat-for-you = A seat for you
at-table-of = at { $name }’s table
what-name = What should we call you?
name-seen = The others see it. No account, no password; this browser remembers your seat.
you-question = You?
only-watch = Only watch
learn-first = Learn it first
seat-waits = your seat waits
move-here = Continue as { $name } in this browser?
move-here-line = The other browser only watches from then on.
play-here = Play here

## The story of a game
curve = Points as they grew
curve-end = end
curve-label = Curve of everybody’s points, part by part; the figures are in the table below
decided-by = { $who ->
    [you] You finished { $n ->
        [one] { $n } point
       *[other] { $n } points
      } ahead of { $other }. The biggest difference: { $source } (+{ $m }).
   *[they] { $name } finished { $n ->
        [one] { $n } point
       *[other] { $n } points
      } ahead of { $other }. The biggest difference: { $source } (+{ $m }).
  }
decided-ahead = { $who ->
    [you] You finished { $n ->
        [one] { $n } point
       *[other] { $n } points
      } ahead of { $other }.
   *[they] { $name } finished { $n ->
        [one] { $n } point
       *[other] { $n } points
      } ahead of { $other }.
  }
ahead-of-you = you
lead-always = { $who ->
    [you] You led from start to finish.
   *[they] { $name } led from start to finish.
  }
lead-since = { $who ->
    [you] { $part }: you took the lead for good.
   *[they] { $part }: { $name } took the lead for good.
  }
aim-was = Your objective: { $aim }.
aim-near = You have { $reached } of { $needed }.
resign-question = Resign?
resign-others = A bot plays on in your place. You can take your seat back at any time.
resign-alone = Nobody else plays here, so the table closes. You can start again right away.
resign-stay = Keep playing
js-presence-away = away

## Without a connection
offline = No connection
offline-text = The hall cannot be reached right now. Your tables are safe; come back when you are online.
try-again = Try again
