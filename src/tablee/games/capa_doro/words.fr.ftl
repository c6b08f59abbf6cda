# Capa d’Oro : lieux, demandes, journal, refus, points. `row`, `bales`, `cubes` et `event` sont des lignes à part. L’argent se compte en dollars.
capa-doro-named = { $name }
capa-doro-continent =
    { $continent ->
        [AS] Asie
        [SA] Asie du Sud
        [AF] Afrique
       *[CA] Amérique centrale
    }
capa-doro-row = { $continent } { $number }
capa-doro-bales =
    { $colour ->
        [O] { $count ->
            [one] { $count } balle orange
           *[other] { $count } balles orange
        }
        [G] { $count ->
            [one] { $count } balle grise
           *[other] { $count } balles grises
        }
        [B] { $count ->
            [one] { $count } balle brune
           *[other] { $count } balles brunes
        }
       *[Y] { $count ->
            [one] { $count } balle dorée
           *[other] { $count } balles dorées
        }
    }
capa-doro-some =
    { $colour ->
        [O] balles orange
        [G] balles grises
        [B] balles brunes
       *[Y] balles dorées
    }
capa-doro-no-bales = aucune balle
capa-doro-beetles =
    { $count ->
        [one] { $count } vrillette
       *[other] { $count } vrillettes
    }
capa-doro-list = { $first }, { $rest }
capa-doro-tile = cigare { $tile }
capa-doro-event =
    { $event ->
        [customs] Contrôle douanier
        [unique] Occasion exceptionnelle
        [rain] Pluie chaude
        [drought] Sécheresse
        [levy] Taxe d’entrepôt
        [premium] Prime à l’exportation
        [pay-day] Jour de paie
        [demand] Forte demande
        [glut] Surabondance
        [connoisseur] Connaisseur
        [hands] Saisonniers
        [season] Saison précoce
       *[plague] Invasion
    }
capa-doro-event-text =
    { $event ->
        [customs] Le joueur actif ferme un marché jusqu’au début de son prochain tour.
        [unique] Le joueur actif sème gratuitement la tuile Occasion exceptionnelle dans la rangée de son choix.
        [rain] { $amount ->
            [one] On tire { $amount } cube du sac.
           *[other] On tire { $amount } cubes du sac.
        }
        [drought] Chaque plantation qui porte au moins deux balles en perd une.
        [levy] { $amount ->
            [one] Chacun paie 1 $ par balle de son entrepôt.
           *[other] Chacun paie 1 $ par lot de { $amount } balles de son entrepôt.
        }
        [premium] Chacun reçoit { $amount } $.
        [pay-day] Chacun paie { $amount } $ pour chacune de ses plantations sur le plateau.
        [demand] { $amount ->
            [one] La balle la moins chère de chaque marché est défaussée.
           *[other] Les { $amount } balles les moins chères de chaque marché sont défaussées.
        }
        [glut] { $amount ->
            [one] Une balle de la défausse revient sur chaque marché.
           *[other] Jusqu’à { $amount } balles de la défausse reviennent sur chaque marché.
        }
        [connoisseur] { $amount ->
            [one] Le premier cigare de ce tour rapporte { $amount } point de plus.
           *[other] Le premier cigare de ce tour rapporte { $amount } points de plus.
        }
        [hands] Toutes les plantations des cases Récolte sont récoltées.
        [season] Le joueur actif choisit un continent ; toutes ses rangées avancent.
       *[plague] Le joueur actif choisit la cible d’une attaque de vrillette.
    }
capa-doro-phase =
    { $phase ->
        [seed] Première plantation
        [grow] Seconde plantation
        [growth] Pousse
        [action] Actions
       *[development] Développement
    }
capa-doro-option-events = Cartes Évènement
capa-doro-option-events-about = Sans elles, un 1 au dé n’a aucun effet.

capa-doro-prompt-seed =
    { $who ->
        [you] Placez votre première plantation sur une case Semence. Vous avez { $money } $.
       *[other] { $seat } place sa première plantation.
    }
capa-doro-prompt-grow =
    { $who ->
        [you] Placez votre seconde plantation sur une case Pousse. Vous avez { $money } $.
       *[other] { $seat } place sa seconde plantation.
    }
capa-doro-prompt-act =
    { $who ->
        [you] Récoltez, semez, commercez ou roulez. Vous avez { $money } $ et { $left ->
            [0] plus rien à semer.
            [one] encore { $left } semis.
           *[other] encore { $left } semis.
        }
       *[other] { $seat } récolte, sème, commerce ou roule.
    }
capa-doro-prompt-beetle =
    { $who ->
        [you] { $left ->
            [one] Une vrillette : choisissez une plantation ou un entrepôt.
           *[other] { $left } vrillettes : choisissez une plantation ou un entrepôt pour la première.
        }
       *[other] { $seat } choisit la cible d’une vrillette.
    }
capa-doro-prompt-lose =
    { $who ->
        [you] { $left ->
            [one] { $turn_who ->
                [you] Vous avez
               *[other] { $turn_seat } a
            } mis une vrillette dans votre entrepôt : renoncez à une balle.
           *[other] { $turn_who ->
                [you] Vous avez
               *[other] { $turn_seat } a
            } mis une vrillette dans votre entrepôt : renoncez à { $left } balles, une par une.
        }
       *[other] { $seat } choisit les balles que mange la vrillette.
    }
capa-doro-prompt-customs =
    { $who ->
        [you] { $event } : quel marché fermez-vous ?
       *[other] { $seat } choisit le marché à fermer.
    }
capa-doro-prompt-unique =
    { $who ->
        [you] { $event } : dans quelle rangée semez-vous la tuile ?
       *[other] { $seat } choisit une rangée pour l’Occasion exceptionnelle.
    }
capa-doro-prompt-season =
    { $who ->
        [you] { $event } : sur quel continent toutes les rangées avancent-elles ?
       *[other] { $seat } choisit le continent de la saison précoce.
    }
capa-doro-prompt-won =
    { $who ->
        [you] Vous avez { $points } points et gagnez.
       *[other] { $seat } a { $points } points et gagne.
    }
capa-doro-prompt-most =
    { $who ->
        [you] Le sac est vide. Vous avez le plus de points ({ $points }) et gagnez.
       *[other] Le sac est vide. { $seat } a le plus de points ({ $points }) et gagne.
    }
capa-doro-prompt-money =
    { $who ->
        [you] Le sac est vide. À égalité avec { $points } points, l’argent départage : vous avez { $money } $ et gagnez.
       *[other] Le sac est vide. À égalité avec { $points } points, l’argent départage : { $seat } a { $money } $ et gagne.
    }
capa-doro-prompt-shared = Le sac est vide. { $count } joueurs partagent la victoire, avec { $points } points et autant d’argent.

capa-doro-log-seed =
    { $who ->
        [you] Vous placez une plantation en { $row }, Semence, pour { $money } $.
       *[other] { $seat } place une plantation en { $row }, Semence, pour { $money } $.
    }
capa-doro-log-grow =
    { $who ->
        [you] Vous placez une plantation en { $row }, Pousse, pour { $money } $.
       *[other] { $seat } place une plantation en { $row }, Pousse, pour { $money } $.
    }
capa-doro-log-sow =
    { $who ->
        [you] Vous semez en { $row } pour { $money } $.
       *[other] { $seat } sème en { $row } pour { $money } $.
    }
capa-doro-log-neutral =
    { $who ->
        [you] Vous semez une plantation neutre en { $row }.
       *[other] { $seat } sème une plantation neutre en { $row }.
    }
capa-doro-log-unique =
    { $who ->
        [you] Vous semez l’Occasion exceptionnelle en { $row }.
       *[other] { $seat } sème l’Occasion exceptionnelle en { $row }.
    }
capa-doro-log-buy =
    { $who ->
        [you] Vous achetez { $bales } pour { $money } $.
       *[other] { $seat } achète { $bales } pour { $money } $.
    }
capa-doro-log-sell =
    { $who ->
        [you] Vous vendez { $bales } pour { $money } $.
       *[other] { $seat } vend { $bales } pour { $money } $.
    }
capa-doro-log-roll =
    { $who ->
        [you] Vous roulez
       *[other] { $seat } roule
    } le cigare { $tile } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et { $money } ${ $bonus ->
        [0] .
       *[other] {" "}(Connaisseur : { $bonus } de plus).
    }
capa-doro-log-end =
    { $who ->
        [you] Vous terminez votre tour.
       *[other] { $seat } termine son tour.
    }
capa-doro-log-plant =
    { $who ->
        [you] Vous mettez
       *[other] { $seat } met
    } une vrillette sur { $whose ->
        [seat] { $owner_who ->
            [you] votre plantation
           *[other] la plantation de { $owner_seat }
        }
        [neutral] la plantation neutre
       *[unique] l’Occasion exceptionnelle
    } en { $row } : { $count ->
        [0] il n’y a rien à manger.
        [one] une balle est perdue.
       *[other] { $count } balles sont perdues.
    }
capa-doro-log-warehouse =
    { $who ->
        [you] Vous mettez
       *[other] { $seat } met
    } une vrillette dans { $victim_who ->
        [you] votre entrepôt
       *[other] l’entrepôt de { $victim_seat }
    } : { $count ->
        [0] il n’y a rien à manger.
        [one] une balle est perdue.
       *[other] { $count } balles sont perdues.
    }
capa-doro-log-lose =
    { $who ->
        [you] Vous renoncez à { $bales }.
       *[other] { $seat } renonce à { $bales }.
    }
capa-doro-log-lost =
    { $who ->
        [you] Vous perdez { $bales }.
       *[other] { $seat } perd { $bales }.
    }
capa-doro-log-customs =
    { $who ->
        [you] Vous fermez le marché : { $continent }.
       *[other] { $seat } ferme le marché : { $continent }.
    }
capa-doro-log-season =
    { $who ->
        [you] Vous déclenchez une saison précoce : { $continent }.
       *[other] { $seat } déclenche une saison précoce : { $continent }.
    }
capa-doro-log-die =
    { $who ->
        [you] À vous de jouer : le dé donne { $die }.
       *[other] Au tour de { $seat } : le dé donne { $die }.
    }
capa-doro-log-event = Évènement « { $event } » : { $about }
capa-doro-log-reshuffled = Les { $count } cartes Évènement sont mélangées de nouveau.
capa-doro-log-drawn = Tiré du sac : { $cubes }.
capa-doro-growth = { $die } { $drawn }
capa-doro-log-spilt =
    { $count ->
        [one] { $bales } ne trouve pas de plantation et part à la défausse.
       *[other] { $bales } ne trouvent pas de plantation et partent à la défausse.
    }
capa-doro-log-shifted =
    { $whose ->
        [seat] { $owner_who ->
            [you] Votre plantation
           *[other] La plantation de { $owner_seat }
        }
        [neutral] La plantation neutre
       *[unique] L’Occasion exceptionnelle
    } en { $row } passe en { $to ->
        [harvest] Récolte.
       *[growth] Pousse.
    }
capa-doro-log-harvested =
    { $owner_who ->
        [you] Vous récoltez { $bales } en { $row }.
       *[other] { $owner_seat } récolte { $bales } en { $row }.
    }
capa-doro-log-harvested-empty =
    { $owner_who ->
        [you] Vous retirez une plantation vide de { $row } et recevez { $money } $.
       *[other] { $owner_seat } retire une plantation vide de { $row } et reçoit { $money } $.
    }
capa-doro-log-resolved =
    { $whose ->
        [neutral] La plantation neutre
       *[unique] L’Occasion exceptionnelle
    } quitte { $row }{ $count ->
        [0] {" "}sans aucune balle.
       *[other] { $entered ->
            [0] {" "}; le marché est saturé.
           *[other] {" "}; le marché reçoit { $bales }.
        }
    }{ $rest ->
        [0] {""}
        [one] {" "}Une balle est défaussée.
       *[other] {" "}{ $rest } balles sont défaussées.
    }
capa-doro-log-dried =
    { $whose ->
        [seat] { $owner_who ->
            [you] Votre plantation
           *[other] La plantation de { $owner_seat }
        }
        [neutral] La plantation neutre
       *[unique] L’Occasion exceptionnelle
    } en { $row } perd { $bales }.
capa-doro-log-paid =
    { $who ->
        [you] Vous payez { $money } $.
       *[other] { $seat } paie { $money } $.
    }
capa-doro-log-got =
    { $who ->
        [you] Vous recevez { $money } $.
       *[other] { $seat } reçoit { $money } $.
    }
capa-doro-log-demanded = { $continent } : { $bales } de moins sur le marché.
capa-doro-log-glutted = { $continent } : { $bales } de plus sur le marché.
capa-doro-log-lifted = La douane s’en va : le marché rouvre ({ $continent }).
capa-doro-log-idle = L’Occasion exceptionnelle est déjà sur le plateau : il ne se passe rien.
capa-doro-log-tile =
    { $who ->
        [you] Vous piochez le cigare { $tile }.
       *[other] { $seat } pioche le cigare { $tile }.
    }
capa-doro-log-won =
    { $who ->
        [you] Vous atteignez { $points } points et gagnez.
       *[other] { $seat } atteint { $points } points et gagne.
    }
capa-doro-log-empty = Le sac est vide : la partie s’achève.

capa-doro-refuse-now =
    { $question ->
        [seed] « { $text } » viendra plus tard : chacun place d’abord deux plantations.
        [grow] « { $text } » n’est pas possible maintenant : placez votre seconde plantation sur une case Pousse.
        [act] « { $text } » n’est pas possible maintenant : il s’agit de récolter, semer, commercer ou rouler.
        [beetle] « { $text } » n’est pas possible maintenant : choisissez d’abord la cible de la vrillette.
        [lose] « { $text } » n’est pas possible maintenant : choisissez d’abord les balles que mange la vrillette.
        [customs] « { $text } » n’est pas possible maintenant : choisissez d’abord le marché que ferme la douane.
        [unique] « { $text } » n’est pas possible maintenant : choisissez d’abord une rangée pour l’Occasion exceptionnelle.
       *[season] « { $text } » n’est pas possible maintenant : choisissez d’abord le continent de la saison précoce.
    }
capa-doro-refuse-row = { $continent } : il n’y a que { $rows } rangées.
capa-doro-refuse-central = On ne commence pas ici : { $continent }.
capa-doro-refuse-taken = Il y a déjà une plantation en { $row } : une case de départ doit être libre.
capa-doro-refuse-no-harvest = Il n’y a pas de plantation sur la case Récolte de { $row }.
capa-doro-refuse-other-harvest = La plantation sur la case Récolte de { $row } n’est pas à vous.
capa-doro-refuse-sown = Vous avez déjà semé { $most } fois ce tour-ci.
capa-doro-refuse-no-plantation = Toutes vos plantations sont sur le plateau : récoltez-en une d’abord.
capa-doro-refuse-sow-money = Semer là coûte { $cost } $, et vous avez { $money } $.
capa-doro-refuse-neutral = On ne sème des plantations neutres qu’à deux joueurs.
capa-doro-refuse-no-neutral = Toutes les plantations neutres sont sur le plateau.
capa-doro-refuse-customs =
    { $who ->
        [you] Vous avez fermé ce marché : { $continent }.
       *[other] { $seat } a fermé ce marché : { $continent }.
    }
capa-doro-refuse-sold = Vous avez vendu des { $bales } ce tour-ci : vous ne pouvez pas en acheter.
capa-doro-refuse-bought = Vous avez acheté des { $bales } ce tour-ci : vous ne pouvez pas en vendre.
capa-doro-refuse-none-left = Il n’y a plus de { $bales }, ni au marché ni dans la défausse.
capa-doro-refuse-price = Il faut { $price } $ pour { $bales }, et vous avez { $money } $.
capa-doro-refuse-not-held = Vous n’avez pas de { $bales } dans votre entrepôt.
capa-doro-refuse-tile = Le cigare { $tile } n’est pas une de vos tuiles visibles.
capa-doro-refuse-alike = Le cigare { $tile } est identique à { $other } : roulez celui-là.
capa-doro-refuse-bales = Pour le cigare { $tile }, il manque { $bales }.
capa-doro-refuse-no-plant = Il n’y a pas de plantation sur cette case de { $row }.
capa-doro-refuse-nobody = Personne n’est assis à cette place.

capa-doro-score-cigar = Cigare { $tile }
capa-doro-score-bonus = Connaisseur
capa-doro-score-money = Argent, qui départage : { $money } $

capa-doro-content-track = continents › { $field } › prices : il y a { $found } prix, mais la piste doit en avoir au moins { $least }, pour les balles du départ.
capa-doro-content-order = continents › { $field } › prices : les prix ne doivent pas baisser, mais le prix { $place } est { $price } après { $before }.
capa-doro-content-events = events : le total des exemplaires (copies) doit être de { $wanted } cartes, mais il est de { $found }.
capa-doro-content-cigar = cigars › { $letter } › entrée { $place } : un cigare doit demander au moins 1 balle.
capa-doro-content-name = { $group } › { $field } › name : le nom doit avoir de 1 à 24 caractères imprimables, et pas seulement des espaces.
capa-doro-content-same-name = { $group } : deux d’entre eux s’appellent « { $name } » ; chacun doit avoir son nom.

## La première partie guidée

capa-doro-guide-start = Cultivez du tabac, vendez-le, roulez des cigares : le premier à 60 points gagne. On commence par placer deux plantations.
capa-doro-guide-seed = Les balles orange sont les plus courantes et les moins chères à semer ; les brunes sont plus rares et valent davantage. Les deux plantations se paient.
capa-doro-guide-grow = Le tabac ne pousse que dans la colonne du milieu. Chaque balle va à la plantation qui en porte le moins et, à égalité, à la plus haute.
capa-doro-guide-act = Faites tout ce que vous voulez, dans l’ordre qui vous plaît. Vous pouvez annuler chaque étape tant que vous n’avez pas terminé votre tour.
capa-doro-guide-aid = Sous chaque cigare, vous voyez quelles balles manquent et ce qu’elles coûtent au marché en ce moment.
capa-doro-guide-market = Chaque balle achetée rend la suivante plus chère, chaque balle vendue fait baisser le prix. Dans un même tour, on ne peut pas acheter et vendre la même couleur.
capa-doro-guide-push = Semer là où se trouve une plantation fait avancer toute la rangée. Qui est poussé en Récolte reçoit aussitôt ses balles, ou 2 $ s’il n’y en a pas.
capa-doro-guide-harvest = Une plantation pleine attend en Récolte le tour de son propriétaire : prenez-la à temps, les vrillettes l’aiment aussi.
capa-doro-guide-roll = Un cigare A roulé apporte un B à la fin du tour, un B apporte un C. Les C rapportent le plus de points, mais presque pas d’argent.
capa-doro-guide-die = De 2 à 6, on tire autant de cubes du sac. Un 1 révèle à la place un évènement.
capa-doro-guide-beetle = Une vrillette mange la moitié de ce qu’elle trouve, arrondie au supérieur. Visez une plantation ou un entrepôt bien rempli d’un rival.
capa-doro-guide-lose = C’est vous qui choisissez ce que vous perdez : gardez ce que demandent vos cigares.
capa-doro-guide-spilt = Sans plantation dans la colonne Pousse de leur continent, les balles sont perdues. Une plantation à vous les aurait prises.
capa-doro-guide-customs = Fermez le marché dont les autres ont le plus besoin : personne n’y commerce jusqu’à votre prochain tour, pas même vous.
capa-doro-guide-unique = L’Occasion exceptionnelle n’est à personne ; ses balles vont au marché. Elle peut faire avancer gratuitement une de vos rangées.
capa-doro-guide-season = Toutes les rangées y avancent : choisissez le continent où vous avez le plus à récolter.
capa-doro-guide-event = Chaque évènement prend effet tout de suite. La règle les explique tous.
capa-doro-guide-end = La partie s’achève à 60 points, ou après le tour où le sac se vide. Alors le plus de points gagne et, à égalité, le plus d’argent.

## Les coups, comme on les propose

capa-doro-move-seed = Placer une plantation en { $row }
capa-doro-move-seed-for = La placer en { $row } pour { $money } $
capa-doro-move-grow = Placer une plantation en { $row }
capa-doro-move-grow-for = La placer en { $row } pour { $money } $
capa-doro-move-harvest = Récolter { $row }
capa-doro-move-sow = Semer en { $row }
capa-doro-move-sow-for = Semer en { $row } pour { $money } $
capa-doro-move-neutral = Semer une plantation neutre en { $row }
capa-doro-move-buy = Acheter { $bales }
capa-doro-move-buy-for = Acheter { $bales } pour { $money } $
capa-doro-move-sell = Vendre { $bales }
capa-doro-move-sell-for = Vendre { $bales } pour { $money } $
capa-doro-move-roll = Rouler le cigare { $tile }
capa-doro-move-roll-for =
    Rouler le cigare { $tile } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $money } $
capa-doro-move-end = Terminer le tour
capa-doro-move-plant = Vrillette sur { $row }
capa-doro-move-plant-of =
    { $whose ->
        [you] Vrillette sur votre plantation en { $row }
        [neutral] Vrillette sur la plantation neutre en { $row }
        [unique] Vrillette sur l’Occasion exceptionnelle en { $row }
       *[other] Vrillette sur la plantation de { $owner_seat } en { $row }
    }
capa-doro-move-warehouse = Vrillette dans l’entrepôt de { $seat }
capa-doro-move-warehouse-of =
    { $whose ->
        [you] Vrillette dans votre propre entrepôt
       *[other] Vrillette dans l’entrepôt de { $seat }
    }
capa-doro-move-lose = Renoncer à { $bales }
capa-doro-move-customs = Fermer le marché : { $continent }
capa-doro-move-unique = Semer l’Occasion exceptionnelle en { $row }
capa-doro-move-season = Saison précoce : { $continent }
capa-doro-group =
    { $group ->
        [start] Départ
        [harvest] Récolter
        [sow] Semer
        [neutral] Plantation neutre
        [trade] Commercer
        [roll] Rouler un cigare
        [plant] Plantations
        [warehouse] Entrepôts
        [lose] Renoncer
        [continent] Continents
        [unique] Occasion exceptionnelle
       *[end] Fin
    }

## Ce qu’un coup apporterait

capa-doro-effect-seed = Coûte { $cost } $, il vous reste { $left } $. Elle produira une fois dans la colonne Pousse.
capa-doro-effect-grow = Coûte { $cost } $, il vous reste { $left } $. Elle produit dès le premier tirage.
capa-doro-effect-sow = Coûte { $cost } $, il vous reste { $left } $.
capa-doro-effect-neutral =
    Gratuit ; { $left ->
        [0] ensuite, plus rien à semer.
        [one] ensuite, encore { $left } semis possible.
       *[other] ensuite, encore { $left } semis possibles.
    }
capa-doro-effect-unique = Gratuit, et ne compte pas parmi vos semis.
capa-doro-effect-moves-on =
    { $whose ->
        [you] Votre semis passe en Pousse.
        [neutral] Le semis neutre passe en Pousse.
        [unique] L’Occasion exceptionnelle passe en Pousse.
       *[other] Le semis de { $owner_seat } passe en Pousse.
    }
capa-doro-effect-harvests =
    { $whose ->
        [you] Vous récoltez { $bales }.
       *[other] { $owner_seat } récolte { $bales }.
    }
capa-doro-effect-gets-money =
    { $whose ->
        [you] Vous reprenez une plantation vide et recevez { $money } $.
       *[other] { $owner_seat } reprend une plantation vide et reçoit { $money } $.
    }
capa-doro-effect-to-market =
    { $whose ->
        [neutral] La plantation neutre quitte le plateau
       *[unique] L’Occasion exceptionnelle quitte le plateau
    }{ $count ->
        [0] .
       *[other] {" "}; le marché reçoit { $bales }.
    }
capa-doro-effect-nothing = Il n’y a pas de plantation : il ne se passe rien.
capa-doro-effect-buy =
    Coûte { $price } $, il vous reste { $left } $. { $next ->
        [-1] C’est la dernière.
       *[other] La suivante coûterait { $next } $.
    }
capa-doro-effect-from-discard = Le marché est vide : la balle vient de la défausse.
capa-doro-effect-sell = Rapporte { $price } $, vous aurez { $left } $. La suivante rapporterait { $next } $.
capa-doro-effect-to-discard = Le marché est saturé : la balle part à la défausse.
capa-doro-effect-ready = Ensuite, le cigare { $tile } peut être roulé.
capa-doro-effect-no-longer = Ensuite, le cigare { $tile } ne peut plus être roulé.
capa-doro-effect-roll =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et { $money } ${ $bonus ->
        [0] {""}
       *[other] {" "}(dont { $bonus } du Connaisseur)
    } : { $total } points en tout.
capa-doro-effect-wins = Cela fait { $goal } points ou plus : vous gagnez.
capa-doro-effect-develops =
    { $letter ->
        [B] Une tuile B viendra à la fin du tour.
       *[C] Une tuile C viendra à la fin du tour.
    }
capa-doro-effect-unrolled = Le cigare { $tile } peut encore être roulé.
capa-doro-effect-unharvested =
    { $count ->
        [one] Une de vos plantations attend encore en Récolte.
       *[other] { $count } de vos plantations attendent encore en Récolte.
    }
capa-doro-effect-draws =
    Vous piochez { $b ->
        [0] {""}
        [one] une tuile B
       *[other] { $b } tuiles B
    }{ $b ->
        [0] {""}
       *[other] { $c ->
            [0] {""}
           *[other] {" "}et{" "}
        }
    }{ $c ->
        [0] {""}
        [one] une tuile C
       *[other] { $c } tuiles C
    }.
capa-doro-effect-end = Ensuite, { $seat } lance le dé ; on ne pourra plus rien annuler.
capa-doro-effect-last = Le sac est vide : la partie s’achève.
capa-doro-effect-eats =
    { $whose ->
        [you] Vous perdez
        [neutral] La plantation neutre perd
        [unique] L’Occasion exceptionnelle perd
       *[other] { $owner_seat } perd
    } { $count ->
        [0] 0 balle.
       *[other] { $bales } ; il en reste { $left }.
    }
capa-doro-effect-eats-stock =
    { $whose ->
        [you] Vous renoncez à { $count } de vos { $stock } balles.
       *[other] { $owner_seat } renonce à { $count } balles sur { $stock }, à son choix.
    }
capa-doro-effect-keeps =
    Il vous reste { $bales }{ $left ->
        [0] .
        [one] , et il faut renoncer à une autre balle.
       *[other] , et il faut renoncer à { $left } autres balles.
    }
capa-doro-effect-customs = Personne n’y commerce jusqu’au début de votre prochain tour, pas même vous.

## Où en est la partie

capa-doro-heading =
    { $round ->
        [0] Départ
       *[other] Manche { $round }
    }
capa-doro-supply =
    { $count ->
        [0] Le sac est vide
        [one] { $count } cube dans le sac
       *[other] { $count } cubes dans le sac
    }
capa-doro-money = { $money } $
capa-doro-aid-ready = Peut être roulé
capa-doro-aid-missing =
    Manque { $bales }{ $cost ->
        [-1] {" "}: pas tout à vendre
       *[other] {" "}: { $cost } $
    }

## La table en zones et en pièces

capa-doro-layout-cigars = Vos cigares
capa-doro-layout-aid = Ce qui vous manque
capa-doro-layout-asks = Demande
capa-doro-layout-missing = Manque
capa-doro-layout-price = Coûte
capa-doro-layout-ready = ✓
capa-doro-layout-others = Cigares des autres
capa-doro-layout-all-cigars = Cigares
capa-doro-layout-tile-of = { $seat } : { $tile }
capa-doro-layout-bale = { $colour }
capa-doro-layout-letter = { $letter }
capa-doro-layout-needs = { $count } { $colour }
capa-doro-layout-brings = +{ $money } $
capa-doro-layout-store = Votre entrepôt
capa-doro-layout-store-of = Entrepôt de { $seat }
capa-doro-layout-markets = Marchés
capa-doro-layout-buy = Achat
capa-doro-layout-sell = Vente
capa-doro-layout-on-track = Balles
capa-doro-layout-discarded = Défausse
capa-doro-layout-sow = Semis
capa-doro-layout-closed =
    { $who ->
        [you] Fermé par votre douane
       *[other] Fermé par la douane de { $seat }
    }
capa-doro-layout-traded =
    { $what ->
        [sold] Vendu ce tour-ci
       *[bought] Acheté ce tour-ci
    }
capa-doro-layout-of = { $count }/{ $most }
capa-doro-layout-none = –
capa-doro-layout-money = { $money } $
capa-doro-layout-continent = { $continent } ({ $bale })
capa-doro-layout-columns = S P R
capa-doro-layout-space =
    { $column ->
        [S] { $number } S
        [G] { $number } P
       *[H] { $number } R
    }
capa-doro-layout-plant =
    { $kind ->
        [own] { $who ->
            [you] votre plantation
           *[other] plantation de { $seat }
        }
        [neutral] plantation neutre
       *[unique] Occasion exceptionnelle
    }{ $bales ->
        [0] {""}
        [one] , { $bales } balle
       *[other] , { $bales } balles
    }
capa-doro-layout-chance = Sac, dé et pioches
capa-doro-layout-die = Dé
capa-doro-layout-die-shows = le dé donne { $die }
capa-doro-layout-bag = Sac
capa-doro-layout-in-bag = { $orange }O { $grey }G { $brown }B { $gold }Y { $beetles }✱
capa-doro-layout-beetles = Vrillettes à placer
capa-doro-layout-discard = Balles défaussées
capa-doro-layout-pile = Cigares { $letter }
capa-doro-layout-events = Cartes Évènement
capa-doro-layout-event = Évènement du tour
capa-doro-layout-customs = Douane
capa-doro-layout-unique = Occasion exceptionnelle
capa-doro-layout-neutrals = Plantations neutres
capa-doro-layout-back =
    { $what ->
        [cube] un cube
        [tile] une tuile Cigare
       *[event] une carte Évènement
    }
capa-doro-layout-players = Joueurs
capa-doro-layout-goal = But : { $goal } points
capa-doro-layout-points = Points
capa-doro-layout-cash = Argent
capa-doro-layout-rolled = Roulés
capa-doro-layout-plantations = Plantations en réserve
capa-doro-layout-stock = Balles
