## Clocks: the question on a new table
clock-ask = Hoe lang mag een beurt duren?
clock-none = Geen klok
clock-none-line = Neem de tijd; niemand telt mee.
clock-live = Live, met minuten
clock-live-line = Allemaal tegelijk aan tafel, ieder zoveel minuten.
clock-days = Dagen per beurt
clock-days-line = Speel wanneer het uitkomt, met dagen voor elke beurt.
clock-live-each = Voor de hele partij, ieder
clock-days-each = Voor elke beurt
clock-n-minutes = { $n } minuten
clock-n-days = { $n ->
    [one] 1 dag
   *[other] { $n } dagen
  }
clock-zero = Als iemands tijd om is
clock-zero-bot = Een bot neemt het over
clock-zero-loss = Die verliest de partij

## What was agreed, in words
said-clock-live = { $n } minuten per speler; de eerste { $grace } seconden van elke beurt zijn gratis.
said-clock-days = { $n ->
    [one] Eén dag
    [2] Twee dagen
    [3] Drie dagen
    [7] Een week
   *[other] { $n } dagen
  } voor elke beurt.
said-late-live = Is je tijd om, dan speelt een bot je partij uit.
said-late-days = Is je tijd om, dan speelt een bot voor je tot je terug bent.
said-late-loss = Is je tijd om, dan verlies je; een bot speelt verder voor de anderen.

## At the table
time-up = tijd om
log-late = { $who ->
    [you] Je tijd is om; een bot speelt verder
   *[they] de tijd van { $name } is om; een bot speelt verder
  }
log-late-loss = { $who ->
    [you] Je tijd is om en je hebt verloren; een bot speelt verder voor de anderen
   *[they] de tijd van { $name } is om: verloren; een bot speelt verder
  }
log-rests = { $who ->
    [you] Je bent op vakantie; je klok staat stil
   *[they] { $name } is op vakantie; die klok staat stil
  }
log-rested = { $who ->
    [you] Je bent terug van vakantie; je klok loopt weer
   *[they] { $name } is terug van vakantie; die klok loopt weer
  }
clock = Klok
time-left = nog { $time }
time-of = nog { $time } voor { $name }
js-clock = Resterende tijd
js-clock-of = Resterende tijd van
js-clock-minute = Je hebt nog één minuut.
js-clock-seconds = Je hebt nog tien seconden.
js-unit-day = d
js-unit-hour = u
js-unit-minute = min

## Vacation, on one's own page
part-days = Partijen over dagen
vacation = Vakantie
vacation-line = Waar een beurt dagen heeft, staat je klok stil zolang je weg bent.
vacation-left = { $n ->
    [0] Er zijn dit jaar geen dagen meer over.
    [one] Er is dit jaar nog één dag over.
   *[other] Er zijn dit jaar nog { $n } dagen over.
  }
vacation-until = Je bent op vakantie tot { $day }. Waar een beurt dagen heeft, staat je klok stil.
go-away = Nu weg
come-home = Ik ben terug
wrong-vacation = Dat lukte niet: { $n ->
    [0] er zijn dit jaar geen dagen meer over, of je bent al op vakantie.
    [one] er is dit jaar nog één dag over, en de ene vakantie moet voorbij zijn voor de volgende.
   *[other] er zijn dit jaar nog { $n } dagen over, en de ene vakantie moet voorbij zijn voor de volgende.
  }

## Being told of turns
push-title = Je bent aan de beurt
push-body = { $game }, tafel { $id }
push-line = Een browser kan je laten weten dat je aan de beurt bent aan een tafel die je niet open hebt. Hij noemt de tafel en het spel, verder niets.
push-here = Meld het in deze browser
push-browser = { $browser } meldt je beurten
push-refused = Deze browser staat geen berichten van de hal toe, of was niet te bereiken.
push-without = Deze browser kan je niets melden: daarvoor is het https-adres van de hal nodig.
