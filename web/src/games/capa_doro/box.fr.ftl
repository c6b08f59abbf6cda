# La boîte du jeu : une phrase, sa page, sa couverture et son quiz.
home-capa_doro-line = Cultivez, vendez, roulez. Le premier à soixante points gagne.
