# Coup in the terminal.
coup-terminal-run = run
coup-terminal-value = value
coup-terminal-left = left
coup-terminal-tokens-left =
    { $supply ->
        [0] sold out
       *[other] { $supply } left
    }
coup-terminal-run-of = run { $run }
coup-terminal-cash = cash
coup-terminal-worth = value
coup-terminal-tiles = tiles
coup-terminal-no-tiles = You have no tiles.
coup-terminal-going-back = put aside:
coup-terminal-known = put aside earlier: { $tiles }

coup-terminal-coup-by = Coup by { $seat }!
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
coup-terminal-sign-would = would become
coup-terminal-sign-aside = put aside now
coup-terminal-sign-returned = put aside earlier
coup-terminal-sign-start = begins the round
coup-log-drew-by = { $seat } draws { $tiles }.
