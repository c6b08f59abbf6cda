# The store: what can be wrong with a database.

store-url = This is no database address; use sqlite:///FILE or postgresql://USER@HOST/NAME.
store-url-port = The port in the database address should be a number from 1 to 65535, as in postgresql://USER@HOST:5432/NAME.
store-no-psycopg = PostgreSQL needs the driver psycopg: pip install tablee[postgres].
store-unreachable = The database { $where } cannot be reached: { $reason }.
store-in-use = Another Tablée server is using { $where }; stop it first, or give this one its own --data directory.
store-locked = Another program keeps { $where } locked; close it and try again.
store-read-only = The database { $where } cannot be written to: check the permissions of the file, its folder or its account.
store-full = There is no room left for { $where }: free some space, and play goes on.
store-damaged = The database { $where } is damaged ({ $reason }); restore a backup with “tablee restore”.
store-not-a-database = { $where } is not a database.
store-foreign = { $where } is a database of another program, not of Tablée; choose an empty one.
store-newer = { $where } was written by a newer Tablée (revision { $revision }); update this program.
store-blank = The store { $where } is empty, but the keys of an earlier server are in the data directory. If the store was moved or lost, put it back, or restore a backup with “tablee restore”. To begin with an empty store, add --new-store.
store-not-durable = The database would not keep a move through a power cut ({ $reason }); turn full sync on.
unfit-to-keep = This holds something that cannot be kept: a character that is none, or a number that is too large.
store-closed = The server is stopping; please try again in a moment.

## Backups

store-backup-exists = { $file } is already there; choose another name for the backup.
store-backup-missing = There is no file { $file }.
store-not-a-backup = { $file } is not a backup of Tablée.
store-backup-damaged = The backup { $file } is damaged: it is not as it was written. Use another copy of it, or an older backup.
store-no-store = There is no store at { $where } to back up.
store-not-empty = { $where } already has tables or people in it; a backup is restored into an empty store only.
