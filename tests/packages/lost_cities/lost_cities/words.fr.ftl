lost-cities-card =
    { $face ->
        [x]
            { $colour ->
                [Y] le pari jaune
                [B] le pari bleu
                [W] le pari blanc
                [G] le pari vert
               *[R] le pari rouge
            }
       *[other]
            { $colour ->
                [Y] le { $face } jaune
                [B] le { $face } bleu
                [W] le { $face } blanc
                [G] le { $face } vert
               *[R] le { $face } rouge
            }
    }
lost-cities-back = une carte
lost-cities-colour =
    { $colour ->
        [Y] Jaune
        [B] Bleu
        [W] Blanc
        [G] Vert
       *[R] Rouge
    }

lost-cities-option-rounds = Manches
lost-cities-option-rounds-about = Les points des trois manches s’additionnent.
lost-cities-option-rounds-1 = Une
lost-cities-option-rounds-3 = Trois

lost-cities-prompt-place =
    { $who ->
        [you] Posez ou défaussez une carte.
       *[other] { $seat } pose ou défausse une carte.
    }
lost-cities-prompt-draw =
    { $who ->
        [you] Piochez une carte, dans la pioche ou sur une défausse.
       *[other] { $seat } pioche une carte.
    }
lost-cities-over = Les expéditions sont terminées.
lost-cities-move-lay = Poser { $card }
lost-cities-move-discard = Défausser { $card }
lost-cities-move-take = Prendre { $card } sur sa défausse
lost-cities-move-draw = Piocher

lost-cities-effect-open = Nouvelle expédition, qui vaut { $new } pour l’instant.
lost-cities-effect-lay = Cette expédition passe de { $old } à { $new }.
lost-cities-effect-useful = Votre adversaire peut prendre cette carte et la poser aussitôt.
lost-cities-effect-open-to-other = Votre adversaire pourrait lancer une expédition avec cette carte.
lost-cities-effect-useless = Votre adversaire ne peut plus poser cette carte.
lost-cities-effect-take = La pioche ne diminue pas : la manche dure plus longtemps.
lost-cities-effect-draw =
    { $count ->
        [one] Il restera une carte dans la pioche.
       *[other] Il restera { $count } cartes dans la pioche.
    }
lost-cities-effect-last = C’est la dernière carte : la manche s’arrête aussitôt.

lost-cities-log-open = { $seat } lance une expédition avec { $card } : { $points }.
lost-cities-log-lay = { $seat } pose { $card } : l’expédition vaut { $points }.
lost-cities-log-discard = { $seat } défausse { $card }.
lost-cities-log-take = { $seat } prend { $card } sur la défausse.
lost-cities-log-draw =
    { $count ->
        [0] { $seat } pioche la dernière carte.
        [one] { $seat } pioche ; il reste une carte.
       *[other] { $seat } pioche ; il reste { $count } cartes.
    }
lost-cities-log-drew =
    { $count ->
        [0] { $seat } pioche { $card } : c’était la dernière carte.
        [one] { $seat } pioche { $card } ; il reste une carte.
       *[other] { $seat } pioche { $card } ; il reste { $count } cartes.
    }
lost-cities-log-scores = { $points } pour { $seat }.
lost-cities-log-round = Manche { $round } : { $points } pour { $seat }.
lost-cities-log-begins = La manche { $round } commence ; { $seat } joue en premier.

lost-cities-not-held = Vous n’avez pas { $card } en main.
lost-cities-too-low = Impossible de poser { $card } après { $last } : une expédition ne fait que monter.
lost-cities-too-late = Impossible de poser { $card } après { $last } : les paris se posent avant tous les nombres.
lost-cities-just-discarded = Vous venez de défausser { $card } : impossible de reprendre cette carte au même tour.
lost-cities-empty-pile =
    { $colour ->
        [Y] Il n’y a pas de carte jaune à prendre.
        [B] Il n’y a pas de carte bleue à prendre.
        [W] Il n’y a pas de carte blanche à prendre.
        [G] Il n’y a pas de carte verte à prendre.
       *[R] Il n’y a pas de carte rouge à prendre.
    }

lost-cities-zone =
    { $zone ->
        [hand] Votre main
        [expeditions] Vos expéditions
        [piles] Défausses
        [piles-note] on peut prendre la carte du dessus
       *[deck] Pioche
    }
lost-cities-expeditions-of = { $seat }
lost-cities-holds =
    { $count ->
        [one] 1 carte en main
       *[other] { $count } cartes en main
    }
lost-cities-holds-known = { $count } cartes en main, dont { $cards }
lost-cities-supply =
    { $count ->
        [one] 1 carte à piocher
       *[other] { $count } cartes à piocher
    }
lost-cities-round = Manche { $round } sur { $rounds }
lost-cities-sheet =
    { $colour ->
        [Y] Expédition jaune
        [B] Expédition bleue
        [W] Expédition blanche
        [G] Expédition verte
       *[R] Expédition rouge
    }
lost-cities-sheet-round = Manche { $round }

lost-cities-guide-start = Chaque couleur est une expédition, qui coûte 20 points dès que vous la lancez. Des cartes de plus en plus fortes la rentabilisent.
lost-cities-guide-place = Posez une carte sur votre expédition de la même couleur, plus forte que la dernière posée, ou défaussez une carte inutile à tous les deux. Les paris multiplient le résultat, en bien comme en mal, et se posent en premier.
lost-cities-guide-draw = Puis piochez : dans la pioche, ou la carte du dessus d’une défausse. Prendre une carte défaussée prolonge la manche.
lost-cities-guide-end = Une expédition vaut la somme de ses cartes moins 20, multipliée par le nombre de paris plus un. Huit cartes ou plus rapportent 20 points de plus.
