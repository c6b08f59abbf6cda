load-unknown-mode = Il n’y a pas de charge « { $name } » ; choisissez max, paced, recovery ou all.
load-out-of-range = { $option } va de { $least } à { $most }.
load-own-server-only = Un serveur qui a sa propre adresse ne peut pas être tué et mesuré ; pour recovery, omettez --url.
load-no-server = Le serveur n’a pas démarré : { $reason }
load-no-answer = Le serveur n’a pas répondu en { $seconds } secondes.
load-failed = La charge n’a pas pu être appliquée : { $reason }
