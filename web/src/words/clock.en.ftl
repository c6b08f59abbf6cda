# Clocks: how much time is left, and whose it is; a seat that a bot plays for somebody.
clock-label = Clock
clock-yours = your clock
clock-your-move = your move
clock-move-of = { $name }’s move
clock-days =
    { $hours ->
        [0] { $days ->
            [one] { $days } day
           *[other] { $days } days
        }
       *[other] { $days ->
            [one] { $days } day { $hours } h
           *[other] { $days } days { $hours } h
        }
    }
clock-hours =
    { $minutes ->
        [0] { $hours } h
       *[other] { $hours } h { $minutes } min
    }
clock-minutes = { $minutes } min
clock-low = { $time } left for your move.
clock-title-own = ({ $time }) { $title }
clock-title-other = { $game } · { $name } { $time }
clock-still = Still there?
clock-still-why = { $time } left for this move. Then a bot plays for you until you come back.
clock-still-bank = { $time } left for the game. Then a bot plays for you until you come back.
clock-here = I am here

seat-lost = A bot has your seat
seat-lost-clock = Your time ran out. { $bot } has been playing for you since { $time }.
seat-lost-since = { $bot } has been playing for you since { $time }.
seat-lost-waits = Your time ran out. Nobody else is playing, so the game waits for you.
seat-lost-nobody = You are watching. All players are away, so the game waits.
seat-lost-back = Take your seat back
seat-lost-title = A bot has your seat: { $game }
seat-lost-away = While you were away
seat-played-for-you = { $bot } played for you from { $time } on.
seat-plays-for-you = { $bot } plays for you
seat-you = you
