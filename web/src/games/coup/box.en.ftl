# The box of the game: one line about it, its page, its cover, and its quiz.
cover-coup = ten in a row|ends it all
home-coup-line = Six rows race to ten. Buy the colour you think will make it.
home-question-coup-text = Blue lies at 7 to 10 and at 12 to 15. Lay the 11: what is one blue token worth then?
home-question-coup-picture = Blue tiles 7, 8, 9, 10, an empty space, 12, 13, 14, 15
home-question-coup-right = { $value }, yes. Two runs of four brought { $before }; nine in a row bring { $value }. One more tile is the Coup.
home-question-coup-wrong = No: two runs of four brought { $before }, but joined they are nine in a row, and that brings { $value }. One more tile is the Coup.
game-coup-about = Six rows of twenty spaces belong to nobody. Everybody lays tiles, everybody buys tokens, and a token is worth what its row’s unbroken runs are worth when the game stops. It stops with a bang: ten in a row. So you race a colour you hold, slow down the one your neighbour holds, and watch for the moment when one tile joins two runs and doubles a fortune.
