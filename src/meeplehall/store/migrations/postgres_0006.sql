-- oldest program: 1
CREATE TABLE pushes (
    hash     TEXT COLLATE "C" PRIMARY KEY,
    account  TEXT COLLATE "C" NOT NULL REFERENCES accounts (id),
    endpoint TEXT NOT NULL,
    key      TEXT NOT NULL,
    auth     TEXT NOT NULL,
    language TEXT NOT NULL,
    label    TEXT NOT NULL,
    made     BIGINT NOT NULL
);
CREATE INDEX pushes_account ON pushes (account, made);
COMMENT ON TABLE pushes IS 'browsers that are told when it is their person''s turn';
