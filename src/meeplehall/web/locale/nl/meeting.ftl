# De lobby, vrienden en uitnodigingen.
lobby-waiting = { $n ->
    [0] Er wacht nu niemand.
    [one] Eén tafel wacht op iemand als jij.
   *[other] { $n } tafels wachten op iemand als jij.
  }
lobby-filter = Welke tafels
lobby-game = Spel
lobby-seats = Plaatsen
lobby-pace = Tempo
lobby-rated = Telt mee
lobby-pace-none = Geen klok
lobby-pace-live = Live
lobby-pace-days = Dagen
lobby-all = Alle
lobby-any = Maakt niet uit
lobby-more = Er zijn er meer: kies een spel of een aantal plaatsen.
lobby-waits = { $who ->
    [one] { $names } wacht op { $more }
   *[other] { $names } wachten op { $more }
  }
lobby-one-more = { $n ->
    [one] nog iemand
   *[other] nog { $n } spelers
  }
lobby-host = De gastheer
lobby-begins = begint als iedereen zit
lobby-clock-live = { $n } minuten per speler
lobby-clock-days = { $n ->
    [one] 1 dag per beurt
   *[other] { $n } dagen per beurt
  }
lobby-yours = jij zit hier
lobby-empty = De kaars brandt, de stoelen zijn vrij
lobby-empty-line = Niemand zoekt nu spelers. Open een tafel en iedereen ziet hem hier; of warm je op tegen bots tot er iemand komt.
lobby-open-one = Open een tafel
lobby-play-bots = Speel tegen bots
lobby-show-all = Toon alle tafels
seats-taken = { $n } van { $of } plaatsen bezet

friends = Vrienden
friends-here = Vrienden die er zijn
all-friends = Alle vrienden
friends-asking = Zij willen je vriend worden
friends-none = Nog geen vrienden. Vraag iemand bij de naam die hij of zij hier heeft.
friend-name = Hun naam
friend-ask = Vraag als vriend
is-here = nu hier
is-away = weg
asks-you = wil je vriend worden
you-asked = gevraagd, nog geen antwoord
you-are-friends = jullie zijn vrienden
you-blocked = je hebt deze persoon geblokkeerd
blocked-people = Geblokkeerd
blocked-line = kan je niet uitnodigen, niet schrijven en niet aan je open tafels schuiven
do-befriend = Vraag als vriend
do-accept = Ja, vrienden
do-part = Verwijder
do-withdraw = Trek het in
do-unfriend = Geen vrienden meer
do-block = Blokkeer
do-unblock = Deblokkeer
watching-named = Als je bij een tafel kijkt
watching-named-line = Anderen zien hoeveel mensen kijken. Als je wilt, zien ze ook je naam.
watching-show = Toon mijn naam
watching-hide = Verberg mijn naam
who-watches = { $n ->
    [0] Niemand kijkt
    [one] Eén iemand kijkt
   *[other] { $n } mensen kijken
  }

calls = { $n ->
    [one] Een uitnodiging
   *[other] Uitnodigingen
  }
call-line = { $name } wil met je spelen.
call-no = Nee, bedankt
call-somebody = Vraag iemand bij naam
call-do = Nodig uit
called-already = Uitgenodigd: { $names }.

wrong-nobody-called = Niemand met een account heet hier zo.
wrong-that-is-you = Dat ben jij.
wrong-not-asked = { $name } vraagt het niet meer.
wrong-not-wanted = { $name } neemt geen uitnodigingen of verzoeken van je aan.
wrong-ties-full = Vrienden, verzoeken en geblokkeerden: hooguit { $n } samen.
wrong-calls-full = Er kunnen hooguit { $n } uitnodigingen tegelijk openstaan.
error-unwelcome = Dat kan hier niet
error-unwelcome-now = Iemand aan deze tafel wil jou liever niet treffen. Er zijn andere tafels.

standings-made = Stand van { $day }
standings-none = Nog geen partijen.
standings-how = Elke partij geeft 1 punt voor de eerste plaats, 0 voor de laatste en daartussen naar verhouding; gedeelde plaatsen delen. Bots, lespartijen en partijen met een gekozen startgetal tellen niet mee.
standings-count = { $n ->
    [one] { $n } partij
   *[other] { $n } partijen
  }
standings-place = Plaats
standings-name = Naam
standings-games = Partijen
standings-wins = Gewonnen
standings-points = Punten
standings-share = Aandeel
standings-mean = Gemiddelde score
standings-best = Beste score
