CREATE TABLE mails (
    account     TEXT PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
    address     TEXT NOT NULL,
    language    TEXT NOT NULL,
    zone        TEXT NOT NULL,
    quiet_from  INTEGER NOT NULL,
    quiet_until INTEGER NOT NULL,
    every       INTEGER NOT NULL,
    made        INTEGER NOT NULL,
    confirmed   INTEGER NOT NULL DEFAULT 0,
    refused     INTEGER NOT NULL DEFAULT 0,
    news        INTEGER NOT NULL DEFAULT 0,
    due         INTEGER NOT NULL DEFAULT 0,
    sent        INTEGER NOT NULL DEFAULT 0,
    tries       INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX mails_due ON mails (due) WHERE due > 0;
CREATE INDEX mails_sent ON mails (sent);
