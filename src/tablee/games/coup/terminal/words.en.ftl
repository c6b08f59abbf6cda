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
coup-terminal-aside = Put aside:
coup-terminal-returned = You put aside earlier (round): { $tiles }
coup-terminal-account = cash { $cash }, worth { $worth }, tiles { $tiles }
coup-terminal-cash = cash
coup-terminal-worth = worth
coup-terminal-tiles = tiles
coup-terminal-no-tiles = You hold no tiles.
coup-terminal-going-back = put aside:
coup-terminal-known = put aside earlier: { $tiles }

coup-terminal-buy = { coup-colour-name } token: costs { $price }, worth { $value } now, { $supply } left
coup-terminal-lay =
    { $gain ->
        [0] adds nothing yet
       *[other] +{ $gain } a token
    }
coup-terminal-put-aside = Put { $tile } aside
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
    } { coup-colour-name } token costs { $price } and is worth { $value } now; { $supply } are left, you hold { $held }.
coup-terminal-laid = { $tile } lies there; the longest run of its row is { $run }.
coup-terminal-back = { $tile } goes back to the pool, and you draw another.
coup-terminal-adds =
    { $gain ->
        [0] { $tile } adds nothing to { coup-colour-name } tokens yet.
       *[other] { $tile } makes { coup-colour-name } tokens worth { $value } (+{ $gain }).
    }
coup-terminal-gains = { $shares }.
coup-terminal-makes-coup = It is the Coup!

coup-terminal-coup = Coup!
coup-terminal-coup-by = Coup by { $seat }!
coup-terminal-runs = Runs { $runs }: { $values }.
coup-terminal-doing =
    { $phase ->
        [buying] buy
        [swapping] put aside
       *[other] lay
    }
coup-terminal-puts-aside = { $seat } puts { $tile } aside.
coup-terminal-amount = { $points }
coup-terminal-sign-held = your tile
coup-terminal-sign-laid = just laid
coup-terminal-sign-aside = put aside now
coup-terminal-sign-returned = put aside earlier
coup-terminal-sign-start = begins the round
coup-log-drew-by = { $seat } draws { $tiles }.
