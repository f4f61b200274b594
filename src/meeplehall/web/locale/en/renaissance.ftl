# Renaissance Man: the table page.

## Workers, icons, actions
rm-merchant = Merchant
rm-scholar = Scholar
rm-baker = Baker
rm-knight = Knight
rm-renaissance = Renaissance Man
rm-icon-coin = coin
rm-icon-book = book
rm-icon-bread = bread
rm-icon-shield = shield
rm-icon-any = anything
rm-hire = HIRE
rm-teach = TEACH
rm-barter = BARTER
rm-recruit = RECRUIT
rm-merchant-does = Merchant: HIRE
rm-scholar-does = Scholar: TEACH
rm-baker-does = Baker: BARTER
rm-knight-does = Knight: RECRUIT
rm-card = { $worker }, offers { $left } and { $right }, needs { $need_left } on the left and { $need_right } on the right
rm-card-base = { $worker }, offers { $left } and { $right }
rm-needs = needs { $left } and { $right }

## The table
rm-pyramid = Your pyramid and hand
rm-board = Recruit board and choices
rm-pyramid-of = Pyramid of { $name }, { $n } of 15 workers
rm-master = Master
rm-place = Place { $place }
rm-hire-on = Hire on { $place }
rm-on-place = On { $place }
rm-hand-of = Hand of { $name }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
rm-fits = { $n ->
    [one] Fits on { $places }
   *[other] Fits { $n } places: { $places }
  }
rm-new-man = A new Renaissance Man
rm-won-card = Your recruit
rm-recruits = Recruits
rm-recruits-rule = most knights win the card
rm-area = Recruit area { $icon }
rm-knights-of = { $name }: { $n ->
    [one] { $n } knight
   *[other] { $n } knights
  }
rm-rival-knights = { $n ->
    [one] { $n } opposing knight
   *[other] { $n } opposing knights
  }
rm-nobody = nobody yet
rm-tied = tied: all stay
rm-tied-solo = tied
rm-rival-leads = opponent leads
rm-you-lead = you lead
rm-they-lead = { $name } leads
rm-you-won = won by you
rm-they-won = { $name } won
rm-choices = Choices of this round
rm-choices-rule = revealed together
rm-column-discard = Dis­card
rm-foundations = Foundations
rm-you = You
rm-passed = passed
rm-letter = { $action } with a { $worker }
rm-threw = { $n ->
    [one] discarded { $n } card
   *[other] discarded { $n } cards
  }
rm-letter-folded = { $name } is choosing; sealed until everyone has chosen
rm-letter-sealed = You have chosen: sealed until everyone has
rm-letter-writing = Your choice, not yet made
rm-you-choose = you choose
rm-you-have-chosen = you have chosen
rm-dealer = dealer
rm-workers-of = { $name }: { $n } of 15 workers
rm-look-closer = A closer look at the pyramid of { $name }
rm-known-card = A recruit everyone has seen: { $card }
rm-stored = Stored
rm-area-renaissance = Renaissance
rm-home = Knights
rm-stored-actions = Stored actions
rm-renaissance-area = Renaissance area
rm-to-go = { $n ->
    [0] complete
   *[other] { $n } to go
  }
rm-knights-home = Knights at home
rm-all-out = all on the board
rm-drop = Discard { $icon }
rm-round = Round { $round }
rm-phase = Phase { $phase }
rm-step-recruits = Recruits
rm-step-discard = Discard and refill
rm-setting-up = Foundations
rm-setting-up-help = Five workers in a row carry the whole pyramid.
rm-deck = deck
rm-pile = discards
rm-seen = seen in the discards
rm-remembered = What you have seen
rm-in-pile = in the discards
rm-not-seen = not seen
rm-face-down = { $n ->
    [0] You have seen every discard.
    [one] You have not seen { $n } of the discards.
   *[other] You have not seen { $n } of the discards.
  }
rm-clock = { $n ->
    [one] { $n } card left
   *[other] { $n } cards left
  }
rm-clock-unit = { $n ->
    [one] card
   *[other] cards
  }
rm-rivals = Opposing knights
rm-rivals-help = Two arrive every round, in the areas the flipped cards show.
rm-clock-normal = If a card is needed and the deck is empty, you lose.
rm-clock-easier = A second deck of { $n } cards follows this one.
rm-clock-harder = { $n } cards were taken out of the deck before the game.
rm-clock-second = This is the second deck: no other follows.
rm-tally = { $n } of 15 workers
rm-standing = Round { $round }, best pyramid { $n } of 15

## Decisions
rm-decide-foundation = Lay your foundation: who stands on { $place }?
rm-decide-choice = Phase { $phase }: choose an action and a card, or pass.
rm-decide-choice-none = Phase { $phase }: you have no action. Remove workers, or pass.
rm-decide-man = Place your Renaissance Man. He fits anywhere.
rm-decide-recruit = You won the { $worker } in the { $area } area: place it, or take it into your hand.
rm-decide-recruit-hand = You won the { $worker } in the { $area } area, but it fits nowhere. Take it into your hand, or remove workers first.
rm-decide-discard = Discard what you do not need; hands are filled up to four.
rm-sealed-waiting = Sealed: { $choice }. The others are still choosing.
rm-sealed-discard = { $n ->
    [0] discard nothing
    [one] discard { $n } card
   *[other] discard { $n } cards
  }
rm-sealed-foundation = your foundation
rm-wait-foundation = Everyone is laying a foundation.
rm-wait-foundation-one = { $name } is laying a foundation.
rm-wait-choice = Phase { $phase }: everyone is choosing in secret.
rm-wait-choice-one = Phase { $phase }: { $name } is choosing.
rm-wait-man = Everyone is placing Renaissance Men.
rm-wait-man-one = { $name } is placing a Renaissance Man.
rm-wait-discard = Everyone is choosing what to discard.
rm-wait-discard-one = { $name } is choosing what to discard.
rm-wait-recruit = { $name } won the { $worker } and is deciding where it goes.
rm-lost = The deck is empty: you have lost.
rm-ask-action = choose an action
rm-ask-hand = choose a card
rm-ask-pyr = choose a lit place
rm-ask-area = choose an area
rm-ask-drop = choose the token to discard
rm-ask-from = choose the area a knight leaves
rm-ask-rem = choose the workers to remove

## What can be done
rm-do-remove = Remove workers
rm-do-take = Take it into your hand
rm-do-pass = Pass
rm-do-discard = { $n ->
    [0] Keep all
   *[other] Done
  }
rm-pick-lay = { $worker } on { $place }
rm-pick-remove = Remove { $worker } from { $place }
rm-pick-hire = Hire { $worker } on { $place }
rm-pick-barter = Barter { $worker } for a stored { $icon }
rm-pick-barter-drop = Barter { $worker } for a stored { $icon }, discard { $drop }
rm-pick-teach = Teach with { $worker }: { $icon }
rm-pick-recruit = Knight to the { $icon } area, with { $worker }
rm-pick-recruit-from = Knight from the { $origin } to the { $icon } area, with { $worker }
rm-pick-man = Renaissance Man on { $place }
rm-pick-settle = Place it on { $place }
rm-pick-discard = Discard { $worker }
rm-head-hire = Hire the { $worker }
rm-head-barter = Barter the { $worker } for a stored { $icon }
rm-head-teach = Teach with the { $worker }
rm-head-recruit = Knight to the { $icon } area
rm-spends = spends a { $icon } token
rm-by-worker = { $worker } on { $place }
end-turn-renaissance = Seal
js-end-turn-renaissance = Pass
js-ends-your-turn-renaissance = This seals your choice.
js-and-end-turn-renaissance = – seal it
js-order-help-renaissance = You pass while you could only remove workers, and are asked as soon as there is an action to take.
key-1-2-renaissance = 1 … 8
key-1-2-does-renaissance = choose a card from your hand
key-e-does-renaissance = pass, or finish

## The log
rm-log-dealer = { $who ->
    [you] You are the dealer
   *[they] { $name } is the dealer
  }
rm-log-recruits = { $n ->
    [one] New recruit: { $names }
   *[other] New recruits: { $names }
  }
rm-log-foundation = laid a foundation: { $names }
rm-log-phase = Round { $round }, phase { $phase }
rm-log-step-recruits = Recruits
rm-log-end = End of the game
rm-log-removed = removed a { $worker } from { $place }
rm-log-spent = −1 { $icon } token
rm-log-hire = hired a { $worker } on { $place }
rm-log-barter = bartered a { $worker } for a { $icon } token
rm-log-teach = taught { $icon } with a { $worker }
rm-log-recruit = sent a knight to the { $icon } area with a { $worker }
rm-log-passed = passed
rm-log-man = completed all four icons: a Renaissance Man
rm-log-man-placed = placed a Renaissance Man on { $place }
rm-log-flip = A { $worker } is flipped: an opposing knight in the { $icon } area
rm-log-won = won the { $worker } in the { $icon } area
rm-log-took = took the { $worker } into hand
rm-log-settled = placed the { $worker } on { $place }
rm-log-rival = The opponent takes the { $worker } from the { $icon } area
rm-log-tie = Tied in the { $icon } area
rm-log-threw = { $n ->
    [one] discarded { $n } card
   *[other] discarded { $n } cards
  }
rm-log-threw-own = { $n ->
    [one] discarded { $names }
   *[other] discarded { $n } cards: { $names }
  }
rm-log-drew = drew { $names }
rm-log-reshuffle = { $n ->
    [one] A new deck of { $n } card
   *[other] A new deck of { $n } cards
  }

## The end
rm-level = { $level ->
    [1] Foundation
    [5] Master
   *[other] Level { $level }
  }
rm-source-foundation = foundation
rm-source-foundation-less = removed
rm-source-hired = hired
rm-source-hired-less = removed
rm-source-recruited = recruits
rm-source-recruited-once = recruit
rm-source-recruited-less = removed
rm-source-renaissance = Renaissance Men
rm-source-renaissance-once = Renaissance Man
rm-source-renaissance-less = removed
rm-end-master = The Master is in place: a pyramid of 15 workers.
rm-end-shared = Workers, tokens and knights are tied: the win is shared.
rm-end-tokens-and-knights = Workers were tied: tokens and knights in play decided.
rm-end-workers = Nobody placed a Master; the number of workers decided.
ending-behind-renaissance = Behind the winner workers are tied: tokens and knights in play decided the places.
rm-end-deck = The deck ran out before the Master was placed.
rm-end-rounds = The rounds ran out before a Master was placed.
decided-by-renaissance = { $who ->
    [you] You finished { $n ->
        [one] { $n } worker
       *[other] { $n } workers
      } ahead of { $other }. The biggest difference: { $source } (+{ $m }).
   *[they] { $name } finished { $n ->
        [one] { $n } worker
       *[other] { $n } workers
      } ahead of { $other }. The biggest difference: { $source } (+{ $m }).
  }
decided-ahead-renaissance = { $who ->
    [you] You finished { $n ->
        [one] { $n } worker
       *[other] { $n } workers
      } ahead of { $other }.
   *[they] { $name } finished { $n ->
        [one] { $n } worker
       *[other] { $n } workers
      } ahead of { $other }.
  }
points-by-source-renaissance = Where the workers come from
points-by-part-renaissance = Workers by level

## Options
option-deck = Deck
option-solo = Solo
option-solo-normal = normal
option-solo-easier = easier
option-solo-harder = harder
option-solo_cards = Solo cards
option-round_limit = Round limit
rm-option-deck = t12: both offers are the worker’s own icon; 48 different cards, two of each. p24: four different corners; 96 different cards. Your own: “cards:” and five letters per card, as in a record.
rm-option-solo = For one player. Easier: a small second deck. Harder: cards are taken out before the game.
rm-option-solo-cards = How many cards that is, 1 to 40.
rm-option-round-limit = The game ends after this many rounds; 0 means never.

## Hints
rm-hint-hire = Place a card from your hand where both its needs match the offers that touch them.
rm-hint-teach = A card from your hand becomes a token in your Renaissance area. With all four kinds you get a Renaissance Man.
rm-hint-barter = A card from your hand becomes a stored token: use its action once, in any phase.
rm-hint-recruit = A card from your hand sends a knight to the recruit area with its icon.
rm-hint-any-title = Renaissance Man
rm-hint-any = He fits anywhere and offers everything, but gives no action.
rm-hint-stored-title = Stored actions
rm-hint-stored = Spend a token for its action when no worker on this phase’s level offers it. Four at most.
rm-hint-renaissance-title = Renaissance area
rm-hint-renaissance = With one token of each kind, all four are spent and a Renaissance Man joins your pyramid.
rm-hint-knights-title = Knights
rm-hint-knights = Whoever has the most knights in an area, without a tie, wins its card after the action phases.
rm-hint-letters-title = Sealed choices
rm-hint-letters = Everyone chooses in secret. Once the last player has chosen, all choices are revealed together.
rm-hint-phases-title = Phases
rm-hint-phases = In phase 1 the workers on level 1 act, in phase 2 those on level 2, and so on. Phases 2, 3 and 4 are played only if somebody has a worker on that level.
rm-hint-deck-title = Deck
rm-hint-deck = When it is empty and a card is needed, the discards are shuffled.
rm-hint-pile-title = Discards
rm-hint-pile = Cards you have seen are remembered for you. Cards that others discarded face down stay unknown.
rm-hint-clock-title = The clock
rm-hint-clock = Two cards a round send opposing knights. Complete your pyramid before a card is needed and none is left.
rm-hint-dealer-title = Dealer
rm-hint-dealer = Cards are dealt starting with the seat after the dealer.

## What things on the table say of themselves
rm-say-offers = Offers { $left } and { $right }.
rm-say-corners = Offers { $left } and { $right }; needs { $need_left } on the left and { $need_right } on the right.
rm-fits-nowhere = Fits nowhere now. Your free places ask for { $asks }.
rm-no-free-place = No place is free for it now.
rm-say-covered = Covered: he only carries those above him.
rm-say-acts = Uncovered on level { $level }: { $action } in phase { $level }.
rm-say-asks = { $place } asks for { $asks }.
rm-say-takes-any = { $place } takes any card.
rm-say-only-man = Only a Renaissance Man fits: no card has these two needs.
rm-say-from-hand = From your hand: { $names }.
rm-say-none-in-hand = No card in your hand fits.
rm-say-master = The top. Whoever fills it has a Master, and the game ends.
rm-say-foundation = A place of the foundation.
rm-say-rests = Opens once { $left } and { $right } are filled.
rm-say-token = Pays once for { $action }, in any phase.
rm-say-slots = { $n ->
    [one] { $n } slot is free.
   *[other] { $n } slots are free.
  }
rm-say-taught = Taught already.
rm-say-missing = Still missing: it comes by TEACH and a card with { $icon }.
rm-say-knights = { $n } at home, { $out } on the recruit board.
rm-say-hand = { $n ->
    [one] { $n } card.
   *[other] { $n } cards.
  }
rm-say-acting = Workers who can act on level { $phase }: { $names }.
rm-say-nobody-acts = Nobody has an uncovered worker with an action on level { $phase }.
rm-say-seat = { $n } of 15 workers, { $left } to go. Tokens and knights in play, for a tie: { $play }.
rm-no-letter = No choice here this round.
rm-not-asked = Nothing is asked of this seat now.
rm-four-kinds = all four icons: a Renaissance Man
rm-completes = completes the pyramid
rm-not-open = You have no action in phase { $phase }: no uncovered worker on that level gives one, and no stored token pays for one.
rm-not-useful = None of your actions can do anything with this { $worker }.
rm-not-hire = You cannot HIRE in phase { $phase }.
rm-not-token = Not needed: your worker on { $place } already gives { $action }.
rm-not-any-card = No card in your hand goes with { $action } now.
rm-not-area = A knight comes here by RECRUIT and a card with { $icon }; you cannot do that in phase { $phase }.
rm-not-recruit = Your recruit does not fit here. { $needs }
rm-not-discard = Nobody is placed now: hands are being sorted out.
rm-clash-hire = You cannot hire this { $worker }. { $fit }
rm-clash-teach = You have taught { $icon } already. Choose another card.
rm-clash = { $action } can do nothing with this { $worker }. Choose another card.
rm-goal-won = Goal: a Master on top. Reached with { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
  } left in the deck.
rm-goal-lost = Goal: a Master on top. You had { $n } of 15 workers; { $left ->
    [one] { $left } was missing
   *[other] { $left } were missing
  }.
rm-hint-card = Hired, it acts as a worker: { $action }. Bartered or taught, it becomes { $icon }. With RECRUIT it sends a knight to the { $icon } area.
rm-hint-place-title = A free place
rm-hint-place = A card rests on two others. Both its needs must meet the corners that touch them.
rm-hint-area-title = Recruit area
rm-hint-area = Whoever has the most knights here after the action phases, without a tie, wins the card. Then all knights of the area go home.
rm-hint-discard-title = Discard and refill
rm-hint-discard = Discard what you do not want; then hands are filled up to four cards, and empty areas get a new recruit.
rm-hint-hidden-title = A hand
rm-hint-hidden = Hands are secret. You only know how many cards there are, and the recruits everyone has seen.
rm-hint-seat-title = Player
rm-hint-seat = The first to complete the pyramid of 15 wins. If several do in the same phase, tokens and knights in play decide.
rm-hint-rivals-title = Opposing knights
rm-hint-rivals = Each round two cards from the deck send a knight each to the area of their icon. Then all knights go home.
chance-renaissance = Fair cards
chance-check-renaissance = Check the cards
