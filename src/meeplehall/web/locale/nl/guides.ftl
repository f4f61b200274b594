# De begeleide eerste spellen: korte noten naast wat ze bespreken.

guide-next = Verder
guide-close = Sluiten
guide-left = Dat is ook een goede zet, maar niet de zet uit deze uitleg. Kies Ongedaan maken, als dat nog kan, om de uitleg weer te volgen; of speel gewoon door: je tegenstander speelt nu op eigen houtje, en de regels zijn één klik weg.

## The Castles of Burgundy

guide-burgundy-goal = Welkom in Burgundy! Dit is je landgoed, met een kasteel om mee te beginnen. In 25 rondes vul je de velden met tegels. Gebieden die je vroeg vol hebt, leveren het meeste op.
guide-burgundy-dice = Elke ronde gooi je twee dobbelstenen, en elk geeft je één actie. De waarde zegt waar: uit depot 5 neem je tegels met een 5, uit depot 4 met een 4.
guide-burgundy-take = Neem het stadhuis: kies je 4 en dan de tegel in depot 4. Hij gaat naar je opslag, waar er drie in passen.
guide-burgundy-worker = In depot 6 ligt een wachttoren, maar je andere dobbelsteen is een 5. Een arbeider maakt een dobbelsteen één hoger of lager, dus je kunt hem toch nemen. Daarmee is je tweede dobbelsteen gebruikt; bevestig om je beurt te beëindigen.
guide-burgundy-place = Een nieuwe ronde, met een 2 en een 3. Leg de wachttoren: het veld heeft zijn kleur en de waarde van je dobbelsteen, en grenst aan een tegel die er al ligt. Dit veld is een gebied op zich: vol in de eerste fase levert het 11 punten op, en de wachttoren nog 4.
guide-burgundy-castle = Nu je 2: neem het kasteel uit depot 2. Kastelen zijn de moeite waard, zoals je zo ziet.
guide-burgundy-city = Je hebt een 6 en een 3. Leg het stadhuis op deze 3. Gebouwen werken meteen als je ze legt.
guide-burgundy-any = Met een stadhuis mag je nog een tegel leggen, op een veld met welk nummer dan ook. Leg je kasteel hier.
guide-burgundy-extra = En een kasteel geeft je een gratis actie met een waarde naar keuze! Neem dit schip. Als je een schip legt, laadt het de goederen van een depot.
guide-burgundy-sell = Je hebt nog één dobbelsteen, een 6. Verkoop er je honing mee: alle goederen van een soort gaan in één keer, met twee spelers voor 2 punten per stuk, en één zilverling voor de verkoop.
guide-burgundy-buy = Je hebt nu twee zilverlingen. Eén keer per beurt mag je voor dat bedrag een tegel kopen uit het zwarte depot in het midden. Neem de vier schapen: op een weide tellen alle dieren van een soort samen.
guide-burgundy-end = Meer heb je niet nodig. Een dobbelsteen kan je ook twee arbeiders opleveren, mijnen betalen zilverlingen, en gele tegels buigen de regels: wijs iets aan om te lezen wat het doet. Leg je schip en speel verder, of begin een nieuwe tafel. Veel plezier!

## Renaissance Man

guide-renaissance-goal = Welkom! Je bouwt een piramide van werkers: vijf onderaan, dan vier, drie, twee. Wie als eerste hier bovenaan een Meester plaatst, wint. Iedereen beslist tegelijk en in het geheim.
guide-renaissance-foundation = Eerst je fundament. Leg deze vier van links naar rechts: de geleerde, de koopman, de renaissanceman, die bij alles past, en de ridder. De bakker krijgt de laatste plaats.
guide-renaissance-workers = Een werker met niemand boven zich geeft je zijn actie. Geleerden laten je ONDERWIJZEN, kooplieden AANNEMEN, ridders REKRUTEREN en bakkers RUILEN. In fase 1 neem je één actie van niveau 1.
guide-renaissance-hire = Neem deze ridder AAN op niveau 2. Wat hij op zijn twee onderhoeken nodig heeft, bieden de werkers eronder: de ridder een schild, de bakker brood. Kies AANNEMEN, de kaart en de plaats, en bevestig.
guide-renaissance-recruit = Je hebt nu iemand op niveau 2, dus wordt fase 2 gespeeld, en is je nieuwe ridder aan zet. REKRUTEER met de koopmankaart: je legt haar af, en een van je ridders gaat naar het muntgebied om de kaart daar te winnen.
guide-renaissance-won = De acties zijn voorbij. Je hebt de meeste ridders in het muntgebied, dus de geleerde daar is voor jou. Hij past hier, tussen de renaissanceman en de ridder: leg hem meteen.
guide-renaissance-discard = Nu kun je kaarten afleggen die je niet bevallen; handen worden aangevuld tot vier. Houd de jouwe deze keer.
guide-renaissance-level = Ronde 2, weer fase 1. Je geleerde biedt een boek en je ridder een schild: net wat deze bakker nodig heeft. Neem hem AAN op niveau 3!
guide-renaissance-covered = In fase 2 zijn je werkers op niveau 2 bedekt door de bakker, en bedekte werkers doen niets. Pas in deze fase.
guide-renaissance-barter = Dankzij de bakker is er een fase 3. RUIL een kaart: ze wordt een fiche in je voorraad, en dat geeft je later de actie van zijn symbool, in welke fase ook.
guide-renaissance-teach = ONDERWIJZEN heb je nog niet gezien. Elke kaart die je onderwijst, legt een van vier symbolen hier; met alle vier krijg je een renaissanceman, die overal past.
guide-renaissance-end = Je fiche ligt in je voorraad. Houd de kaarten waarmee je kunt klimmen, leg de rest af en speel door tot de top. Vraag je je iets af, wijs het aan of open de regels. Veel plezier!

## Rise to Nobility

guide-nobility-goal = Welkom in Caveborn! In tien rondes zet je je dobbelstenen overal in de stad in om kolonisten te huisvesten, leerlingen op te leiden en op te klimmen. Hier staan je punten. Je tegenstander is al geweest; nu ben jij.
guide-nobility-card = Deze kolonisten zoeken een huis. Ze willen vier tot zes goederen, magie en kunstwerken. Van elk heb je er één, dus je hebt meer magie nodig.
guide-nobility-guild = De Tovenaars verkopen magie: hoe hoger de dobbelsteen, hoe meer je mag kopen. Kies een 5, en dan de plaats bij de Tovenaars. Let op je reputatie: wat je in een ronde plaatst, mag samen niet hoger zijn dan 9.
guide-nobility-goods = Eerst het atelier van het gilde: neem de magie die het geeft. Koop er dan nog drie, voor een munt per stuk.
guide-nobility-house = Genoeg! Je hebt een huis klaar, dus geef het aan de halflingen: kies de kaart en geef vier magie. Het kunstwerk gaat mee. Elk goed is een punt, en je krijgt er werkers bij.
guide-nobility-low = Met lage dobbelstenen plaats je werkers. Stuur een 2 naar de Smeden en koop het ene goed dat daarmee mag.
guide-nobility-apprentices = Met een 1 of een 2 mogen twee van je werkers hier leerling worden. Stuur ze allebei: elke ronde verdienen ze munten bij de inkomsten, en ze geven er gratis goederen bij als je bij hun gilde koopt.
guide-nobility-tavern = Tijd voor nieuwe kolonisten. Je hebt 7 ogen geplaatst, dus je laatste 2 past nog: ga naar de taverne en neem deze trobits, die meubels en juwelen willen.
guide-nobility-income = Je dobbelstenen kwamen samen op 9, dus er paste geen andere meer en je had gepast. Heeft iedereen gepast, dan eindigt de ronde met de inkomsten: je twee leerlingen verdienden elk 2 munten. Daarna gooit iedereen opnieuw.
guide-nobility-castle = Het Witte Kasteel verhoogt meteen je reputatie, met meer voor een hogere dobbelsteen. Je 1 brengt haar op 10, dus voortaan mag je elke ronde één oog meer plaatsen.
guide-nobility-hall = Het gildehuis verkoopt gebouwen, elk voor een eigen dobbelsteen. Met een 3 krijg je dit atelier van de Smeden voor 5 munten; een van je leerlingen wordt er gildemeester. Het levert nu punten en adeldom op, en bij alle inkomsten een goed.
guide-nobility-turn = Je bezit nu een gebouw dat je weer zou kunnen verkopen, dus je beurt eindigt niet meer vanzelf. Beëindig haar hier.
guide-nobility-port = Het schip in de haven koopt goederen, zoveel als je dobbelsteen toont. Verkoop met je 2 het wapen voor 3 munten en de magie voor 1. Beëindig dan je beurt.
guide-nobility-yard = Nu kun je een huis voor de trobits betalen: 5 munten op de bouwwerf. Dobbelstenen mogen daar van links naar rechts alleen dalen, in de taverne alleen stijgen. Gebruik je 3 en beëindig je beurt.
guide-nobility-pass = Je hebt 9 ogen geplaatst, en met je 5 erbij zouden het er 14 zijn: te veel voor een reputatie van 10. Pas deze ronde.
guide-nobility-berk = Ronde 3. Ga met je 1 naar Berk. Hij kan nieuwe kolonisten of nieuwe gebouwen laten komen, maar neem het gratis aanpassingsfiche; dan ben je daar klaar en beëindig je je beurt.
guide-nobility-modifier = Met een aanpassingsfiche maak je een dobbelsteen één hoger of lager als je hem plaatst. Met een 2 koop je één goed, met een 3 twee: kies je 2, maak er een 3 van en ga naar de Kunstenaars. Sla het effect van hun atelier over.
guide-nobility-artwork = Koop twee kunstwerken. Je hebt hier niemand om te sturen, dus stop, en beëindig je beurt.
guide-nobility-council = De Steenraad betaalt goed. Er wonen halflingen bij je, en je adeldom van 3 is genoeg voor deze tegel: twee kunstwerken en een munt voor 5 punten. Kies je 5. Het kost ook 2 reputatie.
guide-nobility-end = Dat was de hele stad. Na ronde tien zijn twee overgebleven goederen een punt waard, en hoge adeldom tot 6 punten. Je huis staat klaar voor de trobits: ze willen meubels en juwelen. Speel verder, en wijs iets aan om te lezen wat het doet. Veel plezier!
guide-back = Terug
guide-leave = Uitleg verlaten
second = Een betere tweede partij
second-help = Vijf stellingen, elk met een vraag
second-of = { $game }: een betere tweede partij
second-right = Ja!
second-wrong = Er is iets beters. Probeer een andere.
second-burgundy-mine = Fase B is net begonnen, en je laatste dobbelsteen is een 4. Wat doe je ermee?
second-burgundy-mine-why = Neem de mijn, ook al kost dat een arbeider. Elke mijn levert aan het einde van de vier komende fasen een zilverling op, en door je kennistegel 2 ook een arbeider. Wat elke fase iets oplevert, moet je vroeg hebben.
second-burgundy-castle = Je gooide een 5 en een 2, en je hebt geen arbeiders meer. Wat eerst?
second-burgundy-castle-why = Leg het kasteel. Het kost je een dobbelsteen, maar je krijgt er een actie met een waarde naar keuze voor terug, dus het is gratis. En je kastelengebied komt verder. Dobbelstenen die terugkomen, zijn de beste.
second-burgundy-pigs = Fase C, en je laatste dobbelsteen is een 1. Op de weide staan al drie varkens.
second-burgundy-pigs-why = Leg de vier varkens bij de drie: 4 + 3 = 7 punten ineens, en de volgende varkens leveren daar nog meer op. Houd op een weide één soort dieren bij elkaar.
second-burgundy-knowledge = Fase D. Je laatste dobbelsteen is een 1, en je hebt twee zilverlingen. Wat doe je eerst?
second-burgundy-knowledge-why = Koop kennistegel 15: aan het einde levert hij 3 punten op voor elke soort goederen die je verkocht hebt. Daarna kun je met je 1 nog een tegel leggen. Voor kopen heb je geen dobbelsteen nodig, dus koop wat het best past bij wat je al hebt.
second-burgundy-ship = De allerlaatste beurt: je hebt nog een 6, en een schip in je opslag.
second-burgundy-ship-why = Leg het schip met hulp van een arbeider. Het maakt het laatste gebied met schepen vol, bedekt het zesde scheepsveld voor de kleurbonus, en laadt goederen die elk een punt waard zijn. Maak aan het einde af wat bijna vol is.
second-renaissance-neighbours = Ronde 2. Plaats 2.1 is vrij, en twee van je kaarten passen er. Wat kies je?
second-renaissance-neighbours-why = Neem de geleerde aan. De ridder zou ook passen, maar boven twee schilden naast elkaar past geen enkele kaart, alleen een renaissanceman. Buren bieden het best verschillende symbolen.
second-renaissance-gap = Tussen je koopman en je ridder op niveau 2 is nog een gat.
second-renaissance-gap-why = Neem de bakker aan in het gat. Hij sluit aan beide kanten aan, dus komen er twee plaatsen op niveau 3 vrij, elk met verschillende symbolen eronder. Een tweede ridder aan de rand maakt een dode plaats, en rekruteren kan wachten.
second-renaissance-climb = Fase 2. Je kunt aannemen of onderwijzen. Wat brengt je verder?
second-renaissance-climb-why = Neem de bakker aan op niveau 3. Hij staat op de renaissanceman, bij wie alles past, en voortaan is hij in fase 3 aan zet: elke ronde een actie meer. Klim zodra het kan.
second-renaissance-four = Je hebt munt, brood en schild al onderwezen. Wat nu?
second-renaissance-four-why = Onderwijs met de geleerde: het boek is het vierde symbool, en er komt een renaissanceman in je piramide. Hij past overal en iedereen past op hem, dus hij is meer waard dan een actie in je voorraad.
second-renaissance-recruit = Je ridder mag een van je ridders sturen. Welke rekruut wil je?
second-renaissance-recruit-why = De geleerde in het broodgebied. Hij heeft een munt en een boek nodig, en dat is wat je koopman en je renaissanceman op niveau 3 bieden: hij gaat meteen naar 4.1, zonder actie. Vecht om rekruten die direct passen.
second-nobility-castle = Ronde 2, en je reputatie is 11. Je hebt een 2, twee vieren en een 6.
second-nobility-castle-why = Ga met de 6 naar het Witte Kasteel. Dat verhoogt je reputatie met 3 voor de rest van de partij: drie ogen meer in elk van negen rondes. De helft van wat de dobbelsteen kost, krijg je meteen terug. Reputatie haal je het best vroeg.
second-nobility-goods = De elfen willen meubels en magie, vier tot zes goederen. Je hebt één meubel, een huis en 3 munten.
second-nobility-goods-why = Gebruik een 6 bij de Tovenaars: daarmee koop je drie magie, en met je meubel zijn dat er vier. Je kunt de elfen nog deze beurt huisvesten, en het atelier geeft er een reputatie bij. Met een 4 zou je daar je wapen moeten ruilen voor de derde magie.
second-nobility-apprentices = Je hebt twee werkers en 3 munten. Welke dobbelsteen plaats je eerst?
second-nobility-apprentices-why = Stuur de 2 naar de Kooplieden, waar nog niemand werkt. Met een lage dobbelsteen plaats je beide werkers, en samen verdienen ze 4 munten in elke ronde die nog komt. En het meeste van je reputatie blijft over voor de hoge dobbelstenen.
second-nobility-small = Je wilt boeken voor de mensen, en je mag nog 8 ogen plaatsen. Je hebt twee vieren en een 6.
second-nobility-small-why = Een 4 is genoeg: het atelier van de Wetenschappers geeft je een boek en je koopt er twee bij, dus je kunt de mensen nu huisvesten. En daarna past de andere 4 nog. Gebruik de kleinste dobbelsteen die volstaat.
second-nobility-lord = Je adeldom is 4, je hebt 12 munten en twee werkers. Wat levert het meeste op?
second-nobility-lord-why = Bouw met een 4 een openbaar gebouw: 5 punten, en met 2 adeldom word je meteen edelman, met het voordeel van je karakter. Het levert elke ronde iets op en geeft een punt bij elke kaart die je later vervult.
