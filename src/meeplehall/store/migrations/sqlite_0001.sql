CREATE TABLE tables (
    id       TEXT PRIMARY KEY,
    setting  BLOB NOT NULL,
    game     TEXT NOT NULL,
    options  TEXT NOT NULL,
    host     TEXT NOT NULL,
    listed   INTEGER NOT NULL,
    created  INTEGER NOT NULL,
    changed  INTEGER NOT NULL,
    status   TEXT NOT NULL,
    seats    BLOB NOT NULL,
    waiting  TEXT NOT NULL,
    bots_due INTEGER NOT NULL,
    position BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_listed ON tables (listed, status, changed);
CREATE INDEX tables_due ON tables (bots_due) WHERE bots_due = 1;

CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n        INTEGER NOT NULL,
    entry    BLOB NOT NULL,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;

CREATE TABLE players (
    player   TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (player, table_id)
) WITHOUT ROWID;

CREATE TABLE secrets (
    name  TEXT PRIMARY KEY,
    value BLOB NOT NULL
) WITHOUT ROWID;
