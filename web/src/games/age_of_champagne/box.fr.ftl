# La boîte du jeu : une phrase, sa page, sa couverture et son quiz.
home-age_of_champagne-line = Vignes, caves et commandes, de la craie au bouchon.
