# Over the wire: why a request or a message was not understood.

web-bad-message = This message was not understood: { $reason }
web-bad-method = This cannot be done with that method.
web-bad-request = This request does not fit: { $reason }
web-bad-text = This text holds a character that is none (the null character).
web-bad-type = The request must be JSON.
web-forbidden = This is not allowed: { $reason }
web-not-found = There is nothing at this address.
web-too-large-body = The request is too large.
web-unexpected = Something went wrong here that nobody expected. Nothing you were told was kept is lost.

web-home-title = A table for good games, with friends and honest bots.
web-home-open = The house is open and keeps every move. The table in the browser comes next; until then these doors are open:
web-home-terminal = Play at once, in a terminal
web-home-program = Sit down with a program of your own
web-home-operator = See whether all is well
web-home-game = { $title }, by { $designers } ({ $publisher }, { $year })
web-home-credit = Tablée is not affiliated with the authors and publishers of these games.
