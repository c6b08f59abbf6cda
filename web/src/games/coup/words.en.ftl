# Coup in the browser. `colour` is the letter of a row; the words of the rules (coup-colour-name, …) are here as well.

## The board
coup-board-name = The board: six rows that race to ten
coup-board-lane =
    { coup-colour-name } row: { $runs }. A token is worth { $value }, { $left } are left to buy; { $missing ->
        [0] the Coup is made here.
        [one] one tile is missing for the Coup.
       *[other] { $missing } tiles are missing for the Coup.
    }
coup-board-lane-yours = You hold { $count }.
coup-board-lane-empty = nothing laid
coup-board-lane-run = { $run }, worth { $value }
coup-board-your-tokens = Your tokens
coup-board-token-worth = a token is worth
coup-board-left-to-buy = to buy, { $price } each
coup-board-left-short = left
coup-board-would-be = would be { $value }
coup-board-now = now { $value }, +{ $gain }
coup-board-to-go =
    { $missing ->
        [0] Coup!
       *[other] lacks { $missing }
    }
coup-board-race =
    { $missing ->
        [0] The Coup is made in this row
        [one] One tile is missing for a run of { $goal }
       *[other] { $missing } tiles are missing for a run of { $goal }
    }
coup-board-supply =
    { coup-move-buy } for { $price }: { $left ->
        [0] sold out
        [one] one is left
       *[other] { $left } are left
    }, each worth { $worth } now
coup-board-coup = The tile of this space makes the Coup
coup-board-space = Space for { coup-colour-name } { $number }

## The hand
coup-hand-you = you
coup-hand-title =
    { $count ->
        [0] No tiles left
        [one] Your last tile
        [2] Your two tiles
        [3] Your three tiles
        [4] Your four tiles
        [5] Your five tiles
        [6] Your six tiles
        [7] Your seven tiles
        [8] Your eight tiles
        [9] Your nine tiles
        [10] Your ten tiles
        [11] Your eleven tiles
        [12] Your twelve tiles
       *[other] Your { $count } tiles
    }
coup-hand-tip =
    { $phase ->
        [buying] Tokens are bought at the right end of a row.
        [swapping] Choose the tiles to swap, in any order.
       *[laying] Below each tile: your gain, or in brackets that of others.
    }
coup-hand-tile =
    { coup-colour-name } { $number }, { $gain ->
        [0] adds nothing
       *[other] adds { $gain } to each { coup-colour-name } token
    }
coup-hand-tile-coup =
    { coup-colour-name } { $number }, { $gain ->
        [0] adds nothing
       *[other] adds { $gain } to each { coup-colour-name } token
    }; makes the Coup
coup-hand-tile-back = { coup-colour-name } { $number }, will be swapped
coup-hand-tile-aside = { coup-colour-name } { $number }, already put aside; take it back
coup-hand-tile-drawn = { $tile }; just drawn
coup-hand-coup = Coup
coup-hand-back = goes
coup-hand-aside = aside
coup-hand-swap = You will have { $hand } tiles again.
coup-hand-done =
    { $count ->
        [0] Keep all and draw { $draw }
        [one] Put one back, draw { $draw }
       *[other] Put { $count } back, draw { $draw }
    }
coup-hand-take-back = Take back { coup-colour-name } { $number }
coup-hand-supply = Tokens to buy

## What is one's own
coup-own-cash = in cash
coup-own-now = if the game ended now
coup-own-then = worth now → after this move
coup-own-tokens = Your tokens by colour

## A seat
coup-seat-tiles =
    { $count ->
        [one] one tile
       *[other] { $count } tiles
    }
coup-seat-tokens =
    { $count ->
        [0] no { coup-colour-name } tokens
        [one] one { coup-colour-name } token
       *[other] { $count } { coup-colour-name } tokens
    }

## The end of the game, on the board
coup-end-title = Tokens turn into money
coup-end-words =
    { $who ->
        [you] You have made the Coup, in { coup-colour-name }.
       *[other] { $seat } has made the Coup, in { coup-colour-name }.
    }
coup-end-made = Coup: { $length } in a row
coup-end-none = no { coup-colour-name } tokens
coup-end-next = Next: { $colours }.
coup-end-done = All tokens are paid.
coup-end-colour = { coup-colour-name }

## What one looks up
coup-legend-open = What runs pay and signs mean
coup-legend-title = What runs pay and signs mean
coup-legend-words = A token is worth the sum of the runs in its row.
coup-legend-nothing =
    { $most ->
        [one] A single tile pays nothing.
       *[other] A run of { $most } or fewer tiles pays nothing.
    }
coup-legend-goal = A run of { $goal } is the Coup.
coup-legend-price = A token always costs { $price }.
coup-legend-length = tiles in the run
coup-legend-value = a token gets
coup-legend-numbers = Numbers on the board
coup-legend-left = left of a row: your tokens of its colour
coup-legend-right = right of a row: what one of its tokens is worth now
coup-legend-missing = tiles that are missing for a run of { $goal } in this row
coup-legend-gain = below a tile: what laying it brings you now
coup-legend-others = in brackets: it brings you nothing, and the others this much together
coup-legend-signs = Signs on the board
coup-legend-fresh = a bar at the top: laid since your last turn; in your hand: just drawn
coup-legend-yours =
    { $sign ->
        [dot] a dot
       *[bar] a bar at the bottom
    }: you have this tile in your hand
coup-legend-coup = a bright corner: this tile would make the Coup
coup-legend-bought = a dot at a token: bought since your last turn

## Pieces in words
coup-piece-tile = { coup-colour-name } { $number }

## The score sheet
coup-sheet-cash = cash
coup-sheet-bars = Capital of each player
coup-sheet-bars-note = In the frame: cash. In colour: tokens.
coup-sheet-title = Where the points come from
coup-sheet-colours = Colour and runs
coup-sheet-a-token = a token
coup-sheet-run =
    { $length ->
        [one] one tile
       *[other] { $length } tiles
    }, { $run }: { $value }
coup-sheet-no-run = no run that pays
coup-sheet-times = { $tokens } × { $value }
coup-sheet-capital = Capital
coup-sheet-note = Underlined: the player with the most tokens of a colour.
coup-sheet-rules = Rules

# At the terminal tiles are put aside in order; here in any.
coup-guide-swap-order = Choose them in any order and change your mind as you like: nothing is swapped until you confirm.
