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
rn-port-line = tot de dobbelsteenwaarde
rn-slot-tavern = Taverne: neem een kolonistenkaart. Elke dobbelsteen is minstens zo hoog als de vorige.
rn-slot-yard = Bouwwerf: koop een huis. Elke dobbelsteen is hooguit zo hoog als de vorige.
rn-slot-guild = { $guild }, { $low } of { $high }: { $activates ->
    [one] het eerste atelier
    [2] de eerste twee ateliers
   *[other] alle ateliers
  }, koop tot { $buy ->
    [one] { $buy } goed
   *[other] { $buy } goederen
  }{ $send ->
    [0] {""}
    [one] , stuur { $send } leerling
   *[other] , stuur tot { $send } leerlingen
  }
rn-slot-hall = { $building }. Dobbelsteen { $die }, { $n ->
    [one] { $n } munt
   *[other] { $n } munten
  }.
rn-slot-hall-empty = Gildehuis { $die }: niets te koop
rn-slot-port = Haven: verkoop tot { $n } { $n ->
    [one] goed
   *[other] goederen
  }
rn-slot-berk = Kantoor van Berk, { $low } of { $high }: { $free ->
    [one] { $free } aanpassingsfiche
   *[other] { $free } aanpassingsfiches
  } gratis{ $more ->
    [0] {""}
   *[other] {" "}en nog { $more } voor een munt per stuk
  }, of nieuwe kolonisten of gebouwen
rn-slot-castle = Witte Kasteel, { $low } tot { $high }: +{ $n } reputatie
rn-slot-board = 5 of 6: roep een leerling terug
rn-slot-chancery = Kanselarij, dobbelsteen { $die }: { $benefit }
rn-slot-tile = Opdracht: een { $die }
rn-hold = { $good }: { $n ->
    [one] { $n } munt
   *[other] { $n } munten
  } per stuk, { $sold } van { $spaces } verkocht
rn-council-empty = Geen tegel
rn-council-words = { $price }; adeldom { $level } nodig; { $n ->
    [one] { $n } punt
   *[other] { $n } punten
  }
rn-income-each = Bij de inkomsten verdient elke leerling hier { $n ->
    [one] { $n } munt
   *[other] { $n } munten
  }
rn-apprentice-of = Leerling van { $name }
rn-free-workshop = Vrij veld voor een atelier: { $n } punten, { $stars } adeldom
rn-owned-by = Eigenaar: { $name }.
rn-owned-by-nobody = Geen eigenaar.
rn-workshop-words = Atelier van de { $guild }: { $effects }
rn-community-words = Openbaar gebouw
rn-card-words = { $race }: { $goods }; { $least } tot { $most } goederen; { $workers ->
    [0] geen werkers
    [one] { $workers } werker
   *[other] { $workers } werkers
  }, { $stars } adeldom
rn-card-asks = { $least } tot { $most } goederen van { $goods }; { $stars } adeldom
rn-desk-words = Lessenaar voor { $race }: { $benefit }. { $who }
rn-desk-free = Vrij.
rn-desk = Lessenaar
rn-desk-council-coins = Steenraad-tegels kosten geen munten
rn-desk-port-bonus = 1 munt meer voor elk goed dat je in de haven verkoopt
rn-desk-council-reputation = De Steenraad kost maar 1 reputatie
rn-desk-second-card = Twee kaarten in de taverne in plaats van één
rn-desk-house-price = Huizen kosten 1 munt minder
rn-desk-building-price = Gebouwen kosten 1 munt minder
rn-effect-coin = 1 munt
rn-effect-reputation = 1 reputatie
rn-effect-reroll = dobbelstenen opnieuw gooien
rn-effect-good = 1 goed van dit gilde
rn-effect-buy = een goed naar keuze kopen
rn-effect-exchange = een goed ruilen
rn-ways = mogelijkheden:

## Round and event
rn-round = Ronde { $n }
rn-round-of = Ronde { $n } van { $of }
rn-final = Einde van de partij
rn-night-title = In het bleke maanlicht
rn-event-port-bonus = { $n ->
    [one] { $n } extra munt
   *[other] { $n } extra munten
  } voor elk goed dat je in de haven verkoopt
rn-event-apprentice-income = { $n ->
    [one] { $n } extra munt
   *[other] { $n } extra munten
  } per leerling bij de inkomsten
rn-event-free-good = { $n ->
    [one] { $n } gratis goed
   *[other] { $n } gratis goederen
  } bij een aankoop in een gilde
rn-event-tavern-bonus = { $n ->
    [one] { $n } munt
   *[other] { $n } munten
  } voor elk bezoek aan de taverne
rn-event-tavern-cost = Een bezoek aan de taverne kost { $n ->
    [one] { $n } munt
   *[other] { $n } munten
  }
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
rn-event-good-price = Goederen kosten bij de gilden { $n ->
    [one] { $n } munt
   *[other] { $n } munten
  } { $sign ->
    [less] minder
   *[more] meer
  }
rn-event-berk-modifiers = { $n ->
    [one] { $n } extra gratis aanpassingsfiche
   *[other] { $n } extra gratis aanpassingsfiches
  } bij Berk
rn-event-castle-bonus = { $n } extra reputatie in het Witte Kasteel
rn-event-council-reputation = De Steenraad kost { $n } reputatie minder
rn-event-council-vp = { $n ->
    [one] { $n } extra punt
   *[other] { $n } extra punten
  } voor een Steenraad-tegel
rn-event-port-limit = Verkoop hooguit { $n ->
    [one] { $n } goed
   *[other] { $n } goederen
  } per bezoek aan de haven
rn-event-building-tax = Betaal bij de inkomsten { $n ->
    [one] { $n } munt
   *[other] { $n } munten
  } voor elk gebouw dat je bezit
rn-event-name-port-traders = Handelaars in de haven
rn-event-name-hardworking-apprentices = Vlijtige leerlingen
rn-event-name-flourishing-guilds = Bloeiende gilden
rn-event-name-a-round-on-the-house = Rondje van de zaak
rn-event-name-timber-rafts = Houtvlotten
rn-event-name-the-generous-clerk = De gulle klerk
rn-event-name-royal-audience = Audiëntie bij de koningin
rn-event-name-a-patient-council = Een geduldige raad
rn-event-name-builders-fair = Bouwbeurs
rn-event-name-crowded-docks = Drukte op de kade
rn-event-name-empty-shelves = Lege schappen
rn-event-name-tavern-toll = Tol voor de taverne
rn-event-name-timber-shortage = Houtschaarste
rn-event-name-coronation-day = Kroningsdag
rn-event-name-the-council-s-favour = De gunst van de raad
rn-event-name-property-tax = Grondbelasting
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
rn-flag-building-tax = belasting

## The own board
rn-own-board = Spelersbord
rn-reputation = Reputatie
rn-reputation-words = Reputatie { $n }: { $placed ->
    [one] { $placed } oog
   *[other] { $placed } ogen
  } geplaatst, { $room ->
    [0] meer mag er deze ronde niet
   *[other] je mag er nog { $room } plaatsen deze ronde
  }
rn-placed = geplaatst { $n }
rn-fits = { $n } past
rn-too-much = { $n } is te veel
rn-castle-raises = te verhogen in het Witte Kasteel
rn-nobility = Adeldom
rn-nobility-words = Adeldom { $n }, aan het einde { $points } punten waard
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
rn-lot = Werk­platform
rn-recall-1 = haal terug:
rn-recall-2 = een leerling
rn-workers-words = { $n ->
    [0] Geen werkers op het werkplatform
    [one] { $n } werker op het werkplatform
   *[other] { $n } werkers op het werkplatform
  }
rn-houses = Huizen: { $n } van 7
rn-waiting = bouwplatform
rn-houses-words = { $n } van de 7 huizen bewoond, { $waiting } op het bouwplatform, { $left } in de voorraad
rn-lots = Openbare bouwplaatsen
rn-lot-free = Openbare bouwplaats { $n }, vrij
rn-each-income = elke ronde
rn-up-to = tot { $n }
rn-hand = Kolonistenkaarten
rn-hand-to-house = Te huisvesten kolonisten
rn-room-1 = nog een kaart
rn-room-2 = uit de taverne
rn-new-card = nieuw
rn-needs = { $what } nodig
rn-needs-kinds = { $n } soorten nodig
rn-needs-more = nog { $n } nodig
rn-needs-house = huis nodig
rn-discard = afleggen
rn-worth = tot +{ $n }
rn-commissions = Opdrachten
rn-commission-secret = geheim
rn-commission-active = actief
rn-commission-hidden = Een geheime opdracht
rn-commission-race = 3 punten per huis van { $of }, tot { $most }
rn-commission-guild = { $of }: 3 per atelier, 1 per leerling, tot { $most }
rn-commission-community = 3 punten per openbaar gebouw, tot { $most }
rn-commission-council = 2 punten per Steenraad-tegel, tot { $most }
rn-commission-reputation = Reputatie 12: 4 punten, 15: { $most } punten
rn-commission-nobility = Adeldom 9: 5 punten, 12: { $most } punten
rn-commission-coins = 1 punt per 2 munten, tot { $most }
rn-commission-races = 2 punten per ras boven de twee, tot { $most }
rn-offer-commission = Houd één opdracht
rn-offer-character = Kies je karakter
rn-objective = Doel
rn-objective-points = { $n } punten
rn-objective-settlers = { $n } kolonistenkaarten vervuld
rn-objective-races = { $n } rassen gehuisvest
rn-objective-council = { $n } Steenraad-tegels
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
rn-benefit-settlers = { $n ->
    [one] { $n } kolonistenkaart
   *[other] { $n } kolonistenkaarten
  }
rn-benefit-houses = { $n ->
    [one] { $n } huis
   *[other] { $n } huizen
  }
rn-benefit-workers = { $n ->
    [one] { $n } werker
   *[other] { $n } werkers
  }
rn-benefit-vp = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
  }
rn-die = Dobbelsteen { $die }
rn-die-fits = past
rn-die-chosen = gekozen
rn-die-shift = als { $n }
rn-die-over = te veel

## The players
rn-first-player = Startspeler
rn-points-of = { $name }: { $n } punten. Toon waar ze vandaan komen
rn-look-closer = { $name } van dichtbij
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
rn-council-tiles = Steenraad-tegels
rn-desks = Lessenaars
rn-left-settlers = { $n ->
    [one] { $n } kolonistenkaart in de trekstapel
   *[other] { $n } kolonistenkaarten in de trekstapel
  }
rn-left-buildings = { $n ->
    [one] { $n } gebouw in de zak
   *[other] { $n } gebouwen in de zak
  }
rn-left-council = { $n ->
    [one] nog { $n } Steenraad-tegel
   *[other] nog { $n } Steenraad-tegels
  }
rn-left-ships = { $n ->
    [one] nog { $n } schip
   *[other] nog { $n } schepen
  }
rn-left-commissions = { $n ->
    [one] { $n } opdracht in de trekstapel
   *[other] { $n } opdrachten in de trekstapel
  }

## What is asked
rn-decide-turn = Jouw beurt: kies een dobbelsteen en een plaats. Je mag nog { $n ->
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
rn-decide-drop = Je hand is vol: leg een kaart af om plaats te maken voor de { $race }.
rn-decide-spend = De { $race } huisvesten ({ $least } tot { $most } goederen, tot nu toe { $spent }): hoeveel { $good } geef je?
rn-decide-workshop = { $guild }, atelier { $n }: { $effects }?
rn-decide-buy = { $guild }: hoeveel goederen koop je?{ $free ->
    [0] {""}
    [one] {" "}Je leerling geeft er 1 bij.
   *[other] {" "}Je leerlingen geven er { $free } bij.
  }
rn-decide-apprentices = { $guild }: { $n ->
    [one] stuur één leerling, of stop.
   *[other] stuur tot { $n } leerlingen.
  }
rn-decide-transfer = { $name } wil je leerling van de { $origin } naar de { $guild } verplaatsen.
rn-decide-lot = Waar bouw je? Elke bouwplaats levert bij de inkomsten iets op.
rn-decide-sell = { $sold ->
    [0] { $n ->
        [one] Verkoop één goed in de haven.
       *[other] Verkoop tot { $n } goederen in de haven, in de volgorde van je opslagruimte.
      }
   *[other] { $n ->
        [one] Verkoop er nog één, of stop.
       *[other] Verkoop er nog hooguit { $n }, of stop.
      }
  }
rn-decide-berk = Bij Berk{ $n ->
    [one] {""}
   *[other] , in vrije volgorde
  }: { $what }.
rn-berk-commission = een opdracht
rn-berk-modifiers = aanpassingsfiches
rn-berk-replace = nieuwe kolonisten of nieuwe gebouwen
rn-decide-berk-commission = Berk biedt een opdracht aan.
rn-decide-berk-keep = Houd een van deze opdrachten.
rn-decide-berk-modifiers = Berk heeft aanpassingsfiches voor je.
rn-decide-berk-replace = Berk kan nieuwe kolonisten of nieuwe gebouwen laten komen.
rn-decide-recall = Welke leerling komt terug naar je werkplatform?
rn-decide-desk = Kies een van de twee vrije lessenaars.
rn-decide-benefit-card = Je bent edelman: kies een kolonistenkaart.
rn-decide-benefit-good = { $why ->
    [lot] Je openbaar gebouw betaalt:
   *[lord] Je bent edelman:
  } kies { $n ->
    [one] een goed.
   *[other] { $n } goederen.
  }
rn-decide-character = Kies wie je bent.
rn-decide-commission = Kies een opdracht. Ze blijft geheim tot het einde.
rn-chosen-commission = Je hebt gekozen; de anderen kiezen nog.
rn-wait-character = { $name } kiest een karakter.
rn-wait-commission = Iedereen kiest een opdracht.
rn-wait-turn = { $name } is aan de beurt.
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
rn-wait-berk = { $name } is bij Berk.
rn-wait-berk-commission = { $name } is bij Berk.
rn-wait-berk-keep = { $name } kiest een opdracht.
rn-wait-berk-modifiers = { $name } is bij Berk.
rn-wait-berk-replace = { $name } is bij Berk.
rn-wait-recall = { $name } roept een leerling terug.
rn-wait-desk = { $name } kiest een lessenaar.
rn-wait-benefit-card = { $name } werd edelman en kiest een kaart.
rn-wait-benefit-good = { $name } kiest goederen.
rn-ask-as-at = kies een gemarkeerde plaats, of verander eerst de dobbelsteen
rn-ask-at = kies een gemarkeerde plaats
rn-ask-as = zo past hij nergens: verander hem eerst
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
rn-go-tavern = Naar de taverne
rn-go-yard = Koop een huis
rn-go-guild = Naar de { $guild }
rn-go-hall = Koop: { $building }
rn-go-port = Verkoop in de haven
rn-go-council = Vervul een Steenraad-tegel ({ $race })
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
rn-pick-drop = Leg de { $race } ({ $least }–⁠{ $most }) af
rn-fx-coin = Neem 1 munt
rn-fx-reputation = Krijg 1 reputatie
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
rn-pick-keep = Houd deze opdracht: { $what }
rn-pick-character = { $name }: { $benefit }
rn-stop-card = Geen tweede kaart
rn-stop-workshop = Effect overslaan
rn-stop-buy = Koop niets
rn-stop-apprentices = Geen leerlingen meer
rn-stop-sell = Klaar met verkopen
rn-stop-berk-commission = Geen opdracht
rn-stop-berk-modifiers = Geen aanpassingsfiches
rn-stop-berk-replace = Niets vervangen
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
rn-not-blocked = Deze ronde geblokkeerd door de virtuele tegenspeler.
rn-not-empty = Hier is deze ronde niets meer.
rn-not-coins = Je komt { $n ->
    [one] { $n } munt
   *[other] { $n } munten
  } tekort.
rn-not-good = Je hebt nog { $goods } nodig.
rn-not-nobility = Je komt { $n } adeldom tekort.
rn-not-goods = Je hebt niets wat dit schip nog meeneemt.
rn-not-space = Het schip neemt hier niets meer van mee.
rn-not-order = Je verkoopt in de volgorde van je opslagruimte. Maak een verkoop ongedaan om dit eerst te verkopen.
rn-not-race = Je hebt nog niemand van dit ras gehuisvest.
rn-not-master = Je hebt een leerling bij de { $guild } nodig.
rn-not-no-room = Alle ateliers van de { $guild } staan er al.
rn-not-worker = Je hebt een werker op je werkplatform nodig.
rn-not-apprentice = Je hebt geen leerling om terug te roepen.
rn-not-houses = Je hebt geen huizen meer in de voorraad.
rn-not-lots = Al je openbare bouwplaatsen zijn bebouwd.
rn-not-desk = Hier is geen lessenaar vrij voor de rassen die je hebt gehuisvest.
rn-not-die-place = Hij past nu nergens in de stad.
rn-not-die-fits = Te hoog: je mag deze ronde nog maar { $n ->
    [one] { $n } oog
   *[other] { $n } ogen
  } plaatsen.

## The log
rn-log-first = { $who ->
    [you] Jij begint
   *[they] { $name } begint
  }
rn-log-other = { $who ->
    [you] jij
   *[they] { $name }
  }
rn-log-character = werd { $name } van de { $guild }
rn-log-keeper = werd hoeder van het gilde van de { $guild }
rn-log-keep = hield een opdracht
rn-log-objective = Doel: { $what }
rn-log-event = Gebeurtenis: { $name }
rn-log-automa = De virtuele tegenspeler blokkeert de { $red } en de { $blue }; taverne { $tavern }, bouwwerf { $yard }, gildehuis { $hall }
rn-log-automa-one = De virtuele tegenspeler blokkeert de { $red }; taverne { $tavern }, bouwwerf { $yard }, gildehuis { $hall }
rn-log-rolled = Gegooid:
rn-log-guild = ging naar de { $guild }
rn-log-tavern = ging naar de taverne
rn-log-yard = ging naar de bouwwerf
rn-log-hall = ging naar het gildehuis
rn-log-port = verkocht in de haven
rn-log-council = ging naar de Steenraad
rn-log-berk = ging naar Berk
rn-log-castle = ging naar het Witte Kasteel
rn-log-board = riep een leerling terug
rn-log-chancery = ging naar de Kanselarij
rn-log-tile = werkte aan een opdracht
rn-log-complete = huisvestte de { $race }
rn-log-take = nam de { $race }
rn-log-decline = nam geen kaart
rn-log-drop = legde de { $race } af
rn-log-workshop = bouwde een atelier van de { $guild }
rn-log-community = bouwde een openbaar gebouw
rn-log-sell-workshop = verkocht het atelier van de { $guild }
rn-log-sell-community = verkocht een openbaar gebouw
rn-log-apprentice = stuurde een leerling
rn-log-move = verplaatste een leerling van de { $guild }
rn-log-moved = { $who ->
    [you] verplaatste een van jouw leerlingen
   *[they] verplaatste een leerling van { $name }
  }
rn-log-transfer = { $who ->
    [you] vroeg je om een leerling van de { $guild }
   *[they] vroeg { $name } om een leerling van de { $guild }
  }
rn-log-recall = haalde er een weg bij de { $guild }
rn-log-desk = nam een lessenaar: { $benefit }
rn-log-commission = nam een opdracht
rn-log-benefit = werd edelman: voordeel van { $name }
rn-log-reroll = gooide { $dice } opnieuw: { $to }
rn-log-pass = paste deze ronde
rn-log-income = kreeg inkomsten
rn-log-scored = scoorde: { $why }
rn-log-active = activeerde een opdracht: die telt aan het einde
rn-log-end = Einde van de partij
rn-log-ship = Er ligt een nieuw schip in de haven
rn-log-refuse = liet niemand gaan

## Points
rn-source-start = bij het begin
rn-source-reward = beloningen van ateliers
rn-source-building = gebouwen
rn-source-sale = verkochte gebouwen
rn-source-council = Steenraad-tegels
rn-source-lot = openbare bouwplaatsen
rn-source-benefit = voordeel van een edelman
rn-source-settlers = gehuisveste kolonisten
rn-source-keeper = verloren als hoeder
rn-source-goods-left = overgebleven goederen
rn-source-nobility = adeldom
rn-source-commission = opdrachten
rn-source-guild = gilden in bezit
rn-source-start-once = begin
rn-source-reward-once = beloning atelier
rn-source-building-once = gebouw
rn-source-sale-less = gebouw verkocht
rn-source-council-once = Steenraad-tegel
rn-source-lot-once = openbare bouwplaats
rn-source-benefit-once = edelman
rn-source-settlers-once = kolonisten
rn-source-keeper-less = als hoeder
rn-source-commission-once = opdracht
rn-source-guild-once = gilde in bezit
rn-tie-houses = Gelijke stand in punten: de bewoonde huizen beslisten.
rn-tie-reputation = Gelijke stand in punten en huizen: de reputatie besliste.
rn-tie-coins = Gelijke stand in punten, huizen en reputatie: de munten beslisten.
rn-tie-shared = Alles was gelijk: de winst wordt gedeeld.
rn-tie-objective = In het solospel beslist het doel, ongeacht je punten.

## Options
option-chancery = Kanselarij
option-events = Gebeurtenissen
option-night = In het bleke maanlicht
option-objective = Doel
option-dieless_turn = Beurt zonder dobbelsteen
option-dieless_turn-last = is je laatste van de ronde
option-dieless_turn-free = is alleen je laatste als je niets doet
rn-option-chancery = Lessenaars met blijvende voordelen, en geheime opdrachten. Met zes spelers altijd, in het solospel nooit.
rn-option-events = Elke ronde verandert een gebeurtenis iets. Voor elk aantal spelers, ook solo.
rn-option-night = In het bleke maanlicht: iedereen is hoeder van een gilde, en leerlingen kunnen tegen de wil van hun eigenaar verplaatst worden. Voor 2 tot 6 spelers, met of zonder de Kanselarij.
rn-option-objective = Alleen voor het solospel: het nummer van het doel, 1 tot 15 (punten, kolonisten, rassen, Steenraad-tegels, gebouwen, elk in drie stappen); of random voor een willekeurig doel. Laat het met meer spelers op random staan.
rn-option-dieless-turn = Last: een beurt zonder dobbelsteen is je laatste van de ronde. Free: alleen een beurt waarin je helemaal niets doet.

## Hints
rn-hint-tavern-title = Cavern Tavern
rn-hint-tavern = Neem één open kaart; er komt meteen een nieuwe. De dobbelstenen liggen van links naar rechts, elk minstens zo hoog als de vorige.
rn-hint-yard-title = Bouwwerf
rn-hint-yard = Koop één huis. De dobbelstenen liggen van links naar rechts, elk hooguit zo hoog als de vorige.
rn-hint-guild-title = Gilde
rn-hint-guild = Gebruik eerst de ateliers die je dobbelsteen bereikt, koop dan goederen (elke leerling die je hier hebt, geeft er een gratis bij), en stuur dan leerlingen.
rn-hint-apprentices-title = Leerlingen
rn-hint-apprentices = Bij de inkomsten verdienen ze munten: hoe meer leerlingen hier, hoe minder elk verdient. Als je hier koopt, geeft elk van je leerlingen er een goed bij.
rn-hint-hall-title = Gildehuis
rn-hint-hall = Voor een atelier heb je een leerling in dat gilde nodig; hij wordt er gildemeester. Voor een openbaar gebouw heb je een werker en een vrije bouwplaats nodig.
rn-hint-port-title = Haven
rn-hint-port = Verkoop goederen tot de dobbelsteenwaarde, in elke combinatie, elk op een vrij veld van het schip.
rn-hint-council-title = Steenraad
rn-hint-council = Je hebt een gehuisveste kolonist van dit ras nodig en de adeldom in de ster. Je betaalt de goederen en munten en verliest 2 reputatie.
rn-hint-berk-title = Kantoor van Berk
rn-hint-berk = Neem aanpassingsfiches (één is gratis), of laat nieuwe kolonisten of nieuwe gebouwen komen; met lessenaars in de Kanselarij ook opdrachten. Doe minstens één van deze dingen.
rn-hint-castle-title = Witte Kasteel
rn-hint-castle = Verhoogt meteen je reputatie.
rn-hint-recall-title = Terugroepen
rn-hint-recall = Met een 5 of 6 komt een van je leerlingen terug naar je werkplatform.
rn-hint-reputation-title = Reputatie
rn-hint-reputation = De dobbelstenen die je in een ronde plaatst, mogen samen niet hoger zijn dan dit.
rn-hint-nobility-title = Adeldom
rn-hint-nobility = Geeft toegang tot Steenraad-tegels. Bij 5 word je edelman en krijg je het voordeel van je karakter. Aan het einde punten waard.
rn-hint-modifiers-title = Aanpassingsfiches
rn-hint-modifiers = Elk fiche maakt een dobbelsteen 1 hoger of lager wanneer je hem plaatst.
rn-hint-coins-title = Munten
rn-hint-coins = Van leerlingen, de haven en gebouwen die je verkoopt. Aan het einde zijn ze niets waard.
rn-hint-workers-title = Werkers
rn-hint-workers = Ze komen met kolonisten mee. Stuur ze naar gilden, openbare gebouwen of lessenaars.
rn-hint-houses-title = Huizen
rn-hint-houses = Voor elke kolonistenkaart heb je een huis op je bouwplatform nodig. Hooguit zeven.
rn-hint-settlers-title = Kolonistenkaart
rn-hint-settlers = Geef één tot drie van elk afgebeeld goed, samen tussen de twee getallen: een punt per goed, plus werkers en sterren.
rn-hint-commission-title = Opdracht
rn-hint-commission = Plaats een dobbelsteen van elk van de drie waarden. Liggen er drie stadsfiches, dan is de opdracht actief en telt ze aan het einde.
rn-hint-objective-title = Doel
rn-hint-objective = Bereik het voor het einde om te winnen.
rn-hint-keeper-title = Hoeder
rn-hint-keeper = Dit is het gilde van de hoeder. Wie hier een atelier bouwt, neemt punten en sterren van de hoeder af. Wie aan het einde de meeste ateliers heeft, bezit het gilde; bij een gelijke stand de hoeder.
rn-hint-event-title = Gebeurtenis
rn-hint-event = Geldt deze ronde, ook bij de inkomsten.
rn-hint-workshop-0-title = Eerste atelier
rn-hint-workshop-0 = Werkt met elke dobbelsteen in dit gilde. De eigenaar krijgt een munt als een ander het gilde gebruikt.
rn-hint-workshop-1-title = Tweede atelier
rn-hint-workshop-1 = Werkt vanaf een 3. De eigenaar krijgt een goed van het gilde als een ander het gebruikt.
rn-hint-workshop-2-title = Derde atelier
rn-hint-workshop-2 = Werkt met een 5 of 6. De eigenaar krijgt een punt als een ander het gebruikt.
rn-hint-good = Te koop bij de { $guild }; gevraagd door kolonisten, in de haven en bij de Steenraad. Aan het einde zijn twee goederen een punt waard.
rn-lot-title = Openbare bouwplaats
rn-hint-lot-reputation = Een openbaar gebouw hier levert elke ronde bij de inkomsten 1 reputatie op, en voortaan een punt per vervulde kaart.
rn-hint-lot-modifier = Een openbaar gebouw hier levert elke ronde bij de inkomsten 1 aanpassingsfiche op, en voortaan een punt per vervulde kaart.
rn-hint-lot-good = Een openbaar gebouw hier levert elke ronde bij de inkomsten 1 goed naar keuze op, en voortaan een punt per vervulde kaart.
rn-hint-lot-coin = Een openbaar gebouw hier levert elke ronde bij de inkomsten 1 munt op, en voortaan een punt per vervulde kaart.
rn-hint-lot-vp = Een openbaar gebouw hier levert elke ronde bij de inkomsten 1 punt op, en voortaan een punt per vervulde kaart.
rn-hint-character-title = Karakter
rn-hint-character = Hiermee mag je van het afgebeelde goed één meer geven aan een kolonistenkaart. Word je edelman, dan krijg je wat onderaan staat.
key-1-2-nobility = 1 … 5
key-1-2-does-nobility = een dobbelsteen kiezen
js-and-end-turn-nobility = { "" }
js-order-nobility = Niet verkopen…
js-order-help-nobility = Je beurten eindigen als je alleen nog kunt verkopen. Kun je een dobbelsteen plaatsen of kolonisten huisvesten, dan kies je zelf.
js-order-stands-round-nobility = Deze ronde eindigen je beurten tot er iets beters komt dan verkopen.
js-order-stands-game-nobility = Je beurten eindigen tot er iets beters komt dan verkopen.
js-order-stop-nobility = Toch weer vragen
rn-hint-night-title = In het bleke maanlicht
rn-hint-night = Iedereen is hoeder van een gilde, en leerlingen mogen zonder toestemming verplaatst worden. Wie aan het einde een gilde bezit, krijgt er punten voor.
rn-hint-automa-title = Een dobbelsteen van de virtuele tegenspeler
rn-hint-automa = Wit en groen liggen als eerste in de taverne en op de bouwwerf: jouw dobbelsteen moet zoals altijd volgen. Geel heeft een gebouw uit het gildehuis afgelegd. Rood en blauw blokkeren elk een gilde voor deze ronde.
rn-hint-die-title = Jouw dobbelsteen
rn-hint-die = Leg hem waar zijn waarde past. Alle dobbelstenen van een ronde mogen samen niet hoger zijn dan je reputatie.
rn-say-room = Je kunt deze ronde nog { $n ->
    [one] { $n } oog
   *[other] { $n } ogen
  } plaatsen.
rn-say-worth = Je kunt ze nu huisvesten voor maximaal { $n } punten.
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
