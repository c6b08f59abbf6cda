# The box of the game: one line about it, its page, its cover, and its quiz.
cover-coup = ten in a row|ends it all
home-coup-line = Six rows race to ten. Buy the colour you think will get there.
home-question-coup-text = Blue has 7 to 10 and 12 to 15. You lay the 11: what is a blue token worth now?
home-question-coup-picture = Blue tiles 7, 8, 9, 10, an empty space, 12, 13, 14, 15
home-question-coup-right = { $value }, yes. Two runs of four were worth { $before }; nine in a row are worth { $value }. One more tile makes the Coup.
home-question-coup-wrong = No: two runs of four were worth { $before }, but together they make nine in a row, worth { $value }. One more tile makes the Coup.
game-coup-about = The six rows of twenty spaces belong to nobody. Everybody lays tiles and buys tokens, and a token is worth what the unbroken runs of its row are worth when the game ends. It ends suddenly: with ten in a row. So you help the colours you own, slow down those of your neighbours, and watch for the moment when one tile joins two runs and doubles a fortune.
