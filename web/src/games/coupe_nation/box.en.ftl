# The box of the game: one line about it, its page, its cover, and its quiz.
home-coupe_nation-line = Build one tower together, almost without a word.
cover-coupe-nation = TOGETHER, IN SILENCE
