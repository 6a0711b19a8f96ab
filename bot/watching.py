"""How things stand, for the meters: looked up with every sign of life, if anybody wants to know."""

import bot.meters as meters
from bot.table.storage.sqlite.files.backups import Backups
from bot.table.tables import Tables
from bot.ui.ledger.effects import DeliveryEffects
from bot.ui.message import painting


async def update_gauges(tables: Tables, owed: DeliveryEffects, backups: Backups | None) -> None:
    now = tables.time.now()
    census = await tables.store.census(now)
    for phase in ("lobby", "running", "over", "ended"):
        meters.show("tables", census.phases.get(phase, 0), phase)
    meters.show("outbox_tables", census.undelivered)
    meters.show("outbox_age_seconds", owed.owed_for())
    late = 0.0 if census.first_due is None else now - census.first_due
    meters.show("deadline_lag_seconds", late)
    meters.show("database_bytes", census.size)
    meters.show("painter_queue", painting.paint_queue.waiting)
    meters.show("thoughts", tables.thoughts)
    meters.show("awake_tables", tables.awake)
    age = None if backups is None else backups.age(now)
    if age is not None:
        meters.show("backup_age_seconds", age)


def look_at_shards(open_ones: int, lost: int) -> None:
    meters.show("shards", open_ones, "connected")
    meters.show("shards", lost, "lost")
