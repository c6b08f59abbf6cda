# La boîte du jeu : une phrase, sa page, sa couverture et son quiz.
cover-coupage = DEUX VINS, UN CAVA
home-coupage-line = Assemblez deux vins et un cava avant que vos voisins ne les gâtent.
home-question-coupage-text = Il manque encore deux Temps à votre cava blanc avant la mise en bouteille. Vous n’avez pas de carte Temps : vous payez donc en cépages. Combien d’étoiles vous faut-il au moins ?
home-question-coupage-picture = À payer : un Temps, un autre Temps, et la bouteille
home-question-coupage-right = { $value }, oui : { $each } étoiles pour chaque Temps, et encore { $each } pour la mise en bouteille d’un cava. Une carte Temps vous épargne un bon cépage.
home-question-coupage-wrong = Non : { $each } étoiles pour chacun des deux Temps, et encore { $each } pour la mise en bouteille d’un cava. Cela fait { $value } ; une carte Temps vous en épargnerait { $each }.
game-coupage-about = Quatre tonneaux, une main de cépages et cinq recettes. On compose un assemblage, on le laisse vieillir, on paie avec des cépages que l’on aurait préféré garder, et l’on met en bouteille deux vins et un cava avant les autres. Pendant ce temps, les voisins piquent votre vin, font évaporer vos cépages et volent votre temps ; vous le leur rendez bien.
