load-unknown-mode = Unknown mode “{ $name }”; choose max, paced, recovery or all.
load-out-of-range = { $option } must be between { $least } and { $most }.
load-own-server-only = To measure recovery, the server is killed. This works only with a server that the command starts itself; leave out --url.
load-no-server = The server did not start: { $reason }
load-no-answer = The server did not answer within { $seconds } seconds.
load-failed = The measurement failed: { $reason }
