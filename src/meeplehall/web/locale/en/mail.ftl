## Mail, on one's own page
mail-line = When a table has been waiting for you for a while, a mail can tell you: one for all tables, with the game and the time you have left.
mail-give = Tell me by e-mail
mail-change = Change address or times
mail-address = Your e-mail address
mail-address-line = For this alone; nobody else sees it. We write only after you have confirmed it.
mail-every = At most one mail
mail-every-n = { $n ->
    [60] an hour
    [240] every four hours
   *[1440] a day
  }
mail-quiet-from = Quiet from
mail-quiet-until = Until
mail-quiet-line = In quiet hours and on vacation no mail comes; what waits is told afterwards. Choose the same hour twice for no quiet hours.
mail-zone = Your time zone
mail-again = Send the mail again
mail-habit = { $n ->
    [60] At most one mail an hour.
    [240] At most one mail every four hours.
   *[1440] At most one mail a day.
  }
mail-habit-quiet = Quiet from { $start } until { $end } ({ $zone }).
mail-unconfirmed = A mail with a link is on its way: open it within { $n } hours to confirm the address.
mail-refused = A mail to this address came back. Is it written right?
mail-off = This hall sends no mail at the moment.
wrong-mail-address = This is not an e-mail address. One looks like ann@example.org.
wrong-mail-zone = There is no such time zone.
wrong-mail-hours = Quiet hours go from one full hour to another.
wrong-mail-every = Choose one of the three: an hour, four hours, a day.
wrong-mail-off = This hall sends no mail.
wrong-mail-link = This link is not good, or the address has been changed since.
wrong-mail-late = This link is too old. Ask for a new mail on your page.

## Where links in mails lead
mail-confirm = Is this your address?
mail-confirm-line = { $name } wants to be told of turns at { $address }.
mail-confirm-yes = Yes, tell me there
mail-confirmed = Confirmed
mail-confirmed-line = From now on a mail tells you when tables wait for you.
mail-stop-ask = No more mails?
mail-stop-line = The hall stops writing to you and forgets your address. Your games go on.
mail-stop-yes = Stop the mails
mail-stopped = No more mails
mail-stopped-line = The hall has forgotten the address. You can give it again on your page, whenever you like.

## The mails themselves
mail-check-subject = Is this your address?
mail-check-text = Somebody, we hope you, would like a mail at this address when tables wait for them at { $hall }. If that is you, open this page and confirm:
mail-check-not-you = The link is good for { $n } hours. If it was not you, do nothing: no further mail comes, and the address is forgotten.
mail-subject = { $n ->
    [one] It is your turn: { $game }
   *[other] { $n } tables wait for you
  }
mail-hello = Hello { $name },
mail-waiting = { $n ->
    [one] a table waits for you:
   *[other] { $n } tables wait for you:
  }
mail-until-today = { $game }, until today { $time }
mail-until-day = { $game }, until { $day }, { $time }
mail-more = { $n ->
    [one] One more table waits as well.
   *[other] { $n } more wait as well.
  }
mail-all = All your tables:
mail-habits = When and how often we write:
mail-stop = No more of these mails:
