-- The computers of finished games: fixed opponents for the ratings of people, never rated.
CREATE TABLE computers (
  table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL,
  level TEXT NOT NULL, place INTEGER NOT NULL, PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
