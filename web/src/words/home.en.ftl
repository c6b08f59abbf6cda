# Home, the pages of the games, and what is printed on drawn things.
cover-coup = ten in a row|ends it all
cover-coupage = TWO WINES, ONE CAVA
cover-coupe-nation = TOGETHER, IN SILENCE
home-still-life = A round bistro table seen from above: a row of blue tiles, tokens, a score sheet, a glass, a card
home-tonight = Tonight

home-title = Pull up a chair
home-heading = Pull up a chair.
# The order as a sentence: Seat me at [a game of Coup] with [three others], [bots, at once].
home-order-seat = Seat me at
home-order-with = with
home-order-comma = ,
home-order-end-bots = .
home-order-end-people = , bots if nobody comes.
home-pick-game = Which game
home-pick-others = How many others
home-pick-company = Bots or people
home-game-of = a game of { $game }
home-others = { $count ->
    [1] one other
    [2] two others
    [3] three others
    [4] four others
    [5] five others
    [6] six others
   *[other] { $count } others
  }
home-bots = bots, at once
home-people = people first
home-play-now = Play now
home-play-busy = Laying the table…
home-note-first = Never played? You get a hint before each decision: nothing to read first, no account.
home-note-bots = Honest bots: they see no more than you would in their chair.
home-note-people-some = { $count ->
    [one] One person is waiting at an open table.
   *[other] { $count } people are waiting at open tables.
  } You sit down with them.
home-note-people-none = Nobody is waiting just now. A table opens for you; call bots to it whenever you like.
home-failed = The table did not open
home-down = The server does not answer
home-works = The rulebooks and the page of each game can still be read.

home-yours = Your tables
home-all-yours = All my tables
home-slip-turn = Your turn
home-slip-choosing = { $name } is choosing
home-slip-choosing-many = { $count } are choosing
home-slip-running = The game is on
home-slip-waiting = { $count ->
    [0] Everyone is seated
    [one] One chair is free
   *[other] { $count } chairs are free
  }
home-slip-won = You won
home-slip-winner = { $names } won
home-slip-over = The game is over
home-slip-stopped = Stopped by agreement
home-slip-with = { $game } with { $names }
home-slip-alone = { $game }, alone so far
home-slip-do-turn = Back to the table
home-slip-do-running = Watch and wait
home-slip-do-start = Go and start it
home-slip-do-wait = Back to the waiting room
home-slip-do-over = See the score sheet
home-slip-left = { $time } left
home-slip-opened = opened { $ago }
home-tables-trouble = Your tables did not come

home-invite = Invite friends
home-invite-text = A table of your own. One link fills the empty chairs.
home-invite-go = Open a table
home-invite-more = Choose the details
home-open = Sit down with strangers
home-open-some = { $tables ->
    [one] One table is open
   *[other] { $tables } tables are open
  }, with { $chairs ->
    [one] one free chair
   *[other] { $chairs } free chairs
  }.
home-open-text = Tables that look for company, and their free chairs.
home-open-none = No table is open just now. Yours could be the first.
home-open-go = See the open tables
home-here = Around one screen
home-here-text = Pass a single device around; hands stay hidden between turns.
home-here-go = Play on this device

home-shelf = The shelf
home-shelf-line = Every rule, honest bots, no account.
home-next = Next on the table
home-later = In preparation
home-later-text = Their boxes stand ready; they are turned round one by one.
home-players = { $from }–{ $to } players
home-minutes = { $count } min
home-coup-line = Six rows race to ten. Buy the colour you think will make it.
home-coupage-line = Blend two wines and a cava before your neighbours spoil the vat.
home-capa_doro-line = Grow, trade and roll. Sixty points of cigars win.
home-coupe_nation-line = Build one tower together, almost without a word.
home-age_of_champagne-line = Vines, cellars and orders, from chalk to cork.

home-learn = Learn at the table
home-guided = A first game, with hints
home-guided-which = Which game to learn
home-guided-text = A real game of { $game } against two bots, with a hint before each decision. Nothing to read first.
home-guided-go = Start the guided game
home-question = A question of { $game }
home-question-coup-text = Blue lies at 7 to 10 and at 12 to 15. Lay the 11: what is one blue token worth then?
home-question-coup-picture = Blue tiles 7, 8, 9, 10, an empty space, 12, 13, 14, 15
home-question-coup-right = { $value }, yes. Two runs of four brought { $before }; nine in a row bring { $value }. One more tile is the Coup.
home-question-coup-wrong = No: two runs of four brought { $before }, but joined they are nine in a row, and that brings { $value }. One more tile is the Coup.
home-question-coupage-text = Your white cava still needs two Time, then its bottle. No Time card in your hand: grapes must do. How many stars is that at least?
home-question-coupage-picture = To be paid: one Time, another Time, and the bottle
home-question-coupage-right = { $value }, yes: { $each } stars stand in for each Time, and a cava takes { $each } more to bottle. A Time card saves you a good grape.
home-question-coupage-wrong = No: { $each } stars stand in for one Time, twice, and a cava takes { $each } more to bottle. That makes { $value }; a Time card would save you { $each } of them.
home-rulebooks = Rulebooks
home-rulebooks-text = In our words, every sentence numbered, so that a refused move can say which one.
home-rulebook-of = The rules of { $game }
home-rulebooks-all = All rulebooks

game-facts = Facts
game-players = Players
game-players-range = { $from } to { $to }
game-time = Time
game-time-about = about { $count } minutes
game-bots = Bots
game-bots-count = { $count ->
    [one] one strength
   *[other] { $count } strengths
  }
game-by = Designed by
game-published = First published
game-published-in =
    { $year ->
        [none] { $publisher }
       *[other] { $publisher }, { $year }
    }
game-independent = Tablée is not affiliated with the designer or the publisher. The rules are told in our own words and every drawing is ours.
game-play = Play now against bots
game-guided = Guided game
game-new = New table
game-open = Open tables
game-rules = Read the rules
game-coming = Not on the table yet
game-unknown-title = No such game here
game-unknown-text = There is no game called “{ $id }” here.
game-shelf = Back to the shelf
game-coup-about = Six rows of twenty spaces belong to nobody. Everybody lays tiles, everybody buys tokens, and a token is worth what its row’s unbroken runs are worth when the game stops. It stops with a bang: ten in a row. So you race a colour you hold, slow down the one your neighbour holds, and watch for the moment when one tile joins two runs and doubles a fortune.
game-coupage-about = Four barrels, a hand of grapes, and five recipes. Lay a blend, let it age, pay with the grapes you would rather have kept, and bottle two wines and a cava before anybody else. Meanwhile the neighbours spoil your wine, let your grapes evaporate and steal your time; you do the same to them.
