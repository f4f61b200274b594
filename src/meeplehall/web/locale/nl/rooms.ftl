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
welcome-back = Welkom terug
welcome-back-name = Welkom terug, { $name }
your-turn-here = Tafels die op je wachten
others-turn = Je andere tafels
your-tables = Jouw tafels
finished-tables = Afgelopen
open-tables = Open tafels
watch-tables = Hier wordt gespeeld
waits-for-you = { $n ->
    [one] { $n } tafel wacht op je
   *[other] { $n } tafels wachten op je
  }
doors = { $n ->
    [one] Eén deur
    [2] Twee deuren
    [3] Drie deuren
   *[other] De deuren
  }
learn = Leer het
learn-help = Een eerste partij met uitleg, al spelend.
play-now = Speel nu
play-on = Speel verder
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
    [one] { $name } beslist
   *[other] Meerdere spelers beslissen
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
open-record = Een bewaarde partij openen
open-record-help = Een partij die je als bestand hebt bewaard, kun je hier zet voor zet terugkijken.
choose-file = Kies een bestand
fan-note = Onofficiële uitvoeringen door liefhebbers, zonder band met de uitgevers van de spellen.
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
game-nobility-feel = tien ronden
game-nobility-door = Een open deur op een stad die opklimt naar een wit kasteel

## Levels
level-random = willekeurig
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
who-plays = Wie speelt
seat-n = Plaats { $n }
seat-me = Jij
seat-here = Iemand aan dit scherm
seat-open = Open: met een link of uit de lijst
seat-bot = Bot: { $level }
seat-none = Niemand
name-of-seat = Naam op plaats { $n }
name-optional = Naam
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

