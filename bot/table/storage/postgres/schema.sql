-- The newest schema, under the same number as SQLite's: the same tables with the same columns, and
-- what several processes need besides. Every deed of play is one call of a function, so that no
-- transaction ever stands open while a process thinks, sleeps or is dead.
CREATE TABLE meta (key text PRIMARY KEY, value bytea NOT NULL);

-- `credits` counts how often deadlines were put off without a new revision: memory has to know.
CREATE TABLE tables (
  id bigint PRIMARY KEY, channel bigint NOT NULL, phase text NOT NULL,
  revision bigint NOT NULL, version bigint NOT NULL, sheet bytea NOT NULL, state bytea,
  guild bigint NOT NULL DEFAULT 0, credits bigint NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX one_open_table_per_channel ON tables (channel)
  WHERE phase IN ('lobby', 'running');
CREATE INDEX open_of_guild ON tables (guild) WHERE phase IN ('lobby', 'running');

CREATE TABLE actions (
  table_id bigint NOT NULL REFERENCES tables ON DELETE CASCADE, version bigint NOT NULL,
  seat integer NOT NULL, path text NOT NULL, "by" text NOT NULL, at double precision NOT NULL,
  PRIMARY KEY (table_id, version)
);

-- Whoever fires a deadline has claimed it until then; who dies meanwhile leaves it to the others.
CREATE TABLE due (
  table_id bigint NOT NULL REFERENCES tables ON DELETE CASCADE, kind text NOT NULL,
  seat integer NOT NULL, at double precision NOT NULL, claimed double precision NOT NULL DEFAULT 0,
  PRIMARY KEY (table_id, kind, seat)
);
CREATE INDEX due_at ON due (greatest(at, claimed));

CREATE TABLE outbox (
  table_id bigint PRIMARY KEY REFERENCES tables ON DELETE CASCADE, revision bigint NOT NULL,
  holder text NOT NULL DEFAULT '', claimed double precision NOT NULL DEFAULT 0,
  since double precision NOT NULL DEFAULT 0
);

CREATE TABLE people (id bigint PRIMARY KEY, record bytea NOT NULL, version bigint NOT NULL DEFAULT 0);
CREATE TABLE seated (
  person bigint NOT NULL, table_id bigint NOT NULL REFERENCES tables ON DELETE CASCADE,
  PRIMARY KEY (person, table_id)
);

CREATE TABLE results (
  table_id bigint NOT NULL REFERENCES tables ON DELETE CASCADE, seat integer NOT NULL,
  guild bigint NOT NULL, game text NOT NULL, person bigint NOT NULL, name text NOT NULL,
  place integer NOT NULL, points integer NOT NULL, resigned boolean NOT NULL,
  at double precision NOT NULL, PRIMARY KEY (table_id, seat)
);
CREATE INDEX results_of_guild ON results (guild, game, at);
CREATE INDEX results_of_person ON results (person);
CREATE TABLE uncounted (person bigint PRIMARY KEY);
CREATE TABLE computers (
  table_id bigint NOT NULL REFERENCES tables ON DELETE CASCADE, seat integer NOT NULL,
  level text NOT NULL, place integer NOT NULL, PRIMARY KEY (table_id, seat)
);

CREATE TABLE ledger (
  table_id bigint NOT NULL REFERENCES tables ON DELETE CASCADE, kind text NOT NULL,
  seat integer NOT NULL, person bigint NOT NULL, message bigint, next double precision,
  step bigint NOT NULL, record bytea NOT NULL, PRIMARY KEY (table_id, kind, seat)
);
CREATE INDEX ledger_next ON ledger (next) WHERE next IS NOT NULL;
CREATE INDEX ledger_person ON ledger (person);
CREATE TABLE rings (
  person bigint PRIMARY KEY, at double precision NOT NULL, day integer NOT NULL,
  number integer NOT NULL, table_id bigint NOT NULL
);
CREATE TABLE still (guild bigint PRIMARY KEY, since double precision NOT NULL);

-- The processes that work here, each with its last sign of life. Who is not listed writes nothing.
CREATE TABLE processes (
  holder text PRIMARY KEY, lock integer NOT NULL, seen double precision NOT NULL
);

-- Who has which part of the gateway. It counts only while the session `pid` holds its lock.
CREATE TABLE shards (
  shard integer PRIMARY KEY, holder text NOT NULL DEFAULT '', pid integer NOT NULL DEFAULT 0,
  seen double precision NOT NULL
);

-- When somebody last identified in a bucket of Discord's.
CREATE TABLE identifies (bucket integer PRIMARY KEY, at double precision NOT NULL);
