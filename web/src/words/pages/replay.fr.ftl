# Une partie terminée, coup par coup ; un enregistrement sur disque ; et si… ; vérifier.
replay-title = Revoir : { $game }
replay-title-file = Ouvrir un enregistrement
replay-loading = On remet le plateau en place…
replay-trouble = Impossible d’afficher cette partie
replay-trouble-works = Les autres parties et vos tables sont intactes.
replay-to-table = Retour à la table
replay-to-home = Accueil

replay-file-head = Une partie depuis votre disque
replay-file-text = Choisissez un enregistrement (fichier .tablee) ou déposez-le ici. Vous pourrez suivre chaque coup du point de vue de chaque joueur, et vérifier que la partie était loyale.
replay-file-choose = Choisir un enregistrement
replay-file-drop = Lâchez pour l’ouvrir
replay-file-privacy = Le fichier est envoyé à ce serveur pour être rejoué. Il n’est pas conservé.
replay-file-where = Où en trouver ? La feuille de score de chaque partie propose « Télécharger l’enregistrement ». Les parties jouées dans le terminal sont dans son dossier de parties.
replay-file-other = Ouvrir un autre enregistrement
replay-file-long = Ce fichier est trop long pour être l’enregistrement d’une partie.
replay-file-not = Impossible d’afficher cet enregistrement
replay-file-unread = Le fichier n’a pas pu être lu.

replay-label = Partie enregistrée
replay-begins = { $game } avec { $names }, depuis le premier coup
replay-start = Avant le premier coup
replay-where = Coup { $at } sur { $all }
replay-hidden = { $seat } fait un choix caché de ce point de vue.
replay-forced = Rien d’autre n’était possible.

replay-eyes = Point de vue
replay-eyes-gallery = spectateur
replay-eyes-of = { $name }
replay-slider = Position dans la partie
replay-first = Au début
replay-last = À la fin
replay-back = Un coup en arrière
replay-on = Un coup en avant
replay-round-back = Une manche en arrière
replay-round-on = Une manche en avant
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-speed-of =
    { $speed ->
        [1] lent
        [2] normal
       *[4] rapide
    }
replay-turn = Tournant { $letter }, coup { $at }
replay-keys = ← → un coup · Maj : une manche · Espace : lecture
replay-story = Récit
replay-players = Joueurs
replay-menu = Cette partie
replay-if = Continuer à partir d’ici
replay-if-over = la partie est jouée
replay-copy = Copier un lien vers ce coup
replay-copy-short = Copier le lien
replay-copied = Le lien vers le coup { $at } est copié.
replay-copy-failed = Le lien n’a pas pu être copié. Il est dans la barre d’adresse.
replay-download = Télécharger l’enregistrement
replay-download-short = Télécharger
replay-verify = Vérifier
replay-score = Feuille de score

if-title = Et si… ?
if-text = Une nouvelle partie commence à cette position. Les mêmes cartes reviennent : seules les décisions changent. Elle ne compte dans les statistiques de personne.
if-seat = Vous prenez la place de
if-bots = Des robots prennent les autres places
if-acts = à jouer
if-go = Continuer
if-cancel = Annuler

verify-title = La partie était-elle loyale ?
verify-yes = Vérifié à l’instant : tout ce que l’on peut prouver sur cette partie est vrai.
verify-no = Quelque chose dans cet enregistrement n’est pas vrai.
verify-mark =
    { $ok ->
        [yes] vrai
        [no] faux
       *[none] non promis
    }
verify-self = Vérifiez vous-même : téléchargez l’enregistrement et lancez ceci sur votre machine, avec la même version de Tablée. Les cartes sont redistribuées et chaque coup est rejoué.
verify-compare = Si vous avez joué cette partie, comparez l’engagement avec celui qui était affiché avant le début.
verify-close = Fermer
