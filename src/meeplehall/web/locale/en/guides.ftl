# The guided first games: notes of two or three sentences beside what they speak of.

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

guide-nobility-goal = Welcome to Caveborn! In ten rounds you place your dice all over town to house settlers, train apprentices and rise in rank. Your points are shown here. Your opponent went first; now it is your turn.
guide-nobility-card = These settlers are looking for a house. They want four to six goods, magic and artwork. You have one of each, so you need more magic.
guide-nobility-guild = The Wizards sell magic: the higher the die, the more you may buy. Choose a 5, then its place at the Wizards. Mind your reputation: the dice you place in a round may add up to 9, no more.
guide-nobility-goods = First the guild’s workshop: take the magic it gives. Then buy three more, for a coin each.
guide-nobility-house = That is enough! You have a house ready, so give it to the halflings: choose the card, then spend four magic. The artwork goes with it. Every good is a point, and workers come along.
guide-nobility-low = Low dice let you place people. Send a 2 to the Blacksmiths and buy the one good it allows.
guide-nobility-apprentices = With a 1 or a 2, two of your workers may become apprentices here. Send both: every round they earn you coins at income, and they add free goods when you buy at their guild.
guide-nobility-tavern = Time for new settlers. You have placed 7 pips, so your last 2 still fits: go to the Tavern and take these trobits, who want furnishings and jewelry.
guide-nobility-income = Your dice added up to 9, so no other fitted and you had passed. Once everyone has passed, the round ends with income: your two apprentices earned 2 coins each. Then everyone rolls again.
guide-nobility-castle = The White Castle raises your reputation at once, by more for a higher die. Your 1 raises it to 10, so you can place one more pip every round from now on.
guide-nobility-hall = The Guild Hall sells buildings, each for a die of its own. With a 3 you get this Blacksmiths’ workshop for 5 coins; one of your apprentices becomes its master. It brings points and nobility now, and a good at every income.
guide-nobility-turn = You own a building now and could sell it again, so your turn no longer ends by itself. End it here.
guide-nobility-port = The ship at the Port buys goods, as many as your die shows. With your 2, sell the weaponry for 3 coins and the magic for 1. Then end your turn.
guide-nobility-yard = Now you can afford a house for the trobits: 5 coins at the Construction Yard. Dice there may only go down from left to right, at the Tavern only up. Use your 3, then end your turn.
guide-nobility-pass = You have placed 9 pips, and your 5 would make it 14: too much for a reputation of 10. Pass this round.
guide-nobility-berk = Round 3. Visit Berk with your 1. He could bring in new settlers or new buildings, but take the free modifier; then you are done there, and end your turn.
guide-nobility-modifier = A modifier makes a die one higher or lower as you place it. A 2 buys one good, a 3 buys two: choose your 2, make it a 3, and go to the Artists. Skip the effect of their workshop.
guide-nobility-artwork = Buy two artworks. You have nobody to send here, so stop, and end your turn.
guide-nobility-council = The Stone Council pays well. Halflings live with you, and your nobility of 3 is enough for this tile: two artworks and a coin for 5 points. Choose your 5. It also costs 2 reputation.
guide-nobility-end = That was the whole town. After round ten, two goods left are worth a point, and high nobility up to 6. Your house is ready for the trobits: they need furnishings and jewelry. Play on, and point at anything to read what it does. Have fun!
guide-back = Back
guide-leave = Leave the guide
second = A better second game
second-help = Five positions, each with a question
second-of = { $game }: a better second game
second-right = Yes!
second-wrong = There is something better. Try another one.
second-burgundy-mine = Phase B has just begun, and your last die is a 4. What do you do with it?
second-burgundy-mine-why = Take the mine, even though it costs a worker. Every mine pays a Silverling at the end of each of the four phases to come, and with your knowledge tile 2 a worker as well. What pays every phase should come early.
second-burgundy-castle = You rolled a 5 and a 2, and you have no workers left. What first?
second-burgundy-castle-why = Place the castle. It costs you a die, but gives you an action with any number in return, so it is free. It also moves your castle region on. Dice that come back are the best dice.
second-burgundy-pigs = Phase C, and your last die is a 1. The pasture already has three pigs.
second-burgundy-pigs-why = Place the four pigs beside the three: 4 + 3 = 7 points at once, and the next pigs there score more still. Keep one kind of animal together in a pasture.
second-burgundy-knowledge = Phase D. Your last die is a 1, and you have two Silverlings. What comes first?
second-burgundy-knowledge-why = Buy knowledge tile 15: at the end it brings 3 points for each kind of goods you have sold. Then your 1 can still place a tile. A purchase needs no die, so buy what scores most for what you already have.
second-burgundy-ship = The very last turn: a 6 is left, and a ship is in your storage.
second-burgundy-ship-why = Place the ship with the help of a worker. It completes the last region of ships, covers the sixth ship space for the colour bonus, and loads goods that are worth a point each. At the end, finish what is nearly full.
second-renaissance-neighbours = Round 2. Place 2.1 is free, and two of your cards fit there. What do you choose?
second-renaissance-neighbours-why = Hire the Scholar. The Knight would fit too, but two shields side by side leave a place above them that no card fits, only a Renaissance Man. Neighbours should offer different icons.
second-renaissance-gap = Your Merchant and your Knight on level 2 have a gap between them.
second-renaissance-gap-why = Hire the Baker into the gap. He joins both sides, so two places on level 3 open up, and each has different icons below it. A second Knight at the edge would make a dead place, and recruiting can wait.
second-renaissance-climb = Phase 2. You may hire or teach. Which brings you further?
second-renaissance-climb-why = Hire the Baker onto level 3. He stands on the Renaissance Man, who fits everything, and from now on he acts in phase 3: one more action every round. Climb as soon as you can.
second-renaissance-four = You have already taught coin, bread and shield. What now?
second-renaissance-four-why = Teach the Scholar: the book is the fourth icon, and a Renaissance Man joins your pyramid. He fits anywhere and everyone fits on him, so he is worth more than a stored action.
second-renaissance-recruit = Your Knight may send one of your knights. Which recruit do you want?
second-renaissance-recruit-why = The Scholar in the bread area. He needs a coin and a book, which is what your Merchant and your Renaissance Man on level 3 offer: he goes straight to 4.1, without an action. Fight for recruits that fit at once.
second-nobility-castle = Round 2, and your reputation is 11. You have a 2, two 4s and a 6.
second-nobility-castle-why = Take the 6 to the White Castle. It raises your reputation by 3 for the rest of the game: three more pips in every one of nine rounds. Half of what the die costs comes back at once. Reputation is best bought early.
second-nobility-goods = The elves want furnishings and magic, four to six goods. You have one furnishing, a house and 3 coins.
second-nobility-goods-why = Use a 6 at the Wizards: it buys three magic, and with your furnishing that makes four. You can house the elves in this very turn, and the workshop adds a reputation. With a 4 you would have to exchange your weaponry there for the third magic.
second-nobility-apprentices = You have two workers and 3 coins. Which die do you place first?
second-nobility-apprentices-why = Send the 2 to the Merchants, where nobody works yet. A low die places both workers, and together they earn 4 coins in each round still to come. It also leaves most of your reputation for the high dice.
second-nobility-small = You want books for the humans, and 8 pips are left. You have two 4s and a 6.
second-nobility-small-why = A 4 is enough: the Scholars’ workshop gives you a book and you buy two more, so you can house the humans now. And the other 4 still fits afterwards. Use the smallest die that does the job.
second-nobility-lord = Your nobility is 4, you have 12 coins and two workers. What brings you most?
second-nobility-lord-why = Build a community building with a 4: 5 points, and 2 nobility make you a Lord at once, with your character’s benefit. It pays at every income and adds a point to every card you complete later.
