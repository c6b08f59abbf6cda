CREATE TABLE tablee_revision (
    version_num VARCHAR(32) NOT NULL,
    CONSTRAINT tablee_revision_pkc PRIMARY KEY (version_num)
);
CREATE TABLE tables (
    id TEXT NOT NULL,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    content TEXT NOT NULL,
    options TEXT NOT NULL,
    seats INTEGER NOT NULL,
    settings TEXT NOT NULL,
    secret BYTEA NOT NULL,
    bot_secret BYTEA NOT NULL,
    invite TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    created_by TEXT NOT NULL,
    host TEXT NOT NULL,
    status TEXT NOT NULL,
    listed BOOLEAN NOT NULL,
    started_at BIGINT,
    finished_at BIGINT,
    PRIMARY KEY (id)
);
CREATE INDEX tables_open ON tables (status, listed, created_at);
CREATE INDEX tables_host ON tables (host);
CREATE TABLE seats_of (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    identity TEXT NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_of_identity ON seats_of (identity);
CREATE TABLE events (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    uid BYTEA NOT NULL,
    at BIGINT NOT NULL,
    body BYTEA NOT NULL,
    PRIMARY KEY (table_id, seq)
);
CREATE TABLE due (
    table_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    seq INTEGER NOT NULL,
    seat INTEGER,
    at BIGINT NOT NULL,
    claimed_by TEXT,
    claimed_until BIGINT,
    PRIMARY KEY (table_id, kind)
);
CREATE INDEX due_at ON due (at);
CREATE INDEX due_claimed ON due (claimed_until) WHERE claimed_until IS NOT NULL;
CREATE TABLE identities (
    id TEXT NOT NULL,
    name TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL,
    generation INTEGER NOT NULL,
    deleted BOOLEAN NOT NULL,
    PRIMARY KEY (id)
);
CREATE TABLE contents (
    hash TEXT NOT NULL,
    game TEXT NOT NULL,
    body BYTEA NOT NULL,
    PRIMARY KEY (hash)
);
CREATE TABLE records (
    table_id TEXT NOT NULL,
    game TEXT NOT NULL,
    finished_at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id)
);
CREATE TABLE pauses (
    from_at BIGINT NOT NULL,
    to_at BIGINT NOT NULL,
    PRIMARY KEY (from_at)
);
CREATE TABLE heartbeat (
    process TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (process)
);
INSERT INTO tablee_revision (version_num) VALUES ('0001') RETURNING tablee_revision.version_num;
