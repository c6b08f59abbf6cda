stepping-stones-prompt-take =
    { $who ->
        [you] Take one of your stones.
       *[other] { $seat } chooses a stone.
    }
stepping-stones-prompt-place =
    { $who ->
        [you] Lay stone { $stone } in a stream, or let it sink.
       *[other] { $seat } chooses a stone.
    }
stepping-stones-over = All stones are laid or sunk.
stepping-stones-supply =
    { $count ->
        [0] No stones left in the pile
        [one] { $count } stone left in the pile
       *[other] { $count } stones left in the pile
    }

stepping-stones-move-take = Take stone { $piece }
stepping-stones-move-lay = Lay it in stream { $piece }
stepping-stones-move-sink = Let it sink

stepping-stones-effect-take =
    { $count ->
        [0] Stone { $stone } fits in no stream; it could only sink.
        [one] Stone { $stone } fits in one stream.
       *[other] Stone { $stone } fits in { $count } streams.
    }
stepping-stones-effect-lay =
    { $points ->
        [one] Brings you { $points } point.
       *[other] Brings you { $points } points.
    }
stepping-stones-effect-crosses = It is the fourth stone: stream { $stream } is crossed and cleared.
stepping-stones-effect-sink = Brings nothing. Nobody else learns which stone it was.

stepping-stones-log-lay =
    { $points ->
        [one] { $seat } lays { $stone } in stream { $stream } for { $points } point.
       *[other] { $seat } lays { $stone } in stream { $stream } for { $points } points.
    }
stepping-stones-log-sink =
    { $stone ->
        [0] { $seat } lets a stone sink.
       *[other] { $seat } lets stone { $stone } sink.
    }
stepping-stones-log-crossed = { $seat } crosses stream { $stream }.

stepping-stones-refuse-not-held = You do not hold stone { $stone }.
stepping-stones-refuse-too-low = Stream { $stream } ends with { $top }: stone { $stone } is too low for it.

stepping-stones-zone =
    { $zone ->
        [hand] Your stones
        [streams] Streams
        [sunk] In the river
        [stock] Pile
        [far-bank] On the far bank
       *[players] Players
    }
stepping-stones-stream = Stream { $stream }
stepping-stones-stone = stone { $number }
stepping-stones-back = a stone, face down
stepping-stones-taken = taken
stepping-stones-player = { $seat }

stepping-stones-guide-start = Three streams, three rows of stones. Each stone must be higher than the one before it.
stepping-stones-guide-take = Begin with a stone from your hand. You can still change your mind.
stepping-stones-guide-place = The longer the row already is, the more points your stone brings. If you would rather wait, let the stone sink.
stepping-stones-guide-crossed = Four stones cross a stream. They are cleared away, and the stream is open again.
