### Ce que dit Coupe nation, en français.

## Cartes et places

coupe-nation-card =
    { $card ->
        [FIN] la carte Fin
       *[other] le { $card }
    }
coupe-nation-card-with =
    { $card ->
        [FIN] Carte Fin, vaut 25
       *[other] { $card }{ $symbol ->
            [one] , 1 losange
            [two] , 2 losanges
            [heart] , cœur
           *[none] {""}
        }
    }
coupe-nation-list = { $first }, { $rest }
coupe-nation-or = { $first } ou { $rest }
# Après un verbe : pose le 12 …, révèle le 27 …
coupe-nation-position = au niveau { $level }, place { $number }
coupe-nation-top = au sommet
coupe-nation-range = { $first }–{ $last }
coupe-nation-sum =
    { $way ->
        [sum] { $low } + { $high }
       *[difference] { $high } − { $low }
    }{ $change ->
        [more] {" "}+ { $cost }
        [less] {" "}− { $cost }
       *[none] {""}
    } = { $target ->
        [FIN] 25 (carte Fin)
       *[other] { $target }
    }
coupe-nation-known = { $card } est { $places }
coupe-nation-known-there = face cachée { $place }
coupe-nation-known-hand =
    { $who ->
        [you] dans votre main
       *[other] dans la main de { $seat }
    }
coupe-nation-in-hand =
    { $count ->
        [0] aucune carte en main
        [one] une carte en main
       *[other] { $count } cartes en main
    }
coupe-nation-heading = Tour { $turn }
coupe-nation-supply =
    { $count ->
        [0] La pioche est vide
        [one] Une carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
coupe-nation-phase =
    { $phase ->
        [draw] Pioche
        [act] Action
       *[check] Limites
    }

coupe-nation-option-finish = Carte Fin
coupe-nation-option-finish-about = Seule la carte Fin peut achever la tour ; elle est dans la moitié inférieure de la pioche. Jouez sans elle la première fois.

## Ce qui est demandé

coupe-nation-prompt-draw =
    { $who ->
        [you] { $most ->
            [one] Piochez une carte, ou aucune.
           *[other] Piochez jusqu’à { $most } cartes, ou aucune.
        }
       *[other] { $most ->
            [one] { $seat } peut piocher une carte.
           *[other] { $seat } peut piocher jusqu’à { $most } cartes.
        }
    }
coupe-nation-prompt-act =
    { $who ->
        [you] Posez une carte visible ou cachée, révélez-en une, ou prenez-en une dans la réserve.
       *[other] { $seat } choisit une action.
    }
coupe-nation-prompt-place = Où posez-vous { $card } ?
coupe-nation-prompt-hide = Où posez-vous { $card } face cachée ?
coupe-nation-prompt-pair =
    { $left ->
        [one] Choisissez la seconde carte pour la réserve.
       *[other] Choisissez deux cartes pour la réserve : leur somme ou leur différence en prend une autre.
    }
coupe-nation-prompt-target = Quelle carte prenez-vous dans la réserve ?
coupe-nation-prompt-extra =
    { $left ->
        [one] Détruisez encore une carte : { $sum }.
       *[other] Détruisez encore { $left } cartes : { $sum }.
    }
coupe-nation-prompt-put = Où posez-vous { $card } ? Une autre carte peut être remplacée.
coupe-nation-prompt-trim =
    { $who ->
        [you] { $left ->
            [one] Détruisez une carte de votre main : vous en gardez trois.
           *[other] Détruisez { $left } cartes de votre main : vous en gardez trois.
        }
       *[other] { $left ->
            [one] { $seat } détruit une carte de sa main.
           *[other] { $seat } détruit { $left } cartes de sa main.
        }
    }
coupe-nation-prompt-clear =
    { $who ->
        [you] { $left ->
            [one] Détruisez une carte de la réserve.
           *[other] Détruisez { $left } cartes de la réserve.
        }
       *[other] { $left ->
            [one] { $seat } détruit une carte de la réserve.
           *[other] { $seat } détruit { $left } cartes de la réserve.
        }
    }
coupe-nation-prompt-won = La tour est achevée après { $turns } tours. Vous avez gagné ensemble !
coupe-nation-prompt-collapsed =
    { $who ->
        [you] Vous révélez { $card } { $place }, où il ne convient pas : tout le monde a perdu.
       *[other] { $seat } révèle { $card } { $place }, où il ne convient pas : tout le monde a perdu.
    }
coupe-nation-prompt-stuck =
    { $who ->
        [you] Aucune action ne vous est possible. Tout le monde a perdu
       *[other] { $seat } ne peut faire aucune action. Tout le monde a perdu
    } { $shown ->
        [one] avec une carte visible.
       *[other] avec { $shown } cartes visibles.
    }

## Ce qui s’est passé

coupe-nation-log-draw =
    { $who ->
        [you] { $count ->
            [0] Vous ne piochez pas.
            [one] Vous piochez une carte.
           *[other] Vous piochez { $count } cartes.
        }
       *[other] { $count ->
            [0] { $seat } ne pioche pas.
            [one] { $seat } pioche une carte.
           *[other] { $seat } pioche { $count } cartes.
        }
    }
coupe-nation-log-drew =
    { $who ->
        [you] { $count ->
            [one] Vous piochez { $cards }.
           *[other] Vous piochez { $count } cartes : { $cards }.
        }
       *[other] { $count ->
            [one] { $seat } pioche { $cards }.
           *[other] { $seat } pioche { $count } cartes : { $cards }.
        }
    }
coupe-nation-log-finish =
    { $who ->
        [you] Vous piochez la carte Fin, la posez devant vous, visible, et piochez une carte de plus s’il en reste.
       *[other] { $seat } pioche la carte Fin, la pose visible et pioche une carte de plus s’il en reste.
    }
coupe-nation-log-place =
    { $who ->
        [you] Vous posez { $card } { $place }.
       *[other] { $seat } pose { $card } { $place }.
    }
coupe-nation-log-hide =
    { $who ->
        [you] Vous posez une carte face cachée { $place }.
       *[other] { $seat } pose une carte face cachée { $place }.
    }
coupe-nation-log-hid =
    { $who ->
        [you] Vous posez { $card } face cachée { $place }.
       *[other] { $seat } pose { $card } face cachée { $place }.
    }
coupe-nation-log-open =
    { $who ->
        [you] Vous révélez { $card } { $place }
       *[other] { $seat } révèle { $card } { $place }
    }{ $fits ->
        [yes] .
       *[no] {" "}: il ne convient pas.
    }
coupe-nation-log-exchange =
    { $who ->
        [you] Vous posez { $card } de la réserve ({ $sum }) { $place }.
       *[other] { $seat } pose { $card } de la réserve ({ $sum }) { $place }.
    }
coupe-nation-log-extras =
    { $who ->
        [you] Pour cela, vous détruisez { $cards }.
       *[other] Pour cela, { $seat } détruit { $cards }.
    }
coupe-nation-log-replaced =
    { $who ->
        [you] Vous reprenez en main { $card }.
       *[other] { $seat } reprend en main { $card }.
    }
coupe-nation-log-replaced-finish =
    { $who ->
        [you] Vous posez devant vous, visible, la carte Fin remplacée.
       *[other] { $seat } pose devant soi, visible, la carte Fin remplacée.
    }
coupe-nation-log-replaced-known =
    { $who ->
        [you] Vous prenez en main { $card }, qui était caché.
       *[other] { $seat } prend en main { $card }, qui était caché, à l’insu des autres.
    }
coupe-nation-log-replaced-hidden =
    { $who ->
        [you] Vous prenez en main la carte cachée.
       *[other] { $seat } prend en main la carte cachée.
    }
coupe-nation-log-discard =
    { $who ->
        [you] Vous détruisez { $card } de votre main.
       *[other] { $seat } détruit { $card } de sa main.
    }
coupe-nation-log-destroy =
    { $who ->
        [you] Vous détruisez { $card } de la réserve.
       *[other] { $seat } détruit { $card } de la réserve.
    }
coupe-nation-log-won = La tour est achevée après { $turns } tours. Vous avez gagné ensemble !
coupe-nation-log-collapsed =
    { $shown ->
        [one] La tour s’écroule : tout le monde a perdu, avec une carte visible.
       *[other] La tour s’écroule : tout le monde a perdu, avec { $shown } cartes visibles.
    }
coupe-nation-log-stuck =
    { $who ->
        [you] Vous ne pouvez
       *[other] { $seat } ne peut
    } faire aucune action : tout le monde a perdu, { $shown ->
        [one] avec une carte visible.
       *[other] avec { $shown } cartes visibles.
    }

## Pourquoi un robot a joué ainsi : dit une fois la partie finie

coupe-nation-why-only = Rien d’autre n’était possible.
coupe-nation-why-slip =
    { $what ->
        [place] Un faux pas : une autre place semblait meilleure.
       *[move] Un faux pas : un autre coup semblait meilleur.
    }
coupe-nation-why-slip-draw =
    { $count ->
        [0] Un faux pas : mieux valait ne pas piocher.
        [one] Un faux pas : mieux valait piocher une carte.
       *[other] Un faux pas : mieux valait piocher { $count } cartes.
    }
coupe-nation-why-ahead = Un autre coup semblait meilleur, mais en imaginant la suite, celui-ci gagnait plus souvent.
coupe-nation-why-wins = La tour est ainsi achevée.
coupe-nation-why-draw-none =
    { $held ->
        [one] Une carte suffisait ; en piocher plus n’aurait fait que vider la pioche.
       *[other] { $held } cartes suffisaient ; en piocher plus n’aurait fait que vider la pioche.
    }
coupe-nation-why-draw-enough = Avec { $held } cartes, le choix est assez grand ; en piocher plus ne ferait que vider la pioche.
coupe-nation-why-draw-all =
    { $held ->
        [one] Une seule carte, c’est peu de choix, mais il n’était pas permis d’en piocher plus.
       *[other] { $held } cartes, c’est peu de choix, mais il n’était pas permis d’en piocher plus.
    }
coupe-nation-why-room =
    { $count ->
        [0] C’est ce qui laissait le plus de possibilités, même si aucun nombre ne convenait plus { $place }.
        [one] C’est ce qui laissait le plus de possibilités : même à l’endroit le plus serré, { $place }, un nombre convenait encore.
       *[other] C’est ce qui laissait le plus de possibilités : même à l’endroit le plus serré, { $place }, { $count } nombres convenaient encore.
    }
coupe-nation-why-room-and-draw =
    { $who ->
        [you] C’est ce qui laissait le plus de possibilités, et vous pouviez piocher { $count } cartes.
       *[other] C’est ce qui laissait le plus de possibilités, et { $seat } pouvait piocher { $count } cartes.
    }
coupe-nation-why-draw-for-next =
    { $count ->
        [one] Cela coûtait un peu de place, mais { $who ->
            [you] vous pouviez
           *[other] { $seat } pouvait
        } piocher une carte.
       *[other] Cela coûtait un peu de place, mais { $who ->
            [you] vous pouviez
           *[other] { $seat } pouvait
        } piocher { $count } cartes.
    }
coupe-nation-why-others-can-go-on = Cela coûtait un peu de place, mais les autres avaient plus de chances de pouvoir continuer.
coupe-nation-why-together = Tout bien pesé, la place laissée, les cartes gardées et dépensées, c’était le meilleur coup.
coupe-nation-why-hide-nothing-fits = Aucune carte de la main ne convenait nulle part, face visible.
coupe-nation-why-hide-fits = La carte convient à cet endroit, mais visible, elle aurait trop tôt resserré ses voisines.
coupe-nation-why-hide-room = Face visible, n’importe quelle carte aurait pris plus de place qu’une carte cachée.
coupe-nation-why-knew = C’était sa propre carte, et elle convenait.
coupe-nation-why-nothing-else = Tout le reste était aussi désespéré.
coupe-nation-why-gamble = Tout le reste semblait pire : des { $unseen } cartes qui pouvaient se trouver là, { $fitting } auraient convenu.
coupe-nation-why-take = À cette place, { $card } valait plus que les cartes dépensées.
coupe-nation-why-take-nothing-fits = Aucune carte de la main ne convenait, mais { $card }, de la réserve, oui.
coupe-nation-why-replace = Il y avait plus de possibilités avec { $card } à cette place qu’avec { $old }.
coupe-nation-why-replace-unknown = Avec { $card } à cette place, plus personne n’avait à parier sur la carte cachée.
coupe-nation-why-useless = Il n’y avait plus de place pour { $card }.
coupe-nation-why-least = C’est { $card } qui manquerait le moins à la tour.

## Les coups, tels qu’ils sont proposés

coupe-nation-move-draw =
    { $count ->
        [0] Ne pas piocher
        [one] Piocher une carte
       *[other] Piocher { $count } cartes
    }
coupe-nation-move-place = Poser { $card }, visible
coupe-nation-move-hide = Poser { $card }, face cachée
coupe-nation-move-open = Révéler la carte { $place }
coupe-nation-move-reserve = Prendre une carte de la réserve
coupe-nation-move-pair = Mettre { $card } dans la réserve
coupe-nation-move-sum = Prendre { $card } par la somme
coupe-nation-move-difference = Prendre { $card } par la différence
coupe-nation-move-take =
    { $cost ->
        [0] { $sum } : prendre { $card }
        [one] { $sum } : prendre { $card }, détruire une carte
       *[other] { $sum } : prendre { $card }, détruire { $cost } cartes
    }
coupe-nation-move-extra = Détruire { $card }
coupe-nation-move-extra-for = Détruire { $card } ({ $sum })
coupe-nation-move-on = Poser { $place }
coupe-nation-move-place-there = Poser { $card } { $place }
coupe-nation-move-hide-there = Poser { $card } face cachée { $place }
coupe-nation-move-put = Poser { $card } { $place }
coupe-nation-move-replace = Remplacer { $old } par { $card } { $place }
coupe-nation-move-replace-hidden = Remplacer la carte cachée par { $card } { $place }
coupe-nation-move-discard = Détruire { $card }
coupe-nation-move-destroy = Détruire { $card } de la réserve
coupe-nation-group =
    { $group ->
        [draw] Pioche
        [place] Visible
        [hide] Face cachée
        [open] Révéler
        [reserve] Réserve
        [pair] Paire
        [sum] Sommes
        [difference] Différences
        [extra] À détruire
        [discard] Votre main
        [destroy] La réserve
        [L1] Niveau 1
        [L2] Niveau 2
        [L3] Niveau 3
        [L4] Niveau 4
        [L5] Niveau 5
        [L6] Niveau 6
       *[L7] Sommet
    }

## Ce qu’un coup apporterait

coupe-nation-effect-draw =
    { $held ->
        [0] Vous n’auriez aucun Verre en main
        [one] Vous auriez un Verre en main
       *[other] Vous auriez { $held } Verres en main
    } ; { $deck ->
        [0] la pioche serait vide.
        [one] il resterait une carte dans la pioche.
       *[other] il resterait { $deck } cartes dans la pioche.
    }
coupe-nation-effect-places =
    { $count ->
        [one] Convient à une place.
       *[other] Convient à { $count } places.
    }
coupe-nation-effect-hide = Va partout où une carte peut tenir ; vous seul la connaîtrez.
coupe-nation-effect-hidden = Vous seul savez quelle carte c’est. Avant de poser le sommet, il faudra la révéler ou la remplacer.
coupe-nation-effect-open = Vous ne connaissez pas cette carte. Si elle n’est pas dans { $range }, tout le monde perd.
coupe-nation-effect-open-own = Votre carte convient : c’est { $card }.
coupe-nation-effect-open-wrong = Votre carte ne convient pas : c’est { $card }, et il faudrait { $range }. Tout le monde perdrait !
coupe-nation-effect-next =
    { $most ->
        [0] { $who ->
            [you] Ensuite, vous ne pourrez pas piocher.
           *[other] Ensuite, { $seat } ne pourra pas piocher.
        }
        [one] { $who ->
            [you] Ensuite, vous pourrez piocher une carte.
           *[other] Ensuite, { $seat } pourra piocher une carte.
        }
       *[other] { $who ->
            [you] Ensuite, vous pourrez piocher jusqu’à { $most } cartes.
           *[other] Ensuite, { $seat } pourra piocher jusqu’à { $most } cartes.
        }
    }
coupe-nation-effect-refill =
    { $who ->
        [you] Ensuite, vous pourrez compléter votre main à deux cartes.
       *[other] Ensuite, { $seat } pourra compléter sa main à deux cartes.
    }
coupe-nation-effect-no-number = Il ne resterait aucun nombre possible { $place }.
coupe-nation-effect-wins = La tour est achevée : tout le monde gagne !
coupe-nation-effect-takes = Vous prenez en main { $card }.
coupe-nation-effect-takes-hidden = Vous prenez en main la carte cachée.
coupe-nation-effect-reserve = Deux de vos cartes vont dans la réserve ; leur somme ou leur différence en prend une autre.
coupe-nation-effect-pair = La réserve reçoit { $card }.
coupe-nation-effect-target =
    { $cost ->
        [0] Ne coûte aucune autre carte
        [one] Coûte une carte de plus de votre main
       *[other] Coûte { $cost } cartes de plus de votre main
    } ; { $places ->
        [one] une place convient.
       *[other] { $places } places conviennent.
    }
coupe-nation-effect-destroyed = Quitte la partie pour de bon : { $card }.
coupe-nation-effect-more =
    { $count ->
        [one] Une autre carte devra partir.
       *[other] { $count } autres cartes devront partir.
    }
coupe-nation-effect-kept = { $count } cartes restent dans la réserve.

## Ce qui n’est pas possible

coupe-nation-refuse-now =
    { $question ->
        [draw] « { $text } » vient plus tard : dites d’abord combien de cartes vous piochez.
        [act] « { $text } » n’est pas possible maintenant : choisissez votre action.
        [place] « { $text } » n’est pas possible maintenant : dites où va la carte.
        [hide] « { $text } » n’est pas possible maintenant : dites où va la carte.
        [pair] « { $text } » n’est pas possible maintenant : choisissez deux cartes pour la réserve.
        [target] « { $text } » n’est pas possible maintenant : choisissez la carte que vous prenez.
        [extra] « { $text } » n’est pas possible maintenant : choisissez ce que vous détruisez.
        [put] « { $text } » n’est pas possible maintenant : dites où va la carte.
        [trim] « { $text } » n’est pas possible maintenant : détruisez des cartes jusqu’à en avoir trois.
       *[clear] « { $text } » n’est pas possible maintenant : la réserve a trop de cartes.
    }
coupe-nation-refuse-draw =
    { $most ->
        [one] Vous pouvez piocher une carte au plus.
       *[other] Vous pouvez piocher { $most } cartes au plus.
    }
coupe-nation-refuse-not-held = Vous n’avez pas { $card } en main.
coupe-nation-refuse-in-reserve = Dans la réserve, { $card } se prend par la somme ou la différence de deux de vos cartes.
coupe-nation-refuse-no-place = Aucune place ne convient pour { $card }.
coupe-nation-refuse-hide-finish = La carte Fin ne se pose jamais face cachée.
coupe-nation-refuse-only-top = Il ne reste que le sommet, qui n’accepte pas de carte face cachée.
coupe-nation-refuse-not-down =
    { $look ->
        [empty] Il n’y a pas encore de carte { $place }. Pour en poser une, choisissez-la d’abord.
       *[open] La carte { $place } est déjà visible.
    }
coupe-nation-refuse-reserve = Aucune paire de vos cartes n’atteint une carte de la réserve qui ait sa place dans la tour.
coupe-nation-refuse-pair = Ces cartes n’atteignent aucune carte de la réserve qui ait sa place dans la tour.
coupe-nation-refuse-rising = La paire s’écrit dans l’ordre croissant : d’abord { $card }, puis { $first }.
coupe-nation-refuse-own-pair = Vous venez d’y mettre { $card } : prenez une carte qui était déjà dans la réserve.
coupe-nation-refuse-not-in-reserve = La réserve ne contient pas { $card }.
coupe-nation-refuse-too-far =
    { $count ->
        [0] Ces deux cartes ne donnent pas { $card }, et vous n’avez pas d’autre carte à détruire.
        [one] Ces deux cartes ne donnent pas { $card }, même en détruisant la seule autre carte possible.
       *[other] Ces deux cartes ne donnent pas { $card }, même en détruisant les { $count } autres cartes possibles.
    }
coupe-nation-refuse-destroy-finish = La carte Fin ne peut jamais être détruite.
coupe-nation-refuse-extra-pair = Vous mettez déjà { $card } dans la réserve : impossible de le détruire aussi.
coupe-nation-refuse-extra = Les cartes à détruire s’écrivent dans l’ordre croissant, et il en faut exactement le compte.
coupe-nation-refuse-taken = Il y a déjà une carte { $place } ; on peut seulement la révéler, ou la remplacer par une carte de la réserve.
coupe-nation-refuse-middle = La carte 25, au milieu de la base, n’est jamais remplacée.
coupe-nation-refuse-unsupported = On ne peut encore rien poser { $place } : les deux places du dessous doivent être occupées.
coupe-nation-refuse-top-down = Le sommet n’accepte pas de carte face cachée.
coupe-nation-refuse-top = Le sommet attend que toutes les autres cartes soient visibles.
coupe-nation-refuse-top-finish = Seule la carte Fin peut aller au sommet.
coupe-nation-refuse-bounds =
    { $between ->
        [both] On ne peut pas poser { $card } { $place } : il faut un nombre au-dessus de { $low } et au-dessous de { $high }.
        [low] On ne peut pas poser { $card } { $place } : il faut un nombre au-dessus de { $low }.
       *[high] On ne peut pas poser { $card } { $place } : il faut un nombre au-dessous de { $high }.
    }

## Comment la partie s’est passée

coupe-nation-score-level =
    { $of ->
        [one] Sommet
       *[other] Niveau { $level }, sur { $of }
    }
coupe-nation-score-hidden =
    { $count ->
        [0] Aucune carte restée cachée
        [one] Une carte restée cachée
       *[other] { $count } cartes restées cachées
    }
coupe-nation-score-deck =
    { $count ->
        [0] La pioche était vide
        [one] Une carte restait dans la pioche
       *[other] { $count } cartes restaient dans la pioche
    }
coupe-nation-score-turns =
    { $count ->
        [one] Un tour
       *[other] { $count } tours
    }

## Fichiers de contenu

coupe-nation-content-hearts = symbols : il y a { $found } cœurs, mais { $most } au plus sont permis, pour que l’on pioche assez de cartes.

## La table

coupe-nation-layout-hand = Vos cartes
coupe-nation-layout-hand-of =
    { $who ->
        [you] Vos cartes à la fin
       *[other] Cartes de { $seat }
    }
coupe-nation-layout-tower = Tour
coupe-nation-layout-shown =
    { $count } sur 28 visibles{ $hidden ->
        [0] {""}
       *[other] , { $hidden } cachées
    }
coupe-nation-layout-spot = { $id }
coupe-nation-layout-symbol =
    { $symbol ->
        [one] ◇
        [two] ◇◇
       *[heart] ♥
    }
coupe-nation-layout-hidden-own = { $card }
coupe-nation-layout-back = une carte
coupe-nation-layout-back-of =
    { $who ->
        [you] votre carte face cachée
       *[other] une carte face cachée de { $seat }
    }
coupe-nation-layout-reserve = Réserve
coupe-nation-layout-limit = { $limit } cartes
coupe-nation-layout-piles = Pioche et défausse
coupe-nation-layout-deck = Pioche
coupe-nation-layout-discard = Détruites
coupe-nation-layout-codes = { $codes }
coupe-nation-layout-finish-in-deck = avec la carte Fin
coupe-nation-layout-sums = Ce que vous pouvez prendre
coupe-nation-layout-takes = Prend
coupe-nation-layout-destroys = Détruit
coupe-nation-layout-known = Ce dont vous vous souvenez
coupe-nation-layout-players = Joueurs

## La première partie guidée

coupe-nation-guide-start = Construisez la tour ensemble : sept niveaux, les nombres montent de gauche à droite et chacun est compris entre les deux du dessous. Et pas un mot sur vos cartes.
coupe-nation-guide-draw = Le symbole de la dernière carte dit combien vous pouvez piocher : ◇ une, ◇◇ deux, ♥ autant qu’il y a de losanges sur les deux cartes du dessous. La pioche est votre horloge : n’en prenez pas plus qu’il ne faut.
coupe-nation-guide-act = Chaque tour comporte une action, et on ne peut pas passer. Cherchez une place que votre carte ne gâche pas pour les autres.
coupe-nation-guide-ranges = Chaque place vide montre les nombres qui conviennent. Laissez de l’espace : entre 14 et 15, rien n’entrera jamais.
coupe-nation-guide-hide = Une carte posée face cachée convient partout et soutient les autres. Mais avant la dernière carte, il faudra toutes les révéler ou les remplacer.
coupe-nation-guide-reserve = Deux de vos cartes donnent une somme ou une différence : la carte de la réserve qui porte ce nombre va dans la tour. Chaque autre carte détruite change le résultat d’une unité.
coupe-nation-guide-replace = Une carte de la réserve peut en remplacer une autre, qui vient dans votre main : c’est la seule façon de réparer une erreur.
coupe-nation-guide-open = Si une carte révélée ne convient pas, tout le monde a perdu. Vos propres cartes cachées vous montrent leur nombre.
coupe-nation-guide-trim = Vous gardez trois cartes. Ce qui est détruit ne revient jamais : choisissez un nombre qui n’a plus de place.
coupe-nation-guide-clear = La réserve garde sa taille. Détruisez la carte la plus difficile à atteindre ou à poser.
coupe-nation-guide-finish = La carte Fin vaut 25 et achève la tour. Elle ne compte pas parmi vos trois cartes.
coupe-nation-guide-end = Vous gagnez ou perdez ensemble. Tout est ouvert maintenant : regardez les mains de chacun, et la partie par les yeux de chaque joueur.
