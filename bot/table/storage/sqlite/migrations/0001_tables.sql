-- Tables, their logs, deadlines, announcements still owed, standing orders, people.
CREATE TABLE meta (key TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT, WITHOUT ROWID;

-- One process at a time writes: the holder gives signs of life, everybody else waits or leaves.
CREATE TABLE lease (
  id INTEGER PRIMARY KEY CHECK (id = 1), holder TEXT NOT NULL, seen REAL NOT NULL
) STRICT;

-- `revision` counts every change, `version` only the actions of the log.
CREATE TABLE tables (
  id INTEGER PRIMARY KEY, channel INTEGER NOT NULL, phase TEXT NOT NULL,
  revision INTEGER NOT NULL, version INTEGER NOT NULL, sheet BLOB NOT NULL, state BLOB
) STRICT;
CREATE UNIQUE INDEX one_open_table_per_channel ON tables (channel) WHERE phase IN ('lobby', 'running');

-- The truth: seats, seed and these lines rebuild everything.
CREATE TABLE actions (
  table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE, version INTEGER NOT NULL,
  seat INTEGER NOT NULL, path TEXT NOT NULL, "by" TEXT NOT NULL, at REAL NOT NULL,
  PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;

-- The only place where points in time are kept, so that downtime is credited by one statement.
CREATE TABLE due (
  table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE, kind TEXT NOT NULL,
  seat INTEGER NOT NULL, at REAL NOT NULL, PRIMARY KEY (table_id, kind, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX due_at ON due (at);

-- What has been saved but perhaps not told yet; told again after a crash.
CREATE TABLE outbox (
  table_id INTEGER PRIMARY KEY REFERENCES tables ON DELETE CASCADE, revision INTEGER NOT NULL
) STRICT;

-- Which messages show what: the board, a seat's panel, a notice. `mark` says what they show.
CREATE TABLE shown (
  table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE, kind TEXT NOT NULL,
  seat INTEGER NOT NULL, channel INTEGER NOT NULL, message INTEGER NOT NULL, mark TEXT NOT NULL,
  PRIMARY KEY (table_id, kind, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE people (id INTEGER PRIMARY KEY, record BLOB NOT NULL) STRICT;
CREATE TABLE seated (
  person INTEGER NOT NULL, table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
  PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;
