# Coup in the terminal.
coup-terminal-status = Round { $round } · { $phase } · pool { $pool } · bank { $bank }
coup-terminal-run = run
coup-terminal-value = value
coup-terminal-left = left
coup-terminal-tokens-left =
    { $supply ->
        [0] sold out
       *[other] { $supply } left
    }
coup-terminal-run-of = run { $run }
coup-terminal-hand = Your tiles, and what each would add to a token of its colour:
coup-terminal-aside = Going back:
coup-terminal-returned = You put back (round): { $tiles }
coup-terminal-account = cash { $cash }, worth { $worth }, tiles { $tiles }
coup-terminal-cash = cash
coup-terminal-worth = worth
coup-terminal-tiles = tiles
coup-terminal-no-tiles = You hold no tiles.
coup-terminal-going-back = back:
coup-terminal-known = put back earlier: { $tiles }

coup-terminal-buy = Buy { coup-colour-name }: worth { $value } now, { $supply } left
coup-terminal-lay =
    { $gain ->
        [0] Lay { $tile }
       *[other] Lay { $tile }: +{ $gain } a token
    }
coup-terminal-put-aside = Put { $tile } back
coup-terminal-stop = Buy no more
coup-terminal-done =
    { $aside ->
        [0] Keep all, and draw
       *[other] Done, and draw
    }
coup-terminal-pass = Lay no last tile

coup-terminal-token =
    { $colour ->
        [O] An
       *[other] A
    } { coup-colour-name } token is worth { $value } now; { $supply } are left, you hold { $held }.
coup-terminal-laid = { $tile } lies there; the longest run of its row is { $run }.
coup-terminal-back = { $tile } goes back to the pool, and you draw another.
coup-terminal-adds =
    { $gain ->
        [0] { $tile } adds nothing to { coup-colour-name } tokens yet.
       *[other] { $tile } makes { coup-colour-name } tokens worth { $value } (+{ $gain }).
    }
coup-terminal-gains = { $shares }.
coup-terminal-makes-coup = It is the Coup!
