# La boîte du jeu : une phrase, sa page, sa couverture et son quiz.
home-capa_doro-line = Cultivez, échangez, roulez. Soixante points de cigares l’emportent.
