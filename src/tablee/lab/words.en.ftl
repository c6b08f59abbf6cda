# Matches: what can be wrong with them.

lab-too-many-bots = { $bots } bots need more seats than { $seats }: name fewer, or give a larger table.
lab-one-bot = { $title } is a contest: a match needs two different bots, not only “{ $name }”.
lab-open-cards = “{ $name }” plays a whole team with open cards: name it alone, for a game in which all win or lose together.
lab-bad-sprt = “{ $text }” should be two shares in percent, the smaller one first, such as “50:55”.
lab-file-exists = { $where }: there is a match already; continue it with --resume, or name another file.
lab-file-busy = { $where }: this match is being played already; wait for it, or name another file.
lab-not-a-match = { $where }: this is not a file with games of a match, or a newer Tablée wrote it.
lab-other-match = { $where }: this is another match ({ $what }); give the same arguments to the same version of Tablée, or name another file.
lab-bad-line = { $where }, line { $line }: this is not a game; remove the line, and it is played again.
lab-too-many-lost = { $count } games could not be played, so the match is given up; the last: { $reason }
