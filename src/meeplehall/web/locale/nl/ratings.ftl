# Ratings: tafels die meetellen, krommen, ranglijsten.

ratings = Ratings
part-ratings = Ratings

## Een tafel die meetelt
rated = Telt mee
rated-help = Telt voor ieders rating. Ieder één stoel, geen hints, en wie weggaat eindigt als laatste.
rated-agreed = Telt mee voor de rating: wie gaat zitten, is het daarmee eens. Geen hints; wie weggaat eindigt als laatste.
unrated = Telt niet mee
rated-no-accounts = deze hal heeft geen accounts.
rated-signed-out = meetellen kan alleen met een account. Log eerst in.
rated-alone = wie alleen speelt, heeft geen tegenstander.
rated-one-screen = iedereen speelt met een eigen sleutel, dus niemand deelt jouw scherm.
rated-bots-only = er zouden alleen bots spelen.
rated-unknown-bot = van een van deze bots weet niemand hoe sterk hij hier is.
rated-hints = er zijn hints toegestaan.
rated-seed = wie het startgetal koos, kan weten wat er komt.
rated-other-game = met eigen kaarten of inhoud is het een ander spel.
wrong-rated-key = Deze partij telt mee voor de rating; daarvoor heb je een account nodig. Log in en neem dan plaats.
wrong-rated-same-browser = In deze browser heeft iemand al een stoel aan deze tafel. Niemand speelt voor de rating tegen zichzelf.
rating-now = Rating { $rating }
rating-guess = Rating { $rating }, nog maar een gok
rating-moved = rating { $rating }, { $kind ->
    [up] { $n } omhoog
    [down] { $n } omlaag
   *[same] onveranderd
  }
rated-moved-h = Wat het met de ratings deed

## Van jezelf
ratings-line = Het getal is de beste schatting, de band laat zien hoe zeker die is. Het gaat om partijen die meetellen.
ratings-none = Nog geen partij die meetelt. Open een tafel en zet „Telt mee” aan.
rating-games = { $n ->
    [one] Eén partij die meetelt.
   *[other] { $n } partijen die meetellen.
  }
rating-between = Zeer waarschijnlijk tussen { $low } en { $high }.
rating-only-guess = Nog maar een gok.
rating-best = Beste tot nu toe: { $best }.
rating-of = { $game }, { $n } spelers
rating-curve = Rating van { $first } naar { $last } in { $n ->
    [one] één partij
   *[other] de laatste { $n } partijen
  }; laagste { $low }, hoogste { $high }. Nu { $last }, { $half } meer of minder.
rating-history = Elke stap
rating-history-of = { $name }: { $game }, { $n } spelers
rating-step = Rating
rating-change = Verschil
rating-place = Plaats
rating-when = Wanneer
rating-place-of = { $place } van { $of }
rating-look = Bekijk de partij
rating-latest = De laatste { $n }.

## Ranglijsten
leaders = Wie speelt het best?
leaders-of = { $game }, { $n } spelers
leaders-none = Nog niemand heeft dit vaak genoeg voor de rating gespeeld. Wees de eerste.
leaders-name = Naam
leaders-rating = Rating
leaders-sure = Meer of minder
leaders-games = Partijen
leaders-bot = bot, { $level }
leaders-you = Jij: { $rating }, { $half } meer of minder. { $kind ->
    [guess] Nog een paar partijen en je staat op de lijst.
   *[known] Je staat op de lijst zolang je speelt.
  }
leaders-choose-game = Spel
leaders-choose-players = Spelers
leaders-players = { $n } spelers
leaders-how = Hoe ratings werken
leaders-how-scale = Bij 400 punten verschil doet de sterkste het tien van de elf keer beter. De gemiddelde bot staat op 1500; alle bots staan waar ze in de arena staan en bewegen nooit.
leaders-how-game = Aan een tafel met meer mensen wordt iedereen met iedereen vergeleken, naar plaats. Hoe minder we van je weten, hoe verder één partij je verschuift.
leaders-how-guess = Een rating met een vraagteken is nog maar een gok. Hij komt op de lijst als hij zeker genoeg is, en gaat eraf na een jaar zonder partijen.
leaders-how-leave = Wie opgeeft, vervangen wordt of geen tijd meer heeft, eindigt als laatste, wat de bot er ook van maakt.
leaders-how-again = Vier partijen per dag met dezelfde tegenstander tellen helemaal; elke volgende half zo veel als de vorige.
leaders-how-low = Expres verliezen levert niets op: er is hier niets dat alleen voor zwakke spelers is, en je beste rating blijft op je pagina staan.
