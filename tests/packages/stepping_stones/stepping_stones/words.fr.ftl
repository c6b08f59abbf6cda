stepping-stones-prompt-take =
    { $who ->
        [you] Prenez une de vos pierres.
       *[other] { $seat } choisit une pierre.
    }
stepping-stones-prompt-place =
    { $who ->
        [you] Posez la pierre { $stone } dans un ruisseau, ou laissez-la couler.
       *[other] { $seat } choisit une pierre.
    }
stepping-stones-over = Toutes les pierres sont posées ou coulées.
stepping-stones-supply =
    { $count ->
        [0] La pile est vide
        [one] Il reste { $count } pierre dans la pile
       *[other] Il reste { $count } pierres dans la pile
    }

stepping-stones-move-take = Prendre la pierre { $piece }
stepping-stones-move-lay = La poser dans le ruisseau { $piece }
stepping-stones-move-sink = La laisser couler

stepping-stones-effect-take =
    { $count ->
        [0] La pierre { $stone } ne va dans aucun ruisseau : elle ne peut que couler.
        [one] La pierre { $stone } va dans un seul ruisseau.
       *[other] La pierre { $stone } va dans { $count } ruisseaux.
    }
stepping-stones-effect-lay =
    { $points ->
        [one] Vous rapporte { $points } point.
       *[other] Vous rapporte { $points } points.
    }
stepping-stones-effect-crosses = C’est la quatrième pierre : le ruisseau { $stream } est franchi et se vide.
stepping-stones-effect-sink = Ne rapporte rien. Personne d’autre ne saura de quelle pierre il s’agit.

stepping-stones-log-lay =
    { $points ->
        [one] { $seat } pose la { $stone } dans le ruisseau { $stream } et marque { $points } point.
       *[other] { $seat } pose la { $stone } dans le ruisseau { $stream } et marque { $points } points.
    }
stepping-stones-log-sink =
    { $stone ->
        [0] { $seat } laisse couler une pierre.
       *[other] { $seat } laisse couler la pierre { $stone }.
    }
stepping-stones-log-crossed = { $seat } franchit le ruisseau { $stream }.

stepping-stones-refuse-not-held = Vous n’avez pas la pierre { $stone }.
stepping-stones-refuse-too-low = Le ruisseau { $stream } se termine par { $top } : la pierre { $stone } est trop basse.

stepping-stones-zone =
    { $zone ->
        [hand] Vos pierres
        [streams] Ruisseaux
        [sunk] Dans la rivière
        [stock] Pile
        [far-bank] Sur l’autre rive
       *[players] Joueurs
    }
stepping-stones-stream = Ruisseau { $stream }
stepping-stones-stone = pierre { $number }
stepping-stones-back = une pierre, face cachée
stepping-stones-taken = en main
stepping-stones-player = { $seat }

stepping-stones-guide-start = Trois ruisseaux, trois rangées de pierres. Chaque pierre doit être plus haute que la précédente.
stepping-stones-guide-take = Commencez par choisir une pierre de votre main. Vous pouvez encore changer d’avis.
stepping-stones-guide-place = Plus la rangée est longue, plus votre pierre rapporte. Si vous préférez attendre, laissez-la couler.
stepping-stones-guide-crossed = Quatre pierres franchissent un ruisseau. On les retire, et le ruisseau est de nouveau libre.
