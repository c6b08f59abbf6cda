# The table: prompt, people, story, talk, waiting room, guide, shortcuts.
client-offline = The server cannot be reached. Check your connection.
client-strange = Something unexpected happened on this page. Load it again; nothing that was saved is lost.
client-strange-answer = This page does not understand the server’s answer ({ $status }).
client-closed = The connection to the table was closed before an answer came.

me-names = Amandine, Bastien, Céleste, Damien, Élise, Fabrice, Gaëlle, Hugo, Inès, Jules, Katell, Léonie, Maxence, Noémie, Odile, Pascal, Quentin, Rosalie, Sylvain, Thelma, Ursule, Valentin, Yseult, Zélie

table-loading = Laying the table…
table-home = Tablée, home
table-phases = Phases
table-rules = Rules
table-new-tab = opens in a new tab
table-menu = More
table-close = Close
table-title-turn = Your turn: { $game }
table-title-over = { $game } is over
table-your-clock = your clock
table-undo = Undo
table-undo-ask = Ask to undo
table-undo-why =
    { $state ->
        [nothing] nothing to undo
        [never] not in this game
        [same] cards unchanged
       *[ask] others must agree
    }
table-confirm = { $move }? Confirm, or choose something else.
table-undo-same = What is drawn stays the same: undoing changes nobody’s luck.
table-undo-far =
    Undoes { $own ->
        [one] your last move
       *[other] your last { $own } moves
    } and { $others ->
        [one] one move of the others.
       *[other] { $others } moves of the others.
    }
table-undo-far-do = Undo them
table-undo-far-not = Cancel
table-as-written = { $text }
table-not-now = Not now:
table-rule = Rule { $clause }
table-hint = You can choose anything that glows.
table-following = The board still shows what happened; you can choose already.
table-watching = You are watching. All hands are hidden.
table-sending = Sending…
table-has-resigned = has resigned
table-bot = { $level }
table-bot-for = { $level } stands in
table-bot-thinks = is thinking, up to 3 s
table-away = away
table-automaton = played by the rules
table-acts = is choosing
table-watchers =
    { $count ->
        [one] One person is watching
       *[other] { $count } people are watching
    }
table-story = Story so far
table-story-empty = Nothing has happened yet.
table-story-earlier = Show { $count } earlier lines
table-since = Since your last turn
table-since-more = All { $count } lines
table-since-less = Show less
table-talk = Table talk
table-talk-none = Table talk is off here.
table-talk-silent = No table talk while this game runs: its rules forbid hints.
table-talk-empty = Nobody has said anything yet.
table-talk-label = Say something
table-talk-send = Say
table-talk-remove = Remove
table-talk-mute = Mute
table-moves =
    { $count ->
        [0] No choice
        [one] Your one choice
       *[other] Your { $count } choices
    }
table-moves-why = not your turn
table-left = { $now } of { $all }
table-moves-none = It is not your turn. If you type a move, you are told why it is not possible.
table-type = Type a move
table-type-do = Play it
table-proposal =
    { $what ->
        [undo] { $mine ->
            [yes] You ask to undo your last move.
           *[no] { $seat } asks to undo their last move. The same cards would be drawn again.
        }
        [replace] { $mine ->
            [yes] You propose that a bot plays for { $other }.
           *[no] { $seat } proposes that a bot plays for { $other }, who can come back at any time.
        }
       *[stop] { $mine ->
            [yes] You propose to stop the game here.
           *[no] { $seat } proposes to stop the game here.
        }
    }
table-proposal-waits = Still to answer: { $names }.
table-agree = Agree
table-decline = No, play on
table-withdraw = Withdraw
table-again = Reconnecting…
table-back = Connected again.
table-lost = Connection lost.
table-lost-kept = You can still read the table, and a move that you make is kept.
table-lost-move = Your move is kept and will be sent: { $move }.
table-lost-again = Trying again in { $seconds } s
table-lost-now = Try now
table-pass = Pass the device to { $name }
table-pass-why = Everybody else, please look away. { $name } then opens the table.
table-pass-ready = I am { $name }, show the table
table-tabs = Parts of the table
table-tab =
    { $name ->
        [table] Table
        [people] Players
        [story] Story
       *[talk] Talk
    }
table-stay = Stay at the table
table-see-score = See the score
table-tab-hurt = something happened to you
table-to-score = Score sheet
table-ended =
    { $status ->
        [stopped] The game was stopped by agreement.
       *[other] The game was abandoned after a long time without a move.
    }
table-speed =
    Speed: { $speed ->
        [fast] fast
        [instant] at once
       *[other] normal
    }
table-speed-why =
    { $speed ->
        [fast] The board shows what happens three times as fast. Again (F): at once.
        [instant] The board shows at once what has happened. Again (F): step by step.
       *[other] The board shows what happens step by step. Again (F): faster.
    }
table-faster = Faster bots
table-rematch = Rematch

menu-title = At this table
menu-return = Take my seat back from the bot
menu-settings = Settings
menu-log = Download the game so far
menu-record = Download the record
menu-replace = Let a bot play for { $name }
menu-stop = Propose to stop
menu-stop-alone = Stop the game
menu-resign = Resign
menu-resign-ask = Resign this game?
menu-resign-what =
    { $seats ->
        [2] The other player wins. This cannot be undone.
       *[other] A bot takes your seat, and you come last. This cannot be undone.
    }
menu-resign-yes = Resign
menu-resign-no = Keep playing
menu-invite = Invite others to watch, or to play next time
menu-fair = How you can check that the draws are fair
menu-commitment = The order of the cards was fixed before anybody sat down. When the game is over, you can check it against this seal:

guide-label = Guide
guide-next = Got it
guide-none = Hints appear here whenever something new is asked of you.
guide-earlier = Hints so far
guide-off = Turn hints off

keys-title = Keys
keys-what =
    { $what ->
        [tab] next part of the page
        [arrows] next piece
        [enter] play the piece
        [undo] undo, or ask to
        [moves] list all choices, or type one
        [talk] table talk
        [state] say where the game stands
        [speed] change how fast things happen on the board
        [escape] drop a piece, or undo a step
       *[help] this list
    }

waiting-title = { $game }: waiting
waiting-for =
    { $count ->
        [one] One chair is still free.
       *[other] { $count } chairs are still free.
    }
waiting-ready = Everybody is sitting down…
waiting-complete = The table is full.
waiting-host = Send the link to the people you want to play with. You can give empty chairs to bots, and you start the game.
waiting-again =
    { $count ->
        [0] The game begins at once.
        [one] The game begins as soon as { $names } accepts. You can leave this page open.
       *[other] The game begins as soon as { $names } accept. You can leave this page open.
    }
waiting-guest = { $host } starts the game when everybody is there. You can leave this page open.
waiting-kept = Your chair from the last game is kept for you. Sit down, or leave it to somebody else.
waiting-visitor = Sit down, or stay and watch.
waiting-chairs = Chairs
waiting-you = you
waiting-reserved = reserved
waiting-coming = is joining…
waiting-is-host = host
waiting-is-ready = ready
waiting-free = Free
waiting-sit-here = Sit here
waiting-sit = Sit down
waiting-name = Your name at the table
waiting-seen-as = The others see you as
waiting-rename = Take this name
waiting-bot = Give it to a bot
waiting-empty = Free { $name }’s chair
waiting-fill =
    { $count ->
        [one] Start, with a bot on the free chair
       *[other] Start, with bots on the { $count } free chairs
    }
waiting-start = Start the game
waiting-unready = Waiting for { $names } to load the page.
waiting-leave = Leave
waiting-stay = Stay
waiting-leave-ask = Leave this table?
waiting-leave-host = Somebody else at the table becomes the host. If nobody is left, the table stays empty.
waiting-leave-what = Your chair becomes free. You can come back while a chair is free.
waiting-invite = Invite
waiting-came = { $names } sat down.
table-choose = What do you want to do with it?
table-choose-none = Cancel
table-branched =
    { $count ->
        [0] What if: another game, played again from its first move with the same cards.
       *[other] What if: this game went on from move { $count } of another one, with the same cards.
    }
