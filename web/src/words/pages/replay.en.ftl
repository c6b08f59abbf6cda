# A game that is over, move by move; a record file from disk; what if; verifying.
replay-title = Replay: { $game }
replay-title-file = Open a record
replay-loading = Setting up the board…
replay-trouble = This game cannot be shown
replay-trouble-works = Other games and your tables are not affected.
replay-to-table = Back to the table
replay-to-home = Home

replay-file-head = A game from your disk
replay-file-text = Choose a record (a .tablee file), or drop it here. You can follow every move from each player’s point of view, and check that the game was fair.
replay-file-choose = Choose a record
replay-file-drop = Drop it to open it
replay-file-privacy = The file is sent to this server for the replay. It is not kept.
replay-file-where = Where do I get one? The score sheet of every game has “Download the record”. Games played in the terminal are in its games folder.
replay-file-other = Open another record
replay-file-long = This file is too long to be the record of a game.
replay-file-not = This record cannot be shown
replay-file-unread = The file could not be read.

replay-label = Replay
replay-begins = { $game } with { $names }, from the first move on
replay-start = Before the first move
replay-where = Move { $at } of { $all }
replay-hidden = { $seat } makes a choice that is hidden from this point of view.
replay-forced = Nothing else was possible.

replay-eyes = Point of view
replay-eyes-gallery = spectator
replay-eyes-of = { $name }
replay-slider = Position in the game
replay-first = To the beginning
replay-last = To the end
replay-back = One move back
replay-on = One move on
replay-round-back = One round back
replay-round-on = One round on
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-of =
    { $speed ->
        [1] slow
        [2] normal
       *[4] fast
    }
replay-turn = Turning point { $letter }, move { $at }
replay-keys = ← → one move · Shift: a round · Space: play
replay-story = Story
replay-players = Players
replay-menu = This game
replay-if = Play on from here
replay-if-over = the game is decided
replay-copy = Copy a link to this move
replay-copy-short = Copy link
replay-copied = The link to move { $at } is copied.
replay-copy-failed = The link could not be copied. It is in the address bar.
replay-download = Download the record
replay-download-short = Download
replay-verify = Verify
replay-score = Score sheet

if-title = What if?
if-text = A new game goes on from this position. The same cards come up: only the decisions are new. It does not count in anybody’s statistics.
if-seat = You take the seat of
if-bots = Bots take the other seats
if-acts = to move
if-go = Play on
if-cancel = Cancel

verify-title = Was the game fair?
verify-yes = Checked just now: everything that can be proved about this game is true.
verify-no = Something in this record is not true.
verify-mark =
    { $ok ->
        [yes] true
        [no] not true
       *[none] not promised
    }
verify-self = Check it yourself: download the record and run this on your own machine, with the same version of Tablée. It deals the cards again and repeats every move.
verify-compare = If you played in this game, compare the commitment with the one shown before the game began.
verify-close = Close
