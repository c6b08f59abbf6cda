# Coupage dans le terminal.
coupage-terminal-status = Manche { $round } · { $phase } · pioche { $pile }
coupage-terminal-pile = pioche { $count }
coupage-terminal-market = Marché
coupage-terminal-harvest = Récolte
coupage-terminal-discard = défausse { $count }
coupage-terminal-account = { $cards } c. · { $bottles }/3
coupage-terminal-bottle = { $recipe } en bouteille
coupage-terminal-bottled = bouteille
coupage-terminal-hand = Vos cartes :
coupage-terminal-chosen = Choisies :
coupage-terminal-known = Vous savez en d’autres mains :
coupage-terminal-no-cards = Vous n’avez pas de carte.
coupage-terminal-closed = impossible
coupage-terminal-extra = { $seat } a un tour supplémentaire après celui-ci.
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

coupage-terminal-lay = Commencer un { coupage-recipe } : Temps { $time }, étoiles à payer { $stars }
coupage-terminal-replace = Compléter le { coupage-recipe } du tonneau { $barrel }
coupage-terminal-time = Une carte Temps sur le tonneau { $barrel }, le { coupage-recipe }
coupage-terminal-stars = Des cépages valant trois étoiles comme Temps sur le tonneau { $barrel }, le { coupage-recipe }
coupage-terminal-bottling = Mettre en bouteille le { coupage-recipe } du tonneau { $barrel }
coupage-terminal-draw = Une carte inconnue
coupage-terminal-cycle = Défausser une carte et en piocher une autre
coupage-terminal-end = Finir le tour
coupage-terminal-up = Une carte Temps
coupage-terminal-down = La carte face cachée à la place { $place }
coupage-terminal-decline = Ne pas utiliser la capacité
coupage-terminal-from = À { $seat }, qui a { $cards } cartes

coupage-terminal-helps = Elle servirait pour { $recipes }.
coupage-terminal-asks = { $name } : { $grapes } ; au moins { $different } variétés, Temps { $time }, étoiles à payer { $stars }.
coupage-terminal-brings = En bouteille : { coupage-ability }.
coupage-terminal-whose = Tonneau { $barrel } de { $seat }
coupage-terminal-state =
    Cépages manquants { $grapes }, Temps manquants { $time }. { $turns ->
        [0] { "" }
        [one] Piqué pendant encore un tour de son propriétaire.
       *[other] Piqué pendant encore { $turns } tours de son propriétaire.
    }
coupage-terminal-under = Face cachée : { $cards }.

coupage-terminal-sign-time = Temps, face visible
coupage-terminal-sign-down = Temps, une carte face cachée
coupage-terminal-sign-lacks = il manque du Temps ou un cépage
coupage-terminal-sign-ready = prêt pour la bouteille, ou recette complète en main
coupage-terminal-sign-spoiled = piqué ; le numéro que montre la carte
coupage-terminal-sign-cava = un cava
coupage-terminal-sign-colour = un blanc, un rouge quelconque
coupage-terminal-sign-stars = étoiles, pour payer

coupage-point-barrels = Vos tonneaux
coupage-point-aid = L’aide-joueur
coupage-point-market = Le marché
coupage-point-hand = Vos cartes
coupage-point-players = Les caves
