"""A button's custom_id: what it means, sealed by a short MAC, in at most 100 characters.

`a:<table>:<seat>:<since>:<path>:<mac>` answers an ask, `t:<table>:<verb>:<argument>:<mac>` is
everything else. As selects, whose value is the last part, they begin with `s` and `v`. Numbers are
hexadecimal. A step of a plan has `<since>+<steps planned before>` for `<since>`.
"""

from base64 import urlsafe_b64encode
from collections.abc import Sequence
from hmac import compare_digest, digest
from typing import Any

from msgspec import Struct

from bot.games.contract import Path, Seat

LIMIT = 100
MAC_BYTES = 6
KINDS = ("a", "s", "t", "v")
APART = "apart"  # an argument: what is opened stands apart, the message with the button stays
NO_TABLE = 0  # what belongs to no table: rules, settings, the list of one's tables


class Forged(Exception):
    """Not one of our buttons."""


class PickButton(Struct, frozen=True):
    """A step of an answer, or with `select` the path to which the chosen value is added."""

    table: int
    seat: Seat
    since: int
    path: Path
    select: bool = False
    planned: int | None = None  # steps planned before this one; None: it is played at once


class VerbButton(Struct, frozen=True):
    """What is done with a table; with `select` the chosen value is added to the argument."""

    table: int
    verb: str
    argument: str = ""
    select: bool = False


def pack_custom_id(meaning: PickButton | VerbButton, key: bytes) -> str:
    body = _body(meaning)
    packed = f"{body}:{_mac(body, key)}"
    if len(packed) > LIMIT:
        raise ValueError(f"{len(packed)} characters: {packed}")
    return packed


def unpack_custom_id(custom_id: str, key: bytes) -> PickButton | VerbButton:
    body, _, mac = custom_id.rpartition(":")
    if not compare_digest(_bytes(mac), _mac(body, key).encode()):
        raise Forged
    kind, table, *rest = body.split(":")
    if kind in "tv":
        return VerbButton(int(table, 16), rest[0], rest[1], kind == "v")
    path = tuple(rest[2].split(".")) if rest[2] else ()
    since, _, planned = rest[1].partition("+")
    steps = int(planned, 16) if planned else None
    return PickButton(
        int(table, 16), Seat(int(rest[0], 16)), int(since, 16), path, kind == "s", steps
    )


def tables_on(components: Sequence[Any]) -> set[int]:
    """The tables that a message of ours has buttons for; seals are not asked for here."""
    found = set[int]()
    for one in components:
        parts = str(getattr(one, "custom_id", "")).split(":")
        if len(parts) > 2 and parts[0] in KINDS:
            found.add(int(parts[1], 16))
        found |= tables_on(getattr(one, "children", ()))
    return found


def _body(meaning: PickButton | VerbButton) -> str:
    if isinstance(meaning, VerbButton):
        kind = "v" if meaning.select else "t"
        return f"{kind}:{meaning.table:x}:{meaning.verb}:{meaning.argument}"
    kind, path = "s" if meaning.select else "a", ".".join(meaning.path)
    since = f"{meaning.since:x}" if meaning.planned is None else _in_plan(meaning)
    return f"{kind}:{meaning.table:x}:{meaning.seat:x}:{since}:{path}"


def _in_plan(pick: PickButton) -> str:
    return f"{pick.since:x}+{pick.planned:x}"


def _mac(body: str, key: bytes) -> str:
    return urlsafe_b64encode(digest(key, _bytes(body), "sha256")[:MAC_BYTES]).decode()


def _bytes(text: str) -> bytes:
    """Of any text: a forger may send one that is no valid Unicode."""
    return text.encode("utf-8", "surrogatepass")
