# The server: what it tells those who run it and those who come.

## Whoever runs it

serve-workers-need-postgresql = { $workers } processes need a database they can share: give --database postgresql://…, or leave --workers out.
serve-workers-not-here = Several processes are not possible on this system; leave --workers out.
serve-short-secret = The secret should have at least { $shortest } characters; “python3 -c 'import secrets; print(secrets.token_hex(32))'” makes a good one.
serve-bad-key-file = { $where }: this is not a key file; move it away and a new one is made (people will then have to come in anew).
serve-bad-origin = “{ $text }” is no address of a server; it should look like https://play.example.org.
serve-bad-push-key = { $where }: this is not the key that notifications are sent with; move it away and a new one is made (devices then have to be allowed anew).
serve-bad-mail = This is no mail server; it should look like smtp://USER:PASSWORD@HOST:587, or smtps:// for encryption from the start. Letters like @ or / in the password are written %40 and %2F.
serve-mail-needs-from = Mail needs a sender: add --mail-from, as in --mail-from tablee@example.org.
serve-mail-needs-origin = Letters hold links, so the address of this server is needed: add --origin, as in --origin https://play.example.org.
serve-bad-webhook = This is no address for a webhook; it should begin with https:// or http://.
serve-webhook-secret = The webhook needs a secret to sign with, of at least { $shortest } characters: set TABLEE_WEBHOOK_SECRET.
serve-bad-contact = “{ $text }” is no contact; it should look like mailto:you@example.org or https://example.org.
serve-no-port = No port from { $first } to { $last } is free at { $host }; choose another with --port.
serve-bad-host = This machine has no address “{ $host }”; choose another with --host.
serve-port-forbidden = Port { $port } is reserved for the administrator; choose one above 1023 with --port, and let a proxy stand before it.
serve-worker-failed = A server process ended again and again as soon as it was started; the log says why.
serve-port-taken = Port { $port } is taken, so this is port { $other }.
serve-open = Tablée is open at { $url }
serve-open-lan = Others in this network come to { $url }
serve-data = Everything is kept in { $where }.
serve-engine = The engine is compiled.
serve-engine-interpreted = The engine is not compiled ({ $why }), so bots think more slowly.
serve-stop-with = Ctrl+C closes it; no move is lost.
serve-stopping = Closing: everybody is told, every move is kept.
serve-closed = Closed.

## Whoever comes

people-name-empty = A name needs at least one letter that can be seen.
people-name-long = A name has at most { $longest } characters, not { $length }.
people-name-letters = A name cannot hold invisible or steering characters.
people-unknown = You are not known here; give a name first.
people-link-bad = This link does not work: it was used, taken back, or is too old. Make a new one on the device where you are known.
people-name-bot = A name cannot look like that of a bot.
people-mute-self = You cannot mute yourself.
people-mute-nobody = Whoever you want to mute is not known here.
web-origin = This request comes from another site and was not carried out.
web-host = Nobody is at home under this name; use the address you were given.
server-lan-only-here = Only whoever sits at the machine that serves can open or close it to the local network.
server-lan-not-here = This server cannot be opened to a local network from here.
web-too-large = This is more than the server takes at once: at most { $most } bytes.
web-too-often =
    That was too much at once; try again in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
web-too-many-sockets = You have too many tables open at once: at most { $most } from one place. Close one first.
web-full = This server has as many visitors as it can take at the moment. Please try again a little later.
web-store-away = The server cannot keep anything at the moment, so nothing was done. Please try again a little later.
server-clock-set = The server’s clock has jumped, so your clocks were stopped for that time. They are shown again in a moment.
server-signed-out = All your devices were signed out. Come in again where you want to go on.
web-csrf = This request did not carry the token that shows it comes from our own page; load the page again.
