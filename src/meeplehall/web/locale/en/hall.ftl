# The hall: pages, buttons, errors.

## Everywhere
hall = Meeplehall
skip = Skip to the table
rules = Rules
theme = Day or night
language-name = English
your-name = Your name
your-name-help = The others at a table see it.
forget-me = Forget me on this device
forget-me-help = Your name goes, and so do your seats at tables: move them to another browser first, by their links.
keep = Keep
cancel = Cancel
close = Close
link = Link
copy = Copy
copied = Copied
to-hall = Back to the hall
you = You
guest = Guest { $n }
guest-name = Guest
bot = bot

## Home
lists-incomplete = We cannot list all tables right now. If you have a link to yours, it still works.
your-tables = Your tables
finished-tables = Your finished games
open-tables = Open tables
watch-tables = Being played
waits-for-you = { $n ->
    [one] { $n } waits for you
   *[other] { $n } wait for you
  }
doors = { $n ->
    [one] One door
    [2] Two doors
    [3] Three doors
   *[other] The doors
  }
doors-help = Play now seats you against bots at once. New table waits for friends.
play-now = Play now
play-on = Play on
new-table = New table
row-your-turn = Your turn
row-continue = Open
row-join = Join
row-watch = Watch
row-result = Result
table-id = Table { $id }
state-unreadable = Cannot be opened
state-open = Waiting
seats-free = { $n ->
    [one] { $n } seat free
   *[other] { $n } seats free
  }
seat-free = free
player-count = { $low } to { $high }
decides-name = { $n ->
    [one] { $name } decides
   *[other] Several decide
  }
open-record = Open a record
open-record-help = A game saved as a file can be looked at here, move by move.
choose-file = Choose a file
fan-note = Unofficial fan implementations, not affiliated with the games’ publishers.
game-burgundy = Burgundy
game-burgundy-line = Roll, take, place: make an estate bloom.
game-burgundy-time = 60 min
game-burgundy-feel = two dice a turn
game-burgundy-door = An open door on a river valley of hexagonal fields under a castle
game-renaissance = Renaissance Man
game-renaissance-line = Stack four trades into one master.
game-renaissance-time = 40 min
game-renaissance-feel = sealed choices
game-renaissance-door = An open door on a pyramid of people, a meeple in circle and square at its top
game-nobility = Rise to Nobility
game-nobility-line = Settle a town, earn a name, mind your reputation.
game-nobility-time = 90 min
game-nobility-feel = ten rounds
game-nobility-door = An open door on a town that climbs to a white castle

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
level-random = wanderer
level-greedy = steady
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert
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

## Chance
chance = Chance
chance-promise = The hall drew its secret for this game when the table was made. Its fingerprint:
chance-recorded = This game comes from a record. By that record, the hall it was played in showed this fingerprint:
chance-chosen = The host chose the seed of this game and may know what comes.
chance-guided = A guided game: its dice and draws are the same for everybody.
chance-none = This game carries no promise about its chance.
chance-word = A word of your own
chance-word-help = Add a word if you like: it is mixed into the dice and draws, so that nobody can know them beforehand. Everybody sees it.
chance-word-of = “{ $word }”
chance-more = More about it
chance-check = Check the chance
chance-later = The secret is shown after the end; then everybody can check that dice and draws followed from it.
chance-right = All is as promised: the secret fits its fingerprint, the seed follows from secret and words, and { $n ->
    [one] one roll or draw
   *[other] all { $n } rolls and draws
  } came as the seed has them.
chance-wrong = Something does not fit: these are not the rolls and draws of this seed.
chance-fingerprint = Fingerprint
chance-secret = Secret
chance-table = Table
chance-words = Words
chance-no-word = none
chance-by-hand = Check it yourself
chance-by-hand-text = Compare the fingerprint with the one you saw before the game. The first command gives it again; the second gives a number whose first 63 bits are the seed. With the saved record, “meeplehall replay --verify” checks all of it.
chance-to-table = Back to the table

## The table
players = Players
table-of = Table { $id }, { $n ->
    [one] { $n } player
   *[other] { $n } players
  }
title-your-turn = ● Your turn: { $game }
sections = Sections
tab-board = Board
tab-mine = Mine
tab-others = Others
tab-log = Log
log = Log
chat = Chat
log-and-chat = Log and chat
chat-say = Say something
send = Send
decision = Your decision
choices = Choices
all-choices = All choices
undo = Undo
end-turn = End turn
replay-last = What happened
table-menu = Table
closer = A closer look
your-turn = your turn
thinks = thinks
decides = decides
waits = waits
choose = Your turn: choose.
round-n = Round { $n }
without = no { $what }
next = next
then = then
done = done
over = The game is over.
over-short = over
closed = The table was closed before the end.
closed-short = Closed
closed-before = The table was closed before the game began.
confirm-end = Ask before my turn ends
notify-me = Notify me when it is my turn
watch-link = Link for watching
watch-link-help = Whoever has it sees what everybody may see, and nothing else.
move-seat = Seat of { $name }
move-seat-help = Go on in another browser: the link moves the seat there, once.
make-link = Make a link
resign = Resign
replace-away = Let a bot play for who is away
keys = Keys
key-1-2 = 1, 2
key-1-2-does = choose a die
key-1-2-generic = 1–9
key-1-2-does-generic = choose by number
key-enter = Enter
key-enter-does = choose the place in focus, or confirm
key-arrows = ← ↑ → ↓
key-arrows-does = go from one lit place to the next
key-u = U
key-u-does = undo
key-e = E
key-e-does = end the turn
key-l = L
key-l-does = list all choices
key-r = R
key-r-does = show again what the others did
key-esc = Esc
key-esc-does = let go of what is chosen

## The log
log-resigned = { $name } resigned; a bot plays on
log-replaced = a bot plays on for { $name }
log-returned = { $name } is back
log-relieved = a simpler bot plays on for { $name }: the other lost the thread
log-stuck = sorry, no bot can go on for { $name }; the game rests here
log-closed = The table was closed.
log-again = There is a rematch.
log-took-back = The last decision was taken back.

## The end
ending-won = { $n ->
    [0] Nobody wins
    [one] { $names } wins
   *[other] { $names } share the win
  }
ending-you-won = You win
ending-lost = Not this time
points-by-source = Where the points come from
points-by-part = Points by phase
points-by-part-nobility = Points by round
total = Total
rematch = Play again
review = Review the game
record = Save the record
look-at-boards = Look at the boards

## Replay
replay = Replay
replay-of = Replay: { $game }
replay-first = To the beginning
replay-back = One back
replay-play = Play
replay-next = One forward
replay-last-step = To the end
replay-at = Position
seen-by = Seen by
everybody = Everybody
to-table = Back to the table
copy-position = Copy link

## Rules and about
rules-of = Rules: { $game }
rules-help = In our own words, every rule with its number.
rules-search = Search the rules
rules-found-none = Nothing found.
rules-found-one = One place found.
rules-found-many = { $n } places found.
contents = Contents
about = About
about-what = Meeplehall is a place to play eurogames: against friends, by link, or against bots.
about-fan = Made by fans
about-fan-text = The games belong to their authors and publishers. This is an unofficial implementation with drawings and words of its own, not affiliated with any of them.
about-data = What it keeps
about-data-text = One cookie says who you are at your tables. Names, games and chat stay on this machine. Nothing is sent anywhere else.
about-version = Version { $version }

## Mistakes
error-unknown = Not here
error-unknown-now = Check the address, or start from the hall.
error-private = A private table
error-private-now = Ask somebody at the table for a link.
error-spent = A spent link
error-spent-now = Links to seats work once. The host can make another.
error-not-yours = Not yours
error-not-yours-now = If you play there in another browser, move the seat by its link.
error-stale = The table has moved on
error-stale-now = Look again and decide anew.
error-not-now = Not now
error-not-now-now = Go back to the table and see what is due.
error-illegal = Not allowed
error-illegal-now = Go back to the table; what is lit is allowed.
error-record = A record that does not hold
error-record-now = Nothing was kept. Check the line and try again.
error-removed = This table has been cleared away
error-removed-now = Nobody had been here for a long time, so we tidied up. The hall is still open: sit down at another table.
error-table = This table cannot be opened
error-table-now = Other tables are not affected. Whoever runs the hall finds the reason in its log.
error-store = The database cannot be used
error-store-now = Nothing was lost. Try again in a moment.
error-busy = The hall is busy
error-busy-now = Try again in a moment.
error-too-many = Too many
error-too-many-now = Wait a while, or end something first.
error-too-large = Too large
error-too-large-now = Nothing was kept.
error-bad = That did not work
error-bad-now = Nothing was changed.
error-no-page = No such page
error-no-page-now = Start again from the hall.
error-ours = Our mistake
error-ours-text = Something went wrong in the hall. Nothing was lost. Our log knows it as { $id }.
error-drawing = The table could not be drawn; trying again. The log knows it as { $id }.
error-ours-now = Load the page again.

## Said by the page itself
js-your-turn = Your turn
js-ends-your-turn = This ends your turn.
js-shows-something = It cannot be taken back.
js-and-end-turn = and end turn
js-end-turn = End turn
js-back = Back
js-undo = Undo
js-reconnecting = The connection is gone; trying again…
js-connected = Connected again.
js-server-gone = The hall does not answer. What you did before is safe.
js-pass-to = Over to
js-show-me = Show my view
js-pass-to-help = The others look away.
js-lit-here = places to choose
js-rule-link = Rule
js-resign-sure = Resign? A bot plays on in your place.
js-stands-in = A bot plays for you.
js-take-seat-back = Take my seat back
js-result = Result
js-rematch-there = There is a rematch.
js-go-there = Go there
js-review = Review the game
js-copied = Copied

## On every screen
unread = unread messages
explained = What this is
points-n = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
key-shift = Shift + arrows
key-shift-does = read one thing after the other
js-choose-this = Choose this
js-more-ways = More ways:
since = Since your last turn
since-show = Show on the board
since-nothing = Nothing has happened since your last decision.

## Motion and sound
settings = Motion and sound
settings-help = Kept in this browser. If your device asks for less motion, nothing moves.
setting-speed = Pieces move
setting-speed-normal = normally
setting-speed-slow = slowly
setting-speed-off = not at all
setting-pace = Others’ moves
setting-pace-normal = as they come
setting-pace-slow = one at a time
setting-sound = Sound
setting-sound-off = off
setting-sound-on = on
