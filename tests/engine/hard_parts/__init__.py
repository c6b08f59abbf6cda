"""Models of the parts of Capa d'Oro, Coupe nation and Age of Champagne that ask most of the contract between a game and
the engine. They are small, but complete games: the whole conformance suite runs on them."""
