# At a table: why something cannot be done. Moves that are against the rules are refused in the game's own words.

server-already-asked = Another proposal is still open; answer that first.
server-already-so = That is already the case.
server-bad-clock = These times do not fit a clock of the kind “{ $kind }”: a move takes at least 5 seconds, a bank has at least 10, days go from 1 to 60, and only a bank has an increment.
server-banned = The host does not want you at this table.
server-bot-plays = A bot plays for this seat.
server-bots-fail = The bots are not answering at the moment.
server-busy = Too much is happening at this table at once. Try again.
server-by-invitation = This table is by invitation: ask the host for the link.
server-closing = The server is closing for a moment. Nothing is lost; come back soon.
server-content-gone = This table was set up with a content file ({ $content }) that no longer exists.
server-declined-enough = Your proposal was declined several times; ask again after the next move.
server-enough = This table has reached its limit for that; open a new one.
server-forgotten = Your data has been deleted here, as you wished.
server-has-begun = The game has begun.
server-has-resigned = This seat has resigned.
server-hushed = The host has muted you at this table.
server-is-here = { $seat } is here; a bot can play only for somebody who is away.
server-is-over = The game is over.
server-long-enough = This game has { $most } entries, which is the limit. You can play it to its end or stop it by agreement; nothing else is possible, not even undo.
server-moved-on = Something has happened since you decided; look again.
server-no-chat = Table talk is off here.
server-no-free-seat = All seats are taken.
server-no-such-line = That line does not exist.
server-no-such-table = This table does not exist.
server-no-time = Your time for that choice is used up, so you cannot undo it.
server-no-watching = This table does not allow spectators.
server-not-asked = You have nothing to decide now.
server-not-begun = The game has not begun.
server-not-over = The game is not over.
server-not-seated = You have no seat at this table.
server-not-seated-there = Only somebody else who sits here can become the host.
server-not-your-seat = This seat is not yours.
server-not-yourself = You cannot do that to yourself.
server-nonce-missing = { $seat } has not added random bytes to the cards yet; this happens as soon as { $seat } opens the page.
server-nothing-asked = There is no open proposal.
server-nothing-said = The message was empty.
server-only-host = Only the host can do that.
server-played-here = They have played here and may look at the game; mute them instead.
server-plays-here = They are playing here; mute them, or propose to go on without them.
server-seat-free = Seat { $number } is free.
server-seat-taken = Seat { $number } is taken.
server-seats-missing =
    { $count ->
        [one] One seat is still free: wait for somebody, or give it to a bot.
       *[other] { $count } seats are still free: wait for somebody, or give them to bots.
    }
server-silent-game = { $title } is played in silence.
server-silent-name = { $title } is played in silence: names stay as they are until the game is over.
server-too-many = There are not enough seats for everybody: { $seats } in all.
server-too-many-tables = You have { $most } tables open; finish one of them first.
server-too-many-tables-here = { $most } tables are already open from your address; finish one of them first.
server-little-space = There is too little disk space on this server for new tables. Games that have begun go on.
server-undone-enough = You have undone this choice { $most } times, which is the limit. Choose now; you can undo later choices again.
server-which-seat = You hold several seats: say which one you mean.
server-whom = Say whose seat a bot should take.
server-clock-decides = The clock of this table decides when a bot takes over.
server-someone-away = { $seat } is away and may come back; nobody can agree for them.
server-one-seat = At an open table, everybody has one seat.

# A game that is over, told again: what is proved about it, and why it cannot be told or gone on with.

server-branch-over = The game is already decided here; continue from an earlier move.
server-check-branched =
    { $count ->
        [0] The cards were known before this game began: it was played again from its first move, so nothing is promised about luck.
        [one] This game goes on from the first move of another one, with the same cards. They were known, so nothing is promised about luck.
       *[other] This game goes on from move { $count } of another one, with the same cards. They were known, so nothing is promised about luck.
    }
server-check-commitment = The cards were fixed before anybody sat down: the secret fits the commitment { $commitment }.
server-check-moves =
    { $undone ->
        [0] All { $count } moves follow the rules.
        [one] All { $count } moves follow the rules; one more was undone.
       *[other] All { $count } moves follow the rules; { $undone } more were undone.
    }
server-check-number = The cards come from the number { $number }, which anybody could choose: nothing was promised.
server-check-other-result = The record says { $result }, but its moves lead to { $found }.
server-check-result = The moves lead to the recorded result.
server-check-unfinished = The game was not played to its end, so there is no result to check.
server-no-such-move = There is no move { $move } in this game; it has { $most }.
server-record-too-long = { $where }: this record is too long for a game.
server-replay-later = This game is not over: a replay would give away what is hidden. Come back when it is finished.
