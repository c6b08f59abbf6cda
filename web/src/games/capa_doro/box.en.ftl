# The box of the game: one line about it, its page, its cover, and its quiz.
home-capa_doro-line = Grow, sell and roll. The first to sixty points wins.
home-question-capa_doro-text = The market of Central America has gold bales at 5, 6, 6, 6 and 7. You buy two of them: what do you pay?
home-question-capa_doro-picture = Gold bales: one at 5, three at 6, one at 7
home-question-capa_doro-right = { $value }, yes: { $first } for the cheapest, then { $second } for the next. Buying empties the cheap spaces, for you and for everybody else.
home-question-capa_doro-wrong = No: the cheapest costs { $first }, and with it gone the next costs { $second }. That makes { $value }.
game-capa_doro-about = Four continents grow four tobaccos. Sow plantations, push them on until they bear, sell where prices are high and buy where they are low, and roll the cigars your recipes ask for: simple ones first, which bring money, then better ones, which bring points. A die and a bag of cubes decide what grows; beetles and events see to it that nothing is safe.
