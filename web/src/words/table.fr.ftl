# La table : consigne, joueurs, récit, conversation, salle d’attente, guide, touches.
client-offline = Le serveur ne répond pas. Vérifiez votre connexion.
client-strange = Une erreur inattendue s’est produite sur cette page. Rechargez-la : rien de ce qui était enregistré n’est perdu.
client-strange-answer = Cette page ne comprend pas la réponse du serveur ({ $status }).
client-closed = La connexion à la table a été coupée avant la réponse.

me-names = Amandine, Bastien, Céleste, Damien, Élise, Fabrice, Gaëlle, Hugo, Inès, Jules, Katell, Léonie, Maxence, Noémie, Odile, Pascal, Quentin, Rosalie, Sylvain, Thelma, Ursule, Valentin, Yseult, Zélie

table-loading = On dresse la table…
table-home = Tablée, accueil
table-phases = Phases
table-rules = Règles
table-new-tab = dans un nouvel onglet
table-menu = Plus
table-close = Fermer
table-title-turn = À vous : { $game }
table-title-over = { $game } : partie finie
table-your-clock = votre pendule
table-undo = Annuler
table-undo-ask = Demander à annuler
table-undo-why =
    { $state ->
        [nothing] rien à annuler
        [never] pas dans ce jeu
        [same] même hasard ensuite
       *[ask] avec leur accord
    }
table-confirm = { $move } ? Confirmez, ou choisissez autre chose.
table-undo-same = Le hasard reste le même : annuler ne change la chance de personne.
table-undo-far =
    Annule { $own ->
        [one] votre dernier coup
       *[other] vos { $own } derniers coups
    } et { $others ->
        [one] un coup des autres.
       *[other] { $others } coups des autres.
    }
table-undo-far-do = Annuler ces coups
table-undo-far-not = Ne rien changer
table-as-written = { $text }
table-not-now = Pas maintenant :
table-rule = Règle { $clause }
table-hint = Vous pouvez choisir tout ce qui brille.
table-following = Le plateau montre encore ce qui s’est passé ; vous pouvez déjà choisir.
table-watching = Vous regardez la partie. Toutes les mains sont cachées.
table-sending = Envoi…
table-has-resigned = a abandonné
table-bot = { $level }
table-bot-for = { $level } joue à sa place
table-bot-thinks = réfléchit, 3 s au plus
table-away = absent
table-automaton = joué par les règles
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
table-since-more = Les { $count } lignes
table-since-less = Voir moins
table-talk = Conversation
table-talk-none = La conversation est désactivée à cette table.
table-talk-silent = Pas de conversation pendant cette partie : sa règle interdit tout indice.
table-talk-empty = Personne n’a encore rien dit.
table-talk-label = Écrire un message
table-talk-send = Envoyer
table-talk-remove = Supprimer
table-talk-mute = Ne plus voir ses messages
table-moves =
    { $count ->
        [0] Aucun choix
        [one] Votre seul choix
       *[other] Vos { $count } choix
    }
table-moves-why = pas à vous
table-left = { $now } sur { $all }
table-moves-none = Ce n’est pas à vous. Si vous tapez un coup, on vous dira pourquoi il n’est pas possible.
table-type = Taper un coup
table-type-do = Le jouer
table-proposal =
    { $what ->
        [undo] { $mine ->
            [yes] Vous demandez à annuler votre dernier coup.
           *[no] { $seat } demande à annuler son dernier coup. Les mêmes cartes reviendraient.
        }
        [replace] { $mine ->
            [yes] Vous proposez qu’un robot joue pour { $other }.
           *[no] { $seat } propose qu’un robot joue pour { $other }, qui pourra revenir à tout moment.
        }
       *[stop] { $mine ->
            [yes] Vous proposez d’arrêter la partie ici.
           *[no] { $seat } propose d’arrêter la partie ici.
        }
    }
table-proposal-waits = On attend encore : { $names }.
table-agree = D’accord
table-decline = Non, on continue
table-withdraw = Retirer
table-again = Reconnexion…
table-back = Connexion rétablie.
table-lost = Connexion perdue.
table-lost-kept = La table reste lisible, et un coup que vous jouez est conservé.
table-lost-move = Votre coup est conservé et sera envoyé : { $move }.
table-lost-again = Nouvel essai dans { $seconds } s
table-lost-now = Réessayer
table-pass = Passez l’appareil à { $name }
table-pass-why = Les autres regardent ailleurs. { $name } affiche ensuite la table.
table-pass-ready = Je suis { $name }, afficher la table
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
       *[other] La partie a été abandonnée, faute de coup depuis longtemps.
    }
table-speed =
    Vitesse : { $speed ->
        [fast] rapide
        [instant] immédiate
       *[other] normale
    }
table-speed-why =
    { $speed ->
        [fast] Le plateau montre ce qui se passe trois fois plus vite. Encore (F) : tout de suite.
        [instant] Le plateau montre tout de suite ce qui s’est passé. Encore (F) : pas à pas.
       *[other] Le plateau montre ce qui se passe pas à pas. Encore (F) : plus vite.
    }
table-faster = Robots plus rapides
table-rematch = Rejouer

menu-title = À cette table
menu-return = Reprendre ma place au robot
menu-settings = Réglages
menu-log = Télécharger la partie jusqu’ici
menu-record = Télécharger l’enregistrement
menu-replace = Laisser un robot jouer pour { $name }
menu-stop = Proposer d’arrêter
menu-stop-alone = Arrêter la partie
menu-resign = Abandonner
menu-resign-ask = Abandonner cette partie ?
menu-resign-what =
    { $seats ->
        [2] L’autre joueur gagne. On ne peut pas revenir en arrière.
       *[other] Un robot prend votre place et vous êtes classé dernier. On ne peut pas revenir en arrière.
    }
menu-resign-yes = Abandonner
menu-resign-no = Continuer
menu-invite = Inviter à regarder, ou à jouer la prochaine fois
menu-fair = Comment vérifier que le tirage est loyal
menu-commitment = L’ordre des cartes était fixé avant que quiconque s’assoie. Une fois la partie finie, vous pourrez le vérifier grâce à ce sceau :

guide-label = Guide
guide-next = Compris
guide-none = Les conseils s’affichent ici dès qu’on vous demande quelque chose de nouveau.
guide-earlier = Conseils déjà donnés
guide-off = Masquer les conseils

keys-title = Touches
keys-what =
    { $what ->
        [tab] partie suivante de la page
        [arrows] pièce suivante
        [enter] jouer la pièce
        [undo] annuler, ou le demander
        [moves] voir tous les choix, ou taper un coup
        [talk] conversation
        [state] dire où en est la partie
        [speed] changer la vitesse de ce qui se passe sur le plateau
        [escape] lâcher une pièce, ou annuler une étape
       *[help] cette liste
    }

waiting-title = { $game } : on attend
waiting-for =
    { $count ->
        [one] Une chaise est encore libre.
       *[other] { $count } chaises sont encore libres.
    }
waiting-ready = Tout le monde s’installe…
waiting-complete = La table est complète.
waiting-host = Envoyez le lien à ceux avec qui vous voulez jouer. Vous pouvez donner les chaises vides à des robots, et c’est vous qui lancez la partie.
waiting-again =
    { $count ->
        [0] La partie commence tout de suite.
        [one] La partie commence dès que { $names } accepte. Vous pouvez laisser cette page ouverte.
       *[other] La partie commence dès que { $names } acceptent. Vous pouvez laisser cette page ouverte.
    }
waiting-guest = { $host } lance la partie quand tout le monde est là. Vous pouvez laisser cette page ouverte.
waiting-kept = Votre chaise de la dernière partie vous est réservée. Asseyez-vous, ou laissez-la à quelqu’un d’autre.
waiting-visitor = Asseyez-vous, ou restez regarder.
waiting-chairs = Chaises
waiting-you = vous
waiting-reserved = réservée
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
waiting-unready = On attend que la page de { $names } soit chargée.
waiting-leave = Quitter
waiting-stay = Rester
waiting-leave-ask = Quitter cette table ?
waiting-leave-host = Une autre personne à la table devient l’hôte. S’il n’y a plus personne, la table reste vide.
waiting-leave-what = Votre chaise se libère. Vous pourrez revenir tant qu’il en reste une.
waiting-invite = Inviter
waiting-came = À table : { $names }.
table-choose = Que voulez-vous en faire ?
table-choose-none = Annuler
table-branched =
    { $count ->
        [0] Et si… : rejouée depuis le premier coup d’une autre partie, avec les mêmes cartes.
       *[other] Et si… : cette partie en continue une autre après son coup { $count }, avec les mêmes cartes.
    }
