# Une table à soi
newtable-title = Nouvelle table
newtable-head = Dressez la table.
newtable-home = Retour à l’accueil
newtable-game = Jeu
newtable-company = Joueurs
newtable-company-friends = Entre amis
newtable-company-bots = Avec des robots
newtable-company-here = Tous sur cet appareil
newtable-seats = Nombre de chaises
newtable-chairs = { $count ->
    [one] { $shown } chaise
   *[other] { $shown } chaises
  }
newtable-fewer = Une chaise de moins
newtable-more = Une chaise de plus
newtable-chairs-list = Les chaises autour de la table
newtable-chair = Chaise { $number }
newtable-me = Vous
newtable-open = Libre, pour un ami
newtable-here = Quelqu’un ici
newtable-here-name = Joueur { $number }
newtable-here-field = Nom sur la chaise { $number }
newtable-bot = { $level ->
    [novice] Robot débutant
    [casual] Robot amateur
    [skilled] Robot confirmé
    [expert] Robot expert
    [master] Robot maître
   *[other] Robot ({ $level })
  }
newtable-bot-about = { $level ->
    [novice] passe souvent à côté du meilleur coup. Bien pour une première partie.
    [casual] joue pour le plaisir et fait des erreurs.
    [skilled] joue avec bon sens et fait peu d’erreurs.
    [expert] vous donnera du fil à retordre.
    [master] joue aussi bien que nos robots le peuvent.
   *[other] joue à sa manière.
  }

newtable-count = { $count ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
   *[other] { $count }
  }
newtable-sum-play = Vous jouez à { $game } avec { $others }.
newtable-sum-watch = Vous regardez { $others } jouer à { $game }.
newtable-sum-alone = Vous jouez à { $game } en solitaire.
newtable-sum-invited = { $count ->
    [one] un ami que vous invitez
   *[other] { newtable-count } amis que vous invitez
  }
newtable-sum-anyone = { $count ->
    [one] la personne qui prendra la chaise libre
   *[other] ceux qui prendront les { newtable-count } chaises libres
  }
newtable-sum-bots = { $level ->
    [novice] { $count ->
        [one] un robot débutant
       *[other] { newtable-count } robots débutants
      }
    [casual] { $count ->
        [one] un robot amateur
       *[other] { newtable-count } robots amateurs
      }
    [skilled] { $count ->
        [one] un robot confirmé
       *[other] { newtable-count } robots confirmés
      }
    [expert] { $count ->
        [one] un robot expert
       *[other] { newtable-count } robots experts
      }
    [master] { $count ->
        [one] un robot maître
       *[other] { newtable-count } robots maîtres
      }
   *[other] { $count ->
        [one] un robot
       *[other] { newtable-count } robots
      }
  }
newtable-weaker = Le moteur de ce serveur n’est pas compilé : les robots qui anticipent jouent moins bien.
newtable-sum-clock = La pendule : { $clock }.
newtable-next-invited = Vous recevez un lien à envoyer, et la partie commence quand toutes les chaises sont prises. Des robots peuvent compléter la table.
newtable-next-anyone = La table apparaît dans la liste des tables ouvertes. La partie commence quand toutes les chaises sont prises.
newtable-next-now = La partie commence tout de suite.
newtable-next-here = La partie commence tout de suite. Entre les tours, la main du dernier joueur est cachée.
newtable-open-it = Ouvrir la table
newtable-start = Commencer

newtable-clock = Temps de réflexion
newtable-pace-none = Sans pendule
newtable-pace-none-about = chacun prend son temps
newtable-pace-calm = Tranquille
newtable-pace-brisk = Rapide
newtable-pace-evening = Une soirée
newtable-pace-post = Par correspondance
newtable-pace-own = Pendule personnalisée
newtable-clock-none = sans pendule
newtable-clock-days = { $days ->
    [one] un jour par coup
   *[other] { $days } jours par coup
  }
newtable-clock-move-seconds = { $count } secondes par coup
newtable-clock-move-minutes = { $count ->
    [one] une minute par coup
   *[other] { $count } minutes par coup
  }
newtable-clock-move-hours = { $count ->
    [one] une heure par coup
   *[other] { $count } heures par coup
  }
newtable-clock-bank-seconds = { $count } secondes chacun pour toute la partie
newtable-clock-bank-minutes = { $count ->
    [one] une minute chacun pour toute la partie
   *[other] { $count } minutes chacun pour toute la partie
  }
newtable-clock-bank-hours = { $count ->
    [one] une heure chacun pour toute la partie
   *[other] { $count } heures chacun pour toute la partie
  }
newtable-clock-bank-seconds-more = { newtable-clock-bank-seconds }, et { $increment } secondes de plus à chaque coup
newtable-clock-bank-minutes-more = { newtable-clock-bank-minutes }, et { $increment } secondes de plus à chaque coup
newtable-clock-bank-hours-more = { newtable-clock-bank-hours }, et { $increment } secondes de plus à chaque coup
newtable-own-kind = Limite de temps
newtable-own-move = par coup
newtable-own-bank = pour toute la partie
newtable-own-days = en jours, pour jouer lentement
newtable-own-move-amount = Secondes par coup
newtable-own-bank-amount = Minutes par joueur
newtable-own-days-amount = Jours par coup
newtable-own-increment = Secondes gagnées à chaque coup

newtable-door = Qui peut venir
newtable-join = Qui peut s’asseoir
newtable-join-invited = Ceux qui ont le lien
newtable-join-invited-about = Vous choisissez à qui l’envoyer.
newtable-join-anyone = Tout le monde
newtable-join-anyone-about = La table figure dans la liste des tables ouvertes.
newtable-watch = Qui peut regarder
newtable-watch-invited = Ceux qui ont le lien
newtable-watch-anyone = Tout le monde
newtable-watch-nobody = Personne
newtable-chat = Conversation
newtable-chat-about = Joueurs et spectateurs peuvent s’écrire.
newtable-silent = Ce jeu se joue en silence : la conversation est désactivée pendant la partie.

newtable-rules = Règles du jeu { $game }
newtable-first = Une première partie ? Nous proposons des options avec moins de règles.
newtable-first-set = Options pour une première partie
newtable-no-options = { $game } n’a pas d’options.
newtable-read = Lire les règles du jeu { $game }

newtable-look-again = Vérifiez les champs signalés.
newtable-wrong-name-empty = Indiquez un nom.
newtable-wrong-name-long = Un nom compte 40 lettres au plus.
newtable-wrong-choice = Choisissez une de ces possibilités.
newtable-wrong-count = Indiquez un nombre entier de { $least } à { $most }.
newtable-wrong-number = Indiquez un nombre entier que le jeu accepte.
newtable-wrong-some = Choisissez-en de { $least } à { $most }.
newtable-wrong-short = Indiquez au moins { $shortest } lettres.
newtable-wrong-long = Indiquez { $longest } lettres au plus.
newtable-wrong-text = Le jeu n’accepte pas ce texte.
