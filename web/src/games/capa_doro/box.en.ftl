# The box of the game: one line about it, its page, its cover, and its quiz.
home-capa_doro-line = Grow, sell and roll. The first to sixty points wins.
