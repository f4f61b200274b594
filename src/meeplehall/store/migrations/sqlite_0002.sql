CREATE INDEX players_table ON players (table_id);

CREATE TABLE removed (
    id TEXT PRIMARY KEY,
    at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE forgotten (
    player TEXT PRIMARY KEY,
    at     INTEGER NOT NULL
) WITHOUT ROWID;
