-- oldest program: 5
CREATE TABLE mails (
    account     TEXT COLLATE "C" PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
    address     TEXT NOT NULL,
    language    TEXT NOT NULL,
    zone        TEXT NOT NULL,
    quiet_from  INTEGER NOT NULL,
    quiet_until INTEGER NOT NULL,
    every       INTEGER NOT NULL,
    made        BIGINT NOT NULL,
    confirmed   BIGINT NOT NULL DEFAULT 0,
    refused     BIGINT NOT NULL DEFAULT 0,
    news        BIGINT NOT NULL DEFAULT 0,
    due         BIGINT NOT NULL DEFAULT 0,
    sent        BIGINT NOT NULL DEFAULT 0,
    tries       INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX mails_due ON mails (due) WHERE due > 0;
CREATE INDEX mails_sent ON mails (sent);
COMMENT ON TABLE mails IS 'people who are told of turns by mail, and when the next letter is due';
