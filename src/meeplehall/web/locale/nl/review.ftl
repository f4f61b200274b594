# De analyse van een gespeelde partij: waar hij gewonnen en verloren werd.

review-game = Waarom? Bekijk de analyse
review-of = Analyse: { $game }
review-table = Analyse van tafel { $id }
review-decimal = ,
review-percent = { $n } %
review-points = { $n } punten
review-expected = { $n } punten
review-and = {" en "}
review-at = { $when }, { $name }
review-tip = { $when }: { $shares }

review-left = Gestopt voor het einde
review-met = { $met ->
    [yes] Doel gehaald!
   *[no] Doel niet gehaald
}
review-shared = { $names } delen de winst
review-won = { $who ->
    [you] Je won
   *[they] { $name } won
}{ $n ->
    [0] {"."}
   *[other] {" "}met { $n } verschil.
}

review-lead-luck = { $unit ->
    [points] { $gains ->
        [yes] Geluk bracht { $who ->
            [you] je
           *[they] { $name }
        } { $n } punten.
       *[no] Pech kostte { $who ->
            [you] je
           *[they] { $name }
        } { $n } punten.
    }
   *[percent] { $gains ->
        [yes] Geluk bracht { $who ->
            [you] je
           *[they] { $name }
        } { $n } % winstkans.
       *[no] Pech kostte { $who ->
            [you] je
           *[they] { $name }
        } { $n } % winstkans.
    }
}
review-lead-errors = { $count ->
    [one] { $who ->
        [you] Je ene fout kostte
       *[they] De ene fout van { $name } kostte
    }
   *[other] { $who ->
        [you] Je { $count } fouten kostten
       *[they] De { $count } fouten van { $name } kostten
    }
} { $n }{ $unit ->
    [points] {""}
   *[percent] {" "}%
}.
review-lead-slips = Kleine slordigheden { $gains ->
    [yes] leverden
   *[no] kostten
} { $who ->
    [you] je
   *[they] { $name }
} { $n }{ $unit ->
    [points] {""}
   *[percent] {" "}%
}{ $gains ->
    [yes] {" "}op
   *[no] {""}
}.
review-lead-faults = { $others ->
    [one] { $other } { $gains ->
        [yes] gaf
       *[no] pakte
    }
   *[other] De anderen { $gains ->
        [yes] gaven
       *[no] pakten
    }
} { $n }{ $unit ->
    [points] {""}
   *[percent] {" "}%
} { $gains ->
    [yes] weg
   *[no] af
}.
review-lead-without = Zonder geluk had { $who ->
    [you] je
   *[they] { $name }
} { $kind ->
    [won] met { $n } gewonnen
    [lost] met { $n } verloren
   *[tied] gelijkgespeeld
}.
review-lead-rest = { $unit ->
    [points] Zonder geluk: { $n } punten.
   *[percent] { $kind ->
        [none] Zonder geluk was er geen kans.
        [sure] Zonder geluk was de winst zeker.
       *[some] Zonder geluk: { $n } % winstkans.
    }
}

review-account = Waar de uitslag vandaan komt
review-entry-start = aan het begin
review-entry-luck = geluk
review-entry-errors = { $count ->
    [one] 1 fout
   *[other] { $count } fouten
}
review-entry-slips = slordigheden
review-entry-faults = { $others ->
    [one] fouten van { $name }
   *[other] fouten van anderen
}
review-entry-end = het einde

review-so-far = De partij wordt geanalyseerd: { $n } van de { $of } beurten.
review-state-reading = Aan het analyseren…
review-state-waiting = Wacht op zijn beurt…
review-state-failed = De analyse brak af.
review-state-done = Klaar.
review-left-seconds = nog ongeveer { $n } s
review-look-around = Kijk intussen rond, of ga gerust weg: het gaat vanzelf door.
review-again = Nog eens proberen

review-curve-of = Wat de lijn laat zien
review-chances = Kansen
review-in-points = Punten
review-curve-shares = Winstkansen, beurt voor beurt
review-curve-points = Verwachte punten, beurt voor beurt
review-lane = Onder de lijn: het geluk van { $name }, en wat verloren ging
review-legend-inaccuracy = onnauwkeurig
review-legend-error = fout
review-legend-blunder = blunder
review-legend-luck-up = geluk
review-legend-luck-down = pech
review-said = { $when }: { $mark }. { $name }: { $before } ervoor, { $after } erna.
review-said-unread = { $when }: nog niet geanalyseerd

review-seats = Spelers, geluk in { $unit ->
    [points] punten
   *[percent] % winstkans
}
review-col-points = punten
review-col-rate = verlies per beurt
review-phase = { $phase } { $n }
review-col-luck = geluk
review-col-rest = zonder geluk

review-turning-points = Keerpunten
review-count-so-far = { $n } tot nu toe
review-more-come = Ze verschijnen tijdens de analyse. Wat je bekijkt, blijft staan.
review-no-points = Geen enkele beurt gaf hier de doorslag.
review-point-fault = { $name }: { $mark }
review-point-luck-up = geluk voor { $name }
review-point-luck-down = pech voor { $name }

review-unread = Nog niet geanalyseerd
review-unread-more = Deze beurt komt nog. Wat er gespeeld werd, staat er al.
review-read-first = Analyseer deze beurt eerst
review-mark-blunder = Een blunder: { $loss }
review-mark-error = Een fout: { $loss }
review-mark-inaccuracy = Onnauwkeurig: { $loss }
review-mark-good = Een goede beurt
review-mark-best = De beste beurt die we vonden
review-mark-forced = Niets te kiezen
review-better = Beter
review-played = { $who ->
    [you] Jij speelde
   *[they] { $name } speelde
}
review-why-gains = De betere beurt haalt meer uit { $gains }.
review-gain = { $source } ({ $n })
review-why-shares = Beter was goed voor { $best } winstkans, dit voor { $played }.
review-by-source = De betere beurt, per bron
review-later = Later en elders
review-in-all = Samen
review-then = Geluk na deze beurt
review-others = Ook overwogen
review-sure = Op { $n } na zeker.
review-judged = Beoordeeld op wat je toen kon weten, in { $n } denkbeeldige partijen.
review-judged-open = Beoordeeld met alle kaarten open, in { $n } denkbeeldige partijen.
review-open-cards = Met open kaarten
review-open-cards-more = Beoordeel elke beurt alsof er niets verborgen was (O)

review-before-turn = Voor de beurt
review-show = Wat de borden laten zien
review-show-played = Gespeeld
review-show-better = Beter
review-show-both = Allebei
review-first = Eerste beurt
review-last = Laatste beurt
review-back = Vorige beurt
review-next = Volgende beurt
review-error-back = Vorige fout
review-error-next = Volgende fout
review-turn-of = beurt { $n } van { $of }
review-share = Deel dit moment
review-print = Afdrukken
review-whole-table = Hele tafel
review-play-on = Speel vanaf hier verder
review-play-on-more = Een nieuwe tafel, zoals de partij hier stond. Wat niemand kon weten, wordt opnieuw geschud.
review-play-on-seat = Jij speelt { $name }.
review-play-on-bots = Tegen bots
review-play-on-alone = Alle stoelen zelf
review-play-on-level = Niveau van de bots
review-begin = Ga zitten
review-moment = Deze beurt

compared = Vergeleken met de eerste keer: { $seats }.
compared-seat = { $name } { $before } → { $now } ({ $change })
compared-look = Bekijk die beurt nog eens
played-on-from = Verder gespeeld vanaf tafel { $id }, na zet { $n }
log-played-on = De partij gaat verder vanaf een andere tafel. Wat niemand kon weten, is opnieuw geschud.
chance-played-on = Een partij die vanaf een andere verder gaat: wat verborgen was, is opnieuw geschud, en niemand weet wat er komt.
