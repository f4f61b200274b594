# De statistieken van een bezoeker.

places = De hal
tables = Tafels
statistics = Statistieken
your-statistics = Je statistieken

stats-all-games = Alle spellen
stats-games-since = { $n ->
    [one] 1 partij, { $day }
   *[other] { $n } partijen sinds { $day }
}
stats-last-games = je laatste { $n } partijen

## Figures
stats-won-of = { $n } van { $of }
stats-won = { $kind ->
    [alone] doelen gehaald
    [some] gewonnen; van je { $others } partijen tegen anderen zouden gelijke spelers er { $equal } winnen
   *[all] gewonnen; gelijke spelers zouden er { $equal } winnen
}
stats-lost-per-turn = { $n ->
    [0] verlies per beurt: nog niets geanalyseerd
    [one] winstkans verloren per beurt, in één geanalyseerde partij
   *[other] winstkans verloren per beurt, laatste { $n } geanalyseerde partijen
}
stats-best = punten, je beste in { $game }
stats-luck-none = geluk: nog niets geanalyseerd
stats-luck-mean = winstkans door geluk, per partij: { $kind ->
    [good] het mag je wel
    [bad] je hebt nog wat tegoed
   *[even] in evenwicht
}
stats-streak = dagen op rij een puzzel

## Error rate
stats-rate = Fouten, partij voor partij
stats-rate-none = Hoeveel winstkans geef je per beurt weg? Laat een partij analyseren, en hier staat de eerste stip.
stats-rate-first = Gemiddeld gaf je per beurt { $now } winstkans weg.
stats-rate-now = { $kind ->
    [less] Je wordt beter: { $now } verloren per beurt in je laatste { $n } partijen, { $then } in je eerste.
    [more] Je gaf eerst minder weg: { $now } verloren per beurt in je laatste { $n } partijen, { $then } in je eerste.
   *[same] Dat staat als een huis: { $now } verloren per beurt in je laatste { $n } partijen, { $then } in je eerste.
}
stats-rate-bots = In dezelfde partijen verloren { $bots } { $rate }.
stats-rate-said = Verloren winstkans per beurt in { $n ->
    [one] één geanalyseerde partij: { $first }.
   *[other] { $n } geanalyseerde partijen: { $first } in de eerste, { $last } in de laatste, tussen { $low } en { $high }. Ze staan allemaal in de tabel met partijen hieronder.
}
stats-key-dot = een partij
stats-key-mean = gemiddelde van de laatste { $n }
stats-key-bots = bots in dezelfde partijen
stats-dot = { $day }, { $game }: { $value }
stats-analyse-last = { $n ->
    [one] Analyseer die
   *[other] Analyseer de laatste
}
stats-not-read = { $n ->
    [one] Eén van deze partijen is nog niet geanalyseerd.
   *[other] { $n } van deze partijen zijn nog niet geanalyseerd.
}

## Results
stats-results = Uitslagen per spel en niveau
stats-key-won = gewonnen
stats-key-between = ertussenin
stats-key-last = laatste
stats-bar = { $won } gewonnen, { $between } ertussenin, { $last } laatste
stats-won-row = { $n } van { $of }
stats-alone = solo
stats-people = mensen
stats-seats = { $n } spelers
stats-col-against = Tegen
stats-col-share = Gewonnen, ertussenin, laatste
stats-col-won = Gewonnen

## What costs most
stats-costs = Wat je het meest kost
stats-costs-none = Niets noemenswaardigs: geen beurt in deze partijen gaf iets weg.
stats-costs-say = { $kind }: { $share } van alles wat je weggeeft, gerekend naar de beslissing die beter was geweest.
stats-turns = { $n ->
    [one] één beurt
   *[other] { $n } beurten
}
stats-phases = Verlies per beurt, per deel van de partij
stats-phase-opening = Opening
stats-phase-middle = Midden
stats-phase-end = Slot
stats-practise = Oefenen: puzzels van { $game }

## Luck
stats-luck = Geluk
stats-luck-say = { $n ->
    [one] { $mean } winstkans in deze partij.
   *[other] { $mean } winstkans per partij, over { $n } partijen. De laatste tijd had je { $good } keer geluk en { $bad } keer pech.
}
stats-luck-said = Geluk in de laatste { $n ->
    [one] geanalyseerde partij.
   *[other] { $n } geanalyseerde partijen: { $good } keer geluk, { $bad } keer pech. Ze staan allemaal in de tabel met partijen hieronder.
}
stats-key-lucky = geluk
stats-key-unlucky = pech
stats-luck-unit = { $n ->
    [one] één partij
   *[other] laatste { $n } partijen
}, in % winstkans

## Favourites
stats-likings = Favorieten
stats-like-game = { $n } van { $of ->
    [one] 1 partij
   *[other] { $of } partijen
}
stats-like-times = { $n ->
    [one] 1 partij
   *[other] { $n } partijen
}, { $won ->
    [0] nog niet gewonnen
   *[other] { $won } gewonnen
}
stats-estate = Landgoed { $n }

## All games
stats-all = { $n ->
    [one] De partij als tabel
   *[other] Alle { $n } partijen als tabel
}
stats-col-game = Spel
stats-col-result = Uitslag
stats-col-lost = Verlies per beurt
stats-luck-row = geluk { $n }
stats-col-look = Terugkijken
stats-analysis = Analyse
stats-analyse = Analyseren

## Before the first game
stats-nothing = Nog niets te tellen.
stats-nothing-of = Nog geen partij { $game } uitgespeeld.
stats-nothing-more = Speel een partij uit en hier lees je hoe je speelde: wat geluk was, wat je zelf deed, en wat je de volgende keer kunt proberen.
stats-play = Speel { $game }
stats-counted = We tellen de partijen die je in deze browser van de eerste zet tot het einde speelt.
stats-after-one = Na één partij
stats-after-few = Na een paar
stats-after-many = Na tien
stats-see-one = De analyse: je winstkans, beurt voor beurt, met elke fout en elke meevaller.
stats-see-few = Je fouten door de tijd, uitslagen per niveau, en hoeveel geluk je had.
stats-see-many = Wat je het meest kost, en de puzzels om dat te oefenen.

## Kinds of decisions
kind-burgundy-castle = Het eerste kasteel
kind-burgundy-take = Een tegel nemen
kind-burgundy-place = Een tegel plaatsen
kind-burgundy-sell = Goederen verkopen
kind-burgundy-workers = Arbeiders nemen
kind-burgundy-buy = Een tegel kopen
kind-burgundy-discard = Een tegel opgeven
kind-burgundy-load = Een schip laden
kind-burgundy-goods = Goederen kiezen
kind-burgundy-pass = Op tijd stoppen
kind-renaissance-lay = Het fundament
kind-renaissance-remove = Een werker weghalen
kind-renaissance-pass = Passen
kind-renaissance-hire = Aannemen
kind-renaissance-barter = Ruilen
kind-renaissance-teach = Onderwijzen
kind-renaissance-recruit = Rekruteren
kind-renaissance-place = Een rekruut plaatsen
kind-renaissance-take = Een rekruut nemen
kind-renaissance-discard = Afleggen
kind-renaissance-done = Je kaarten houden
kind-nobility-character = Een karakter kiezen
kind-nobility-keep = Een opdracht houden
kind-nobility-die = Welke dobbelsteen je zet
kind-nobility-go = Waar de dobbelsteen heen gaat
kind-nobility-take = Kolonisten kiezen
kind-nobility-drop = Kolonisten opgeven
kind-nobility-complete = Kolonisten een huis geven
kind-nobility-spend = Met goederen betalen
kind-nobility-sell = Een gebouw verkopen
kind-nobility-coin = Een munt nemen
kind-nobility-reputation = Reputatie nemen
kind-nobility-reroll = Dobbelstenen opnieuw werpen
kind-nobility-good = Een goed nemen
kind-nobility-buy = Nog een goed kopen
kind-nobility-exchange = Goederen ruilen
kind-nobility-goods = Hoeveel goederen je koopt
kind-nobility-worker = Een leerling aannemen
kind-nobility-move = Een leerling verplaatsen
kind-nobility-transfer = Andermans leerling roepen
kind-nobility-accept = Een leerling laten gaan
kind-nobility-refuse = Een leerling houden
kind-nobility-lot = Waar een gebouw komt
kind-nobility-ship = Verkopen in de haven
kind-nobility-commission = Een opdracht nemen
kind-nobility-modifiers = Aanpassingsfiches kopen
kind-nobility-replace = Het aanbod vervangen
kind-nobility-recall = Een leerling terugroepen
kind-nobility-desk = Een lessenaar kiezen
kind-nobility-choose = Een goed kiezen
kind-nobility-stop = Op tijd stoppen
kind-nobility-end = De beurt beëindigen
