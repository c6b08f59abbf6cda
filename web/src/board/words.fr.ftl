# Le plateau par défaut : pour les jeux qui n’ont pas de plateau dessiné.
board-table = La table
board-rack = Votre main
board-empty = vide
board-closed = impossible pour l’instant
board-face-down = face cachée
board-off = ne compte plus
board-fresh = vient de bouger
board-chosen = choisi
board-picked = touchez encore pour jouer
board-blocked = bloqué
board-would-be = deviendrait { $name }
board-several = { $count } × { $name }
board-choices =
    { $count ->
        [one] jouable
       *[other] { $count } choix
    }
board-standings = Classement
board-no-pieces = Il n’y a pas de pièce à toucher ici. Choisissez dans la liste des coups.
board-moves-none = Rien à choisir pour l’instant.
board-sheet = D’où viennent les points
board-sheet-total = Total
