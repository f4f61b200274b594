# The hall: pages, buttons, errors.

## Everywhere
hall = Meeplehall
skip = Skip to the table
rules = Rules
theme = Day or night
language-name = English
your-name = Your name
your-name-help = Everyone at your tables sees it.
forget-me = Forget me on this device
forget-me-help = Your name and your seats are forgotten. To keep a seat, first move it to another browser with its link.
keep = Save
cancel = Cancel
close = Close
link = Link
copy = Copy
copied = Copied
to-hall = Back to the hall
you = You
log-you = You
guest = Guest { $n }
bot = bot

## Chance
chance = Fair dice
chance-promise = The hall drew a secret for this game when the table was made. Its fingerprint:
chance-recorded = This game comes from a record. According to it, the hall where it was played showed this fingerprint:
chance-chosen = The host chose the seed of this game and may know what is coming.
chance-guided = A guided game: the dice and draws are the same for everyone.
chance-none = For this game nothing was promised about dice and draws.
chance-word = A word of your own
chance-word-help = Add a word if you like: it is mixed into the dice and draws, so that nobody can know them beforehand. Everyone sees it.
chance-word-of = “{ $word }”
chance-more = How it works
chance-check = Check the dice
chance-later = The secret is revealed when the game ends; then anyone can check that the dice and draws followed from it.
chance-right = Everything checks out: the secret matches its fingerprint, the seed follows from secret and words, and { $n ->
    [one] the one roll or draw
   *[other] all { $n } rolls and draws
  } came out as the seed says.
chance-wrong = Something does not add up: these are not the rolls and draws of this seed.
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
tab-mine = My board
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
thinks = thinking
decides = deciding
waits = waiting
choose = Your turn: choose something.
round-n = Round { $n }
without = no { $what }
next = next
then = later
done = done
over = The game is over.
over-short = over
closed = The table was closed before the end.
closed-short = Closed
closed-before = The table was closed before the game began.
confirm-end = Ask before ending my turn
notify-me = Notify me when it is my turn
watch-link = Link for spectators
watch-link-help = Anyone with this link can watch; hidden cards stay hidden.
move-seat = Seat of { $name }
move-seat-help = To continue in another browser: the link moves the seat there and works once.
make-link = Make a link
resign = Resign
replace-away = Let a bot play for anyone who is away
keys = Keys
key-1-2 = 1, 2
key-1-2-does = choose a die
key-1-2-generic = 1–9
key-1-2-does-generic = choose by number
key-enter = Enter
key-enter-does = choose the focused place, or confirm
key-arrows = ← ↑ → ↓
key-arrows-does = move from one lit place to the next
key-u = U
key-u-does = undo
key-e = E
key-e-does = end the turn
key-l = L
key-l-does = show all choices
key-r = R
key-r-does = replay the last moves
key-esc = Esc
key-esc-does = clear your selection

## The log
log-resigned = { $who ->
    [you] You resigned; a bot plays on
   *[they] { $name } resigned; a bot plays on
  }
log-replaced = { $who ->
    [you] a bot plays on for you
   *[they] a bot plays on for { $name }
  }
log-returned = { $who ->
    [you] You are back
   *[they] { $name } is back
  }
log-hinted = { $who ->
    [you] You asked for a hint
   *[they] { $name } asked for a hint
  }
log-warned = { $who ->
    [you] From now on you are warned before a big mistake
   *[they] { $name } is warned before big mistakes from now on
  }
hint = Hint
hint-menu = Show me a good move
js-close = Close
js-hint-where = Look here
js-hint-where-says = The places ringed in blue. Once more for the move.
js-hint-show = Show the move
js-hint-do = Do it
hint-better = About { $n ->
    [one] one point
   *[other] { $n } points
  } better than the next best idea.
hint-close = Other moves are about as good.
hint-only = There is nothing else to do.
warn-me = Warn me before a big mistake
js-warn-title = Are you sure?
warn-loss = That gives away about { $n ->
    [one] one point
   *[other] { $n } points
  } and { $share } % of winning chance.
js-warn-better = Better:
js-warn-back = Think again
js-warn-anyway = Do it anyway
key-h = H
key-h-does = show me a good move
log-relieved = a simpler bot takes over for { $name }: the other one got stuck
log-stuck = sorry, no bot can go on for { $name }; the game stops here
log-closed = The table was closed.
log-again = There is a rematch.
log-took-back = The last decision was taken back.

## The end
ending-lost = Not this time
points-none = No points yet.
points-by-source = Where the points come from
points-by-part = Points by phase
points-by-part-nobility = Points by round
total = Total
rematch = Play again
review = Review the game
record = Save the game
look-at-boards = Look at the boards

## Replay
replay = Replay
replay-of = Replay: { $game }
replay-first = To the start
replay-back = Previous move
replay-play = Play
replay-next = Next move
replay-last-step = To the end
replay-at = Position
seen-by = View as
everybody = Everyone
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
about-what = Meeplehall is a place to play eurogames: with friends by link, or against bots.
about-fan = Made by fans
about-fan-text = The games belong to their authors and publishers. This is an unofficial implementation with drawings and words of its own, not affiliated with any of them.
about-data = What it keeps
about-data-text = One cookie says who you are at your tables. Names, games and chat stay on this machine. Nothing is sent anywhere else.
about-version = Version { $version }

## Mistakes
error-unknown = Not found
error-unknown-now = Check the address, or start from the hall.
error-private = A private table
error-private-now = Ask somebody at the table for a link.
error-spent = This link has been used
error-spent-now = Links to seats work once. The host can make a new one.
error-not-yours = Not your seat
error-not-yours-now = If you play there in another browser, move the seat here with its link.
error-stale = The table has moved on
error-stale-now = Take another look and decide again.
error-not-now = Not now
error-not-now-now = Go back to the table to see what comes next.
error-illegal = Not allowed
error-illegal-now = Go back to the table; everything that is lit is allowed.
error-record = Invalid record
error-record-now = Nothing was kept. Check the line and try again.
error-removed = This table has been cleared away
error-removed-now = Nobody had been here for a long time, so we tidied up. The hall is still open: sit down at another table.
error-table = This table cannot be opened
error-table-now = Other tables are not affected. Whoever runs the hall will find the reason in its log.
error-store = The database is not available
error-store-now = Nothing was lost. Try again in a moment.
error-busy = The hall is busy
error-busy-now = Try again in a moment.
error-too-many = Too many
error-too-many-now = Wait a little, or finish something first.
error-too-large = Too large
error-too-large-now = Nothing was saved.
error-bad = That did not work
error-bad-now = Nothing was changed.
error-no-page = Page not found
error-no-page-now = Start again from the hall.
error-ours = Our mistake
error-ours-text = Something went wrong in the hall. Nothing was lost. In our log it is { $id }.
error-drawing = The table could not be drawn; trying again. In our log it is { $id }.
error-ours-now = Reload the page.

## Said by the page itself
js-your-turn = Your turn
js-ends-your-turn = This ends your turn.
js-shows-something = This cannot be undone.
js-and-end-turn = and end turn
js-end-turn = End turn
js-back = Back
js-undo = Undo
js-reconnecting = Connection lost; trying again…
js-connected = Connected again.
js-server-gone = The hall is not answering. Everything you did so far is safe.
js-pass-to = Pass to
js-show-me = Show my view
js-pass-to-help = Everyone else: look away.
js-lit-here = places to choose
js-rule-link = Rule
js-stands-in = A bot is playing for you.
js-take-seat-back = Take my seat back
js-order = Keep passing…
js-order-round = This round
js-order-game = Until I say otherwise
js-order-help = You pass while nothing better comes up, and are asked as soon as something does.
js-order-stands-round = You pass this round until something better comes up.
js-order-stands-game = You pass until something better comes up.
js-order-stop = Stop passing
js-order-back = Take back
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
