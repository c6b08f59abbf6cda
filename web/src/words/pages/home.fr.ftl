# L’accueil, les pages des jeux, et ce qui est imprimé sur les dessins.
home-still-life = Une table de bistrot ronde vue d’en haut : une ligne de tuiles bleues, des jetons, une feuille de score, un verre, une carte
home-tonight = Ce soir

home-title = Prenez place
home-heading = Prenez place.
home-order-seat = Installez-moi à
home-order-with = avec
home-order-comma = ,
home-order-end-bots = .
home-order-end-people = , ou des robots si personne ne vient.
home-pick-game = Quel jeu
home-pick-others = Combien d’adversaires
home-pick-company = Robots ou joueurs
home-game-of = une partie du jeu { $game }
home-others = { $count ->
    [1] une autre personne
    [2] deux autres
    [3] trois autres
    [4] quatre autres
    [5] cinq autres
    [6] six autres
   *[other] { $count } autres
  }
home-bots = des robots, tout de suite
home-people = de vrais joueurs d’abord
home-play-now = Jouer
home-play-busy = On dresse la table…
home-note-first = Vous n’avez jamais joué ? Un conseil explique chaque nouvelle sorte de décision. Rien à lire avant, pas de compte.
home-note-bots = Les robots jouent franc jeu : ils n’en voient pas plus que vous à leur place.
home-note-people-some = { $count ->
    [one] Une personne attend à une table ouverte.
   *[other] { $count } personnes attendent à des tables ouvertes.
  } Installez-vous avec elles.
home-note-people-none = Personne n’attend en ce moment. Nous ouvrons une table pour vous ; ajoutez des robots quand vous voulez.
home-failed = La table n’a pas pu être ouverte
home-down = Le serveur ne répond pas
home-works = Vous pouvez toujours lire les règles et la page de chaque jeu.

home-yours = Vos tables
home-all-yours = Toutes mes tables
home-slip-turn = À vous de jouer
home-slip-choosing = { $name } choisit
home-slip-choosing-many = { $count } joueurs choisissent
home-slip-running = Partie en cours
home-slip-waiting = { $count ->
    [0] Tout le monde est assis
    [one] Une chaise est libre
   *[other] { $count } chaises sont libres
  }
home-slip-won = Vous avez gagné
home-slip-winner = { $count ->
    [one] { $names } a gagné
   *[other] { $names } ont gagné
  }
home-slip-over = La partie est finie
home-slip-stopped = Partie arrêtée d’un commun accord
home-slip-with = { $game } avec { $names }
home-slip-alone = { $game }, sans adversaire pour l’instant
home-slip-do-turn = Revenir à la table
home-slip-do-running = Suivre la partie
home-slip-do-start = Lancer la partie
home-slip-do-wait = Revenir à la salle d’attente
home-slip-do-over = Voir la feuille de score
home-slip-left = encore { $time }
home-slip-left-other = Il reste { $time } à { $name }
home-slip-if = Partie « et si »
home-slip-opened = ouverte { $ago }
home-tables-trouble = Impossible de charger vos tables

home-invite = Inviter des amis
home-invite-text = Une table à vous. Envoyez un lien pour remplir les chaises vides.
home-invite-go = Ouvrir une table
home-invite-more = Régler les détails
home-open = Jouer avec des inconnus
home-open-some = { $tables ->
    [one] Une table est ouverte
   *[other] { $tables } tables sont ouvertes
  }, avec { $chairs ->
    [one] une chaise libre
   *[other] { $chairs } chaises libres
  }.
home-open-text = Des tables qui cherchent des joueurs.
home-open-none = Aucune table n’est ouverte en ce moment. La vôtre serait la première.
home-open-go = Voir les tables ouvertes
home-here = Autour d’un seul écran
home-here-text = Faites passer un seul appareil ; les mains restent cachées entre les tours.
home-here-go = Jouer sur cet appareil

home-shelf = L’étagère
home-shelf-line = Règles complètes, robots loyaux, pas de compte.
home-next = Bientôt disponible
home-later = En préparation
home-later-text =
    { $count ->
        [one] Sa boîte est prête ; nous l’ouvrirons bientôt.
       *[other] Leurs boîtes sont prêtes ; nous les ouvrirons une à une.
    }
home-players = { $from }–{ $to } joueurs
home-players-exactly =
    { $count ->
        [one] un joueur
       *[other] { $count } joueurs
    }
home-made-by = Un jeu de { $names }.
home-minutes =
    { $each ->
        [yes] { $count } min par joueur
       *[no] { $count } min
    }

home-learn = Apprendre en jouant
home-guided = Une première partie, avec des conseils
home-guided-which = Jeu à apprendre
home-guided-text =
    { $count ->
        [0] Une vraie partie de { $game }, avec un conseil à chaque nouvelle sorte de décision. Rien à lire avant.
        [one] Une vraie partie de { $game } contre un robot, avec un conseil à chaque nouvelle sorte de décision. Rien à lire avant.
        [2] Une vraie partie de { $game } contre deux robots, avec un conseil à chaque nouvelle sorte de décision. Rien à lire avant.
       *[other] Une vraie partie de { $game } contre { $count } robots, avec un conseil à chaque nouvelle sorte de décision. Rien à lire avant.
    }
home-guided-go = Commencer la partie guidée
home-question = Une question sur { $game }
home-rulebooks = Les règles
home-rulebooks-text = Avec nos mots, et des règles numérotées : quand un coup est refusé, on vous dit à cause de laquelle.
home-rulebook-of = Les règles du jeu { $game }
home-rulebooks-all = Toutes les règles

game-facts = En bref
game-players = Joueurs
game-players-range = { $from } à { $to }
game-time = Durée
game-time-about =
    { $each ->
        [yes] environ { $count } minutes par joueur
       *[no] environ { $count } minutes
    }
game-bots = Robots
game-bots-count = { $count ->
    [one] un niveau
   *[other] { $count } niveaux
  }
game-by = Créé par
game-published = Première édition
game-published-in =
    { $year ->
        [none] { $publisher }
       *[other] { $publisher }, { $year }
    }
game-independent = Tablée n’est liée ni à l’auteur ni à l’éditeur. Les règles sont rédigées par nous, et tous les dessins sont les nôtres.
game-play = Jouer avec des robots
game-guided = Partie guidée
game-alone = Jouer en solo
game-age_of_champagne-ways =
    La partie guidée est une première partie en solo contre le Négociant : moins de règles, et des conseils en chemin.
    « Jouer en solo », c’est le jeu entier contre lui.
game-new = Nouvelle table
game-open = Tables ouvertes
game-rules = Lire les règles
game-coming = Pas encore disponible
game-unknown-title = Ce jeu n’existe pas ici
game-unknown-text = Ce serveur n’a pas de jeu nommé « { $id } ».
game-shelf = Retour à l’étagère
