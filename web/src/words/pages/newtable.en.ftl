# A table of one's own
newtable-title = New table
newtable-head = Lay the table.
newtable-home = Back to the home page
newtable-game = Game
newtable-company = Players
newtable-company-friends = With friends
newtable-company-bots = With bots
newtable-company-here = All on this device
newtable-seats = Number of chairs
newtable-chairs = { $count ->
    [one] { $shown } chair
   *[other] { $shown } chairs
  }
newtable-fewer = One chair fewer
newtable-more = One chair more
newtable-chairs-list = Chairs round the table
newtable-chair = Chair { $number }
newtable-me = You
newtable-open = Free, for a friend
newtable-here = Somebody here
newtable-here-name = Player { $number }
newtable-here-field = Name on chair { $number }
newtable-bot = { $level ->
    [novice] Novice bot
    [casual] Casual bot
    [skilled] Skilled bot
    [expert] Expert bot
    [master] Master bot
   *[other] Bot ({ $level })
  }
newtable-bot-about = { $level ->
    [novice] often misses the best move. Good for a first game.
    [casual] plays for fun and makes mistakes.
    [skilled] plays sensibly and makes few mistakes.
    [expert] gives you a hard game.
    [master] plays as well as our bots can.
   *[other] plays in its own way.
  }

# The sentence that says what will happen
newtable-count = { $count ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $count }
  }
newtable-sum-play = You play { $game } with { $others }.
newtable-sum-watch = You watch { $others } play { $game }.
newtable-sum-alone = You play { $game } alone.
newtable-sum-invited = { $count ->
    [one] a friend you invite
   *[other] { newtable-count } friends you invite
  }
newtable-sum-anyone = { $count ->
    [one] whoever takes the free chair
   *[other] whoever takes the { newtable-count } free chairs
  }
newtable-sum-bots = { $level ->
    [novice] { $count ->
        [one] a novice bot
       *[other] { newtable-count } novice bots
      }
    [casual] { $count ->
        [one] a casual bot
       *[other] { newtable-count } casual bots
      }
    [skilled] { $count ->
        [one] a skilled bot
       *[other] { newtable-count } skilled bots
      }
    [expert] { $count ->
        [one] an expert bot
       *[other] { newtable-count } expert bots
      }
    [master] { $count ->
        [one] a master bot
       *[other] { newtable-count } master bots
      }
   *[other] { $count ->
        [one] a bot
       *[other] { newtable-count } bots
      }
  }
newtable-weaker = The engine of this server is not compiled, so bots that think ahead play weaker.
newtable-sum-clock = The clock: { $clock }.
newtable-next-invited = You get a link to send, and the game begins when every chair is taken. Bots can fill the rest.
newtable-next-anyone = The table appears in the list of open tables. The game begins when every chair is taken.
newtable-next-now = The game begins at once.
newtable-next-here = The game begins at once. Between turns, the hand of the last player is covered.
newtable-open-it = Open the table
newtable-start = Start

# Time
newtable-clock = Time to think
newtable-pace-none = No clock
newtable-pace-none-about = take as long as you like
newtable-pace-calm = Calm
newtable-pace-brisk = Brisk
newtable-pace-evening = An evening
newtable-pace-post = Correspondence
newtable-pace-own = Custom clock
newtable-clock-none = no clock
newtable-clock-days = { $days ->
    [one] one day for each move
   *[other] { $days } days for each move
  }
newtable-clock-move-seconds = { $count } seconds for each move
newtable-clock-move-minutes = { $count ->
    [one] one minute for each move
   *[other] { $count } minutes for each move
  }
newtable-clock-move-hours = { $count ->
    [one] one hour for each move
   *[other] { $count } hours for each move
  }
newtable-clock-bank-seconds = { $count } seconds each for the whole game
newtable-clock-bank-minutes = { $count ->
    [one] one minute each for the whole game
   *[other] { $count } minutes each for the whole game
  }
newtable-clock-bank-hours = { $count ->
    [one] one hour each for the whole game
   *[other] { $count } hours each for the whole game
  }
newtable-clock-bank-seconds-more = { newtable-clock-bank-seconds }, and { $increment } seconds more with every move
newtable-clock-bank-minutes-more = { newtable-clock-bank-minutes }, and { $increment } seconds more with every move
newtable-clock-bank-hours-more = { newtable-clock-bank-hours }, and { $increment } seconds more with every move
newtable-own-kind = Time limit
newtable-own-move = for each move
newtable-own-bank = for the whole game
newtable-own-days = in days, for slow games
newtable-own-move-amount = Seconds for each move
newtable-own-bank-amount = Minutes for each player
newtable-own-days-amount = Days for each move
newtable-own-increment = Seconds gained with every move

# Who may join
newtable-door = Who can come
newtable-join = Who can sit down
newtable-join-invited = Anyone with the link
newtable-join-invited-about = You choose who gets it.
newtable-join-anyone = Anyone
newtable-join-anyone-about = The table is in the list of open tables.
newtable-watch = Who can watch
newtable-watch-invited = Anyone with the link
newtable-watch-anyone = Anyone
newtable-watch-nobody = Nobody
newtable-chat = Table talk
newtable-chat-about = Players and spectators can write to each other.
newtable-silent = This game is played in silence: table talk is off while it runs.

# The rules
newtable-rules = Rules of { $game }
newtable-first = Your first game of { $game }? We suggest options with fewer rules.
newtable-first-set = Options for a first game
newtable-no-options = { $game } has no options.
newtable-read = Read the rules of { $game }

# What is wrong, at the field
newtable-look-again = Please check the marked fields.
newtable-wrong-name-empty = Please enter a name.
newtable-wrong-name-long = A name can have at most 40 letters.
newtable-wrong-choice = Choose one of these.
newtable-wrong-count = Please enter a whole number from { $least } to { $most }.
newtable-wrong-number = Please enter a whole number that the game allows.
newtable-wrong-some = Choose { $least } to { $most } of these.
newtable-wrong-short = Please enter at least { $shortest } letters.
newtable-wrong-long = Please enter at most { $longest } letters.
newtable-wrong-text = The game does not accept this text.
