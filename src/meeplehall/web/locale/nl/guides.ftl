# De begeleide eerste spellen: korte noten naast wat ze bespreken.

guide-next = Verder
guide-close = Sluiten
guide-left = Dat is ook een goede zet, alleen niet die van deze uitleg. Neem hem terug met Terug, als dat nog kan, om met de uitleg verder te gaan; of speel gewoon door: je tegenstander speelt nu op eigen houtje, en de regels zijn één klik ver.

## The Castles of Burgundy

guide-burgundy-goal = Welkom in Burgundy! Dit is je landgoed, met een kasteel om mee te beginnen. In 25 ronden vul je de velden met tegels. Maak gebieden vroeg vol, dan scoor je het meest.
guide-burgundy-dice = Elke ronde gooi je twee dobbelstenen, en elk geeft je één actie. Het nummer zegt waar: van depot 5 neem je tegels met een 5, van depot 4 met een 4.
guide-burgundy-take = Neem het stadhuis: kies je 4, dan de tegel op depot 4. Hij gaat naar je opslag, waar er drie in passen.
guide-burgundy-worker = Op depot 6 ligt een wachttoren, maar je andere dobbelsteen toont een 5. Een arbeider verandert een dobbelsteen met één, dus neem hem toch. Daarmee is je tweede dobbelsteen gebruikt; bevestig om je beurt te beëindigen.
guide-burgundy-place = Een nieuwe ronde, met een 2 en een 3. Leg de wachttoren: zijn kleur is die van het veld, het nummer dat van de dobbelsteen, en er ligt een tegel naast. Dit veld is een gebied op zichzelf: vol in de eerste fase brengt het 11 punten op, en de wachttoren nog 4.
guide-burgundy-castle = Nu je 2: neem het kasteel van depot 2. Kastelen zijn de moeite waard, zoals je zo meteen ziet.
guide-burgundy-city = Je hebt een 6 en een 3. Leg het stadhuis op deze 3. Gebouwen doen meteen iets als ze gelegd worden.
guide-burgundy-any = Met een stadhuis mag je nog een tegel leggen, wat het nummer van het veld ook is. Leg je kasteel hier.
guide-burgundy-extra = En een kasteel geeft je een gratis actie, met elk nummer! Neem dit schip. Als je een schip legt, laadt het de goederen van een depot.
guide-burgundy-sell = Er is nog één dobbelsteen, een 6. Verkoop er je honing mee: alle goederen van een soort gaan tegelijk, met twee spelers voor 2 punten elk, en één zilverling voor de verkoop.
guide-burgundy-buy = Je hebt twee zilverlingen. Eén keer per beurt mag je er voor twee een tegel kopen van het zwarte depot in het midden. Vier schapen, graag: weiden tellen de dieren van één soort samen.
guide-burgundy-end = Meer heb je niet nodig. Een dobbelsteen kan ook twee arbeiders opleveren, mijnen brengen zilverlingen op, en gele tegels buigen de regels: wijs iets aan om te lezen wat het doet. Leg je schip en speel verder, of begin een nieuwe tafel. Veel plezier!

## Renaissance Man

guide-renaissance-goal = Welkom! Je bouwt een piramide van werkers: vijf onderaan, dan vier, drie, twee. Wie als eerste een Meester op deze plaats bovenaan heeft, wint. Iedereen beslist tegelijk en in het geheim.
guide-renaissance-foundation = Eerst je fundament. Leg deze vier van links naar rechts: de geleerde, de koopman, de renaissanceman, die bij alles past, en de ridder. De bakker blijft over voor het einde.
guide-renaissance-workers = Een werker met niemand boven zich geeft je zijn actie. Geleerden laten je ONDERWIJZEN, kooplieden AANNEMEN, ridders REKRUTEREN en bakkers RUILEN. In fase 1 neem je één actie van niveau 1.
guide-renaissance-hire = Neem deze ridder AAN op niveau 2. Wat hij op zijn twee onderhoeken vraagt, bieden de werkers eronder aan: een schild de ridder, brood de bakker. Kies AANNEMEN, de kaart en de plaats, en bevestig.
guide-renaissance-recruit = Er staat iemand op niveau 2, dus komt fase 2, en daar handelt je nieuwe ridder. REKRUTEER met de koopmankaart: die betaal je, en een van je ridders gaat naar het gebied munt, om de kaart te winnen die daar ligt.
guide-renaissance-won = De acties zijn voorbij. Je hebt de meeste ridders op munt, dus is de geleerde daar voor jou. Hij past hier, tussen de renaissanceman en de ridder: leg hem meteen.
guide-renaissance-discard = Nu zou je kaarten kunnen afleggen die je niet bevallen; handen worden aangevuld tot vier. Houd de jouwe deze keer.
guide-renaissance-level = Ronde 2, weer fase 1. Je geleerde biedt een boek aan en je ridder een schild: net wat deze bakker vraagt. Neem hem AAN op niveau 3!
guide-renaissance-covered = In fase 2 zijn je werkers op niveau 2 bedekt door de bakker, en bedekte werkers doen niets. Pas in deze fase.
guide-renaissance-barter = Dankzij de bakker is er een fase 3. RUIL een kaart: ze wordt een fiche in je voorraad, en later betaalt het fiche de actie van zijn symbool, in elke fase.
guide-renaissance-teach = Wat je nog niet zag, is ONDERWIJZEN. Elke kaart brengt zo een van vier symbolen hierheen; met alle vier krijg je een renaissanceman, die op elke plaats past.
guide-renaissance-end = Je fiche ligt in de voorraad. Houd wat je laat klimmen, leg de rest af en speel verder tot de top. Vraag je je iets af, wijs het aan of open de regels. Veel plezier!

## Rise to Nobility

guide-nobility-goal = Welkom in Caveborn! In tien ronden zet je je dobbelstenen in de hele stad in om kolonisten te huisvesten, leerlingen op te leiden en in aanzien te stijgen. Je punten staan hier. Je tegenstander is begonnen; nu is het jouw beurt.
guide-nobility-card = Deze kolonisten zoeken een huis. Ze willen vier tot zes goederen, magie en kunstwerken. Van elk heb je er één, dus ontbreekt er nog magie.
guide-nobility-guild = De Tovenaars verkopen magie, en hoe hoger de dobbelsteen, hoe meer. Kies een 5, dan zijn plaats bij de Tovenaars. Let op je reputatie: de dobbelstenen van een ronde mogen samen niet meer zijn, en de jouwe is 9.
guide-nobility-goods = Eerst het atelier van het gilde: neem de magie die het geeft. Koop er dan nog drie, voor een munt per stuk.
guide-nobility-house = Genoeg! Je hebt een huis klaar, dus geef het aan de halflingen: kies de kaart en besteed vier magie. Het kunstwerk gaat mee. Elk goed is een punt, en er komen werkers mee.
guide-nobility-low = Lage dobbelstenen zijn goed voor mensen. Stuur een 2 naar de Smeden en koop het ene goed dat ze toelaat.
guide-nobility-apprentices = Met een 1 of een 2 mogen twee van je werkers hier leerling worden. Stuur ze beide: op het einde van elke ronde verdienen ze munten, en ze brengen gratis goederen als je bij hun gilde koopt.
guide-nobility-tavern = Tijd voor nieuwe kolonisten. Je laatste 2 past nog in je reputatie: ga naar de Cavern Tavern en neem deze trobits, die meubels en juwelen willen.
guide-nobility-town = Je reputatie was op, dus eindigde de ronde; de leerlingen hebben betaald. In deze ronde heb je een huis nodig, van de Bouwwerf, en meer reputatie, van het Witte Kasteel.
guide-nobility-end = Er is nog meer in de stad: gebouwen in het Gildehuis, schepen in de Haven, zetels in de Steenraad, opdrachten bij Berk. Wijs een plaats aan om te lezen wat ze doet, en speel verder. Veel plezier!
