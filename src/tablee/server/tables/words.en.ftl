# At a table: why something cannot be done. Moves that are against the rules are refused in the game's own words.

server-already-asked = Something is being decided already; answer that first.
server-already-so = That is so already.
server-bad-clock = These times do not make a clock of the kind “{ $kind }”: a move takes at least 5 seconds, a bank holds at least 10, days are 1 to 60, and only a bank has an increment.
server-banned = The host does not want you at this table.
server-bot-plays = A bot plays for this seat.
server-bots-fail = The bots do not answer at the moment.
server-busy = Too much is happening at this table at once; try again.
server-by-invitation = This table is by invitation: ask the host for the link.
server-closing = The server is closing for a moment. Nothing is lost; come back shortly.
server-content-gone = This table was set up with a content file ({ $content }) that is no longer there.
server-declined-enough = You were told no often enough; ask again after the next move.
server-enough = That was often enough at this table; open a new one.
server-forgotten = What was known about you here is deleted, as you wished.
server-has-begun = The game has begun.
server-has-resigned = This seat has resigned.
server-hushed = The host has silenced you at this table.
server-is-here = { $seat } is here; a bot can play only for somebody who is away.
server-is-over = The game is over.
server-long-enough = This game has { $most } entries, which is the limit. It can be played to its end or stopped by agreement; nothing else is possible any more, not even taking back.
server-moved-on = The table has moved on since you decided; look again.
server-no-chat = There is no chat at this table.
server-no-free-seat = All seats are taken.
server-no-such-line = There is no such line.
server-no-such-table = There is no such table.
server-no-time = Your time for that choice is used up, so it cannot be taken back.
server-no-watching = Nobody watches at this table.
server-not-asked = You are not asked.
server-not-begun = The game has not begun.
server-not-over = The game is not over.
server-not-seated = You have no seat at this table.
server-not-seated-there = Only somebody else who sits here can become the host.
server-not-your-seat = This seat is not yours.
server-not-yourself = You cannot do that to yourself.
server-nonce-missing = { $seat } has not added random bytes to the cards yet; the page of { $seat } does that by itself as soon as it is open.
server-nothing-asked = Nothing is being decided.
server-nothing-said = There was nothing to say.
server-only-host = Only the host can do that.
server-played-here = They have played here, and may look at the game; silence them instead.
server-plays-here = They are playing here; silence them, or propose to go on without them.
server-seat-free = Seat { $number } is free.
server-seat-taken = Seat { $number } is taken.
server-seats-missing =
    { $count ->
        [one] One seat is still free: wait for somebody, or give it to a bot.
       *[other] { $count } seats are still free: wait for somebody, or give them to bots.
    }
server-silent-game = { $title } is played in silence.
server-too-many = There are not enough seats for everybody: { $seats } in all.
server-too-many-tables = You have { $most } tables open; finish one of them first.
server-too-many-tables-here = From your address { $most } tables are open already; finish one of them first.
server-little-space = There is too little space left on this server’s disk for new tables. Games that have begun go on.
server-undone-enough = You have taken back this choice { $most } times, which is the limit. Choose now; what comes after it can be taken back again.
server-which-seat = You hold several seats: say which one you mean.
server-whom = Say whose seat a bot shall take.
server-clock-decides = The clock of this table decides when a bot takes over.
server-someone-away = { $seat } is away and may come back; nobody can agree for them.
server-one-seat = At a table for anybody everybody has one seat.

# A game that is over, told again: what is proved about it, and why it cannot be told or gone on with.

server-branch-over = The game is decided at this point; go on from an earlier move.
server-check-branched =
    { $count ->
        [0] The cards were known before this game began: it is played anew from its first move, and promises nothing about luck.
        [one] This game goes on from the first move of another one, with the same cards; they were known, so it promises nothing about luck.
       *[other] This game goes on from move { $count } of another one, with the same cards; they were known, so it promises nothing about luck.
    }
server-check-commitment = The cards were fixed before anybody sat down: the secret fits the commitment { $commitment }.
server-check-moves =
    { $undone ->
        [0] All { $count } moves follow the rules.
        [one] All { $count } moves follow the rules; one more was taken back.
       *[other] All { $count } moves follow the rules; { $undone } more were taken back.
    }
server-check-number = The cards come from the number { $number }, which anybody could choose: nothing was promised.
server-check-other-result = The record says { $result }, but its moves lead to { $found }.
server-check-result = The moves lead to the result that was written down.
server-check-unfinished = The game was not played to its end, so there is no result to check.
server-no-such-move = There is no move { $move } in this game; it has { $most }.
server-record-too-long = { $where }: this record is longer than any game.
server-replay-later = This game is not over: told now, it would give away what is hidden. Come back when it is finished.
