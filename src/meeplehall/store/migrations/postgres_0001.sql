CREATE TABLE tables (
    id       TEXT COLLATE "C" PRIMARY KEY,
    setting  BYTEA NOT NULL,
    game     TEXT NOT NULL,
    options  TEXT NOT NULL,
    host     TEXT NOT NULL,
    listed   BOOLEAN NOT NULL,
    created  BIGINT NOT NULL,
    changed  BIGINT NOT NULL,
    status   TEXT NOT NULL,
    seats    BYTEA NOT NULL,
    waiting  TEXT NOT NULL,
    bots_due BOOLEAN NOT NULL,
    position BYTEA NOT NULL,
    length   INTEGER NOT NULL
);
CREATE INDEX tables_listed ON tables (listed, status, changed);
CREATE INDEX tables_due ON tables (changed) WHERE bots_due;
COMMENT ON COLUMN tables.length IS 'how many entries there are: who writes names the number it began with';

CREATE TABLE entries (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n        INTEGER NOT NULL,
    entry    BYTEA NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE TABLE players (
    player   TEXT COLLATE "C" NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (player, table_id)
);
CREATE INDEX players_table ON players (table_id);

CREATE TABLE secrets (
    name  TEXT COLLATE "C" PRIMARY KEY,
    value BYTEA NOT NULL
);

CREATE TABLE removed (
    id TEXT COLLATE "C" PRIMARY KEY,
    at BIGINT NOT NULL
);

CREATE TABLE forgotten (
    player TEXT COLLATE "C" PRIMARY KEY,
    at     BIGINT NOT NULL
);

CREATE TABLE verdicts (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    budget   TEXT COLLATE "C" NOT NULL,
    turn     INTEGER NOT NULL,
    verdict  BYTEA NOT NULL,
    PRIMARY KEY (table_id, budget, turn)
);

CREATE TABLE processes (
    id    TEXT COLLATE "C" PRIMARY KEY,
    until TIMESTAMPTZ NOT NULL
);
COMMENT ON TABLE processes IS 'halls that run on this database, each until a moment of the database''s clock';

CREATE TABLE leases (
    table_id TEXT COLLATE "C" PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    owner    TEXT NOT NULL
);
COMMENT ON TABLE leases IS 'which process lets the bots of a table play, as long as it lives';
