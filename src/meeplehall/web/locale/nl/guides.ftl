# De partijen met uitleg: korte notities naast waar ze over gaan.

learn = Leer het spel
learn-help = Een korte partij met uitleg
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

guide-nobility-goal = Welkom in Caveborn! In tien ronden zet je je dobbelstenen in de hele stad in om kolonisten te huisvesten, leerlingen op te leiden en in aanzien te stijgen. Je punten staan hier. Je tegenstander is begonnen; nu is het jouw beurt.
guide-nobility-card = Deze kolonisten zoeken een huis. Ze willen vier tot zes goederen, magie en kunstwerken. Van elk heb je er één, dus ontbreekt er nog magie.
guide-nobility-guild = De Tovenaars verkopen magie, en hoe hoger de dobbelsteen, hoe meer. Kies een 5, dan zijn plaats bij de Tovenaars. Let op je reputatie: de dobbelstenen van een ronde mogen samen niet meer zijn, en de jouwe is 9.
guide-nobility-goods = Eerst het atelier van het gilde: neem de magie die het geeft. Koop er dan nog drie, voor een munt per stuk.
guide-nobility-house = Genoeg! Je hebt een huis klaar, dus geef het aan de halflingen: kies de kaart en besteed vier magie. Het kunstwerk gaat mee. Elk goed is een punt, en er komen werkers mee.
guide-nobility-low = Lage dobbelstenen zijn goed voor mensen. Stuur een 2 naar de Smeden en koop het ene goed dat ze toelaat.
guide-nobility-apprentices = Met een 1 of een 2 mogen twee van je werkers hier leerling worden. Stuur ze allebei: aan het einde van elke ronde verdienen ze munten, en ze geven er gratis goederen bij als je bij hun gilde koopt.
guide-nobility-tavern = Tijd voor nieuwe kolonisten. Je laatste 2 past nog in je reputatie: ga naar de Cavern Tavern en neem deze trobits, die meubels en juwelen willen.
guide-nobility-town = Je reputatie was op, dus eindigde de ronde; de leerlingen hebben betaald. In deze ronde heb je een huis nodig, van de Bouwwerf, en meer reputatie, van het Witte Kasteel.
guide-nobility-end = Er is nog meer in de stad: gebouwen in het Gildehuis, schepen in de Haven, zetels in de Steenraad, opdrachten bij Berk. Wijs een plaats aan om te lezen wat ze doet, en speel verder. Veel plezier!
