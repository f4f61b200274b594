-- oldest program: 1
CREATE TABLE programs (
    id      TEXT COLLATE "C" PRIMARY KEY,
    account TEXT COLLATE "C" NOT NULL REFERENCES accounts (id),
    player  TEXT COLLATE "C" NOT NULL UNIQUE,
    name    TEXT NOT NULL,
    token   TEXT COLLATE "C" NOT NULL UNIQUE,
    made    BIGINT NOT NULL,
    used    BIGINT NOT NULL,
    until   BIGINT NOT NULL
);
CREATE INDEX programs_account ON programs (account, made);

CREATE TABLE ties (
    account TEXT COLLATE "C" NOT NULL REFERENCES accounts (id),
    other   TEXT COLLATE "C" NOT NULL REFERENCES accounts (id),
    kind    TEXT NOT NULL,
    made    BIGINT NOT NULL,
    PRIMARY KEY (account, other)
);
CREATE INDEX ties_other ON ties (other, kind);

CREATE TABLE calls (
    account  TEXT COLLATE "C" NOT NULL REFERENCES accounts (id),
    table_id TEXT COLLATE "C" NOT NULL,
    host     TEXT COLLATE "C" NOT NULL REFERENCES accounts (id),
    made     BIGINT NOT NULL,
    PRIMARY KEY (account, table_id)
);
CREATE INDEX calls_host ON calls (host);
CREATE INDEX calls_table ON calls (table_id);

CREATE TABLE presence (
    account TEXT COLLATE "C" PRIMARY KEY REFERENCES accounts (id),
    seen    BIGINT NOT NULL,
    named   INTEGER NOT NULL
);
