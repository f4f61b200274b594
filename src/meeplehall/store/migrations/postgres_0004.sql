-- oldest program: 1
ALTER TABLE tables ADD COLUMN due BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN clock TEXT NOT NULL DEFAULT '';
CREATE INDEX tables_run_out ON tables (due) WHERE due > 0;

CREATE TABLE hours (
    opened BIGINT PRIMARY KEY,
    until  BIGINT NOT NULL
);

CREATE TABLE vacations (
    account TEXT COLLATE "C" NOT NULL REFERENCES accounts (id),
    start   BIGINT NOT NULL,
    until   BIGINT NOT NULL,
    PRIMARY KEY (account, start)
);
COMMENT ON TABLE hours IS 'when the hall was open, until a moment of the database''s clock: no time runs while it is closed';
