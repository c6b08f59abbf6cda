# Ce que dit seul le plateau dessiné de Coupe nation.

coupe-nation-tower =
    { $down ->
        [0] La tour : { $up } coupes visibles sur { $all }
       *[other] La tour : { $up } coupes visibles sur { $all }, { $down } face cachée
    }
coupe-nation-of =
    { $count ->
        [one] coupe sur { $all }
       *[other] coupes sur { $all }
    }
coupe-nation-hidden =
    { $count ->
        [one] une face cachée
       *[other] { $count } faces cachées
    }
coupe-nation-finish-number = 25
coupe-nation-piece-place =
    Niveau { $level }, place { $place } : { $look ->
        [up] { $card }
        [down] une carte face cachée de { $name }, que vous ne connaissez pas
        [own] { $who ->
            [you] face cachée, votre { $card }
           *[other] face cachée, le { $card } de { $name }
        }
        [open] vide, { $range ->
            [none] plus aucun nombre ne convient
           *[other] accepte { $range }
        }
       *[far] vide, pas encore soutenue, { $range ->
            [none] plus aucun nombre ne convient
           *[other] accepte { $range }
        }
    }
coupe-nation-own =
    { $count ->
        [0] votre main est vide
        [one] votre carte
       *[other] vos { $count } cartes
    }
coupe-nation-no-cards = Aucune carte
coupe-nation-next =
    { $symbol ->
        [one] puis 1 au plus
        [two] puis 2 au plus
        [heart] puis ◇ dessous
        [down] face cachée
       *[none] puis main de 2
    }
coupe-nation-key = Ce que le joueur suivant peut piocher
coupe-nation-key-draws =
    { $symbol ->
        [one] le joueur suivant pioche 1 carte au plus
        [two] 2 cartes au plus
       *[heart] autant que de ◇ sur les deux du dessous
    }
coupe-nation-left = Restait dans la pioche : { $cards }
coupe-nation-cost =
    { $count ->
        [one] coûte une carte
       *[other] coûte { $count } cartes
    }
coupe-nation-no-sum = Aucune paire de vos cartes n’atteint une carte de la Réserve.
coupe-nation-actions = Ce que vous pouvez faire
coupe-nation-draw = Combien de cartes piochez-vous ?
coupe-nation-draw-none = Aucune
coupe-nation-way = Comment poser une carte
coupe-nation-back = Choisir autre chose
coupe-nation-not-now =
    { $why ->
        [sum] aucune paire n’y mène
        [over] la partie est finie
        [first] pas en ce moment
       *[other] quand ce sera votre tour
    }
coupe-nation-silence = À cette table, on se tait : la règle interdit tout indice, il n’y a donc pas de conversation.
coupe-nation-end =
    { $ending ->
        [won] Santé !
        [collapsed] La tour s’est effondrée
        [stuck] Plus aucun coup
       *[other] La partie est finie
    }
coupe-nation-end-words =
    { $ending ->
        [won] Les { $up } coupes sont en place, en { $turns } tours. Vous avez gagné ensemble.
       *[other] { $up ->
            [one] Une seule coupe tenait. Vous avez perdu ensemble.
           *[other] { $up } coupes tenaient. Vous avez perdu ensemble.
        }
    }
coupe-nation-has-finish = Carte Fin
coupe-nation-seat-cards = Cartes à la fin : { $cards }
coupe-nation-seat-known =
    { $sure ->
        [yes] Vous savez que le { $card } est ici.
       *[no] Le { $card } est peut-être ici.
    }
coupe-nation-sheet-tower = La tour à la fin : { $up } coupes visibles sur { $all }
coupe-nation-sheet-title = Jusqu’où vous êtes montés
coupe-nation-sheet-up = Coupes visibles
coupe-nation-sheet-hands = Cartes en main à la fin
coupe-nation-sheet-rules = Comment la partie finit : règles CPN-10.1–10.5
coupe-nation-course = L’ouverture de la tour, tour après tour
coupe-nation-course-open = nombres qui conviennent encore à une place vide, en moyenne
coupe-nation-course-up = coupes visibles
coupe-nation-course-turns =
    { $count ->
        [one] un tour
       *[other] { $count } tours
    }
