# Capa d’Oro dans le navigateur. `colour` est la lettre d’un tabac ; les mots des règles (capa-doro-bales, …) sont là aussi.

## Le plateau
capa-doro-map = Les quatre continents
capa-doro-panel = Joueurs, tour
capa-doro-players = Les autres joueurs
capa-doro-players-full = Les autres joueurs en détail
capa-doro-race = Points : { $scores }. Le premier à { $goal } gagne.
capa-doro-sow = semer
capa-doro-column =
    { $column ->
        [S] Semence
        [G] Pousse
       *[H] Récolte
    }
capa-doro-piece-space = { $continent } { $number }, { capa-doro-column }
capa-doro-piece-empty = vide
capa-doro-piece-cigar =
    Cigare { $tile } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et { $money } $ pour { $bales }. { $aid }
capa-doro-piece-player =
    { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $money } $, { $bales }, { capa-doro-barns-left }
capa-doro-barns-left =
    { $plantations ->
        [0] plus aucune plantation en réserve
        [one] { $plantations } plantation en réserve
       *[other] { $plantations } plantations en réserve
    }
capa-doro-barns =
    { $count ->
        [0] Plus aucune plantation en réserve
        [one] { $count } plantation en réserve
       *[other] { $count } plantations en réserve
    }
capa-doro-points =
    { $points ->
        [one] point
       *[other] points
    }
capa-doro-tag-harvest = Récolter
capa-doro-tag-warehouse = Entrepôt

## Les marchés
capa-doro-markets = Marchés
capa-doro-market = Marché : { $continent }, l’étagère la plus chère d’abord
capa-doro-market-shelf = à { $price } : { $count } balles sur { $all }
capa-doro-market-closed = Douane
capa-doro-trade =
    { $trade ->
        [buy] Achat
       *[sell] Vente
    }
capa-doro-trade-price =
    { $trade ->
        [buy] { $price ->
            [-1] Rien à acheter
           *[other] La prochaine balle coûte { $price } $
        }
       *[sell] Une balle rapporte { $price } $
    }
capa-doro-trade-not =
    { $why ->
        [closed] fermé
        [sold] déjà vendu
        [bought] déjà acheté
        [none] épuisé
        [dear] trop cher
        [empty] aucune balle
       *[now] plus tard
    }

## Ses affaires
capa-doro-warehouse = Votre entrepôt
capa-doro-cigars = Vos cigares
capa-doro-cigars-none = Vous avez roulé tous vos cigares.
capa-doro-cigar-roll = Rouler
capa-doro-cigar-ready = prêt à rouler
capa-doro-cigar-then = prêt ensuite
capa-doro-cigar-out = plus possible
capa-doro-cigar-missing =
    { $count ->
        [one] manque { $count }
       *[other] manque { $count }
    }

## Ce qu’on peut faire
capa-doro-actions = Votre tour
capa-doro-todo-sow =
    { $left ->
        [0] plus de semis
       *[other] semis : { $left } sur { $all }
    }
capa-doro-todo-harvest =
    { $count ->
        [0] rien à récolter
        [one] { $count } récolte en attente
       *[other] { $count } récoltes en attente
    }
capa-doro-todo-roll =
    { $count ->
        [0] aucun cigare prêt
        [one] { $count } cigare prêt
       *[other] { $count } cigares prêts
    }
capa-doro-not-now =
    { $why ->
        [over] la partie est finie
        [other] pas votre tour
       *[first] d’abord ce choix
    }

## Ce tour
capa-doro-turn = Ce tour
capa-doro-turn-of =
    { $who ->
        [you] Votre tour jusqu’ici
       *[other] Tour de { $seat }
    }
capa-doro-take-back = Annuler cette étape
capa-doro-skip = Passer
capa-doro-bag =
    { $count ->
        [one] cube dans le sac
       *[other] cubes dans le sac
    }
capa-doro-bag-holds =
    Dans le sac : { $bales } et { $beetles ->
        [0] aucune vrillette
        [one] { $beetles } vrillette
       *[other] { $beetles } vrillettes
    }
capa-doro-events-left =
    { $count ->
        [one] { $count } événement
       *[other] { $count } événements
    }
capa-doro-discard =
    { $count ->
        [one] { $count } balle défaussée
       *[other] { $count } balles défaussées
    }
capa-doro-neutrals =
    { $count ->
        [one] { $count } neutre
       *[other] { $count } neutres
    }

## La fin
capa-doro-ending = Les cigares du gagnant
capa-doro-sheet-race = Points
capa-doro-sheet-title = Tous les cigares
capa-doro-sheet-player = Joueur
capa-doro-sheet-cigars = Cigares
capa-doro-sheet-class = Classe { $letter }
capa-doro-sheet-market = Au marché
capa-doro-sheet-money = Argent
capa-doro-sheet-points = Points
capa-doro-sheet-sales = vendu pour { $earned } $, acheté pour { $spent } $
capa-doro-sheet-none = aucun
capa-doro-sheet-note = Les points viennent des cigares seuls ; à égalité, l’argent décide.
capa-doro-sheet-rules = Règles
