# The box of the game: one line about it, its page, its cover, and its quiz.
home-age_of_champagne-line = Vines, cellars and orders, from chalk to cork.
home-question-age_of_champagne-text = Your vineyards yield nine grapes. Your press takes eight, and your winery has room for six. How many do you store?
home-question-age_of_champagne-picture = Nine grapes, a press for eight, room for six
home-question-age_of_champagne-right = { $value }, yes: { $grapes } grow, the press would take { $press }, but there is only room for { $room }. Vines, press and winery have to grow together.
home-question-age_of_champagne-wrong = No: of { $grapes } grapes the press takes { $press }, and the winery has room for { $room } of them. So { $value } are stored, and the rest is lost.
game-age_of_champagne-about = Ten years in the life of a Champagne house. Each year you send your Collaborators out: to buy vineyards, to enlarge press and winery, to blend still wines into cuvees, to make them known, and to ship them to Paris, across Europe or overseas. The places are few, orders go to whoever is ready first, and every year brings an event. Whoever has most prestige after the tenth harvest is Cellar Master of the decade.
