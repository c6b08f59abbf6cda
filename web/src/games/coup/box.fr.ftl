# La boîte du jeu : une phrase, sa page, sa couverture et son quiz.
cover-coup = dix à la suite|et tout s’arrête
home-coup-line = Six séries font la course jusqu’à dix. Achetez la couleur qui, selon vous, y arrivera.
home-question-coup-text = Le bleu occupe 7 à 10 et 12 à 15. Vous posez le 11 : combien vaut maintenant un jeton bleu ?
home-question-coup-picture = Tuiles bleues 7, 8, 9, 10, une case vide, 12, 13, 14, 15
home-question-coup-right = { $value }, oui. Deux suites de quatre valaient { $before } ; neuf tuiles à la suite valent { $value }. Encore une tuile, et c’est le Coup.
home-question-coup-wrong = Non : deux suites de quatre valaient { $before }, mais réunies elles font neuf tuiles à la suite, qui valent { $value }. Encore une tuile, et c’est le Coup.
game-coup-about = Les six séries de vingt cases n’appartiennent à personne. Chacun pose des tuiles et achète des jetons, et un jeton vaut ce que valent les suites de sa série quand la partie s’arrête. Elle s’arrête d’un coup : à dix tuiles de suite. On pousse donc ses couleurs, on freine celles du voisin, et l’on guette le moment où une seule tuile réunit deux suites et double une fortune.
