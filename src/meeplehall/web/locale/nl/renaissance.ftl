# Renaissance Man: de tafel.

## Workers, icons, actions
rm-merchant = koopman
rm-scholar = geleerde
rm-baker = bakker
rm-knight = ridder
rm-renaissance = renaissanceman
rm-icon-coin = munt
rm-icon-book = boek
rm-icon-bread = brood
rm-icon-shield = schild
rm-icon-any = alles
rm-hire = AANNEMEN
rm-teach = ONDERWIJZEN
rm-barter = RUILEN
rm-recruit = REKRUTEREN
rm-merchant-does = Koopman: AANNEMEN
rm-scholar-does = Geleerde: ONDERWIJZEN
rm-baker-does = Bakker: RUILEN
rm-knight-does = Ridder: REKRUTEREN
rm-card = { $worker }, biedt { $left } en { $right }, heeft links { $need_left } en rechts { $need_right } nodig
rm-card-base = { $worker }, biedt { $left } en { $right }
rm-needs = { $left } en { $right } nodig

## The table
rm-pyramid = Je piramide en hand
rm-board = Rekrutenbord en keuzes
rm-pyramid-of = Piramide van { $name }, { $n } van 15 werkers
rm-master = Meester
rm-place = Plaats { $place }
rm-hire-on = Op { $place }
rm-on-place = Op { $place }
rm-hand-of = Hand van { $name }: { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
  }
rm-fits = { $n ->
    [one] Past op { $places }
   *[other] Past op { $n } plaatsen: { $places }
  }
rm-new-man = Een nieuwe renaissanceman
rm-won-card = Jouw rekruut
rm-recruits = Rekruten
rm-recruits-rule = de meeste ridders winnen de kaart
rm-area = Rekrutengebied { $icon }
rm-knights-of = { $name }: { $n ->
    [one] { $n } ridder
   *[other] { $n } ridders
  }
rm-rival-knights = { $n ->
    [one] { $n } ridder van de tegenstander
   *[other] { $n } ridders van de tegenstander
  }
rm-nobody = nog niemand
rm-tied = gelijk: iedereen blijft
rm-tied-solo = gelijk
rm-rival-leads = tegenstander leidt
rm-you-lead = jij leidt
rm-they-lead = { $name } leidt
rm-you-won = voor jou
rm-they-won = { $name } wint
rm-choices = Keuzes van deze ronde
rm-choices-rule = tegelijk onthuld
rm-column-discard = Af­leggen
rm-foundations = Fundamenten
rm-you = Jij
rm-passed = gepast
rm-letter = { $action } met een { $worker }
rm-threw = { $n ->
    [one] legde { $n } kaart af
   *[other] legde { $n } kaarten af
  }
rm-letter-folded = { $name } kiest; geheim tot iedereen gekozen heeft
rm-letter-sealed = Je hebt gekozen: geheim tot iedereen gekozen heeft
rm-letter-writing = Je keuze, nog niet gemaakt
rm-you-choose = jij kiest
rm-you-have-chosen = je hebt gekozen
rm-dealer = gever
rm-workers-of = { $name }: { $n } van 15 werkers
rm-look-closer = De piramide van { $name } van dichtbij
rm-known-card = Een rekruut die iedereen gezien heeft: { $card }
rm-stored = Voorraad
rm-area-renaissance = Renaissance
rm-home = Ridders
rm-stored-actions = Voorraad
rm-renaissance-area = Renaissance­gebied
rm-to-go = { $n ->
    [0] vol
   *[other] nog { $n }
  }
rm-knights-home = Ridders thuis
rm-all-out = alle op het bord
rm-drop = { $icon } afleggen
rm-round = Ronde { $round }
rm-phase = Fase { $phase }
rm-step-recruits = Rekruten
rm-step-discard = Afleggen en aanvullen
rm-setting-up = Fundament
rm-setting-up-help = Vijf werkers op een rij dragen de hele piramide.
rm-deck = trekstapel
rm-pile = aflegstapel
rm-seen = gezien in de aflegstapel
rm-remembered = Wat je gezien hebt
rm-in-pile = in de aflegstapel
rm-not-seen = niet gezien
rm-face-down = { $n ->
    [0] Je hebt alle afgelegde kaarten gezien.
    [one] { $n } afgelegde kaart heb je niet gezien.
   *[other] { $n } afgelegde kaarten heb je niet gezien.
  }
rm-clock = { $n ->
    [one] nog { $n } kaart
   *[other] nog { $n } kaarten
  }
rm-clock-unit = { $n ->
    [one] kaart
   *[other] kaarten
  }
rm-rivals = Ridders van de tegenstander
rm-rivals-help = Elke ronde komen er twee, in de gebieden van de omgedraaide kaarten.
rm-clock-normal = Is er een kaart nodig en is de trekstapel leeg, dan heb je verloren.
rm-clock-easier = Hierna komt een tweede trekstapel van { $n } kaarten.
rm-clock-harder = { $n } kaarten gingen vooraf uit de trekstapel.
rm-clock-second = Dit is de tweede trekstapel: er komt geen andere.
rm-tally = { $n } van 15 werkers
rm-standing = Ronde { $round }, beste piramide { $n } van 15

## Decisions
rm-decide-foundation = Leg je fundament: wie staat op { $place }?
rm-decide-choice = Fase { $phase }: kies een actie en een kaart, of pas.
rm-decide-choice-none = Fase { $phase }: je hebt geen actie. Verwijder werkers, of pas.
rm-decide-man = Plaats je renaissanceman. Hij past overal.
rm-decide-recruit = Je won de { $worker } in het { $area }gebied: leg hem in je piramide, of neem hem op de hand.
rm-decide-recruit-hand = Je won de { $worker } in het { $area }gebied, maar hij past nergens. Neem hem op de hand, of verwijder eerst werkers.
rm-decide-discard = Leg af wat je kwijt wilt; je hand wordt aangevuld tot vier.
rm-sealed-waiting = Vastgelegd: { $choice }. De anderen kiezen nog.
rm-sealed-discard = { $n ->
    [0] niets afleggen
    [one] { $n } kaart afleggen
   *[other] { $n } kaarten afleggen
  }
rm-sealed-foundation = je fundament
rm-wait-foundation = Iedereen legt een fundament.
rm-wait-foundation-one = { $name } legt een fundament.
rm-wait-choice = Fase { $phase }: iedereen kiest in het geheim.
rm-wait-choice-one = Fase { $phase }: { $name } kiest.
rm-wait-man = Iedereen plaatst renaissancemannen.
rm-wait-man-one = { $name } plaatst een renaissanceman.
rm-wait-discard = Iedereen kiest wat weg mag.
rm-wait-discard-one = { $name } kiest wat weg mag.
rm-wait-recruit = { $name } won de { $worker } en beslist waar hij heen gaat.
rm-lost = De trekstapel is leeg: je hebt verloren.
rm-ask-action = kies een actie
rm-ask-hand = kies een kaart
rm-ask-pyr = kies een verlichte plaats
rm-ask-area = kies een gebied
rm-ask-drop = kies het fiche dat weg moet
rm-ask-from = kies het gebied dat een ridder verlaat
rm-ask-rem = kies de werkers die weg moeten

## What can be done
rm-do-remove = Werkers verwijderen
rm-do-take = Op de hand nemen
rm-do-pass = Passen
rm-do-discard = { $n ->
    [0] Alles houden
   *[other] Klaar
  }
rm-pick-lay = { $worker } op { $place }
rm-pick-remove = { $worker } van { $place } verwijderen
rm-pick-hire = { $worker } aannemen op { $place }
rm-pick-barter = { $worker } ruilen voor { $icon }
rm-pick-barter-drop = { $worker } ruilen voor { $icon }, { $drop } afleggen
rm-pick-teach = Onderwijzen met { $worker }: { $icon }
rm-pick-recruit = Ridder naar het { $icon }gebied, met { $worker }
rm-pick-recruit-from = Ridder van het { $origin }gebied naar het { $icon }gebied, met { $worker }
rm-pick-man = Renaissanceman op { $place }
rm-pick-settle = Op { $place } leggen
rm-pick-discard = { $worker } afleggen
rm-head-hire = De { $worker } aannemen
rm-head-barter = De { $worker } ruilen voor { $icon }
rm-head-teach = Onderwijzen met de { $worker }
rm-head-recruit = Ridder naar het { $icon }gebied
rm-spends = kost een { $icon }fiche
rm-by-worker = { $worker } op { $place }
end-turn-renaissance = Vastleggen
js-end-turn-renaissance = Passen
js-ends-your-turn-renaissance = Hiermee leg je je keuze vast.
js-and-end-turn-renaissance = – vastleggen
js-order-help-renaissance = Je past zolang je alleen werkers kunt verwijderen, en kiest zelf zodra je een actie kunt doen.
key-1-2-renaissance = 1 … 8
key-1-2-does-renaissance = een kaart uit je hand kiezen
key-e-does-renaissance = passen, of klaar zijn

## The log
rm-log-dealer = { $who ->
    [you] Jij bent de gever
   *[they] { $name } is de gever
  }
rm-log-recruits = { $n ->
    [one] Nieuwe rekruut: { $names }
   *[other] Nieuwe rekruten: { $names }
  }
rm-log-foundation = legde het fundament: { $names }
rm-log-phase = Ronde { $round }, fase { $phase }
rm-log-step-recruits = Rekruten
rm-log-end = Einde van de partij
rm-log-removed = haalde een { $worker } weg van { $place }
rm-log-spent = −1 { $icon }fiche
rm-log-hire = nam een { $worker } aan op { $place }
rm-log-barter = ruilde een { $worker } voor een { $icon }fiche
rm-log-teach = onderwees { $icon } met een { $worker }
rm-log-recruit = stuurde een ridder naar het { $icon }gebied met een { $worker }
rm-log-passed = paste
rm-log-man = had alle vier de symbolen: een renaissanceman
rm-log-man-placed = plaatste een renaissanceman op { $place }
rm-log-flip = Omgedraaid: een { $worker }. Een ridder van de tegenstander in het { $icon }gebied
rm-log-won = won de { $worker } in het { $icon }gebied
rm-log-took = nam de { $worker } op de hand
rm-log-settled = legde de { $worker } op { $place }
rm-log-rival = De tegenstander neemt de { $worker } uit het { $icon }gebied
rm-log-tie = Gelijke stand in het { $icon }gebied
rm-log-threw = { $n ->
    [one] legde { $n } kaart af
   *[other] legde { $n } kaarten af
  }
rm-log-threw-own = { $n ->
    [one] legde { $names } af
   *[other] legde { $n } kaarten af: { $names }
  }
rm-log-drew = trok { $names }
rm-log-reshuffle = { $n ->
    [one] Een nieuwe trekstapel van { $n } kaart
   *[other] Een nieuwe trekstapel van { $n } kaarten
  }

## The end
rm-level = { $level ->
    [1] Fundament
    [5] Meester
   *[other] Niveau { $level }
  }
rm-source-foundation = fundament
rm-source-foundation-less = weggehaald
rm-source-hired = aangenomen
rm-source-hired-less = weggehaald
rm-source-recruited = rekruten
rm-source-recruited-once = rekruut
rm-source-recruited-less = weggehaald
rm-source-renaissance = renaissancemannen
rm-source-renaissance-once = renaissanceman
rm-source-renaissance-less = weggehaald
rm-end-master = De Meester staat: een piramide van 15 werkers.
rm-end-shared = Gelijke stand in werkers, fiches en ridders: de winst wordt gedeeld.
rm-end-tokens-and-knights = Gelijke stand in werkers: fiches en ridders in het spel beslisten.
rm-end-workers = Niemand heeft een Meester; het aantal werkers besliste.
ending-behind-renaissance = Achter de winnaar is het gelijk in werkers: fiches en ridders in het spel beslisten over de plaatsen.
rm-end-deck = De trekstapel was leeg voordat de Meester stond.
rm-end-rounds = De rondes waren om voordat de Meester stond.
decided-by-renaissance = { $who ->
    [you] Je eindigde { $n ->
        [one] { $n } werker
       *[other] { $n } werkers
      } voor { $other }. Het grootste verschil: { $source } (+{ $m }).
   *[they] { $name } eindigde { $n ->
        [one] { $n } werker
       *[other] { $n } werkers
      } voor { $other }. Het grootste verschil: { $source } (+{ $m }).
  }
decided-ahead-renaissance = { $who ->
    [you] Je eindigde { $n ->
        [one] { $n } werker
       *[other] { $n } werkers
      } voor { $other }.
   *[they] { $name } eindigde { $n ->
        [one] { $n } werker
       *[other] { $n } werkers
      } voor { $other }.
  }
points-by-source-renaissance = Waar de werkers vandaan komen
points-by-part-renaissance = Werkers per niveau

## Options
option-deck = Kaarten
option-solo = Solospel
option-solo-normal = gemiddeld
option-solo-easier = makkelijker
option-solo-harder = moeilijker
option-solo_cards = Kaarten daarbij
option-round_limit = Maximaal aantal rondes
rm-option-deck = t12: elke werker biedt links en rechts zijn eigen symbool; 48 verschillende kaarten, elk twee keer. p24: vier verschillende hoeken; 96 verschillende kaarten. Je eigen kaarten: “cards:” en vijf letters per kaart, zoals in een partijbestand.
rm-option-solo = Voor één speler. Makkelijker: een kleine tweede trekstapel. Moeilijker: er gaan vooraf kaarten uit.
rm-option-solo-cards = Om hoeveel kaarten het gaat, 1 tot 40.
rm-option-round-limit = De partij eindigt na zoveel rondes; 0 betekent nooit.

## Hints
rm-hint-hire = Leg een kaart uit je hand waar haar twee behoeften passen bij wat de werkers eronder bieden.
rm-hint-teach = Een kaart uit je hand wordt een fiche in je renaissancegebied. Met alle vier de soorten krijg je een renaissanceman.
rm-hint-barter = Een kaart uit je hand wordt een fiche in je voorraad: gebruik zijn actie één keer, in welke fase ook.
rm-hint-recruit = Een kaart uit je hand stuurt een ridder naar het rekrutengebied van haar symbool.
rm-hint-any-title = Renaissanceman
rm-hint-any = Hij past overal en biedt alles, maar geeft geen actie.
rm-hint-stored-title = Voorraad
rm-hint-stored = Met een fiche betaal je zijn actie als geen werker op het niveau van deze fase haar geeft. Hooguit vier.
rm-hint-renaissance-title = Renaissancegebied
rm-hint-renaissance = Met één fiche van elke soort lever je ze alle vier in en komt er een renaissanceman in je piramide.
rm-hint-knights-title = Ridders
rm-hint-knights = Wie als enige de meeste ridders in een gebied heeft, wint na de actiefasen de kaart.
rm-hint-letters-title = Geheime keuzes
rm-hint-letters = Iedereen kiest in het geheim. Heeft de laatste gekozen, dan worden alle keuzes tegelijk onthuld.
rm-hint-phases-title = Fasen
rm-hint-phases = In fase 1 zijn de werkers op niveau 1 aan zet, in fase 2 die op niveau 2, enzovoort. Fase 2, 3 en 4 worden alleen gespeeld als iemand een werker op dat niveau heeft.
rm-hint-deck-title = Trekstapel
rm-hint-deck = Is hij leeg en is er een kaart nodig, dan wordt de aflegstapel geschud.
rm-hint-pile-title = Aflegstapel
rm-hint-pile = Kaarten die je gezien hebt, worden voor je onthouden. Wat anderen dicht afleggen, blijft onbekend.
rm-hint-clock-title = De klok
rm-hint-clock = Twee kaarten per ronde sturen ridders van de tegenstander. Maak je piramide af voordat er een kaart nodig is die er niet meer is.
rm-hint-dealer-title = Gever
rm-hint-dealer = Het delen begint bij de plaats na de gever.

## What things on the table say of themselves
rm-say-offers = Biedt { $left } en { $right }.
rm-say-corners = Biedt { $left } en { $right }; heeft links { $need_left } en rechts { $need_right } nodig.
rm-fits-nowhere = Past nu nergens. Op je vrije plaatsen past { $asks }.
rm-no-free-place = Er is nu geen plaats vrij.
rm-say-covered = Bedekt: hij draagt alleen nog wie boven hem staat.
rm-say-acts = Vrij op niveau { $level }: { $action } in fase { $level }.
rm-say-asks = { $place }: hier past { $asks }.
rm-say-takes-any = Op { $place } past elke kaart.
rm-say-only-man = Hier past alleen een renaissanceman: geen kaart heeft deze twee symbolen nodig.
rm-say-from-hand = Uit je hand: { $names }.
rm-say-none-in-hand = Geen kaart uit je hand past.
rm-say-master = De top. Wie hier iemand plaatst, heeft een Meester, en de partij is afgelopen.
rm-say-foundation = Een plaats van het fundament.
rm-say-rests = Komt vrij zodra { $left } en { $right } bezet zijn.
rm-say-token = Betaalt één keer { $action }, in welke fase ook.
rm-say-slots = { $n ->
    [one] { $n } plek is vrij.
   *[other] { $n } plekken zijn vrij.
  }
rm-say-taught = Al onderwezen.
rm-say-missing = Ontbreekt nog: komt erbij door ONDERWIJZEN met een kaart met { $icon }.
rm-say-knights = { $n } thuis, { $out } op het rekrutenbord.
rm-say-hand = { $n ->
    [one] { $n } kaart.
   *[other] { $n } kaarten.
  }
rm-say-acting = Werkers met een actie op niveau { $phase }: { $names }.
rm-say-nobody-acts = Niemand heeft op niveau { $phase } een vrije werker met een actie.
rm-say-seat = { $n } van 15 werkers, nog { $left } te gaan. Fiches en ridders in het spel, bij een gelijke stand: { $play }.
rm-no-letter = Hier is deze ronde niets te kiezen.
rm-not-asked = Van deze speler wordt nu niets gevraagd.
rm-four-kinds = alle vier de symbolen: een renaissanceman
rm-completes = maakt de piramide af
rm-not-open = In fase { $phase } heb je geen actie: geen vrije werker op dat niveau geeft er een, en geen fiche betaalt er een.
rm-not-useful = Met deze { $worker } kun je nu geen enkele actie doen.
rm-not-hire = AANNEMEN kun je niet in fase { $phase }.
rm-not-token = Niet nodig: je werker op { $place } geeft al { $action }.
rm-not-any-card = Geen kaart uit je hand past nu bij { $action }.
rm-not-area = Een ridder komt hier door REKRUTEREN met een kaart met { $icon }; dat kun je niet in fase { $phase }.
rm-not-recruit = Je rekruut past hier niet. { $needs }
rm-not-discard = Nu wordt niemand geplaatst: eerst worden de handen aangevuld.
rm-clash-hire = Deze { $worker } kun je niet aannemen. { $fit }
rm-clash-teach = { $icon } heb je al onderwezen. Kies een andere kaart.
rm-clash = Met deze { $worker } haalt { $action } niets uit. Kies een andere kaart.
rm-goal-won = Doel: een Meester aan de top. Gehaald met nog { $deck ->
    [one] { $deck } kaart
   *[other] { $deck } kaarten
  } in de trekstapel.
rm-goal-lost = Doel: een Meester aan de top. Je had { $n } van 15 werkers; { $left ->
    [one] er ontbrak er { $left }
   *[other] er ontbraken er { $left }
  }.
rm-hint-card = Aangenomen is het een werker: { $action }. Geruild of onderwezen wordt het een fiche: { $icon }. Met REKRUTEREN stuurt deze kaart een ridder naar het { $icon }gebied.
rm-hint-place-title = Een vrije plaats
rm-hint-place = Een kaart rust op twee andere. Wat ze links en rechts nodig heeft, moet passen bij de hoeken eronder.
rm-hint-area-title = Rekrutengebied
rm-hint-area = Wie hier na de actiefasen als enige de meeste ridders heeft, wint de kaart. Daarna gaan alle ridders van het gebied naar huis.
rm-hint-discard-title = Afleggen en aanvullen
rm-hint-discard = Leg af wat je niet wilt houden; daarna worden handen aangevuld tot vier kaarten en krijgen lege gebieden een nieuwe rekruut.
rm-hint-hidden-title = Een hand
rm-hint-hidden = Handen zijn geheim. Je weet alleen hoeveel kaarten het zijn, en welke rekruten iedereen gezien heeft.
rm-hint-seat-title = Speler
rm-hint-seat = Wie het eerst de piramide van 15 af heeft, wint. Lukt dat er meer in dezelfde fase, dan beslissen fiches en ridders in het spel.
rm-hint-rivals-title = Ridders van de tegenstander
rm-hint-rivals = Elke ronde sturen twee kaarten van de trekstapel elk een ridder naar het gebied van hun symbool. Daarna gaan alle ridders naar huis.
chance-renaissance = Eerlijk geschud
chance-check-renaissance = De kaarten nagaan
