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
score-won = You all won together.
score-lost = You all lost together.
score-nobody = Nobody has won.
score-stopped = The game was stopped.
score-abandoned = The game was left unfinished.
score-unfinished = This is how things stood.
score-resigned = Everybody else has resigned.
score-all-along = In the lead from the first move to the last.
score-leader =
    { $who ->
        [you] You
        [several] The winners
       *[other] { $name }
    }
score-since =
    { $changes ->
        [0] { $leader } took the lead for good with move { $move } ({ $round }).
        [one] { $leader } took the lead for good with move { $move } ({ $round }), the only change of lead.
       *[other] { $leader } took the lead for good with move { $move } ({ $round }), after { $changes } changes of lead.
    }
score-since-move =
    { $changes ->
        [0] { $leader } took the lead for good with move { $move }.
        [one] { $leader } took the lead for good with move { $move }, the only change of lead.
       *[other] { $leader } took the lead for good with move { $move }, after { $changes } changes of lead.
    }
score-difference = What made the difference: { $source }, { $points } against { $other }.
score-most = The largest share: { $source }, { $points } in all.

score-course = The course of the game
score-decided = What decided the game
score-decided-loading = Looking for the move that decided it…
score-decided-failed = The course of the game cannot be shown right now.
score-decided-even = No single move stands out: the points came gradually.
score-missed = What would have won
score-missed-from = { $where }: with the cards as they lay, all could still have won from here.
score-missed-from-move = After move { $at }: with the cards as they lay, all could still have won from here.
score-together = All
score-curve = Points if the game had ended there, move by move
score-curve-caption = Points if the game had ended there.
score-move = Move { $number }
score-turn-total =
    { $change ->
        [gain] { $who ->
            [you] You gain { $points } points.
           *[other] { $seat } gains { $points } points.
        }
       *[loss] { $who ->
            [you] You lose { $points } points.
           *[other] { $seat } loses { $points } points.
        }
    }
score-turn-own =
    { $who ->
        [you] You go from { $from } to { $to }{ $sources }.
       *[other] { $name } goes from { $from } to { $to }{ $sources }.
    }
score-turn-others =
    { $more ->
        [0] { $own ->
            [yes] For the others: { $changes }.
           *[no] { $changes }.
        }
       *[other] { $own ->
            [yes] For the others: { $changes }, less for the rest.
           *[no] { $changes }, less for the rest.
        }
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
score-next-level =
    { $level ->
        [casual] Play casual bots next
        [skilled] Play skilled bots next
        [expert] Play expert bots next
       *[master] Play master bots next
    }
score-whole = Play the whole game next
score-replay = Watch the replay
score-board = Look at the board
score-share = Share this sheet
score-shared-link = The link is copied.
score-share-failed = The link could not be copied. Here it is: { $link }
score-download = Download the record
score-verify = Verify the draws
score-played = Played { $date }, { $moves } moves.
score-branched = A what-if game: its cards were known from another game.
