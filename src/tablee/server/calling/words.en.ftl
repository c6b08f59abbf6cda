# Calling people who are away.

server-call-with = { $game } with { $names }
server-call-and = { $first } and { $last }
server-call-undo = { $seat } would like to take a move back.
server-call-stop = { $seat } proposes to stop here.
server-call-replace = { $seat } proposes that a bot plays for { $other_seat }.
server-call-lost =
    { $who ->
        [you] A bot is playing for you. Open the table to take your seat back.
       *[other] A bot is playing for { $seat }.
    }
server-call-waits =
    { $who ->
        [you] Your time ran out, and the game waits for you. Open the table to take your seat back.
       *[other] The game waits for { $seat }, whose time ran out.
    }
server-call-stopped = The game was stopped before its end.

people-push-none = This server does not send notifications.
people-push-bad = This browser’s address for notifications cannot be used; switch them off and on again.

people-mail-none = This server sends no mail.
people-mail-bad = Mail cannot be sent to this address; look at it again.
people-mail-soon = A message was sent to this address a short while ago; look there, or try again in an hour.
people-mail-unwanted = The owner of this address does not want mail from here.
people-mail-link-bad = This link does not work: it was used, is too old, or is not whole.
people-mail-confirm-subject = Is this your address?
people-mail-confirm-letter = Somebody at { $where } would like to be told by mail when it is their turn, and gave this address. If that was you, open this link and press the button there. If not, you need not do anything: nothing more will come.
people-mail-confirm-question = Should Tablée write to { $address } when it is your turn?
people-mail-confirm-button = Yes, write to me
people-mail-confirmed = Done. You will get a message when it is your turn and you are away.
people-mail-stop-line = No more mail:
people-mail-stop-question = Should Tablée stop writing to { $address }?
people-mail-stop-button = Stop the messages
people-mail-stopped = Done. You will get no more messages.
