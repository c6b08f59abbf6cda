tables-title = Tables ouvertes
tables-head = Chaises libres.
tables-lead = Des tables ouvertes à tous. Regarder n’engage à rien : vous vous asseyez ensuite, d’un bouton.
tables-open-one = Ouvrir une table
tables-play-now = Jouer tout de suite, avec des robots
tables-mine = Mes tables
tables-filter = Montrer les tables de
tables-all = Tous les jeux
tables-none = Aucune chaise libre pour l’instant
tables-none-text = Ouvrez une table à tous : elle attendra ici le prochain venu.
tables-with = { $game } avec { $names }
tables-free = { $count ->
    [0] Toutes les chaises sont prises
    [one] Une chaise libre
   *[other] { $count } chaises libres
  }
tables-of = sur { $count }
tables-facts = { $clock } ; ouverte { $ago }
tables-go = Aller voir
tables-back = Retrouver ma chaise
tables-go-name = Aller voir la table de { $names }
tables-more = Tables plus anciennes
tables-new = Une nouvelle table est ouverte.
