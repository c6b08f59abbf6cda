# The score sheet: who won and why, what decided it, where each point came from.
score-wins =
    { $who ->
        [you] You win.
       *[other] { $name } wins.
    }
score-wins-by =
    { $who ->
        [you] You win by { $margin }.
       *[other] { $name } wins by { $margin }.
    }
score-shared = { $names } share the victory.
score-shared-you = You share the victory with { $names }.
score-your-name = { $name } (you)
score-won = Won, together.
score-lost = Lost, together.
score-nobody = Nobody has won.
score-stopped = The game was stopped.
score-abandoned = The game was left unfinished.
score-unfinished = This is what everybody would have had.
score-resigned = Everybody else has resigned.
score-all-along = In front from the first move to the last.
score-since =
    { $changes ->
        [0] Took the lead for good with move { $move } ({ $round }).
        [one] Took the lead for good with move { $move } ({ $round }), when the lead changed hands.
       *[other] Took the lead for good with move { $move } ({ $round }), after the lead had changed hands { $changes } times.
    }
score-since-move =
    { $changes ->
        [0] Took the lead for good with move { $move }.
        [one] Took the lead for good with move { $move }, when the lead changed hands.
       *[other] Took the lead for good with move { $move }, after the lead had changed hands { $changes } times.
    }
score-most = The largest part: { $source }, { $points } in all.

score-decided = What decided the game
score-decided-loading = Looking for the move that decided it…
score-decided-failed = The course of the game cannot be drawn just now.
score-decided-even = No single move stands out: the points came little by little.
score-curve = What everybody would have had if the game had ended there, move by move
score-curve-caption = What everybody would have had if the game had ended there.
score-move = Move { $number }
score-turn-own =
    { $who ->
        [you] You go from { $from } to { $to }.
       *[other] { $name } goes from { $from } to { $to }.
    }
score-turn-others =
    { $more ->
        [0] For the others: { $changes }.
       *[other] For the others: { $changes }, less for the rest.
    }
score-turn-lead =
    { $who ->
        [you] { $kind ->
            [takes] That puts you in front, by { $after }.
            [level] You draw level.
            [loses] It costs you the lead for the moment.
            [grows] Your lead grows from { $before } to { $after }.
            [melts] Your lead melts from { $before } to { $after }.
            [closes] You stay behind, but by { $after } instead of { $before }.
           *[widens] You fall { $after } behind; it was { $before }.
        }
       *[other] { $kind ->
            [takes] That puts { $name } in front, by { $after }.
            [level] { $name } draws level.
            [loses] It costs { $name } the lead for the moment.
            [grows] The lead of { $name } grows from { $before } to { $after }.
            [melts] The lead of { $name } melts from { $before } to { $after }.
            [closes] { $name } stays behind, but by { $after } instead of { $before }.
           *[widens] { $name } falls { $after } behind; it was { $before }.
        }
    }
score-see-move = See the position after move { $at }
score-turn-see = See the position
score-rematch = Rematch
score-rematch-go = Join the rematch
score-replay = Watch it again
score-board = Look at the board
score-share = Share this sheet
score-shared-link = The link is copied.
score-share-failed = The link could not be copied; it is { $link }
score-download = Download the record
score-verify = Verify the cards
score-played = Played { $date }, { $moves } moves.
score-branched = A what-if game: the cards were known from another one.
