CREATE TABLE matches (
    table_id TEXT PRIMARY KEY,
    game     TEXT NOT NULL,
    players  INTEGER NOT NULL,
    opened   INTEGER NOT NULL,
    done     INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX matches_due ON matches (opened) WHERE done < 2;

CREATE TABLE ratings (
    account   TEXT NOT NULL REFERENCES accounts (id),
    game      TEXT NOT NULL,
    players   INTEGER NOT NULL,
    mean      REAL NOT NULL,
    deviation REAL NOT NULL,
    games     INTEGER NOT NULL,
    best      REAL NOT NULL,
    played    INTEGER NOT NULL,
    PRIMARY KEY (account, game, players)
) WITHOUT ROWID;
CREATE INDEX ratings_order ON ratings (game, players, mean);

CREATE TABLE rating_changes (
    table_id  TEXT NOT NULL,
    account   TEXT NOT NULL REFERENCES accounts (id),
    game      TEXT NOT NULL,
    players   INTEGER NOT NULL,
    seat      INTEGER NOT NULL,
    at        INTEGER NOT NULL,
    place     INTEGER NOT NULL,
    mean      REAL NOT NULL,
    deviation REAL NOT NULL,
    change    REAL NOT NULL,
    bots      TEXT NOT NULL,
    PRIMARY KEY (table_id, account)
) WITHOUT ROWID;
CREATE INDEX rating_changes_account ON rating_changes (account, game, players, at);
CREATE INDEX rating_changes_latest ON rating_changes (account, at);
