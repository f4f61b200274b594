# De hal: bladzijden, knoppen, fouten.

## Everywhere
hall = Meeplehall
skip = Naar de tafel
rules = Regels
theme = Dag of nacht
language-name = Nederlands
your-name = Je naam
your-name-help = Iedereen aan je tafels ziet hem.
forget-me = Vergeet mij op dit apparaat
forget-me-help = Je naam en je plaatsen worden vergeten. Wil je een plaats houden, verhuis hem dan eerst met zijn link naar een andere browser.
keep = Opslaan
cancel = Annuleren
close = Sluiten
link = Link
copy = Kopiëren
copied = Gekopieerd
to-hall = Terug naar de hal
you = Jij
log-you = Je
guest = Gast { $n }
bot = bot

## Chance
chance = Eerlijke dobbelstenen
chance-promise = Toen deze tafel werd gemaakt, trok de hal een geheim voor deze partij. De vingerafdruk ervan:
chance-recorded = Deze partij komt uit een partijbestand. Volgens dat bestand liet de hal waar ze gespeeld werd deze vingerafdruk zien:
chance-chosen = De gastheer heeft het startgetal van deze partij zelf gekozen en weet misschien wat er komt.
chance-guided = Een partij met uitleg: de worpen en kaarten zijn voor iedereen dezelfde.
chance-none = Bij deze partij is niets beloofd over worpen en kaarten.
chance-word = Een woord van jezelf
chance-word-help = Geef een woord mee als je wilt: het telt mee voor de worpen en kaarten, zodat niemand ze vooraf kan weten. Iedereen ziet het.
chance-word-of = ‘{ $word }’
chance-more = Hoe dat werkt
chance-check = De worpen nagaan
chance-later = Na afloop wordt het geheim onthuld; dan kan iedereen nagaan dat alle worpen en kaarten eruit volgden.
chance-right = Alles klopt: het geheim past bij de vingerafdruk, het startgetal volgt uit geheim en woorden, en { $n ->
    [one] die ene worp of trekking
   *[other] alle { $n } worpen en trekkingen
  } kwamen precies zo.
chance-wrong = Er klopt iets niet: dit zijn niet de worpen en trekkingen van dit startgetal.
chance-fingerprint = Vingerafdruk
chance-secret = Geheim
chance-table = Tafel
chance-words = Woorden
chance-no-word = geen
chance-by-hand = Zelf nagaan
chance-by-hand-text = Vergelijk de vingerafdruk met die van voor de partij. De eerste opdracht geeft hem opnieuw; de tweede geeft een getal waarvan de eerste 63 bits het startgetal zijn. Met het opgeslagen partijbestand gaat “meeplehall replay --verify” alles na.
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
tab-mine = Mijn bord
tab-others = Anderen
tab-log = Log
log = Log
chat = Chat
log-and-chat = Log en chat
chat-say = Zeg iets
send = Verstuur
decision = Jouw keuze
choices = Keuzes
all-choices = Alle keuzes
undo = Ongedaan maken
end-turn = Beurt beëindigen
replay-last = Wat er gebeurde
table-menu = Tafel
closer = Van dichterbij
your-turn = jouw beurt
thinks = denkt na
decides = is aan zet
waits = wacht
choose = Jouw beurt: maak een keuze.
round-n = Ronde { $n }
without = geen { $what }
next = hierna
then = daarna
done = klaar
over = De partij is afgelopen.
over-short = einde
closed = De tafel is voor het einde gesloten.
closed-short = Gesloten
closed-before = De tafel is gesloten voordat de partij begon.
confirm-end = Vraag het voordat mijn beurt eindigt
notify-me = Geef me een melding als ik aan de beurt ben
watch-link = Link voor toeschouwers
watch-link-help = Wie deze link heeft, kan meekijken; geheime kaarten blijven geheim.
move-seat = Plaats van { $name }
move-seat-help = Verder spelen in een andere browser: de link verhuist de plaats daarheen en werkt één keer.
make-link = Link maken
resign = Opgeven
replace-away = Laat een bot spelen voor wie er niet is
keys = Toetsen
key-1-2 = 1, 2
key-1-2-does = een dobbelsteen kiezen
key-1-2-generic = 1–9
key-1-2-does-generic = op nummer kiezen
key-enter = Enter
key-enter-does = de gemarkeerde plaats kiezen, of bevestigen
key-arrows = ← ↑ → ↓
key-arrows-does = van de ene verlichte plaats naar de volgende
key-u = U
key-u-does = ongedaan maken
key-e = E
key-e-does = de beurt beëindigen
key-l = L
key-l-does = alle keuzes tonen
key-r = R
key-r-does = de laatste zetten nog eens zien
key-esc = Esc
key-esc-does = de keuze loslaten

## The log
log-resigned = { $who ->
    [you] Je gaf op; een bot speelt verder
   *[they] { $name } gaf op; een bot speelt verder
  }
log-replaced = { $who ->
    [you] een bot speelt voor jou verder
   *[they] een bot speelt verder voor { $name }
  }
log-returned = { $who ->
    [you] Je bent terug
   *[they] { $name } is terug
  }
log-hinted = { $who ->
    [you] Je vroeg een hint
   *[they] { $name } vroeg een hint
  }
log-warned = { $who ->
    [you] Je krijgt voortaan een waarschuwing bij een grote fout
   *[they] { $name } krijgt voortaan een waarschuwing bij grote fouten
  }
hint = Hint
hint-menu = Laat me een goede zet zien
js-close = Sluiten
js-hint-where = Kijk eens hier
js-hint-where-says = De plaatsen met een blauwe rand. Nog eens voor de zet.
js-hint-show = Toon de zet
js-hint-do = Doe dat
hint-better = Ongeveer { $n ->
    [one] één punt
   *[other] { $n } punten
  } beter dan het beste alternatief.
hint-close = Andere zetten zijn ongeveer even goed.
hint-only = Iets anders kan niet.
warn-me = Waarschuw me voor een grote fout
js-warn-title = Weet je het zeker?
warn-loss = Dat kost je ongeveer { $n ->
    [one] één punt
   *[other] { $n } punten
  } en { $share } % winstkans.
js-warn-better = Beter:
js-warn-back = Nog eens nadenken
js-warn-anyway = Toch doen
key-h = H
key-h-does = een goede zet laten zien
log-relieved = een eenvoudigere bot neemt het over van { $name }: de andere liep vast
log-stuck = sorry, geen bot kan verder voor { $name }; de partij stopt hier
log-closed = De tafel is gesloten.
log-again = Er is een revanche.
log-took-back = De laatste keuze is ongedaan gemaakt.

## The end
ending-lost = Deze keer niet
points-none = Nog geen punten.
points-by-source = Waar de punten vandaan komen
points-by-part = Punten per fase
points-by-part-nobility = Punten per ronde
total = Totaal
rematch = Nog een keer spelen
review = De partij terugkijken
record = De partij opslaan
look-at-boards = De borden bekijken

## Replay
replay = Herhaling
replay-of = Herhaling: { $game }
replay-first = Naar het begin
replay-back = Vorige zet
replay-play = Afspelen
replay-next = Volgende zet
replay-last-step = Naar het einde
replay-at = Stelling
seen-by = Bekijk als
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
about = Over Meeplehall
about-what = Meeplehall is een plek om eurogames te spelen: met vrienden via een link, of tegen bots.
about-fan = Gemaakt door fans
about-fan-text = De spellen zijn van hun auteurs en uitgevers. Dit is een onofficiële versie met eigen tekeningen en woorden, zonder band met hen.
about-data = Wat de hal bewaart
about-data-text = Eén cookie onthoudt wie je aan je tafels bent. Namen, partijen en chat blijven op deze machine. Er wordt niets naar elders gestuurd.
about-version = Versie { $version }

## Mistakes
error-unknown = Niet gevonden
error-unknown-now = Controleer het adres, of begin opnieuw in de hal.
error-private = Een besloten tafel
error-private-now = Vraag iemand aan de tafel om een link.
error-spent = Deze link is al gebruikt
error-spent-now = Links naar plaatsen werken één keer. De gastheer kan een nieuwe maken.
error-not-yours = Niet jouw plaats
error-not-yours-now = Speel je daar in een andere browser, verhuis de plaats dan met zijn link hierheen.
error-stale = De tafel is al verder
error-stale-now = Kijk nog eens en kies opnieuw.
error-not-now = Nu niet
error-not-now-now = Ga terug naar de tafel en kijk wat er nu aan de orde is.
error-illegal = Dat mag niet
error-illegal-now = Ga terug naar de tafel; alles wat verlicht is, mag.
error-record = Ongeldig partijbestand
error-record-now = Er is niets opgeslagen. Controleer de regel en probeer het opnieuw.
error-removed = Deze tafel is opgeruimd
error-removed-now = Hier was al heel lang niemand meer geweest, dus hebben we opgeruimd. De hal is gewoon open: schuif aan bij een andere tafel.
error-table = Deze tafel kan niet worden geopend
error-table-now = Andere tafels hebben er geen last van. Wie de hal beheert, vindt de reden in het logboek.
error-store = De database is niet bereikbaar
error-store-now = Er is niets verloren. Probeer het zo nog eens.
error-busy = De hal is druk
error-busy-now = Probeer het zo nog eens.
error-too-many = Te veel
error-too-many-now = Wacht even, of maak eerst iets af.
error-too-large = Te groot
error-too-large-now = Er is niets opgeslagen.
error-bad = Dat lukte niet
error-bad-now = Er is niets veranderd.
error-no-page = Pagina niet gevonden
error-no-page-now = Begin opnieuw in de hal.
error-ours = Onze fout
error-ours-text = Er ging iets mis in de hal. Er is niets verloren. In ons logboek staat het als { $id }.
error-drawing = De tafel kon niet worden getekend; we proberen het opnieuw. In ons logboek: { $id }.
error-ours-now = Laad de pagina opnieuw.

## Said by the page itself
js-your-turn = Jouw beurt
js-ends-your-turn = Dit beëindigt je beurt.
js-shows-something = Dit kun je niet ongedaan maken.
js-and-end-turn = en beurt beëindigen
js-end-turn = Beurt beëindigen
js-back = Terug
js-undo = Ongedaan maken
js-reconnecting = Verbinding verbroken; we proberen het opnieuw…
js-connected = Weer verbonden.
js-server-gone = De hal antwoordt niet. Alles wat je al deed, is veilig.
js-pass-to = Geef door aan
js-show-me = Toon mijn kant
js-pass-to-help = Alle anderen: kijk even weg.
js-lit-here = plaatsen om te kiezen
js-rule-link = Regel
js-stands-in = Een bot speelt voor jou.
js-take-seat-back = Mijn plaats terugnemen
js-order = Blijven passen…
js-order-round = Deze ronde
js-order-game = Tot ik stop zeg
js-order-help = Je past zolang er niets beters komt, en kiest zelf zodra er wel iets is.
js-order-stands-round = Je past deze ronde tot er iets beters komt.
js-order-stands-game = Je past tot er iets beters komt.
js-order-stop = Niet meer passen
js-order-back = Toch zelf kiezen
js-result = Uitslag
js-rematch-there = Er is een revanche.
js-go-there = Naar die tafel
js-review = De partij terugkijken
js-copied = Gekopieerd

## Op elk scherm
unread = ongelezen berichten
explained = Wat dit is
points-n = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
  }
key-shift = Shift + pijlen
key-shift-does = het ene na het andere lezen
js-choose-this = Kies dit
js-more-ways = Meer manieren:
since = Sinds je vorige beurt
since-show = Toon op het bord
since-nothing = Er is niets gebeurd sinds je laatste keuze.

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
