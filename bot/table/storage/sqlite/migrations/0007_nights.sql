-- 0: nobody at this table sleeps, and its deadlines are put off without a look at it. Older rows do
-- not know: they are looked at until they are saved again.
ALTER TABLE tables ADD COLUMN nights INTEGER NOT NULL DEFAULT 1;
CREATE INDEX with_nights ON tables (id) WHERE phase = 'running' AND nights;
