"""Walking, numbering and resolving the components of messages and modals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bot.local.model import Json

SCHEME = "attachment://"
FILE = 13  # the type of a component


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
    after = _with_plain_emoji(one)
    if not after.get("id"):
        after["id"] = next(free)
    if "components" in one:
        after["components"] = [_numbered(child, free) for child in one["components"]]
    for key in ("accessory", "component"):
        if key in one:
            after[key] = _numbered(one[key], free)
    return after


def _with_plain_emoji(one: Json) -> Json:
    """An emoji of Unicode has a name and no id; bots may send the id as null."""
    after = dict(one)
    if "options" in one:
        after["options"] = [_with_plain_emoji(option) for option in one["options"]]
    if isinstance(one.get("emoji"), dict):
        after["emoji"] = {k: v for k, v in one["emoji"].items() if (k, v) != ("id", None)}
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
    if value.get("type") == FILE and (file := _named(value["file"], files)):
        after |= {"name": file["filename"], "size": file["size"]}
    file = _named(value, files)
    return after if file is None else after | _medium(file)


def _named(value: Json, files: Mapping[str, Json]) -> Json | None:
    """The file to which an `attachment://name` leads."""
    url = value.get("url")
    if not isinstance(url, str) or not url.startswith(SCHEME):
        return None
    return files.get(url.removeprefix(SCHEME))


def _medium(file: Json) -> Json:
    sizes = {key: file[key] for key in ("width", "height") if key in file}
    return sizes | {
        "id": file["id"],
        "url": file["url"],
        "proxy_url": file["proxy_url"],
        "attachment_id": file["id"],
        "content_type": file["content_type"],
    }
