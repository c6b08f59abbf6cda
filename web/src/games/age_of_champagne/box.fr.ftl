# La boîte du jeu : une phrase, sa page, sa couverture et son quiz.
home-age_of_champagne-line = Vignes, caves et commandes, de la craie au bouchon.
home-question-age_of_champagne-text = Vos vignobles donnent neuf raisins. Votre pressoir en prend huit, et votre cuverie a de la place pour six. Combien en rentrez-vous ?
home-question-age_of_champagne-picture = Neuf raisins, un pressoir pour huit, de la place pour six
home-question-age_of_champagne-right = { $value }, oui : { $grapes } poussent, le pressoir en prendrait { $press }, mais il n’y a de place que pour { $room }. Vignes, pressoir et cuverie doivent grandir ensemble.
home-question-age_of_champagne-wrong = Non : sur { $grapes } raisins, le pressoir en prend { $press }, et la cuverie n’a de place que pour { $room }. On en rentre donc { $value }, et le reste est perdu.
game-age_of_champagne-about = Dix ans dans la vie d’une maison de champagne. Chaque année, vous envoyez vos Collaborateurs acheter des vignobles, agrandir le pressoir et la cuverie, assembler les vins clairs en cuvées, les faire connaître, et les expédier à Paris, en Europe ou outre-mer. Les places sont rares, les commandes vont à qui est prêt le premier, et chaque année apporte son événement. Qui a le plus de prestige après la dixième vendange est Chef de cave de la décennie.
