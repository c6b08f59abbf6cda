# La boîte du jeu : une phrase, sa page, sa couverture et son quiz.
home-coupe_nation-line = Bâtissez ensemble une seule tour, presque sans un mot.
cover-coupe-nation = ENSEMBLE, EN SILENCE
