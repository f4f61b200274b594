# Ratings: rated tables, curves, leaderboards.

ratings = Ratings
part-ratings = Ratings

## A rated table
rated = Rated
rated-help = Counts for everybody’s rating. One seat each, no hints, and whoever leaves comes last.
rated-agreed = Rated: whoever sits down agrees that it counts. No hints; whoever leaves comes last.
unrated = Not rated
rated-no-accounts = this hall has no accounts.
rated-signed-out = rated games need an account. Sign in first.
rated-alone = a game alone has no rivals.
rated-one-screen = everybody plays with a key of their own, so nobody shares your screen.
rated-bots-only = only bots would play.
rated-unknown-bot = nobody knows how strong one of these bots is here.
rated-hints = hints are allowed.
rated-seed = whoever chose the seed may know what comes.
rated-other-game = with cards or content of your own it is another game.
wrong-rated-key = This is a rated game, and those need an account. Sign in, then take the seat.
wrong-rated-same-browser = Somebody has taken a seat at this rated table in this browser. Nobody plays a rated game against themselves.
rating-now = Rating { $rating }
rating-guess = Rating { $rating }, only a guess so far
rating-moved = rating { $rating }, { $kind ->
    [up] up { $n }
    [down] down { $n }
   *[same] unchanged
  }
rated-moved-h = What it did to the ratings

## One's own
ratings-line = The number is the best estimate, the band shows how sure it is. Only rated games count.
ratings-none = No rated games yet. Open a table and switch on “Rated”.
rating-games = { $n ->
    [one] One rated game.
   *[other] { $n } rated games.
  }
rating-between = Very likely between { $low } and { $high }.
rating-only-guess = Only a guess so far.
rating-best = Best so far: { $best }.
rating-of = { $game }, { $n } players
rating-curve = Rating from { $first } to { $last } over { $n ->
    [one] one game
   *[other] the last { $n } games
  }; lowest { $low }, highest { $high }. Now { $last }, give or take { $half }.
rating-history = Every step
rating-history-of = { $name }: { $game }, { $n } players
rating-step = Rating
rating-change = Change
rating-place = Place
rating-when = When
rating-place-of = { $place } of { $of }
rating-look = Look at the game
rating-latest = The latest { $n }.

## Leaderboards
leaders = Who plays best?
leaders-of = { $game }, { $n } players
leaders-none = Nobody has played enough rated games of this yet. Be the first.
leaders-name = Name
leaders-rating = Rating
leaders-sure = Give or take
leaders-games = Games
leaders-bot = { $level } bot
leaders-you = You: { $rating }, give or take { $half }. { $kind ->
    [guess] A few more games, and you are on the list.
   *[known] You are on the list as long as you play.
  }
leaders-choose-game = Game
leaders-choose-players = Players
leaders-players = { $n } players
leaders-how = How ratings work
leaders-how-scale = 400 points apart, the stronger one does better ten times out of eleven. The normal bot is at 1500; all bots stand where they stand in the arena and never move.
leaders-how-game = At a table of several, everybody is compared with everybody by their places. The less is known about you, the further one game moves you.
leaders-how-guess = A rating with a question mark is only a guess. It joins the list once it is sure enough, and leaves it after a year without games.
leaders-how-leave = Whoever resigns, is replaced or runs out of time comes last, whatever the bot makes of it.
leaders-how-again = Four games a day with the same rival count in full; each further one counts half as much as the one before.
leaders-how-low = To lose on purpose buys nothing: nothing here is given to the weak alone, and your best rating stays on your page.
