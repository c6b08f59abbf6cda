# À une table : pourquoi une chose est impossible. Un coup contraire aux règles est refusé dans les mots du jeu.

server-already-asked = Une autre proposition est en attente ; répondez-y d’abord.
server-already-so = C’est déjà le cas.
server-bad-clock = Ces durées ne conviennent pas à une pendule du genre « { $kind } » : un coup dure au moins 5 secondes, une réserve en compte au moins 10, les jours vont de 1 à 60, et seule une réserve a un incrément.
server-banned = L’hôte ne souhaite pas votre présence à cette table.
server-bot-plays = Un robot joue à cette place.
server-bots-fail = Les robots ne répondent pas pour le moment.
server-busy = Il se passe trop de choses à la fois à cette table. Réessayez.
server-by-invitation = Cette table est sur invitation : demandez le lien à l’hôte.
server-closing = Le serveur ferme un instant. Rien n’est perdu ; revenez bientôt.
server-content-gone = Cette table a été préparée avec un fichier de contenu ({ $content }) qui n’existe plus.
server-declined-enough = Votre proposition a été refusée plusieurs fois ; redemandez après le prochain coup.
server-enough = Cette table a atteint sa limite pour cela ; ouvrez-en une autre.
server-forgotten = Vos données ont été effacées ici, comme vous l’avez souhaité.
server-has-begun = La partie a commencé.
server-has-resigned = Cette place a abandonné.
server-hushed = L’hôte vous a retiré la parole à cette table.
server-is-here = { $seat } est là ; un robot ne peut remplacer qu’une personne absente.
server-is-over = La partie est finie.
server-long-enough = Cette partie compte { $most } entrées, c’est la limite. Vous pouvez la jouer jusqu’au bout ou l’arrêter d’un commun accord ; rien d’autre n’est possible, pas même annuler un coup.
server-moved-on = Il s’est passé quelque chose depuis votre décision ; regardez à nouveau.
server-no-chat = La conversation est désactivée à cette table.
server-no-free-seat = Toutes les places sont prises.
server-no-such-line = Cette ligne n’existe pas.
server-no-such-table = Cette table n’existe pas.
server-no-time = Votre temps pour ce choix est écoulé : vous ne pouvez plus l’annuler.
server-no-watching = Cette table n’admet pas de spectateurs.
server-not-asked = Vous n’avez rien à décider maintenant.
server-not-begun = La partie n’a pas commencé.
server-not-over = La partie n’est pas finie.
server-not-seated = Vous n’avez pas de place à cette table.
server-not-seated-there = Seule une autre personne assise ici peut devenir l’hôte.
server-not-your-seat = Cette place n’est pas la vôtre.
server-not-yourself = Vous ne pouvez pas vous faire cela à vous-même.
server-nonce-missing = { $seat } n’a pas encore ajouté sa part de hasard aux cartes ; sa page le fera dès qu’elle sera ouverte.
server-nothing-asked = Il n’y a pas de proposition en attente.
server-nothing-said = Le message était vide.
server-only-host = Seul l’hôte peut faire cela.
server-played-here = Cette personne a joué ici et peut revoir la partie ; retirez-lui plutôt la parole.
server-plays-here = Cette personne joue ici ; retirez-lui la parole, ou proposez de continuer sans elle.
server-seat-free = La place { $number } est libre.
server-seat-taken = La place { $number } est prise.
server-seats-missing =
    { $count ->
        [one] Une place est encore libre : attendez quelqu’un, ou donnez-la à un robot.
       *[other] { $count } places sont encore libres : attendez quelqu’un, ou donnez-les à des robots.
    }
server-silent-game = { $title } se joue en silence.
server-silent-name = { $title } se joue en silence : les noms ne changent pas avant la fin de la partie.
server-too-many = Il n’y a pas assez de places pour tous : { $seats } en tout.
server-too-many-tables = Vous avez { $most } tables ouvertes ; terminez-en une d’abord.
server-too-many-tables-here = Votre adresse a déjà { $most } tables ouvertes ; terminez-en une d’abord.
server-little-space = Il ne reste plus assez de place sur le disque de ce serveur pour ouvrir une table. Les parties commencées continuent.
server-undone-enough = Vous avez annulé ce choix { $most } fois, c’est la limite. Décidez-vous ; vous pourrez de nouveau annuler les choix suivants.
server-which-seat = Vous avez plusieurs places : dites laquelle.
server-whom = Dites quelle place un robot doit prendre.
server-clock-decides = C’est la pendule de cette table qui décide quand un robot prend le relais.
server-someone-away = { $seat } n’est pas là et peut revenir ; personne ne peut accepter à sa place.
server-one-seat = À une table ouverte à tous, chacun a une seule place.

# Une partie terminée, racontée à nouveau : ce qui est prouvé, et pourquoi on ne peut pas la raconter ou la continuer.

server-branch-over = La partie est déjà jouée à ce moment ; continuez à partir d’un coup plus tôt.
server-check-branched =
    { $count ->
        [0] Les cartes étaient connues avant le début : la partie est rejouée depuis son premier coup et ne promet rien sur le hasard.
        [one] Cette partie en continue une autre après son premier coup, avec les mêmes cartes ; elles étaient connues, rien n’est donc promis sur le hasard.
       *[other] Cette partie en continue une autre après son coup { $count }, avec les mêmes cartes ; elles étaient connues, rien n’est donc promis sur le hasard.
    }
server-check-commitment = Les cartes étaient fixées avant que quiconque s’installe : le secret correspond à l’engagement { $commitment }.
server-check-moves =
    { $undone ->
        [0] Les { $count } coups suivent tous les règles.
        [one] Les { $count } coups suivent tous les règles ; un autre a été annulé.
       *[other] Les { $count } coups suivent tous les règles ; { $undone } autres ont été annulés.
    }
server-check-number = Les cartes viennent du nombre { $number }, que chacun pouvait choisir : rien n’était promis.
server-check-other-result = L’enregistrement annonce { $result }, mais ses coups mènent à { $found }.
server-check-result = Les coups mènent au résultat enregistré.
server-check-unfinished = La partie n’a pas été jouée jusqu’au bout, il n’y a donc pas de résultat à vérifier.
server-no-such-move = Il n’y a pas de coup { $move } dans cette partie ; elle en compte { $most }.
server-record-too-long = { $where } : cet enregistrement est trop long pour une partie.
server-replay-later = Cette partie n’est pas finie : la revoir maintenant dévoilerait ce qui est caché. Revenez quand elle sera terminée.
