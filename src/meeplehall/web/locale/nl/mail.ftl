## Mail, on one's own page
mail-line = Wacht een tafel al een tijdje op je, dan kan een mail je dat laten weten: één voor alle tafels, met het spel en de tijd die je nog hebt.
mail-give = Meld het per mail
mail-change = Adres of tijden wijzigen
mail-address = Je mailadres
mail-address-line = Alleen hiervoor; niemand anders ziet het. We schrijven pas als je het hebt bevestigd.
mail-every = Hooguit één mail
mail-every-n = { $n ->
    [60] per uur
    [240] per vier uur
   *[1440] per dag
  }
mail-quiet-from = Stil vanaf
mail-quiet-until = Tot
mail-quiet-line = In stille uren en op vakantie komt er geen mail; wat wacht, hoor je daarna. Kies twee keer hetzelfde uur voor geen stille uren.
mail-zone = Je tijdzone
mail-again = Stuur de mail opnieuw
mail-habit = { $n ->
    [60] Hooguit één mail per uur.
    [240] Hooguit één mail per vier uur.
   *[1440] Hooguit één mail per dag.
  }
mail-habit-quiet = Stil van { $start } tot { $end } ({ $zone }).
mail-unconfirmed = Er is een mail met een link onderweg: open die binnen { $n } uur om het adres te bevestigen.
mail-refused = Een mail naar dit adres kwam terug. Is het goed geschreven?
mail-off = Deze hal verstuurt op dit moment geen mail.
wrong-mail-address = Dit is geen mailadres. Zo ziet er een uit: anna@example.org.
wrong-mail-zone = Die tijdzone bestaat niet.
wrong-mail-hours = Stille uren gaan van het ene hele uur tot het andere.
wrong-mail-every = Kies een van de drie: een uur, vier uur, een dag.
wrong-mail-off = Deze hal verstuurt geen mail.
wrong-mail-link = Deze link klopt niet, of het adres is intussen veranderd.
wrong-mail-late = Deze link is te oud. Vraag op je pagina om een nieuwe mail.

## Where links in mails lead
mail-confirm = Is dit jouw adres?
mail-confirm-line = { $name } wil een seintje op { $address } als er tafels wachten.
mail-confirm-yes = Ja, meld het daar
mail-confirmed = Bevestigd
mail-confirmed-line = Vanaf nu laat een mail je weten dat er tafels op je wachten.
mail-stop-ask = Geen mails meer?
mail-stop-line = De hal schrijft je niet meer en vergeet je adres. Je partijen gaan gewoon door.
mail-stop-yes = Stop de mails
mail-stopped = Geen mails meer
mail-stopped-line = De hal is het adres vergeten. Op je pagina kun je het altijd opnieuw geven.

## The mails themselves
mail-check-subject = Is dit jouw adres?
mail-check-text = Iemand, hopelijk jij, wil op dit adres een mail als er tafels wachten in de hal op { $hall }. Ben jij dat? Open dan deze pagina en bevestig het:
mail-check-not-you = De link werkt { $n } uur. Was jij het niet, doe dan niets: er komt geen mail meer en het adres wordt vergeten.
mail-subject = { $n ->
    [one] Je bent aan de beurt: { $game }
   *[other] { $n } tafels wachten op je
  }
mail-hello = Hallo { $name },
mail-waiting = { $n ->
    [one] er wacht een tafel op je:
   *[other] er wachten { $n } tafels op je:
  }
mail-until-today = { $game }, tot vandaag { $time }
mail-until-day = { $game }, tot { $day }, { $time }
mail-more = { $n ->
    [one] En er wacht nog een tafel.
   *[other] En er wachten er nog { $n }.
  }
mail-all = Al je tafels:
mail-habits = Wanneer en hoe vaak we schrijven:
mail-stop = Geen mails meer:
