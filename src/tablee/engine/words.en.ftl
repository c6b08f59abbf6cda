# Sentences of the table itself, in every game.
table-seat = Seat { $number }
table-player = { $seat }
table-points = Points
# Bots: names and levels, the same in the browser, in the terminal and in messages.
table-bot-name =
    { $number ->
        [0] Basalt
        [1] Flint
        [2] Chalk
        [3] Marl
        [4] Granite
       *[5] Slate
    }
table-bot-level =
    { $level ->
        [novice] a novice bot
        [casual] a casual bot
        [skilled] a skilled bot
        [expert] an expert bot
        [master] a master bot
        [random] a random bot
        [greedy] a greedy bot
        [ismcts] a searching bot
       *[other] a bot ({ $level })
    }
# A bot's level as one word, for narrow places.
table-level =
    { $level ->
        [novice] novice
        [casual] casual
        [skilled] skilled
        [expert] expert
        [master] master
        [random] random
        [greedy] greedy
        [ismcts] searching
       *[other] { $level }
    }

table-game-over = The game is over.
table-no-such-seat = There is no seat { $number } at this table.
table-not-your-turn = It is not your turn: { $seat } is to move.
table-no-such-move = “{ $text }” is not a move in this game. Try: { $near }.
table-refuse-now = “{ $text }” is not possible now.
table-means-nothing = You cannot do anything with that now.
table-no-such-action = There is no action number { $action } in this game.
table-refused-by-rule = { $reason } ({ $clause })
table-nothing-to-undo = You have no move to undo.
table-undo-needs-consent = Something has been revealed since that move, so everybody at the table must agree to undo it.
table-not-to-be-undone = That seat cannot undo these moves.
table-undo-forbidden = This game does not allow undoing moves once something has been revealed.
table-log-undo =
    { $who ->
        [you] { $steps ->
            [one] You undo a move.
           *[other] You undo { $steps } moves.
        }
       *[other] { $steps ->
            [one] { $seat } undoes a move.
           *[other] { $seat } undoes { $steps } moves.
        }
    }
table-resigned-before = { $seat } has already resigned.
table-ended-by-resigning =
    { $who ->
        [you] The game is over: you have resigned.
       *[other] The game is over: { $seat } has resigned.
    }
table-ended-by-stopping = The game is over: it was stopped before its end.
table-log-resign =
    { $who ->
        [you] You resign.
       *[other] { $seat } resigns.
    }
table-log-timeout =
    { $who ->
        [you] You have run out of time.
       *[other] { $seat } has run out of time.
    }
table-log-bot =
    { $who ->
        [you] A bot ({ $bot }) takes your seat.
       *[other] A bot ({ $bot }) takes the seat of { $seat }.
    }
table-log-person = { $name } takes seat { $number }.
table-log-back =
    { $who ->
        [you] You take your seat back.
       *[other] { $seat } takes the seat back.
    }
table-log-stop = The game is stopped before its end.
table-bad-seats = { $title } is for { $low } to { $high } players, not { $seats }.
table-bad-rules = Version { $rules } of the rules of { $title } is not known here; the newest is { $newest }. A newer Tablée may know it.
table-no-options = { $title } has no option “{ $option }”: it is played without options.
table-bad-option = { $title } has no option “{ $option }”. Did you mean: { $near }?
table-bad-option-value = That value is not possible for this option of { $title }: { $reason }
table-bad-content = { $where }: this content file does not fit { $title }: { $reason }
table-content-no-text = it is not a UTF-8 text.
table-content-deep = brackets or braces are nested too deeply.
table-content-too-short = the JSON is incomplete: it ends too early.
table-content-no-json = it is not JSON: something is wrong in line { $line }, at character { $column }.
table-content-whole = { $reason }.
table-content-there = { $reason } (in { $place }).
table-content-way = { $outer } › { $inner }
table-content-entry = entry { $number }
table-content-missing = the field “{ $field }” is missing
table-content-field = there is no field “{ $field }”; possible fields: { $near }
table-content-other-kind = { $wanted } is expected, not { $found }
table-content-kind =
    { $kind ->
        [int] a whole number
        [float] a number with a point
        [str] a text in quotes
        [array] a list in square brackets
        [object] an object in braces
        [bool] true or false
        [null] null
       *[other] { $kind }
    }
table-content-bound =
    { $side ->
        [least] the number must be at least { $bound }
       *[most] the number must be at most { $bound }
    }
table-content-length =
    there must be { $side ->
        [least] at least { $bound }
        [most] at most { $bound }
       *[exactly] exactly { $bound }
    } { $of ->
        [str] { $bound ->
            [one] character
           *[other] characters
        }
       *[array] { $bound ->
            [one] entry
           *[other] entries
        }
    }
table-content-none-of = “{ $value }” is not one of: { $known }
table-content-number = a number is too large
table-content-else = { $reason }
table-unknown-game = There is no game called “{ $name }”. Did you mean: { $near }?
table-part-missing = The game “{ $game }”: { $module } must define the function “{ $function }”, or the game must override the method it is for.
table-part-other-name = The game “{ $game }”: { $module } defines “{ $found }”, but not “{ $function }”. If it is meant, rename it; if not, begin its name with an underscore.
table-part-other-module = The game “{ $game }” has a module { $module }, but none called “{ $wanted }”. If it is meant, rename it; if not, give it a less similar name.
table-unknown-bot = There is no bot called “{ $name }”. Did you mean: { $near }?
table-missing-extra = This needs the Python package “{ $module }”; install it with: pip install tablee[{ $extra }]
table-bad-budget = “{ $name }”: the number after the colon says how many times a search bot may think ahead, from 1 to { $most }.

record-not-a-record = { $where }, line { $line }: this is not a Tablée record; its first line should be “{ $title }”.
record-bad-format = { $where }, line { $line }: record format { $format } is not known here, only { $known }. A newer Tablée may read it.
record-bad-header = { $where }, line { $line }: “{ $text }” should be a field and its value, such as “game: coup”, each field once.
record-truncated = { $where }, line { $line }: the record ends before its moves; an empty line should follow the header.
record-missing-field = { $where }: the header has no “{ $field }” line.
record-bad-value = { $where }: “{ $value }” cannot be the value of “{ $field }”.
record-bad-hex = { $where }: “{ $field }” should be bytes in hexadecimal.
record-bad-commitment = { $where }: the secret does not match the commitment that was shown when the table opened.
record-bad-line = { $where }, line { $line }: “{ $text }” should be a seat and its move, such as “0 pass”, or something the table did, such as “* undo 0 1”.
record-bad-undo = { $where }, line { $line }: it undoes more moves than were made.
record-illegal-move = { $where }, move { $move } (“{ $text }”): { $reason }
record-refused = { $where }: { $reason }
record-other-result = { $where }: the record says { $result }, but its moves lead to { $found }.
record-other-content = { $where }: this game of { $title } was played with other content ({ $content }…); give that file with --content.
