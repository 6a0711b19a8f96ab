"""Migrations of table records: a chain of pure functions, each from one format to the next.

Every record that is read passes through it, and the next save writes the newest format.
"""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from bot.table.model.pace import KEY_TIMES, PACES, SHORT
from bot.table.model.record import RECORD_FORMAT, Phase, TableRecord

Raw = dict[str, Any]  # a record as msgpack decodes it


class _Form(Struct):
    form: int = 0  # 1.0.0 wrote none


def decoded(body: bytes) -> TableRecord:
    """Raises `msgspec.DecodeError` if it is no record, or one of a newer release."""
    form = msgspec.msgpack.decode(body, type=_Form).form
    if form == RECORD_FORMAT:
        return msgspec.msgpack.decode(body, type=TableRecord)
    if form > RECORD_FORMAT:
        raise msgspec.DecodeError(f"a sheet of form {form}")
    raw: Raw = msgspec.msgpack.decode(body)
    try:
        for step in CHAIN[form:]:
            raw = step(raw)
    except (AttributeError, LookupError, TypeError, StopIteration) as fault:
        raise msgspec.DecodeError(f"no sheet of form {form}: {fault}") from None
    return msgspec.convert({**raw, "form": RECORD_FORMAT}, TableRecord)


def with_key(old: Raw) -> Raw:
    """1.0.0 had one reaction time for all windows. A long one becomes the key time; running tables
    keep their clocks as dealt, and a lobby gets the present values of its pace.
    """
    clocks, is_running = old.get("clocks", {}), old.get("phase") != Phase.LOBBY
    reaction, pace = clocks.get("reaction", 60), PACES[old.get("pace", "days")]
    if reaction > SHORT:
        longer = next(time for time in KEY_TIMES.values() if time >= reaction)
        clocks = {**clocks, "reaction": 60, "key": reaction if is_running else longer}
    else:
        clocks = {**clocks, "key": SHORT if is_running else pace.important_window}
    window = "key" if old.get("asked") else None  # every asked seat is waited for
    return {**old, "clocks": clocks, "window": window}


PARTS = {  # old field: new part and field
    "turn": {
        "timed": "turn",
        "turn_left": "left",
        "turn_most": "most",
        "reminded": "reminded",
        "missed": "missed",
        "called_again": "called_again",
    },
    "window": {
        "window": "kind",
        "asked": "asked",
        "keys": "keys",
        "has_plain": "has_plain",
        "attention": "attention",
        "lapses": "lapses",
    },
    "orders": {"orders": "standing", "held": "held", "held_by": "held_by"},
    "agreements": {"ballots": "ballots", "heirs": "heirs"},
    "undo": {"loose": "open", "undone": "told"},
    "advice": {"hints": "allowed", "hinted": "given"},
}


def in_parts(old: Raw) -> Raw:
    """A record was one flat list of fields."""
    moved = {name for names in PARTS.values() for name in names}
    kept = {name: value for name, value in old.items() if name not in moved}
    return kept | {part: _part(old, names) for part, names in PARTS.items()}


def _part(old: Raw, names: Mapping[str, str]) -> Raw:
    return {new: old[name] for name, new in names.items() if name in old}


def with_ids(old: Raw) -> Raw:
    """Pauses and votes had names instead of user ids, which erasing could not find."""
    ids = {chair["name"]: chair["user"] for chair in old.get("chairs", ()) if chair["user"]}

    def by_id(part: Raw) -> Raw:
        return {**part, "by": ids.get(part.get("by"), 0)}

    agreements, pause = old.get("agreements", {}), old.get("pause")
    ballots = {motion: by_id(one) for motion, one in agreements.get("ballots", {}).items()}
    return {
        **old,
        "pause": None if pause is None else by_id(pause),
        "agreements": {**agreements, "ballots": ballots},
    }


CHAIN: tuple[Callable[[Raw], Raw], ...] = (with_key, in_parts, with_ids)
