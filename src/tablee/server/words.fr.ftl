# Le serveur : ce qu’il dit à qui le fait tourner et à qui vient.

## Qui le fait tourner

serve-workers-need-postgresql = { $workers } processus ont besoin d’une base partagée : donnez --database postgresql://…, ou retirez --workers.
serve-workers-not-here = Plusieurs processus ne sont pas possibles sur ce système ; retirez --workers.
serve-short-secret = Le secret devrait avoir au moins { $shortest } caractères ; « python3 -c 'import secrets; print(secrets.token_hex(32))' » en produit un bon.
serve-bad-key-file = { $where } : ce n’est pas un fichier de clé. Déplacez-le, et un autre sera créé (chacun devra alors se reconnecter).
serve-bad-origin = « { $text } » n’est pas l’adresse d’un serveur ; elle devrait ressembler à https://jouer.example.org.
serve-bad-push-key = { $where } : ce n’est pas la clé des notifications. Déplacez ce fichier, et une autre sera créée (chacun devra de nouveau autoriser les notifications).
serve-bad-mail = Ce n’est pas l’adresse d’un serveur de courriel ; elle devrait ressembler à smtp://NOM:MOTDEPASSE@MACHINE:587, ou smtps:// pour chiffrer dès le début. Dans le mot de passe, @ et / s’écrivent %40 et %2F.
serve-mail-needs-from = Les courriels ont besoin d’un expéditeur : ajoutez --mail-from, par exemple --mail-from tablee@example.org.
serve-mail-needs-origin = Les courriels contiennent des liens, il faut donc l’adresse de ce serveur : ajoutez --origin, par exemple --origin https://play.example.org.
serve-bad-webhook = Ce n’est pas une adresse de webhook ; elle devrait commencer par https:// ou http://.
serve-webhook-secret = Le webhook signe avec un secret d’au moins { $shortest } caractères : donnez TABLEE_WEBHOOK_SECRET.
serve-bad-contact = « { $text } » n’est pas un contact ; il devrait ressembler à mailto:vous@example.org ou https://example.org.
serve-no-port = Aucun port de { $first } à { $last } n’est libre à { $host } ; choisissez-en un autre avec --port.
serve-bad-host = Cette machine n’a pas l’adresse « { $host } » ; choisissez-en une autre avec --host.
serve-port-forbidden = Le port { $port } est réservé à l’administrateur. Choisissez-en un au-dessus de 1023 avec --port, et mettez un proxy devant.
serve-worker-failed = Un processus du serveur s’est arrêté plusieurs fois dès son lancement ; le journal dit pourquoi.
serve-port-taken = Le port { $port } est pris : on utilise le port { $other }.
serve-open = Tablée est ouverte à { $url }
serve-open-lan = Les autres appareils de ce réseau peuvent venir à { $url }
serve-data = Toutes les données sont dans { $where }.
serve-engine = Le moteur est compilé.
serve-engine-interpreted = Le moteur n’est pas compilé ({ $why }) : les robots réfléchissent plus lentement.
serve-stop-with = Ctrl+C pour fermer ; aucun coup n’est perdu.
serve-stopping = Fermeture : chacun est prévenu, et chaque coup est conservé.
serve-closed = Fermée.

## Qui vient

people-name-empty = Un nom doit avoir au moins une lettre visible.
people-name-long = Un nom compte { $longest } caractères au plus, pas { $length }.
people-name-letters = Un nom ne peut pas contenir de caractères invisibles ou de contrôle.
people-unknown = Vous n’avez pas encore de nom ici ; choisissez-en un d’abord.
people-link-bad = Ce lien ne marche pas : il a déjà servi, il a été annulé ou il a expiré. Créez-en un autre sur l’appareil où vous êtes connecté.
people-name-bot = Un nom ne peut pas ressembler à celui d’un robot.
people-mute-self = Vous ne pouvez pas masquer vos propres messages.
people-mute-nobody = Cette personne n’existe pas ici.
web-origin = Cette demande vient d’un autre site et a été refusée.
web-host = Il n’y a pas de serveur à ce nom ; utilisez l’adresse qu’on vous a donnée.
server-lan-only-here = Seule une personne devant la machine du serveur peut l’ouvrir au réseau local, ou l’y fermer.
server-lan-not-here = Ce serveur ne peut pas être ouvert à un réseau local depuis ici.
web-too-large = C’est trop à la fois : le serveur accepte { $most } octets au plus.
web-too-often =
    Trop de demandes ; réessayez dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
web-too-many-sockets = Vous avez trop de tables ouvertes en même temps : { $most } au plus depuis une même adresse. Fermez-en une d’abord.
web-full = Ce serveur est plein pour le moment. Réessayez un peu plus tard.
web-store-away = Le serveur ne peut rien enregistrer pour le moment : rien n’a été fait. Réessayez un peu plus tard.
server-clock-set = L’horloge du serveur a fait un saut : vos pendules ont été arrêtées pour cette durée. Elles reviennent dans un instant.
server-signed-out = Tous vos appareils ont été déconnectés. Reconnectez-vous là où vous voulez continuer.
web-csrf = Cette demande ne portait pas le jeton de notre page ; rechargez la page.
