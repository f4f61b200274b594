# Toernooien.

tournaments = Toernooien
tours-lead = Meer tafels, één winnaar. De hal deelt in, houdt de stand bij en wacht niet eeuwig.
tours-none = Op dit moment is er geen toernooi. Kondig er een aan.
tours-open = Doe mee
tours-running = Bezig
tours-over = Gespeeld
tour-new = Kondig een toernooi aan
tour-new-signed-out = Voor een toernooi heb je een account nodig.
tour-name = Hoe heet het?
tour-game = Welk spel?
tour-players = Spelers per tafel
tour-kind = Wie speelt tegen wie?
tour-round-robin = Iedereen tegen iedereen
tour-round-robin-line = Je komt iedereen tegen.
tour-swiss = Zwitsers
tour-swiss-line = Je speelt tegen wie even veel punten heeft; niemand valt af.
tour-rounds = Ronden
tour-rounds-line = Voor Zwitsers; leeg: zo veel als nodig.
tour-hours = Uren per ronde
tour-hours-line = Wie anderen daarna nog laat wachten, wordt vervangen door een bot en eindigt als laatste aan die tafel.
tour-fill = Bots vullen de laatste tafel aan
tour-fill-none = Geen bots: iemand is vrij
tour-least = Met bots: minstens zo veel doen mee
tour-least-line = Tot 16; leeg: alleen de laatste tafel wordt aangevuld.
tour-clock = Klok aan de tafels
tour-clock-none = Geen klok, alleen de tijd voor de ronde
tour-announce = Kondig aan
tour-look = Bekijk
tour-people = { $n ->
    [one] Eén doet mee
   *[other] { $n } doen mee
  }
tour-line = { $what }, { $hours } per ronde. { $players ->
    [2] Winst is een punt, gelijk een half.
   *[other] Iedereen die aan je tafel na jou eindigt, is een punt; gelijk is een half.
  }
tour-hours-n = { $n ->
    [one] één uur
   *[other] { $n } uur
  }
tour-days-n = { $n ->
    [one] één dag
   *[other] { $n } dagen
  }
tour-minutes-n = { $n ->
    [one] één minuut
   *[other] { $n } minuten
  }
tour-by = aangekondigd door { $name }
tour-rated = De partijen tellen mee voor de rating.
tour-stage-open = open voor iedereen
tour-stage-running = ronde { $n } van { $of }
tour-stage-over = afgelopen
tour-stage-closed = afgelast
tour-join = Doe mee
tour-leave = Toch niet
tour-start = Begin nu
tour-close = Gelast af
tour-start-line = { $n ->
    [0] Genoeg voor de eerste ronde.
    [one] Er is nog één nodig om te beginnen.
   *[other] Er zijn er nog { $n } nodig om te beginnen.
  }
tour-sign-in = Log in om mee te doen
tour-standings = Stand
tour-no-standings = Wie doet mee
tour-column-name = Naam
tour-column-played = Partijen
tour-column-margin = Verschil
tour-column-points = Punten
tour-versus = tegen { $name }
tour-cell-won = gewonnen
tour-cell-tied = gelijk
tour-cell-lost = verloren
tour-cell-none = niet gespeeld
tour-cell-self = zichzelf
tour-key = 1 gewonnen, ½ gelijk, 0 verloren, – nog te spelen. Bij gelijke punten beslist het verschil: eigen punten min die van de anderen, over alle partijen.
tour-key-large = Bij gelijke punten { $kind ->
    [swiss] beslissen de punten van je tegenstanders, dan het verschil
   *[other] beslist het verschil
  }: eigen punten min het gemiddelde van de anderen, over alle partijen.
tour-round = Ronde { $n }
tour-rounds-nav = Ronden
tour-bye = { $names } { $n ->
    [one] is
   *[other] zijn
  } vrij: de helft van de punten van een tafel.
tour-watch = Kijk mee
tour-look-in = Naar je tafel
tour-see-how = Bekijk hoe
tour-played-day = afgelopen { $day }
tour-no-result = telt niet
tour-tied = gelijk
tour-next = Ronde { $n } begint als alle tafels klaar zijn.
tour-winner-you = Je hebt gewonnen!
tour-winner = { $name } heeft gewonnen.
tour-deadline = Tijd voor deze ronde tot { $day }, { $time }.
tour-gone = Gast
tour-picture = Een kasteel op een heuvel, en vlaggen van wie meedoen
tour-table-of = Tafel van het toernooi { $name }
wrong-tour-in-already = Je doet al mee.
wrong-tour-full = Er doen er al zo veel mee als er plaats is.
wrong-tour-not-in = Je doet niet mee.
wrong-tour-too-few = Er zijn er te weinig om te beginnen. Wacht op anderen, of laat bots aanvullen.
wrong-tour-begun = Het toernooi is begonnen, of afgelast.
wrong-tour-not-running = Het toernooi wordt nu niet gespeeld.
wrong-tour-not-host = Alleen wie het heeft aangekondigd, mag dat.
wrong-tour-name = Een toernooi heeft een naam van 3 tot 40 tekens nodig.
wrong-tour-plan = Zo kan het niet gespeeld worden: kijk naar spel, spelers, ronden (1 tot 15) en uren (een kwart tot 720).
wrong-tour-too-many-each = Je hebt zo veel toernooien aangekondigd als één mens mag. Maak er een af of gelast er een af.
wrong-tour-too-many = Er zijn hier zo veel toernooien als er mogen zijn. Kom terug als er een voorbij is.
