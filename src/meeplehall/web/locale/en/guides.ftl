# The guided games: notes of two or three sentences beside what they are about.

learn = Learn it
learn-help = A short guided game
guide-next = Next
guide-close = Close
guide-left = That is a good move too, but not the one this guide shows. Take it back with Undo, if you still can, to follow the guide again; or simply play on: your opponent now plays freely, and the rules are one click away.

## The Castles of Burgundy

guide-burgundy-goal = Welcome to Burgundy! This is your estate, with a castle to start from. In 25 rounds you fill its spaces with tiles. Regions you complete early score the most.
guide-burgundy-dice = Every round you roll two dice, and each gives you one action. The number says where: from depot 5 you take tiles with a 5, and from depot 4 with a 4.
guide-burgundy-take = Take the city hall: choose your 4, then the tile in depot 4. It goes to your storage, which has room for three.
guide-burgundy-worker = There is a watchtower in depot 6, but your other die shows a 5. A worker changes a die by one, so you can take it anyway. That uses your second die; confirm to end your turn.
guide-burgundy-place = A new round, with a 2 and a 3. Place the watchtower: the space must have its colour and the number of your die, and touch a tile you already have. This space is a region of its own: completed in the first phase it scores 11 points, and the watchtower 4 more.
guide-burgundy-castle = Now your 2: take the castle from depot 2. Castles are worth having, as you will see in a moment.
guide-burgundy-city = You have a 6 and a 3. Place the city hall on this 3. Buildings take effect as soon as you place them.
guide-burgundy-any = A city hall lets you place another tile, whatever the number of the space. Place your castle here.
guide-burgundy-extra = And a castle gives you a free action with any number! Take this ship. When you place a ship, it loads the goods of a depot.
guide-burgundy-sell = One die is left, a 6. Use it to sell your honey: all goods of a kind are sold at once, for 2 points each with two players, and one Silverling for the sale.
guide-burgundy-buy = You have two Silverlings. Once a turn you may spend two on a tile from the black depot in the middle. Take the four sheep: a pasture scores all animals of a kind together.
guide-burgundy-end = That is all you need. A die can also bring you two workers, mines pay Silverlings, and yellow tiles bend the rules: point at anything to read what it does. Place your ship and play on, or start a new table. Have fun!

## Renaissance Man

guide-renaissance-goal = Welcome! You build a pyramid of workers: five at the bottom, then four, three, two. The first to place a Master here at the top wins. Everyone decides at the same time and in secret.
guide-renaissance-foundation = First, your foundation. Lay these four from left to right: the Scholar, the Merchant, the Renaissance Man, who goes with everything, and the Knight. The Baker takes the last place.
guide-renaissance-workers = A worker with nobody above him gives you his action. Scholars TEACH, Merchants HIRE, Knights RECRUIT and Bakers BARTER. In phase 1 you take one action of level 1.
guide-renaissance-hire = HIRE this Knight onto level 2. What he needs at his two lower corners is offered by the workers below: a shield by the Knight, bread by the Baker. Choose HIRE, the card and the place, then confirm.
guide-renaissance-recruit = You now have somebody on level 2, so phase 2 is played, and your new Knight acts. RECRUIT with the Merchant card: you discard it, and one of your knights goes to the coin area to win the card there.
guide-renaissance-won = The actions are over. You have the most knights in the coin area, so its Scholar is yours. He fits here, between the Renaissance Man and the Knight: place him right away.
guide-renaissance-discard = Now you could discard cards you do not like; hands are filled up to four. Keep yours this time.
guide-renaissance-level = Round 2, phase 1 again. Your Scholar offers a book and your Knight a shield: just what this Baker needs. HIRE him onto level 3!
guide-renaissance-covered = In phase 2 your workers on level 2 are covered by the Baker, and covered workers do nothing. Pass this phase.
guide-renaissance-barter = Thanks to the Baker there is a phase 3. BARTER a card: it becomes a stored token, which later gives you the action of its icon, in any phase.
guide-renaissance-teach = You have not seen TEACH yet. Each card you teach puts one of four icons here; with all four you get a Renaissance Man, who fits anywhere.
guide-renaissance-end = Your token is stored here. Keep the cards that let you climb, discard the rest, and play on to the top. If you wonder about something, point at it or open the rules. Have fun!

## Rise to Nobility

guide-nobility-goal = Welcome to Caveborn! In ten rounds you place your dice all over the town to house settlers, train apprentices and rise in rank. The points you make are shown here. Your opponent has begun; now it is your turn.
guide-nobility-card = These settlers are looking for a house. They want four to six goods, magic and artwork. You have one of each, so you need more magic.
guide-nobility-guild = The Wizards sell magic, and the higher the die, the more. Choose a 5, then its place at the Wizards. Mind your reputation: the dice of a round may not add up to more than it, and yours is 9.
guide-nobility-goods = First the workshop of the guild: take the magic it gives. Then buy three more, for a coin each.
guide-nobility-house = Enough! You have a house ready, so give it to the halflings: choose the card, then spend four magic. The artwork goes with it. Every good is a point, and workers come along.
guide-nobility-low = Low dice are good for people. Send a 2 to the Blacksmiths and buy the one good it allows.
guide-nobility-apprentices = With a 1 or a 2, two of your workers may become apprentices here. Send both: at the end of each round they earn you coins, and they bring free goods when you buy at their guild.
guide-nobility-tavern = Time for new settlers. Your last 2 still fits your reputation: go to the Tavern and take these trobits, who want furnishings and jewelry.
guide-nobility-town = Your reputation was used up, so the round ended; the apprentices have paid. This round you need a house, from the Construction Yard, and more reputation, from the White Castle.
guide-nobility-end = There is more in town: buildings at the Guild Hall, ships at the Port, seats in the Stone Council, commissions at Berk's. Point at a place to read what it does, and play on. Have fun!
