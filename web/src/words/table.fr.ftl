# La table : consigne, joueurs, récit, conversation, salle d’attente, guide, touches.
client-offline = Le serveur ne répond pas. Le réseau est-il là ?
client-strange = Quelque chose d’inattendu est arrivé dans cette page. Rechargez-la : rien de ce qui était gardé n’est perdu.
client-strange-answer = Le serveur a donné une réponse que cette page ne comprend pas ({ $status }).
client-closed = La table a été fermée ici avant de répondre.

me-names = Amandine, Bastien, Céleste, Damien, Élise, Fabrice, Gaëlle, Hugo, Inès, Jules, Katell, Léonie, Maxence, Noémie, Odile, Pascal, Quentin, Rosalie, Sylvain, Thelma, Ursule, Valentin, Yseult, Zélie

table-loading = On dresse la table…
table-home = Tablée, accueil
table-phases = Phases de ce tour
table-rules = Règles
table-menu = Plus
table-close = Fermer
table-title-turn = À vous : { $game }
table-title-over = { $game } : partie finie
table-your-clock = votre pendule
table-undo = Annuler
table-undo-ask = Demander à annuler
table-undo-why =
    { $state ->
        [nothing] rien à reprendre
        [never] pas dans ce jeu
        [same] même pioche ensuite
       *[ask] avec leur accord
    }
table-undo-far =
    Reprend { $own ->
        [one] votre dernier coup
       *[other] vos { $own } derniers coups
    } et { $others ->
        [one] un coup des autres.
       *[other] { $others } coups des autres.
    }
table-undo-far-do = Les reprendre
table-undo-far-not = Ne rien changer
table-as-written = { $text }
table-not-now = Pas maintenant :
table-rule = Règle { $clause }
table-hint = Ce qui luit peut être choisi.
table-watching = Vous regardez. Aucune main n’est montrée.
table-sending = En route…
table-has-resigned = a abandonné
table-bot = { $level }
table-bot-for = { $level } joue à sa place
table-bot-thinks = réfléchit, 3 s au plus
table-away = absent
table-acts = choisit
table-watchers =
    { $count ->
        [one] Une personne regarde
       *[other] { $count } personnes regardent
    }
table-story = Le récit
table-story-empty = Il ne s’est encore rien passé.
table-story-earlier = Voir { $count } lignes plus anciennes
table-since = Depuis votre dernier tour
table-since-more =
    { $count ->
        [one] Voir la ligne d’avant
       *[other] Voir les { $count } lignes d’avant
    }
table-since-less = Voir moins
table-talk = Conversation
table-talk-none = On ne parle pas à cette table.
table-talk-empty = Personne n’a encore rien dit.
table-talk-label = Dire quelque chose
table-talk-send = Dire
table-talk-remove = Retirer
table-talk-mute = Ne plus entendre
table-moves =
    { $count ->
        [0] Aucun coup
        [one] Un coup
       *[other] { $count } coups
    }
table-moves-why = pas à vous
table-left = { $now } sur { $all }
table-moves-none = Ce n’est pas à vous. Ce que vous écrivez reçoit la raison pour réponse.
table-type = Écrire un coup
table-type-do = Le jouer
table-proposal =
    { $what ->
        [undo] { $mine ->
            [yes] Vous demandez à reprendre votre dernier coup.
           *[no] { $seat } demande à reprendre son dernier coup. Les mêmes cartes reviendront.
        }
        [replace] { $mine ->
            [yes] Vous proposez qu’un robot joue pour { $other }.
           *[no] { $seat } propose qu’un robot joue pour { $other }, qui pourra revenir.
        }
       *[stop] { $mine ->
            [yes] Vous proposez d’arrêter la partie ici.
           *[no] { $seat } propose d’arrêter la partie ici.
        }
    }
table-proposal-waits = On attend encore : { $names }.
table-agree = D’accord
table-decline = Non, on continue
table-withdraw = Tant pis
table-again = Reconnexion…
table-back = Connexion rétablie.
table-lost = Connexion perdue.
table-lost-kept = La table reste lisible, et votre coup est gardé.
table-lost-again = Nouvel essai dans { $seconds } s
table-lost-now = Essayer
table-pass = Passez l’appareil à { $name }
table-pass-why = Les autres regardent ailleurs. La table apparaît quand { $name } le dit.
table-pass-ready = Je suis { $name }, montrez la table
table-tabs = Parties de la table
table-tab =
    { $name ->
        [table] Table
        [people] Joueurs
        [story] Récit
       *[talk] Parler
    }
table-stay = Rester à la table
table-see-score = Voir le score
table-tab-hurt = quelque chose vous est arrivé
table-to-score = Feuille de score
table-ended =
    { $status ->
        [stopped] La partie a été arrêtée d’un commun accord.
       *[other] La partie a été laissée après un long silence.
    }
table-faster = Les robots répondent plus vite
table-rematch = Revanche

menu-title = À cette table
menu-return = Reprendre ma place au robot
menu-settings = Réglages
menu-log = Télécharger ce que j’ai vu
menu-record = Télécharger la notation
menu-replace = Laisser un robot jouer pour { $name }
menu-stop = Proposer d’arrêter
menu-resign = Abandonner
menu-resign-ask = Abandonner cette partie ?
menu-resign-what =
    { $seats ->
        [2] L’autre gagne. On ne peut pas revenir en arrière.
       *[other] Un robot prend votre place et vous êtes classé dernier. On ne peut pas revenir en arrière.
    }
menu-resign-yes = Abandonner
menu-resign-no = Continuer
menu-invite = D’autres peuvent regarder, ou s’asseoir la prochaine fois
menu-commitment = Les cartes étaient fixées avant que quiconque s’assoie. Voici leur sceau, à vérifier quand la partie sera finie :

guide-label = Guide
guide-next = Compris
guide-off = Masquer les conseils

keys-title = Touches
keys-what =
    { $what ->
        [tab] de partie en partie
        [arrows] de pièce en pièce
        [enter] jouer la pièce
        [undo] reprendre, ou le demander
        [moves] tous les coups en mots, et l’écriture
        [talk] conversation
        [state] dire où l’on en est
        [escape] lâcher une pièce, ou reprendre une étape
       *[help] cette liste
    }

waiting-title = { $game } : on attend
waiting-for =
    { $count ->
        [one] Une chaise est encore libre.
       *[other] { $count } chaises sont encore libres.
    }
waiting-ready = Tout le monde s’installe…
waiting-complete = La table est complète.
waiting-host = Envoyez le lien à ceux que vous voulez ici. Les chaises vides peuvent aller à des robots, et c’est vous qui commencez la partie.
waiting-again =
    { $count ->
        [0] La partie commence tout de suite.
        [one] La partie commencera d’elle-même dès que { $names } aura dit oui. Vous pouvez laisser cette page ouverte.
       *[other] La partie commencera d’elle-même dès que { $names } auront dit oui. Vous pouvez laisser cette page ouverte.
    }
waiting-guest = { $host } commence la partie quand tout le monde est là. Vous pouvez laisser cette page ouverte.
waiting-kept = Votre place de la dernière partie vous est gardée. Asseyez-vous, ou laissez-la à quelqu’un d’autre.
waiting-visitor = Asseyez-vous, ou regardez comment cela commence.
waiting-chairs = Chaises
waiting-you = vous
waiting-reserved = place gardée
waiting-coming = arrive…
waiting-is-host = hôte
waiting-is-ready = prêt
waiting-free = Libre
waiting-sit-here = S’asseoir ici
waiting-sit = S’asseoir
waiting-name = Votre nom à la table
waiting-seen-as = Les autres vous voient sous le nom de
waiting-rename = Prendre ce nom
waiting-bot = La donner à un robot
waiting-empty = Libérer la chaise de { $name }
waiting-fill =
    { $count ->
        [one] Commencer, avec un robot sur la chaise libre
       *[other] Commencer, avec des robots sur les { $count } chaises libres
    }
waiting-start = Commencer la partie
waiting-unready = On attend la page de { $names }.
waiting-leave = Partir
waiting-stay = Rester
waiting-leave-ask = Quitter cette table ?
waiting-leave-host = Une autre personne assise ici devient l’hôte ; s’il n’y en a pas, la table reste vide.
waiting-leave-what = Votre chaise devient libre. Vous pourrez revenir tant qu’il y en a une.
waiting-invite = Inviter
waiting-came = { $names } : à table.
table-choose = Que voulez-vous en faire ?
table-choose-none = Annuler
