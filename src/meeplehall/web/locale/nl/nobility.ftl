# Rise to Nobility: wat er gedrukt staat, gevraagd en verteld wordt.

## Goods, guilds, races
rn-good-books = boeken
rn-good-weaponry = wapens
rn-good-furnishings = meubels
rn-good-magic = magie
rn-good-jewelry = juwelen
rn-good-artwork = kunstwerken
rn-n-books = { $n ->
    [one] { $n } boek
   *[other] { $n } boeken
  }
rn-n-weaponry = { $n ->
    [one] { $n } wapen
   *[other] { $n } wapens
  }
rn-n-furnishings = { $n ->
    [one] { $n } meubel
   *[other] { $n } meubels
  }
rn-n-magic = { $n } magie
rn-n-jewelry = { $n ->
    [one] { $n } juweel
   *[other] { $n } juwelen
  }
rn-n-artwork = { $n ->
    [one] { $n } kunstwerk
   *[other] { $n } kunstwerken
  }
rn-guild-scholars = Wetenschappers
rn-guild-blacksmiths = Smeden
rn-guild-carpenters = Timmerlieden
rn-guild-wizards = Tovenaars
rn-guild-merchants = Kooplieden
rn-guild-artists = Kunstenaars
rn-race-halfling = halfling
rn-race-human = mens
rn-race-elf = elf
rn-race-dwarf = dwerg
rn-race-green-elf = groene elf
rn-race-trobit = trobit
rn-races-halfling = halflingen
rn-races-human = mensen
rn-races-elf = elfen
rn-races-dwarf = dwergen
rn-races-green-elf = groene elfen
rn-races-trobit = trobits
rn-race-title-halfling = Halfling
rn-race-title-human = Mens
rn-race-title-elf = Elf
rn-race-title-dwarf = Dwerg
rn-race-title-green-elf = Groene elf
rn-race-title-trobit = Trobit
rn-or = {" of "}

## The town
rn-town = De stad Caveborn
rn-tab-town = Stad
rn-tavern = Cavern Tavern
rn-tavern-short = Taverne
rn-yard = Bouwwerf
rn-yard-short = Werf
rn-guilds = Gilden
rn-hall = Gildehuis
rn-port = Haven
rn-council = Steenraad
rn-council-short = Raad
rn-berk = Kantoor van Berk
rn-berk-short = Berk
rn-castle = Witte Kasteel
rn-castle-short = Kasteel
rn-castle-white = Witte
rn-castle-castle = Kasteel
rn-chancery = Kanselarij
rn-rising = oplopend
rn-take-card = 1 kaart
rn-buy-house = koop een huis
rn-sold = verkocht
rn-new = nieuw
rn-port-line = verkoop hooguit de worp
rn-slot-tavern = Taverne: neem een kolonistenkaart; elke dobbelsteen minstens zo hoog als de vorige
rn-slot-yard = Bouwwerf: koop een huis; elke dobbelsteen hooguit zo hoog als de vorige
rn-slot-guild = { $guild }, { $low } of { $high }: { $activates ->
    [one] het eerste atelier
    [2] de eerste twee ateliers
   *[other] alle ateliers
  }, koop er hooguit { $buy }, stuur er hooguit { $send }
rn-slot-hall = { $building }. Dobbelsteen { $die }, { $n } { $n ->
    [one] munt
   *[other] munten
  }.
rn-slot-hall-empty = Gildehuis { $die }: niets te koop
rn-slot-port = Haven: verkoop hooguit { $n } { $n ->
    [one] goed
   *[other] goederen
  }
rn-slot-berk = Kantoor van Berk, { $low } of { $high }: { $free } gratis { $free ->
    [one] aanpassingsfiche
   *[other] aanpassingsfiches
  }{ $more ->
    [0] {""}
   *[other] {", "}hoogstens { $more } erbij voor munten
  }, of nieuwe kaarten of gebouwen
rn-slot-castle = Witte Kasteel, { $low } tot { $high }: +{ $n } reputatie
rn-slot-board = 5 of 6: roep een leerling terug
rn-slot-chancery = Kanselarij, dobbelsteen { $die }: { $benefit }
rn-slot-tile = Opdracht: een { $die }
rn-hold = { $good }: { $n ->
    [one] { $n } munt
   *[other] { $n } munten
  } per stuk, { $sold } van { $spaces } verkocht
rn-council-empty = Geen tegel
rn-council-words = { $price }; adeldom { $level }; { $n } punten
rn-income-each = Bij de Inkomsten verdient elke leerling hier { $n ->
    [one] { $n } munt
   *[other] { $n } munten
  }
rn-apprentice-of = Leerling van { $name }
rn-free-workshop = Plaats voor een atelier: { $n } punten, { $stars } adeldom
rn-owned-by = Van { $name }.
rn-owned-by-nobody = Van niemand.
rn-workshop-words = Werkplaats van de { $guild }: { $effects }
rn-community-words = Gemeenschapsgebouw
rn-card-words = { $race }: { $goods }; { $least } tot { $most } goederen; { $workers ->
    [0] geen werkers
    [one] { $workers } werker
   *[other] { $workers } werkers
  }, { $stars } adeldom
rn-desk-words = Lessenaar voor { $race }: { $benefit }. { $who }
rn-desk-free = Vrij.
rn-desk = Lessenaar
rn-desk-council-coins = Tegels van de Steenraad kosten geen munten
rn-desk-port-bonus = 1 munt meer voor elk goed dat in de haven wordt verkocht
rn-desk-council-reputation = De Steenraad kost maar 1 reputatie
rn-desk-second-card = Twee kaarten in de taverne
rn-desk-house-price = Huizen kosten 1 munt minder
rn-desk-building-price = Gebouwen kosten 1 munt minder
rn-effect-coin = 1 munt
rn-effect-reputation = 1 reputatie
rn-effect-reroll = dobbelstenen opnieuw gooien
rn-effect-good = 1 goed van het gilde
rn-effect-buy = een goed naar keuze kopen
rn-effect-exchange = een goed ruilen
rn-ways = mogelijkheden:

## Round and event
rn-round = Ronde { $n }
rn-round-of = Ronde { $n } van { $of }
rn-final = Einde van het spel
rn-night-title = In het bleke maanlicht
rn-event-port-bonus = { $n ->
    [one] { $n } munt
   *[other] { $n } munten
  } meer voor elk goed dat in de haven verkocht wordt
rn-event-apprentice-income = { $n } munt meer voor elke leerling bij de Inkomsten
rn-event-free-good = { $n } gratis goed bij een aankoop in een gilde
rn-event-tavern-bonus = { $n } munt voor elk bezoek aan de taverne
rn-event-tavern-cost = Een bezoek aan de taverne kost { $n } munt
rn-event-house-price = Huizen kosten { $n ->
    [one] { $n } munt
   *[other] { $n } munten
  } { $sign ->
    [less] minder
   *[more] meer
  }
rn-event-building-price = Gebouwen kosten { $n ->
    [one] { $n } munt
   *[other] { $n } munten
  } { $sign ->
    [less] minder
   *[more] meer
  }
rn-event-good-price = Goederen kosten { $n } munt { $sign ->
    [less] minder
   *[more] meer
  } bij de gilden
rn-event-berk-modifiers = { $n } gratis aanpassingsfiche meer bij Berk
rn-event-castle-bonus = { $n } reputatie meer in het Witte Kasteel
rn-event-council-reputation = De Steenraad kost { $n } reputatie minder
rn-event-council-vp = { $n } punten meer voor een tegel van de Steenraad
rn-event-port-limit = Hooguit { $n } goederen verkocht per bezoek aan de haven
rn-event-building-tax = Bij de Inkomsten betaal je { $n } munt voor elk eigen gebouw
rn-flag-port-bonus = { $signed } elk
rn-flag-apprentice-income = { $signed } elk
rn-flag-free-good = { $signed } gratis
rn-flag-tavern-bonus = { $signed } munt
rn-flag-tavern-cost = −{ $n } munt
rn-flag-house-price = { $signed }
rn-flag-building-price = { $signed }
rn-flag-good-price = { $signed } munt
rn-flag-berk-modifiers = { $signed }
rn-flag-castle-bonus = { $signed }
rn-flag-council-reputation = { $signed }
rn-flag-council-vp = { $signed } punten
rn-flag-port-limit = hooguit { $n }
rn-flag-building-tax = taks

## The own board
rn-own-board = Eigen bord
rn-reputation = Reputatie
rn-reputation-words = Reputatie { $n }: { $placed } geplaatst, { $room } past nog
rn-placed = geplaatst { $n }
rn-fits = { $n } past
rn-too-much = { $n } is te veel
rn-castle-raises = het Witte Kasteel verhoogt ze
rn-nobility = Adeldom
rn-nobility-words = Adeldom { $n }, op het einde { $points } punten waard
rn-lord = Edelman
rn-white-lord = Witte Edelman
rn-purse = Beurs
rn-coins = { $n ->
    [one] munt
   *[other] munten
  }
rn-coins-title = Munten
rn-modifiers = { $n ->
    [one] fiche
   *[other] fiches
  }
rn-modifiers-title = Aanpassingsfiches
rn-n-coins = { $n ->
    [one] { $n } munt
   *[other] { $n } munten
  }
rn-storage = Opslagruimte
rn-lot = Werkplatform
rn-recall-1 = leerling
rn-recall-2 = terug
rn-workers-words = { $n ->
    [0] Geen werkers op het werkplatform
    [one] { $n } werker op het werkplatform
   *[other] { $n } werkers op het werkplatform
  }
rn-houses = Huizen: { $n } van 7
rn-waiting = bouwplatform
rn-houses-words = { $n } van de 7 huizen zijn bewoond, { $waiting } op het bouwplatform, { $left } in de voorraad
rn-lots = Openbare bouwplaatsen
rn-lot-free = Openbare bouwplaats { $n }, vrij
rn-each-income = elke ronde
rn-up-to = tot { $n }
rn-hand = Kolonistenkaarten
rn-hand-to-house = Te huisvesten kolonisten
rn-room-1 = nog een kaart
rn-room-2 = uit de taverne
rn-new-card = nieuw
rn-needs = vraagt { $what }
rn-needs-kinds = vraagt { $n } soorten
rn-needs-more = vraagt er nog { $n }
rn-needs-house = vraagt een huis
rn-worth = hooguit +{ $n }
rn-commissions = Opdrachten
rn-commission-secret = geheim
rn-commission-active = actief
rn-commission-hidden = Een geheime opdracht
rn-commission-race = 3 punten per huis van { $of }, hooguit { $most }
rn-commission-guild = { $of }: 3 per atelier, 1 per leerling, hooguit { $most }
rn-commission-community = 3 punten per openbaar gebouw, hooguit { $most }
rn-commission-council = 2 punten per tegel van de Steenraad, hooguit { $most }
rn-commission-reputation = Reputatie 12: 4 punten, 15: { $most } punten
rn-commission-nobility = Adeldom 9: 5 punten, 12: { $most } punten
rn-commission-coins = 1 punt per 2 munten, hooguit { $most }
rn-commission-races = 2 punten per ras boven de twee, hooguit { $most }
rn-offer-commission = Houd één opdracht
rn-offer-character = Kies je karakter
rn-objective = Doel
rn-objective-points = { $n } punten
rn-objective-settlers = { $n } kolonistenkaarten vervuld
rn-objective-races = { $n } rassen gehuisvest
rn-objective-council = { $n } tegels van de Steenraad
rn-objective-buildings = { $n } gebouwen
rn-objective-so-far = tot nu toe { $n }
rn-benefit-reputation = { $n } reputatie
rn-benefit-modifiers = { $n ->
    [one] { $n } aanpassingsfiche
   *[other] { $n } aanpassingsfiches
  }
rn-benefit-coins = { $n ->
    [one] { $n } munt
   *[other] { $n } munten
  }
rn-benefit-goods = { $n ->
    [one] { $n } goed naar keuze
   *[other] { $n } goederen naar keuze
  }
rn-benefit-settlers = { $n } kolonistenkaart
rn-benefit-houses = { $n } huis
rn-benefit-workers = { $n } werker
rn-benefit-vp = { $n } punten
rn-die = Dobbelsteen { $die }
rn-die-fits = past
rn-die-chosen = gekozen
rn-die-shift = als { $n }
rn-die-over = te veel

## The players
rn-first-player = Startspeler
rn-points-of = { $name }: { $n } punten. Toon waar ze vandaan komen
rn-look-closer = Bekijk { $name } van dichterbij
rn-hand-title = { $n ->
    [one] { $n } kolonistenkaart op de hand
   *[other] { $n } kolonistenkaarten op de hand
  }
rn-platform-title = { $n ->
    [one] { $n } huis op het bouwplatform
   *[other] { $n } huizen op het bouwplatform
  }
rn-dice-left = Nog niet geplaatste dobbelstenen: { $dice }
rn-passed = gepast
rn-lord-yes = (gekregen)
rn-lord-no = (bij adeldom { $n })
rn-buildings = Gebouwen
rn-council-tiles = Tegels van de Steenraad
rn-desks = Lessenaars
rn-left-settlers = { $n } kolonisten in de stapel
rn-left-buildings = { $n } gebouwen in de zak
rn-left-council = { $n ->
    [one] nog { $n } tegel voor de Steenraad
   *[other] nog { $n } tegels voor de Steenraad
  }
rn-left-ships = { $n ->
    [one] nog { $n } schip
   *[other] nog { $n } schepen
  }
rn-left-commissions = { $n } opdrachten in de stapel

## What is asked
rn-decide-turn = Jouw beurt: kies een dobbelsteen en zijn plek. Je kunt deze ronde nog { $n ->
    [one] { $n } oog
   *[other] { $n } ogen
  } plaatsen.
rn-decide-rest = { $die ->
    [placed] Je dobbelsteen ligt.
    [none] Jouw beurt, zonder dobbelstenen.
   *[stuck] Jouw beurt, maar je kunt geen dobbelsteen plaatsen.
  } { $open ->
    [card] Huisvest kolonisten
    [sale] Verkoop een gebouw
   *[card-sale] Huisvest kolonisten, verkoop een gebouw
  } { $passes ->
    [yes] of pas deze ronde.
   *[no] of beëindig je beurt.
  }
rn-decide-place = Waar leg je je { $die }?
rn-decide-card = Kies een kolonistenkaart in de taverne.
rn-decide-second-card = Door je lessenaar mag je een tweede kaart nemen.
rn-decide-drop = Je hand is vol: kies wat er weggaat voor de { $race }.
rn-decide-spend = De { $race } huisvesten ({ $least } tot { $most } goederen, tot nu toe { $spent }): hoeveel { $good } geef je?
rn-decide-workshop = { $guild }, atelier { $n }: { $effects }.
rn-decide-buy = { $guild }: hoeveel goederen koop je?{ $free ->
    [0] {""}
    [one] {" "}Je leerling geeft er 1 bij.
   *[other] {" "}Je leerlingen geven er { $free } bij.
  }
rn-decide-apprentices = { $guild }: { $n ->
    [one] er mag nog één leerling komen.
   *[other] er mogen hooguit { $n } leerlingen komen.
  }
rn-decide-transfer = { $name } wil je leerling van de { $origin } naar de { $guild } verplaatsen.
rn-decide-lot = Waar bouw je? Elke bouwplaats levert bij de Inkomsten iets op.
rn-decide-sell = { $sold ->
    [0] Verkoop { $n ->
        [one] één goed
       *[other] hooguit { $n } goederen
      } in de haven.
   *[other] Verkoop er nog hooguit { $n }, of stop.
  }
rn-decide-berk = Bij Berk{ $n ->
    [one] {""}
   *[other] , in vrije volgorde
  }: { $what }.
rn-berk-commission = een opdracht
rn-berk-modifiers = aanpassingsfiches
rn-berk-replace = nieuwe kolonisten of nieuwe gebouwen
rn-decide-berk-commission = Berk biedt een opdracht aan.
rn-decide-berk-keep = Houd één van deze opdrachten.
rn-decide-berk-modifiers = Berk heeft aanpassingsfiches voor je.
rn-decide-berk-replace = Berk kan nieuwe kolonisten of nieuwe gebouwen laten komen.
rn-decide-recall = Welke leerling komt terug naar je werkplatform?
rn-decide-desk = Er zijn twee lessenaars vrij voor je.
rn-decide-benefit-card = Je bent edelman: kies een kolonistenkaart.
rn-decide-benefit-good = { $why ->
    [income] Inkomsten van je openbare bouwplaats:
   *[lord] Je bent Edelman:
  } { $n ->
    [one] kies een goed.
   *[other] kies { $n } goederen.
  }
rn-decide-character = Kies wie je bent.
rn-decide-commission = Kies een opdracht. Niemand ziet ze tot het einde.
rn-chosen-commission = Je hebt gekozen; de anderen kiezen hun opdracht nog.
rn-wait-character = { $name } kiest een karakter.
rn-wait-commission = Iedereen kiest een opdracht.
rn-wait-turn = { $name } denkt na over de beurt.
rn-wait-place = { $name } zoekt een plaats voor een { $die }.
rn-wait-card = { $name } kiest een kaart in de taverne.
rn-wait-drop = { $name } maakt plaats voor de { $race }.
rn-wait-spend = { $name } huisvest de { $race }.
rn-wait-workshop = { $name } gebruikt een atelier van de { $guild }.
rn-wait-buy = { $name } koopt bij de { $guild }.
rn-wait-apprentices = { $name } stuurt leerlingen naar de { $guild }.
rn-wait-transfer = { $name } krijgt de vraag een leerling naar de { $guild } te laten gaan.
rn-wait-lot = { $name } kiest een bouwplaats.
rn-wait-sell = { $name } verkoopt in de haven.
rn-wait-berk = { $name } praat met Berk.
rn-wait-berk-commission = { $name } praat met Berk.
rn-wait-berk-keep = { $name } kiest een opdracht.
rn-wait-berk-modifiers = { $name } praat met Berk.
rn-wait-berk-replace = { $name } praat met Berk.
rn-wait-recall = { $name } roept een leerling terug.
rn-wait-desk = { $name } kiest een lessenaar.
rn-wait-benefit-card = { $name } neemt het voordeel van een edelman.
rn-wait-benefit-good = { $name } kiest goederen.
rn-ask-as-at = kies een omringde plaats, of verander eerst de dobbelsteen
rn-ask-at = kies een omringde plaats
rn-ask-as = zo past hij nergens: verander de dobbelsteen
rn-ask-die = kies de dobbelsteen
rn-ask-die-roll = kies nog dobbelstenen, of gooi
rn-ask-roll = gooi
rn-ask-lot = kies het gebouw dat je verkoopt
rn-ask-ws = kies het gebouw dat je verkoopt
rn-ask-lot-ws = kies het gebouw dat je verkoopt
rn-ask-good = kies een goed in je opslagruimte
rn-ask-get = kies wat je ervoor krijgt

## What can be done
rn-head-die = De { $die }
rn-with-die = met de { $die }
rn-go-tavern = Naar de taverne
rn-go-yard = Koop een huis
rn-go-guild = Naar de { $guild }
rn-go-hall = Koop: { $building }
rn-go-port = Verkoop in de haven
rn-go-council = Dien de Steenraad: de zetel van de { $race }
rn-go-berk = Naar Berk
rn-go-castle = Bezoek het Witte Kasteel
rn-go-board = Roep een leerling terug
rn-go-chancery = Neem een lessenaar: { $benefit }
rn-go-tile = Werk aan de opdracht
rn-shift = { $die } → { $value }
rn-as = als { $value }
rn-do-sell = Verkoop een gebouw
rn-do-end = Beurt beëindigen
rn-do-rest = Pas deze ronde
rn-pick-complete = Huisvest de { $race }
rn-pick-sell-workshop = Verkoop het atelier van de { $guild }
rn-pick-sell-community = Verkoop het openbaar gebouw
rn-pick-take = Neem de { $race }
rn-pick-drop = Leg de { $race } af
rn-fx-coin = Neem 1 munt
rn-fx-reputation = Win 1 reputatie
rn-fx-good = Neem 1 goed: { $good }
rn-fx-buy = Koop een goed naar keuze
rn-fx-exchange = Ruil een goed
rn-pick-buy-any = Koop 1 goed: { $good }
rn-for = voor { $good }
rn-pick-exchange = Ruil { $give } voor { $get }
rn-roll = Gooi { $n ->
    [one] { $n } dobbelsteen
   *[other] { $n } dobbelstenen
  }
rn-pick-reroll = Gooi { $dice } opnieuw
rn-pick-buy = { $free ->
    [0] Koop { $goods }
   *[other] Koop { $n }, krijg { $goods }
  }
rn-pick-worker = Stuur een werker
rn-pick-move = Verplaats de leerling van de { $guild }
rn-pick-transfer = Verplaats de leerling van { $name } bij de { $guild }
rn-pick-accept = Laat hem gaan
rn-pick-refuse = Weiger
rn-pick-lot-reputation = Bouwplaats { $n }: 1 reputatie
rn-pick-lot-modifier = Bouwplaats { $n }: 1 aanpassingsfiche
rn-pick-lot-good = Bouwplaats { $n }: 1 goed naar keuze
rn-pick-lot-coin = Bouwplaats { $n }: 1 munt
rn-pick-lot-vp = Bouwplaats { $n }: 1 punt
rn-pick-ship = Verkoop { $goods }
rn-pick-commission = Neem een opdracht
rn-pick-modifiers = Neem { $n ->
    [one] { $n } aanpassingsfiche
   *[other] { $n } aanpassingsfiches
  }
rn-pick-replace-settlers = Nieuwe kolonisten
rn-pick-replace-buildings = Nieuwe gebouwen
rn-pick-recall = Van de { $guild }
rn-pick-desk = Lessenaar van de { $race }: { $benefit }
rn-pick-keep = Houden: { $what }
rn-pick-character = { $name }: { $benefit }
rn-stop-card = Geen tweede kaart
rn-stop-workshop = Zonder het effect
rn-stop-buy = Koop niets
rn-stop-apprentices = Geen leerlingen meer
rn-stop-sell = Genoeg verkocht
rn-stop-berk-commission = Geen opdracht
rn-stop-berk-modifiers = Geen aanpassingsfiches
rn-stop-berk-replace = Verlaat Berk
rn-stop-berk = Klaar bij Berk
rn-stop-benefit-card = Geen kaart, mijn hand is vol
rn-sum-coins = { $n ->
    [one] { $signed } munt
   *[other] { $signed } munten
  }
rn-sum-modifiers = { $n ->
    [one] { $signed } aanpassingsfiche
   *[other] { $signed } aanpassingsfiches
  }
rn-sum-points = { $n ->
    [one] { $signed } punt
   *[other] { $signed } punten
  } ({ $why })
rn-sum-reputation = { $signed } reputatie
rn-sum-nobility = { $signed } adeldom
rn-sum-workers = { $n ->
    [one] { $signed } werker
   *[other] { $signed } werkers
  }
rn-sum-house = +{ $n } { $n ->
    [one] huis
   *[other] huizen
  }
rn-group-die = Met de { $die }
rn-group-card = Kolonisten huisvesten
rn-group-sale = Een gebouw verkopen
rn-not-placed = Je dobbelsteen van deze beurt ligt er al.
rn-not-dice = Je hebt deze ronde geen dobbelstenen meer.
rn-not-second-card = Je hebt deze beurt al kolonisten gehuisvest.
rn-not-taken = Hier ligt al een dobbelsteen.
rn-not-full = Dit gilde neemt deze ronde geen dobbelstenen meer aan.
rn-not-blocked = Deze ronde gesloten door de automa.
rn-not-empty = Hier is deze ronde niets meer.
rn-not-coins = Je komt { $n ->
    [one] { $n } munt
   *[other] { $n } munten
  } tekort.
rn-not-good = Je hebt nog { $goods } nodig.
rn-not-nobility = Je komt { $n ->
    [one] { $n } trede
   *[other] { $n } treden
  } adeldom tekort.
rn-not-goods = Je hebt niets wat dit schip nog meeneemt.
rn-not-race = Je hebt nog niemand van dit volk gehuisvest.
rn-not-master = Je hebt een leerling bij de { $guild } nodig.
rn-not-no-room = Alle werkplaatsen van de { $guild } staan er al.
rn-not-worker = Je hebt een werker op je werkplatform nodig.
rn-not-apprentice = Je hebt geen leerling om terug te roepen.
rn-not-houses = Je hebt geen huizen meer in de voorraad.
rn-not-lots = Al je openbare bouwplaatsen zijn bebouwd.
rn-not-desk = Hier is geen lessenaar vrij voor de volken die je hebt gehuisvest.
rn-not-die-place = Er is nu geen plek in de stad voor.
rn-not-die-fits = Te hoog: binnen je reputatie { $n ->
    [one] past deze ronde nog maar { $n } oog
   *[other] passen deze ronde nog maar { $n } ogen
  }.

## The log
rn-log-first = Startspeler: { $name }
rn-log-character = speelt als { $name } van de { $guild }
rn-log-keeper = hoedt de { $guild }
rn-log-keep = hield een opdracht
rn-log-objective = Doel: { $what }
rn-log-event = Gebeurtenis: { $name }
rn-log-automa = De automa sluit de { $red } en de { $blue }; taverne { $tavern }, bouwwerf { $yard }, gildehuis { $hall }
rn-log-automa-one = De automa sluit de { $red }; taverne { $tavern }, bouwwerf { $yard }, gildehuis { $hall }
rn-log-rolled = Gegooid:
rn-log-guild = bij de { $guild }
rn-log-tavern = in de taverne
rn-log-yard = op de bouwwerf
rn-log-hall = in het gildehuis
rn-log-port = verkocht in de haven
rn-log-council = bij de Steenraad
rn-log-berk = bij Berk
rn-log-castle = in het Witte Kasteel
rn-log-board = riep terug
rn-log-chancery = in de Kanselarij
rn-log-tile = werkte aan een opdracht
rn-log-complete = huisvestte de { $race }
rn-log-take = nam de { $race }
rn-log-decline = nam geen kaart
rn-log-drop = legde de { $race } af
rn-log-workshop = atelier van de { $guild }
rn-log-community = een openbaar gebouw
rn-log-sell-workshop = verkocht het atelier van de { $guild }
rn-log-sell-community = verkocht een openbaar gebouw
rn-log-apprentice = een nieuwe leerling
rn-log-move = een leerling van de { $guild }
rn-log-moved = verplaatste een leerling van { $name }
rn-log-transfer = vroeg { $name } om een leerling van de { $guild }
rn-log-recall = een leerling van de { $guild }
rn-log-desk = een lessenaar: { $benefit }
rn-log-commission = nam een opdracht
rn-log-benefit = edelman: voordeel van { $name }
rn-log-reroll = gooide { $dice } opnieuw: { $to }
rn-log-pass = paste voor de ronde
rn-log-income = Inkomsten
rn-log-active = heeft een actieve opdracht: die telt aan het eind
rn-log-end = Einde van het spel
rn-log-ship = Er ligt een nieuw schip in de haven
rn-log-refuse = liet niemand gaan

## Points
rn-source-start = bij het begin
rn-source-reward = beloningen van ateliers
rn-source-building = gebouwen
rn-source-sale = verkochte gebouwen
rn-source-council = tegels van de Steenraad
rn-source-lot = openbare bouwplaatsen
rn-source-benefit = voordeel van een edelman
rn-source-settlers = gehuisveste kolonisten
rn-source-keeper = verloren als hoeder
rn-source-goods-left = overgebleven goederen
rn-source-nobility = adeldom
rn-source-commission = opdrachten
rn-source-guild = gilden in bezit
rn-tie-houses = Gelijk aantal punten: de bewoonde huizen beslisten.
rn-tie-reputation = Gelijk in punten en huizen: de reputatie besliste.
rn-tie-coins = Gelijk in punten, huizen en reputatie: de munten beslisten.
rn-tie-shared = Alles was gelijk: de winst wordt gedeeld.
rn-tie-objective = Alleen beslist het doel, wat de punten ook zijn.
rn-verdict-won = Gewonnen: het doel was { $what }, je haalde er { $n }
rn-verdict-lost = Dit keer niet: het doel was { $what }, je haalde er { $n }

## Options
option-chancery = Kanselarij
option-events = Gebeurtenissen
option-night = In het bleke maanlicht
option-objective = Doel
option-dieless_turn = Beurt zonder dobbelsteen
option-dieless_turn-last = is de laatste van de ronde
option-dieless_turn-free = is de laatste als er niets gebeurt
rn-option-chancery = Lessenaars met blijvende voordelen en geheime opdrachten. Met zes spelers altijd, alleen nooit.
rn-option-events = In elke ronde verandert een gebeurtenis iets. Met elk aantal spelers, ook alleen.
rn-option-night = In het bleke maanlicht: iedereen hoedt een gilde, en leerlingen kunnen tegen de wil van hun eigenaar verplaatst worden. Voor 2 tot 6 spelers, met of zonder de Kanselarij.
rn-option-objective = Alleen in het solospel: het nummer van het doel, 1 tot 15 (punten, kolonisten, rassen, tegels van de Steenraad, gebouwen, elk in drie stappen); of random voor toeval. Met meer spelers laat je het op random.
rn-option-dieless-turn = Last: een beurt zonder dobbelsteen is je laatste van de ronde. Free: alleen een beurt waarin je helemaal niets doet.
key-1-2-nobility = 1 tot 5

## Hints
rn-hint-tavern-title = Cavern Tavern
rn-hint-tavern = Neem één open kaart; een andere neemt haar plaats in. De dobbelstenen liggen van links naar rechts, elk minstens zo hoog als de vorige.
rn-hint-yard-title = Bouwwerf
rn-hint-yard = Koop één huis. De dobbelstenen liggen van links naar rechts, elk hooguit zo hoog als de vorige.
rn-hint-guild-title = Gilde
rn-hint-guild = Eerst de ateliers, zover de dobbelsteen reikt; dan goederen kopen, met één gratis per eigen leerling; dan leerlingen sturen.
rn-hint-apprentices-title = Leerlingen
rn-hint-apprentices = Bij de Inkomsten verdient elk van hen munten: hoe meer er hier staan, hoe minder. Bij een aankoop geeft elk een gratis goed.
rn-hint-hall-title = Gildehuis
rn-hint-hall = Een atelier vraagt een eigen leerling in zijn gilde, die er gildemeester van wordt. Een openbaar gebouw vraagt een werker en een vrije bouwplaats.
rn-hint-port-title = Haven
rn-hint-port = Verkoop zoveel goederen als de dobbelsteen toont, van elke soort, elk op een vrij veld van het schip.
rn-hint-council-title = Steenraad
rn-hint-council = Vraagt een huis van het volk van de kolom, de adeldom naast de ster, en de goederen en munten. Het kost 2 reputatie.
rn-hint-berk-title = Kantoor van Berk
rn-hint-berk = Aanpassingsfiches, één gratis; nieuwe kolonisten of nieuwe gebouwen; met lessenaars in de Kanselarij ook opdrachten. Minstens één daarvan.
rn-hint-castle-title = Witte Kasteel
rn-hint-castle = Meer reputatie, meteen.
rn-hint-recall-title = Terugroepen
rn-hint-recall = Een 5 of 6 brengt een van je leerlingen terug naar het werkplatform.
rn-hint-reputation-title = Reputatie
rn-hint-reputation = De dobbelstenen die je in een ronde plaatst, tellen samen niet hoger dan dit.
rn-hint-nobility-title = Adeldom
rn-hint-nobility = Opent tegels van de Steenraad. Bij 5 ben je edelman en krijg je het voordeel van je karakter. Punten op het einde.
rn-hint-modifiers-title = Aanpassingsfiches
rn-hint-modifiers = Elk verandert een dobbelsteen met één wanneer je hem plaatst.
rn-hint-coins-title = Munten
rn-hint-coins = Van leerlingen, de haven en verkochte gebouwen. Op het einde zijn ze niets waard.
rn-hint-workers-title = Werkers
rn-hint-workers = Ze komen met kolonisten mee. Stuur ze naar gilden, naar openbare gebouwen of naar lessenaars.
rn-hint-houses-title = Huizen
rn-hint-houses = Elke kolonistenkaart vraagt een huis van het bouwplatform. Hooguit zeven.
rn-hint-settlers-title = Kolonistenkaart
rn-hint-settlers = Geef één tot drie van elk goed, samen tussen de twee getallen: een punt per goed, en werkers en sterren.
rn-hint-commission-title = Opdracht
rn-hint-commission = Een dobbelsteen van elk van de drie waarden laat een stadsfiche achter. Met alle drie telt de opdracht op het einde.
rn-hint-objective-title = Doel
rn-hint-objective = Bereik het voor het einde om te winnen.
rn-hint-keeper-title = Hoeder
rn-hint-keeper = Dit gilde is dat van de hoeder. Wie hier een atelier bouwt, neemt punten en sterren van de hoeder. Wie op het einde de meeste ateliers heeft, bezit het gilde; bij gelijkstand de hoeder.
rn-hint-event-title = Gebeurtenis
rn-hint-event = Geldt deze ronde, ook bij de Inkomsten.
rn-hint-workshop-0-title = Eerste atelier
rn-hint-workshop-0 = Werkt met elke dobbelsteen in dit gilde. Zijn eigenaar krijgt een munt als een ander het gilde gebruikt.
rn-hint-workshop-1-title = Tweede atelier
rn-hint-workshop-1 = Werkt vanaf een 3. Zijn eigenaar krijgt een goed van het gilde als een ander het gebruikt.
rn-hint-workshop-2-title = Derde atelier
rn-hint-workshop-2 = Werkt met een 5 of 6. Zijn eigenaar krijgt een punt als een ander het gebruikt.
rn-hint-good = Te koop bij de { $guild }, gevraagd door kolonisten, in de haven en bij de Steenraad. Twee goederen zijn op het einde een punt.
rn-lot-title = Openbare bouwplaats
rn-hint-lot-reputation = Een openbaar gebouw hier brengt 1 reputatie bij de Inkomsten van elke ronde, en vanaf dan een punt bij elke vervulde kaart.
rn-hint-lot-modifier = Een openbaar gebouw hier brengt 1 aanpassingsfiche bij de Inkomsten van elke ronde, en vanaf dan een punt bij elke vervulde kaart.
rn-hint-lot-good = Een openbaar gebouw hier brengt 1 goed naar keuze bij de Inkomsten van elke ronde, en vanaf dan een punt bij elke vervulde kaart.
rn-hint-lot-coin = Een openbaar gebouw hier brengt 1 munt bij de Inkomsten van elke ronde, en vanaf dan een punt bij elke vervulde kaart.
rn-hint-lot-vp = Een openbaar gebouw hier brengt 1 punt bij de Inkomsten van elke ronde, en vanaf dan een punt bij elke vervulde kaart.
rn-hint-character-title = Karakter
rn-hint-character = Geeft van het afgebeelde goed één meer aan een kolonistenkaart. Als edelman krijg je wat onderaan staat.
rn-hint-night-title = In the Pale Moonlight
rn-hint-night = Iedereen is hoeder van een gilde, en leerlingen mogen worden verplaatst. Wie aan het eind een gilde bezit, krijgt er punten voor.
rn-hint-automa-title = Een dobbelsteen van de automa
rn-hint-automa = Wit en groen liggen als eerste in taverne en bouwwerf: jouw steen moet daarop volgen. Geel heeft een gebouw uit de gildehal weggehaald. Rood en blauw sluiten elk een gilde voor deze ronde.
rn-hint-die-title = Jouw dobbelsteen
rn-hint-die = Leg hem waar zijn waarde past. Alle dobbelstenen van een ronde samen tonen hoogstens je reputatie.
rn-say-room = Je kunt deze ronde nog { $n ->
    [one] { $n } oog
   *[other] { $n } ogen
  } plaatsen.
rn-say-worth = Je kunt ze nu huisvesten voor hoogstens { $n } punten.
rn-no-card = Hier ligt geen kaart.
rn-say-house = Een huis kost je nu { $n ->
    [one] { $n } munt
   *[other] { $n } munten
  }.
rn-say-guild = { $goods }: deze ronde { $n ->
    [one] { $n } munt
   *[other] { $n } munten
  } per stuk. Hoogstens { $dice ->
    [one] { $dice } dobbelsteen
   *[other] { $dice } dobbelstenen
  } per ronde.
rn-say-building = Het kost je nu { $n ->
    [one] { $n } munt
   *[other] { $n } munten
  }.
rn-say-council = Een tegel kost je nu { $n } reputatie.
rn-say-berk = Een gekocht aanpassingsfiche kost { $n ->
    [one] { $n } munt
   *[other] { $n } munten
  }.
rn-say-housed = Bewoond door { $race }.
rn-say-room-card = Ruimte voor nog een kaart.
rn-hint-chancery-title = Kanselarij
rn-hint-chancery = Met een dobbelsteen zet je een werker voorgoed aan een van de twee lessenaars, als je dat volk hebt gehuisvest. Elke lessenaar helpt je de rest van het spel en levert munten op bij de inkomsten.
rn-hint-dice-title = Nog te plaatsen dobbelstenen
rn-hint-dice = Samen met die in de stad tonen ze hoogstens de reputatie.
