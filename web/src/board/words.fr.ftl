# Le plateau par défaut : pour les jeux qui n’ont pas de plateau dessiné.
board-table = La table
board-rack = Ce que vous avez en main
board-empty = vide
board-closed = pas possible pour l’instant
board-face-down = face cachée
board-off = ne compte plus
board-fresh = vient de bouger
board-chosen = choisi
board-picked = attend un second toucher
board-blocked = bloqué
board-would-be = serait { $name }
board-several = { $count } × { $name }
board-choices =
    { $count ->
        [one] jouable
       *[other] { $count } choix
    }
board-standings = Classement
board-no-pieces = Ce jeu ne montre pas de pièces ici. Choisissez dans la liste des coups.
board-moves-none = Rien à choisir pour l’instant.
board-sheet = D’où viennent les points
board-sheet-total = Total
