# People: keys, one's own page, others' pages.

## The door
sign-in = Sign in
sign-out = Sign out
join = Make a key
key-heading = Your own key to the hall
key-line = You can play without one. With a key your name, your tables and your games follow you to any device.
key-short = With a key, your name and games follow you to any device.
join-link = Make a key
take-games-along = Take your games along
open-day-night = open day and night
locked-door = A closed green door with a golden keyhole and a lantern
or = or
name = Name
passphrase = Passphrase
passphrase-help = Four or more words are better than one strange one.
passphrase-set = Name and passphrase open the hall in any browser.
passphrase-others-out = All your other browsers are signed out.
passkey = Passkey
passkey-of = Passkey, { $device }
passkey-line = Your finger, face or the lock of your device. Nothing to remember, nothing to steal.
sign-in-passkey = Sign in with a passkey
join-passkey = Make a passkey
join-passphrase = Join with a passphrase
passkey-localhost = Browsers keep passkeys for names, not for bare addresses. On this machine the hall also answers at
passkey-needs-https = Passkeys need a hall that is reached over https. A passphrase works here too.
passkey-no-browser = This browser has no passkeys. A passphrase works too.
passkey-refused = The device did not give a passkey. Try again, or use a passphrase.
i-am-new = I am new: make a key
i-have-key = I have a key
lost-key = Lost your key?
lost-key-line = One of the recovery codes you wrote down lets you in, once. Then set a new passphrase or passkey.
recovery-code = Recovery code
use-code = Use the code
no-key-today = No key today?
no-key-line = This browser remembers you anyway, as long as its cookies stay.
play-without = Play without
join-heading = A key of your own
join-line = A name and a key, that is all. No e-mail address, no birthday.
join-games = The games you have played in this browser come along.
invitation = Invitation
invitation-help = This hall is for invited people. Whoever runs it can send you a code.
you-sit-as = You sit down as { $name }.

## One's own page
your-page = Your page
part-you = You
part-games = Last games
part-keys = Signing in
part-browsers = Browsers
part-data = Your data
since-day = In the hall since { $day }.
finished-games = { $n ->
    [0] No finished games yet.
    [one] { $n } finished game.
   *[other] { $n } finished games.
  }
running-games = { $n ->
    [0] Now at no table.
    [one] Now at { $n } table.
   *[other] Now at { $n } tables.
  }
as-others-see = As others see you
change-name = Change your name
your-face = Your face
face-n = Face { $n }
your-shape = The shape you like best
your-shape-line = (yours when it is free at a table)
shape-circle = Circle
shape-square = Square
shape-diamond = Diamond
shape-triangle = Triangle
shape-hexagon = Hexagon
shape-star = Star
last-games = Last games
no-games-yet = Games you finish will be listed here.
game-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  } of { $of }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
game-alone = Alone, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
prove-first = Keys can be changed for a quarter of an hour after you have shown one.
sign-in-again = Sign in again
remove = Remove
added-day = added { $day }
used-day = used { $day }
used-never = not used yet
add-passkey = Add a passkey
set-passphrase = Set a passphrase
change-passphrase = Change the passphrase
recovery-codes = Recovery codes
codes-left = { $n ->
    [0] None yet
    [one] { $n } left; each works once
   *[other] { $n } left; each works once
  }
codes-none = Lose your key, lose your games.
codes-none-line = Recovery codes on a sheet of paper let you in when everything else is gone.
codes-make = Make recovery codes
codes-again = Make new ones
codes-line = Write these down and keep them where you keep your passport. Each lets you in once.
codes-once = They are shown this once.
codes-old-gone = Older codes no longer work.
codes-copy = Copy
codes-print = Print
codes-kept = I have kept them
some-browser = A browser
this-browser = this browser
signed-in-day = signed in { $day }
seen-day = last seen { $day }
end-session = Sign out { $browser }
end-others = Sign out all others
take-data = Take everything with you
take-data-line = Your account, your tables, what you said and the record of every finished game, in one file.
download = Download
leave-hall = Leave the hall
leave-line = Your account, name, face, keys and everything you said at tables are deleted. Bots play on for you where a game is running. Nobody can bring this back.
leave-stays = What stays: the moves of finished games, for those who played with you, with “Guest” in the place of your name; what others wrote; records that somebody has saved; backups, until whoever runs the hall replaces them.
leave-confirm = Write your name, { $name }, to delete your account
leave-now = Delete my account

## Others
only-listed = Only games at tables that were open to everybody.
has-key = has a key
has-no-key = guest
guest-line = Guests have no page: anybody may use this name.
look-at-page = Page
report = Report { $name }
report-line = Whoever runs this hall will read it. The person you report does not learn who told.
report-words = What happened?
report-send = Send
report-told = Thank you, it has been passed on
report-told-line = Whoever runs this hall will look at it.
back = Back

## What can go wrong
error-account = That did not work
error-account-now = Nothing was changed.
error-not-proved = Show your key once more
error-not-proved-now = Keys, data and the account itself can be changed for a quarter of an hour after you have signed in.
wrong-too-often = Too many attempts. Wait { $n ->
    [one] a second
   *[other] { $n } seconds
  } before the next one.
wrong-accounts-off = This hall has no accounts; everybody plays without.
wrong-signed-out = You are not signed in.
wrong-sign-in-bad = Name and passphrase do not fit together.
wrong-code-bad = Name and code do not fit together, or the code has been used.
wrong-account-blocked = Whoever runs this hall has blocked this account.
wrong-name-empty = A name needs at least two letters or figures, one of them a letter.
wrong-name-long = A name has at most { $n } characters.
wrong-name-signs = A name has letters, figures, spaces and - _ . '
wrong-name-mixed = The letters of a name come from one alphabet.
wrong-name-reserved = This name is kept for the hall and its bots.
wrong-name-taken = This name is taken, or looks like somebody else’s.
wrong-name-owned = Somebody with a key has this name. If that is you, sign in; if not, choose another.
wrong-invitation-bad = This invitation is unknown, used or too old. Ask for a new one.
wrong-passphrase-length = A passphrase has { $low } to { $high } characters.
wrong-passphrase-easy = This passphrase is too easy to guess. Four words are a good one.
wrong-passkey-nowhere = There are no passkeys at this address. A passphrase works here.
wrong-passkey-bad = This passkey does not fit here. Try again.
wrong-passkey-late = That took too long, or was answered already. Try again.
wrong-passkey-unknown = This hall does not know that passkey.
wrong-passkey-known = This passkey is in use here already.
wrong-passkeys-full = An account has at most { $n } passkeys, each of them once.
wrong-key-last = Your last key stays. Add another one first.
wrong-report-empty = A report needs a few words.
wrong-leave-name = To delete your account, write your name as it stands there.

# Guest bots
part-bots = Guest bots
guest-bot-name = { $name } (bot)
guest-bots-line = Wrote a program that plays? It sits down at tables of this hall with a token of its own; everybody sees that it is a bot.
guest-bots-api = The API
guest-bot-add = Bring a bot along
guest-bot-called = What the bot is called
guest-bot-make = Make its token
guest-bot-of = Guest bot, brought by { $name }
guest-bot-remove = Remove { $name }
token = Token of your guest bot
token-line = Whatever shows this token plays as your bot.
token-once = It is shown this once.
token-secret = Keep it as you keep a key; when it is lost, make a new one on your page.
token-try = To see whether it works:
token-kept = I have kept it
token-new = New token
token-new-of = New token for { $name }
token-until = token good until { $day }
token-over = token out of date since { $day }
wrong-programs-full = An account has at most { $n } guest bots.
wrong-program-gone = There is no such guest bot of yours.
