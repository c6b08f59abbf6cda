# Over the wire: why a request or a message was not understood.

web-bad-message = This message was not understood: { $reason }
web-bad-method = This cannot be done with that method.
web-bad-request = This request does not fit: { $reason }
web-bad-text = This text holds a character that is none (the null character).
web-bad-type = The request must be JSON.
web-forbidden = This is not allowed: { $reason }
web-not-found = There is nothing at this address.
web-too-large-body = The request is too large.
web-unbuilt = The client is not built yet: in the source tree, make play builds it and opens the table.
web-unexpected = Something went wrong here that nobody expected. Nothing you were told was kept is lost.
web-only-news = On this socket there is nothing to say: it brings news of your tables.
