# The server: what it tells those who run it and those who come.

## Whoever runs it

serve-workers-need-postgresql = { $workers } processes need a database they can share: give --database postgresql://…, or leave --workers out.
serve-workers-not-here = Several processes are not possible on this system; leave --workers out.
serve-short-secret = The secret should have at least { $shortest } characters; “python3 -c 'import secrets; print(secrets.token_hex(32))'” makes a good one.
serve-bad-key-file = { $where }: this is not a key file. Move it away and a new one is made (everybody then has to sign in again).
serve-bad-origin = “{ $text }” is not the address of a server; it should look like https://play.example.org.
serve-bad-push-key = { $where }: this is not the key for notifications. Move it away and a new one is made (people then have to allow notifications again).
serve-bad-mail = This is not the address of a mail server; it should look like smtp://USER:PASSWORD@HOST:587, or smtps:// for encryption from the start. In the password, write @ as %40 and / as %2F.
serve-mail-needs-from = Mail needs a sender: add --mail-from, as in --mail-from tablee@example.org.
serve-mail-needs-origin = Mails contain links, so the address of this server is needed: add --origin, as in --origin https://play.example.org.
serve-bad-webhook = This is not the address of a webhook; it should begin with https:// or http://.
serve-webhook-secret = The webhook needs a secret to sign with, of at least { $shortest } characters: set TABLEE_WEBHOOK_SECRET.
serve-bad-contact = “{ $text }” is not a contact; it should look like mailto:you@example.org or https://example.org.
serve-no-port = No port from { $first } to { $last } is free at { $host }; choose another with --port.
serve-bad-host = This machine has no address “{ $host }”; choose another with --host.
serve-port-forbidden = Port { $port } is reserved for the administrator. Choose one above 1023 with --port, and put a proxy in front of it.
serve-worker-failed = A server process ended several times right after its start; see the log.
serve-port-taken = Port { $port } is taken, so port { $other } is used.
serve-open = Tablée is open at { $url }
serve-open-lan = Others on this network can come to { $url }
serve-data = All data is kept in { $where }.
serve-engine = The engine is compiled.
serve-engine-interpreted = The engine is not compiled ({ $why }), so bots think more slowly.
serve-stop-with = Press Ctrl+C to close it; no move is lost.
serve-stopping = Closing: everybody is told, and every move is kept.
serve-closed = Closed.

## Whoever comes

people-name-empty = A name needs at least one visible letter.
people-name-long = A name can have at most { $longest } characters, not { $length }.
people-name-letters = A name cannot contain invisible or control characters.
people-unknown = You have no name here yet; choose one first.
people-link-bad = This link does not work: it was used, cancelled, or has expired. Create a new one on the device where you are signed in.
people-name-bot = A name cannot look like that of a bot.
people-mute-self = You cannot mute yourself.
people-mute-nobody = There is no such person to mute.
web-origin = This request comes from another site and was refused.
web-host = There is no server under this name; use the address you were given.
server-lan-only-here = Only somebody at the machine that runs the server can open or close it to the local network.
server-lan-not-here = This server cannot be opened to a local network from here.
web-too-large = This is too much at once: the server accepts at most { $most } bytes.
web-too-often =
    Too many requests; try again in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
web-too-many-sockets = You have too many tables open at once: at most { $most } from one address. Close one first.
web-full = This server is full at the moment. Please try again a little later.
web-store-away = The server cannot save anything at the moment, so nothing was done. Please try again a little later.
server-clock-set = The server’s clock has jumped, so your clocks were stopped for that time. They are shown again in a moment.
server-signed-out = All your devices were signed out. Sign in again where you want to continue.
web-csrf = This request did not carry the token of our own page; reload the page.
