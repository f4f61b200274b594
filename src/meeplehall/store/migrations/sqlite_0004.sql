CREATE TABLE accounts (
    id         TEXT PRIMARY KEY,
    name       TEXT NOT NULL,
    folded     TEXT NOT NULL UNIQUE,
    player     TEXT NOT NULL UNIQUE,
    face       INTEGER NOT NULL,
    colour     INTEGER NOT NULL,
    passphrase TEXT NOT NULL,
    created    INTEGER NOT NULL,
    blocked    INTEGER NOT NULL,
    leaving    INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX accounts_leaving ON accounts (leaving) WHERE leaving > 0;

CREATE TABLE holdings (
    player  TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id)
) WITHOUT ROWID;
CREATE INDEX holdings_account ON holdings (account);

CREATE TABLE sessions (
    token   TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id),
    made    INTEGER NOT NULL,
    seen    INTEGER NOT NULL,
    proved  INTEGER NOT NULL,
    way     TEXT NOT NULL,
    label   TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX sessions_account ON sessions (account, made);

CREATE TABLE passkeys (
    id      TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id),
    key     BLOB NOT NULL,
    counter INTEGER NOT NULL,
    made    INTEGER NOT NULL,
    used    INTEGER NOT NULL,
    label   TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX passkeys_account ON passkeys (account, made);

CREATE TABLE codes (
    hash    TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id),
    made    INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX codes_account ON codes (account);

CREATE TABLE challenges (
    hash  TEXT PRIMARY KEY,
    until INTEGER NOT NULL,
    data  TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX challenges_until ON challenges (until);

CREATE TABLE attempts (
    who   TEXT PRIMARY KEY,
    count INTEGER NOT NULL,
    last  INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX attempts_last ON attempts (last);

CREATE TABLE invitations (
    hash  TEXT PRIMARY KEY,
    until INTEGER NOT NULL,
    used  TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE reports (
    id       TEXT PRIMARY KEY,
    teller   TEXT NOT NULL,
    about    TEXT NOT NULL,
    name     TEXT NOT NULL,
    table_id TEXT NOT NULL,
    words    TEXT NOT NULL,
    done     INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX reports_teller ON reports (teller, id);

CREATE TABLE audit (
    id     TEXT PRIMARY KEY,
    doer   TEXT NOT NULL,
    deed   TEXT NOT NULL,
    about  TEXT NOT NULL,
    detail TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX audit_about ON audit (about, id);

CREATE INDEX tables_state ON tables (id, status, changed);
