# Coup dans le navigateur. `colour` est la lettre d’une série ; les mots des règles (coup-colour-name…) sont là aussi.

## Le plateau
coup-board-name = Le plateau : six séries en course vers dix
coup-board-lane =
    Série { coup-colour-name } : { $runs }. Un jeton vaut { $value }, il en reste { $left } à acheter ; { $missing ->
        [0] c’est ici que le Coup a eu lieu.
        [one] il manque une tuile pour le Coup.
       *[other] il manque { $missing } tuiles pour le Coup.
    }
coup-board-lane-yours = Vous en avez { $count }.
coup-board-lane-empty = aucune tuile
coup-board-lane-run = { $run }, qui vaut { $value }
coup-board-your-tokens = Vos jetons
coup-board-token-worth = un jeton vaut
coup-board-left-to-buy = à { $price } le jeton
coup-board-left-short = reste
coup-board-would-be = vaudrait { $value }
coup-board-now = { $value }, +{ $gain }
coup-board-to-go =
    { $missing ->
        [0] Coup !
       *[other] reste { $missing }
    }
coup-board-race =
    { $missing ->
        [0] Le Coup a eu lieu dans cette série
        [one] Il manque une tuile pour une suite de { $goal }
       *[other] Il manque { $missing } tuiles pour une suite de { $goal }
    }
coup-board-supply =
    Acheter un jeton { coup-colour-name } pour { $price } : { $left ->
        [0] plus aucun
        [one] il en reste un
       *[other] il en reste { $left }
    }, chacun vaut { $worth } maintenant
coup-board-coup = La tuile de cette case fait le Coup
coup-board-space = Case du { $number } { coup-colour-name }

## La main
coup-hand-you = vous
coup-hand-title =
    { $count ->
        [0] Plus de tuiles
        [one] Votre dernière tuile
        [2] Vos deux tuiles
        [3] Vos trois tuiles
        [4] Vos quatre tuiles
        [5] Vos cinq tuiles
        [6] Vos six tuiles
        [7] Vos sept tuiles
        [8] Vos huit tuiles
        [9] Vos neuf tuiles
        [10] Vos dix tuiles
        [11] Vos onze tuiles
        [12] Vos douze tuiles
       *[other] Vos { $count } tuiles
    }
coup-hand-tip =
    { $phase ->
        [buying] Les jetons s’achètent à droite de chaque série.
        [swapping] Choisissez les tuiles à échanger, dans l’ordre que vous voulez.
       *[laying] Sous chaque tuile : votre gain, ou entre parenthèses celui des autres.
    }
coup-hand-tile =
    { $number } { coup-colour-name }, { $gain ->
        [0] n’ajoute rien
       *[other] ajoute { $gain } à chaque jeton { coup-colour-name }
    }
coup-hand-tile-coup =
    { $number } { coup-colour-name }, { $gain ->
        [0] n’ajoute rien
       *[other] ajoute { $gain } à chaque jeton { coup-colour-name }
    } ; fait le Coup
coup-hand-tile-back = { $number } { coup-colour-name }, sera échangé
coup-hand-tile-aside = { $number } { coup-colour-name }, déjà écarté ; le reprendre
coup-hand-tile-drawn = { $tile } ; vient d’être pioché
coup-hand-coup = Coup
coup-hand-back = repart
coup-hand-aside = écartée
coup-hand-swap = Vous aurez de nouveau { $hand } tuiles.
coup-hand-done =
    { $count ->
        [0] Tout garder, en piocher { $draw }
        [one] En rendre une, en piocher { $draw }
       *[other] En rendre { $count }, en piocher { $draw }
    }
coup-hand-take-back = Reprendre le { $number } { coup-colour-name }
coup-hand-supply = Jetons à acheter

## Ce que l’on a
coup-own-cash = en argent
coup-own-now = si la partie finissait là
coup-own-then = valeur → après ce coup
coup-own-tokens = Vos jetons par couleur

## Une place
coup-seat-tiles =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
coup-seat-tokens =
    { $count ->
        [0] aucun jeton { coup-colour-name }
        [one] un jeton { coup-colour-name }
       *[other] { $count } jetons de couleur { coup-colour-name }
    }

## La fin de la partie, sur le plateau
coup-end-title = Les jetons deviennent de l’argent
coup-end-words =
    { $who ->
        [you] Vous avez fait le Coup, dans la série { coup-colour-name }.
       *[other] { $seat } a fait le Coup, dans la série { coup-colour-name }.
    }
coup-end-made = Coup : { $length } d’affilée
coup-end-none = aucun jeton { coup-colour-name }
coup-end-next = Puis : { $colours }.
coup-end-done = Tous les jetons sont payés.
coup-end-colour = { coup-colour-name }

## Ce que l’on cherche
coup-legend-open = Suites, nombres et signes
coup-legend-title = Suites, nombres et signes
coup-legend-words = Un jeton vaut la somme des suites de sa série.
coup-legend-nothing =
    { $most ->
        [one] Une tuile seule ne rapporte rien.
       *[other] Une suite de { $most } tuiles ou moins ne rapporte rien.
    }
coup-legend-goal = Une suite de { $goal } est le Coup.
coup-legend-price = Un jeton coûte toujours { $price }.
coup-legend-length = tuiles de la suite
coup-legend-value = pour un jeton
coup-legend-numbers = Nombres sur le plateau
coup-legend-left = à gauche d’une série : vos jetons de cette couleur
coup-legend-right = à droite d’une série : ce que vaut maintenant un de ses jetons
coup-legend-missing = tuiles qui manquent pour une suite de { $goal } dans cette série
coup-legend-gain = sous une tuile : ce qu’elle vous rapporte si vous la posez
coup-legend-others = entre parenthèses : rien pour vous, et cela pour tous les autres ensemble
coup-legend-signs = Signes sur le plateau
coup-legend-fresh = une barre en haut : posée depuis votre dernier tour ; dans votre main : tout juste piochée
coup-legend-yours =
    { $sign ->
        [dot] un point
       *[bar] une barre en bas
    } : vous avez cette tuile en main
coup-legend-coup = un coin clair : cette tuile ferait le Coup
coup-legend-bought = un point près d’un jeton : acheté depuis votre dernier tour

## Les pièces en mots
coup-piece-tile = le { $number } { coup-colour-name }

## La feuille de score
coup-sheet-cash = argent
coup-sheet-bars = Capital de chacun
coup-sheet-bars-note = Encadré : l’argent. En couleur : les jetons.
coup-sheet-title = D’où viennent les points
coup-sheet-colours = Couleur et suites
coup-sheet-a-token = le jeton
coup-sheet-run =
    { $length ->
        [one] { $length } tuile
       *[other] { $length } tuiles
    }, { $run } : { $value }
coup-sheet-no-run = pas de suite qui rapporte
coup-sheet-times = { $tokens } × { $value }
coup-sheet-capital = Capital
coup-sheet-note = Souligné : celui qui a le plus de jetons de la couleur.
coup-sheet-rules = Règles

# Au terminal on les écarte dans l’ordre ; ici, comme on veut.
coup-guide-swap-order = Choisissez-les dans l’ordre que vous voulez et changez d’avis à votre guise : rien n’est échangé avant que vous ayez validé.
