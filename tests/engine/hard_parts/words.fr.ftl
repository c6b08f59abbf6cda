# Textes des jeux modèles. Les clés qui commencent par « growth » sont celles de growth.py, et ainsi de suite.

growth-prompt-act =
    { $who ->
        [you] Récoltez, semez ou terminez votre tour.
       *[other] { $seat } récolte et sème.
    }
growth-prompt-beetle =
    { $who ->
        [you] Placez le scarabée sur une plantation ou dans un entrepôt.
       *[other] { $seat } place un scarabée.
    }
growth-prompt-lose =
    { $who ->
        [you] Un scarabée de { $turn_seat } est dans votre entrepôt. { $left ->
            [one] Une balle est perdue : choisissez laquelle.
           *[other] { $left } balles sont perdues : choisissez lesquelles.
        }
       *[other] { $seat } choisit les balles que le scarabée détruit.
    }
growth-prompt-season =
    { $who ->
        [you] Choisissez le continent dont les rangées avancent.
       *[other] { $seat } choisit un continent.
    }
growth-over = Le sac est vide.
growth-move-harvest = Récolter { $piece }
growth-move-sow = Semer en { $piece }
growth-move-end = Terminer le tour
growth-move-plant = Scarabée sur { $piece }
growth-move-warehouse = Scarabée dans l’entrepôt de { $seat }
growth-move-lose = Abandonner une balle ({ $colour })
growth-move-season = Saison rapide en { $piece }
growth-log-harvest = { $seat } récolte.
growth-log-sow = { $seat } sème en { $row }.
growth-log-end = { $seat } termine son tour.
growth-log-plant = { $seat } place un scarabée sur { $space }.
growth-log-warehouse = { $seat } place un scarabée dans l’entrepôt de { $victim_seat }.
growth-log-lose =
    { $count ->
        [one] { $seat } abandonne une balle.
       *[other] { $seat } abandonne { $count } balles.
    }
growth-log-season = { $seat } fait avancer les rangées de { $continent }.
growth-log-die = { $seat } lance le dé : { $die }.
growth-log-event =
    { $event ->
        [rain] Pluie chaude
        [drought] Sécheresse
        [season] Saison rapide
       *[plague] Fléau
    }
growth-log-bale = Une balle pousse sur { $space }.
growth-log-spilt = Une balle ({ $colour }) ne trouve pas de plantation.
growth-log-shifted = La plantation de { $space } avance.
growth-log-reaped =
    { $amount ->
        [0] { $seat } reprend une plantation vide de { $space }.
        [one] { $seat } récolte une balle sur { $space }.
       *[other] { $seat } récolte { $amount } balles sur { $space }.
    }
growth-log-eaten = { $amount ->
        [one] Une balle est détruite sur { $space }.
       *[other] { $amount } balles sont détruites sur { $space }.
    }
growth-log-lost = { $seat } perd une balle ({ $colour }).
growth-effect-harvest =
    { $count ->
        [0] La plantation revient sans balle.
        [one] Une balle rejoint votre entrepôt.
       *[other] { $count } balles rejoignent votre entrepôt.
    }
growth-effect-sow = Une de vos plantations se trouve en { $row }.
growth-effect-pushed = { $seat }, au bout de la rangée, récolte { $count }.
growth-effect-end = Le joueur suivant lance le dé.
growth-effect-eaten =
    { $count ->
        [0] Rien n’y est détruit.
        [one] { $seat } perd une balle.
       *[other] { $seat } perd { $count } balles.
    }
growth-effect-lose =
    { $left ->
        [0] C’est la dernière.
       *[other] Il en restera { $left } à perdre.
    }
growth-effect-season = Les rangées de { $continent } avancent.
growth-refuse = « { $move } » n’est pas possible ici.
growth-refuse-no-bale = Il ne reste pas de telle balle, ou il en resterait trop peu.
growth-score = Balles ({ $colour })
growth-zone-continent =
    { $continent ->
        [AS] Asie
        [SA] Asie du Sud
       *[AF] Afrique
    }
growth-zone-map = Continents
growth-zone-chance = Sac, événements et dé
growth-zone-players = Joueurs
growth-zone-store = Entrepôt de { $seat }
growth-cube = un cube
growth-event = une carte événement
growth-bale = balle ({ $colour })
growth-bales = { $count }
growth-plant = plantation de { $seat }

tower-prompt-act =
    { $who ->
        [you] Posez une carte visible ou cachée, ouvrez-en une, ou prenez-en une à la Réserve.
       *[other] { $seat } choisit une action.
    }
tower-prompt-where = Choisissez une position.
tower-prompt-pair =
    { $left ->
        [one] Choisissez la seconde carte pour la Réserve.
       *[other] Choisissez deux cartes pour la Réserve.
    }
tower-prompt-target = Prenez une carte par somme ou par différence.
tower-prompt-extra =
    { $left ->
        [one] Détruisez encore une carte pour prendre le { $target }.
       *[other] Détruisez encore { $left } cartes pour prendre le { $target }.
    }
tower-prompt-limit =
    { $who ->
        [you] Détruisez une carte de la Réserve.
       *[other] { $seat } détruit une carte de la Réserve.
    }
tower-over =
    { $won ->
        [yes] La tour tient debout.
       *[no] La tour s’est écroulée.
    }
tower-move-place = Poser le { $piece } face visible
tower-move-hide = Poser le { $piece } face cachée
tower-move-open = Ouvrir { $piece }
tower-move-reserve = Prendre une carte à la Réserve
tower-move-pair = Donner le { $piece } à la Réserve
tower-move-sum =
    { $low } + { $high } = { $result } : prendre le { $target }{ $cost ->
        [0] {""}
        [one] {" "}en détruisant une carte
       *[other] {" "}en détruisant { $cost } cartes
    }
tower-move-difference =
    { $high } − { $low } = { $result } : prendre le { $target }{ $cost ->
        [0] {""}
        [one] {" "}en détruisant une carte
       *[other] {" "}en détruisant { $cost } cartes
    }
tower-move-extra = Détruire le { $card } pour le { $target }
tower-move-on = La poser en { $piece }
tower-move-place-there = Poser le { $card } en { $place }
tower-move-hide-there = Poser le { $card } face cachée en { $place }
tower-move-put =
    { $replaced ->
        [open] Poser le { $card } en { $place } à la place du { $old }
        [hidden] Poser le { $card } en { $place } à la place de la carte cachée
       *[none] Poser le { $card } en { $place }
    }
tower-move-destroy = Détruire le { $piece }
tower-log-place = { $seat } pose le { $card } en { $place }.
tower-log-hide = { $seat } pose une carte face cachée en { $place }.
tower-log-hid = { $seat } pose le { $card } face cachée en { $place }.
tower-log-open = { $seat } ouvre { $place } : { $card }.
tower-log-destroy = { $seat } détruit le { $card } de la Réserve.
tower-log-exchange =
    { $seat } donne { $low } et { $high }{ $cost ->
        [0] {""}
       *[other] , détruit { $extras }
    } et pose le { $card } en { $place } ({ $way ->
        [sum] somme
       *[difference] différence
    }).
tower-effect-target =
    { $cost ->
        [0] Aucune carte n’est détruite.
        [one] Une carte est détruite.
       *[other] { $cost } cartes sont détruites.
    }
tower-effect-pair = Le { $card } va à la Réserve.
tower-effect-extra = Le { $card } est détruit.
tower-effect-destroy = Le { $card } quitte la partie.
tower-effect-wins = La tour est complète : tout le monde gagne.
tower-effect-stands = La carte y reste, sauf si on la remplace.
tower-effect-open = Si son numéro ne convient pas, tout le monde perd.
tower-refuse = « { $move } » n’est pas possible ici.
tower-refuse-pair = Cette paire ne permet d’atteindre aucune carte de la Réserve.
tower-refuse-extra = Cette carte ne peut pas être détruite pour cela.
tower-zone-level = Niveau { $level }
tower-zone-hand = Main
tower-zone-reserve = Réserve
tower-zone-piles = Pioche et défausse
tower-zone-players = Joueurs
tower-card = { $card }
tower-back = une carte
tower-place = { $place }

vintage-prompt-place =
    { $who ->
        [you] Placez votre pion.
       *[other] { $seat } place un pion.
    }
vintage-prompt-ship =
    { $who ->
        [you] Expédiez une commande, ou passez.
       *[other] { $seat } peut expédier une commande.
    }
vintage-prompt-part = Laisser une cuvée de côté, ou tout expédier ?
vintage-prompt-keep-c =
    { $who ->
        [you] Vous récoltez { $crop } mais n’avez de place que pour { $room }. Combien de C gardez-vous ?
        [several] Plusieurs joueurs choisissent ce qu’ils gardent.
       *[other] { $seat } choisit ce qu’il faut garder.
    }
vintage-prompt-keep-n =
    { $who ->
        [you] Vous récoltez { $crop } mais n’avez de place que pour { $room }. Combien de N gardez-vous ?
        [several] Plusieurs joueurs choisissent ce qu’ils gardent.
       *[other] { $seat } choisit ce qu’il faut garder.
    }
vintage-over = La dernière saison est terminée.
vintage-heading = Manche { $round }
vintage-phase =
    { $phase ->
        [place] Pions
        [ship] Expédition
       *[harvest] Vendange
    }
vintage-order = { $c } C, { $n } N, { $m } M pour { $points }
vintage-move-spot = Prendre la place { $piece }
vintage-move-ship = Expédier { $order }
vintage-move-without = Laisser { $piece } de côté
vintage-move-less = Laisser { $type } de côté, pour { $points } points
vintage-move-complete = Tout expédier
vintage-move-pass = Passer
vintage-move-keep-c = Garder { $piece } C
vintage-move-keep-n = Garder { $piece } N
vintage-move-rest = Garder { $n } N, et donc { $m } M
vintage-log-spot = { $seat } prend la place { $spot }.
vintage-log-pass = { $seat } n’expédie plus rien.
vintage-log-ship =
    { $omitted ->
        [none] { $seat } expédie { $order }.
       *[other] { $seat } expédie { $order } sans { $omitted }.
    }
vintage-log-keep = { $seat } garde { $c } C, { $n } N, { $m } M et perd { $lost }.
vintage-effect-points = Rapporte { $points } points.
vintage-effect-spot =
    { $spot ->
        [1] Vous expédiez avant tous les autres.
        [2] Vous pouvez laisser une cuvée de côté.
        [3] Vous pouvez expédier deux commandes.
       *[other] Vous pouvez expédier une commande.
    }
vintage-refuse = « { $move } » n’est pas possible maintenant.
vintage-score-orders = Commandes
vintage-score-cellar = Cave
vintage-spot = { $spot }
vintage-pawn = pion de { $seat }
vintage-cuvee = { $type }
vintage-zone-orders = Commandes
vintage-zone-spots = Places
vintage-zone-cellar = Cave de { $seat }
