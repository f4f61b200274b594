ALTER TABLE tables ADD COLUMN due INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN clock TEXT NOT NULL DEFAULT '';
CREATE INDEX tables_run_out ON tables (due) WHERE due > 0;

CREATE TABLE hours (
    opened INTEGER PRIMARY KEY,
    until  INTEGER NOT NULL
);

CREATE TABLE vacations (
    account TEXT NOT NULL REFERENCES accounts (id),
    start   INTEGER NOT NULL,
    until   INTEGER NOT NULL,
    PRIMARY KEY (account, start)
) WITHOUT ROWID;
