# De regelpagina’s: elk spel in twee minuten, en alles in beeld.

rules-overview = Het spel in twee minuten
rules-dictionary = Alles in beeld
rules-dictionary-help = Alle tegels, kaarten en symbolen, wat ze doen, en de regel erbij.
rules-reference = Alle regels
dict-count = { $n } in het spel
dict-count-black = { $n } in het spel, { $black } met een zwarte achterkant

## The Castles of Burgundy
overview-burgundy = Je bent een vorst in Bourgondië en vult je landgoed met kastelen, mijnen, schepen, dieren, gebouwen en kennis. Wie gebieden vroeg en slim vult, scoort het meest.
cb-overview-1-title = Twee dobbelstenen, twee acties
cb-overview-1 = Elke ronde gooi je twee dobbelstenen. Elke dobbelsteen is één actie. Een arbeider maakt hem één hoger of lager.
cb-overview-2-title = Neem een tegel
cb-overview-2 = Met een dobbelsteen neem je een tegel uit het depot met die waarde. Hij gaat naar je opslag, waar er drie in passen.
cb-overview-3-title = Leg een tegel
cb-overview-3 = Met een dobbelsteen leg je een tegel uit je opslag op een veld van zijn kleur met die waarde, naast een tegel die er al ligt. Dan werkt de tegel.
cb-overview-4-title = Verkoop goederen of neem arbeiders
cb-overview-4 = Met een dobbelsteen verkoop je al je goederen van die waarde: punten per stuk, en een zilverling. Of je neemt twee arbeiders, wat hij ook toont.
cb-overview-5-title = Koop één keer per beurt
cb-overview-5 = Voor twee zilverlingen, zonder dobbelsteen: een tegel naar keuze uit het zwarte depot.
cb-overview-6-title = Vul gebieden
cb-overview-6 = Een vol gebied scoort naar zijn grootte: 1, 3, 6, 10, 15, 21, 28 of 36 punten. De eerste twee die alle velden van een kleur bedekken, krijgen een bonus.
cb-overview-7-title = Vijf fasen van vijf rondes
cb-overview-7 = Een gebied dat je in fase A vult, scoort 10 extra, in fase E nog maar 2. Na elke fase betalen de mijnen en komen er nieuwe tegels.
cb-overview-8-title = Aan het einde
cb-overview-8 = Overgebleven goederen en zilverlingen zijn elk een punt waard, twee arbeiders samen één, en gele tegels vanaf 15 scoren nu. De meeste punten winnen.
cb-dict-castles = Kastelen, mijnen en schepen
cb-dict-animals = Dieren
cb-dict-buildings = Gebouwen
cb-dict-knowledge = Kennis: tijdens het spel
cb-dict-knowledge-help = Helpt je zodra hij in je landgoed ligt.
cb-dict-knowledge-end = Kennis: aan het einde
cb-dict-knowledge-end-help = Scoort één keer, als de partij afgelopen is.
cb-dict-goods = Goederen, zilverlingen, arbeiders
cb-dict-silverling = Met twee koop je een tegel uit het zwarte depot, één keer per beurt. Aan het einde is elke overgebleven zilverling een punt waard.
cb-dict-worker = Elke arbeider maakt een dobbelsteen één hoger of lager; na 6 komt weer 1. Aan het einde zijn twee overgebleven arbeiders een punt waard.

## Renaissance Man
overview-renaissance = Je bouwt een piramide van werkers: vijf, vier, drie, twee en bovenaan één Meester. Iedereen kiest tegelijk en in het geheim; wie als eerste een Meester plaatst, wint.
rm-overview-1-title = Vijftien werkers, vijf niveaus
rm-overview-1 = Vijf werkers vormen het fundament. De piramide groeit niveau na niveau tot aan de Meester.
rm-overview-2-title = Wie past waar
rm-overview-2 = Een kaart rust op twee werkers. Wat ze op haar twee onderhoeken nodig heeft, moeten die werkers bieden.
rm-overview-3-title = Vier werkers, vier acties
rm-overview-3 = Met kooplieden kun je een kaart AANNEMEN, met geleerden ONDERWIJZEN, met bakkers RUILEN, met ridders REKRUTEREN. Elke actie kost een kaart uit je hand.
rm-overview-4-title = Geheime keuzes
rm-overview-4 = In elke fase kiest iedereen in het geheim een actie. Heeft de laatste gekozen, dan wordt alles tegelijk onthuld.
rm-overview-5-title = Fase na fase
rm-overview-5 = In fase 1 zijn de werkers op niveau 1 aan zet, in fase 2 die op niveau 2, tot niveau 4. Alleen wie niemand boven zich heeft, doet mee. Een fase wordt alleen gespeeld als iemand daar een werker heeft.
rm-overview-6-title = Rekruten
rm-overview-6 = Ridders gaan naar vier gebieden. Wie er als enige de meeste heeft, wint de kaart en mag haar meteen leggen.
rm-overview-7-title = De renaissanceman
rm-overview-7 = ONDERWIJS alle vier de symbolen en je krijgt een renaissanceman. Hij past overal, en iedereen past op hem.
rm-overview-8-title = Fiches en ridders
rm-overview-8 = Met RUILEN wordt een kaart een fiche in je voorraad: één keer zijn actie, in welke fase ook. Met REKRUTEREN gaat een ridder naar het gebied van het symbool.
rm-dict-workers = Werkers
rm-dict-workers-help = Iedereen begint met deze vijf als fundament.
rm-dict-pieces = Fiches, ridders en brieven
rm-dict-cards = Kaarten van t12: { $worker }
rm-dict-card = Biedt { $left } en { $right }; { $needs }.
rm-dict-token = Fiche: { $icon }
rm-dict-token-help = In je voorraad is het één keer { $action } waard, in welke fase ook. Onderwezen is het een van de vier symbolen voor een renaissanceman.

## Rise to Nobility
overview-nobility = Je bezit land bij de nieuwe stad Caveborn. In tien rondes zorgen je dobbelstenen voor kolonisten, goederen, gebouwen en aanzien. Wie de meeste punten heeft, wint.
rn-overview-1-title = Dobbelstenen en reputatie
rn-overview-1 = Elke ronde gooi je vijf dobbelstenen en plaats je er één per beurt. Alles wat je in een ronde plaatst, mag samen niet hoger zijn dan je reputatie: in het begin 9.
rn-overview-2-title = Taverne: neem kolonisten
rn-overview-2 = Neem een van de open kolonistenkaarten. Dobbelstenen mogen daar van links naar rechts alleen stijgen. Je houdt hooguit drie kaarten.
rn-overview-3-title = Bouwwerf: koop een huis
rn-overview-3 = Een huis kost 5 munten. Dobbelstenen mogen daar van links naar rechts alleen dalen. Voor elke kolonistenkaart heb je een huis nodig.
rn-overview-4-title = Gilden: goederen en leerlingen
rn-overview-4 = Met een hoge dobbelsteen koop je meer goederen, voor een munt per stuk; met een lage stuur je meer werkers als leerling. Eerst werken de ateliers van het gilde.
rn-overview-5-title = Huisvest kolonisten
rn-overview-5 = Eén keer per beurt: geef de goederen die een kaart wil, en een huis. Elk goed is een punt, en je krijgt werkers en adeldom.
rn-overview-6-title = Gildehuis: bouw
rn-overview-6 = Voor een atelier heb je een leerling in dat gilde nodig, voor een openbaar gebouw een werker. Beide geven punten en adeldom, en leveren voortaan iets op.
rn-overview-7-title = Haven, Steenraad, kasteel, Berk
rn-overview-7 = Verkoop goederen op het schip; vervul Steenraad-tegels voor punten, ten koste van 2 reputatie; verhoog je reputatie; haal aanpassingsfiches, die een dobbelsteen één hoger of lager maken.
rn-overview-8-title = Inkomsten en het einde
rn-overview-8 = Heeft iedereen gepast, dan verdienen leerlingen munten en leveren gebouwen iets op. Na ronde 10 zijn twee goederen een punt, en adeldom levert tot 6 punten op.
rn-dict-signs = Goederen en symbolen
rn-dict-characters = Karakters
rn-dict-character = Tot { $n } { $good } op een kolonistenkaart. Als edelman: { $benefit }.
rn-dict-settlers = Kolonistenkaarten
rn-dict-buildings = Gebouwen
rn-dict-community = { $n } punten en { $stars } adeldom; een punt voor elke kolonistenkaart die je later vervult, en elke ronde de beloning van de bouwplaats.
rn-dict-ships = Schepen
rn-dict-ship = Schip { $n }
rn-dict-hold = { $goods } voor { $n }
rn-dict-council = Steenraad-tegels
rn-dict-events = Gebeurtenissen
rn-dict-event = stapel { $n ->
    [1] I
   *[2] II
  }
rn-dict-desks = Lessenaars van de Kanselarij
rn-dict-desk = Lessenaar, dobbelsteen { $n }
rn-dict-desk-races = { $one }; met vijf of zes spelers ook { $other }
rn-dict-commissions = Opdrachten van de Kanselarij
rn-dict-commission = Opdracht
rn-dict-objectives = Doelen van het solospel
