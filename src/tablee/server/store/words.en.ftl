# The store: what can be wrong with a database.

store-url = This is not a database address; use sqlite:///FILE or postgresql://USER@HOST/NAME.
store-url-port = The port in the database address must be a number from 1 to 65535, as in postgresql://USER@HOST:5432/NAME.
store-no-psycopg = PostgreSQL needs the psycopg driver: pip install tablee[postgres].
store-unreachable = The database { $where } cannot be reached: { $reason }.
store-in-use = Another Tablée server is using { $where }; stop it first, or give this one its own --data directory.
store-locked = Another program keeps { $where } locked; close it and try again.
store-read-only = The database { $where } cannot be written to: check the permissions of the file, its folder or its account.
store-full = The disk with { $where } is full. Free some space, and games can continue.
store-damaged = The database { $where } is damaged ({ $reason }); restore a backup with “tablee restore”.
store-not-a-database = { $where } is not a database.
store-foreign = { $where } belongs to another program, not to Tablée; choose an empty database.
store-newer = { $where } was written by a newer version of Tablée (revision { $revision }); update this one.
store-blank = The store { $where } is empty, but the keys of an earlier server are in the data directory. If the store was moved or lost, put it back, or restore a backup with “tablee restore”. To begin with an empty store, add --new-store.
store-not-durable = The database could lose moves in a power cut ({ $reason }); turn on full sync.
unfit-to-keep = This contains something that cannot be stored: an invalid character, or a number that is too large.
store-closed = The server is stopping; please try again in a moment.

## Backups

store-backup-exists = { $file } already exists; choose another name for the backup.
store-backup-missing = There is no file { $file }.
store-not-a-backup = { $file } is not a backup of Tablée.
store-backup-damaged = The backup { $file } is damaged: its contents have changed since it was written. Use another copy of it, or an older backup.
store-no-store = There is no store at { $where } to back up.
store-not-empty = { $where } already contains tables or people; a backup can only be restored into an empty store.
