-- What play does to the tables, each in one call: replaced when they have changed, without a number.

-- The shards whose process lives and is not hung. The lock says the former, at once.
CREATE OR REPLACE FUNCTION live_shards(p_now double precision) RETURNS SETOF integer
LANGUAGE sql STABLE AS $$
  SELECT s.shard FROM shards s JOIN pg_locks l
    ON l.locktype = 'advisory' AND l.classid = 2063466498::oid AND l.objid = s.shard::oid
    AND l.pid = s.pid AND l.granted
    AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
  WHERE s.seen > p_now - 30
$$;

-- Deadlines whose clocks go: their server's do, and both its shard and that of the DMs are held.
CREATE OR REPLACE FUNCTION running_due(p_now double precision, p_until double precision)
RETURNS TABLE (table_id bigint, kind text, seat integer, at double precision)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_count integer := (SELECT count(*) FROM shards);
  v_live integer[] := CASE WHEN v_count > 0 THEN ARRAY(SELECT live_shards(p_now)) END;
BEGIN
  IF EXISTS (SELECT 1 FROM still s WHERE s.guild = 0) THEN RETURN; END IF;
  IF v_count > 0 AND NOT 0 = ANY (v_live) THEN RETURN; END IF;
  RETURN QUERY
    SELECT d.table_id, d.kind, d.seat, greatest(d.at, d.claimed)
    FROM due d JOIN tables t ON t.id = d.table_id
    WHERE greatest(d.at, d.claimed) <= p_until
    AND NOT EXISTS (SELECT 1 FROM still s WHERE s.guild = t.guild)
    AND (v_count = 0 OR ((t.guild >> 22) % v_count)::integer = ANY (v_live))
    ORDER BY greatest(d.at, d.claimed), d.table_id;
END $$;

-- The oldest deadline of each table where one has come; whoever gets it has it for 30 seconds.
CREATE OR REPLACE FUNCTION claim_due(p_now double precision, p_most integer)
RETURNS TABLE (o_table bigint, o_kind text, o_seat integer, o_at double precision)
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true); -- who dies has lost the claim anyway
  RETURN QUERY
  WITH come AS (
    SELECT DISTINCT ON (r.table_id) r.table_id, r.kind, r.seat, r.at FROM running_due(p_now, p_now) r
    ORDER BY r.table_id, r.at, r.kind, r.seat
  ), taken AS (
    SELECT d.table_id, d.kind, d.seat, d.at FROM due d
    JOIN come c ON c.table_id = d.table_id AND c.kind = d.kind AND c.seat = d.seat
    WHERE greatest(d.at, d.claimed) <= p_now
    ORDER BY d.at LIMIT p_most FOR UPDATE OF d SKIP LOCKED
  )
  UPDATE due SET claimed = p_now + 30 FROM taken
  WHERE due.table_id = taken.table_id AND due.kind = taken.kind AND due.seat = taken.seat
  RETURNING taken.table_id, taken.kind, taken.seat, taken.at;
END $$;

CREATE OR REPLACE FUNCTION put_due(
  p_table bigint, p_kinds text[], p_seats integer[], p_ats double precision[]
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM due WHERE table_id = p_table AND NOT EXISTS (
    SELECT 1 FROM unnest(p_kinds, p_seats) AS n (kind, seat)
    WHERE n.kind = due.kind AND n.seat = due.seat
  );
  INSERT INTO due SELECT p_table, n.kind, n.seat, n.at, 0
    FROM unnest(p_kinds, p_seats, p_ats) AS n (kind, seat, at)
  ON CONFLICT (table_id, kind, seat) DO UPDATE SET at = excluded.at, claimed = 0
    WHERE due.at <> excluded.at;
END $$;

CREATE OR REPLACE FUNCTION put_people(p_table bigint, p_people bigint[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM seated WHERE table_id = p_table;
  INSERT INTO seated SELECT person, p_table FROM unnest(p_people) AS n (person);
END $$;

-- Somebody else who is just telling goes on with it; else it is ours.
CREATE OR REPLACE FUNCTION owe(
  p_table bigint, p_revision bigint, p_holder text, p_now double precision
) RETURNS void LANGUAGE sql AS $$
  INSERT INTO outbox VALUES (p_table, p_revision, p_holder, p_now + 30, p_now)
  ON CONFLICT (table_id) DO UPDATE SET revision = excluded.revision,
    holder = CASE WHEN outbox.claimed > p_now THEN outbox.holder ELSE excluded.holder END,
    claimed = CASE WHEN outbox.claimed > p_now AND outbox.holder <> excluded.holder
      THEN outbox.claimed ELSE excluded.claimed END
$$;

-- Whoever was taken over for dead is not listed any more, and changes nothing.
CREATE OR REPLACE FUNCTION check_listed(p_holder text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF p_holder <> '' AND NOT EXISTS (SELECT 1 FROM processes WHERE holder = p_holder) THEN
    RAISE EXCEPTION 'this process was taken over' USING ERRCODE = 'TR001';
  END IF;
END $$;

CREATE OR REPLACE FUNCTION create_table(
  p_holder text, p_table bigint, p_channel bigint, p_guild bigint, p_phase text, p_sheet bytea,
  p_kinds text[], p_seats integer[], p_ats double precision[], p_people bigint[],
  p_announce boolean, p_now double precision
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM check_listed(p_holder);
  INSERT INTO tables (id, channel, phase, revision, version, sheet, guild)
    VALUES (p_table, p_channel, p_phase, 0, 0, p_sheet, p_guild);
  PERFORM put_due(p_table, p_kinds, p_seats, p_ats);
  PERFORM put_people(p_table, p_people);
  IF p_announce THEN PERFORM owe(p_table, 0, p_holder, p_now); END IF;
END $$;

-- Actions, snapshot, deadlines and the duty to tell: all of it, or false.
CREATE OR REPLACE FUNCTION save_table(
  p_holder text, p_table bigint, p_old bigint, p_credits bigint, p_phase text, p_channel bigint,
  p_guild bigint, p_version bigint, p_sheet bytea, p_state bytea, p_undone boolean,
  p_line_seats integer[], p_paths text[], p_bys text[],
  p_kinds text[], p_seats integer[], p_ats double precision[],
  p_people bigint[], p_announce boolean, p_results jsonb, p_computers jsonb, p_now double precision
) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM check_listed(p_holder);
  UPDATE tables SET phase = p_phase, channel = p_channel, guild = p_guild, revision = p_old + 1,
    version = p_version, sheet = p_sheet, state = p_state
  WHERE id = p_table AND revision = p_old AND credits = p_credits;
  IF NOT FOUND THEN RETURN false; END IF;
  IF p_undone THEN DELETE FROM actions WHERE table_id = p_table AND version > p_version; END IF;
  INSERT INTO actions
    SELECT p_table, p_version - cardinality(p_paths) + n.number, n.seat, n.path, n.source, p_now
    FROM unnest(p_line_seats, p_paths, p_bys) WITH ORDINALITY AS n (seat, path, source, number);
  PERFORM put_due(p_table, p_kinds, p_seats, p_ats);
  IF p_people IS NOT NULL THEN PERFORM put_people(p_table, p_people); END IF;
  IF p_results IS NOT NULL THEN
    INSERT INTO results SELECT * FROM jsonb_populate_recordset(NULL::results, p_results);
    INSERT INTO computers SELECT * FROM jsonb_populate_recordset(NULL::computers, p_computers);
  END IF;
  IF p_announce THEN PERFORM owe(p_table, p_old + 1, p_holder, p_now); END IF;
  RETURN true;
END $$;

-- Clocks stand still there; an earlier beginning counts.
CREATE OR REPLACE FUNCTION begin_still(p_holder text, p_guild bigint, p_since double precision)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM check_listed(p_holder);
  INSERT INTO still VALUES (p_guild, p_since)
  ON CONFLICT (guild) DO UPDATE SET since = least(still.since, excluded.since);
END $$;

-- NULL: it is ours to tell now; else until when it is somebody else's.
CREATE OR REPLACE FUNCTION claim_telling(p_table bigint, p_holder text, p_now double precision)
RETURNS double precision LANGUAGE plpgsql AS $$
DECLARE v_until double precision;
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true); -- who dies has lost the claim anyway
  INSERT INTO outbox SELECT id, -1, p_holder, p_now + 30, p_now FROM tables WHERE id = p_table
  ON CONFLICT (table_id) DO UPDATE SET holder = p_holder, claimed = p_now + 30
    WHERE outbox.holder = p_holder OR outbox.claimed <= p_now;
  IF FOUND THEN RETURN NULL; END IF;
  SELECT claimed INTO v_until FROM outbox WHERE table_id = p_table;
  RETURN v_until;
END $$;

-- Whether nothing newer is to be told.
CREATE OR REPLACE FUNCTION was_told(p_table bigint, p_revision bigint) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true); -- it would be told twice, and is the same
  DELETE FROM outbox WHERE table_id = p_table AND revision <= p_revision;
  RETURN NOT EXISTS (SELECT 1 FROM outbox WHERE table_id = p_table);
END $$;
