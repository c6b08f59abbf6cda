# Coupage dans le terminal.
coupage-terminal-status = Manche { $round } · { $phase } · pioche { $pile }
coupage-terminal-pile = pioche { $count }
coupage-terminal-market = Marché
coupage-terminal-harvest = Récolte
coupage-terminal-discard = défausse { $count }
coupage-terminal-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
coupage-terminal-account =
    { coupage-terminal-cards }, { $wines ->
        [one] { $wines } vin
       *[other] { $wines } vins
    }, { $cavas ->
        [one] { $cavas } cava
       *[other] { $cavas } cavas
    }
coupage-terminal-own = votre cave
coupage-terminal-near = plus qu’un !
coupage-terminal-empty = vide
coupage-terminal-empties = vides : { $barrels }
coupage-terminal-bottle = { $recipe } en bouteille
coupage-terminal-bottled = bouteille
coupage-terminal-hand = Vos cartes :
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
coupage-terminal-known = Vous savez en d’autres mains :
coupage-terminal-no-cards = Vous n’avez pas de carte.
coupage-terminal-head-hold = vous avez
coupage-terminal-head-costs = prix
coupage-terminal-head-lack = il manque l’un de
coupage-terminal-holds = { $seat } a { $cards }
coupage-terminal-able = { $recipe } en bouteille : { coupage-ability }
coupage-terminal-complete = ✓ complet : à poser
coupage-terminal-closed = impossible
coupage-terminal-no-barrel-short = aucun tonneau
coupage-terminal-lockout-short = un de trop
coupage-terminal-lacks = –{ $count } : { $grapes }
coupage-terminal-white =
    { $count ->
        [one] { $count } blanc
       *[other] { $count } blancs
    }
coupage-terminal-red =
    { $count ->
        [one] { $count } rouge
       *[other] { $count } rouges
    }
coupage-terminal-any-white = blanc
coupage-terminal-any-red = rouge
coupage-terminal-or = { $first } ou { $last }
coupage-terminal-extra = { $seat } a un tour de plus ensuite.
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

# Ce qui manque à un tonneau en production : là où il y a de la place, et en quinze colonnes.
coupage-barrel-long =
    { $state ->
        [spoiled] { $turns ->
            [one] piqué, encore { $turns } tour
           *[other] piqué, encore { $turns } tours
        }
        [ready] prêt : { $cost } à payer
        [both] manquent { $grapes ->
            [one] { $grapes } cépage
           *[other] { $grapes } cépages
        } et { $time } Temps
        [grapes] { $grapes ->
            [one] il manque un cépage
           *[other] manquent { $grapes } cépages
        }
       *[time] manque { $time } Temps, puis { $cost }
    }
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

coupage-terminal-lay = Commencer un { coupage-recipe } : { $time } Temps, puis { $stars } à payer
coupage-terminal-replace = Compléter le { coupage-recipe } du tonneau { $barrel }
coupage-terminal-time = Une carte Temps sur le tonneau { $barrel }, le { coupage-recipe }
coupage-terminal-stars = Des cépages valant { $worth } étoiles comme Temps sur le tonneau { $barrel }, le { coupage-recipe }
coupage-terminal-bottling = Mettre en bouteille le { coupage-recipe } du tonneau { $barrel } pour { $stars }
coupage-terminal-draw = Piocher
coupage-terminal-cycle = Échanger une carte
coupage-terminal-end = Finir le tour
coupage-terminal-up = Une carte Temps face visible
coupage-terminal-down = La carte face cachée à la place { $place }
coupage-terminal-decline = Ne pas utiliser la capacité
coupage-terminal-from = À { $seat }, qui a { coupage-terminal-cards }

# Ce qu’est une pièce, et ce qui arrive si on la touche.
coupage-about-pile-now = La première carte de la pioche : personne ne la connaît. { $count ->
        [0] La pioche est vide : la défausse est d’abord mélangée.
        [one] C’est la dernière.
       *[other] Il y en a { $count }.
    }
coupage-about-pile-later = La pioche, { $count } cartes : on y prend au début du tour, ou pour une carte échangée.
coupage-about-discard-now = Échanger : défaussez une de vos cartes et piochez-en une ; c’est une action. Il y a ici { $count } cartes, i les montre.
coupage-about-discard-later = La défausse, { $count } cartes ; i les montre toutes.
coupage-about-completes = Avec elle, vous pourriez poser { $recipes }.
coupage-about-helps = Elle vous rapproche de { $recipes }.
coupage-about-replaces = Elle compléterait votre tonneau { $recipes }.
coupage-about-money = Vaut { $stars } pour payer.
coupage-about-fits = Convient à { $recipes }.
coupage-about-pays = { $left ->
        [0] { $over ->
            [0] C’est payé tout juste.
            [one] C’est payé, une étoile est perdue.
           *[other] C’est payé, { $over } étoiles sont perdues.
        }
        [1] Il restera une étoile à payer.
       *[other] Il restera { $left } étoiles à payer.
    }
coupage-about-discards = { $card } ira à la défausse ; vous piochez ensuite une carte.
coupage-about-recipe = { $name } : { $grapes }{ $different ->
        [any] { "" }
        [all] , tous différents
       *[other] , au moins { $different } variétés
    }.
coupage-about-costs = { $time } Temps, { $stars } à payer.
coupage-about-lacks = { $count ->
        [one] Il vous manque un cépage : { $grapes }.
       *[other] Il vous manque { $count } cépages : { $grapes }.
    }
coupage-about-complete = Vous avez tout en main.
coupage-about-no-barrel = Aucun de vos tonneaux n’est libre.
coupage-about-lockout = Un de plus et vous ne pourriez plus gagner.
coupage-about-player = { $seat } a { coupage-terminal-cards } ; en bouteille : { coupage-bottles }.
coupage-bottles = { $wines ->
        [0] aucun vin
        [one] un vin
       *[other] { $wines } vins
    }, { $cavas ->
        [0] aucun cava
        [one] un cava
       *[other] { $cavas } cavas
    }
coupage-about-known = Vous connaissez : { $cards }.
coupage-about-whose =
    { $who ->
        [you] Votre tonneau { $barrel }
       *[other] Tonneau { $barrel } de { $seat }
    }
coupage-about-ready = Prêt : { $stars } à payer.
coupage-about-missing-grapes =
    { $count ->
        [one] Il manque un cépage : { $grapes }.
       *[other] Il manque { $count } cépages : { $grapes }.
    }
coupage-about-missing-time = Il manque { $count } Temps.
coupage-about-spoiled =
    { $turns ->
        [one] Piqué pendant encore un tour de son propriétaire.
       *[other] Piqué pendant encore { $turns } tours de son propriétaire.
    }
coupage-about-owner = En bouteille chez { $seat } : { coupage-bottles }.
coupage-about-evaporates = { $card } disparaîtrait, et le { coupage-recipe } de { $seat } serait incomplet.
coupage-about-comes-back = { $card } reviendrait dans votre main.
coupage-terminal-pair = { $head } : { $rest }
coupage-terminal-brings = En bouteille : { coupage-ability }.
coupage-terminal-under = Face cachée : { $cards }.

# Ce que les autres ont fait depuis votre dernier coup, en peu de mots.
coupage-brief = { $seat } : { $deeds }.
coupage-brief-market = prend { $card }
coupage-brief-lay = commence { $recipe }
coupage-brief-replace = complète { $recipe }
coupage-brief-time = vieillit { $recipe }
coupage-brief-stars = vieillit { $recipe } avec des étoiles
coupage-brief-bottle = { $recipe } en bouteille
coupage-brief-jeu = { $recipe } en bouteille sans payer
coupage-brief-cycle = défausse { $card }
coupage-brief-vol =
    { $whose ->
        [you] vous vole une carte
       *[other] vole une carte à { $victim_seat }
    }
coupage-brief-piq =
    { $whose ->
        [you] pique votre { $recipe }
       *[other] pique { $recipe } de { $owner_seat }
    }
coupage-brief-oen =
    { $whose ->
        [you] sauve votre { $recipe }
        [self] sauve { $recipe }
       *[other] sauve { $recipe } de { $owner_seat }
    }
coupage-brief-eva =
    { $whose ->
        [you] évapore { $card } de votre { $recipe }
       *[other] évapore { $card } de { $recipe }, chez { $owner_seat }
    }
coupage-brief-vdt =
    { $whose ->
        [you] prend un Temps de votre tonneau { $barrel }
       *[other] prend un Temps à { $owner_seat }
    }
coupage-brief-rec = lance une récolte
coupage-brief-harvest = prend { $card }
coupage-brief-rose = prend { $card } avec son rosé
coupage-brief-rouge = vieillit le tonneau { $barrel } avec son rouge
coupage-brief-cava-blanc = reprend { $grape } et { $card }
coupage-brief-cava-blanc-hidden = reprend { $grape } et une carte cachée
coupage-brief-extra = a un tour de plus

# Ce qu’on peut regarder de près.
coupage-details-discard = La défausse, { $count } cartes
coupage-details-known = Cartes que vous savez en d’autres mains
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
coupage-terminal-sign-ready = prêt pour la bouteille ; recette complète en main
coupage-terminal-sign-spoiled = piqué pour encore deux tours de son propriétaire
coupage-terminal-sign-bottled = vin, cava en bouteille
coupage-terminal-sign-goal = encore à faire
coupage-terminal-sign-stars = étoiles, pour payer
coupage-terminal-sign-choice = possible maintenant
coupage-terminal-sign-fresh = changé depuis votre dernier coup

coupage-point-barrels = Vos tonneaux
coupage-point-aid = L’aide-joueur
coupage-point-market = Le marché
coupage-point-hand = Vos cartes
coupage-point-players = Les caves
