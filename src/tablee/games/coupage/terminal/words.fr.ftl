# Coupage dans le terminal.
coupage-terminal-pile = pioche { $count }
coupage-terminal-market = Marché
coupage-terminal-harvest = Récolte
coupage-terminal-discard = défausse { $count }
coupage-terminal-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
coupage-terminal-own = votre cave
coupage-terminal-near = plus qu’une !
coupage-terminal-empty = vide
coupage-terminal-bottled = bouteille
coupage-terminal-means =
    En main : { $times ->
        [0] aucun Temps
       *[other] { $times } Temps
    }, { $stars ->
        [0] aucune étoile
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    } ({ $worth }★ = 1 Temps)
coupage-terminal-chosen = Choisies :
coupage-terminal-no-cards = Vous n’avez pas de carte.
coupage-terminal-head-hold = vous avez
coupage-terminal-head-costs = prix
coupage-terminal-head-lack = il manque l’un de
coupage-terminal-holds = { $seat } a { $cards }
coupage-terminal-able = { $recipe } en bouteille : { coupage-ability }
coupage-terminal-complete = ✓ complet : à poser
coupage-terminal-extra = { $seat } a ensuite un tour supplémentaire.
coupage-terminal-danger = { $name } peut gagner !
coupage-terminal-step = { $seat } a choisi { $move }.
coupage-terminal-doing =
    { $step ->
        [draw] prendre
        [act] choisir
        [harvest] prendre
        [pay] payer
        [grape] poser
        [discard] défausser
       *[other] choisir
    }

# Ce qui manque à un tonneau en production, en quinze colonnes.
coupage-barrel-short =
    { $state ->
        [spoiled] { $turns ->
            [one] piqué, { $turns } tour
           *[other] piqué, { $turns } tours
        }
        [ready] prêt pour { $cost }
        [both] cépage et Temps
        [grapes] { $grapes ->
            [one] manque { $grapes } cépage
           *[other] – { $grapes } cépages
        }
       *[time] manque { $time } Temps
    }

# Ce qu’on peut regarder de près.
coupage-details-discard = La défausse, { $count } cartes
coupage-details-known = Cartes que vous connaissez dans d’autres mains
coupage-details-unseen = Cartes que vous n’avez pas vues : pioche, autres mains, face cachée

coupage-ending = La partie a duré { $round } manches. { $others }
coupage-ending-short =
    Il manquait { $wines ->
        [0] { "" }
        [one] un vin
       *[other] { $wines } vins
    }{ $cavas ->
        [0] { "" }
       *[other] { $wines ->
            [0] un cava
           *[other] { " et un cava" }
        }
    } à { $names }.

coupage-terminal-sign-time = Temps, face visible
coupage-terminal-sign-down = Temps, une carte face cachée
coupage-terminal-sign-lacks = il manque du Temps ou un cépage
coupage-terminal-sign-ready = prêt pour la mise en bouteille ; recette complète en main
coupage-terminal-sign-spoiled = piqué pour encore deux tours de son propriétaire
coupage-terminal-sign-bottled = vin, cava en bouteille
coupage-terminal-sign-goal = encore à faire
coupage-terminal-sign-stars = étoiles, pour payer
coupage-terminal-sign-choice = possible maintenant
coupage-terminal-sign-would = ce que ferait le coup choisi
coupage-terminal-sign-fresh = changé depuis votre dernier coup
