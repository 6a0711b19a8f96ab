"""Walking, numbering and resolving the components of messages and modals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import IntEnum
from typing import Any

from bot.local.model import Json

SCHEME = "attachment://"


class Piece(IntEnum):
    """Component types."""

    ACTION_ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT_DISPLAY = 10
    THUMBNAIL = 11
    MEDIA_GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = (
    Piece.STRING_SELECT,
    Piece.USER_SELECT,
    Piece.ROLE_SELECT,
    Piece.MENTIONABLE_SELECT,
    Piece.CHANNEL_SELECT,
)
LINK, PREMIUM = 5, 6


def walk(components: list[Json]) -> Iterator[Json]:
    """Every component, nested ones included, in the order a reader meets them."""
    for one in components:
        yield one
        yield from walk(one.get("components", []))
        yield from walk([one[key] for key in ("accessory", "component") if key in one])


def numbered(components: list[Json]) -> list[Json]:
    """The components with a number each: those the bot gave, and the free ones in order."""
    taken = {one["id"] for one in walk(components) if one.get("id")}
    free = (number for number in range(1, 1 << 31) if number not in taken)
    return [_numbered(one, free) for one in components]


def _numbered(one: Json, free: Iterator[int]) -> Json:
    after = dict(one)
    if not after.get("id"):
        after["id"] = next(free)
    if "components" in one:
        after["components"] = [_numbered(child, free) for child in one["components"]]
    for key in ("accessory", "component"):
        if key in one:
            after[key] = _numbered(one[key], free)
    return after


def resolved(value: Any, files: Mapping[str, Json]) -> Any:
    """The same tree with each `attachment://name` turned into the file's present address."""
    if not files:
        return value
    if isinstance(value, list):
        return [resolved(one, files) for one in value]
    if not isinstance(value, dict):
        return value
    after = {key: resolved(one, files) for key, one in value.items()}
    url = value.get("url")
    if isinstance(url, str) and url.startswith(SCHEME) and url.removeprefix(SCHEME) in files:
        return after | _medium(files[url.removeprefix(SCHEME)])
    return after


def _medium(file: Json) -> Json:
    sizes = {key: file[key] for key in ("width", "height") if key in file}
    return sizes | {
        "url": file["url"],
        "proxy_url": file["proxy_url"],
        "attachment_id": file["id"],
        "content_type": file["content_type"],
    }
