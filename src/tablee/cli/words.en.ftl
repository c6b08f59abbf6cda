# The `tablee` command and the terminal table.

## Help

cli-about = Tablée: board games at a digital table, with fair bots.
cli-epilog = “tablee play” starts a game at once. “tablee COMMAND --help” says more about a command.
cli-usage = usage:
cli-commands = commands
cli-arguments = arguments
cli-options = options
cli-about-play = play a game against bots, here in the terminal
cli-about-games = list the games
cli-about-record = show or check a recorded game
cli-about-show = show the game as prose, with its score sheet
cli-about-verify = replay the game and check its moves, its result and its seed
cli-about-bench = measure the engine
cli-about-match = let bots play each other many times, and count
cli-about-serve = open tables for people and bots, in the browser
cli-about-load = measure a server under load: bots at many tables, over real sockets
cli-about-backup = copy all data of a server into one file, while it runs
cli-about-restore = restore a backup into an empty store
cli-help-help = show this help
cli-help-lang = language, en or fr
cli-help-version = show the version, and whether the engine is compiled
cli-help-game = which game, such as coupage (coup)
cli-help-seats = number of players, you included (4, or what the game allows)
cli-help-bots = your opponents: novice, casual, skilled, expert or master; for research also random, greedy, ismcts or ismcts:500; one name for all, or one for each (skilled)
cli-help-seed = play the game with this number; without it, the cards are random
cli-help-option = an option of the rules; may be given several times
cli-help-content = a JSON file that replaces printed values; the rules of the game describe it (“rules” at the table)
cli-help-name = your name at the table
cli-help-new = begin a new game even if one is waiting
cli-help-plain = lines of text instead of the full-screen table
cli-help-fast = bots move at once
cli-help-data = where games are kept
cli-help-file = a record, such as games/coup-….tablee; verify takes several
cli-help-bench-game = only this game
cli-help-match-game = which game, such as coupage
cli-help-match-bots = who plays: levels, random, greedy, greedy@1 or ismcts:500; one name for each seat, or fewer (see --seating); in a cooperative game they are one team
cli-help-match-games = number of games, rounded up to whole deals (400)
cli-help-match-seats = seats at the table (one for each name)
cli-help-match-seating = with fewer names than seats: half, they share the seats evenly, or one, the first name has one seat and the others the rest (half)
cli-help-match-seed = another number gives other deals; the same one gives the same match (1)
cli-help-match-sprt = stop as soon as it is clear whether the first bot wins P or Q percent, such as 50:55; each answer is wrong in at most 5 % of matches
cli-help-match-json = file for the result, such as match.json; the games are kept beside it, in match.games.jsonl
cli-help-match-resume = continue a match from its file
cli-help-match-jobs = number of processes (one for each core)
cli-help-json = print JSON
cli-help-server-data = where the server keeps its tables and its key
cli-help-database = database address: sqlite:///FILE or postgresql://… (a file in the data directory)
cli-help-host = address to listen on (127.0.0.1: only this machine)
cli-help-port = port to listen on; the next free one if it is taken (8080)
cli-help-lan = let other devices on this network connect, and print their address
cli-help-no-browser = do not open the browser
cli-help-secret = key that signs cookies, at least 16 characters; better given as TABLEE_SECRET (a file in the data directory)
cli-help-server-content = a JSON file that replaces printed values of a game, as its rules describe it; may be given several times
cli-help-origin = public address of the server behind a proxy that changes names, such as https://play.example.org; may be given several times
cli-help-proxy = trust what a proxy at this address says about clients (without an address: a proxy on this machine)
cli-help-workers = number of processes; more than one needs PostgreSQL (1)
cli-help-pace = shortest time a bot takes for a move, in milliseconds (800)
cli-help-away-after = seconds after which a bot may replace somebody who has left (120)
cli-help-call-after = seconds after which somebody who is away is notified of their turn (20)
cli-help-contact = how push services reach you, mailto:… or https://… (the sender of the mail, or the address given with --origin)
cli-help-mail = server for mail to people who want it, smtp:// or smtps://; better given as TABLEE_MAIL
cli-help-mail-from = sender of that mail
cli-help-webhook = address that is notified of every call, as JSON; better given as TABLEE_WEBHOOK
cli-help-webhook-secret = secret that signs these notifications; better given as TABLEE_WEBHOOK_SECRET
cli-help-forget-after = days without activity after which a table is abandoned (30)
cli-help-unplayed-after = days after which tables that never began and guests who never played are deleted (14)
cli-help-least-free = open no new tables when less disk space than this is left, in megabytes (100)
cli-help-new-store = start with an empty store even if there are keys of an earlier server
cli-help-metrics-token = token with which another machine may read /metrics; better given as TABLEE_METRICS_TOKEN
cli-help-log = write the log as text or as JSON (text)
cli-help-no-limits = accept any number of requests; only for measuring
cli-help-load-url = address of a server that runs with --no-limits; without it, one is started
cli-help-load-mode = what to measure: as many moves as possible (max), a steady stream (paced), recovery after a crash (recovery), or everything (all) (max)
cli-help-load-game = the game that is played (coup)
cli-help-load-tables = number of tables where a game is played
cli-help-load-seats = seats at each table (4)
cli-help-load-seconds = how long to measure (10)
cli-help-load-rate = moves per second in total, for a steady stream
cli-help-load-effects = every player asks what each choice would bring, as a browser does
cli-help-load-open-tables = number of further tables that are open but idle
cli-help-backup-file = file to write
cli-help-restore-file = a file written by “tablee backup”

## Complaints

cli-unknown-command = There is no command “{ $name }”. Did you mean: { $near }?
cli-unknown-verb = There is no command “{ $name }” for records. Did you mean: { $near }?
cli-unrecognized = “{ $text }” is unknown; “{ $usage } --help” lists what there is.
cli-required = { $text } is missing; see “{ $usage } --help”.
cli-needs-value = { $text } needs a value; see “{ $usage } --help”.
cli-takes-no-value = { $text } takes no value; see “{ $usage } --help”.
cli-bad-arguments = These arguments are not understood ({ $text }); see “{ $usage } --help”.
cli-not-a-number = { $option } takes a whole number such as 4, not “{ $text }”.
cli-out-of-range = { $option } must be between { $least } and { $most }, not “{ $text }”.
cli-bad-content = “{ $text }” should be a game and a file, such as “coup=values.json”.
cli-bad-log = “{ $text }” is not a kind of log; choose text or json.
cli-unknown-language = There is no language “{ $name }” here; choose en or fr.
cli-bad-option = “{ $text }” should be an option and its value, such as “name=value”.
cli-bad-name = “{ $name }” cannot be a name at the table: it should have 1 to { $longest } letters, and not be that of a bot in a record.
cli-too-many-bots = { $bots } bots and you need more chairs than { $seats }: give fewer bots or a larger --seats.
cli-no-folder = { $where }: a folder is needed there, but it cannot be created.
cli-missing = { $where }: there is no such file.
cli-is-folder = { $where }: this is a folder; a file is needed.
cli-not-folder = { $where }: this is not a folder; a folder is needed.
cli-not-allowed = { $where }: you have no permission to use it; choose another place or change its permissions.
cli-read-only = { $where }: this disk is read-only; choose another place with --data.
cli-disk-full = { $where }: the disk is full. Free some space, and the game is saved with the next move.
cli-system = { $where }: this is not possible ({ $reason }).
cli-too-long = { $where }: the file is far too long to be a game.
cli-not-text = { $where }: this is not a text file, so it is not a Tablée record.
cli-other-game = { $where }: this is not a game of { $title } with a person at the table.
cli-already-playing = A game of { $title } is already being played from { $where }; finish it there, or give another place with --data.
cli-unexpected = Something went wrong ({ $kind }: { $reason }). Your game is saved up to the last move; TABLEE_DEBUG=1 shows more.
cli-temporary = There is no place to keep your games, so they are in { $where } until the machine is cleaned up; choose a place with --data.
cli-damaged = Your last game could not be read and was set aside as { $where }: { $reason }
cli-options-wait = A game is waiting, so your options apply to the next one; --new starts it at once.

## Server

cli-backed-up = Everything is copied to { $where }. Keep the file safe: it contains the secrets of the games.
cli-restored = Everything from { $where } is restored.
cli-restored-unchecked = This backup is from an earlier version and has no checksum: only its structure was checked.

## Games and records

cli-games-id = name
cli-games-title = game
cli-games-players = players
cli-games-credits = by
cli-games-bots = bots
cli-record-true = { $where }: true to the rules; { $result }
cli-record-so-far =
    { $moves ->
        [one] { $where }: true to the rules so far, unfinished after one move
       *[other] { $where }: true to the rules so far, unfinished after { $moves } moves
    }
cli-record-commitment = { $where }: the secret matches the commitment { $commitment }
cli-record-branched =
    { $moves ->
        [0] { $where }: dealt anew from known cards, so it promises nothing about luck
        [one] { $where }: goes on from move 1 of another game, with its cards, so it promises nothing about luck
       *[other] { $where }: goes on from move { $moves } of another game, with its cards, so it promises nothing about luck
    }
cli-record-stopped =
    { $moves ->
        [one] { $where }: true to the rules, stopped after one move
       *[other] { $where }: true to the rules, stopped after { $moves } moves
    }
cli-record-won =
    { $count ->
        [0] nobody has won
       *[other] won by { $names }
    }
cli-record-unfinished = This game is not finished, so only what everybody could see is shown.

## Matches

cli-match-title = { $title }, { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }: { $games ->
        [one] one game
       *[other] { $games } games
    } { $deals ->
        [one] of one deal
       *[other] of { $deals } deals
    }, seed { $seed }
cli-match-options = with { $options }
cli-match-progress = { $title }: { $bots }
cli-match-so-far = { $bot } { $share } ({ $low }–{ $high })
cli-match-bot = bot
cli-match-wins = wins
cli-match-share = share
cli-match-interval = 95 % interval
cli-match-fair = fair
cli-match-points = points
cli-match-rating = rating
cli-match-median = ms, median
cli-match-p95 = ms, 95 %
cli-match-stronger = { $bot } wins more than its fair share of { $fair }: its whole interval is above it.
cli-match-weaker = { $bot } wins less than its fair share of { $fair }: its whole interval is below it.
cli-match-even = No difference is shown: the interval of { $bot } contains its fair share of { $fair }.
cli-match-team = The team won { $wins } of { $games } games: { $share }, 95 % interval { $low } to { $high }.
cli-match-sprt-high = Test of { $low } against { $high } (SPRT): decided for { $high }, with at most 5 % risk of error.
cli-match-sprt-low = Test of { $low } against { $high } (SPRT): decided for { $low }, with at most 5 % risk of error.
cli-match-sprt-undecided = Test of { $low } against { $high } (SPRT): undecided after all games; more of them may tell.
cli-match-lost = { $count ->
        [one] One game could not be played and its deal does not count: { $reason }.
       *[other] { $count } games could not be played and their deals do not count; the last: { $reason }.
    }
cli-match-saved = The result is in { $where }, the games are in { $games }.
cli-match-stopped = Stopped after { $played } of { $total } games; the same command with --resume continues.
cli-match-no-ratings = Ratings need the Python package openskill: pip install tablee[lab]
cli-match-resume-what = --resume continues a match from its file: name it with --json.
cli-match-bad-seating = “{ $text }” is not a seating; choose half or one.

## At the table

cli-guest = Guest
cli-amount = { $points }
cli-resumed = You continue the game you left; --new starts another.
cli-saved = The game is saved; continue it with “{ $command }”.
cli-after-game = The game is over: type “new” for a rematch, or “quit”.
cli-no-moves = You have nothing to decide now.
cli-undone-free = Undone.
cli-undone-agreed = Undone. The same cards will be drawn again.
cli-line-help =
    Type a move (its last word is enough where only one fits), or one of these words:
      moves  what you can do now      undo   undo your last move
      table  show the table again     log    what has happened
      score  everybody’s points       rules  the rulebook
      info   a closer look at visible cards
      new    leave this game and begin another
      quit   save and leave (so does the end of input)

cli-title-continue = A game is waiting
cli-continue-about = You left a game of { $title }. Also at the table: { $names }.
cli-button-continue = Continue
cli-button-new = New game
cli-button-rematch = Rematch (n)
cli-button-look = Look at the table
cli-button-quit = Quit
cli-button-keep = Keep playing
cli-new-sure = Begin a new game? This one stays unfinished and cannot be continued.
cli-too-small = This window is { $width }×{ $height }. The table needs at least 80×24: make it larger, or leave with q and use “tablee play --plain”.
cli-title-moves = Moves
cli-title-keys = Keys
cli-together = All together
cli-title-info = A closer look
cli-since = Since your last turn
cli-since-nothing = Nothing has happened yet.
cli-title-score = Score sheet
cli-type-move = a move, such as { $example }
cli-hint = Hint
cli-hints-on = Hints are on.
cli-hints-off = Hints are off.
cli-fast-on = Bots move at once.
cli-fast-off = Bots take their time.
cli-undo-waits = Your move is undone as soon as { $seat } has moved.
cli-nothing-there = You cannot do anything with that now.
cli-not-a-move = There is nothing to play here now.
cli-by-itself = Only one move was possible, so it was played for you: { $moves }.
cli-unsaved = Not saved: { $reason }
cli-undo-free = You can undo freely: nothing has been revealed since your last move.
cli-undo-agreed = Undo takes you back to before your last move; the same cards will be drawn again.

cli-foot-keys = keys
cli-foot-undo = undo
cli-foot-moves = moves
cli-foot-type = type
cli-foot-rules = rules
cli-foot-info = info
cli-foot-hints = hints
cli-foot-language = français
cli-foot-quit = quit

cli-name-click = mouse
cli-name-letters = letter
cli-key-arrows = choose a piece
cli-key-enter = play it
cli-key-click = play a piece, or see why you cannot
cli-key-letters = the moves shown below your hand (or a digit)
cli-key-colon = type a move
cli-key-m = list of moves
cli-key-u = undo your last move
cli-key-r = rulebook (also F1)
cli-key-i = what happened since your last turn, and visible cards
cli-key-tab = look at any piece (PgUp and PgDn scroll the table)
cli-key-g = hints on or off
cli-key-f = bots at once, or at their own pace
cli-key-t = dark or light
cli-key-l = français
cli-key-n = new game
cli-key-e = score sheet so far (also F2)
cli-key-q = save and quit
cli-key-escape = close this

cli-sign-cursor = selected
cli-sign-choice = possible now
cli-sign-recent = changed since your last move
cli-sign-gain = would gain
cli-sign-loss = would lose
cli-sign-goes = would go
cli-sign-blocked = would be blocked
cli-sign-back = face down
cli-sign-empty = nothing there

cli-point-board = The board
cli-point-hand = Your tiles
cli-point-tokens = The tokens
cli-point-cash = Your cash
cli-point-phases = The steps
cli-point-prompt = The choice
cli-point-supply = The supply
cli-point-score = The score

cli-you-can = You can: { $moves }.
cli-you-can-also = You can: { $moves }, and more: “moves” lists them all.
cli-data-folder = Games are kept in { $where }.
cli-interpreted = The engine is not compiled ({ $why }), so bots think more slowly.
cli-weaker-bots = The engine is not compiled here, so searching bots play weaker.
cli-help-bot-seed = random seed of the bots: with --seed, the same game can be played again
cli-unknown-word = “{ $text }” is unknown; “{ $usage } --help” lists what there is.

cli-record-title = { $title }: { $names }
cli-pointed = { $place }: { $text }
cli-see-score = Enter shows the score.
cli-unknown-key = That key does nothing here; ? shows the keys.
cli-undo-sure = This undoes { $steps } moves: your last one and all moves since. The same cards will be drawn again.
cli-undo-again = This undoes { $steps } moves: your last one and all moves since. Type “undo” once more to do it.
cli-new-again = This game stays unfinished and cannot be continued. Type “new” once more to begin another.
cli-button-undo = Undo
cli-for-example = (for example: { $example }; “help” lists more)
cli-log-empty = Nothing has happened yet.
cli-foot-play = play
cli-foot-score = score
cli-name-enter = Enter
cli-name-rows = capital
cli-key-rows = jump to the row or card of that letter
