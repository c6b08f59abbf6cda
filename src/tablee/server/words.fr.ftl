# Le serveur : ce qu’il dit à qui le fait tourner et à qui vient.

## Qui le fait tourner

serve-workers-need-postgresql = { $workers } processus demandent une base à partager : donnez --database postgresql://…, ou retirez --workers.
serve-workers-not-here = Plusieurs processus ne sont pas possibles sur ce système ; retirez --workers.
serve-short-secret = Le secret devrait avoir au moins { $shortest } caractères ; « python3 -c 'import secrets; print(secrets.token_hex(32))' » en fait un bon.
serve-bad-key-file = { $where } : ce n’est pas un fichier de clé ; déplacez-le et un nouveau sera fait (chacun devra alors revenir comme la première fois).
serve-bad-origin = « { $text } » n’est pas l’adresse d’un serveur ; elle devrait ressembler à https://jouer.example.org.
serve-no-port = Aucun port de { $first } à { $last } n’est libre à { $host } ; choisissez-en un autre avec --port.
serve-bad-host = Cette machine n’a pas l’adresse « { $host } » ; choisissez-en une autre avec --host.
serve-port-forbidden = Le port { $port } est réservé à l’administrateur ; choisissez-en un au-dessus de 1023 avec --port, et mettez un mandataire devant.
serve-worker-failed = Un processus du serveur s’est arrêté plusieurs fois dès son lancement ; le journal dit pourquoi.
serve-port-taken = Le port { $port } est pris : c’est donc le port { $other }.
serve-open = Tablée est ouverte à { $url }
serve-open-lan = Les autres, dans ce réseau, viennent à { $url }
serve-data = Tout est gardé dans { $where }.
serve-engine = Le moteur est compilé.
serve-engine-interpreted = Le moteur n’est pas compilé ({ $why }) : les robots réfléchissent plus lentement.
serve-stop-with = Ctrl+C ferme ; aucun coup n’est perdu.
serve-stopping = Fermeture : chacun est prévenu, chaque coup est gardé.
serve-closed = Fermée.

## Qui vient

people-name-empty = Un nom demande au moins une lettre qu’on peut voir.
people-name-long = Un nom a { $longest } caractères au plus, pas { $length }.
people-name-letters = Un nom ne peut pas contenir de caractères invisibles ou qui changent le sens de lecture.
people-unknown = On ne vous connaît pas ici ; donnez d’abord un nom.
people-link-bad = Ce lien ne marche pas : il a servi, il a été repris ou il est trop vieux. Faites-en un autre sur l’appareil où l’on vous connaît.
people-name-bot = Un nom ne peut pas ressembler à celui d’un robot.
people-mute-self = Vous ne pouvez pas vous faire taire vous-même.
people-mute-nobody = On ne connaît pas ici la personne que vous voulez faire taire.
web-origin = Cette demande vient d’un autre site et n’a pas été exécutée.
web-too-large = C’est plus que le serveur ne prend à la fois : { $most } octets au plus.
web-too-often =
    C’était trop à la fois ; réessayez dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
web-too-many-sockets = Vous avez trop de tables ouvertes en même temps : { $most } au plus depuis un même endroit. Fermez-en une d’abord.
web-store-away = Le serveur ne peut rien garder pour le moment : rien n’a été fait. Réessayez un peu plus tard.
server-signed-out = Tous vos appareils ont été déconnectés. Revenez là où vous voulez continuer.
web-csrf = Cette demande ne portait pas le jeton qui montre qu’elle vient de notre page ; rechargez la page.
