-- oldest program: 1
ALTER TABLE processes ADD COLUMN held BIGINT;
COMMENT ON COLUMN processes.held IS 'the advisory lock that it holds as long as its connection lives; NULL: an older program, which is dead only when its time is over';
