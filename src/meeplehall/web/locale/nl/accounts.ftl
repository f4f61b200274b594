# Mensen: sleutels, de eigen pagina, die van anderen.

## De deur
sign-in = Inloggen
sign-out = Uitloggen
join = Maak een sleutel
key-heading = Je eigen sleutel van de hal
key-line = Je kunt ook zonder spelen. Met een sleutel heb je je naam, je tafels en je partijen op elk apparaat bij je.
key-short = Met een sleutel heb je je naam en je partijen op elk apparaat bij je.
join-link = Maak een sleutel
take-games-along = Neem je partijen mee
open-day-night = dag en nacht open
locked-door = Een gesloten groene deur met een gouden sleutelgat en een lantaarn
or = of
name = Naam
passphrase = Wachtzin
passphrase-help = Vier of meer woorden zijn beter dan één vreemd woord.
passphrase-set = Met naam en wachtzin kom je in elke browser binnen.
passphrase-others-out = Al je andere browsers worden uitgelogd.
passkey = Passkey
passkey-of = Passkey, { $device }
passkey-line = Je vinger, je gezicht of de vergrendeling van je apparaat. Niets te onthouden, niets te stelen.
sign-in-passkey = Inloggen met een passkey
join-passkey = Maak een passkey
join-passphrase = Meedoen met een wachtzin
passkey-localhost = Browsers bewaren passkeys bij een naam, niet bij een kaal adres. Op deze computer vind je de hal ook op
passkey-needs-https = Passkeys werken alleen in een hal die je via https bereikt. Een wachtzin werkt hier ook.
passkey-no-browser = Deze browser kent geen passkeys. Een wachtzin werkt ook.
passkey-refused = Het apparaat gaf geen passkey. Probeer het nog eens, of gebruik een wachtzin.
i-am-new = Ik ben nieuw: maak een sleutel
i-have-key = Ik heb al een sleutel
lost-key = Sleutel kwijt?
lost-key-line = Met een van de herstelcodes die je hebt opgeschreven kom je één keer binnen. Kies dan een nieuwe wachtzin of passkey.
recovery-code = Herstelcode
use-code = Gebruik de code
no-key-today = Vandaag geen sleutel?
no-key-line = Deze browser onthoudt je toch, zolang zijn cookies blijven.
play-without = Speel zonder
join-heading = Een eigen sleutel
join-line = Een naam en een sleutel, meer niet. Geen e-mailadres, geen verjaardag.
join-games = De partijen die je in deze browser hebt gespeeld, gaan mee.
invitation = Uitnodiging
invitation-help = Deze hal is voor genodigden. Wie haar beheert, kan je een code sturen.
you-sit-as = Je gaat zitten als { $name }.

## De eigen pagina
your-page = Jouw pagina
part-you = Jij
part-games = Laatste partijen
part-keys = Inloggen
part-browsers = Browsers
part-data = Je gegevens
since-day = In de hal sinds { $day }.
finished-games = { $n ->
    [0] Nog geen partij uitgespeeld.
    [one] { $n } uitgespeelde partij.
   *[other] { $n } uitgespeelde partijen.
  }
running-games = { $n ->
    [0] Nu aan geen tafel.
    [one] Nu aan { $n } tafel.
   *[other] Nu aan { $n } tafels.
  }
as-others-see = Zoals anderen je zien
change-name = Verander je naam
your-face = Je gezicht
face-n = Gezicht { $n }
your-shape = Je liefste vorm
your-shape-line = (voor jou als hij aan een tafel vrij is)
shape-circle = Cirkel
shape-square = Vierkant
shape-diamond = Ruit
shape-triangle = Driehoek
shape-hexagon = Zeshoek
shape-star = Ster
last-games = Laatste partijen
no-games-yet = Partijen die je uitspeelt, komen hier te staan.
game-place = { $place }e van { $of }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
game-alone = Alleen, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
prove-first = Sleutels kun je veranderen tot een kwartier nadat je er een hebt laten zien.
sign-in-again = Log opnieuw in
remove = Verwijder
added-day = toegevoegd { $day }
used-day = gebruikt { $day }
used-never = nog niet gebruikt
add-passkey = Voeg een passkey toe
set-passphrase = Kies een wachtzin
change-passphrase = Verander de wachtzin
recovery-codes = Herstelcodes
codes-left = { $n ->
    [0] Nog geen
    [one] Nog { $n }; elke code werkt één keer
   *[other] Nog { $n }; elke code werkt één keer
  }
codes-none = Sleutel kwijt, partijen kwijt.
codes-none-line = Met herstelcodes op een blaadje kom je binnen als al het andere weg is.
codes-make = Maak herstelcodes
codes-again = Maak nieuwe
codes-line = Schrijf ze op en bewaar ze bij je paspoort. Met elke code kom je één keer binnen.
codes-once = Je ziet ze alleen nu.
codes-old-gone = Oudere codes werken niet meer.
codes-copy = Kopieer
codes-print = Druk af
codes-kept = Ik heb ze bewaard
some-browser = Een browser
this-browser = deze browser
signed-in-day = ingelogd { $day }
seen-day = laatst gezien { $day }
end-session = Log { $browser } uit
end-others = Log alle andere uit
take-data = Neem alles mee
take-data-line = Je account, je tafels, wat je hebt gezegd en het partijbestand van elke uitgespeelde partij, in één bestand.
download = Downloaden
leave-hall = Verlaat de hal
leave-line = Je account, naam, gezicht, sleutels en alles wat je aan tafels hebt gezegd, worden gewist. Waar een partij loopt, speelt een bot voor je verder. Niemand kan dit terugdraaien.
leave-stays = Wat blijft: de zetten van uitgespeelde partijen, voor wie met je speelde, met ‘Gast’ op de plaats van je naam; wat anderen schreven; partijbestanden die iemand heeft bewaard; reservekopieën, tot de beheerder ze vervangt.
leave-confirm = Schrijf je naam, { $name }, om je account te wissen
leave-now = Wis mijn account

## Anderen
only-listed = Alleen partijen aan tafels die voor iedereen open waren.
has-key = heeft een sleutel
has-no-key = gast
guest-line = Gasten hebben geen pagina: iedereen kan deze naam gebruiken.
look-at-page = Pagina
report = Meld { $name }
report-line = Wie deze hal beheert, leest het. Wie je meldt, komt niet te weten van wie het komt.
report-words = Wat is er gebeurd?
report-send = Verstuur
report-told = Dank je, het is doorgegeven
report-told-line = Wie deze hal beheert, gaat ernaar kijken.
back = Terug

## Wat mis kan gaan
error-account = Dat lukte niet
error-account-now = Er is niets veranderd.
error-not-proved = Laat je sleutel nog eens zien
error-not-proved-now = Sleutels, gegevens en het account zelf kun je veranderen tot een kwartier nadat je bent ingelogd.
wrong-too-often = Te veel pogingen. Wacht { $n ->
    [one] een seconde
   *[other] { $n } seconden
  } met de volgende.
wrong-accounts-off = Deze hal heeft geen accounts; iedereen speelt zonder.
wrong-signed-out = Je bent niet ingelogd.
wrong-sign-in-bad = Naam en wachtzin horen niet bij elkaar.
wrong-code-bad = Naam en code horen niet bij elkaar, of de code is al gebruikt.
wrong-account-blocked = Wie deze hal beheert, heeft dit account geblokkeerd.
wrong-name-empty = Een naam heeft minstens twee letters of cijfers, waarvan één letter.
wrong-name-long = Een naam heeft hoogstens { $n } tekens.
wrong-name-signs = Een naam bestaat uit letters, cijfers, spaties en - _ . '
wrong-name-mixed = De letters van een naam komen uit één alfabet.
wrong-name-reserved = Deze naam is voor de hal en haar bots.
wrong-name-taken = Deze naam is bezet, of lijkt op die van iemand anders.
wrong-name-owned = Iemand met een sleutel heeft deze naam. Ben jij dat, log dan in; zo niet, kies een andere.
wrong-invitation-bad = Deze uitnodiging is onbekend, gebruikt of te oud. Vraag een nieuwe.
wrong-passphrase-length = Een wachtzin heeft { $low } tot { $high } tekens.
wrong-passphrase-easy = Deze wachtzin is te makkelijk te raden. Vier woorden zijn een goede.
wrong-passkey-nowhere = Op dit adres zijn er geen passkeys. Een wachtzin werkt hier wel.
wrong-passkey-bad = Deze passkey past hier niet. Probeer het nog eens.
wrong-passkey-late = Dat duurde te lang, of was al beantwoord. Probeer het nog eens.
wrong-passkey-unknown = Deze hal kent die passkey niet.
wrong-passkey-known = Deze passkey is hier al in gebruik.
wrong-passkeys-full = Een account heeft hoogstens { $n } passkeys, elk één keer.
wrong-key-last = Je laatste sleutel blijft. Voeg eerst een andere toe.
wrong-report-empty = Een melding heeft een paar woorden nodig.
wrong-leave-name = Om je account te wissen, schrijf je je naam zoals hij er staat.

# Gastbots
part-bots = Gastbots
guest-bot-name = { $name } (bot)
guest-bots-line = Een programma geschreven dat speelt? Met een eigen token schuift het hier aan; iedereen ziet dat het een bot is.
guest-bots-api = De API
guest-bot-add = Neem een bot mee
guest-bot-called = Hoe de bot heet
guest-bot-make = Maak zijn token
guest-bot-of = Gastbot, meegebracht door { $name }
guest-bot-remove = Verwijder { $name }
token = Token van je gastbot
token-line = Wie deze token toont, speelt als jouw bot.
token-once = Je ziet hem alleen nu.
token-secret = Bewaar hem zoals je een sleutel bewaart; kwijt, dan maak je op je pagina een nieuwe.
token-try = Om te zien of hij werkt:
token-kept = Ik heb hem bewaard
token-new = Nieuwe token
token-new-of = Nieuwe token voor { $name }
token-until = token geldig tot { $day }
token-over = token verlopen sinds { $day }
wrong-programs-full = Een account heeft hooguit { $n } gastbots.
wrong-program-gone = Zo’n gastbot heb je niet.
