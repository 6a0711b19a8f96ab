-- What stands where: one row for every place in which one message of a table may stand. The columns
-- are for looking up, the record is the whole row. `step` counts the writings: the later of two
-- writers finds out. What `shown` knew is brought over by storage/sqlite/upgrades.py.
CREATE TABLE ledger (
  table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE, kind TEXT NOT NULL,
  seat INTEGER NOT NULL, person INTEGER NOT NULL, message INTEGER, next REAL,
  step INTEGER NOT NULL, record BLOB NOT NULL, PRIMARY KEY (table_id, kind, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX ledger_next ON ledger (next) WHERE next IS NOT NULL;
CREATE INDEX ledger_person ON ledger (person);

-- When a person's phone rang last and for which table, and how often on that day.
CREATE TABLE rings (
  person INTEGER PRIMARY KEY, at REAL NOT NULL, day INTEGER NOT NULL, number INTEGER NOT NULL,
  table_id INTEGER NOT NULL
) STRICT;

-- Clocks stand still for all tables of a server at once.
ALTER TABLE tables ADD COLUMN guild INTEGER NOT NULL DEFAULT 0;
CREATE INDEX open_of_guild ON tables (guild) WHERE phase IN ('lobby', 'running');

-- Since when the clocks of a server stand still; 0: of all servers.
CREATE TABLE still (guild INTEGER PRIMARY KEY, since REAL NOT NULL) STRICT;

DROP TABLE shown;
