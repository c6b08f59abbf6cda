# Home, the pages of the games, and what is printed on drawn things.
home-still-life = A round bistro table seen from above: a row of blue tiles, tokens, a score sheet, a glass, a card
home-tonight = Tonight

home-title = Pull up a chair
home-heading = Pull up a chair.
# The order as a sentence: Seat me at [a game of Coup] with [three others], [bots, at once].
home-order-seat = Seat me at
home-order-with = with
home-order-comma = ,
home-order-end-bots = .
home-order-end-people = , with bots if nobody comes.
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
home-note-first = Never played before? Hints explain each new kind of decision. Nothing to read first, and no account.
home-note-bots = Bots play fair: they see no more than you would in their seat.
home-note-people-some = { $count ->
    [one] One person is waiting at an open table.
   *[other] { $count } people are waiting at open tables.
  } You join them.
home-note-people-none = Nobody is waiting right now. We open a table for you; add bots whenever you like.
home-failed = The table could not be opened
home-down = The server is not answering
home-works = You can still read the rulebooks and the page of each game.

home-yours = Your tables
home-all-yours = All my tables
home-slip-turn = Your turn
home-slip-choosing = { $name } is choosing
home-slip-choosing-many = { $count } are choosing
home-slip-running = Game in progress
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
home-slip-do-running = Watch the game
home-slip-do-start = Start the game
home-slip-do-wait = Back to the waiting room
home-slip-do-over = See the score sheet
home-slip-left = { $time } left
home-slip-left-other = { $name } has { $time } left
home-slip-if = A what-if game
home-slip-opened = opened { $ago }
home-tables-trouble = Your tables could not be loaded

home-invite = Invite friends
home-invite-text = A table of your own. Send one link to fill the empty chairs.
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
home-open-text = Tables that are looking for players.
home-open-none = No table is open right now. Yours could be the first.
home-open-go = See the open tables
home-here = Around one screen
home-here-text = Pass one device around; hands stay hidden between turns.
home-here-go = Play on this device

home-shelf = The shelf
home-shelf-line = Complete rules, fair bots, no account.
home-next = Coming next
home-later = In preparation
home-later-text =
    { $count ->
        [one] Its box is ready; we open it soon.
       *[other] Their boxes are ready; we open them one by one.
    }
home-players = { $from }–{ $to } players
home-players-exactly =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
home-made-by = A game by { $names }.
home-minutes =
    { $each ->
        [yes] { $count } min each
       *[no] { $count } min
    }

home-learn = Learn at the table
home-guided = A first game, with hints
home-guided-which = Game to learn
home-guided-text =
    { $count ->
        [0] A real game of { $game }, with a hint for each new kind of decision. Nothing to read first.
        [one] A real game of { $game } against a bot, with a hint for each new kind of decision. Nothing to read first.
        [2] A real game of { $game } against two bots, with a hint for each new kind of decision. Nothing to read first.
       *[other] A real game of { $game } against { $count } bots, with a hint for each new kind of decision. Nothing to read first.
    }
home-guided-go = Start the guided game
home-question = A question about { $game }
home-rulebooks = Rulebooks
home-rulebooks-text = In our own words, with numbered rules: when a move is refused, you see which rule it is.
home-rulebook-of = The rules of { $game }
home-rulebooks-all = All rulebooks

game-facts = Facts
game-players = Players
game-players-range = { $from } to { $to }
game-time = Time
game-time-about =
    { $each ->
        [yes] about { $count } minutes for each player
       *[no] about { $count } minutes
    }
game-bots = Bots
game-bots-count = { $count ->
    [one] one level
   *[other] { $count } levels
  }
game-by = Designed by
game-published = First published
game-published-in =
    { $year ->
        [none] { $publisher }
       *[other] { $publisher }, { $year }
    }
game-independent = Tablée is not affiliated with the designer or the publisher. The rules are in our own words, and all drawings are ours.
game-play = Play now with bots
game-guided = Guided game
game-alone = Play alone
game-age_of_champagne-ways =
    The guided game is a first game alone against the Wine Merchant: fewer rules, and hints on the way.
    “Play alone” is the whole game against him.
game-new = New table
game-open = Open tables
game-rules = Read the rules
game-coming = Not available yet
game-unknown-title = There is no such game
game-unknown-text = This server has no game called “{ $id }”.
game-shelf = Back to the shelf
