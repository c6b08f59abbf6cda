# Une partie terminée, coup par coup ; un enregistrement sur disque ; et si… ; vérifier.
replay-title = Revoir : { $game }
replay-title-file = Ouvrir un enregistrement
replay-loading = On remet le plateau comme il était…
replay-trouble = Impossible de montrer cette partie
replay-trouble-works = Les autres parties et vos tables sont toujours là.
replay-to-table = Vers la table
replay-to-home = Accueil

replay-file-head = Une partie de votre disque
replay-file-text = Choisissez un enregistrement (fichier .tablee) ou déposez-le ici. On y voit chaque coup, par les yeux de chacun, et on vérifie que tout est vrai.
replay-file-choose = Choisir un enregistrement
replay-file-drop = Lâchez pour l’ouvrir
replay-file-privacy = Le fichier est envoyé à ce serveur pour être rejoué ; rien n’en est gardé.
replay-file-where = Où en trouver ? La feuille de score de chaque partie propose « Télécharger l’enregistrement » ; les parties jouées au terminal sont dans son dossier de parties.
replay-file-other = Ouvrir un autre enregistrement
replay-file-long = Ce fichier est trop long pour être l’enregistrement d’une partie.
replay-file-not = Impossible de montrer cet enregistrement
replay-file-unread = Le fichier n’a pas pu être lu.

replay-start = Avant le premier coup
replay-where = Coup { $at } sur { $all }
replay-hidden = { $seat } fait un choix que ces yeux n’ont pas vu.
replay-forced = Rien d’autre n’était possible.

replay-eyes = Par les yeux de
replay-eyes-gallery = la galerie
replay-eyes-of = { $name }
replay-slider = Position dans la partie
replay-first = Au début
replay-last = À la fin
replay-back = Un coup en arrière
replay-on = Un coup en avant
replay-round-back = Une manche en arrière
replay-round-on = Une manche en avant
replay-play = Lire
replay-pause = Pause
replay-speed = Vitesse
replay-speed-of =
    { $speed ->
        [1] lent
        [2] posé
       *[4] vite
    }
replay-turn = Tournant { $letter }, coup { $at }
replay-keys = ← → un coup · Maj : une manche · Espace : lire
replay-story = Récit
replay-players = Joueurs
replay-menu = Cette partie
replay-if = Rejouer à partir d’ici
replay-if-over = déjà joué
replay-copy = Copier un lien vers ce coup
replay-copy-short = Copier le lien
replay-copied = Le lien vers le coup { $at } est copié.
replay-copy-failed = Le lien n’a pas pu être copié. Il est dans la barre d’adresse.
replay-download = Télécharger l’enregistrement
replay-download-short = Télécharger
replay-verify = Vérifier
replay-score = Feuille de score
replay-branched =
    { $count ->
        [0] Et si… : rejouée depuis le premier coup d’une autre partie, avec les mêmes cartes.
       *[other] Et si… : cette partie en continue une autre après son coup { $count }, avec les mêmes cartes.
    }

if-title = Et si… ?
if-text = Une nouvelle partie repart de cette position. Les mêmes cartes viennent : seules les décisions sont nouvelles. Elle ne compte dans les statistiques de personne.
if-seat = Vous prenez la place de
if-bots = Des robots prennent les autres
if-acts = à jouer
if-go = Rejouer
if-cancel = Pas maintenant

verify-title = Tout est-il vrai ?
verify-yes = Vérifié à l’instant : tout ce qui peut être prouvé dans cette partie est vrai.
verify-no = Quelque chose dans cet enregistrement n’est pas vrai.
verify-mark =
    { $ok ->
        [yes] vrai
        [no] faux
       *[none] non promis
    }
verify-self = Faites-le vous-même : téléchargez l’enregistrement et lancez ceci sur votre machine, avec la même version de Tablée. Les cartes sont redistribuées et chaque coup est rejoué.
verify-compare = Qui était à la table peut comparer l’engagement avec celui affiché avant le début de la partie.
verify-close = Fermer
