# Age of Champagne : noms, demandes, journal, refus, points. Les vins sont des lettres : M meunier, N pinot noir, C chardonnay. `order`, `vineyard`, `cuvee`, `region`, `token`, `event` et `brings` sont des lignes à part. `merchant` parmi les lecteurs est le Négociant.
age-of-champagne-named = { $name }
age-of-champagne-list = { $first }, { $rest }
age-of-champagne-merchant = Négociant
age-of-champagne-who =
    { $who ->
        [you] vous
        [merchant] le Négociant
       *[other] { $seat }
    }
age-of-champagne-region =
    { $region ->
        [VM] Vallée de la Marne
        [MR] Montagne de Reims
        [CB] Côte des Blancs
        [SZ] Côte de Sézanne
        [BA] Côte des Bar
       *[CV] Coteaux Vitryats
    }
age-of-champagne-market =
    { $market ->
        [F] France
        [E] Europe
       *[I] International
    }
age-of-champagne-destination =
    { $order ->
        [E01] Belgique
        [E02] Allemagne
        [E03] Autriche
        [E04] Espagne
        [E05] Royaume-Uni
        [E06] Italie
        [E07] Pays-Bas
        [E08] Suisse
        [E09] Suède
        [E10] Danemark
        [E11] Portugal
        [E12] Norvège
        [E13] Irlande
        [E14] Pologne
        [E15] Grèce
        [E16] Luxembourg
        [E17] Finlande
        [I01] États-Unis
        [I02] Indonésie
        [I03] États-Unis
        [I04] Brésil
        [I05] Japon
        [I06] Australie
        [I07] Canada
        [I08] Chine
        [I09] Afrique du Sud
        [I10] Inde
        [I11] Émirats arabes unis
        [I12] Singapour
        [I13] Mexique
        [I14] Hong Kong
        [I15] Corée du Sud
        [I16] Nouvelle-Zélande
        [I17] Argentine
       *[F] Paris
    }
age-of-champagne-order = { $destination } ({ $cuvees })
age-of-champagne-order-worth =
    { $points ->
        [one] { $destination } { $cuvees } ({ $points } point)
       *[other] { $destination } { $cuvees } ({ $points } points)
    }
age-of-champagne-grape =
    { $grape ->
        [M] meunier
        [N] pinot noir
       *[C] chardonnay
    }
age-of-champagne-cuvee =
    { $cuvee ->
        [M] Tradition Brut
        [N] Blanc de noirs
       *[C] Blanc de blancs
    }
age-of-champagne-cubes =
    { $cubes ->
        [none] –
       *[other] { $cubes }
    }
age-of-champagne-token =
    { $token ->
        [BP2] Prestige +{ $amount }
        [BP3] Prestige +{ $amount }
        [BP4] Prestige +{ $amount }
        [BEC] Éco-responsabilité +{ $amount }
        [BLA] Propriété foncière
        [BA1] Action supplémentaire : Vignes
        [BA2] Action supplémentaire : Pressoir
        [BA3] Action supplémentaire : Cuverie
        [BA5] Action supplémentaire : Expédition
        [BA6] Action supplémentaire : Tirage
        [BRS] Réservation de marché
        [BTR] Changement de transport
       *[BCO] Protection contre le froid
    }
age-of-champagne-token-text =
    { $token ->
        [BEC] { $amount ->
            [one] { $amount } niveau éco de plus, aussitôt.
           *[other] { $amount } niveaux éco de plus, aussitôt.
        }
        [BLA] Aussitôt : compte à la fin comme une vigne de la région de votre choix.
        [BA1] Une fois, quand vous voulez : un Collaborateur de plus dans la zone 1, Vignes.
        [BA2] Une fois, quand vous voulez : un Collaborateur de plus dans la zone 2, Pressoir.
        [BA3] Une fois, quand vous voulez : un Collaborateur de plus dans la zone 3, Cuverie.
        [BA5] Une fois, quand vous voulez : un Collaborateur de plus dans la zone 5, Expédition.
        [BA6] Une fois, quand vous voulez : un Collaborateur de plus dans la zone 6, Tirage.
        [BRS] Pour plus tard : réserve une commande pendant une manche. Si vous ne l’expédiez pas, vous perdez sa valeur.
        [BTR] Pour plus tard : échange l’avion et le bateau d’une commande internationale.
        [BCO] Pour plus tard : vos vignes échappent à un aléa climatique. Inutilisé, il rapporte 1 point à la fin.
       *[other] { $amount ->
            [one] { $amount } point aussitôt.
           *[other] { $amount } points aussitôt.
        }
    }
age-of-champagne-token-short =
    { $token ->
        [BEC] +{ $amount } éco
        [BLA] une vigne à la fin
        [BRS] garde une commande
        [BTR] avion ↔ bateau
        [BCO] pare un aléa
        [BP2] +{ $amount } points
        [BP3] +{ $amount } points
        [BP4] +{ $amount } points
       *[other] Collaborateur en plus
    }
age-of-champagne-event =
    { $event ->
        [air-strike] Grève des aéroports
        [sea-strike] Grève des ports
        [sales-down] { $market ->
            [F] Baisse des ventes en France
            [E] Baisse des ventes en Europe
           *[I] Baisse des ventes à l’international
        }
        [sales-up] { $market ->
            [F] Hausse des ventes en France
            [E] Hausse des ventes en Europe
           *[I] Hausse des ventes à l’international
        }
        [climate] Climat parfait
        [pandemic] Pandémie mondiale
        [corks] Bouchons défectueux
        [subsidies] Subventions
        [hazard] Aléas climatiques
       *[quality] Qualité du raisin
    }
age-of-champagne-event-text =
    { $event ->
        [air-strike] Aucune commande ne voyage en avion cette manche.
        [sea-strike] Aucune commande ne voyage en bateau cette manche.
        [sales-down] { $market ->
            [F] Chaque commande de France vaut { $amount } points de moins.
            [E] Chaque commande d’Europe vaut { $amount } points de moins.
           *[I] Chaque commande internationale vaut { $amount } points de moins.
        }
        [sales-up] { $market ->
            [F] Chaque commande de France vaut { $amount } points de plus.
            [E] Chaque commande d’Europe vaut { $amount } points de plus.
           *[I] Chaque commande internationale vaut { $amount } points de plus.
        }
        [climate] Il ne se passe rien.
        [pandemic] Seules les commandes actives s’expédient, et on ne les remplace qu’à la fin de la manche.
        [corks] Chacun défausse une cuvée de sa cave.
        [subsidies] Un jeton Bonus pour le premier Collaborateur au Pressoir, et un pour le premier à la Cuverie.
        [hazard] Les vignes de la région clé ne donnent rien cette manche.
       *[quality] Un point par vigne du cépage clé.
    }
# Ce qu’apporte un emplacement ou le coin d’une carte.
age-of-champagne-brings =
    { $effect ->
        [points] { $amount ->
            [-3] −3 points
            [-2] −2 points
            [-1] −1 point
            [one] +{ $amount } point
           *[other] +{ $amount } points
        }
        [eco] { $amount ->
            [-3] −3 éco
            [-2] −2 éco
            [-1] −1 éco
           *[other] +{ $amount } éco
        }
        [link] lien 2+3
        [speak-first] parler en premier
        [partial] livraison partielle
       *[none] sans effet
    }
age-of-champagne-heir-vineyard = vigne { $vineyard } ({ $grapes })
age-of-champagne-heir-press =
    { $count ->
        [one] { $count } niveau de pressoir
       *[other] { $count } niveaux de pressoir
    }
age-of-champagne-heir-modules =
    { $count ->
        [one] { $count } module de cuverie
       *[other] { $count } modules de cuverie
    }
age-of-champagne-heir-cuvees =
    { $count ->
        [one] cuvée { $cuvees }
       *[other] cuvées { $cuvees }
    }
age-of-champagne-zone =
    { $zone ->
        [1] 1 Vignes
        [2] 2 Pressoir
        [3] 3 Cuverie
        [4] 4 Marketing
        [5] 5 Expédition
        [6] 6 Tirage
       *[8] 8 Conseil
    }
age-of-champagne-phase =
    { $phase ->
        [event] Évènement
        [assign] Affectation
        [actions] Actions
        [vineyards] Vignes
        [press] Pressoir
        [winery] Cuverie
        [marketing] Marketing
        [shipping] Expédition
        [blending] Tirage
        [harvest] Vendange
       *[season] Fin de saison
    }
age-of-champagne-option-merchant = Négociant
age-of-champagne-option-merchant-about = Un adversaire qui suit les cartes Évènement. Contre un joueur seul, il est toujours là.
age-of-champagne-option-level = Niveau du Négociant
age-of-champagne-option-level-about = Le nombre de cuvées qu’il a au départ.
age-of-champagne-option-level-jeroboam = Jéroboam (facile)
age-of-champagne-option-level-mathusalem = Mathusalem (moyen)
age-of-champagne-option-level-balthazar = Balthazar (difficile)
age-of-champagne-option-level-nabuchodonosor = Nabuchodonosor (extrême)
age-of-champagne-option-board = Plateau
age-of-champagne-option-board-about = La face simplifiée est pour une première partie : ni pertes, ni lien, ni Marketing, seulement les commandes actives.
age-of-champagne-option-board-standard = Standard
age-of-champagne-option-board-simplified = Simplifié
age-of-champagne-option-trade_partnership = Partenariat commercial
age-of-champagne-option-trade_partnership-about = S’il manque une cuvée pour une commande, on peut la demander aux autres.
age-of-champagne-option-high_tension = Haute tension
age-of-champagne-option-high_tension-about = Trois emplacements sont bloqués, d’autres à chaque manche. Pour trois participants au plus.
age-of-champagne-option-limited_supply = Réserve limitée
age-of-champagne-option-limited_supply-about = Il n’y a que 60 cubes de chaque couleur, comme dans la boîte.
age-of-champagne-option-steered = Négociant dirigé
age-of-champagne-option-steered-about = La dernière place n’a pas de maison : elle choisit les commandes et les jetons du Négociant.

## Ce qui est demandé

age-of-champagne-prompt-draft =
    { $who ->
        [you] Gardez une carte Héritage : la { $number ->
            [one] première
            [2] deuxième
           *[other] troisième
        } sur trois.
        [several] Chacun garde une carte Héritage.
       *[other] { $seat } garde une carte Héritage.
    }
age-of-champagne-prompt-key =
    { $who ->
        [you] { $event } : { $alone ->
            [yes] choisissez
           *[no] vous avez le moins de points et choisissez
        } { $what ->
            [region] la région.
           *[grape] le cépage.
        }
       *[other] { $event } : { $seat } choisit { $what ->
            [region] la région.
           *[grape] le cépage.
        }
    }
age-of-champagne-prompt-cork =
    { $who ->
        [you] Les bouchons sont mauvais : défaussez une cuvée de votre cave.
       *[other] { $seat } défausse une cuvée.
    }
age-of-champagne-prompt-place =
    { $who ->
        [you] { $left ->
            [one] Posez votre dernier Collaborateur{ $tokens ->
                [0] .
               *[other] {" "}; un jeton Bonus ne s’utilise qu’avant.
            }
           *[other] Posez un Collaborateur ; vous en avez { $left }.
        }
       *[other] { $seat } pose un Collaborateur.
    }
age-of-champagne-prompt-region =
    { $who ->
        [you] { $vineyard } peut aller dans n’importe quelle région. Laquelle ?
       *[other] { $seat } choisit une région pour { $vineyard }.
    }
age-of-champagne-prompt-land =
    { $who ->
        [you] { $held ->
            [0] Vous piochez une Propriété foncière : pour quelle région ?
           *[other] Encore une Propriété foncière : pour quelle région ?
        }
       *[other] { $seat } choisit la région d’une Propriété foncière.
    }
age-of-champagne-prompt-age =
    { $who ->
        [you] { $left ->
            [one] Marketing : mettez une cuvée dans votre œnothèque, ou arrêtez.
           *[other] Marketing : mettez jusqu’à { $left } cuvées dans votre œnothèque.
        }
       *[other] { $seat } met des cuvées dans l’œnothèque.
    }
age-of-champagne-prompt-promote =
    { $who ->
        [you] Marketing : faites passer des cuvées de l’œnothèque à la grille de marketing.
       *[other] { $seat } place des cuvées dans la grille de marketing.
    }
age-of-champagne-prompt-ship =
    { $who ->
        [you] { $six ->
            [yes] Expédiez depuis l’emplacement { $number } : choisissez une des six commandes, ou arrêtez.
           *[no] { $left ->
                [one] Expédiez depuis l’emplacement { $number } : choisissez une commande active, ou arrêtez.
               *[other] Expédiez depuis l’emplacement { $number } : choisissez jusqu’à { $left } commandes actives, l’une après l’autre.
            }
        }
       *[other] { $seat } expédie.
    }
age-of-champagne-prompt-way = Comment expédiez-vous { $order } ?
age-of-champagne-prompt-transport = Comment la commande { $order } voyage-t-elle ?
age-of-champagne-prompt-take =
    { $who ->
        [you] Gardez un de ces jetons Bonus. Les autres retournent face cachée.
       *[other] { $seat } choisit un jeton Bonus.
    }
age-of-champagne-prompt-partner =
    { $who ->
        [you] Il manque un { $cuvee } à { $asker_seat } pour { $order }. Donnez-vous le vôtre ?
       *[other] { $seat } peut { $asker_who ->
            [you] vous aider
           *[other] aider { $asker_seat }
        } avec un { $cuvee } pour { $order }.
    }
age-of-champagne-prompt-blend =
    { $who ->
        [you] { $count ->
            [0] { $full ->
                [yes] Votre cave est pleine ({ $most } cuvées). Échangez deux vins tranquilles contre un, ou continuez.
               *[no] Vos vins tranquilles ({ $wines }) ne donnent aucune cuvée. Échangez-en deux contre un, ou continuez.
            }
           *[other] Tirez des cuvées de vos vins tranquilles ({ $wines }), ou échangez des vins.
        }
       *[other] { $seat } tire ses cuvées.
    }
age-of-champagne-prompt-cold =
    { $who ->
        [you] Un aléa touche la { $region }. Protégez-vous vos vignes ?
       *[other] { $seat } peut protéger ses vignes de la { $region }.
    }
age-of-champagne-prompt-room =
    { $who ->
        [you] Votre cuverie n’a pas de place pour toute la vendange. Échanger des vins d’abord ?
       *[other] { $seat } peut échanger des vins avant la vendange.
    }
age-of-champagne-prompt-exchange = Vous donnez { $pair } et un point. Quel vin prenez-vous en échange ?
age-of-champagne-prompt-keep-c =
    { $who ->
        [you] Votre vendange donne { $grapes }, mais { $count ->
            [one] un seul raisin tient
           *[other] seulement { $count } tiennent
        }. Combien de chardonnay stockez-vous ?
       *[other] { $seat } choisit les raisins à stocker.
    }
age-of-champagne-prompt-keep-n =
    { $who ->
        [you] Votre vendange donne { $grapes }, mais { $count ->
            [one] un seul raisin tient
           *[other] seulement { $count } tiennent
        }. Combien de pinot noir stockez-vous ?
       *[other] { $seat } choisit les raisins à stocker.
    }
age-of-champagne-prompt-steer =
    { $who ->
        [you] Le Négociant expédie{ $left ->
            [one] {" "}: choisissez sa commande.
           *[other] {" "}: choisissez la première de ses deux commandes.
        }
       *[other] { $seat } choisit une commande pour le Négociant.
    }
age-of-champagne-prompt-steer-token =
    { $who ->
        [you] Quel jeton Bonus le Négociant prend-il ?
       *[other] { $seat } choisit un jeton Bonus pour le Négociant.
    }
age-of-champagne-prompt-won =
    { $who ->
        [you] Vous êtes le Chef de cave de la décennie avec { $points } points
        [merchant] Le Négociant gagne avec { $points } points
       *[other] { $seat } est le Chef de cave de la décennie avec { $points } points
    }{ $by ->
        [eco] {" "}et le meilleur niveau éco.
        [council] {" "}et la meilleure place au Conseil.
       *[points] .
    }

## Ce qui s’est passé

age-of-champagne-log-keep = Vous gardez : { $card }.
age-of-champagne-log-passed = Chacun passe { $count ->
        [one] une carte
       *[other] { $count } cartes
    } à gauche.
age-of-champagne-log-inherits =
    { $who ->
        [you] Vous héritez
       *[other] { $seat } hérite
    } : { $card } ; { $stars ->
        [one] { $stars } étoile.
       *[other] { $stars } étoiles.
    }
age-of-champagne-log-turn-order = Ordre du tour : { $names }.
age-of-champagne-log-round = Manche { $round } sur { $rounds }.
age-of-champagne-log-event = Évènement « { $event } » : { $about }
age-of-champagne-log-key = La carte clé est { $vineyard } : { $key }.
age-of-champagne-log-key-chosen =
    { $who ->
        [you] Vous choisissez : { $key }.
       *[other] { $seat } choisit : { $key }.
    }
age-of-champagne-log-corked =
    { $who ->
        [you] Vous défaussez
        [merchant] Le Négociant défausse
       *[other] { $seat } défausse
    } un { $cuvee } au mauvais bouchon.
age-of-champagne-log-merchant =
    Le Négociant pose un Collaborateur en zone { $zone ->
        [4] Marketing
       *[5] Expédition
    }, emplacement { $number }.
age-of-champagne-log-merchant-idle = Le Négociant ne peut rien expédier.
age-of-champagne-log-place =
    { $who ->
        [you] Vous posez
       *[other] { $seat } pose
    } { $how ->
        [disc] le disque d’une Action supplémentaire
       *[pawn] un Collaborateur
    } en zone { $zone ->
        [2] Pressoir
        [3] Cuverie
        [4] Marketing
        [5] Expédition
       *[6] Tirage
    }, emplacement { $number }.
age-of-champagne-log-place-vineyard =
    { $who ->
        [you] Vous posez
       *[other] { $seat } pose
    } { $how ->
        [disc] le disque d’une Action supplémentaire
       *[pawn] un Collaborateur
    } sur la vigne { $vineyard }.
age-of-champagne-log-place-council =
    { $who ->
        [you] Vous posez
       *[other] { $seat } pose
    } un Collaborateur au Conseil, pour la place { $number }.
age-of-champagne-log-reserve =
    { $who ->
        [you] Vous réservez { $order }.
       *[other] { $seat } réserve { $order }.
    }
age-of-champagne-log-failed =
    { $who ->
        [you] Vous n’avez pas expédié votre commande réservée { $order }.
       *[other] { $seat } n’a pas expédié sa commande réservée { $order }.
    }
age-of-champagne-log-vineyard =
    { $who ->
        [you] Vous acquérez
       *[other] { $seat } acquiert
    } { $vineyard } ({ $grapes }), { $region }.
age-of-champagne-log-land =
    { $who ->
        [you] Vous placez votre Propriété foncière dans la { $region }.
       *[other] { $seat } place une Propriété foncière dans la { $region }.
    }
age-of-champagne-log-press =
    { $who ->
        [you] Votre pressoir prend maintenant { $capacity } raisins.
       *[other] Le pressoir de { $seat } prend maintenant { $capacity } raisins.
    }
age-of-champagne-log-module =
    { $who ->
        [you] Votre cuverie a
       *[other] La cuverie de { $seat } a
    } maintenant { $count ->
        [one] { $count } module
       *[other] { $count } modules
    }, pour { $room } vins tranquilles.
age-of-champagne-log-cellar =
    { $who ->
        [you] Vous recevez
        [merchant] Le Négociant reçoit
       *[other] { $seat } reçoit
    } des cuvées de la réserve : { $cuvees }.
age-of-champagne-log-overflowed = Sa cave est pleine : { $cuvees } dans son œnothèque.
age-of-champagne-log-age =
    { $who ->
        [you] Vous mettez
       *[other] { $seat } met
    } { $cuvees } dans l’œnothèque.
age-of-champagne-log-promote =
    { $who ->
        [you] Vous mettez
        [merchant] Le Négociant met
       *[other] { $seat } met
    } { $cuvees } dans la grille de marketing.
age-of-champagne-log-advanced =
    { $who ->
        [you] Votre Collaborateur reste au Marketing pour la manche suivante.
        [merchant] Le Collaborateur du Négociant reste au Marketing pour la manche suivante.
       *[other] Le Collaborateur de { $seat } reste au Marketing pour la manche suivante.
    }
age-of-champagne-log-shipped =
    { $who ->
        [you] Vous expédiez
        [merchant] Le Négociant expédie
       *[other] { $seat } expédie
    } { $order }{ $omitted ->
        [none] {""}
        [M] {" "}sans un Tradition Brut
        [N] {" "}sans un Blanc de noirs
       *[C] {" "}sans un Blanc de blancs
    } { $mode ->
        [hand] à la main
        [truck] en camion
        [boat] en bateau
       *[plane] en avion
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $bonus ->
        [0] {""}
       *[other] {" "}(dont { $bonus } de marketing)
    }{ $eco ->
        [0] .
        [-1] , un niveau éco de moins.
        [-2] , deux niveaux éco de moins.
        [-3] , trois niveaux éco de moins.
        [one] , { $eco } niveau éco de plus.
       *[other] , { $eco } niveaux éco de plus.
    }
age-of-champagne-log-partner =
    { $who ->
        [you] Vous donnez
       *[other] { $seat } donne
    } un { $cuvee } : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
age-of-champagne-log-alone =
    { $who ->
        [you] Personne ne vous aide pour { $order }.
       *[other] Personne n’aide { $seat } pour { $order }.
    }
age-of-champagne-log-nothing-shipped =
    { $who ->
        [you] Vous ne pouvez expédier aucune commande : votre Collaborateur rentre.
       *[other] { $seat } ne peut expédier aucune commande.
    }
age-of-champagne-log-join =
    { $who ->
        [you] Vous devenez le Partenaire de { $asker_seat }.
       *[other] { $seat } devient { $asker_who ->
            [you] votre Partenaire.
           *[other] le Partenaire de { $asker_seat }.
        }
    }
age-of-champagne-log-decline =
    { $question ->
        [partner] { $who ->
            [you] Vous n’aidez pas.
           *[other] { $seat } n’aide pas.
        }
       *[other] { $who ->
            [you] Vous ne protégez pas vos vignes.
           *[other] { $seat } ne protège pas ses vignes.
        }
    }
age-of-champagne-log-pass =
    { $who ->
        [you] Vous n’expédiez plus rien.
       *[other] { $seat } n’expédie plus rien.
    }
age-of-champagne-log-done =
    { $question ->
        [blend] { $who ->
            [you] Vous avez fini le tirage.
           *[other] { $seat } a fini le tirage.
        }
        [room] { $who ->
            [you] Vous stockez votre vendange.
           *[other] { $seat } stocke sa vendange.
        }
       *[other] { $who ->
            [you] Vous avez fini votre marketing.
           *[other] { $seat } a fini son marketing.
        }
    }
age-of-champagne-log-sold-out = { $market } : il ne reste aucune commande.
age-of-champagne-log-token =
    { $who ->
        [you] Vous prenez
        [merchant] Le Négociant prend
       *[other] { $seat } prend
    } un jeton Bonus du marché { $market } : { $token }.
age-of-champagne-log-token-idle = Le Négociant prend un jeton Bonus du marché { $market }, sans usage pour lui : { $token }.
age-of-champagne-log-token-drawn =
    { $who ->
        [you] Vous tirez
       *[other] { $seat } tire
    } un jeton Bonus : { $token }.
age-of-champagne-log-no-token =
    { $who ->
        [you] Il ne reste pas de jeton Bonus pour vous.
       *[other] Il ne reste pas de jeton Bonus pour { $seat }.
    }
age-of-champagne-log-used =
    { $who ->
        [you] Vous employez { $token }.
       *[other] { $seat } emploie { $token }.
    }
age-of-champagne-log-reshuffled =
    { $pile ->
        [F] Les commandes de France sont mélangées de nouveau.
        [E] Les commandes d’Europe sont mélangées de nouveau.
        [I] Les commandes internationales sont mélangées de nouveau.
        [vineyards] Les vignes défaussées sont mélangées.
       *[tokens] Les jetons Bonus défaussés sont mélangés.
    }
age-of-champagne-log-blend =
    { $who ->
        [you] Vous tirez
       *[other] { $seat } tire
    } de { $wines } un { $cuvee }.
age-of-champagne-log-exchange =
    { $who ->
        [you] Vous échangez
       *[other] { $seat } échange
    } { $pair } contre { $wine }.
age-of-champagne-log-hazard =
    { $who ->
        [you] { $count ->
            [one] Votre vigne de la { $region } ne donne rien.
           *[other] Vos { $count } vignes de la { $region } ne donnent rien.
        }
       *[other] { $count ->
            [one] La vigne de { $seat } dans la { $region } ne donne rien.
           *[other] Les { $count } vignes de { $seat } dans la { $region } ne donnent rien.
        }
    }
age-of-champagne-log-harvest =
    { $who ->
        [you] Vous récoltez
       *[other] { $seat } récolte
    } { $stored ->
        [0] sans rien stocker
       *[other] { $grapes }
    }{ $lost ->
        [0] .
       *[other] {" "}; pas de place pour { $left }.
    }
age-of-champagne-log-unsold =
    { $count ->
        [one] Personne n’a voulu de { $vineyards }.
       *[other] Personne n’a voulu de ces vignes : { $vineyards }.
    }
age-of-champagne-log-offered =
    { $count ->
        [one] Nouvelle vigne : { $vineyards }.
       *[other] Nouvelles vignes : { $vineyards }.
    }
age-of-champagne-vineyard-offered = { $vineyard } ({ $grapes }{ $corner ->
        [no] {""}
       *[yes] , { $brings }
    })
age-of-champagne-log-blocked = Bloqués à la manche suivante : { $spots }.
age-of-champagne-log-eco =
    { $way ->
        [gain] { $who ->
            [you] Vous montez
            [merchant] Le Négociant monte
           *[other] { $seat } monte
        }
       *[loss] { $who ->
            [you] Vous descendez
            [merchant] Le Négociant descend
           *[other] { $seat } descend
        }
    } sur la piste éco, au niveau { $level } ({ $worth ->
        [-3] −3
        [-2] −2
        [-1] −1
       *[other] { $worth }
    } à la fin).
age-of-champagne-log-points =
    { $way ->
        [gain] { $who ->
            [you] Vous gagnez
            [merchant] Le Négociant gagne
           *[other] { $seat } gagne
        }
       *[loss] { $who ->
            [you] Vous perdez
            [merchant] Le Négociant perd
           *[other] { $seat } perd
        }
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } { $source ->
        [orders] avec une commande.
        [marketing] par le marketing.
        [partners] comme Partenaire.
        [spots] par l’emplacement.
        [vineyards] avec la vigne.
        [events] par l’évènement.
        [tokens] par un jeton Bonus.
        [press] par le pressoir.
        [overflow] au bout de la piste éco.
        [exchanges] pour l’échange.
        [reservations] pour la réservation.
        [diversity] pour la diversification.
        [majorities] pour les majorités.
        [still-wines] pour les vins tranquilles.
        [cuvees] pour les cuvées en cave et en œnothèque.
        [eco] pour l’éco-responsabilité.
       *[cold] pour la Protection contre le froid inutilisée.
    }

## Ce qui n’est pas possible

age-of-champagne-refuse-now =
    { $question ->
        [draft] « { $text } » n’est pas possible maintenant : chacun choisit son héritage.
        [key] « { $text } » n’est pas possible maintenant : choisissez d’abord la clé de l’évènement.
        [cork] « { $text } » n’est pas possible maintenant : défaussez d’abord une cuvée.
        [place] « { $text } » n’est pas possible maintenant : on pose les Collaborateurs.
        [region] « { $text } » n’est pas possible maintenant : choisissez d’abord la région de la vigne.
        [land] « { $text } » n’est pas possible maintenant : choisissez d’abord la région de la Propriété foncière.
        [age] « { $text } » n’est pas possible maintenant : vous remplissez votre œnothèque.
        [promote] « { $text } » n’est pas possible maintenant : vous remplissez votre grille.
        [ship] « { $text } » n’est pas possible maintenant : c’est le moment d’expédier.
        [way] « { $text } » n’est pas possible maintenant : dites d’abord comment vous expédiez la commande.
        [transport] « { $text } » n’est pas possible maintenant : dites d’abord comment la commande voyage.
        [take] « { $text } » n’est pas possible maintenant : choisissez d’abord un jeton Bonus.
        [partner] « { $text } » n’est pas possible maintenant : dites d’abord si vous aidez.
        [blend] « { $text } » n’est pas possible maintenant : c’est le moment du tirage.
        [cold] « { $text } » n’est pas possible maintenant : dites d’abord si vous protégez vos vignes.
        [room] « { $text } » n’est pas possible maintenant : vous pouvez échanger des vins avant la vendange.
        [exchange] « { $text } » n’est pas possible maintenant : choisissez d’abord le vin que vous prenez.
        [steer] « { $text } » n’est pas possible maintenant : choisissez une commande pour le Négociant.
        [steer-token] « { $text } » n’est pas possible maintenant : choisissez un jeton pour le Négociant.
       *[other] « { $text } » n’est pas possible maintenant : dites d’abord ce que vous stockez.
    }
age-of-champagne-refuse-not-in-hand = Cette carte Héritage n’est pas dans votre main.
age-of-champagne-refuse-key =
    { $what ->
        [region] La clé de cet évènement est une région.
       *[grape] La clé de cet évènement est un cépage.
    }
age-of-champagne-refuse-no-cuvee =
    { $where ->
        [cellar] Il n’y a pas de { $cuvee } dans votre cave.
       *[oenotheque] Aucun { $cuvee } ne peut quitter votre œnothèque : il n’y en a pas, ou sa colonne est pleine.
    }
age-of-champagne-refuse-taken =
    { $who ->
        [you] Vous y êtes déjà.
        [merchant] Le Négociant y est.
       *[other] { $seat } y est.
    }
age-of-champagne-refuse-blocked = Cet emplacement est bloqué cette manche.
age-of-champagne-refuse-no-offer = Il n’y a pas de vigne à cet emplacement.
age-of-champagne-refuse-no-marketing = Le plateau simplifié n’a pas de Marketing.
age-of-champagne-refuse-one-draw = Vous avez déjà un Collaborateur au Tirage : un seul par manche.
age-of-champagne-refuse-council =
    { $most ->
        [one] Avec si peu de participants, le Conseil n’a que { $most } emplacement.
       *[other] Avec si peu de participants, le Conseil n’a que { $most } emplacements.
    }
age-of-champagne-refuse-no-disc-zone = Il n’y a pas d’Action supplémentaire pour la zone { $zone }.
age-of-champagne-refuse-no-action-token = Vous n’avez pas d’Action supplémentaire pour la zone { $zone }.
age-of-champagne-refuse-no-disc = Votre disque libre sert déjà cette manche.
age-of-champagne-refuse-no-reservation = Vous n’avez pas de Réservation de marché.
age-of-champagne-refuse-not-visible = { $order } n’est pas une des commandes visibles.
age-of-champagne-refuse-reserved = { $order } est réservée.
age-of-champagne-refuse-provisional = { $order } est une commande provisoire : depuis cet emplacement, on n’expédie que les actives.
age-of-champagne-refuse-provisional-simplified = { $order } est une commande provisoire : sur le plateau simplifié, on ne peut pas les expédier.
age-of-champagne-refuse-pandemic = { $order } est une commande provisoire : pendant la pandémie, on n’expédie que les actives.
age-of-champagne-refuse-strike = { $order } ne peut pas voyager : il y a une grève.
age-of-champagne-refuse-closed = Personne n’a voulu aider pour { $order } : elle est fermée pour ce Collaborateur.
age-of-champagne-refuse-cellar = Pour { $order }, il manque { $cuvees } dans votre cave.
age-of-champagne-refuse-not-ordered = La commande ne demande pas de { $cuvee }.
age-of-champagne-refuse-still-missing = Il manquerait encore { $cuvees }.
age-of-champagne-refuse-no-partnership = Le Partenariat commercial ne fait pas partie de cette partie.
age-of-champagne-refuse-nothing-missing = Il ne manque rien pour cette commande : il n’y a rien à demander.
age-of-champagne-refuse-no-such-token = { $token } n’est pas parmi ces jetons.
age-of-champagne-refuse-cellar-full = Votre cave est pleine : elle contient { $count } cuvées.
age-of-champagne-refuse-wines = Pour { $wines }, il manque { $missing } dans votre cuverie.
age-of-champagne-refuse-pair = Vous n’avez pas { $pair } dans votre cuverie.
age-of-champagne-refuse-supply = Il n’y a plus de { $grape } dans la réserve.
age-of-champagne-refuse-count =
    { $grape ->
        [C] Vous pouvez stocker de { $least } à { $most } chardonnay.
       *[N] Vous pouvez stocker de { $least } à { $most } pinot noir.
    }
age-of-champagne-fit-steered = L’option « Négociant dirigé » demande le Négociant.
age-of-champagne-fit-steerer = Une place de plus dirige le Négociant : il en faut au moins deux.
age-of-champagne-fit-merchant = À { $humans } joueurs, il n’y a pas de place pour le Négociant : { $most } au plus.
age-of-champagne-fit-level = Le niveau « { $level } » est celui du Négociant, qui ne joue pas.
age-of-champagne-fit-tension = Haute tension se joue à { $most } participants au plus, et il y en a { $participants }.
age-of-champagne-fit-partnership = Le Partenariat commercial demande au moins deux joueurs.

## Points

age-of-champagne-score-source =
    { $source ->
        [orders] Commandes
        [marketing] Marketing
        [partners] Partenariats
        [spots] Emplacements
        [vineyards] Bonus des vignes
        [events] Évènements
        [tokens] Jetons Bonus
        [press] Pressoir
        [overflow] Au-delà de la piste éco
        [exchanges] Échanges
        [reservations] Réservations manquées
        [diversity] Diversification
        [majorities] Majorités
        [still-wines] Vins tranquilles
        [cuvees] Cuvées restantes, 4 pour 3
        [eco] Éco-responsabilité
       *[cold] Protection contre le froid
    }

## Fichiers de contenu

age-of-champagne-content-name = { $group } › { $field } › name : le nom doit avoir de 1 à 24 caractères imprimables, et pas seulement des espaces.
age-of-champagne-content-same-name = vineyards : deux vignes s’appellent « { $name } » ; il faut à chacune son nom.
age-of-champagne-content-cubes = { $group } › { $card } › { $field } : écrivez de { $least } à { $most } lettres M, N ou C.
age-of-champagne-content-heir = inheritances › { $field } › vineyard : il n’y a pas de vigne « { $vineyard } ».
age-of-champagne-content-heir-twice = inheritances › { $field } › vineyard : une autre carte donne déjà { $vineyard }.
age-of-champagne-content-heir-region = inheritances › { $field } › vineyard : { $vineyard } n’appartient à aucune région ; il en faut une à une vigne d’héritage.
age-of-champagne-content-heirs = inheritances : { $wanted } cartes doivent donner une vigne, mais { $found } en donnent une.
age-of-champagne-content-sector = events › { $field } › sector : seules une hausse ou une baisse des ventes ont un secteur.
age-of-champagne-content-no-sector = events › { $field } › sector : une hausse ou une baisse des ventes demande un secteur : France, Europe ou International.
age-of-champagne-content-tokens = tokens : les exemplaires doivent faire { $wanted } en tout, mais ils sont { $found }.
age-of-champagne-content-falls = { $field } : les nombres doivent monter, mais le nombre { $place } est { $value } après { $before }.
age-of-champagne-content-milestone = press › { $field } : { $capacity } n’est pas une des capacités après la première.
age-of-champagne-content-merchant = merchant › { $field } : { $found } cuvées de chaque type ne tiennent pas dans une cave pour { $most }.
age-of-champagne-content-effect-zone = { $side } › { $zone } : « { $effect } » n’a pas sa place dans cette zone.
age-of-champagne-content-effect-twice = { $side } › { $zone } : « { $effect } » ne peut s’y trouver qu’une fois.
age-of-champagne-content-link = { $side } : un lien demande un emplacement dans zone_2 et un dans zone_3.

## La première partie guidée

age-of-champagne-guide-start = Dix manches à la tête d’une maison de Champagne : le raisin (M meunier, N pinot noir, C chardonnay) devient vin tranquille, puis cuvée, et les cuvées servent des commandes.
age-of-champagne-guide-standard = Cette face du plateau a le Marketing. Les cuvées mises dans votre œnothèque, une cave de garde, font monter leur colonne de la grille de marketing à la manche suivante ; son nombre s’ajoute à chaque cuvée de ce type que vous expédiez. Pointez un emplacement pour lire ce qu’il fait.
age-of-champagne-guide-draft = Votre héritage. Variez ce que vous gardez : les vignes donnent du raisin, le pressoir et les modules de cuverie le reçoivent, les cuvées se vendent aussitôt, et les niveaux éco comptent à la fin.
age-of-champagne-guide-stars = À plusieurs, les autres cartes passent au voisin, et qui a le plus d’étoiles commence. En solo, vous êtes toujours en tête.
age-of-champagne-guide-event = Chaque manche commence par un évènement. Regardez quelles commandes ou quelles vignes il concerne.
age-of-champagne-guide-place = Posez vos Collaborateurs un par un. Les zones se résolvent dans l’ordre de leurs numéros : on expédie avant de tirer, et on tire avant la vendange.
age-of-champagne-guide-spots = Chaque emplacement dit ce qu’il apporte en plus de son action. Premier arrivé, premier servi.
age-of-champagne-guide-harvest = La zone 7 montre votre prochaine vendange : ce qui dépasse le pressoir ou la place est perdu.
age-of-champagne-guide-ship = Une commande prend dans votre cave exactement les cuvées indiquées ; une livraison partielle peut en omettre une, dans une seule commande. Le plateau montre ce qu’elle vous rapporterait, et les cuvées qui vous manquent.
age-of-champagne-guide-take = Les premières commandes de chaque marché apportent des jetons Bonus. Vous seul avez vu ce que vous remettez.
age-of-champagne-guide-blend = Trois vins tranquilles font une cuvée. Le Blanc de blancs vaut le plus, et demande trois chardonnays. Les cuvées qui restent à la fin rapportent encore quelques points.
age-of-champagne-guide-exchange = Vous pouvez aussi échanger : deux vins tranquilles et un point contre un vin tranquille de votre choix.
age-of-champagne-guide-wine = M désigne le meunier, N le pinot noir, C le chardonnay. En cuvées : Tradition Brut, Blanc de noirs et Blanc de blancs.
age-of-champagne-guide-room = Deux vins tranquilles contre un, et un point perdu : cela fait de la place dans votre cuverie.
age-of-champagne-guide-age = Les cuvées de l’œnothèque passent à la grille à la manche suivante. Elles y font monter le prix de chaque cuvée de leur type que vous expédierez.
age-of-champagne-guide-promote = Placez ce que vous voulez promouvoir. Le nombre d’une case est ce que chaque cuvée de ce type rapporte en plus à l’expédition.
age-of-champagne-guide-token = Certains jetons Bonus agissent aussitôt ; les autres restent sous le plateau et disent ce qu’ils font. Si autre chose que les emplacements libres brille quand vous posez un Collaborateur, un de vos jetons peut y servir.
age-of-champagne-guide-keep = Tout ne tient pas : gardez les couleurs de vos prochains assemblages.
age-of-champagne-guide-key = La clé décide qui souffre, ou qui gagne : pensez aux vignes des autres.
age-of-champagne-guide-cork = Vous choisissez la cuvée perdue : gardez ce que demandent les commandes visibles.
age-of-champagne-guide-merchant = Le Négociant joue contre vous : chaque évènement lui donne des cuvées et un Collaborateur à l’Expédition. La table montre la commande qu’il a en vue.
age-of-champagne-guide-eco = Votre place sur la piste éco compte à la fin ; un niveau au-delà de la dernière case vaut un point aussitôt. Trois par trois, les cuvées restées en cave comptent aussi à la fin. Camions et avions coûtent des niveaux ; les petites commandes de France en rapportent.
age-of-champagne-guide-land = Une Propriété foncière compte à la fin comme une vigne : pour une région qui vous manque, ou pour une majorité. En solo, les régions ne rapportent rien.
age-of-champagne-guide-end = À la fin s’ajoutent les cuvées restantes et la piste éco ; à plusieurs, aussi les vignes dans toutes les régions, les majorités et les vins tranquilles.

## Les coups, comme ils sont proposés

age-of-champagne-move-keep = Garder : { $card }
age-of-champagne-move-key = { $key }
age-of-champagne-move-cork = Défausser un { $cuvee }
age-of-champagne-spot =
    { $zone ->
        [1] Vignes
        [2] Pressoir
        [3] Cuverie
        [4] Marketing
        [5] Expédition
        [6] Tirage
       *[8] Conseil
    }, emplacement { $number }{ $brings ->
        [pp1] {" "}: +1 point
        [pp-1] {" "}: −1 point
        [pp2] {" "}: +2 points
        [pp-2] {" "}: −2 points
        [pp3] {" "}: +3 points
        [pp-3] {" "}: −3 points
        [eco1] {" "}: +1 éco
        [eco-1] {" "}: −1 éco
        [eco2] {" "}: +2 éco
        [eco-2] {" "}: −2 éco
        [eco3] {" "}: +3 éco
        [eco-3] {" "}: −3 éco
        [link] {" "}: lien 2+3, un jeton pour les deux
        [speak-first] {" "}: parler en premier
        [partial] {" "}: livraison partielle
        [place1] {" "}: place 1
        [place2] {" "}: place 2
        [place3] {" "}: place 3
       *[none] {""}
    }
age-of-champagne-move-vineyard = Vigne { $name }
age-of-champagne-move-disc-on = Avec le jeton : { $spot }
age-of-champagne-move-reserve = Réserver { $order }
age-of-champagne-move-region = { $region }
age-of-champagne-move-land = { $region }
age-of-champagne-move-age = { $cuvee } dans l’œnothèque
age-of-champagne-move-promote = { $cuvee } dans la grille
age-of-champagne-move-promote-all = Déplacer tout ce qui tient
age-of-champagne-move-ship = Expédier { $order }
age-of-champagne-move-ship-for =
    Expédier { $order } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $how ->
        [partial] , en partie
        [partner] , avec un Partenaire
       *[complete] {""}
    }{ $swap ->
        [yes] , avec Changement de transport
       *[no] {""}
    }
age-of-champagne-move-complete = En entier
age-of-champagne-move-omit = Omettre un { $cuvee }
age-of-champagne-move-partner = Chercher un Partenaire
age-of-champagne-move-unchanged =
    { $mode ->
        [plane] En avion, comme imprimé
        [boat] En bateau, comme imprimé
       *[any] Comme imprimé
    }
age-of-champagne-move-swap =
    { $mode ->
        [plane] En avion, avec le jeton
        [boat] En bateau, avec le jeton
       *[any] Changement de transport
    }
age-of-champagne-move-pass = Terminer l’expédition
age-of-champagne-move-take = { $token }
age-of-champagne-move-blend = { $wines } : un { $cuvee }
age-of-champagne-move-exchange = Échanger { $pair } contre un vin : −1 point
age-of-champagne-move-for = Prendre un { $grape }
age-of-champagne-move-done = Terminer
age-of-champagne-move-done-with =
    { $question ->
        [blend] Terminer le tirage
        [room] Pas d’échange
       *[other] Terminer les déplacements
    }
age-of-champagne-move-protect = Protéger vos vignes
age-of-champagne-move-join = Aider : donner la cuvée
age-of-champagne-move-decline = Non
age-of-champagne-move-keep-c = { $count } chardonnay
age-of-champagne-move-keep-n = { $count } pinot noir
age-of-champagne-group =
    { $group ->
        [draft] Héritage
        [key] Clé
        [cork] Défausse
        [zone-1] Vignes
        [zone-2] Pressoir
        [zone-3] Cuverie
        [zone-4] Marketing
        [zone-5] Expédition
        [zone-6] Tirage
        [zone-8] Conseil
        [reserve] Réserver une commande
        [region] Région
        [marketing] Cuvées
        [ship] Expédier
        [take] Jeton Bonus
        [blend] Tirer
        [exchange] Échanger
        [answer] Réponse
        [keep] Stocker
       *[end] Fin
    }

## Ce qu’un coup apporterait

age-of-champagne-effect-inherits-cuvees = Vous pouvez expédier { $cuvees } dès la première manche.
age-of-champagne-effect-inherits-room = Votre cuverie a alors place pour { $room } vins tranquilles.
age-of-champagne-effect-inherits-press = Votre pressoir prend alors { $capacity } raisins.
age-of-champagne-effect-stars =
    { $stars ->
        [one] { $stars } étoile : qui en a le plus commence.
       *[other] { $stars } étoiles : qui en a le plus commence.
    }
age-of-champagne-effect-yields = Donne { $grapes } à chaque vendange ({ $region }).
age-of-champagne-effect-any-region = Vous choisissez la région où elle compte chez vous.
age-of-champagne-effect-corner = À l’acquisition : { $brings }.
age-of-champagne-effect-first-there = Ce serait votre première vigne dans la { $region }.
age-of-champagne-effect-idle =
    { $who ->
        [you] { $count ->
            [one] Votre vigne ne donnerait rien.
           *[other] Vos { $count } vignes ne donneraient rien.
        }
       *[other] { $count ->
            [one] { $seat } y a une vigne.
           *[other] { $seat } y a { $count } vignes.
        }
    }
age-of-champagne-effect-quality =
    { $who ->
        [you] Vous gagnez { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[other] { $seat } gagne { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
    }
age-of-champagne-effect-nobody = Personne n’a une telle vigne.
age-of-champagne-effect-keeps-cellar = Votre cave aura { $cuvees }.
age-of-champagne-effect-empties-cellar = Votre cave sera vide.
age-of-champagne-effect-spot = Cet emplacement : { $brings }.
age-of-champagne-effect-eco-end = Vous êtes déjà au bout de la piste éco : chaque niveau de plus vaut un point.
age-of-champagne-effect-link =
    { $has ->
        [yes] Vous occupez aussi le lien { $zone ->
            [2] du Pressoir
           *[3] de la Cuverie
        } : un jeton Bonus.
       *[no] Avec le lien { $zone ->
            [2] du Pressoir
           *[3] de la Cuverie
        } aussi, vous tirez un jeton Bonus.
    }
age-of-champagne-effect-speak-first =
    { $anyway ->
        [yes] Vous expédiez déjà en premier, sauf si un autre prend cet emplacement.
       *[no] Vous expédiez avant tous les autres.
    }
age-of-champagne-effect-partial = Dans une seule commande, vous pouvez omettre une cuvée : autant de points en moins qu’elle en vaut.
age-of-champagne-effect-disc = Le jeton est employé ; vos Collaborateurs restent en main.
age-of-champagne-effect-harvest =
    Prochaine vendange : { $grapes ->
        [0] aucun raisin.
        [one] { $grapes } raisin, pressoir { $press }, place { $room } : { $lost ->
            [0] il tient.
           *[other] il est perdu.
        }
       *[other] { $grapes } raisins, pressoir { $press }, place { $room } : { $lost ->
            [0] tout tient.
            [one] { $stored ->
                [one] un tient, un est perdu.
               *[other] { $stored } tiennent, un est perdu.
            }
           *[other] { $stored ->
                [0] tous sont perdus.
                [one] un tient, { $lost } sont perdus.
               *[other] { $stored } tiennent, { $lost } sont perdus.
            }
        }
    }
age-of-champagne-effect-harvest-alone = C’est la dernière manche : en solo, ce que vous vendangez encore ne rapporte rien.
age-of-champagne-effect-press = Votre pressoir prend { $capacity } raisins.
age-of-champagne-effect-press-full = Votre pressoir prend déjà { $capacity } raisins : rien ne s’ajoute.
age-of-champagne-effect-draws = Vous tirez un jeton Bonus.
age-of-champagne-effect-subsidy = Subventions : vous tirez un jeton Bonus.
age-of-champagne-effect-scores =
    { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
age-of-champagne-effect-module = Module { $count } : place pour { $room } vins tranquilles en tout.
age-of-champagne-effect-winery-full = Vous avez les { $count } modules : rien ne s’ajoute.
age-of-champagne-effect-age-two = Un module de l’âge II : un niveau éco de plus.
age-of-champagne-effect-marketing =
    { $last ->
        [yes] C’est la dernière manche : les cuvées de l’œnothèque n’arriveront pas à la grille de marketing.
       *[no] { $count ->
            [0] Aucune cuvée ne pourrait aller dans votre œnothèque en l’état.
            [one] { $count } cuvée pourrait aller dans votre œnothèque, puis à la grille de marketing à la manche suivante : chaque cuvée de son type que vous expédiez vaut alors plus. Le Collaborateur y reste.
           *[other] { $count } cuvées pourraient aller dans votre œnothèque, puis à la grille de marketing à la manche suivante : chaque cuvée de leur type que vous expédiez vaut alors plus. Le Collaborateur y reste.
        }
    }
age-of-champagne-effect-watched = Le Négociant prendra aussitôt l’autre emplacement.
age-of-champagne-effect-orders =
    { $six ->
        [yes] Une commande parmi les six.
       *[no] { $count ->
            [one] Une commande active.
           *[other] Jusqu’à { $count } commandes actives.
        }
    }
age-of-champagne-effect-ships-after = Expédient avant vous : { $names }.
age-of-champagne-effect-ready = Votre cave est prête pour { $orders }{ $more ->
        [0] .
       *[other] {" "}et { $more } de plus.
    }
age-of-champagne-effect-none-ready = En l’état, votre cave n’en sert aucune.
age-of-champagne-effect-no-wines = Votre cuverie est vide : il n’y a rien à tirer.
age-of-champagne-effect-blends =
    { $count ->
        [0] En l’état, votre cuverie ({ $wines }) ne donne aucune cuvée.
        [one] Votre cuverie ({ $wines }) donne { $count } cuvée.
       *[other] Votre cuverie ({ $wines }) donne { $count } cuvées.
    }
age-of-champagne-effect-cellar-room =
    { $room ->
        [0] En l’état, votre cave est pleine.
        [one] En l’état, votre cave a de la place pour { $room } cuvée.
       *[other] En l’état, votre cave a de la place pour { $room } cuvées.
    }
age-of-champagne-effect-council = À partir de la manche suivante, vous jouez à la place { $number }.
age-of-champagne-effect-council-last = C’est la dernière manche : votre place au Conseil ne départage que les ex æquo.
age-of-champagne-effect-council-alone = Dans l’ordre du tour, le Négociant vient toujours après vous : cela ne change rien.
age-of-champagne-effect-reserve =
    { $points ->
        [one] Emploie votre Réservation : vous seul pouvez l’expédier cette manche. Sinon, vous perdez { $points } point.
       *[other] Emploie votre Réservation : vous seul pouvez l’expédier cette manche. Sinon, vous perdez { $points } points.
    }
age-of-champagne-effect-stopped = L’évènement de cette manche la rend impossible.
age-of-champagne-effect-lacks = Il manque { $cuvees } dans votre cave.
age-of-champagne-effect-there =
    Vous y aurez { $count ->
        [one] { $count } vigne
       *[other] { $count } vignes
    } ; { $best ->
        [0] personne d’autre n’en a.
       *[other] le meilleur des autres en a { $best }.
    }
age-of-champagne-effect-there-alone =
    En solo, les régions ne rapportent aucun point, mais un aléa climatique touche toute une région. { $count ->
        [0] Vous n’y avez pas encore de vigne.
        [one] Vous y avez déjà { $count } vigne.
       *[other] Vous y avez déjà { $count } vignes.
    }
age-of-champagne-effect-land-alone = En solo, les régions ne rapportent aucun point : une Propriété foncière n’y vaut rien.
age-of-champagne-effect-diverse = Une vigne dans chaque région : { $points } points à la fin.
age-of-champagne-effect-later = À la manche suivante, elle peut aller sur la grille : chaque { $cuvee } expédié { $points ->
        [0] ne rapporte encore rien de plus.
        [one] rapporte alors { $points } point de plus.
       *[other] rapporte alors { $points } points de plus.
    }
age-of-champagne-effect-promote = Chaque { $cuvee } expédié { $points ->
        [0] ne rapporte encore rien de plus.
        [one] rapporte alors { $points } point de plus.
       *[other] rapporte alors { $points } points de plus.
    }
age-of-champagne-effect-ship =
    { $how ->
        [partial] Sans un { $cuvee } :{" "}
        [partner] Avec le { $cuvee } d’un Partenaire :{" "}
       *[complete] {""}
    }{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $bonus ->
        [0] .
       *[other] , dont { $bonus } de marketing.
    }
age-of-champagne-effect-travel =
    { $mode ->
        [hand] À la main
        [truck] En camion
        [boat] En bateau
       *[plane] En avion
    }{ $swapped ->
        [yes] , avec le jeton
       *[no] {""}
    } : { $steps ->
        [0] votre niveau éco ne change pas.
       *[other] votre niveau éco passe à { $level } ({ $worth ->
            [-3] −3
            [-2] −2
            [-1] −1
           *[other] { $worth }
        } à la fin){ $beyond ->
            [0] .
            [-3] , et 3 points perdus.
            [-2] , et 2 points perdus.
            [-1] , et 1 point perdu.
            [one] , et { $beyond } point.
           *[other] , et { $beyond } points.
        }
    }
age-of-champagne-effect-could-swap = Avec votre Changement de transport, elle pourrait aller en bateau.
age-of-champagne-effect-token =
    { $count ->
        [one] Elle apporte le dernier jeton Bonus de ce marché.
       *[other] Elle apporte un des { $count } jetons Bonus.
    }
age-of-champagne-effect-slides = Commande active ensuite : { $order }.
age-of-champagne-effect-asks-partner = On demande aux autres, l’un après l’autre. Si personne n’aide, cette commande est fermée pour ce Collaborateur.
age-of-champagne-effect-could-ship = Vous pourriez encore expédier { $orders }.
age-of-champagne-effect-reserved = Vous avez réservé { $order } : si elle n’est pas expédiée dans cette manche, vous perdez { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
age-of-champagne-effect-stops = Votre Collaborateur revient, et son emplacement prend effet.
age-of-champagne-effect-merchant-ignores = Le Négociant n’en a pas l’usage : il est défaussé.
age-of-champagne-effect-join = Vous donnez un { $cuvee } et gagnez { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
age-of-champagne-effect-declines = Vous gardez votre cuvée ; quelqu’un d’autre aidera peut-être.
age-of-champagne-effect-hit = Vous perdez { $grapes } de cette vendange et gardez le jeton.
age-of-champagne-effect-protects = Vous sauvez { $grapes } de cette vendange ; le jeton est employé.
age-of-champagne-effect-cold-kept = Gardé, il rapporte 1 point à la fin.
age-of-champagne-effect-blend =
    Votre cuverie aura { $left }{ $more ->
        [0] .
        [one] , assez pour { $more } autre cuvée.
       *[other] , assez pour { $more } autres cuvées.
    }
age-of-champagne-effect-empties-winery = Votre cuverie sera vide.
age-of-champagne-effect-exchange =
    { $left ->
        [none] Votre cuverie n’a plus alors qu’un vin de votre choix.
       *[other] Votre cuverie a alors { $left } et un vin de votre choix.
    }
age-of-champagne-effect-exchanged =
    Votre cuverie aura { $wines }{ $more ->
        [0] {" "}: aucune cuvée.
        [one] {" "}: assez pour { $more } cuvée.
       *[other] {" "}: assez pour { $more } cuvées.
    }
age-of-champagne-effect-could-blend =
    { $count ->
        [one] Vous pourriez encore tirer { $count } cuvée.
       *[other] Vous pourriez encore tirer { $count } cuvées.
    }
age-of-champagne-effect-stays = Il reste { $cuvees } dans votre œnothèque.
age-of-champagne-effect-rests = À la manche suivante, { $cuvees } peut passer de votre œnothèque à la grille.
age-of-champagne-effect-rests-empty = Votre œnothèque reste vide.
age-of-champagne-effect-then-noir = Choisissez ensuite combien de pinot noir.
age-of-champagne-effect-stores = Vous stockez { $grapes } : votre cuverie aura { $wines }.

## Où en est la partie

age-of-champagne-heading =
    { $round ->
        [0] Héritage
       *[other] Manche { $round } sur { $rounds }
    }
age-of-champagne-rounds-left =
    { $count ->
        [0] La dernière manche
        [one] Encore { $count } manche
       *[other] Encore { $count } manches
    }
age-of-champagne-standing =
    éco { $level } ({ $worth ->
        [-3] −3
        [-2] −2
        [-1] −1
       *[other] { $worth }
    })

## La table en zones et pièces

age-of-champagne-layout-hand = Vos cartes Héritage
age-of-champagne-layout-kept = Gardées
age-of-champagne-layout-tokens = En main
age-of-champagne-layout-stocks = cuverie { $wines }, cave { $cuvees }
age-of-champagne-layout-choice = Choisissez un jeton Bonus
age-of-champagne-layout-in-hand = Collaborateurs
age-of-champagne-layout-pawns = Collaborateur
age-of-champagne-layout-stars = ★{ $stars }
age-of-champagne-layout-code = { $code }
age-of-champagne-layout-token =
    { $token ->
        [BP2] Prestige
        [BP3] Prestige
        [BP4] Prestige
        [BEC] Éco
        [BLA] Propriété
        [BA1] +1 Vignes
        [BA2] +1 Pressoir
        [BA3] +1 Cuverie
        [BA5] +1 Expédition
        [BA6] +1 Tirage
        [BRS] Réservation
        [BTR] Transport
       *[BCO] Froid
    }
age-of-champagne-layout-pawn =
    { $who ->
        [you] votre Collaborateur
        [merchant] Collaborateur du Négociant
       *[other] Collaborateur de { $seat }
    }
age-of-champagne-layout-disc =
    { $who ->
        [you] votre disque
        [merchant] disque du Négociant
       *[other] disque de { $seat }
    }
age-of-champagne-layout-winery = Votre cuverie
age-of-champagne-layout-room = { $used } vins tranquilles sur { $most }
age-of-champagne-layout-cellar = Votre cave
age-of-champagne-layout-cellar-room = { $used } cuvées sur { $most }
age-of-champagne-layout-oenotheque = Votre œnothèque
age-of-champagne-layout-marketing = Votre marketing
age-of-champagne-layout-wine = { $wine }
age-of-champagne-layout-harvest = 7 Votre vendange
age-of-champagne-layout-next-harvest = Prochaine vendange
age-of-champagne-layout-hit = Un aléa touche vos vignes
age-of-champagne-layout-grapes = Raisins
age-of-champagne-layout-press = Pressoir
age-of-champagne-layout-free = Place
age-of-champagne-layout-stored = Stockés
age-of-champagne-layout-lost = Perdus
age-of-champagne-layout-blends = Assemblages
age-of-champagne-layout-blend = { $recipe } { $wines } → { $cuvee }
age-of-champagne-layout-vines = Vos vignes
age-of-champagne-layout-land = une Propriété foncière
age-of-champagne-layout-round = Évènement
age-of-champagne-layout-event-key = { $event } : { $key }
age-of-champagne-layout-events = Évènements à venir
age-of-champagne-layout-no-events = Aucun : c’est la dernière manche
age-of-champagne-layout-event-back = une carte Évènement
age-of-champagne-layout-orders = Commandes
age-of-champagne-layout-orders-about =
    { $side ->
        [simplified] Entre parenthèses : provisoires, pas encore à expédier
       *[standard] D’abord les actives ; entre parenthèses : provisoires
    }
age-of-champagne-layout-asks = Demande
age-of-champagne-layout-value = Valeur
age-of-champagne-layout-eco = Éco
age-of-champagne-layout-worth = Vos points
age-of-champagne-layout-missing = Manque
age-of-champagne-layout-bonus = Jetons
age-of-champagne-layout-no-order =
    { $row ->
        [active] { $market } : aucune
       *[provisional] { $market }, suivante : aucune
    }
age-of-champagne-layout-order =
    { $row ->
        [active] { $order } { $destination }
       *[provisional] ({ $order } { $destination })
    }
age-of-champagne-layout-eco-by =
    { $eco ->
        [-3] −3
        [-2] −2
        [-1] −1
        [0] 0
       *[other] +{ $eco }
    } { $mode ->
        [hand] main
        [truck] camion
        [boat] bateau
       *[plane] avion
    }
age-of-champagne-layout-on-strike = Ne peut pas voyager cette manche
age-of-champagne-layout-not-yet = Ne s’expédie pas encore
age-of-champagne-layout-offers = 1 Vignes
age-of-champagne-layout-upcoming =
    puis { $name } { $grapes } { $region }{ $corner ->
        [yes] {" "}{ $brings }
       *[no] {""}
    }{ $key ->
        [yes] {" "}(carte clé)
       *[no] {""}
    }
age-of-champagne-layout-spot-name = { $spot } { $name }
age-of-champagne-layout-zone-about =
    { $zone ->
        [2] Votre pressoir prend plus de raisins
        [3] Un module de plus
        [4] Vers l’œnothèque, puis la grille
        [5] { $side ->
            [simplified] Jusqu’à deux commandes actives chacun
           *[standard] En haut : une sur six. En bas : jusqu’à deux actives
        }
        [6] Les vins tranquilles deviennent cuvées
       *[8] Votre place dès la manche suivante
    }
age-of-champagne-layout-shipping-about = Z5.1, Z5.2 : une des six. Z5.3, Z5.4 : jusqu’à deux actives
age-of-champagne-layout-spot =
    { $spot } { $effect ->
        [points] { $amount ->
            [-3] −3 points
            [-2] −2 points
            [-1] −1 point
            [one] +{ $amount } point
           *[other] +{ $amount } points
        }
        [eco] { $amount ->
            [-3] −3 éco
            [-2] −2 éco
            [-1] −1 éco
           *[other] +{ $amount } éco
        }
        [link] lien 2+3
        [speak-first] parler en premier
        [partial] livraison partielle
       *[none] sans effet
    }
age-of-champagne-layout-marketing-spot =
    { $row ->
        [now] { $spot } étape 1
       *[next] { $spot } étape 2
    }
age-of-champagne-layout-council-spot = { $spot } place { $number }
age-of-champagne-layout-block = bloqué
age-of-champagne-layout-players = Maisons
age-of-champagne-layout-points = Points
age-of-champagne-layout-level = Éco
age-of-champagne-layout-winery-of = Cuverie
age-of-champagne-layout-in-cellar = Cave
age-of-champagne-layout-resting = Œno.
age-of-champagne-layout-grid = Grille
age-of-champagne-layout-several = { $count } × { $name }
age-of-champagne-layout-tokens-of = Jetons : { $tokens }
age-of-champagne-layout-regions = Régions : vignes (raisins)
age-of-champagne-layout-eco-track = Piste éco
age-of-champagne-layout-signed =
    { $points ->
        [-3] −3
        [-2] −2
        [-1] −1
       *[other] { $points }
    }
age-of-champagne-layout-council = Ordre du tour
age-of-champagne-layout-place = { $place }
age-of-champagne-layout-merchant-cellar = Cave (jusqu’à { $room } de chaque)
age-of-champagne-layout-oenotheque-of = Œnothèque
age-of-champagne-layout-grid-of = Marketing
age-of-champagne-layout-merchant-next = Ensuite
age-of-champagne-layout-merchant-plan =
    { $aims ->
        [yes] Il expédierait maintenant : { $orders }.
       *[no] Il ne peut rien expédier maintenant.
    }
age-of-champagne-layout-merchant-aim =
    { $order }{ $part ->
        [yes] {" "}en partie
       *[no] {""}
    } pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
age-of-champagne-layout-merchant-habits = Sa façon de jouer
age-of-champagne-layout-merchant-about =
    { $side ->
        [simplified] Chaque évènement met un Collaborateur à l’Expédition et des cuvées dans sa cave. Il expédie ce qui rapporte le plus.
       *[standard] Chaque évènement met un Collaborateur à l’Expédition et des cuvées dans sa cave. Il expédie ce qui rapporte le plus ; une œnothèque pleine l’envoie au Marketing.
    }
age-of-champagne-layout-supply = Réserve
age-of-champagne-layout-grape =
    { $grape ->
        [M] Meunier
        [N] Pinot noir
       *[C] Chardonnay
    }
age-of-champagne-layout-modules = Modules
age-of-champagne-layout-bonuses = Jetons Bonus
