"""A rematch: the same people one seat further, and the same options."""

from bot.table.model.record import Chair, TableRecord


def again(old: TableRecord, host: int) -> TableRecord:
    """The lobby of the rematch, hosted by the person who asked for it."""
    rotated = (*old.chairs[1:], old.chairs[0])
    return TableRecord(
        0,
        old.game,
        old.channel,
        old.guild,
        host,
        old.language,
        chairs=tuple(_rested(chair) for chair in rotated),
        pace=old.pace,
        clocks=old.clocks,
        options=old.options,
        start_seat=old.start_seat,
        rematch_of=old.id,
        zone=old.zone,
    )


def _rested(chair: Chair) -> Chair:
    """The chair as at the start: played by its person, without a substitute."""
    if chair.user is not None:
        return Chair(chair.user, chair.name)
    return Chair(None, chair.name, chair.computer or "normal")
