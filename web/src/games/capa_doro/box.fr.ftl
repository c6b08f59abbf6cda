# La boîte du jeu : une phrase, sa page, sa couverture et son quiz.
home-capa_doro-line = Cultivez, vendez, roulez. Le premier à soixante points gagne.
home-question-capa_doro-text = Le marché d’Amérique centrale propose des balles dorées à 5, 6, 6, 6 et 7. Vous en achetez deux : combien payez-vous ?
home-question-capa_doro-picture = Balles dorées : une à 5, trois à 6, une à 7
home-question-capa_doro-right = { $value }, oui : { $first } pour la moins chère, puis { $second } pour la suivante. Les places bon marché se vident d’abord, pour vous comme pour tout le monde.
home-question-capa_doro-wrong = Non : la moins chère coûte { $first }, et une fois partie, la suivante coûte { $second }. Cela fait { $value }.
game-capa_doro-about = Quatre continents produisent quatre tabacs. Semez des plantations, poussez-les jusqu’à la récolte, vendez quand les prix sont hauts, achetez quand ils sont bas, et roulez les cigares de vos recettes : d’abord les simples, qui rapportent de l’argent, puis les meilleurs, qui rapportent des points. Un dé et un sac de cubes décident de ce qui pousse ; les vrillettes et les événements veillent à ce que rien ne soit acquis.
