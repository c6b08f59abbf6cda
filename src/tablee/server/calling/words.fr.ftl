# Appeler celles et ceux qui sont ailleurs.

server-call-with = { $game } avec { $names }
server-call-and = { $first } et { $last }
server-call-undo = { $seat } voudrait annuler un coup.
server-call-stop = { $seat } propose de s’arrêter là.
server-call-replace = { $seat } propose qu’un robot joue pour { $other_seat }.
server-call-lost =
    { $who ->
        [you] Un robot joue pour vous. Ouvrez la table pour reprendre votre place.
       *[other] Un robot joue pour { $seat }.
    }
server-call-waits =
    { $who ->
        [you] Votre temps est écoulé et la partie vous attend. Ouvrez la table pour reprendre votre place.
       *[other] La partie attend { $seat }, dont le temps est écoulé.
    }
server-call-stopped = La partie a été arrêtée avant la fin.

people-push-none = Ce serveur n’envoie pas de notifications.
people-push-bad = L’adresse de ce navigateur pour les notifications ne peut pas servir ; désactivez-les puis réactivez-les.

people-mail-none = Ce serveur n’envoie pas de courriel.
people-mail-bad = On ne peut pas écrire à cette adresse ; relisez-la.
people-mail-soon = Un courriel vient de partir à cette adresse ; regardez votre boîte, ou réessayez dans une heure.
people-mail-unwanted = La personne à qui appartient cette adresse ne veut pas de messages d’ici.
people-mail-link-bad = Ce lien ne marche pas : il a déjà servi, il a expiré, ou il est incomplet.
people-mail-confirm-subject = Est-ce votre adresse ?
people-mail-confirm-letter = Quelqu’un, sur { $where }, voudrait être prévenu par courriel quand c’est son tour, et a donné cette adresse. Si c’était vous, ouvrez ce lien et appuyez sur le bouton. Sinon, il n’y a rien à faire : rien d’autre ne viendra.
people-mail-confirm-question = Tablée doit-elle écrire à { $address } quand c’est votre tour ?
people-mail-confirm-button = Oui, écrivez-moi
people-mail-confirmed = C’est fait. Vous recevrez un courriel quand ce sera à vous et que vous serez ailleurs.
people-mail-stop-line = Pour ne plus en recevoir :
people-mail-stop-question = Tablée doit-elle cesser d’écrire à { $address } ?
people-mail-stop-button = Arrêter les messages
people-mail-stopped = C’est fait. Vous ne recevrez plus de courriels.
