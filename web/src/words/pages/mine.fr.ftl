mine-title = Mes tables
mine-head = Vos tables.
mine-rules = Les règles des jeux
mine-none = Vous n’avez pas encore joué
mine-none-text = Vos parties restent ici entre deux tours, et une fois finies.
mine-play-now = Jouer
mine-open-tables = Voir les tables ouvertes
mine-running = En cours
mine-waiting = En attente de joueurs
mine-over = Terminées
mine-more = Parties plus anciennes
mine-file = Revoir une partie depuis un fichier
mine-with = { $game } avec { $names }
mine-sheet = Score
mine-sheet-of = Score : { $what }
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
mine-end-watched = Vous avez regardé
mine-end-here = Jouée sur un seul appareil

mine-statistics = Statistiques
mine-statistics-note = Les parties jouées sur un seul appareil n’ont pas de vainqueur ici, et celles qui en continuent une autre ne comptent pas.
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
mine-stat-place = Place moyenne : { $place } sur { $seats }
mine-stat-share = { $won } sur { $finished } gagnées
