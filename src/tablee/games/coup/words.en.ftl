# Coup: prompts, log, refusals, scores. `colour` is the letter of a row, `tile` a letter and two digits.
coup-colour-name =
    { $colour ->
        [Y] yellow
        [O] orange
        [R] red
        [V] violet
        [B] blue
       *[G] green
    }

coup-colour-the = { coup-colour-name }

coup-phase =
    { $phase ->
        [buying] Buy
        [laying] Lay
        [swapping] Swap
        [last-tiles] Last tiles
       *[scoring] Scoring
    }

coup-prompt-buy =
    { $who ->
        [you] Buy a token for { $price }, or stop: { $left ->
            [one] one more this round.
           *[other] up to { $left } more this round.
        }
       *[other] { $seat } is buying tokens.
    }
coup-prompt-lay =
    { $who ->
        [you] Lay a tile: { $turn } of { $of } this round.
       *[other] { $seat } is laying tile { $turn } of { $of }.
    }
coup-prompt-swap =
    { $who ->
        [you] { $aside ->
            [0] Put aside the tiles you do not want, then draw.
            [one] One tile is put aside. Put aside more, or draw.
           *[other] { $aside } tiles are put aside. Put aside more, or draw.
        }
       *[other] { $seat } is swapping tiles.
    }
coup-prompt-last =
    { $who ->
        [you] The Coup is made. Lay one last tile, or pass.
       *[other] { $seat } may lay one last tile.
    }
coup-prompt-won =
    { $who ->
        [you] You win with { $capital }.
       *[other] { $seat } wins with { $capital }.
    }
coup-prompt-tie = { $count } players share the victory with { $capital } each.

coup-log-buy =
    { $who ->
        [you] { $colour ->
            [O] You buy an orange token.
           *[other] You buy a { coup-colour-name } token.
        }
       *[other] { $colour ->
            [O] { $seat } buys an orange token.
           *[other] { $seat } buys a { coup-colour-name } token.
        }
    }
coup-purchase =
    { $who ->
        [you] You buy
       *[other] { $seat } buys
    } { $count ->
        [2] two
        [3] three
        [4] four
       *[other] { $count }
    } tokens: { $tokens }.
coup-purchase-part = { $count } { coup-colour-name }
coup-purchase-and = { $first }, { $next }
coup-log-stop =
    { $who ->
        [you] { $bought ->
            [0] You buy nothing.
           *[other] You stop buying.
        }
       *[other] { $bought ->
            [0] { $seat } buys nothing.
           *[other] { $seat } stops buying.
        }
    }
coup-log-lay =
    { $who ->
        [you] { $gain ->
            [0] You lay { $tile }.
           *[other] You lay { $tile }: { coup-colour-the } is now worth { $value } (+{ $gain }).
        }
       *[other] { $gain ->
            [0] { $seat } lays { $tile }.
           *[other] { $seat } lays { $tile }: { coup-colour-the } is now worth { $value } (+{ $gain }).
        }
    }
coup-log-swap =
    { $who ->
        [you] { $count ->
            [0] You keep all your tiles.
            [one] You put one tile aside.
           *[other] You put { $count } tiles aside.
        }
       *[other] { $count ->
            [0] { $seat } keeps all tiles.
            [one] { $seat } puts one tile aside.
           *[other] { $seat } puts { $count } tiles aside.
        }
    }
coup-log-draw =
    { $who ->
        [you] { $count ->
            [one] You draw one tile.
           *[other] You draw { $count } tiles.
        }
       *[other] { $count ->
            [one] { $seat } draws one tile.
           *[other] { $seat } draws { $count } tiles.
        }
    }
coup-log-drew = You draw { $tiles }.
coup-log-pass =
    { $who ->
        [you] You lay no last tile.
       *[other] { $seat } lays no last tile.
    }
coup-log-coup =
    { $who ->
        [you] Coup! You complete a run of { $length } in { coup-colour-name }. Everybody else may lay one last tile.
       *[other] Coup! { $seat } completes a run of { $length } in { coup-colour-name }. Everybody else may lay one last tile.
    }
coup-log-round =
    { $who ->
        [you] Round { $round }. You begin.
       *[other] Round { $round }. { $seat } begins.
    }
coup-log-over = The game is over.

coup-refuse-sold-out = All { coup-colour-name } tokens are sold.
coup-refuse-already-laid = { $tile } is already on the board.
coup-refuse-not-held = You do not have { $tile } in your hand.
coup-refuse-now =
    { $question ->
        [buy] “{ $text }” is not possible now: buy a token, or stop buying.
        [lay] “{ $text }” is not possible now: lay a tile.
        [swap] “{ $text }” is not possible now: put tiles aside, or draw.
       *[last] “{ $text }” is not possible after the Coup: lay one last tile, or pass.
    }
coup-refuse-must-lay = You must lay a tile; you may pass only after the Coup.
coup-refuse-not-in-hand = This tile cannot be put aside.
coup-refuse-already-aside = { $tile } is already put aside.
coup-refuse-order = Tiles are put aside in the order of the rows, and { $tile } comes before { $last }. Undo to choose again.

coup-score-cash = Cash
coup-score-tokens =
    { $tokens ->
        [one] One { coup-colour-name } token at { $value }
       *[other] { $tokens } { coup-colour-name } tokens at { $value }
    }

coup-content-hands = { $seats } hands of { $hand } tiles need more than the { $tiles } tiles of the game.
coup-content-capital = { $seats } players with { $capital } each have more than the { $money } in the box.
coup-content-lay = with { $seats } players nobody can lay { $lay } tiles from a hand of { $hand }.
coup-content-no-run = the first run value is for no tile at all, so it must be 0.
coup-content-joined-runs = a tile that joins two runs must not lower their total value.

## The guided first game

coup-guide-start-race = The richest player wins. The game ends with the Coup: the first run of ten tiles without a gap, in any row.
coup-guide-start-goal = Each round has three steps: buy tokens with your cash, lay tiles, then swap the tiles you do not want.
coup-guide-buy-token = Now you buy. A token is a share in a row: it pays you at the end of the game, and the longer the runs, the more it pays.
coup-guide-buy-colour = Look at your tiles: close numbers of one colour make a run that you can build yourself, so that colour looks promising.
coup-guide-buy-stop = Stop when you like: cash keeps its value, but a token is worth little or nothing if its row has only short runs.
coup-guide-lay-tile = Now you lay. Each tile has its own space and always fits: what you choose is which row grows, and when.
coup-guide-lay-run = Short runs pay little and long ones pay a lot, so filling a gap is often your best move.
coup-guide-lay-brake = Before you lay, see who owns the colour: a tile that mostly helps others, or brings their Coup closer, can wait in your hand.
coup-guide-swap-tiles = Now you may swap. Put aside tiles that do little for you, then fill up your hand: the others learn how many, never which.
coup-guide-swap-order = Go through your hand from the first tile to the last: once a tile is put aside, only later ones can follow. Then choose “{ coup-move-done }”.
coup-guide-swap-keep = Keep a tile that a rival is waiting for: what you put aside goes back to the pool, where they may draw it.
coup-guide-coup = This is the Coup: nobody buys or swaps any more, but everyone except the player who made it may lay one more tile.
coup-guide-last = One last tile, if you like: lay the one that adds most to your own tokens, or pass if every tile would help a rival more.
coup-guide-end = A token is worth the sum of the runs in its row. Tokens and cash make your capital, and the largest capital wins.

## Moves, as they are offered

coup-move-lay = Lay { coup-colour-name } { $number }
coup-move-aside = Put { coup-colour-name } { $number } aside
coup-move-buy =
    { $colour ->
        [O] Buy an orange token
       *[other] Buy a { coup-colour-name } token
    }
coup-move-stop = Stop buying
coup-move-done = Done, draw tiles
coup-move-pass = Lay no last tile
coup-group =
    { $group ->
        [Y] Yellow
        [O] Orange
        [R] Red
        [V] Violet
        [B] Blue
        [G] Green
       *[other] Other moves
    }

## What a move would bring

coup-effect-tile =
    { $colour ->
        [Y] Yellow
        [O] Orange
        [R] Red
        [V] Violet
        [B] Blue
       *[G] Green
    } { $number }
coup-effect-joins = { coup-effect-tile } joins { $left } and { $right }
coup-effect-lengthens = { coup-effect-tile } makes a run of { $length } with { $left }
coup-effect-alone = { coup-effect-tile } stands alone
coup-effect-lay = { $deed }: { $gains }.
coup-effect-you = +{ $gain } for you
coup-effect-other = +{ $gain } for { $seat }
coup-effect-and = { $first }, { $next }
coup-effect-nobody = +{ $gain } a token, but nobody holds one
coup-effect-nothing = no token gains anything
coup-effect-coup = That makes the Coup. The others may lay one last tile.
coup-effect-then = Then { $numbers } makes the Coup.
coup-effect-number = { $number }
coup-effect-or = { $first } or { $next }
coup-effect-buy =
    { $colour ->
        [O] An orange
       *[other] A { coup-colour-name }
    } token costs { $price } and is worth { $worth } now.
coup-effect-held =
    { $count ->
        [one] You already own one.
       *[other] You already own { $count }.
    }
coup-effect-aside = { coup-effect-tile } goes back to the pool. Nobody sees it.
coup-effect-stop = You keep your cash. You can buy again next round.
coup-effect-done =
    { $aside ->
        [0] You keep all your tiles and draw until you have { $hand }.
        [one] One tile goes back, and you draw until you have { $hand }.
       *[other] { $aside } tiles go back, and you draw until you have { $hand }.
    }
coup-effect-pass = You lay no more tiles.

## Where the game stands

coup-heading = Round { $round }
coup-supply =
    { $count ->
        [0] The pool is empty
        [one] One tile in the pool
       *[other] { $count } tiles in the pool
    }
coup-worth = worth { $worth }

## The table as zones and pieces

coup-layout-hand = Your tiles
coup-layout-returned = Put aside earlier: { $tiles }
coup-layout-gain = +{ $gain }
coup-layout-coup = Coup!
coup-layout-aside = aside
coup-layout-board = The board
coup-layout-goal = A run of { $goal } makes the Coup
coup-layout-number = { $number }
coup-layout-values = Value of a token
coup-layout-run =
    { $run ->
        [0] no tile
       *[other] run of { $run }
    }
coup-layout-runs =
    { $count ->
        [one] run of { $runs }
       *[other] runs of { $runs }
    }
coup-layout-supply = Tokens for { $price }
coup-layout-token =
    { $colour ->
        [O] an orange token
       *[other] a { coup-colour-name } token
    }
coup-layout-pool = Pool
coup-layout-back = a tile
coup-layout-tokens = Tokens
coup-layout-tiles = Tiles
coup-layout-cash = Cash
coup-layout-worth = Value
