load-unknown-mode = Mode inconnu : « { $name } » ; choisissez max, paced, recovery ou all.
load-out-of-range = { $option } doit être compris entre { $least } et { $most }.
load-own-server-only = Pour mesurer la reprise, le serveur est tué : cela ne marche qu’avec un serveur lancé par la commande elle-même ; omettez --url.
load-no-server = Le serveur n’a pas démarré : { $reason }
load-no-answer = Le serveur n’a pas répondu au bout de { $seconds } secondes.
load-failed = La mesure a échoué : { $reason }
