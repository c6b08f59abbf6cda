# La boîte du jeu : une phrase, sa page, sa couverture et son quiz.
cover-coupage = DEUX VINS, UN CAVA
home-coupage-line = Assemblez deux vins et un cava avant que vos voisins ne gâtent la cuve.
home-question-coupage-text = Il manque encore deux Temps à votre cava blanc, puis sa mise en bouteille. Aucune carte Temps en main : les cépages devront suffire. Combien d’étoiles au moins ?
home-question-coupage-picture = À payer : un Temps, un autre Temps, et la bouteille
home-question-coupage-right = { $value }, oui : { $each } étoiles remplacent chaque Temps, et la mise en bouteille d’un cava en coûte encore { $each }. Une carte Temps épargne un bon cépage.
home-question-coupage-wrong = Non : { $each } étoiles remplacent un Temps, deux fois, et la mise en bouteille d’un cava en coûte encore { $each }. Cela fait { $value } ; une carte Temps vous en épargnerait { $each }.
game-coupage-about = Quatre tonneaux, une main de cépages et cinq recettes. On pose un assemblage, on le laisse vieillir, on paie avec les cépages que l’on aurait voulu garder, et l’on met en bouteille deux vins et un cava avant les autres. Pendant ce temps les voisins piquent votre vin, font évaporer vos cépages et volent votre temps ; vous le leur rendez bien.
