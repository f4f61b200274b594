# The Castles of Burgundy: wat er gedrukt staat, gevraagd en verteld wordt.

## Tiles and goods
cb-castle = kasteel
cb-mine = mijn
cb-ship = schip
cb-cow = { $n } koeien
cb-sheep = { $n } schapen
cb-pig = { $n } varkens
cb-chicken = { $n } kippen
cb-warehouse = pakhuis
cb-carpenter = timmerman
cb-church = kerk
cb-market = markt
cb-boarding-house = herberg
cb-bank = bank
cb-city-hall = stadhuis
cb-watchtower = wachttoren
cb-knowledge = kennistegel { $n }
cb-a-tile = een { $tile }
cb-good-1 = wijn
cb-good-2 = kaas
cb-good-3 = laken
cb-good-4 = zout
cb-good-5 = aardewerk
cb-good-6 = honing
cb-n-goods = { $n } { $good }
cb-kind-C = kastelen
cb-kind-M = mijnen
cb-kind-S = schepen
cb-kind-A = dieren
cb-kind-B = gebouwen
cb-kind-K = kennis

## The boards
cb-main-board = Speelbord
cb-depot = Depot { $depot }
cb-black-depot = Zwart depot
cb-goods-on-depot = { $n } { $good } op depot { $depot }
cb-estate = Landgoed
cb-your-estate = Je landgoed
cb-their-estate = Landgoed van { $name }
cb-estate-of = Landgoed van { $name }, bord { $board }: { $n } van 37 velden bedekt
cb-space = { $kind }, nummer { $number }, veld { $space }
cb-castle-chosen = Je geheime keuze
cb-look-closer = Het landgoed van { $name } van dichtbij
cb-standing = Fase { $phase }, ronde { $round }
cb-brief = { $phase } · ronde { $round }
cb-round = ronde { $round }
cb-phase = Fase { $phase }
cb-in-phase = in { $phase }
cb-goods-by-round = Goederen per ronde
cb-turn-order = Speelvolgorde
cb-white-die = De witte dobbelsteen toont { $die }
cb-colour-bonus = Kleur­bonus
cb-region-of = Gebied van
cb-points = punten
cb-points-of = { $name }: { $n } punten. Toon waar ze vandaan komen
cb-storage = Opslag
cb-goods = Goederen
cb-purse = Beurs
cb-workers = Arbeiders
cb-silverlings = Zilverlingen
cb-sold-so-far = verkocht: { $n } ({ $kinds ->
    [one] { $kinds } soort
   *[other] { $kinds } soorten
  })
cb-nothing-sold = nog niets verkocht
cb-die = Dobbelsteen { $die }
cb-die-used = Dobbelsteen { $die }, gebruikt
cb-dice-of = { $name } gooide { $a } en { $b }
cb-free = gratis

## What is asked
cb-decide-turn = Jouw beurt: kies een dobbelsteen, een tegel of een actie.
cb-decide-die = Gebruik je { $die }: alles wat verlicht is, ligt binnen bereik.
cb-decide-workers = Je { $die } past nergens op de borden, maar je kunt er arbeiders mee nemen.
cb-decide-buy-or-end = Beide dobbelstenen zijn gebruikt. Koop een tegel, of beëindig je beurt.
cb-decide-extra = Je kasteel geeft je een extra actie met een waarde naar keuze.
cb-decide-load = Je schip is er: kies een depot om te laden.
cb-decide-goods = Kies welke goederen je laadt.
cb-decide-sell = Pakhuis: kies welke goederen je verkoopt, alle van één soort.
cb-decide-fetch = Neem { $kinds } uit een genummerd depot.
cb-decide-place = Stadhuis: leg nog een tegel, op een veld met welk nummer dan ook.
cb-decide-discard = Je opslag is vol: leg een tegel af om plaats te maken voor { $tile }.
cb-decide-castle = Kies waar je kasteel begint. Het blijft geheim tot iedereen gekozen heeft.
cb-fetch-building = een gebouw
cb-fetch-castle-mine-knowledge = een kasteel, een mijn of een kennistegel
cb-fetch-ship-animal = een schip of dieren
cb-ask-est = kies een verlicht veld
cb-ask-sto = kies een tegel uit je opslag
cb-ask-est-sto = kies een tegel en een veld
cb-ask-dep = kies een verlichte tegel
cb-ask-die = kies de dobbelsteen
cb-ask-good = kies goederen
cb-ask-depot = kies een depot
cb-ask-pay = kies hoe je betaalt
cb-ask-dep-die = kies een dobbelsteen en een verlichte tegel
cb-ask-die-est = kies een verlicht veld
cb-ask-die-sto = kies een tegel uit je opslag
cb-ask-die-good = kies goederen
cb-wait-castle = De anderen kiezen waar hun kastelen beginnen.
cb-wait-turn = { $name } is aan de beurt.
cb-wait-extra = { $name } heeft een extra actie door een kasteel.
cb-wait-load = { $name } laadt een schip.
cb-wait-goods = { $name } kiest goederen voor een schip.
cb-wait-sell = { $name } verkoopt in het pakhuis.
cb-wait-take = { $name } haalt een tegel op.
cb-wait-place = { $name } legt nog een tegel met een stadhuis.
cb-wait-discard = { $name } maakt plaats in de opslag.

## What can be done
cb-do-without = Overslaan
cb-do-take = Tegel nemen
cb-do-buy = Tegel kopen
cb-do-pass = Beurt beëindigen
cb-do-loadtwo = Uit twee depots laden
cb-do-place = Tegel leggen
cb-do-sell = Goederen verkopen
cb-do-load = Uit één depot laden
cb-pick-castle = Begin met het kasteel op de { $number }
cb-pick-take = { $tile } uit depot { $depot } nemen
cb-pick-place = { $tile } op de { $number } leggen
cb-head-place = { $tile } leggen
cb-pick-sell = { $n } { $good } verkopen
cb-pick-workers = { $n } arbeiders nemen{ $silver ->
    [0] { "" }
    [one] , { $silver } zilverling
   *[other] , { $silver } zilverlingen
  }
cb-pick-buy = { $tile } kopen
cb-pick-buy-at = { $tile } uit depot { $depot } kopen
cb-pick-discard = { $tile } afleggen
cb-pick-load = Uit depot { $depot } laden
cb-pick-load-two = Uit depots { $depot } en { $other } laden
cb-pick-goods = { $good } laden
cb-pay = { $silver ->
    [0] Betaal { $workers } arbeiders
    [1] Betaal 1 zilverling, 1 arbeider
   *[other] Betaal { $silver } zilverlingen
  }
cb-cost = { $n ->
    [one] −{ $n } arbeider
   *[other] −{ $n } arbeiders
  }

## The log
cb-log-took = nam { $tile } uit depot { $depot }
cb-log-took-black = nam { $tile } uit het zwarte depot
cb-log-bought = kocht { $tile } uit depot { $depot }
cb-log-bought-black = kocht { $tile } uit het zwarte depot
cb-log-paid = { $silver ->
    [0] { "" }
    [one] −{ $silver } zilverling
   *[other] −{ $silver } zilverlingen
  }{ $workers ->
    [0] { "" }
    [one] {" "}−{ $workers } arbeider
   *[other] {" "}−{ $workers } arbeiders
  }
cb-log-discarded = legde { $tile } af
cb-log-placed = legde { $tile } op de { $number }
cb-log-sold = verkocht { $goods }
cb-log-workers = nam
cb-log-income = { $workers ->
    [0] { "" }
    [one] +{ $workers } arbeider
   *[other] +{ $workers } arbeiders
  }{ $silver ->
    [0] { "" }
    [one] {" "}+{ $silver } zilverling
   *[other] {" "}+{ $silver } zilverlingen
  }
cb-log-loaded = laadde { $goods } uit depot { $depot }
cb-log-without = sloeg het over
cb-log-mines = kreeg uit de mijnen
cb-log-castle = begon met het kasteel op de { $number }
cb-log-starts = { $who ->
    [you] Jij begint
   *[they] { $name } begint
  }
cb-log-new-phase = Wat nog in de depots lag, is weg; er liggen nieuwe tegels en goederen.
cb-log-white = Witte dobbelsteen: { $good } naar depot { $depot }
cb-log-rolled = gooide
cb-log-end = Einde van de partij
cb-log-scored = scoorde: { $why }

## Points
cb-source-animals = dieren
cb-source-animals-once = weide
cb-source-region = gebieden
cb-source-region-once = gebied
cb-source-phase = vroeg gevulde gebieden
cb-source-phase-once = vroeg gevuld gebied
cb-source-colour = kleurbonussen
cb-source-colour-once = kleurbonus
cb-source-sale = verkochte goederen
cb-source-sale-once = verkoop
cb-source-watchtower = wachttorens
cb-source-watchtower-once = wachttoren
cb-source-goods-left = overgebleven goederen
cb-source-silver-left = overgebleven zilverlingen
cb-source-workers-left = overgebleven arbeiders
cb-source-knowledge = kennis
cb-tie-empty-spaces = Gelijke stand in punten: de lege velden van de landgoederen beslisten.
cb-tie-turn-order = Gelijke stand in punten en lege velden: het volgordespoor besliste.

## Options
cb-option-edition = De editie van 2019 heeft een ander landgoed 2 en enkele gewijzigde kennistegels.
cb-option-setup = Basis: iedereen speelt met landgoed 1. Gevorderd: verschillende landgoederen, en je kiest waar je kasteel begint. Vrij: alle landgoederen, ook dezelfde.
cb-option-estates = Nummers van landgoederen per plaats, zoals 1,5,9; of random voor willekeurige.
cb-option-tie = Bij een gelijke stand wint wie de minste (of de meeste) lege velden heeft.

## Hints
cb-hint-castle = Meteen een extra actie, als met een dobbelsteen naar keuze.
cb-hint-mine = Eén zilverling aan het einde van elke fase.
cb-hint-ship = Laad de goederen van één depot en ga dan één stap vooruit op het volgordespoor.
cb-hint-animal = Punten voor deze dieren, plus die van dezelfde soort die al op deze weide staan.
cb-hint-warehouse = Verkoop al je goederen van één soort, zonder dobbelsteen.
cb-hint-carpenter = Neem een gebouw uit een genummerd depot.
cb-hint-church = Neem een kasteel, een mijn of een kennistegel uit een genummerd depot.
cb-hint-market = Neem een schip of dieren uit een genummerd depot.
cb-hint-boarding-house = Vier arbeiders.
cb-hint-bank = Twee zilverlingen.
cb-hint-city-hall = Leg nog een tegel uit je opslag, op een veld met welk nummer dan ook.
cb-hint-watchtower = Meteen vier punten.
cb-hint-good = Met een { $n } verkoop je al je { $good } in één keer: punten per tegel, en één zilverling.
cb-hint-kind-C = Een kasteel geeft je meteen een extra actie.
cb-hint-kind-M = Een mijn levert aan het einde van elke fase een zilverling op.
cb-hint-kind-S = Een schip laadt goederen en brengt je vooruit in de speelvolgorde.
cb-hint-kind-A = Dieren scoren samen met hun soortgenoten op dezelfde weide.
cb-hint-kind-B = Een gebouw werkt één keer, als je het legt. In een stad mag elk gebouw maar één keer staan.
cb-hint-kind-K = Kennis buigt een regel voor je, of levert aan het einde punten op.
cb-hint-knowledge-1 = In je steden mag hetzelfde gebouw vaker staan.
cb-hint-knowledge-2 = Elke mijn levert ook een arbeider op.
cb-hint-knowledge-3 = Een verkoop levert twee zilverlingen op in plaats van één.
cb-hint-knowledge-4 = Een verkoop levert ook een arbeider op.
cb-hint-knowledge-5 = Een schip mag uit twee aangrenzende depots laden.
cb-hint-knowledge-6 = Als je koopt, mag je ook een tegel uit een genummerd depot nemen.
cb-hint-knowledge-7 = Eén punt extra voor elke dierentegel die meetelt.
cb-hint-knowledge-8 = Elke arbeider verandert een dobbelsteen met één of twee.
cb-hint-knowledge-9 = De eerste stap is gratis als een dobbelsteen een gebouw legt.
cb-hint-knowledge-10 = De eerste stap is gratis als een dobbelsteen een schip of dieren legt.
cb-hint-knowledge-11 = De eerste stap is gratis als een dobbelsteen een kasteel, mijn of kennistegel legt.
cb-hint-knowledge-12 = De eerste stap is gratis als een dobbelsteen een tegel uit een genummerd depot neemt.
cb-hint-knowledge-13 = Arbeiders nemen levert ook een zilverling op.
cb-hint-knowledge-14 = Arbeiders nemen levert er vier op in plaats van twee.
cb-hint-knowledge-15 = Aan het einde 3 punten voor elke verkochte soort goederen.
cb-hint-knowledge-16 = Aan het einde 4 punten voor elk pakhuis.
cb-hint-knowledge-17 = Aan het einde 4 punten voor elke wachttoren.
cb-hint-knowledge-18 = Aan het einde 4 punten voor elke timmerman.
cb-hint-knowledge-19 = Aan het einde 4 punten voor elke kerk.
cb-hint-knowledge-20 = Aan het einde 4 punten voor elke markt.
cb-hint-knowledge-21 = Aan het einde 4 punten voor elke herberg.
cb-hint-knowledge-22 = Aan het einde 4 punten voor elke bank.
cb-hint-knowledge-23 = Aan het einde 4 punten voor elk stadhuis.
cb-hint-knowledge-24 = Aan het einde 4 punten voor elke soort dieren.
cb-hint-knowledge-25 = Aan het einde 1 punt voor elke verkochte goederentegel.
cb-hint-knowledge-26 = Aan het einde 2 punten voor elke bonustegel.

## Prices, reasons and warnings
cb-with-the = Met de { $die }
cb-without-die = Zonder dobbelsteen
cb-storage-full = Opslag: vol
cb-note-full = je opslag is vol: één tegel moet weg
cb-warn-empty = Dit schip zou niets laden.
cb-warn-dice = { $n ->
    [one] Je hebt nog een dobbelsteen over.
   *[other] Je hebt beide dobbelstenen nog over.
  }
cb-number-at = { $number }, { $where }
cb-at-upper-left = linksboven
cb-at-upper = bovenaan
cb-at-upper-right = rechtsboven
cb-at-left = links
cb-at-middle = midden
cb-at-right = rechts
cb-at-lower-left = linksonder
cb-at-lower = onderaan
cb-at-lower-right = rechtsonder
cb-why-region = gebied met { $kind }
cb-why-phase = fase { $phase }
cb-why-colour = alle { $kind } bedekt
cb-why-cow = weide met koeien
cb-why-sheep = weide met schapen
cb-why-pig = weide met varkens
cb-why-chicken = weide met kippen
cb-not-depot = Met je dobbelstenen en arbeiders kom je niet bij depot { $depot }.
cb-not-good = Met je dobbelstenen en arbeiders kom je niet aan een { $die }.
cb-not-stored = Met je dobbelstenen kom je niet bij een vrij veld ervoor.
cb-not-space = Met deze dobbelstenen kun je hier niets uit je opslag leggen.
cb-not-dice = Je hebt beide dobbelstenen gebruikt.
cb-not-bought = Je hebt deze beurt al een tegel gekocht.
cb-not-silver = Kost { $price } zilverlingen; je hebt er { $n }.

## What else can be read
cb-wheel-title = Fasen en rondes
cb-hint-wheel = Vijf fasen, A tot E, van elk vijf rondes. Elke fase brengt nieuwe tegels; wat er nog lag, verdwijnt.
cb-round-goods-title = Goederen van deze fase
cb-hint-round-goods = Elke ronde gaat er een naar het depot dat de witte dobbelsteen aanwijst, en wacht daar op een schip.
cb-white-die-title = Witte dobbelsteen
cb-hint-white-die = Hij stuurt de goederen van deze ronde naar een depot.
cb-turn-order-title = Speelvolgorde
cb-hint-turn-order = Wie het verst staat, begint; in een stapel wie bovenop ligt. Schepen brengen je vooruit.
cb-order-now = Deze ronde: { $names }.
cb-region-table-title = Volle gebieden
cb-hint-region-table = Een gebied is vol als al zijn velden bedekt zijn. Het scoort naar zijn grootte, en meer in een vroege fase.
cb-region-now = In fase { $phase }: { $n } extra.
cb-depot-title = Depot
cb-hint-depot = Met een dobbelsteen van deze waarde neem je hier een tegel. Aan de rand liggen goederen voor de schepen.
cb-black-depot-title = Zwart depot
cb-hint-black-depot = Eén keer per beurt mag je hier een tegel kopen voor twee zilverlingen, zonder dobbelsteen.
cb-empty-title = Leeg
cb-hint-empty = Deze tegel is weg. De volgende fase brengt nieuwe.
cb-storage-title = Opslag
cb-hint-storage = Plaats voor drie tegels tot je ze legt. Voor een vierde moet er een uit het spel.
cb-goods-title = Goederen
cb-hint-goods = Hooguit drie soorten. Met een dobbelsteen verkoop je alle goederen van die waarde; het steentje toont welke.
cb-worker-title = Arbeiders
cb-hint-worker = Elke arbeider die je uitgeeft, maakt een dobbelsteen één hoger of lager; 1 en 6 zijn buren.
cb-silverling-title = Zilverlingen
cb-hint-silverling = Voor twee koop je een tegel uit het zwarte depot, één keer per beurt. Je krijgt ze van mijnen, banken en verkoop.
cb-dice-title = Dobbelstenen
cb-hint-dice = Elke dobbelsteen is één actie: een tegel nemen, er een leggen, goederen verkopen of arbeiders nemen.
cb-bonus-title = Alle { $kind }
cb-hint-bonus = Wie het eerst alle velden van deze kleur bedekt, krijgt de grote bonus, de volgende de kleine.
cb-covered = { $have } van { $total } bedekt.
cb-round-short = R{ $n }
cb-region-say = { $size ->
    [one] Een gebied op zich
   *[other] Gebied van { $size }, { $have } bedekt
  }: { $points ->
    [one] vol { $points } punt
   *[other] vol { $points } punten
  }, en { $extra } extra in deze fase.
cb-hint-knowledge-15-2019 = Aan het einde 2 punten voor elke verkochte soort goederen.
cb-hint-knowledge-26-2019 = Aan het einde 3 punten voor elke bonustegel.
