"""The lobby: players, pace, variants. Pure functions over the record."""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.games.contract import AnyGame, Refused
from bot.games.kit.options import BadOption, Value, allowed, settled_options
from bot.table.model.pace import KEY_TIMES, PACES, REACTION_TIMES, TURN_TIMES
from bot.table.model.record import Chair, Level, Phase, TableRecord, host_of
from bot.table.time.quiet_hours import COMMON

LANGUAGES = ("de", "en")
HINTS = ("auto", "on", "off")
GERMAN_ZONE = "Europe/Berlin"
NO_ZONE = "none"  # clocks run at night too, except for people with quiet hours
# Some variants depend on the pace: a game with such an option gets the matching value.
BY_PACE: dict[str, dict[str, Value]] = {
    "together": {"stop_points": "all", "memory": "public"},
    "days": {"stop_points": "key", "memory": "full"},
}


def open_lobby(
    game: AnyGame,
    slug: str,
    channel: int,
    guild: int,
    host: int,
    name: str,
    language: str,
    zone: str = "",
) -> TableRecord:
    """A new lobby. `zone` is the host's if known; speakers of German mostly live in one zone."""
    spoken = language if language in LANGUAGES else "en"
    record = TableRecord(0, slug, channel, guild, host, spoken, chairs=(Chair(host, name),))
    nights = zone or (GERMAN_ZONE if spoken == "de" else "")
    return _paced(game, replace(record, zone=nights), "days")


def join(game: AnyGame, record: TableRecord, user: int, name: str) -> TableRecord:
    """Adds a person; raises `Refused` if they may not or cannot join."""
    _gathering(record)
    if record.seat_of(user) is not None:
        raise Refused("already_seated")
    return _seated(game, record, Chair(user, name))


def add_computer(
    game: AnyGame, record: TableRecord, by: int, name: str, level: Level
) -> TableRecord:
    """Adds a computer of this level."""
    _of_host(record, by)
    return _seated(game, record, Chair(None, name, level))


def leave(record: TableRecord, user: int) -> TableRecord:
    """Gives up the chair; a host is succeeded. The last person closes the lobby."""
    _gathering(record)
    seat = record.seat_of(user)
    if seat is None:
        raise Refused("not_seated")
    after = _without(record, seat)
    if all(chair.user is None for chair in after.chairs):
        return replace(after, phase=Phase.ENDED)
    return replace(after, host=host_of(record, after.chairs))


def remove_computer(record: TableRecord, by: int) -> TableRecord:
    """Removes the computer that was added last."""
    _of_host(record, by)
    computers = [i for i, chair in enumerate(record.chairs) if chair.user is None]
    if not computers:
        raise Refused("no_computer")
    return _without(record, computers[-1])


def change_options(
    game: AnyGame, record: TableRecord, by: int, name: str, value: str
) -> TableRecord:
    """Sets one option, by the name and value of its select."""
    _of_host(record, by)
    setters: dict[str, Callable[[], TableRecord]] = {
        "pace": lambda: _paced(game, record, _known("pace", value, tuple(PACES))),
        "turn_time": lambda: _clock(record, "turn", _known(name, value, tuple(TURN_TIMES))),
        "reaction_time": lambda: _clock(
            record, "reaction", _known(name, value, (*REACTION_TIMES,))
        ),
        "key_time": lambda: _clock(
            record, "important_window", _known(name, value, tuple(KEY_TIMES))
        ),
        "zone": lambda: replace(record, zone=zone_chosen(record, value)),
        "language": lambda: replace(record, language=_known(name, value, LANGUAGES)),
        "start_seat": lambda: _start_seat(record, value),
        "hints": lambda: _hints(record, _known(name, value, HINTS)),
    }
    if name in setters:
        return setters[name]()
    given = {**record.options, name: typed(game, name, value)}
    return replace(record, options=msgspec.to_builtins(settled_options(game.Options, given)))


def table_options(record: TableRecord) -> dict[str, tuple[tuple[str, ...], str]]:
    """Each table option with its values and the present one."""
    clocks = record.clocks
    turn = next(name for name, time in TURN_TIMES.items() if time == clocks.turn)
    reaction = next(name for name, time in REACTION_TIMES.items() if time == clocks.reaction)
    key = next(
        name for name, time in KEY_TIMES.items() if time >= clocks.important_window
    )  # of older releases
    first = "random" if record.start_seat is None else str(record.start_seat)
    return {
        "pace": (tuple(PACES), record.pace),
        "turn_time": (tuple(TURN_TIMES), turn),
        "reaction_time": (tuple(REACTION_TIMES), reaction),
        "key_time": (tuple(KEY_TIMES), key),
        "zone": (zones(record), record.zone or NO_ZONE),
        "start_seat": (("random", *map(str, range(len(record.chairs)))), first),
        "hints": (HINTS, record.advice.allowed),
        "language": (LANGUAGES, record.language),
    }


def zones(record: TableRecord) -> tuple[str, ...]:
    """The zones offered for the nights of a table: common ones and the present one."""
    own = () if record.zone in ("", *COMMON) else (record.zone,)
    return (NO_ZONE, *own, *COMMON)


def zone_chosen(record: TableRecord, value: str) -> str:
    """The time zone for a value of the select; "" for none."""
    known = _known("zone", value, zones(record))
    return "" if known == NO_ZONE else known


def ready(game: AnyGame, record: TableRecord, by: int) -> Any:
    """The validated options of the game; raises `Refused` if the table cannot start."""
    _of_host(record, by)
    if len(record.chairs) < min(game.SEATS):
        raise Refused("too_few")
    return settled_options(game.Options, record.options)


def cancel(record: TableRecord, by: int, *, moderator: bool = False) -> TableRecord:
    """Closes the lobby, if this person may."""
    _gathering(record)
    if by != record.host and not moderator:
        raise Refused("not_host")
    return replace(record, phase=Phase.ENDED)


def typed(game: AnyGame, name: str, value: str) -> Value:
    """Selects return text, but an option may be a number."""
    for known in allowed(game.Options).get(name, ()):
        if str(known) == value:
            return known
    return value


def _seated(game: AnyGame, record: TableRecord, chair: Chair) -> TableRecord:
    if len(record.chairs) >= max(game.SEATS):
        raise Refused("full")
    return replace(record, chairs=(*record.chairs, chair))


def _without(record: TableRecord, seat: int) -> TableRecord:
    """The chairs without one; the designated first player stays the same person."""
    chairs = (*record.chairs[:seat], *record.chairs[seat + 1 :])
    first = record.start_seat
    if first is None or first == seat:
        return replace(record, chairs=chairs, start_seat=None)
    return replace(record, chairs=chairs, start_seat=first - (first > seat))


def _paced(game: AnyGame, record: TableRecord, pace: str) -> TableRecord:
    fitting = {k: v for k, v in BY_PACE[pace].items() if k in allowed(game.Options)}
    options = msgspec.to_builtins(settled_options(game.Options, {**record.options, **fitting}))
    named = "together" if pace == "together" else "days"
    return replace(record, pace=named, clocks=PACES[pace], options=options)


def _clock(record: TableRecord, which: str, value: str) -> TableRecord:
    times = {**TURN_TIMES} if which == "turn" else {**REACTION_TIMES, **KEY_TIMES}
    return replace(record, clocks=replace(record.clocks, **{which: times[value]}))


def _start_seat(record: TableRecord, value: str) -> TableRecord:
    seats = ("random", *map(str, range(len(record.chairs))))
    _known("start_seat", value, seats)
    return replace(record, start_seat=None if value == "random" else int(value))


def _hints(record: TableRecord, value: str) -> TableRecord:
    allowed = "on" if value == "on" else "off" if value == "off" else "auto"
    return replace(record, advice=replace(record.advice, allowed=allowed))


def _known(name: str, value: str, values: tuple[str, ...]) -> str:
    if value not in values:
        raise BadOption(name, value, values)
    return value


def _gathering(record: TableRecord) -> None:
    if record.phase is not Phase.LOBBY:
        raise Refused("lobby_closed")


def _of_host(record: TableRecord, by: int) -> None:
    _gathering(record)
    if by != record.host:
        raise Refused("not_host")
