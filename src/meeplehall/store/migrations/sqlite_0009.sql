CREATE TABLE programs (
    id      TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id),
    player  TEXT NOT NULL UNIQUE,
    name    TEXT NOT NULL,
    token   TEXT NOT NULL UNIQUE,
    made    INTEGER NOT NULL,
    used    INTEGER NOT NULL,
    until   INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX programs_account ON programs (account, made);

CREATE TABLE ties (
    account TEXT NOT NULL REFERENCES accounts (id),
    other   TEXT NOT NULL REFERENCES accounts (id),
    kind    TEXT NOT NULL,
    made    INTEGER NOT NULL,
    PRIMARY KEY (account, other)
) WITHOUT ROWID;
CREATE INDEX ties_other ON ties (other, kind);

CREATE TABLE calls (
    account  TEXT NOT NULL REFERENCES accounts (id),
    table_id TEXT NOT NULL,
    host     TEXT NOT NULL REFERENCES accounts (id),
    made     INTEGER NOT NULL,
    PRIMARY KEY (account, table_id)
) WITHOUT ROWID;
CREATE INDEX calls_host ON calls (host);
CREATE INDEX calls_table ON calls (table_id);

CREATE TABLE presence (
    account TEXT PRIMARY KEY REFERENCES accounts (id),
    seen    INTEGER NOT NULL,
    named   INTEGER NOT NULL
) WITHOUT ROWID;
