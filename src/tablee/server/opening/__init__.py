"""Opening tables: a first game, the next game of the same people, and a game that goes on from another one."""
