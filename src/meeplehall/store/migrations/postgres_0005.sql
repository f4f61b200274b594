CREATE TABLE matches (
    table_id TEXT COLLATE "C" PRIMARY KEY,
    game     TEXT COLLATE "C" NOT NULL,
    players  INTEGER NOT NULL,
    opened   BIGINT NOT NULL,
    done     INTEGER NOT NULL
);
CREATE INDEX matches_due ON matches (opened) WHERE done < 2;

CREATE TABLE ratings (
    account   TEXT COLLATE "C" NOT NULL REFERENCES accounts (id),
    game      TEXT COLLATE "C" NOT NULL,
    players   INTEGER NOT NULL,
    mean      DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    games     INTEGER NOT NULL,
    best      DOUBLE PRECISION NOT NULL,
    played    BIGINT NOT NULL,
    PRIMARY KEY (account, game, players)
);
CREATE INDEX ratings_order ON ratings (game, players, mean);

CREATE TABLE rating_changes (
    table_id  TEXT COLLATE "C" NOT NULL,
    account   TEXT COLLATE "C" NOT NULL REFERENCES accounts (id),
    game      TEXT COLLATE "C" NOT NULL,
    players   INTEGER NOT NULL,
    seat      INTEGER NOT NULL,
    at        BIGINT NOT NULL,
    place     INTEGER NOT NULL,
    mean      DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    change    DOUBLE PRECISION NOT NULL,
    bots      TEXT NOT NULL,
    PRIMARY KEY (table_id, account)
);
CREATE INDEX rating_changes_account ON rating_changes (account, game, players, at);
CREATE INDEX rating_changes_latest ON rating_changes (account, at);
