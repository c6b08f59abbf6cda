# Age of Champagne dans le navigateur. Les vins sont des lettres : M Meunier, N Pinot noir, C Chardonnay ; les mots des règles sont là aussi.

## Le plateau
age-of-champagne-map = Le plateau principal
age-of-champagne-panel = Maisons, événement
age-of-champagne-tabs = Zones et domaine
age-of-champagne-tab =
    { $zone ->
        [1] Vignes
        [2] Presse
        [3] Cuves
        [4] Pub
        [5] Envoi
        [6] Tirage
        [7] Raisin
        [8] Ordre
        [watched] Caves
       *[estate] Vous
    }
age-of-champagne-zone-name =
    { $zone ->
        [1] Vignes
        [2] Pressoir
        [3] Cuverie
        [4] Marketing
        [5] Expédition
        [6] Tirage
        [7] Vendange
       *[8] Conseil
    }
age-of-champagne-pts =
    { $count ->
        [one] pt
       *[other] pts
    }
age-of-champagne-eco = éco
age-of-champagne-region-short =
    { $region ->
        [VM] Marne
        [MR] Reims
        [CB] Blancs
        [SZ] Sézanne
        [BA] Bar
       *[CV] Vitryats
    }
age-of-champagne-take = prendre
age-of-champagne-upcoming = en haut, à venir
age-of-champagne-no-vineyard = pas de vignoble
age-of-champagne-key-card = carte clé
age-of-champagne-spot-free = libre
age-of-champagne-holder =
    { $disc ->
        [yes] disque de { $name }
       *[no] Collaborateur de { $name }
    }
age-of-champagne-piece-vineyard = { $name }, { $region } : { $about }
age-of-champagne-count-grape = { $count } { $wine ->
        [M] Meunier
        [N] Pinot noir
       *[C] Chardonnay
    }
age-of-champagne-count-cuvee = { $count } { $wine ->
        [M] Tradition Brut
        [N] Blanc de noirs
       *[C] Blanc de blancs
    }
age-of-champagne-nothing = aucun

## Les commandes
age-of-champagne-row =
    { $row ->
        [one] une commande parmi les six
       *[two] rangée du bas : 2 max.
    }
age-of-champagne-shipping-order = Jusqu’ici : { $names }
age-of-champagne-worth-hint = en grand : vos points
age-of-champagne-value = valeur
age-of-champagne-by-event = événement
age-of-champagne-by-partial = sans un
age-of-champagne-by-marketing = marketing
age-of-champagne-no-order = pas de commande
age-of-champagne-stopped = en grève
age-of-champagne-stack-short = en pile
age-of-champagne-stack =
    { $count ->
        [one] encore 1 carte
       *[other] encore { $count } cartes
    }
age-of-champagne-piece-order = { $order } { $destination }, { $active ->
        [yes] active
       *[no] provisoire
    } : { $cuvees } ; { $value ->
        [one] { $value } point
       *[other] { $value } points
    }, { $mode ->
        [hand] à la main
        [truck] par camion
        [boat] par bateau
       *[plane] par avion
    }
age-of-champagne-tokens-there =
    { $count ->
        [one] { $count } jeton Bonus
       *[other] { $count } jetons Bonus
    }
age-of-champagne-reserved = Réservée par { $name }
age-of-champagne-for-you =
    { $points ->
        [one] Pour vous { $points } point
       *[other] Pour vous { $points } points
    }
age-of-champagne-you-lack = Il vous manque { $cuvees }

## La vendange
age-of-champagne-harvest-of =
    { $grapes ->
        [one] sur { $grapes } raisin
       *[other] sur { $grapes } raisins
    }
age-of-champagne-harvest-lost =
    { $chosen ->
        [yes] ({ $lost } de trop : à vous de choisir)
       *[no] ({ $lost } { $lost ->
            [one] perdu
           *[other] perdus
        })
    }
age-of-champagne-hit-short = aléa
age-of-champagne-harvest-limits = d’ici là : pressoir { $press }, place { $room }
age-of-champagne-harvest-none = Ici rentrent les raisins de tous.
age-of-champagne-harvest-next = Prochaine vendange : { $stored } raisins sur { $grapes }.

## Un domaine
age-of-champagne-estate =
    { $own ->
        [yes] Votre domaine
       *[no] Domaine de { $name }
    }
age-of-champagne-estate-of =
    { $who ->
        [you] Votre domaine
       *[other] Domaine de { $seat }
    }
age-of-champagne-back = Retour
age-of-champagne-vines = Vignobles par région
age-of-champagne-no-vines = aucun vignoble
age-of-champagne-vineyards =
    { $count ->
        [one] 1 vignoble
       *[other] { $count } vignobles
    }
age-of-champagne-to-conquer = à conquérir
age-of-champagne-land =
    { $count ->
        [one] { $count } propriété foncière
       *[other] { $count } propriétés foncières
    }
age-of-champagne-land-short = Foncier
age-of-champagne-press = Le pressoir prend { $capacity } raisins
age-of-champagne-cellar = Cave
age-of-champagne-oenotheque = Œnothèque
age-of-champagne-of = { $count } sur { $most }
age-of-champagne-piece-stack = { $where ->
        [wine] Cuverie
        [cellar] Cave
       *[oeno] Œnothèque
    } : { $count } { $wine }
age-of-champagne-grid = Marketing, par cuvée expédiée : { $bonuses }
age-of-champagne-blends = Assemblages
age-of-champagne-piece-blend = { $wines } donnent un { $cuvee }{ $times ->
        [0] {""}
        [one] {" "}: possible une fois
       *[other] {" "}: possible { $times } fois
    }
age-of-champagne-could-ship = Pourrait expédier { $orders }.
age-of-champagne-could-ship-none = Ne pourrait rien expédier maintenant.

## La barre
age-of-champagne-strip = Vos Collaborateurs, vos jetons et les réponses
age-of-champagne-in-hand =
    { $count ->
        [0] aucun en main
       *[other] { $count } en main
    }
age-of-champagne-in-hand-short = { $count } en main
age-of-champagne-skip = Passer l’animation

## L’héritage
age-of-champagne-piece-heir = { $card } ; { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }
age-of-champagne-draft-wait = Votre choix est scellé. { $count ->
        [one] { $names } choisit encore.
       *[other] On attend { $names } ; qui a déjà choisi reste secret.
    }
age-of-champagne-draft-none = Rien encore : vous garderez trois cartes en tout.

## À côté du plateau
age-of-champagne-event-title = Événement de la manche
age-of-champagne-before = Héritage
age-of-champagne-before-about =
    { $houses ->
        [1] Avant la première manche, vous gardez trois cartes.
       *[other] Avant la première manche, chacun garde trois cartes. Qui a le plus d’étoiles joue d’abord.
    }
age-of-champagne-rounds = Manche { $round } sur { $rounds }
age-of-champagne-council = L’ordre du Conseil
age-of-champagne-council-full = L’ordre du Conseil, avec la maison de chacun
age-of-champagne-projected =
    { $own ->
        [yes] Score prévu : { $points }
       *[no] Score prévu
    }
age-of-champagne-projected-title = Si la partie s’arrêtait maintenant
age-of-champagne-sheet-projected-about =
    On compte tout ce qui est visible sur la table. Sous le trait épais figure ce que le décompte final
    ajouterait, par exemple quatre points pour trois cuvées restantes.
age-of-champagne-piece-house = { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $pawns ->
        [one] { $pawns } Collaborateur en main
       *[other] { $pawns } Collaborateurs en main
    }, pressoir { $capacity }, { $wines } vins clairs sur { $most } ; cave : { $cuvees }
age-of-champagne-piece-merchant = Négociant : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; cave : { $cuvees } ; { $pawns ->
        [one] { $pawns } Collaborateur
       *[other] { $pawns } Collaborateurs
    } en main
age-of-champagne-eco-end = pts à la fin
age-of-champagne-tokens-left = jetons Bonus dans la réserve

## La fin
age-of-champagne-ending = Le décompte final
age-of-champagne-ending-before = avant le décompte final
age-of-champagne-sheet-race = Points
age-of-champagne-sheet-title = Toutes les sources de points
age-of-champagne-sheet-source = Source
age-of-champagne-sheet-total = Total
age-of-champagne-sheet-note = À égalité, le niveau éco décide, puis la place au Conseil.
age-of-champagne-sheet-rules = Règles
