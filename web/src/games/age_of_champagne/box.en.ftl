# The box of the game: one line about it, its page, its cover, and its quiz.
home-age_of_champagne-line = Vines, cellars and orders, from chalk to cork.
