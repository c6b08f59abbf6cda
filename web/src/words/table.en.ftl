# The table: prompt, people, story, talk, waiting room, guide, shortcuts.
client-offline = The server cannot be reached. Is the network there?
client-strange = Something unexpected happened in this page. Load it again; nothing that was kept is lost.
client-strange-answer = The server gave an answer that this page does not understand ({ $status }).
client-closed = The table was closed here before it answered.

me-names = Amandine, Bastien, Céleste, Damien, Élise, Fabrice, Gaëlle, Hugo, Inès, Jules, Katell, Léonie, Maxence, Noémie, Odile, Pascal, Quentin, Rosalie, Sylvain, Thelma, Ursule, Valentin, Yseult, Zélie

table-loading = Laying the table…
table-home = Tablée, home
table-phases = Phases of this round
table-rules = Rules
table-menu = More
table-close = Close
table-title-turn = Your turn: { $game }
table-title-over = { $game } is over
table-your-clock = your clock
table-undo = Undo
table-undo-ask = Ask to undo
table-undo-why =
    { $state ->
        [nothing] nothing to take back
        [never] not in this game
        [same] same draws again
       *[ask] others must agree
    }
table-undo-far =
    Takes back { $own ->
        [one] your last move
       *[other] your last { $own } moves
    } and { $others ->
        [one] one of the others.
       *[other] { $others } of the others.
    }
table-undo-far-do = Take them back
table-undo-far-not = Leave it
table-as-written = { $text }
table-not-now = Not now:
table-rule = Rule { $clause }
table-hint = What glows can be chosen now.
table-watching = You are watching. Nobody’s hand is shown.
table-sending = On its way…
table-has-resigned = has resigned
table-bot = { $level }
table-bot-for = { $level } stands in
table-bot-thinks = is thinking, up to 3 s
table-away = away
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
table-since-more =
    { $count ->
        [one] Show one line before that
       *[other] Show { $count } lines before that
    }
table-since-less = Show less
table-talk = Table talk
table-talk-none = There is no talk at this table.
table-talk-empty = Nobody has said anything yet.
table-talk-label = Say something
table-talk-send = Say
table-talk-remove = Remove
table-talk-mute = Mute
table-moves =
    { $count ->
        [0] No moves
        [one] One move
       *[other] { $count } moves
    }
table-moves-why = not your turn
table-left = { $now } of { $all }
table-moves-none = It is not your turn. What you type is answered with the reason.
table-type = Type a move
table-type-do = Play it
table-proposal =
    { $what ->
        [undo] { $mine ->
            [yes] You ask to take your last move back.
           *[no] { $seat } asks to take their last move back. The same cards come again.
        }
        [replace] { $mine ->
            [yes] You propose that a bot plays for { $other }.
           *[no] { $seat } proposes that a bot plays for { $other }, who may come back any time.
        }
       *[stop] { $mine ->
            [yes] You propose to stop the game here.
           *[no] { $seat } proposes to stop the game here.
        }
    }
table-proposal-waits = Still to answer: { $names }.
table-agree = Agree
table-decline = No, play on
table-withdraw = Never mind
table-again = Connecting again…
table-back = Connected again.
table-lost = Connection lost.
table-lost-kept = The table stays readable, and your move is kept.
table-lost-again = Trying again in { $seconds } s
table-lost-now = Try now
table-pass = Pass the device to { $name }
table-pass-why = Everybody else looks away. The table appears when { $name } says so.
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
       *[other] The game was given up after a long silence.
    }
table-faster = Bots answer faster
table-rematch = Rematch

menu-title = At this table
menu-return = Take my seat back from the bot
menu-settings = Settings
menu-log = Download what I have seen
menu-record = Download the record
menu-replace = Let a bot play for { $name }
menu-stop = Propose to stop
menu-resign = Resign
menu-resign-ask = Resign this game?
menu-resign-what =
    { $seats ->
        [2] The other one wins. This cannot be taken back.
       *[other] A bot takes your seat and you rank last. This cannot be taken back.
    }
menu-resign-yes = Resign
menu-resign-no = Keep playing
menu-invite = Others may watch, or take a seat next time
menu-commitment = The cards were fixed before anybody sat down. Their seal, to be checked when the game is over:

guide-label = Guide
guide-next = I see
guide-off = No more hints

keys-title = Keys
keys-what =
    { $what ->
        [tab] from part to part
        [arrows] from piece to piece
        [enter] play the piece
        [undo] take back, or ask to
        [moves] all moves in words, and typing
        [talk] table talk
        [state] say how things stand
        [escape] let go of a piece, or take back a step
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
waiting-host = Send the link to those you want here. Empty chairs can go to bots, and you start the game.
waiting-again =
    { $count ->
        [0] The game begins at once.
        [one] The game begins by itself as soon as { $names } says yes, too. You can leave this page open.
       *[other] The game begins by itself as soon as { $names } say yes, too. You can leave this page open.
    }
waiting-guest = { $host } starts the game when everybody is there. You can leave this page open.
waiting-kept = Your chair from the last game is kept for you. Sit down, or leave it to somebody else.
waiting-visitor = Sit down, or watch how it begins.
waiting-chairs = Chairs
waiting-you = you
waiting-reserved = kept for them
waiting-coming = is coming in…
waiting-is-host = host
waiting-is-ready = ready
waiting-free = Free
waiting-sit-here = Sit here
waiting-sit = Sit down
waiting-name = Your name at the table
waiting-seen-as = The others see you as
waiting-rename = Take this name
waiting-bot = Give it to a bot
waiting-empty = Free the chair of { $name }
waiting-fill =
    { $count ->
        [one] Start, with a bot on the free chair
       *[other] Start, with bots on the { $count } free chairs
    }
waiting-start = Start the game
waiting-unready = Waiting for the page of { $names }.
waiting-leave = Leave
waiting-stay = Stay
waiting-leave-ask = Leave this table?
waiting-leave-host = Somebody else who sits here becomes the host; if nobody does, the table stays empty.
waiting-leave-what = Your chair becomes free. You can come back while there is one.
waiting-invite = Invite
waiting-came = { $names } sat down.
table-choose = What do you want to do with it?
table-choose-none = Cancel
