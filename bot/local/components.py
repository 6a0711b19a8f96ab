"""Walking, numbering and resolving the components of messages and modals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bot.local.model import Json

SCHEME = "attachment://"


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
