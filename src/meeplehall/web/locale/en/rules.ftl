# The rules pages: each game in two minutes, and everything in pictures.

rules-overview = The game in two minutes
rules-dictionary = Everything in pictures
rules-dictionary-help = Every tile, card and sign, what it does, and the rule that says so.
rules-reference = All rules
dict-count = { $n } in the game
dict-count-black = { $n } in the game, { $black } with a black back

## The Castles of Burgundy
overview-burgundy = You are a prince in Burgundy and fill your estate with castles, mines, ships, animals, buildings and knowledge. Whoever fills regions early and well scores most.
cb-overview-1-title = Two dice, two actions
cb-overview-1 = Every round you roll two dice. Each die is one action. A worker makes a die one higher or lower.
cb-overview-2-title = Take a tile
cb-overview-2 = A die takes a tile from the depot with its number into your storage, which holds three.
cb-overview-3-title = Place a tile
cb-overview-3 = A die places a tile from storage on a space of its colour with that number, next to a tile you already have. Then the tile takes effect.
cb-overview-4-title = Sell goods, or take workers
cb-overview-4 = A die sells all your goods of its number: points for each, and a Silverling. Or, whatever it shows, it brings you two workers.
cb-overview-5-title = Buy once a turn
cb-overview-5 = For two Silverlings, without a die: any tile from the black depot.
cb-overview-6-title = Fill regions
cb-overview-6 = A full region scores by its size: 1, 3, 6, 10, 15, 21, 28 or 36 points. The first two to cover all spaces of a colour get a bonus.
cb-overview-7-title = Five phases of five rounds
cb-overview-7 = A region filled in phase A scores 10 more, in phase E only 2. After each phase mines pay and new tiles come.
cb-overview-8-title = At the very end
cb-overview-8 = Goods and Silverlings left are worth a point each, two workers one point, and yellow tiles from 15 on score now. Most points win.
cb-dict-castles = Castles, mines and ships
cb-dict-animals = Animals
cb-dict-buildings = Buildings
cb-dict-knowledge = Knowledge: while you play
cb-dict-knowledge-help = Helps you from the moment it lies in your estate.
cb-dict-knowledge-end = Knowledge: at the end
cb-dict-knowledge-end-help = Scores once, when the game is over.
cb-dict-goods = Goods, Silverlings, workers
cb-dict-silverling = Two of them buy a tile from the black depot, once a turn. Left over at the end, each is worth a point.
cb-dict-worker = Each makes a die one higher or lower; after 6 comes 1 again. Left over at the end, two are worth a point.

## Renaissance Man
overview-renaissance = You build a pyramid of workers: five, four, three, two and one Master on top. Everyone chooses in secret and at the same time; the first to place a Master wins.
rm-overview-1-title = Fifteen workers, five levels
rm-overview-1 = Five foundation workers carry everything. The pyramid grows level by level up to the Master.
rm-overview-2-title = Who fits where
rm-overview-2 = A card rests on two workers. What it needs at its two lower corners must be offered right below.
rm-overview-3-title = Four workers, four actions
rm-overview-3 = Merchants HIRE a card into the pyramid, Scholars TEACH, Bakers BARTER, Knights RECRUIT. Each action costs a card from your hand.
rm-overview-4-title = Sealed choices
rm-overview-4 = In every phase all players choose an action in secret. When the last has chosen, everything is revealed at once.
rm-overview-5-title = Phase by phase
rm-overview-5 = In phase 1 workers on level 1 act, in phase 2 those on level 2, up to level 4. Only workers nobody stands on act. A phase is played only if somebody has a worker there.
rm-overview-6-title = Recruits
rm-overview-6 = Knights go to four areas. Whoever has the most there, without a tie, wins the card and may place it at once.
rm-overview-7-title = The Renaissance Man
rm-overview-7 = TEACH all four icons and you get a Renaissance Man. He fits anywhere, and everyone fits on him.
rm-overview-8-title = Tokens and knights
rm-overview-8 = BARTER turns a card into a stored token: its action once, in any phase. RECRUIT sends a knight to the area of the card’s icon.
rm-dict-workers = Workers
rm-dict-workers-help = Everyone starts with these five as a foundation.
rm-dict-pieces = Tokens, knights and letters
rm-dict-cards = Cards of the deck t12: { $worker }
rm-dict-card = Offers { $left } and { $right }; { $needs }.
rm-dict-token = Token: { $icon }
rm-dict-token-help = Stored, it is worth one { $action } in any phase. Taught, it is one of the four icons of a Renaissance Man.

## Rise to Nobility
overview-nobility = You own land near the new town of Caveborn. In ten rounds your dice bring settlers, goods, buildings and a name. Whoever has the most points wins.
rn-overview-1-title = Dice and reputation
rn-overview-1 = Every round you roll five dice and place one a turn. All the dice you place in a round may add up to your reputation, no more: at first 9.
rn-overview-2-title = Tavern: take settlers
rn-overview-2 = Take one of the open settlers cards. Dice there may only rise from left to right. You hold three cards at most.
rn-overview-3-title = Construction Yard: buy a house
rn-overview-3 = A house costs 5 coins. Dice there may only fall from left to right. Every settlers card needs a house.
rn-overview-4-title = Guilds: goods and apprentices
rn-overview-4 = A high die buys more goods for a coin each; a low die sends more workers as apprentices. First the guild’s workshops take effect.
rn-overview-5-title = House settlers
rn-overview-5 = Once a turn: give the goods a card wants and a house. Every good is a point, and workers and nobility come along.
rn-overview-6-title = Guild Hall: build
rn-overview-6 = A workshop needs your apprentice in its guild, a community building needs a worker. Both bring points and nobility, and pay from then on.
rn-overview-7-title = Port, Council, Castle, Berk
rn-overview-7 = Sell goods on the ship; fulfil council tiles for points at the cost of 2 reputation; raise your reputation; get modifiers that change a die by one.
rn-overview-8-title = Income and the end
rn-overview-8 = When everyone has passed, apprentices earn coins and buildings pay. After round 10 two goods are a point, and nobility scores up to 6.
rn-dict-signs = Goods and signs
rn-dict-characters = Characters
rn-dict-character = Up to { $n } { $good } on a settlers card. As a Lord: { $benefit }.
rn-dict-settlers = Settlers cards
rn-dict-buildings = Buildings
rn-dict-community = { $n } points and { $stars } nobility; a point for every settlers card you complete later, and the reward of its lot at every income.
rn-dict-ships = Ships
rn-dict-ship = Ship { $n }
rn-dict-hold = { $goods } at { $n }
rn-dict-council = Stone Council tiles
rn-dict-events = Events
rn-dict-event = deck { $n ->
    [1] I
   *[2] II
  }
rn-dict-desks = Desks of the Chancery
rn-dict-desk = Desk, die { $n }
rn-dict-desk-races = { $one }; with five or six players also { $other }
rn-dict-commissions = Commissions of the Chancery
rn-dict-commission = Commission
rn-dict-objectives = Objectives of the solo game
