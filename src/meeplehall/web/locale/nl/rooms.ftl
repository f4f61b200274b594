# De kamers rond een tafel: start, nieuwe tafel, wachtkamer, uitnodiging, uitslag.

## Home
hero = Goede bordspellen, gewoon in je browser
hero-line = In Meeplehall speel je { $n ->
    [one] een geliefd strategiespel
    [2] twee geliefde strategiespellen
    [3] drie geliefde strategiespellen
   *[other] geliefde strategiespellen
  }, met vrienden die je een link stuurt of tegen bots van jouw niveau.
hero-picture = Zes meeples in zes kleuren aan een lange tafel met tegels, kaarten en dobbelstenen; door het raam zie je een kasteel
promise-install = Niets te installeren
promise-account = Geen account nodig
promise-lesson = Bij elk spel een les
which-door = { $n ->
    [one] Kom binnen
   *[other] Welke deur eerst?
  }
doors-learn = Ken je een spel nog niet? Met de les leer je het al spelend.
doors-play = Met Speel nu zit je meteen tegenover { $bots }.
play-now-level = Speel nu: tegen { $bots }
play-now-against = Speel nu tegen
change-level = Ander niveau
how-well = Hoe goed mogen de bots spelen?
level-kept = Wordt onthouden.
done-button = Klaar
lists-incomplete = We kunnen nu niet alle tafels laten zien. Heb je een link naar de jouwe, dan werkt die gewoon.
welcome-back = Welkom terug
welcome-back-name = Welkom terug, { $name }
your-turn-here = Tafels die op je wachten
others-turn = Je andere tafels
your-tables = Je tafels
finished-tables = Afgelopen
open-tables = Open tafels
watch-tables = Bezig
waits-for-you = { $n ->
    [one] { $n } tafel wacht op je
   *[other] { $n } tafels wachten op je
  }
doors = Kies een spel
learn = Leer het spel
learn-help = Een eerste partij met uitleg, al spelend.
play-now = Nu spelen
play-on = Verder spelen
new-table = Nieuwe tafel
table-for-friends = Met vrienden
row-your-turn = Jij bent aan de beurt.
row-continue = Ga kijken
row-join = Schuif aan
row-watch = Kijken
row-why = Bekijk waarom
table-id = Tafel { $id }
state-unreadable = Kan niet worden geopend
state-open = Wacht op spelers
seats-free = { $n ->
    [one] { $n } plaats vrij
   *[other] { $n } plaatsen vrij
  }
seat-free = vrij
player-count = { $low } tot { $high }
decides-name = { $n ->
    [one] { $name } is aan zet
   *[other] Meerdere spelers zijn aan zet
  }
today = vandaag
yesterday = gisteren
place-no = { $n }e
you-came = { $n ->
    [1] Je won
   *[other] Je werd { $n }e
  }
you-shared = Je deelt de overwinning
solo-won = Doel gehaald
solo-lost = Deze keer niet gehaald
margin-ahead = { $n ->
    [one] met { $n } punt verschil
   *[other] met { $n } punten verschil
  }
margin-behind = { $n ->
    [one] { $n } punt erachter
   *[other] { $n } punten erachter
  }
open-record = Een partijbestand openen
open-record-help = Een opgeslagen partij bekijk je hier zet voor zet.
choose-file = Kies een bestand
fan-note = Onofficiële versies van fans, zonder band met de uitgevers van de spellen.
game-burgundy = Burgundy
game-burgundy-title = The Castles of Burgundy
game-burgundy-line = Gooi twee dobbelstenen, neem een tegel, leg hem aan: laat je landgoed bloeien.
game-burgundy-time = 60 min
game-burgundy-feel = twee dobbelstenen per beurt
game-burgundy-door = Een open deur op een rivierdal met zeshoekige velden onder een kasteel
game-renaissance = Renaissance Man
game-renaissance-line = Stapel vier beroepen op tot één meester. Iedereen kiest in het geheim, dan gaat alles open.
game-renaissance-time = 40 min
game-renaissance-feel = geheime keuzes
game-renaissance-door = Een open deur op een piramide van mensen, met bovenaan een meeple in cirkel en vierkant
game-nobility = Rise to Nobility
game-nobility-line = Bevolk een stad, maak naam en let op je reputatie.
game-nobility-time = 90 min
game-nobility-feel = tien rondes
game-nobility-door = Een open deur op een stad die opklimt naar een wit kasteel

## Levels
level-random = willekeurig
level-net = net ‘{ $name }’
level-greedy = degelijk
level-gentle = beginner
level-easy = makkelijk
level-normal = gemiddeld
level-hard = moeilijk
level-expert = expert
level-gentle-line = Kent de regels, maar niet de trucs. Die versla je.
level-easy-line = Pakt wat goed lijkt. Vergeeft fouten.
level-normal-line = Plant zijn beurt. Een gelijke strijd.
level-hard-line = Denkt ver vooruit. Geeft weinig weg.
level-expert-line = Denkt voor iedereen mee. Zet maar thee.
bots-random = willekeurige bots
bots-gentle = beginnende bots
bots-easy = makkelijke bots
bots-normal = gemiddelde bots
bots-hard = moeilijke bots
bots-expert = expertbots
bot-random = een willekeurige bot
bot-gentle = een beginnende bot
bot-easy = een makkelijke bot
bot-normal = een gemiddelde bot
bot-hard = een moeilijke bot
bot-expert = een expertbot

## The end
ending-won = { $n ->
    [0] Niemand wint
    [one] { $who ->
        [you] Je wint
       *[they] { $names } wint
      }
   *[other] { $names } winnen samen
  }
## New table
new-table-of = Nieuwe tafel: { $game }
new-table-help = Zet de stoelen klaar en ga zitten. Wat bij het aantal spelers hoort, wordt vanzelf ingesteld.
who-plays = Wie speelt er mee?
far-side = Overkant van de tafel
near-side = Deze kant van de tafel
add-seat = Stoel bijzetten
up-to = tot { $n } spelers
or-alone = of speel solo
open-seat = Open plaats
who-will-it-be = wie wordt het?
at-this-screen = aan dit scherm
no-name-yet = dat ben jij
touch-a-chair = Tik op een stoel om te kiezen wie er zit. Elke plaats houdt zijn eigen kleur en vorm.
change-seat = Plaats { $n }: { $name }, { $kind }. Wijzigen
who-sits-here = Wie zit hier?
who-sits-on = Wie zit op plaats { $n }
seat-n = Plaats { $n }
seat-me = Jij
seat-me-line = In deze browser
seat-here = Iemand achter dit scherm
seat-here-line = Je geeft het scherm door; geheimen blijven geheim
seat-open = Open plaats
seat-open-line = Voor een vriend met de link, of voor wie binnenloopt
bot-of-level = bot, { $level }
seat-bot = Een bot
seat-bot-line = Altijd aanwezig, nooit boos. Hoe goed speelt hij?
drop-seat = Deze stoel weghalen
name-of-seat = Naam op plaats { $n }
name-optional = Naam
listed = Zichtbaar in de hal
listed-help = Iedereen hier mag aanschuiven en meekijken. Uit: alleen met jouw link.
hints = Hints toegestaan
hints-help = Iedereen mag een goede zet vragen. Iedereen ziet wie dat deed.
hints-agreed = Hints zijn toegestaan; het log zegt wie er een vroeg.
for-whom = Voor wie je kiest
dealt = Loten
dealt-line = Een die nog vrij is, op goed geluk
dealt-short = loten
has-it = Is voor { $name }
draw-one = Trek er een
step-fair = redelijk
step-hard = moeilijk
step-heroic = heldhaftig
begin = Begin
value-yes = ja
value-no = nee
option-edition = Editie
option-setup = Voorbereiding
option-estates = Landgoederen
option-tie = Gelijke stand
option-tie-fewest = minste lege velden wint
option-tie-most = meeste lege velden wint
content = Spelmateriaal
content-built-in = Standaard
content-help = Met welke kaarten en tegels je speelt. Pakketten komen van wie deze hal beheert.
more = Meer
seed = Startgetal (seed)
seed-none = laat het toeval kiezen
seed-help = Laat het leeg voor een willekeurige partij. Hetzelfde startgetal geeft dezelfde worpen.
seed-wrong = Het startgetal moet een geheel getal van 0 tot { $most } zijn, of leeg.
open-table = Tafel openen
refused-option = ‘{ $option }’ kan zo niet. Kies een van de waarden die ernaast staan.
refused-options = Deze keuzes gaan niet samen.
refused-rule = Zie regel { $rule }.
players-wrong = Dit spel is voor { $low } tot { $high } spelers. Zet een stoel bij of haal er een weg.
nobody-sits = Er zit niemand aan tafel: neem zelf een plaats of geef er een aan een bot.
net-elsewhere = Het { $net } speelt alleen aan tafels van { $n }.
no-such-player = ‘{ $kind }’ kan hier niet zitten. Kies bij elke stoel wie er zit.
bots-only-full = Er spelen al genoeg tafels met alleen bots. Neem zelf een plaats, of wacht tot er een klaar is.

## A table in words
table-for = { $n ->
    [1] { $game }, solo
    [2] { $game } met z’n tweeën
    [3] { $game } met z’n drieën
    [4] { $game } met z’n vieren
    [5] { $game } met z’n vijven
    [6] { $game } met z’n zessen
   *[other] { $game } met { $n } spelers
  }
list-end = { $first } en { $last }
said-you = jij
said-here = { $name } aan dit scherm
said-here-guest = iemand aan dit scherm
said-bot = { $name } ({ $bot })
said-open = { $n ->
    [one] één open plaats
   *[other] { $n } open plaatsen
  }
burgundy-ask-setup = Welke landgoederen?
burgundy-answer-setup-basic = Allemaal hetzelfde
burgundy-answer-setup-basic-line = Iedereen speelt landgoed 1, met het kasteel in het midden. Goed voor een eerste partij.
burgundy-answer-setup-advanced = Ieder een eigen
burgundy-answer-setup-advanced-line = Verschillende landgoederen, en je kiest zelf waar je kasteel begint.
burgundy-answer-setup-free = Alles mag
burgundy-answer-setup-free-line = Welke landgoederen je maar wilt, ook dezelfde.
burgundy-ask-estates = Landgoed per plaats
burgundy-piece-estates = Landgoed { $n }
burgundy-region-A = weide van { $n }
burgundy-region-B = stad van { $n }
burgundy-region-C = { $n } kastelen
burgundy-region-K = school van { $n }
burgundy-region-M = mijn van { $n }
burgundy-region-S = rivier van { $n }
burgundy-region-none = alleen kleine velden
burgundy-ask-edition = Welke editie?
burgundy-answer-edition-2011 = 2011
burgundy-answer-edition-2011-line = De eerste druk, zoals de meesten het spel kennen.
burgundy-answer-edition-2019 = 2019
burgundy-answer-edition-2019-line = Een ander landgoed 2, en een paar andere kennistegels.
burgundy-said-setup-advanced = Ieder op een eigen landgoed; iedereen kiest waar het kasteel begint.
burgundy-said-setup-free = Op vrij gekozen landgoederen.
burgundy-said-estates = Landgoederen per plaats: { $value }.
burgundy-said-edition-2019 = Editie 2019.
burgundy-said-tie-most = Bij een gelijke stand winnen de meeste lege velden.
nobility-ask-objective = Je doel
nobility-ask-objective-help = Haal het vóór het einde van ronde tien en je hebt gewonnen, ongeacht je punten.
nobility-answer-objective-drawn = Loten
nobility-answer-objective-drawn-line = Een van de vijftien, getrokken als de partij begint
nobility-answer-objective-points = Punten
nobility-answer-objective-points-line = Bij de eindtelling
nobility-answer-objective-settlers = Een volle straat
nobility-answer-objective-settlers-line = Gehuisveste kolonisten
nobility-answer-objective-races = Van alles wat
nobility-answer-objective-races-line = Rassen die in je huizen wonen
nobility-answer-objective-council = Vrienden hogerop
nobility-answer-objective-council-line = Steenraad-tegels
nobility-answer-objective-buildings = Bouwheer
nobility-answer-objective-buildings-line = Eigen gebouwen
nobility-ask-modules = Voeg toe aan het spel
nobility-ask-modules-help = Speel je het voor het eerst? Laat deze dan weg.
nobility-answer-chancery-line = Lessenaars met blijvende voordelen, en geheime opdrachten.
nobility-answer-chancery-held = Met z’n zessen hoort hij erbij.
nobility-answer-events-line = Elke ronde verandert er iets: een jaarmarkt, een tol, een kroning.
nobility-answer-night-line = Iedereen is hoeder van een gilde, en leerlingen kunnen tegen de zin van hun baas worden verplaatst. Gedurfder.
nobility-note-1 = Het solospel speel je overdag en zonder de kanselarij. De dobbelstenen van een virtuele tegenspeler blokkeren plaatsen.
nobility-note-6 = Klaar voor zes: de kanselarij doet mee, met haar tweede rij lessenaars.
nobility-said-chancery-yes = Met de kanselarij.
nobility-said-events-yes = Met gebeurtenissen.
nobility-said-night-yes = Bij bleek maanlicht.
nobility-said-dieless_turn-last = Een beurt zonder dobbelsteen is je laatste van de ronde.
nobility-said-objective = Doelkaart { $value }.
renaissance-ask-deck = Welk kaartspel?
renaissance-answer-deck-t12 = Eén beroep per kaart
renaissance-answer-deck-t12-line = Beide hoeken bieden het eigen beroep van de werker. Goed om mee te beginnen.
renaissance-answer-deck-p24 = Gemengde beroepen
renaissance-answer-deck-p24-line = Vier verschillende hoeken op elke kaart. Lastiger te lezen.
renaissance-ask-solo = Hoe moeilijk mag het zijn?
renaissance-answer-solo-easier = Makkelijker
renaissance-answer-solo-easier-line = Een tweede, kleine trekstapel geeft je tijd.
renaissance-answer-solo-normal = Gewoon
renaissance-answer-solo-normal-line = Eén trekstapel. Is hij op, dan heb je verloren.
renaissance-answer-solo-harder = Moeilijker
renaissance-answer-solo-harder-line = Er gaan kaarten uit de trekstapel voor je begint.
renaissance-said-deck-p24 = Met gemengde beroepen.
renaissance-said-deck = Met een eigen kaartspel.
renaissance-said-solo-easier = Het makkelijkere solospel.
renaissance-said-solo-harder = Het moeilijkere solospel.
renaissance-said-solo_cards = Met { $value } kaarten daarvoor.
renaissance-said-round_limit = Hooguit { $value } rondes.
renaissance-said-round_limit-0 = Zonder grens aan het aantal rondes.

## The waiting room
waiting = Wachten op spelers
seats-still-free = { $n ->
    [one] Er is nog één plaats vrij
    [2] Er zijn nog twee plaatsen vrij
    [3] Er zijn nog drie plaatsen vrij
   *[other] Er zijn nog { $n } plaatsen vrij
  }
begins-by-itself = De partij begint vanzelf als iedereen zit. Je kunt deze pagina verlaten; de tafel blijft.
who-sits = Wie er aan tafel zit
ready = klaar
same-screen = aan hetzelfde scherm
host-you = gastheer, jij
host = gastheer
free-seat = Vrije plaats
not-taken = nog niet bezet
waiting-for-somebody = wacht op iemand
sit-here = Ga hier zitten
sit-down = Ga zitten
fill-with-bots = { $n ->
    [one] Begin met { $bot }
   *[other] Begin met { $bots }
  }
close-table = Tafel sluiten
bring-somebody = Nodig iemand uit
bring-line = Stuur de link, of laat hen een telefoon op de code richten. Wie hem opent, ziet wie er zit en kan de plaats nemen.
link-for = Link voor { $seat }
one-seat-link = één plaats, geldig tot die bezet is
qr-label = QR-code van de link
copy-link = Kopieer de link
share = Delen…
share-text = Een plaats voor jou: { $game }
address-mended = Je hebt de hal geopend als { $host }, en dat adres werkt alleen op deze computer. De link en de code gebruiken daarom { $address }: dat werkt voor iedereen in je netwerk.
address-alone = Je hebt de hal geopend als { $host }, en dat adres werkt alleen op deze computer; de hal luistert ook alleen daar. Laat anderen binnen: start de hal met --host 0.0.0.0 en open haar via het adres van deze computer.
watch-only = Link om alleen te kijken
what-is-played = Wat er gespeeld wordt
as-usual = Met de gewone regels.
chance-sealed = Worpen en kaarten liggen al vast

## The invitation
take-seat = Een uitnodiging
invites-you = { $name } heeft een plaats voor je vrijgehouden
will-you-play = Speel je mee: { $game }?
seat-for-you = Een plaats voor jou
at-table-of = aan de tafel van { $name }
what-name = Hoe mogen we je noemen?
name-seen = De anderen zien het. Geen account, geen wachtwoord; deze browser onthoudt je plaats.
you-question = Jij?
only-watch = Alleen kijken
learn-first = Leer het eerst
seat-waits = je plaats blijft vrij
move-here = Speel je { $name } voortaan in deze browser?
move-here-line = De andere browser kijkt vanaf dan alleen mee.
play-here = Hier spelen

## The story of a game
curve = Punten, stap voor stap
curve-end = einde
curve-label = Lijn van ieders punten, stap voor stap; de getallen staan in de tabel hieronder
decided-by = { $who ->
    [you] Je eindigde met { $n ->
        [one] { $n } punt
       *[other] { $n } punten
      } voorsprong op { $other }. Het grootste verschil: { $source } (+{ $m }).
   *[they] { $name } eindigde met { $n ->
        [one] { $n } punt
       *[other] { $n } punten
      } voorsprong op { $other }. Het grootste verschil: { $source } (+{ $m }).
  }
decided-ahead = { $who ->
    [you] Je eindigde met { $n ->
        [one] { $n } punt
       *[other] { $n } punten
      } voorsprong op { $other }.
   *[they] { $name } eindigde met { $n ->
        [one] { $n } punt
       *[other] { $n } punten
      } voorsprong op { $other }.
  }
ahead-of-you = jou
lead-always = { $who ->
    [you] Je stond van begin tot eind voor.
   *[they] { $name } stond van begin tot eind voor.
  }
lead-since = { $who ->
    [you] { $part }: je nam de leiding en gaf die niet meer af.
   *[they] { $part }: { $name } nam de leiding en gaf die niet meer af.
  }
aim-was = Je doel: { $aim }.
aim-near = Je hebt er { $reached } van de { $needed }.
resign-question = Opgeven?
resign-others = Een bot speelt in jouw plaats verder. Je kunt je plaats altijd terugnemen.
resign-alone = Er speelt niemand anders mee, dus de tafel sluit. Je kunt meteen opnieuw beginnen.
resign-stay = Verder spelen
js-presence-away = weg

## Without a connection
offline = Geen verbinding
offline-text = De hal is nu niet te bereiken. Je tafels zijn veilig; kom terug als je weer online bent.
try-again = Opnieuw proberen
