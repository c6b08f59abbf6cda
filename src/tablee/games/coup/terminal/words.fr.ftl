# Coup dans le terminal.
coup-terminal-run = suite
coup-terminal-value = vaut
coup-terminal-left = reste
coup-terminal-tokens-left =
    { $supply ->
        [0] épuisé
        [one] reste 1
       *[other] reste { $supply }
    }
coup-terminal-run-of = suite { $run }
coup-terminal-cash = argent
coup-terminal-worth = total
coup-terminal-tiles = tuiles
coup-terminal-no-tiles = Vous n’avez plus de tuiles.
coup-terminal-going-back = écartées :
coup-terminal-known = écartées plus tôt : { $tiles }

coup-terminal-coup-by = Coup de { $seat } !
coup-terminal-doing =
    { $phase ->
        [buying] acheter
        [swapping] écarter
       *[other] poser
    }
coup-terminal-puts-aside = { $seat } écarte { $tile }.
coup-terminal-amount = { $points }
coup-terminal-sign-held = votre tuile
coup-terminal-sign-laid = vient d’être posée
coup-terminal-sign-would = deviendrait
coup-terminal-sign-aside = écartée maintenant
coup-terminal-sign-returned = écartée plus tôt
coup-terminal-sign-start = commence la manche
coup-log-drew-by = { $seat } pioche { $tiles }.
