# Coupage dans le navigateur. `recipe` et `card` sont des lettres du serveur ; les mots des règles (coupage-card, …) sont là aussi.

## Noms
coupage-wine =
    { $recipe ->
        [BLA] Blanc
        [ROS] Rosé
        [ROU] Rouge
        [CVB] Cava blanc
       *[CVR] Cava rosé
    }
coupage-wine-short =
    { $recipe ->
        [BLA] Bl
        [ROS] Rs
        [ROU] Rg
        [CVB] CB
       *[CVR] CR
    }
coupage-letter =
    { $colour ->
        [white] B
       *[red] R
    }
coupage-special = Spéciale
coupage-brief =
    { $card ->
        [TIM] Fait vieillir un vin
        [JEU] Bouteille gratuite
        [VOL] Vole une carte
        [PIQ] Bloque un tonneau
        [OEN] Sauve un tonneau
        [REC] Une carte par joueur
        [EVA] Enlève un cépage
       *[VDT] Déplace un Temps
    }

## Le plateau
coupage-cellars = Les caves des autres
coupage-cellar =
    { $name } : { $cards ->
        [0] aucune carte
        [1] une carte
       *[other] { $cards } cartes
    } en main, { coupage-bottles }.
coupage-cellar-known = Vous connaissez ces cartes : { $cards }.
coupage-cellar-needs =
    { $wines ->
        [0] { $cavas ->
            [0] deux vins et un cava
           *[other] plus qu’un cava
        }
        [1] { $cavas ->
            [0] plus qu’un vin
           *[other] reste un vin et un cava
        }
       *[other] { $cavas ->
            [0] restent deux vins
           *[other] deux vins et un cava
        }
    }
coupage-own = Votre cave
coupage-own-you = vous
coupage-cellar-wins = gagne
coupage-cellar-free =
    { $count ->
        [1] 1 libre
       *[other] { $count } libres
    }
coupage-rows = Tonneaux
coupage-rows-empty = Tonneau libre
coupage-stock = Marché, pioche et défausse
coupage-market = Marché
coupage-market-empty = vide
coupage-harvest = Récolte
coupage-pile = Pioche
coupage-discard = Défausse
coupage-discard-title =
    { $count ->
        [0] La défausse
        [1] La défausse : une carte
       *[other] La défausse : { $count } cartes
    }
coupage-discard-empty = Rien n’a été défaussé depuis le dernier mélange.
coupage-back = Étape précédente
coupage-actions = Sans toucher de pièce
coupage-actions-confirm = Confirmer
coupage-actions-choose = Choisissez
coupage-not-now =
    { $why ->
        [draw] piochez d’abord
        [other] pas votre tour
        [choose] choisissez
        [last] le dernier choix joue
        [over] c’est fini
       *[now] pas maintenant
    }
coupage-does = { $verb } : { $what }
coupage-verb =
    { $card ->
        [TIM] Vieillir
        [JEU] Embouteiller
        [PIQ] Piquer
        [OEN] Sauver
        [EVA] Évaporer
       *[VDT] Prendre
    }

## Tonneaux
coupage-barrel-hint = Ici, une recette
coupage-cava-card = La carte cava : le premier cava de cette cave
coupage-plank-both =
    { $grapes ->
        [1] 1 cépage
       *[other] { $grapes } cépages
    }, { $time } Temps

## La carte des vins
coupage-aid = La carte des vins
coupage-aid-goal =
    Deux vins et un cava gagnent{ $second ->
        [yes]  ; un second cava compte comme un vin
       *[no] {""}
    }. { $stars } ★ valent un Temps.
coupage-aid-tab = Carte
coupage-aid-ready =
    { $count ->
        [1] 1 prêt
       *[other] { $count } prêts
    }
coupage-aid-bottled = En bouteille :
coupage-aid-ability = { coupage-ability }.

## La main
coupage-hand =
    Votre main : { $count ->
        [0] aucune carte
        [1] une carte
       *[other] { $count } cartes
    }
coupage-hand-empty = Votre main est vide.

## Les pièces en mots
coupage-piece-grape =
    { $name }, { $stars ->
        [1] une étoile
       *[other] { $stars } étoiles
    }
coupage-piece-card = { $name } : { $effect }
coupage-piece-several = { $count } fois { $name }
coupage-piece-market = Au marché : { $card }
coupage-piece-chosen = Choisie : { $card }
coupage-piece-pile =
    Pioche : { $count ->
        [0] vide
        [1] une carte
       *[other] { $count } cartes
    }
coupage-piece-discard =
    parcourir la défausse, { $count ->
        [0] vide
        [1] une carte
       *[other] { $count } cartes
    }
coupage-piece-barrel = { $owner }, tonneau { $number }
coupage-piece-own-barrel = Votre tonneau { $number }
coupage-piece-empty = { $where } : vide
coupage-piece-bottle = { $where } : { $wine }, en bouteille
coupage-piece-cask = { $where } : { $wine } de { $grapes } ; Temps { $time } sur { $of }. { $waits }
coupage-piece-time =
    { $down ->
        [yes] Un Temps face cachée
       *[no] Un Temps face visible
    }
coupage-piece-recipe = { $wine } : { $count } cartes, au moins { $different } cépages ; { $time } Temps, { $stars } étoiles pour la mise en bouteille. { $lacks }

## La fin
coupage-ending = Les bouteilles de { $name }
coupage-ending-own = Vos bouteilles
coupage-ending-rounds =
    { $round ->
        [1] un tour
       *[other] { $round } tours
    }
coupage-ending-bottled = en bouteille
coupage-ending-last = la dernière bouteille

## Les places
coupage-seat-cards =
    { $count ->
        [0] aucune carte
        [1] 1 carte
       *[other] { $count } cartes
    }

## Le décompte
coupage-sheet-shelf = Les bouteilles de chacun
coupage-sheet-title = Les bouteilles de chaque cave
coupage-sheet-cellar = Cave
coupage-sheet-bottled = En bouteille
coupage-sheet-wood = Encore en tonneau
coupage-sheet-counts = Compte
coupage-sheet-note =
    Deux vins et un cava comptent{ $second ->
        [yes] , et un second cava comme un vin
       *[no] {""}
    } ; le premier qui a les trois gagne aussitôt.
coupage-sheet-rules = Règles

## Options
coupage-option-abilities = Capacités des vins
coupage-option-abilities-about = Chaque vin sauf le blanc vous donne quelque chose à la mise en bouteille : une carte, un Temps, des cartes reprises ou un tour supplémentaire.
coupage-option-second_cava_is_wine = Un second cava compte comme un vin
coupage-option-second_cava_is_wine-about = Sinon, il faut deux vrais vins.
