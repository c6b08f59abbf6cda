# What only the drawn board of Coupe nation says.

coupe-nation-tower =
    { $down ->
        [0] The tower: { $up } of { $all } glasses face up
       *[other] The tower: { $up } of { $all } glasses face up, { $down } face down
    }
coupe-nation-of = of { $all } glasses
coupe-nation-hidden = { $count } face down
coupe-nation-finish-number = 25
coupe-nation-piece-place =
    Level { $level }, place { $place }: { $look ->
        [up] { $card }
        [down] a face-down card of { $name }, unknown to you
        [own] { $who ->
            [you] face down, your { $card }
           *[other] face down, { $card } of { $name }
        }
        [open] empty, { $range ->
            [none] no number fits any more
           *[other] takes { $range }
        }
       *[far] empty, not supported yet, { $range ->
            [none] no number fits any more
           *[other] takes { $range }
        }
    }
coupe-nation-own =
    { $count ->
        [0] your hand is empty
        [one] your card
       *[other] your { $count } cards
    }
coupe-nation-no-cards = No card
coupe-nation-next =
    { $symbol ->
        [one] next: up to 1
        [two] next: up to 2
        [heart] next: ◇ below
        [down] face down
       *[none] next: refill to 2
    }
coupe-nation-key = What the next player may draw
coupe-nation-key-draws =
    { $symbol ->
        [one] next player draws up to 1
        [two] up to 2
       *[heart] as many as ◇ on the two below
    }
coupe-nation-left = Left in the deck: { $cards }
coupe-nation-cost =
    { $count ->
        [one] costs a card
       *[other] costs { $count } cards
    }
coupe-nation-no-sum = No two of your cards reach a card of the Reserve.
coupe-nation-actions = What you can do
coupe-nation-draw = How many cards do you draw?
coupe-nation-draw-none = None
coupe-nation-way = How a card is laid
coupe-nation-back = Choose something else
coupe-nation-not-now =
    { $why ->
        [sum] no two cards reach one
        [over] the game is over
        [first] not at this moment
       *[other] when it is your turn
    }
coupe-nation-silence = No talking at this table: the rules forbid hints, so there is no chat.
coupe-nation-end =
    { $ending ->
        [won] Cheers!
        [collapsed] The tower has fallen
        [stuck] No move left
       *[other] The game is over
    }
coupe-nation-end-words =
    { $ending ->
        [won] All { $up } glasses stand, after { $turns } turns. You have won together.
       *[other] { $up ->
            [one] One glass stood. You have lost together.
           *[other] { $up } glasses stood. You have lost together.
        }
    }
coupe-nation-has-finish = Finish card
coupe-nation-seat-cards = Cards at the end: { $cards }
coupe-nation-seat-known =
    { $sure ->
        [yes] You know that { $card } is here.
       *[no] { $card } may be here.
    }
coupe-nation-sheet-tower = The tower at the end: { $up } of { $all } glasses face up
coupe-nation-sheet-title = How high you came
coupe-nation-sheet-up = Glasses face up
coupe-nation-sheet-hands = Cards in hand at the end
coupe-nation-sheet-rules = How the game ends: rules CPN-10.1–10.5
coupe-nation-course = How open the tower was, turn by turn
coupe-nation-course-open = numbers that still fit into an empty place, on average
coupe-nation-course-up = glasses face up
coupe-nation-course-turns =
    { $count ->
        [one] one turn
       *[other] { $count } turns
    }
