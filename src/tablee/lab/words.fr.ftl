# Les matchs : ce qui peut ne pas aller.

lab-too-many-bots = Pour { $bots } robots, { $seats } places ne suffisent pas : nommez-en moins, ou donnez une plus grande table.
lab-one-bot = À { $title }, on joue les uns contre les autres : il faut deux robots différents pour un match, pas seulement « { $name } ».
lab-open-cards = « { $name } » joue toute une équipe à cartes ouvertes : nommez-le seul, pour un jeu où l’on gagne ou perd ensemble.
lab-bad-sprt = « { $text } » devrait être deux parts en pour cent, la plus petite d’abord, comme « 50:55 ».
lab-file-exists = { $where } : il y a déjà un match ; continuez-le avec --resume, ou donnez un autre fichier.
lab-file-busy = { $where } : ce match est déjà en train d’être joué ; attendez sa fin, ou donnez un autre fichier.
lab-not-a-match = { $where } : ce n’est pas un fichier de parties d’un match, ou une version plus récente de Tablée l’a écrit.
lab-other-match = { $where } : c’est un autre match ({ $what }) ; donnez les mêmes arguments à la même version de Tablée, ou un autre fichier.
lab-bad-line = { $where }, ligne { $line } : ce n’est pas une partie ; supprimez la ligne, et elle sera rejouée.
lab-too-many-lost = { $count } parties n’ont pas pu être jouées : le match est abandonné ; la dernière : { $reason }
