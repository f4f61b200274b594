# Puzzels: de lijst, één ervan, en wat een beurt oplevert.

puzzle = Puzzel
puzzles = Puzzels
puzzle-number = Puzzel { $n }
puzzle-of-the-day = Puzzel van de dag
puzzle-solve = Los hem op
puzzle-days = dagen op rij
puzzle-longest = je langste reeks:
puzzle-week = De afgelopen zeven dagen
puzzle-kept-here = Je reeks en wat je hebt opgelost, staan alleen in deze browser.
puzzle-day-solved = opgelost
puzzle-day-open = niet opgelost
puzzle-games = Spellen
puzzles-of = { $n } puzzels
puzzle-themes = Thema's
puzzle-lately = Laatst
puzzle-first-try = in één keer
puzzle-later-try = opgelost, niet meteen
puzzle-was-shown = opgezocht
puzzle-count = { $n ->
    [one] 1 puzzel
   *[other] { $n } puzzels
}
puzzle-of-all = van
puzzle-difficulty = Moeilijkheid { $n } van 5

puzzle-kind-best = Beste beurt
puzzle-kind-points = Meeste punten
puzzle-kind-danger = Waar zit het gevaar?
puzzle-line-best = Eén beurt is beter dan alle andere.
puzzle-line-points = Reken het uit: hoeveel zit er in deze beurt?
puzzle-line-danger = De beurt die voor de hand ligt, helpt een ander.
puzzle-title-best = Vind de beste beurt.
puzzle-title-points = Hoeveel punten zitten er in deze beurt?
puzzle-title-danger = Waar zit het gevaar?
puzzle-task-best = Eén beurt wint duidelijk vaker dan elke andere. Speel hem op het bord.
puzzle-task-points = Haal zo veel mogelijk punten voordat dobbelstenen, kaarten of anderen zich ermee bemoeien. Speel de beurt op het bord.
puzzle-task-points-renaissance = Krijg er zo veel mogelijk werkers bij voordat er kaarten worden getrokken. Speel de beurt op het bord.
puzzle-task-danger = Een andere beurt levert je meer punten op, en toch is hij niet de beste. Kijk wat de anderen van plan zijn en speel de beurt die dat verhindert.
puzzle-how-best = Gemeten met bedachte partijen: de beste beurt ligt in twee onafhankelijke reeksen met 99 % zekerheid voor op alle andere.
puzzle-how-points = Exact: elke manier om deze beurt te spelen is geprobeerd.
puzzle-how-danger = Gemeten met bedachte partijen: de beste beurt ligt met 99 % zekerheid voor, al levert een andere je meer punten op.
puzzle-theme = Thema
puzzle-from = Uit
puzzle-game-of = { $n ->
    [one] een partij alleen
    [2] een partij met z'n tweeën
    [3] een partij met z'n drieën
    [4] een partij met z'n vieren
   *[other] een partij met { $n } spelers
}
puzzle-solved-by-you = Jij
puzzle-not-yet = nog niet opgelost
puzzle-to-board = Naar het bord
puzzle-hint = Tip
puzzle-show = Toon de oplossing
puzzle-next = Volgende puzzel
puzzle-turn-over = Dat is de hele beurt.

puzzle-not-it = Deze niet
puzzle-wrong = Het is een beurt, maar niet de beste.
puzzle-wrong-known = Deze beurt wint { $chance } van de keren. Eén andere wint duidelijk vaker.
puzzle-wrong-points = { $n ->
    [one] 1 punt. Er zit meer in.
   *[other] { $n } punten. Er zit meer in.
}
puzzle-reconsider = Nog eens bedenken
puzzle-begins = Zo begint het: { $step }.
puzzle-solved = Opgelost!
puzzle-solution = De oplossing
puzzle-again = Probeer zelf beurten
puzzle-why-best = Deze beurt wint { $chance } van de keren, de op één na beste { $other }.
puzzle-why-danger = De verleidelijke beurt levert je { $given } punten meer op, maar laat er { $kept } over aan je sterkste tegenstander.
puzzle-why-points = { $n ->
    [one] 1 punt
   *[other] { $n } punten
} is het meeste. Van de { $turns } manieren om deze beurt te eindigen, { $ways ->
    [one] komt er één
   *[other] komen er { $ways }
} zo ver.
puzzle-glance = Wie bij elke stap pakt wat het meest oplevert, eindigt met { $n }.
puzzle-this-turn = Deze beurt
puzzle-you-expect = jij verwacht { $n }
puzzle-rival-expects = je sterkste tegenstander { $n }
puzzle-missed = Bots die hem missen: { $levels }.

## Thema's

puzzle-theme-colour = Een kleur vol
puzzle-theme-knowledge = Kennis
puzzle-theme-regions = Gebieden
puzzle-theme-animals = Weiden
puzzle-theme-goods = Goederen verkopen
puzzle-theme-ships = Schepen
puzzle-theme-castles = Kastelen
puzzle-theme-mines = Mijnen
puzzle-theme-buildings = Gebouwen
puzzle-theme-purchase = Het zwarte depot
puzzle-theme-depots = Welke tegel eerst?
puzzle-theme-workers = Arbeiders
puzzle-theme-men = Renaissancemannen
puzzle-theme-rebuilding = Afbreken en herbouwen
puzzle-theme-foundation = Fundamenten
puzzle-theme-hire = Aannemen
puzzle-theme-recruits = Gewonnen rekruten
puzzle-theme-knights = Ridders
puzzle-theme-teach = Onderwijzen
puzzle-theme-barter = Ruilen
puzzle-theme-hand = Houden of weggooien
puzzle-theme-patience = Geduld
puzzle-theme-characters = Karakters
puzzle-theme-settlers = Kolonisten
puzzle-theme-council = De Steenraad
puzzle-theme-sales = Verkopen
puzzle-theme-guilds = Gilden
puzzle-theme-chancery = De Kanselarij
puzzle-theme-houses = Huizen
puzzle-theme-tavern = De taverne
puzzle-theme-port = De haven
puzzle-theme-castle = Het kasteel
puzzle-theme-money = Munten
puzzle-theme-other = Van alles
