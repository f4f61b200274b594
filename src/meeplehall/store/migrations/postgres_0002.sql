-- oldest program: 1
ALTER TABLE processes ADD COLUMN layout INTEGER NOT NULL DEFAULT 1;
ALTER TABLE processes ADD COLUMN about TEXT NOT NULL DEFAULT '';
COMMENT ON COLUMN processes.layout IS 'the newest layout that this process knows';
COMMENT ON COLUMN processes.about IS 'what it tells of itself for whoever runs the hall, as JSON';

-- Who asks comes again after a crash of the server: none of this needs to outlive it.
CREATE UNLOGGED TABLE askers (
    id    TEXT COLLATE "C" PRIMARY KEY,
    until TIMESTAMPTZ NOT NULL
);
COMMENT ON TABLE askers IS 'halls whose bots think elsewhere, each until a moment of the database''s clock';

CREATE UNLOGGED TABLE thinkers (
    id      TEXT COLLATE "C" PRIMARY KEY,
    until   TIMESTAMPTZ NOT NULL,
    workers INTEGER NOT NULL,
    knows   TEXT[] NOT NULL,
    about   TEXT NOT NULL
);
COMMENT ON TABLE thinkers IS 'processes that answer questions, each until a moment of the database''s clock';

CREATE UNLOGGED TABLE questions (
    id        TEXT COLLATE "C" PRIMARY KEY,
    asker     TEXT COLLATE "C" NOT NULL,
    visitor   TEXT COLLATE "C" NOT NULL,
    bots_only BOOLEAN NOT NULL,
    patience  DOUBLE PRECISION NOT NULL,
    needs     TEXT COLLATE "C" NOT NULL,
    question  BYTEA NOT NULL,
    asked     TIMESTAMPTZ NOT NULL,
    tries     INTEGER NOT NULL DEFAULT 0,
    thinker   TEXT COLLATE "C",
    begun     TIMESTAMPTZ,
    answer    BYTEA
);
CREATE INDEX questions_asker ON questions (asker);
COMMENT ON COLUMN questions.needs IS 'what a thinker must know to read it';

CREATE UNLOGGED TABLE thinking_time (
    visitor TEXT COLLATE "C" PRIMARY KEY,
    used    DOUBLE PRECISION NOT NULL,
    at      TIMESTAMPTZ NOT NULL
);
COMMENT ON TABLE thinking_time IS 'seconds of thinking that a visitor has had, as of a moment; what is past counts less and less';
