-- oldest program: 1
CREATE TABLE accounts (
    id         TEXT COLLATE "C" PRIMARY KEY,
    name       TEXT NOT NULL,
    folded     TEXT COLLATE "C" NOT NULL UNIQUE,
    player     TEXT COLLATE "C" NOT NULL UNIQUE,
    face       INTEGER NOT NULL,
    colour     INTEGER NOT NULL,
    passphrase TEXT NOT NULL,
    created    BIGINT NOT NULL,
    blocked    BIGINT NOT NULL,
    leaving    BIGINT NOT NULL
);
CREATE INDEX accounts_leaving ON accounts (leaving) WHERE leaving > 0;

CREATE TABLE holdings (
    player  TEXT COLLATE "C" PRIMARY KEY,
    account TEXT COLLATE "C" NOT NULL REFERENCES accounts (id)
);
CREATE INDEX holdings_account ON holdings (account);

CREATE TABLE sessions (
    token   TEXT COLLATE "C" PRIMARY KEY,
    account TEXT COLLATE "C" NOT NULL REFERENCES accounts (id),
    made    BIGINT NOT NULL,
    seen    BIGINT NOT NULL,
    proved  BIGINT NOT NULL,
    way     TEXT NOT NULL,
    label   TEXT NOT NULL
);
CREATE INDEX sessions_account ON sessions (account, made);

CREATE TABLE passkeys (
    id      TEXT COLLATE "C" PRIMARY KEY,
    account TEXT COLLATE "C" NOT NULL REFERENCES accounts (id),
    key     BYTEA NOT NULL,
    counter BIGINT NOT NULL,
    made    BIGINT NOT NULL,
    used    BIGINT NOT NULL,
    label   TEXT NOT NULL
);
CREATE INDEX passkeys_account ON passkeys (account, made);

CREATE TABLE codes (
    hash    TEXT COLLATE "C" PRIMARY KEY,
    account TEXT COLLATE "C" NOT NULL REFERENCES accounts (id),
    made    BIGINT NOT NULL
);
CREATE INDEX codes_account ON codes (account);

CREATE TABLE challenges (
    hash  TEXT COLLATE "C" PRIMARY KEY,
    until BIGINT NOT NULL,
    data  TEXT NOT NULL
);
CREATE INDEX challenges_until ON challenges (until);

CREATE TABLE attempts (
    who   TEXT COLLATE "C" PRIMARY KEY,
    count INTEGER NOT NULL,
    last  BIGINT NOT NULL
);
CREATE INDEX attempts_last ON attempts (last);

CREATE TABLE invitations (
    hash  TEXT COLLATE "C" PRIMARY KEY,
    until BIGINT NOT NULL,
    used  TEXT NOT NULL
);

CREATE TABLE reports (
    id       TEXT COLLATE "C" PRIMARY KEY,
    teller   TEXT NOT NULL,
    about    TEXT NOT NULL,
    name     TEXT NOT NULL,
    table_id TEXT NOT NULL,
    words    TEXT NOT NULL,
    done     INTEGER NOT NULL
);
CREATE INDEX reports_teller ON reports (teller, id);

CREATE TABLE audit (
    id     TEXT COLLATE "C" PRIMARY KEY,
    doer   TEXT NOT NULL,
    deed   TEXT NOT NULL,
    about  TEXT NOT NULL,
    detail TEXT NOT NULL
);
CREATE INDEX audit_about ON audit (about, id);
