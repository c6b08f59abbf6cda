# The box of the game: one line about it, its page, its cover, and its quiz.
home-coupe_nation-line = Build one tower together, almost without a word.
cover-coupe-nation = TOGETHER, IN SILENCE
home-question-coupe_nation-text = Two glasses stand side by side, { $low } and { $high }. Which one may stand on top of them?
home-question-coupe_nation-picture = Two full glasses, 20 and 25, and an empty one on top of both
home-question-coupe_nation-right = { $value }, yes: a glass stands on two others only with a number between theirs. The higher you build, the fewer numbers are left, and nobody may say what is missing.
home-question-coupe_nation-wrong = No: the number must lie between { $low } and { $high }, so it is { $value }. The higher you build, the fewer numbers are left.
game-coupe_nation-about = Build a tower of 28 glasses together: every number rises from left to right, and each glass stands on two others with a number between theirs. Nobody may talk about the cards. A glass can be laid face down, whatever its number, but each must be opened in the end, and one that does not fit makes the whole tower fall. Two cards that add up to a third bring it out of the Reserve, and mend what went wrong.
