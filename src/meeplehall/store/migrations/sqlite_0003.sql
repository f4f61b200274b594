CREATE TABLE verdicts (
    table_id TEXT NOT NULL REFERENCES tables (id),
    budget   TEXT NOT NULL,
    turn     INTEGER NOT NULL,
    verdict  BLOB NOT NULL,
    PRIMARY KEY (table_id, budget, turn)
) WITHOUT ROWID;
