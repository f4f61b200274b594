# De hal: bladzijden, knoppen, fouten.

## Everywhere
hall = Meeplehall
skip = Naar de tafel
rules = Regels
theme = Dag of nacht
language-name = Nederlands
your-name = Je naam
your-name-help = De anderen aan een tafel zien hem.
forget-me = Vergeet mij op dit apparaat
forget-me-help = Je naam verdwijnt, en ook je plaatsen aan tafels: breng die eerst met hun links naar een andere browser.
keep = Bewaren
cancel = Annuleren
close = Sluiten
link = Link
copy = Kopiëren
copied = Gekopieerd
to-hall = Terug naar de hal
you = Jij
guest = Gast { $n }
guest-name = Gast
bot = bot

## Home
lists-incomplete = We kunnen nu niet alle tafels laten zien. Heb je een link naar de jouwe, dan werkt die gewoon.
your-tables = Jouw tafels
finished-tables = Jouw afgelopen spellen
open-tables = Open tafels
watch-tables = Hier wordt gespeeld
waits-for-you = { $n ->
    [one] { $n } wacht op jou
   *[other] { $n } wachten op jou
  }
doors = { $n ->
    [one] Eén deur
    [2] Twee deuren
    [3] Drie deuren
   *[other] De deuren
  }
doors-help = Speel nu zet je meteen tegenover bots. Een nieuwe tafel wacht op vrienden.
play-now = Speel nu
play-on = Speel verder
new-table = Nieuwe tafel
row-your-turn = Jouw beurt
row-continue = Openen
row-join = Meespelen
row-watch = Kijken
row-result = Uitslag
table-id = Tafel { $id }
state-unreadable = Kan niet worden geopend
state-open = Wacht
seats-free = { $n ->
    [one] { $n } plaats vrij
   *[other] { $n } plaatsen vrij
  }
seat-free = vrij
player-count = { $low } tot { $high }
decides-name = { $n ->
    [one] { $name } beslist
   *[other] Meerdere spelers beslissen
  }
open-record = Een verslag openen
open-record-help = Een spel dat als bestand bewaard is, kun je hier zet voor zet bekijken.
choose-file = Kies een bestand
fan-note = Onofficiële uitvoeringen door liefhebbers, zonder band met de uitgevers van de spellen.
game-burgundy = Burgundy
game-burgundy-line = Gooi, neem, leg: laat een landgoed bloeien.
game-burgundy-time = 60 min
game-burgundy-feel = twee dobbelstenen per beurt
game-burgundy-door = Een open deur op een rivierdal met zeshoekige velden onder een kasteel
game-renaissance = Renaissance Man
game-renaissance-line = Stapel vier beroepen op tot één meester.
game-renaissance-time = 40 min
game-renaissance-feel = geheime keuzes
game-renaissance-door = Een open deur op een piramide van mensen, met bovenaan een meeple in cirkel en vierkant
game-nobility = Rise to Nobility
game-nobility-line = Vestig een stad, maak naam, let op je reputatie.
game-nobility-time = 90 min
game-nobility-feel = tien ronden
game-nobility-door = Een open deur op een stad die opklimt naar een wit kasteel

## New table
new-table-of = Nieuwe tafel: { $game }
who-plays = Wie speelt
seat-n = Plaats { $n }
seat-me = Jij
seat-here = Iemand aan dit scherm
seat-open = Open: met een link of uit de lijst
seat-bot = Bot: { $level }
seat-none = Niemand
name-of-seat = Naam op plaats { $n }
name-optional = Naam
level-random = zwerver
level-greedy = degelijk
level-easy = makkelijk
level-normal = gewoon
level-hard = moeilijk
level-expert = meester
options = Opties
value-yes = ja
value-no = nee
option-edition = Uitgave
option-setup = Opstelling
option-setup-basic = basis
option-setup-advanced = gevorderd
option-setup-free = vrij
option-estates = Landgoederen
option-tie = Gelijkstand
option-tie-fewest = minste lege velden
option-tie-most = meeste lege velden
listed = Iedereen in deze hal mag de tafel zien, meespelen en kijken
content = Inhoud
content-built-in = Zoals het spel is
content-help = Met welke kaarten en tegels je speelt; pakketten komen van wie deze zaal beheert.
more = Meer
seed = Zaad
seed-help = Laat het leeg voor een spel dat niemand vooraf kan kennen. Met hetzelfde zaad vallen de dobbelstenen gelijk.
open-table = Open de tafel
refused-option = De optie { $option } kan zo niet; wat ze toelaat, staat erbij.
refused-options = Deze opties gaan niet samen; wat elk toelaat, staat erbij.
refused-rule = Zie regel { $rule }.
nobody-sits = Niemand zit aan de tafel: neem zelf een plaats of geef er een aan een bot.
bots-only-full = Er spelen nu genoeg tafels met enkel bots. Schuif zelf aan, of wacht tot er een klaar is.

## Waiting for people
waiting = Wachten
waiting-for-people = Wachten op spelers
ready = klaar
sit-here = Ga hier zitten
fill-with-bots = Vul aan met bots en begin
close-table = Sluit de tafel
take-seat = Neem plaats
invited = Je bent uitgenodigd voor { $game }: plaats { $n } is vrij.
move-here = De plaats van { $name } voortaan in deze browser spelen?

## Chance
chance = Toeval
chance-promise = Toen deze tafel werd gemaakt, trok de zaal haar geheim voor het spel. De vingerafdruk ervan:
chance-recorded = Dit spel komt uit een verslag. Volgens dat verslag liet de zaal waar het gespeeld werd deze vingerafdruk zien:
chance-chosen = De gastheer heeft het zaad van dit spel zelf gekozen en weet misschien wat er komt.
chance-guided = Een spel met uitleg: de dobbelstenen en kaarten zijn voor iedereen dezelfde.
chance-none = Bij dit spel is niets beloofd over het toeval.
chance-word = Een woord van jezelf
chance-word-help = Geef een woord mee als je wilt: het telt mee voor de worpen en kaarten, zodat niemand ze vooraf kan weten. Iedereen ziet het.
chance-word-of = ‘{ $word }’
chance-more = Meer hierover
chance-check = Het toeval nagaan
chance-later = Na afloop wordt het geheim getoond; dan kan iedereen nagaan of alle worpen en kaarten eruit volgden.
chance-right = Alles klopt: het geheim past bij de vingerafdruk, het zaad volgt uit geheim en woorden, en { $n ->
    [one] één worp of trekking
   *[other] alle { $n } worpen en trekkingen
  } kwamen zoals het hoort.
chance-wrong = Er klopt iets niet: dit zijn niet de worpen en trekkingen van dit zaad.
chance-fingerprint = Vingerafdruk
chance-secret = Geheim
chance-table = Tafel
chance-words = Woorden
chance-no-word = geen
chance-by-hand = Zelf nagaan
chance-by-hand-text = Vergelijk de vingerafdruk met die van voor het spel. De eerste opdracht geeft hem opnieuw; de tweede geeft een getal waarvan de eerste 63 bits het zaad zijn. Met het bewaarde verslag gaat “meeplehall replay --verify” alles na.
chance-to-table = Terug naar de tafel

## The table
players = Spelers
table-of = Tafel { $id }, { $n ->
    [one] { $n } speler
   *[other] { $n } spelers
  }
title-your-turn = ● Jouw beurt: { $game }
sections = Onderdelen
tab-board = Bord
tab-mine = Mijn
tab-others = Anderen
tab-log = Verloop
log = Verloop
chat = Praten
log-and-chat = Verloop en praten
chat-say = Zeg iets
send = Stuur
decision = Jouw beslissing
choices = Keuzes
all-choices = Alle keuzes
undo = Terug
end-turn = Beurt beëindigen
replay-last = Wat er gebeurde
table-menu = Tafel
closer = Van dichterbij
your-turn = jouw beurt
thinks = denkt na
decides = beslist
waits = wacht
choose = Jouw beurt: kies.
round-n = Ronde { $n }
without = geen { $what }
next = is de volgende
then = komt daarna
done = is klaar
over = Het spel is afgelopen.
over-short = afgelopen
closed = De tafel werd gesloten voor het einde.
closed-short = Gesloten
closed-before = De tafel werd gesloten voor het spel begon.
confirm-end = Vraag het voor mijn beurt eindigt
notify-me = Verwittig me als ik aan de beurt ben
watch-link = Link om te kijken
watch-link-help = Wie hem heeft, ziet wat iedereen mag zien, en niets anders.
move-seat = Plaats van { $name }
move-seat-help = Ga verder in een andere browser: de link brengt de plaats daarheen, één keer.
make-link = Maak een link
resign = Opgeven
replace-away = Laat een bot spelen voor wie weg is
keys = Toetsen
key-1-2 = 1, 2
key-1-2-does = een dobbelsteen kiezen
key-1-2-generic = 1–9
key-1-2-does-generic = op nummer kiezen
key-enter = Enter
key-enter-does = de plaats onder de aandacht kiezen, of bevestigen
key-arrows = ← ↑ → ↓
key-arrows-does = van de ene verlichte plaats naar de volgende
key-u = U
key-u-does = terugnemen
key-e = E
key-e-does = de beurt beëindigen
key-l = L
key-l-does = alle keuzes oplijsten
key-r = R
key-r-does = nog eens tonen wat de anderen deden
key-esc = Esc
key-esc-does = loslaten wat gekozen is

## The log
log-resigned = { $name } gaf op; een bot speelt verder
log-replaced = een bot speelt verder voor { $name }
log-returned = { $name } is terug
log-relieved = een eenvoudigere bot speelt verder voor { $name }: de andere raakte de draad kwijt
log-stuck = sorry, geen bot kan verder voor { $name }; het spel blijft hier rusten
log-closed = De tafel werd gesloten.
log-again = Er is een nieuw spel.
log-took-back = De laatste beslissing werd teruggenomen.

## The end
ending-won = { $n ->
    [0] Niemand wint
    [one] { $names } wint
   *[other] { $names } winnen samen
  }
ending-you-won = Jij wint
ending-lost = Deze keer niet
points-by-source = Waar de punten vandaan komen
points-by-part = Punten per fase
points-by-part-nobility = Punten per ronde
total = Totaal
rematch = Nog eens spelen
review = Het spel nakijken
record = Het verslag bewaren
look-at-boards = De borden bekijken

## Replay
replay = Herhaling
replay-of = Herhaling: { $game }
replay-first = Naar het begin
replay-back = Eén terug
replay-play = Afspelen
replay-next = Eén verder
replay-last-step = Naar het einde
replay-at = Stelling
seen-by = Gezien door
everybody = Iedereen
to-table = Terug naar de tafel
copy-position = Link kopiëren

## Rules and about
rules-of = Regels: { $game }
rules-help = In onze eigen woorden, elke regel met zijn nummer.
rules-search = Zoek in de regels
rules-found-none = Niets gevonden.
rules-found-one = Eén plek gevonden.
rules-found-many = { $n } plekken gevonden.
contents = Inhoud
about = Over de hal
about-what = Meeplehall is een plek om eurogames te spelen: tegen vrienden, met een link, of tegen bots.
about-fan = Door liefhebbers gemaakt
about-fan-text = De spellen zijn van hun auteurs en uitgevers. Dit is een onofficiële uitvoering met eigen tekeningen en woorden, zonder band met hen.
about-data = Wat de hal bewaart
about-data-text = Eén cookie zegt wie je aan je tafels bent. Namen, spellen en gesprekken blijven op deze machine. Er wordt niets elders heen gestuurd.
about-version = Versie { $version }

## Mistakes
error-unknown = Niet hier
error-unknown-now = Kijk het adres na, of begin in de hal.
error-private = Een besloten tafel
error-private-now = Vraag iemand aan de tafel om een link.
error-spent = Een gebruikte link
error-spent-now = Links naar plaatsen werken één keer. De gastheer kan een andere maken.
error-not-yours = Niet van jou
error-not-yours-now = Speel je daar in een andere browser, breng de plaats dan met haar link hierheen.
error-stale = De tafel is al verder
error-stale-now = Kijk opnieuw en beslis opnieuw.
error-not-now = Nu niet
error-not-now-now = Ga terug naar de tafel en zie wat er te doen is.
error-illegal = Mag niet
error-illegal-now = Ga terug naar de tafel; wat verlicht is, mag.
error-record = Een verslag dat niet klopt
error-record-now = Er is niets bewaard. Kijk de regel na en probeer het opnieuw.
error-removed = Deze tafel is opgeruimd
error-removed-now = Hier was al heel lang niemand meer geweest, dus hebben we afgeruimd. De zaal is gewoon open: schuif aan bij een andere tafel.
error-table = Deze tafel kan niet worden geopend
error-table-now = Andere tafels hebben er geen last van. Wie de zaal beheert vindt de reden in het logboek.
error-store = De databank is niet te gebruiken
error-store-now = Er is niets verloren. Probeer het zo meteen opnieuw.
error-busy = De hal heeft het druk
error-busy-now = Probeer het zo meteen opnieuw.
error-too-many = Te veel
error-too-many-now = Wacht even, of maak eerst iets af.
error-too-large = Te groot
error-too-large-now = Er is niets bewaard.
error-bad = Dat ging niet
error-bad-now = Er is niets veranderd.
error-no-page = Geen bladzijde
error-no-page-now = Begin opnieuw in de hal.
error-ours = Onze fout
error-ours-text = Er ging iets mis in de hal. Er is niets verloren. Ons logboek kent het als { $id }.
error-drawing = De tafel kon niet worden getekend; nog een poging volgt. In het logboek: { $id }.
error-ours-now = Laad de bladzijde opnieuw.

## Said by the page itself
js-your-turn = Jouw beurt
js-ends-your-turn = Dit beëindigt je beurt.
js-shows-something = Het kan niet teruggenomen worden.
js-and-end-turn = en beurt beëindigen
js-end-turn = Beurt beëindigen
js-back = Terug
js-undo = Terug
js-reconnecting = De verbinding is weg; we proberen het opnieuw…
js-connected = Weer verbonden.
js-server-gone = De hal antwoordt niet. Wat je al deed, is veilig.
js-pass-to = Nu is het aan
js-show-me = Toon wat ik zie
js-pass-to-help = De anderen kijken weg.
js-lit-here = plaatsen om te kiezen
js-rule-link = Regel
js-resign-sure = Opgeven? Een bot speelt in jouw plaats verder.
js-stands-in = Een bot speelt voor jou.
js-take-seat-back = Mijn plaats terugnemen
js-result = Uitslag
js-rematch-there = Er is een nieuw spel.
js-go-there = Erheen
js-review = Het spel nakijken
js-copied = Gekopieerd

## Op elk scherm
unread = ongelezen berichten
explained = Wat dit is
points-n = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
  }
key-shift = Shift + pijlen
key-shift-does = lees het ene na het andere
js-choose-this = Kies dit
js-more-ways = Meer manieren:
since = Sinds je vorige beurt
since-show = Toon op het bord
since-nothing = Sinds je laatste beslissing is er niets gebeurd.

## Motion and sound
settings = Beweging en geluid
settings-help = Blijft in deze browser bewaard. Vraagt je apparaat om minder beweging, dan beweegt er niets.
setting-speed = Stukken bewegen
setting-speed-normal = gewoon
setting-speed-slow = langzaam
setting-speed-off = niet
setting-pace = Zetten van anderen
setting-pace-normal = zodra ze komen
setting-pace-slow = één voor één
setting-sound = Geluid
setting-sound-off = uit
setting-sound-on = aan
