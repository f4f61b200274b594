-- oldest program: 5
CREATE TABLE tournaments (
    id       TEXT COLLATE "C" PRIMARY KEY,
    stage    TEXT COLLATE "C" NOT NULL,
    host     TEXT COLLATE "C" NOT NULL,
    version  INTEGER NOT NULL,
    changed  BIGINT NOT NULL,
    document TEXT NOT NULL
);
CREATE INDEX tournaments_stage ON tournaments (stage, changed);

CREATE TABLE tournament_people (
    account    TEXT COLLATE "C" NOT NULL,
    tournament TEXT COLLATE "C" NOT NULL REFERENCES tournaments (id),
    PRIMARY KEY (account, tournament)
);
CREATE INDEX tournament_people_of ON tournament_people (tournament);
