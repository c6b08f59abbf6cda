# The box of the game: one line about it, its page, its cover, and its quiz.
cover-coupage = TWO WINES, ONE CAVA
home-coupage-line = Blend two wines and a cava before your neighbours spoil the vat.
home-question-coupage-text = Your white cava still needs two Time, then its bottle. No Time card in your hand: grapes must do. How many stars is that at least?
home-question-coupage-picture = To be paid: one Time, another Time, and the bottle
home-question-coupage-right = { $value }, yes: { $each } stars stand in for each Time, and a cava takes { $each } more to bottle. A Time card saves you a good grape.
home-question-coupage-wrong = No: { $each } stars stand in for one Time, twice, and a cava takes { $each } more to bottle. That makes { $value }; a Time card would save you { $each } of them.
game-coupage-about = Four barrels, a hand of grapes, and five recipes. Lay a blend, let it age, pay with the grapes you would rather have kept, and bottle two wines and a cava before anybody else. Meanwhile the neighbours spoil your wine, let your grapes evaporate and steal your time; you do the same to them.
