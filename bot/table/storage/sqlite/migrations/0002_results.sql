-- Games played to their end: a line for each person who had a seat then. What ended before this
-- migration is not counted, nor is a table that was called off.
CREATE TABLE results (
  table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL,
  guild INTEGER NOT NULL, game TEXT NOT NULL, person INTEGER NOT NULL, name TEXT NOT NULL,
  place INTEGER NOT NULL, points INTEGER NOT NULL, resigned INTEGER NOT NULL, at REAL NOT NULL,
  PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_of_guild ON results (guild, game, at);
CREATE INDEX results_of_person ON results (person);

-- Whoever wants to be neither counted nor named.
CREATE TABLE uncounted (person INTEGER PRIMARY KEY) STRICT;
