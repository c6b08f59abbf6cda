load-unknown-mode = There is no way “{ $name }” to load a server; choose max, paced, recovery or all.
load-out-of-range = { $option } goes from { $least } to { $most }.
load-own-server-only = A server at an address of its own cannot be killed and measured; leave out --url for recovery.
load-no-server = The server did not start: { $reason }
load-no-answer = The server did not answer within { $seconds } seconds.
load-failed = The load could not be put on: { $reason }
