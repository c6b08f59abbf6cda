# The default board: for games that have no drawn board of their own.
board-table = The table
board-rack = What you hold
board-empty = empty
board-closed = not possible now
board-face-down = face down
board-off = no longer counts
board-fresh = just moved
board-chosen = chosen
board-picked = waits for a second touch
board-blocked = blocked
board-would-be = would be { $name }
board-several = { $count } × { $name }
board-choices =
    { $count ->
        [one] can be played
       *[other] { $count } choices
    }
board-standings = Standings
board-no-pieces = There are no pieces to touch here. Choose from the list of moves.
board-moves-none = Nothing to choose now.
board-sheet = Where the points come from
board-sheet-total = Total
