mine-title = Mes tables
mine-head = Vos tables.
mine-rules = Les règles des jeux
mine-none = Votre première partie est encore à venir
mine-none-text = Vos parties attendent ici entre deux tours, et y restent une fois finies.
mine-play-now = Jouer
mine-open-tables = Voir les tables ouvertes
mine-running = En cours
mine-waiting = En attente de joueurs
mine-over = Terminées
mine-more = Parties plus anciennes
mine-file = Revoir une partie depuis un fichier
mine-with = { $game } avec { $names }
mine-sheet = Décompte
mine-sheet-of = Décompte : { $what }
mine-replay = Revoir
mine-replay-of = Revoir : { $what }
mine-end-won = Gagnée, avec { $points }
mine-end-shared = Victoire partagée, avec { $points }
mine-end-place = { $place ->
    [1] Premier
    [2] Deuxième
    [3] Troisième
    [4] Quatrième
    [5] Cinquième
    [6] Sixième
   *[other] Place { $place }
  } sur { $of }, avec { $points }
mine-end-stopped = Arrêtée avant la fin
mine-end-abandoned = Abandonnée
mine-end-watched = Vous regardiez
mine-end-here = Jouée devant un seul écran

mine-statistics = Vos résultats
mine-statistics-note = Les parties devant un seul écran n’ont pas de vainqueur ici ; les parties reprises d’une rediffusion ne comptent pas.
mine-stat-played = { $count ->
    [one] Une partie jouée.
   *[other] { $count } parties jouées.
  }
mine-stat-won = { $won ->
    [0] Aucune victoire encore sur { $finished } terminées.
    [one] Une victoire sur { $finished } terminées.
   *[other] { $won } victoires sur { $finished } terminées.
  }
mine-stat-best = Meilleur résultat : { $points }.
mine-stat-seats = { $count ->
    [one] Seul
   *[other] Table de { $count }
  }
mine-stat-place = En moyenne à la place { $place } sur { $seats }
mine-stat-share = { $won } sur { $finished } gagnées
