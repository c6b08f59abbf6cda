# La boîte du jeu : une phrase, sa page, sa couverture et son quiz.
cover-coup = dix à la suite|et tout s’arrête
home-coup-line = Six rangées courent vers dix. Achetez la couleur qui, selon vous, y arrivera.
home-question-coup-text = Le bleu occupe 7 à 10 et 12 à 15. Posez le 11 : combien vaut alors un jeton bleu ?
home-question-coup-picture = Tuiles bleues 7, 8, 9, 10, une case vide, 12, 13, 14, 15
home-question-coup-right = { $value }, oui. Deux suites de quatre rapportaient { $before } ; neuf à la suite rapportent { $value }. Encore une tuile et c’est le Coup.
home-question-coup-wrong = Non : deux suites de quatre rapportaient { $before }, mais réunies elles font neuf à la suite, et cela rapporte { $value }. Encore une tuile et c’est le Coup.
game-coup-about = Six rangées de vingt cases n’appartiennent à personne. Chacun pose des tuiles, chacun achète des jetons, et un jeton vaut ce que valent les suites sans trou de sa rangée quand la partie s’arrête. Elle s’arrête d’un coup : dix à la suite. On pousse donc la couleur que l’on tient, on freine celle du voisin, et l’on guette l’instant où une seule tuile réunit deux suites et double une fortune.
