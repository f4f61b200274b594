CREATE TABLE pushes (
    hash     TEXT PRIMARY KEY,
    account  TEXT NOT NULL REFERENCES accounts (id),
    endpoint TEXT NOT NULL,
    key      TEXT NOT NULL,
    auth     TEXT NOT NULL,
    language TEXT NOT NULL,
    label    TEXT NOT NULL,
    made     INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX pushes_account ON pushes (account, made);
