# The box of the game: one line about it, its page, its cover, and its quiz.
cover-coupage = TWO WINES, ONE CAVA
home-coupage-line = Blend two wines and a cava before your neighbours spoil them.
home-question-coupage-text = Your white cava still needs two Time before you can bottle it. You have no Time card, so you pay with grapes. How many stars do you need at least?
home-question-coupage-picture = To pay: one Time, another Time, and the bottle
home-question-coupage-right = { $value }, yes: { $each } stars for each Time, and { $each } more to bottle a cava. A Time card saves you a good grape.
home-question-coupage-wrong = No: { $each } stars for each of the two Time, and { $each } more to bottle a cava. That makes { $value }; a Time card would save you { $each } of them.
game-coupage-about = Four barrels, a hand of grapes and five recipes. Lay a blend, let it age, pay with grapes you would rather keep, and bottle two wines and a cava before anybody else. Meanwhile your neighbours spoil your wine, evaporate your grapes and steal your time; you do the same to them.
