# L’accueil, les pages des jeux, et ce qui est imprimé sur les dessins.
home-still-life = Une table de bistrot ronde vue d’en haut : une rangée de tuiles bleues, des jetons, une feuille de score, un verre, une carte
home-tonight = Ce soir

home-title = Prenez place
home-heading = Prenez place.
home-order-seat = Installez-moi à
home-order-with = avec
home-order-comma = ,
home-order-end-bots = .
home-order-end-people = , des robots si personne ne vient.
home-pick-game = Quel jeu
home-pick-others = Combien d’autres
home-pick-company = Robots ou personnes
home-game-of = une partie de { $game }
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
home-people = des gens d’abord
home-play-now = Jouer
home-play-busy = On dresse la table…
home-note-first = Jamais joué ? Vous recevez un conseil avant chaque décision : rien à lire d’abord, pas de compte.
home-note-bots = Des robots honnêtes : ils n’en voient pas plus que vous à leur place.
home-note-people-some = { $count ->
    [one] Une personne attend à une table ouverte.
   *[other] { $count } personnes attendent à des tables ouvertes.
  } Vous vous asseyez avec elles.
home-note-people-none = Personne n’attend en ce moment. Une table s’ouvre pour vous ; appelez-y des robots quand vous voulez.
home-failed = La table ne s’est pas ouverte
home-down = Le serveur ne répond pas
home-works = Les règles et la page de chaque jeu restent lisibles.

home-yours = Vos tables
home-all-yours = Toutes mes tables
home-slip-turn = À vous de jouer
home-slip-choosing = { $name } choisit
home-slip-choosing-many = { $count } joueurs choisissent
home-slip-running = La partie est en cours
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
home-slip-stopped = Arrêtée d’un commun accord
home-slip-with = { $game } avec { $names }
home-slip-alone = { $game }, en solitaire pour l’instant
home-slip-do-turn = Revenir à la table
home-slip-do-running = Regarder et attendre
home-slip-do-start = Aller la commencer
home-slip-do-wait = Revenir à la salle d’attente
home-slip-do-over = Voir la feuille de score
home-slip-left = encore { $time }
home-slip-left-other = Il reste { $time } à { $name }
home-slip-if = Partie « et si »
home-slip-opened = ouverte { $ago }
home-tables-trouble = Vos tables ne sont pas arrivées

home-invite = Inviter des amis
home-invite-text = Une table à vous. Un seul lien remplit les chaises vides.
home-invite-go = Ouvrir une table
home-invite-more = Choisir les détails
home-open = S’asseoir avec des inconnus
home-open-some = { $tables ->
    [one] Une table est ouverte
   *[other] { $tables } tables sont ouvertes
  }, avec { $chairs ->
    [one] une chaise libre
   *[other] { $chairs } chaises libres
  }.
home-open-text = Les tables qui cherchent du monde, et leurs chaises libres.
home-open-none = Aucune table n’est ouverte en ce moment. La vôtre serait la première.
home-open-go = Voir les tables ouvertes
home-here = Autour d’un seul écran
home-here-text = Faites passer un seul appareil ; les mains restent cachées entre les tours.
home-here-go = Jouer sur cet appareil

home-shelf = L’étagère
home-shelf-line = Toutes les règles, des robots honnêtes, pas de compte.
home-next = Bientôt sur la table
home-later = En préparation
home-later-text = Leurs boîtes sont prêtes ; on les retournera une à une.
home-players = { $from }–{ $to } joueurs
home-players-exactly =
    { $count ->
        [one] un joueur
       *[other] { $count } joueurs
    }
home-made-by = Un jeu de { $names }.
home-minutes = { $count } min

home-learn = Apprendre à table
home-guided = Une première partie, avec des conseils
home-guided-which = Quel jeu apprendre
home-guided-text =
    { $count ->
        [0] Une vraie partie de { $game }, avec un conseil avant chaque décision. Rien à lire d’abord.
        [one] Une vraie partie de { $game } contre un robot, avec un conseil avant chaque décision. Rien à lire d’abord.
        [2] Une vraie partie de { $game } contre deux robots, avec un conseil avant chaque décision. Rien à lire d’abord.
       *[other] Une vraie partie de { $game } contre { $count } robots, avec un conseil avant chaque décision. Rien à lire d’abord.
    }
home-guided-go = Commencer la partie guidée
home-question = Une question de { $game }
home-rulebooks = Les règles
home-rulebooks-text = Dans nos mots, chaque phrase numérotée : ainsi un coup refusé peut dire laquelle.
home-rulebook-of = Les règles de { $game }
home-rulebooks-all = Toutes les règles

game-facts = En bref
game-players = Joueurs
game-players-range = { $from } à { $to }
game-time = Durée
game-time-about = environ { $count } minutes
game-bots = Robots
game-bots-count = { $count ->
    [one] une force
   *[other] { $count } forces
  }
game-by = Créé par
game-published = Première édition
game-published-in =
    { $year ->
        [none] { $publisher }
       *[other] { $publisher }, { $year }
    }
game-independent = Tablée n’est liée ni à l’auteur ni à l’éditeur. Les règles sont racontées dans nos mots et tous les dessins sont les nôtres.
game-play = Jouer contre des robots
game-guided = Partie guidée
game-new = Nouvelle table
game-open = Tables ouvertes
game-rules = Lire les règles
game-coming = Pas encore sur la table
game-unknown-title = Ce jeu n’est pas ici
game-unknown-text = Il n’y a pas ici de jeu nommé « { $id } ».
game-shelf = Retour à l’étagère
