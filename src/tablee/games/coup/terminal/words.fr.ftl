# Coup dans le terminal.
coup-terminal-status = Manche { $round } · { $phase } · pioche { $pool } · banque { $bank }
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
coup-terminal-hand = Vos tuiles, et ce que chacune ajouterait à un jeton de sa couleur :
coup-terminal-aside = Écartées :
coup-terminal-returned = Vous avez écarté (manche) : { $tiles }
coup-terminal-account = argent { $cash }, vaut { $worth }, tuiles { $tiles }
coup-terminal-cash = argent
coup-terminal-worth = total
coup-terminal-tiles = tuiles
coup-terminal-no-tiles = Vous n’avez plus de tuiles.
coup-terminal-going-back = écartées :
coup-terminal-known = déjà écartées : { $tiles }

coup-terminal-buy = jeton { coup-colour-name } : coûte { $price }, vaut { $value }, reste { $supply }
coup-terminal-lay =
    { $gain ->
        [0] n’ajoute encore rien
       *[other] +{ $gain } par jeton
    }
coup-terminal-put-aside = Écarter { $tile }
coup-terminal-stop = Ne plus acheter
coup-terminal-done =
    { $aside ->
        [0] Tout garder et piocher
       *[other] Valider et piocher
    }
coup-terminal-pass = Pas de dernière tuile

coup-terminal-token = Un jeton { coup-colour-name } coûte { $price } et vaut { $value } ; il en reste { $supply }, vous en avez { $held }.
coup-terminal-laid = { $tile } est posée ; la plus longue suite de sa série est de { $run }.
coup-terminal-back = { $tile } retourne à la pioche, et vous en tirez une autre.
coup-terminal-adds =
    { $gain ->
        [0] { $tile } n’ajoute encore rien à un jeton { coup-colour-name }.
       *[other] { $tile } porte un jeton { coup-colour-name } à { $value } (+{ $gain }).
    }
coup-terminal-gains = { $shares }.
coup-terminal-makes-coup = C’est le Coup !

coup-terminal-coup = Coup !
coup-terminal-coup-by = Coup de { $seat } !
coup-terminal-runs = Suites { $runs } : { $values }.
coup-terminal-doing =
    { $phase ->
        [buying] acheter
        [swapping] écarter
       *[other] poser
    }
coup-terminal-puts-aside = { $seat } écarte { $tile }.
coup-terminal-amount = { $points }
coup-terminal-sign-held = votre tuile
coup-terminal-sign-laid = à peine posée
coup-terminal-sign-aside = écartée maintenant
coup-terminal-sign-returned = déjà écartée
coup-terminal-sign-start = commence la manche
coup-log-drew-by = { $seat } pioche { $tiles }.
