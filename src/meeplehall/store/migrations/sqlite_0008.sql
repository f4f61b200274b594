CREATE TABLE tournaments (
    id       TEXT PRIMARY KEY,
    stage    TEXT NOT NULL,
    host     TEXT NOT NULL,
    version  INTEGER NOT NULL,
    changed  INTEGER NOT NULL,
    document TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX tournaments_stage ON tournaments (stage, changed);

CREATE TABLE tournament_people (
    account    TEXT NOT NULL,
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    PRIMARY KEY (account, tournament)
) WITHOUT ROWID;
CREATE INDEX tournament_people_of ON tournament_people (tournament);
