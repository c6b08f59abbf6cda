rules-title = Règles
rules-head = Les règles du jeu.
rules-lead = Avec nos propres mots. Chaque règle a un numéro : quand un coup est refusé, on vous dit à cause de quelle règle, avec un lien.
rules-none = Aucune règle ici
rules-home = Retour à l’accueil
rules-size = { $chapters } chapitres, { $rules } règles numérotées
rules-read = Lire
rules-play = Ouvrir une table
rules-of = Règles du jeu { $game }
rules-kind = Règle du jeu
rules-all = Toutes les règles
rules-missing = Ces règles n’existent pas
rules-missing-text = Ce serveur n’a peut-être pas encore ce jeu.
rules-loading = On ouvre les règles…
rules-back = Retour à votre table
rules-search = Chercher dans les règles
rules-next = Résultat suivant
rules-found = { $at ->
    [0] { $count ->
        [one] trouvé une fois
       *[other] trouvé { $count } fois
      }
   *[other] { $at } sur { $count }
  }
rules-not-found = « { $words } » ne figure pas dans ces règles
rules-contents = Sommaire
rules-print = Imprimer
