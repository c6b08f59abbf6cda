# La boîte du jeu : une phrase, sa page, sa couverture et son quiz.
home-coupe_nation-line = Bâtissez ensemble une seule tour, presque sans un mot.
cover-coupe-nation = ENSEMBLE, EN SILENCE
home-question-coupe_nation-text = Deux coupes côte à côte, { $low } et { $high }. Laquelle peut se poser sur les deux ?
home-question-coupe_nation-picture = Deux coupes pleines, 20 et 25, et une coupe vide posée sur les deux
home-question-coupe_nation-right = { $value }, oui : une coupe ne tient sur deux autres que si son nombre est compris entre les leurs. Plus on monte, moins il reste de nombres, et personne ne peut dire ce qui manque.
home-question-coupe_nation-wrong = Non : le nombre doit être compris entre { $low } et { $high }, c’est donc { $value }. Plus on monte, moins il reste de nombres.
game-coupe_nation-about = Bâtissez ensemble une tour de 28 coupes : les nombres montent de gauche à droite, et chaque coupe repose sur deux autres, avec un nombre compris entre les leurs. Personne ne peut parler de ses cartes. Une coupe peut être posée face cachée, quel que soit son nombre, mais il faudra la révéler un jour, et si elle ne convient pas, toute la tour s’effondre. Deux cartes dont la somme ou la différence en donne une troisième la font sortir de la Réserve et réparent une erreur.
