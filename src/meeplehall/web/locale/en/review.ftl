# The review of a finished game: where it was won and lost.

review-game = Why? See the analysis
review-of = Analysis: { $game }
review-table = Analysis of table { $id }
review-decimal = .
review-percent = { $n } %
review-points = { $n } points
review-expected = { $n } points
review-and = {" and "}
review-at = { $when }, { $name }
review-tip = { $when }: { $shares }

review-left = Left before the end
review-met = { $met ->
    [yes] Objective met!
   *[no] Objective not met
}
review-shared = { $names } share the win
review-won = { $who ->
    [you] You won
   *[they] { $name } won
}{ $n ->
    [0] {"."}
   *[other] {" "}by { $n }.
}

review-lead-luck = { $unit ->
    [points] { $gains ->
        [yes] Luck gave { $who ->
            [you] you
           *[they] { $name }
        } { $n } points.
       *[no] Bad luck cost { $who ->
            [you] you
           *[they] { $name }
        } { $n } points.
    }
   *[percent] { $gains ->
        [yes] Luck gave { $who ->
            [you] you
           *[they] { $name }
        } { $n } % of a win.
       *[no] Bad luck cost { $who ->
            [you] you
           *[they] { $name }
        } { $n } % of a win.
    }
}
review-lead-errors = { $count ->
    [one] { $who ->
        [you] Your one error
       *[they] { $name }’s one error
    }
   *[other] { $who ->
        [you] Your { $count } errors
       *[they] { $name }’s { $count } errors
    }
} cost { $n }{ $unit ->
    [points] {""}
   *[percent] {" "}%
}.
review-lead-slips = Small slips { $gains ->
    [yes] somehow gained
   *[no] cost
} { $who ->
    [you] you
   *[they] { $name }
} { $n }{ $unit ->
    [points] {""}
   *[percent] {" "}%
}.
review-lead-faults = { $others ->
    [one] { $other }
   *[other] The others
} { $gains ->
    [yes] gave away
   *[no] took away
} { $n }{ $unit ->
    [points] {""}
   *[percent] {" "}%
}.
review-lead-without = Without luck, { $who ->
    [you] you
   *[they] { $name }
} would have { $kind ->
    [won] won by { $n }
    [lost] lost by { $n }
   *[tied] tied
}.
review-lead-rest = { $unit ->
    [points] Without luck: { $n } points.
   *[percent] { $kind ->
        [none] Without luck there was no chance.
        [sure] Without luck it was a sure win.
       *[some] Without luck: { $n } % of a win.
    }
}

review-account = Where the result comes from
review-entry-start = at the start
review-entry-luck = luck
review-entry-errors = { $count ->
    [one] 1 error
   *[other] { $count } errors
}
review-entry-slips = small slips
review-entry-faults = { $others ->
    [one] { $name }’s faults
   *[other] others’ faults
}
review-entry-end = the end

review-so-far = The hall is reading the game: { $n } of { $of } turns so far.
review-state-reading = Reading…
review-state-waiting = Waiting for its turn…
review-state-failed = The reading broke off.
review-state-done = Read.
review-left-seconds = about { $n } s left
review-look-around = Look around meanwhile, or leave: it goes on without you.
review-again = Try again

review-curve-of = What the curve shows
review-chances = Chances
review-in-points = Points
review-curve-shares = Winning chances, turn by turn
review-curve-points = Expected points, turn by turn
review-lane = Below the curve: luck of { $name }, and what was lost
review-legend-inaccuracy = inaccuracy
review-legend-error = error
review-legend-blunder = blunder
review-legend-luck-up = luck
review-legend-luck-down = bad luck
review-said = { $when }: { $mark }. { $name }: { $before } before it, { $after } after it.
review-said-unread = { $when }: not read yet

review-seats = Seats, luck in { $unit ->
    [points] points
   *[percent] % of a win
}
review-col-points = points
review-col-rate = lost per turn
review-phase = { $phase } { $n }
review-col-luck = luck
review-col-rest = without luck

review-turning-points = Turning points
review-count-so-far = { $n } so far
review-more-come = They appear as the reading goes on. Nothing you look at jumps away.
review-no-points = No turn decided this game by itself.
review-point-fault = { $name }: { $mark }
review-point-luck-up = luck for { $name }
review-point-luck-down = bad luck for { $name }

review-unread = Not read yet
review-unread-more = This turn is still to come. What was played is already here.
review-read-first = Read this turn first
review-mark-blunder = A blunder: { $loss }
review-mark-error = An error: { $loss }
review-mark-inaccuracy = Inaccurate: { $loss }
review-mark-good = A good turn
review-mark-best = The best turn found
review-mark-forced = Nothing to decide
review-better = Better
review-played = { $who ->
    [you] You played
   *[they] { $name } played
}
review-why-gains = The better turn makes more from { $gains }.
review-gain = { $source } ({ $n })
review-why-shares = Better was good for { $best } of a win, this one for { $played }.
review-by-source = The better turn, by source
review-later = Later, and elsewhere
review-in-all = In all
review-then = Luck after this turn
review-others = Also considered
review-sure = Sure to within { $n }.
review-judged = Judged on what could be known then, in { $n } imagined games.
review-judged-open = Judged with all cards open, in { $n } imagined games.
review-open-cards = With open cards
review-open-cards-more = Judge every turn as if nothing had been hidden (O)

review-before-turn = Before the turn
review-show = What the boards show
review-show-played = Played
review-show-better = Better
review-show-both = Both
review-first = First turn
review-last = Last turn
review-back = Previous turn
review-next = Next turn
review-error-back = Previous error
review-error-next = Next error
review-turn-of = turn { $n } of { $of }
review-share = Share this moment
review-print = Print
review-whole-table = Whole table
review-play-on = Play on from here
review-play-on-more = A new table, as the game stood here. What nobody could know is shuffled anew.
review-play-on-seat = You play { $name }.
review-play-on-bots = Against bots
review-play-on-alone = All seats yourself
review-play-on-level = Level of the bots
review-begin = Sit down
review-moment = This turn

compared = Compared with the first time: { $seats }.
compared-seat = { $name } { $before } → { $now } ({ $change })
compared-look = See that turn again
played-on-from = Played on from table { $id }, after move { $n }
log-played-on = The game goes on from another table. What nobody could know is shuffled anew.
chance-played-on = A game played on from another: what was hidden there was shuffled anew, and nobody knows what is coming.
