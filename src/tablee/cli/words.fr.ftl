# La commande `tablee` et la table dans le terminal.

## Aide

cli-about = Tablée : des jeux de société à une table numérique, avec des robots loyaux.
cli-epilog = « tablee play » commence une partie tout de suite. « tablee COMMAND --help » en dit plus sur une commande.
cli-usage = usage :
cli-commands = commandes
cli-arguments = arguments
cli-options = options
cli-about-play = jouer contre des robots, ici dans le terminal
cli-about-games = lister les jeux
cli-about-record = lire ou vérifier une partie enregistrée
cli-about-show = lire la partie sous forme de récit, avec sa feuille de score
cli-about-verify = rejouer la partie et vérifier ses coups, son résultat et son tirage
cli-about-bench = mesurer le moteur
cli-about-match = faire jouer des robots entre eux de nombreuses fois, et compter
cli-about-serve = ouvrir des tables aux personnes et aux robots, dans le navigateur
cli-about-load = mesurer un serveur en charge : des robots à de nombreuses tables, par de vraies connexions
cli-about-backup = copier toutes les données d’un serveur dans un seul fichier, pendant qu’il tourne
cli-about-restore = restaurer une sauvegarde dans une base vide
cli-help-help = afficher cette aide
cli-help-lang = langue, en ou fr
cli-help-version = afficher la version, et si le moteur est compilé
cli-help-game = quel jeu, par exemple coupage (coup)
cli-help-seats = nombre de joueurs, vous compris (4, ou ce que le jeu permet)
cli-help-bots = vos adversaires : novice (débutant), casual (amateur), skilled (confirmé), expert ou master (maître) ; pour la recherche aussi random, greedy, ismcts ou ismcts:500 ; un nom pour tous, ou un pour chacun (skilled)
cli-help-seed = jouer la partie de ce numéro ; sans lui, les cartes sont tirées au hasard
cli-help-option = une option des règles ; peut être donnée plusieurs fois
cli-help-content = un fichier JSON qui remplace des valeurs imprimées ; les règles du jeu le décrivent (« règles » à la table)
cli-help-name = votre nom à la table
cli-help-new = commencer une partie même si une autre attend
cli-help-plain = des lignes de texte au lieu de la table plein écran
cli-help-fast = les robots jouent sans attendre
cli-help-data = où garder les parties
cli-help-file = un enregistrement, comme games/coup-….tablee ; verify en prend plusieurs
cli-help-bench-game = ce jeu seulement
cli-help-match-game = quel jeu, par exemple coupage
cli-help-match-bots = qui joue : des niveaux, random, greedy, greedy@1 ou ismcts:500 ; un nom par place, ou moins (voir --seating) ; dans un jeu coopératif, ils forment une équipe
cli-help-match-games = nombre de parties, arrondi à des donnes entières (400)
cli-help-match-seats = places à la table (une par nom)
cli-help-match-seating = s’il y a moins de noms que de places : half, ils se les partagent également, ou one, le premier en a une et les autres le reste (half)
cli-help-match-seed = un autre nombre donne d’autres donnes ; le même, le même match (1)
cli-help-match-sprt = s’arrêter dès qu’il est clair si le premier robot gagne P ou Q pour cent, comme 50:55 ; chaque réponse est fausse dans 5 % des matchs au plus
cli-help-match-json = fichier du résultat, comme match.json ; les parties sont gardées à côté, dans match.games.jsonl
cli-help-match-resume = continuer un match à partir de son fichier
cli-help-match-jobs = nombre de processus (un par cœur)
cli-help-json = écrire du JSON
cli-help-server-data = où le serveur garde ses tables et sa clé
cli-help-database = adresse de la base : sqlite:///FICHIER ou postgresql://… (un fichier dans le dossier de données)
cli-help-host = adresse d’écoute (127.0.0.1 : cette machine seulement)
cli-help-port = port d’écoute ; le suivant s’il est pris (8080)
cli-help-lan = laisser venir les autres appareils de ce réseau, et afficher leur adresse
cli-help-no-browser = ne pas ouvrir le navigateur
cli-help-secret = clé qui signe les cookies, 16 caractères au moins ; mieux donnée par TABLEE_SECRET (un fichier dans le dossier de données)
cli-help-server-content = un fichier JSON qui remplace des valeurs imprimées d’un jeu, décrit dans ses règles ; peut être donné plusieurs fois
cli-help-origin = adresse publique du serveur derrière un proxy qui change les noms, comme https://jouer.example.org ; peut être donnée plusieurs fois
cli-help-proxy = faire confiance à ce qu’un proxy à cette adresse dit des clients (sans adresse : un proxy sur cette machine)
cli-help-workers = nombre de processus ; plus d’un demande PostgreSQL (1)
cli-help-pace = durée minimale d’un coup de robot, en millisecondes (800)
cli-help-away-after = secondes après lesquelles un robot peut remplacer une personne partie (120)
cli-help-call-after = secondes après lesquelles une personne absente est prévenue que c’est son tour (20)
cli-help-contact = comment les services de notification vous joignent, mailto:… ou https://… (l’expéditeur des courriels, ou l’adresse de --origin)
cli-help-mail = serveur de courriel pour ceux qui en veulent, smtp:// ou smtps:// ; mieux donné par TABLEE_MAIL
cli-help-mail-from = expéditeur de ces courriels
cli-help-webhook = adresse prévenue de chaque appel, en JSON ; mieux donnée par TABLEE_WEBHOOK
cli-help-webhook-secret = secret qui signe ces appels ; mieux donné par TABLEE_WEBHOOK_SECRET
cli-help-forget-after = jours sans activité après lesquels une table est abandonnée (30)
cli-help-unplayed-after = jours après lesquels les tables jamais commencées et les invités qui n’ont jamais joué sont supprimés (14)
cli-help-least-free = ne plus ouvrir de table s’il reste moins de place sur le disque, en mégaoctets (100)
cli-help-new-store = partir d’une base vide même s’il reste les clés d’un ancien serveur
cli-help-metrics-token = jeton avec lequel une autre machine peut lire /metrics ; mieux donné par TABLEE_METRICS_TOKEN
cli-help-log = écrire le journal en texte ou en JSON (text)
cli-help-no-limits = accepter toutes les demandes ; seulement pour mesurer
cli-help-load-url = adresse d’un serveur lancé avec --no-limits ; sans elle, un serveur est lancé exprès
cli-help-load-mode = quoi mesurer : le plus de coups possible (max), un flux régulier (paced), le redémarrage après une panne (recovery) ou tout (all) (max)
cli-help-load-game = le jeu auquel on joue (coup)
cli-help-load-tables = nombre de tables où l’on joue
cli-help-load-seats = places à chaque table (4)
cli-help-load-seconds = combien de temps mesurer (10)
cli-help-load-rate = coups par seconde en tout, pour un flux régulier
cli-help-load-effects = chaque joueur demande l’effet de ses choix, comme le fait un navigateur
cli-help-load-open-tables = tables ouvertes en plus, où personne ne joue
cli-help-backup-file = fichier à écrire
cli-help-restore-file = fichier écrit par « tablee backup »

## Plaintes

cli-unknown-command = Il n’y a pas de commande « { $name } ». Vouliez-vous dire : { $near } ?
cli-unknown-verb = Il n’y a pas de commande « { $name } » pour les enregistrements. Vouliez-vous dire : { $near } ?
cli-unrecognized = « { $text } » est inconnu ; « { $usage } --help » montre ce qui existe.
cli-required = Il manque { $text } ; voyez « { $usage } --help ».
cli-needs-value = { $text } demande une valeur ; voyez « { $usage } --help ».
cli-takes-no-value = { $text } ne prend pas de valeur ; voyez « { $usage } --help ».
cli-bad-arguments = Ces arguments ne sont pas compris ({ $text }) ; voyez « { $usage } --help ».
cli-not-a-number = { $option } demande un nombre entier comme 4, pas « { $text } ».
cli-out-of-range = { $option } doit être compris entre { $least } et { $most } ; « { $text } » ne convient pas.
cli-bad-content = « { $text } » devrait être un jeu et un fichier, comme « coup=valeurs.json ».
cli-bad-log = « { $text } » n’est pas une sorte de journal ; choisissez text ou json.
cli-unknown-language = La langue « { $name } » n’existe pas ici ; choisissez en ou fr.
cli-bad-option = « { $text } » devrait être une option et sa valeur, comme « nom=valeur ».
cli-bad-name = « { $name } » ne peut pas être un nom à la table : il doit avoir de 1 à { $longest } lettres et ne pas ressembler à un robot.
cli-too-many-bots = { $bots } robots et vous, c’est plus que { $seats } places : donnez moins de robots ou un --seats plus grand.
cli-no-folder = { $where } : il faut un dossier à cet endroit, mais on ne peut pas le créer.
cli-missing = { $where } : ce fichier n’existe pas.
cli-is-folder = { $where } : c’est un dossier ; il faut un fichier.
cli-not-folder = { $where } : ce n’est pas un dossier ; il en faut un.
cli-not-allowed = { $where } : vous n’en avez pas le droit ; choisissez un autre endroit ou changez ses droits.
cli-read-only = { $where } : on ne peut pas écrire sur ce disque ; choisissez un autre endroit avec --data.
cli-disk-full = { $where } : le disque est plein. Faites de la place, et la partie sera enregistrée au prochain coup.
cli-system = { $where } : ce n’est pas possible ({ $reason }).
cli-too-long = { $where } : le fichier est bien trop long pour une partie.
cli-not-text = { $where } : ce n’est pas un fichier de texte, donc pas un enregistrement de Tablée.
cli-other-game = { $where } : ce n’est pas une partie de { $title } avec une personne à la table.
cli-already-playing = Une partie de { $title } se joue déjà depuis { $where } ; terminez-la là-bas, ou donnez un autre endroit avec --data.
cli-unexpected = Quelque chose s’est mal passé ({ $kind } : { $reason }). Votre partie est enregistrée jusqu’au dernier coup ; TABLEE_DEBUG=1 en montre plus.
cli-temporary = Il n’y a pas d’endroit pour garder vos parties : elles restent dans { $where } jusqu’au nettoyage de la machine ; choisissez un endroit avec --data.
cli-damaged = Votre dernière partie est illisible et a été conservée sous { $where } : { $reason }
cli-options-wait = Une partie attend : vos options vaudront pour la prochaine ; --new la commence tout de suite.

## Serveur

cli-backed-up = Tout est copié dans { $where }. Gardez ce fichier en lieu sûr : il contient les secrets des parties.
cli-restored = Tout ce que contenait { $where } est restauré.
cli-restored-unchecked = Cette sauvegarde vient d’une version plus ancienne et n’a pas de somme de contrôle : seule sa structure a été vérifiée.

## Jeux et enregistrements

cli-games-id = nom
cli-games-title = jeu
cli-games-players = joueurs
cli-games-credits = de
cli-games-bots = robots
cli-record-true = { $where } : conforme aux règles ; { $result }
cli-record-so-far =
    { $moves ->
        [one] { $where } : conforme aux règles jusqu’ici, inachevée après un coup
       *[other] { $where } : conforme aux règles jusqu’ici, inachevée après { $moves } coups
    }
cli-record-commitment = { $where } : le secret correspond à l’engagement { $commitment }
cli-record-branched =
    { $moves ->
        [0] { $where } : jouée avec des cartes déjà connues, donc sans promesse sur le hasard
        [one] { $where } : continue une autre partie après son coup 1, avec ses cartes, donc sans promesse sur le hasard
       *[other] { $where } : continue une autre partie après son coup { $moves }, avec ses cartes, donc sans promesse sur le hasard
    }
cli-record-stopped =
    { $moves ->
        [one] { $where } : conforme aux règles, arrêtée après un coup
       *[other] { $where } : conforme aux règles, arrêtée après { $moves } coups
    }
cli-record-won =
    { $count ->
        [0] personne n’a gagné
       *[other] victoire de { $names }
    }
cli-record-unfinished = Cette partie n’est pas finie : on ne montre que ce que tous pouvaient voir.

## Matchs

cli-match-title = { $title }, { $seats ->
        [one] une place
       *[other] { $seats } places
    } : { $games ->
        [one] une partie
       *[other] { $games } parties
    } { $deals ->
        [one] d’une donne
       *[other] de { $deals } donnes
    }, tirage { $seed }
cli-match-options = avec { $options }
cli-match-progress = { $title } : { $bots }
cli-match-so-far = { $bot } { $share } ({ $low }–{ $high })
cli-match-bot = robot
cli-match-wins = gagnées
cli-match-share = part
cli-match-interval = intervalle à 95 %
cli-match-fair = équitable
cli-match-points = points
cli-match-rating = cote
cli-match-median = ms, médiane
cli-match-p95 = ms, 95 %
cli-match-stronger = { $bot } gagne plus que sa part équitable de { $fair } : tout son intervalle est au-dessus.
cli-match-weaker = { $bot } gagne moins que sa part équitable de { $fair } : tout son intervalle est au-dessous.
cli-match-even = Aucune différence n’apparaît : l’intervalle de { $bot } contient sa part équitable de { $fair }.
cli-match-team = L’équipe a gagné { $wins } parties sur { $games } : { $share }, intervalle à 95 % de { $low } à { $high }.
cli-match-sprt-high = Test de { $low } contre { $high } (SPRT) : { $high } l’emporte, avec un risque d’erreur de 5 % au plus.
cli-match-sprt-low = Test de { $low } contre { $high } (SPRT) : { $low } l’emporte, avec un risque d’erreur de 5 % au plus.
cli-match-sprt-undecided = Test de { $low } contre { $high } (SPRT) : indécis après toutes les parties ; davantage de parties trancheraient peut-être.
cli-match-lost = { $count ->
        [one] Une partie n’a pas pu être jouée et sa donne ne compte pas : { $reason }.
       *[other] { $count } parties n’ont pas pu être jouées et leurs donnes ne comptent pas ; la dernière : { $reason }.
    }
cli-match-saved = Le résultat est dans { $where }, les parties sont dans { $games }.
cli-match-stopped = Arrêté après { $played } parties sur { $total } ; la même commande avec --resume continue.
cli-match-no-ratings = Les cotes demandent le paquet Python openskill : pip install tablee[lab]
cli-match-resume-what = --resume continue un match à partir de son fichier : donnez-le avec --json.
cli-match-bad-seating = « { $text } » n’est pas une façon de s’asseoir ; choisissez half ou one.

## À la table

cli-guest = Invité
cli-amount = { $points }
cli-resumed = Vous reprenez la partie laissée en cours ; --new en commence une autre.
cli-saved = La partie est enregistrée ; elle reprendra au prochain « { $command } ».
cli-after-game = La partie est terminée : tapez « nouvelle » pour rejouer, ou « quitter ».
cli-no-moves = Vous n’avez rien à décider maintenant.
cli-undone-free = Coup annulé.
cli-undone-agreed = Coup annulé. Les mêmes cartes reviendront.
cli-line-help =
    Tapez un coup (son dernier mot suffit s’il n’y en a qu’un), ou l’un de ces mots :
      coups     ce que vous pouvez faire     annuler  annuler votre dernier coup
      table     revoir la table              journal  ce qui s’est passé
      score     les points de chacun         règles   les règles du jeu
      infos     les cartes visibles, de plus près
      nouvelle  laisser cette partie et en commencer une autre
      quitter   enregistrer et partir (la fin de l’entrée aussi)

cli-title-continue = Une partie vous attend
cli-continue-about = Vous avez laissé une partie en cours ({ $title }). Aussi à la table : { $names }.
cli-button-continue = Continuer
cli-button-new = Nouvelle partie
cli-button-rematch = Rejouer (n)
cli-button-look = Revoir la table
cli-button-quit = Quitter
cli-button-keep = Continuer la partie
cli-new-sure = Commencer une nouvelle partie ? Celle-ci restera inachevée, et vous ne pourrez plus la continuer.
cli-too-small = Cette fenêtre fait { $width }×{ $height }. Il faut au moins 80×24 pour la table : agrandissez-la, ou quittez avec q et utilisez « tablee play --plain ».
cli-title-moves = Coups
cli-title-keys = Touches
cli-together = Tous ensemble
cli-title-info = De plus près
cli-since = Depuis votre dernier tour
cli-since-nothing = Il ne s’est encore rien passé.
cli-title-score = Feuille de score
cli-type-move = un coup, comme { $example }
cli-hint = Conseil
cli-hints-on = Les conseils sont affichés.
cli-hints-off = Les conseils sont masqués.
cli-fast-on = Les robots jouent sans attendre.
cli-fast-off = Les robots prennent leur temps.
cli-undo-waits = Votre coup sera annulé dès que { $seat } aura joué.
cli-nothing-there = Vous ne pouvez rien en faire maintenant.
cli-not-a-move = Il n’y a rien à jouer ici pour l’instant.
cli-by-itself = Un seul coup était possible, il est donc joué pour vous : { $moves }.
cli-unsaved = Pas enregistré : { $reason }
cli-undo-free = Vous pouvez annuler librement : rien n’a été révélé depuis votre dernier coup.
cli-undo-agreed = Annuler vous ramène avant votre dernier coup ; les mêmes cartes reviendront.

cli-foot-keys = touches
cli-foot-undo = annuler
cli-foot-moves = coups
cli-foot-type = taper
cli-foot-rules = règles
cli-foot-info = infos
cli-foot-hints = conseils
cli-foot-language = English
cli-foot-quit = quitter

cli-name-click = souris
cli-name-letters = lettre
cli-key-arrows = choisir une pièce
cli-key-enter = la jouer
cli-key-click = jouer une pièce, ou lire pourquoi on ne peut pas
cli-key-letters = les coups affichés sous votre main (ou un chiffre)
cli-key-colon = taper un coup
cli-key-m = liste des coups
cli-key-u = annuler votre dernier coup
cli-key-r = règles du jeu (aussi F1)
cli-key-i = ce qui s’est passé depuis votre tour, et les cartes visibles
cli-key-tab = regarder une pièce (Page ↑ et ↓ : faire défiler la table)
cli-key-g = conseils affichés ou masqués
cli-key-f = robots sans attendre, ou à leur rythme
cli-key-t = sombre ou clair
cli-key-l = English
cli-key-n = nouvelle partie
cli-key-e = score provisoire (aussi F2)
cli-key-q = enregistrer et quitter
cli-key-escape = fermer

cli-sign-cursor = sélectionné
cli-sign-choice = possible maintenant
cli-sign-recent = changé depuis votre dernier coup
cli-sign-gain = gagnerait
cli-sign-loss = perdrait
cli-sign-goes = s’en irait
cli-sign-blocked = serait bloqué
cli-sign-back = face cachée
cli-sign-empty = rien ici

cli-point-board = Le plateau
cli-point-hand = Vos tuiles
cli-point-tokens = Les jetons
cli-point-cash = Votre argent
cli-point-phases = Les étapes
cli-point-prompt = Le choix
cli-point-supply = La réserve
cli-point-score = Le score

cli-you-can = Vous pouvez : { $moves }.
cli-you-can-also = Vous pouvez : { $moves }, et plus encore : « coups » donne toute la liste.
cli-data-folder = Les parties sont dans { $where }.
cli-interpreted = Le moteur n’est pas compilé ({ $why }) : les robots réfléchissent plus lentement.
cli-weaker-bots = Le moteur n’est pas compilé ici : les robots chercheurs jouent moins bien.
cli-help-bot-seed = hasard des robots : avec --seed, on peut rejouer la même partie
cli-unknown-word = « { $text } » est inconnu ici ; « { $usage } --help » montre ce qui existe.

cli-record-title = { $title } : { $names }
cli-pointed = { $place } : { $text }
cli-see-score = Entrée montre le score.
cli-unknown-key = Cette touche ne fait rien ici ; ? montre les touches.
cli-undo-sure = Cela annule { $steps } coups : le vôtre, et tous ceux joués depuis. Les mêmes cartes reviendront.
cli-undo-again = Cela annule { $steps } coups : le vôtre, et tous ceux joués depuis. Tapez encore une fois « annuler » pour le faire.
cli-new-again = Cette partie restera inachevée, et vous ne pourrez plus la continuer. Tapez encore une fois « nouvelle » pour en commencer une autre.
cli-button-undo = Annuler
cli-for-example = (par exemple : { $example } ; « aide » en dit plus)
cli-log-empty = Il ne s’est encore rien passé.
cli-foot-play = jouer
cli-foot-score = score
cli-name-enter = Entrée
cli-name-rows = majuscule
cli-key-rows = aller à la série ou à la carte de cette lettre
