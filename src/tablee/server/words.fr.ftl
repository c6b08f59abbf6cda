# Le serveur : ce qu’il dit à qui le fait tourner et à qui vient.

## Qui le fait tourner

serve-workers-need-postgresql = { $workers } processus demandent une base à partager : donnez --database postgresql://…, ou retirez --workers.
serve-workers-not-here = Plusieurs processus ne sont pas possibles sur ce système ; retirez --workers.
serve-short-secret = Le secret devrait avoir au moins { $shortest } caractères ; « python3 -c 'import secrets; print(secrets.token_hex(32))' » en fait un bon.
serve-bad-key-file = { $where } : ce n’est pas un fichier de clé ; déplacez-le et un nouveau sera fait (chacun devra alors revenir comme la première fois).
serve-bad-origin = « { $text } » n’est pas l’adresse d’un serveur ; elle devrait ressembler à https://jouer.example.org.
serve-bad-push-key = { $where } : ce n’est pas la clé avec laquelle partent les notifications ; déplacez ce fichier et une autre sera faite (il faudra autoriser de nouveau les appareils).
serve-bad-mail = Ce n’est pas un serveur de courriel ; il devrait ressembler à smtp://NOM:MOTDEPASSE@MACHINE:587, ou smtps:// pour chiffrer dès le début. Dans le mot de passe, @ et / s’écrivent %40 et %2F.
serve-mail-needs-from = Il faut un expéditeur aux messages : ajoutez --mail-from, par exemple --mail-from tablee@example.org.
serve-mail-needs-origin = Les messages contiennent des liens, il faut donc l’adresse de ce serveur : ajoutez --origin, par exemple --origin https://play.example.org.
serve-bad-webhook = Ce n’est pas une adresse de webhook ; elle devrait commencer par https:// ou http://.
serve-webhook-secret = Le webhook signe avec un secret d’au moins { $shortest } caractères : donnez TABLEE_WEBHOOK_SECRET.
serve-bad-contact = « { $text } » n’est pas un contact ; il devrait ressembler à mailto:vous@example.org ou https://example.org.
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
web-host = Personne n’habite sous ce nom ; prenez l’adresse qu’on vous a donnée.
server-lan-only-here = Seule la personne devant la machine qui sert peut l’ouvrir au réseau local, ou la fermer.
server-lan-not-here = Ce serveur ne peut pas être ouvert à un réseau local depuis ici.
web-too-large = C’est plus que le serveur ne prend à la fois : { $most } octets au plus.
web-too-often =
    C’était trop à la fois ; réessayez dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
web-too-many-sockets = Vous avez trop de tables ouvertes en même temps : { $most } au plus depuis un même endroit. Fermez-en une d’abord.
web-full = Ce serveur accueille déjà autant de visiteurs qu’il le peut. Réessayez un peu plus tard.
web-store-away = Le serveur ne peut rien garder pour le moment : rien n’a été fait. Réessayez un peu plus tard.
server-clock-set = L’horloge du serveur a fait un saut : vos pendules ont été arrêtées pour cette durée. Elles reviennent dans un instant.
server-signed-out = Tous vos appareils ont été déconnectés. Revenez là où vous voulez continuer.
web-csrf = Cette demande ne portait pas le jeton qui montre qu’elle vient de notre page ; rechargez la page.
