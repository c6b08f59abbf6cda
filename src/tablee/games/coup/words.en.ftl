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
        [you] Buy a token, or stop: { $left ->
            [one] one more is possible this round.
           *[other] up to { $left } more this round.
        }
       *[other] { $seat } is buying tokens.
    }
coup-prompt-lay =
    { $who ->
        [you] Lay a tile: number { $turn } of { $of } this round.
       *[other] { $seat } is laying tile { $turn } of { $of }.
    }
coup-prompt-swap =
    { $who ->
        [you] { $aside ->
            [0] Put aside the tiles you do not want, then say done to draw.
            [one] One tile lies aside. Put aside more, or say done to draw.
           *[other] { $aside } tiles lie aside. Put aside more, or say done to draw.
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
           *[other] You have bought enough.
        }
       *[other] { $bought ->
            [0] { $seat } buys nothing.
           *[other] { $seat } has bought enough.
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
            [0] You keep every tile.
            [one] You put one tile aside.
           *[other] You put { $count } tiles aside.
        }
       *[other] { $count ->
            [0] { $seat } keeps every tile.
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
coup-refuse-already-laid = { $tile } already lies on the board.
coup-refuse-not-held = You do not hold { $tile }.
coup-refuse-now =
    { $question ->
        [buy] “{ $text }” comes later: this is the time to buy, or to stop buying.
        [lay] “{ $text }” is not possible now: this is the time to lay a tile.
        [swap] “{ $text }” is not possible now: put tiles aside, or say done to draw.
       *[last] “{ $text }” is not possible after the Coup: lay one last tile, or pass.
    }
coup-refuse-must-lay = A tile must be laid; passing is possible only after the Coup.
coup-refuse-not-in-hand = This tile cannot be put aside.
coup-refuse-already-aside = { $tile } is aside already.
coup-refuse-order = Tiles are put aside in the order of the rows, and { $tile } does not come after { $last }. Undo to choose again.

coup-score-cash = Cash
coup-score-tokens =
    { $tokens ->
        [one] One { coup-colour-name } token at { $value }
       *[other] { $tokens } { coup-colour-name } tokens at { $value }
    }

coup-content-hands = { $seats } hands of { $hand } tiles are more than the { $tiles } tiles there are.
coup-content-capital = { $seats } players with { $capital } each have more than the { $money } in the box.
coup-content-lay = with { $seats } players nobody can lay { $lay } tiles from a hand of { $hand }.
coup-content-no-run = the first of the run values is for no tile at all and must be 0.
coup-content-joined-runs = a tile that joins two runs must not make them worth less together.

## The guided first game

coup-guide-start-race = Six rows race to ten: the first unbroken run of ten tiles is the Coup, and it brings the game to its end.
coup-guide-start-goal = The richest player wins, so turn your cash into tokens of the colours that you think will grow.
coup-guide-buy-token = A token is a share in a row: you pay its price now, and it pays at the end, far more if the row’s runs are long.
coup-guide-buy-colour = Look at your tiles: close numbers of one colour are a run that you can build yourself, so that colour looks promising.
coup-guide-buy-stop = Stop when you like: cash keeps its value, while a token is worth little or nothing if its row has only short runs.
coup-guide-lay-tile = Each tile has a space of its own and always fits, so what you really choose is which row grows, and when.
coup-guide-lay-run = Short runs pay little or nothing and long ones pay far more, so filling a gap is often your best tile.
coup-guide-lay-brake = See who owns a colour before you lay: a tile that mostly helps others, or brings their Coup closer, can wait in your hand.
coup-guide-swap-tiles = Put aside the tiles that do little for you, and new ones will fill your hand: the others learn how many, never which.
coup-guide-swap-order = Go through your hand from first tile to last, because once a tile is aside only later ones can follow; then say done.
coup-guide-swap-keep = Keep a tile that a rival is waiting for, because what you put aside goes back to the pool, where they may draw it.
coup-guide-coup = This is the Coup: nobody buys or swaps any more, but everyone except its maker may still lay one tile.
coup-guide-last = One last tile, if you wish: lay what adds most to your own tokens, or pass if every tile would help a rival more.
coup-guide-end = Each token pays the runs of its row added together; with your cash that makes your capital, and the largest one wins.

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
coup-effect-nothing = no token gains by it
coup-effect-coup = That makes the Coup, and the others may lay one last tile.
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
        [one] You hold one already.
       *[other] You hold { $count } already.
    }
coup-effect-aside = { coup-effect-tile } goes back to the pool, unseen.
coup-effect-stop = You keep your cash; next chance in the next round.
coup-effect-done =
    { $aside ->
        [0] You keep every tile and fill up your hand.
        [one] One tile goes back, and you fill up your hand.
       *[other] { $aside } tiles go back, and you fill up your hand.
    }
coup-effect-pass = You lay nothing more.

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
coup-layout-goal = A run of { $goal } is the Coup
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
coup-layout-worth = Worth
