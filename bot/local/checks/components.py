"""How a message is laid out: rows of controls, and with the V2 flag everything that shows text,
pictures and files."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from bot.local.checks import bounds
from bot.local.checks.controls import (
    SELECTS,
    ControlKind,
    check_button,
    check_select,
    check_url,
    kind_among,
)
from bot.local.checks.form import Place

ATTACHMENT = "attachment://"
IN_CONTAINER = frozenset(
    {
        ControlKind.ACTION_ROW,
        ControlKind.SECTION,
        ControlKind.TEXT_DISPLAY,
        ControlKind.MEDIA_GALLERY,
        ControlKind.FILE,
        ControlKind.SEPARATOR,
    }
)
TOP_V1 = frozenset({ControlKind.ACTION_ROW})
TOP_V2 = IN_CONTAINER | {ControlKind.CONTAINER}
ACCESSORIES = frozenset({ControlKind.BUTTON, ControlKind.THUMBNAIL})
IN_ROW = SELECTS | {ControlKind.BUTTON}

Names = frozenset[str]


def check_components(message: Place, files: Names, *, v2: bool) -> None:
    """The components of a message; `files` are the names `attachment://` may refer to."""
    span = (0, bounds.COMPONENTS) if v2 else bounds.ROWS
    for component in message.each("components", span):
        _check(component, TOP_V2 if v2 else TOP_V1, files)
    everything = list(nested(message.at("components")))
    check_unique(everything)
    if v2:
        _check_totals(message.at("components"), everything)


def nested(components: Place) -> Iterator[Place]:
    """Every component of a list, with those inside others."""
    for place in components.entries():
        yield place
        yield from nested(place.at("components"))
        for key in ("accessory", "component"):
            if place.at(key).value is not None:
                yield place.at(key)


def check_unique(components: list[Place]) -> None:
    """No custom_id and no id occurs twice."""
    for key, code in (("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"), ("id", "COMPONENT_ID")):
        seen: set[object] = set()
        for component in components:
            value = component.fields.get(key)
            if not value or not isinstance(value, str | int):
                continue
            if value in seen:
                component.at(key).fault(code, f"Component {key} cannot be duplicated.")
            seen.add(value)


def check_text(place: Place) -> None:
    place.knows({"type", "id", "content"})
    place.text("content", bounds.TEXT_DISPLAY, required=True)


def check_reference(place: Place, url: str, files: Names) -> None:
    """An `attachment://` address names a file that is uploaded or kept."""
    name = url.removeprefix(ATTACHMENT)
    if url.startswith(ATTACHMENT) and name not in files:
        place.at("url").fault("ATTACHMENT_NOT_FOUND", f"No file {name!r} is uploaded or kept.")


def _check(place: Place, allowed: frozenset[ControlKind], files: Names) -> ControlKind | None:
    kind = kind_among(place, allowed)
    if kind is None:
        return None
    place.integer("id", bounds.COMPONENT_NUMBER, default=0)
    if kind in SELECTS:
        check_select(place, in_modal=False)
    else:
        _CHECKS[kind](place, files)
    return kind


def _check_row(place: Place, files: Names) -> None:
    place.knows({"type", "id", "components"})
    children = place.each("components", bounds.ROW, required=True)
    kinds = [_check(child, IN_ROW, files) for child in children]
    if len(kinds) > 1 and not SELECTS.isdisjoint(kinds):
        place.at("components").fault("COMPONENT_LAYOUT_WIDTH_EXCEEDED", "A select fills its row.")


def _check_section(place: Place, files: Names) -> None:
    place.knows({"type", "id", "components", "accessory"})
    for child in place.each("components", bounds.SECTION_TEXTS, required=True):
        _check(child, frozenset({ControlKind.TEXT_DISPLAY}), files)
    accessory = place.at("accessory")
    if accessory.value is None:
        accessory.fault("BASE_TYPE_REQUIRED", "A section needs a button or a thumbnail.")
    elif accessory.is_object():
        _check(accessory, ACCESSORIES, files)


def _check_container(place: Place, files: Names) -> None:
    place.knows({"type", "id", "components", "accent_color", "spoiler"})
    place.integer("accent_color", bounds.ACCENT, default=0)
    place.boolean("spoiler")
    for child in place.each("components", bounds.CONTAINER, required=True):
        _check(child, IN_CONTAINER, files)


def _check_gallery(place: Place, files: Names) -> None:
    place.knows({"type", "id", "items"})
    for item in place.each("items", bounds.GALLERY, required=True):
        item.knows({"media", "description", "spoiler"})
        _check_picture(item, files)


def _check_thumbnail(place: Place, files: Names) -> None:
    place.knows({"type", "id", "media", "description", "spoiler"})
    _check_picture(place, files)


def _check_picture(place: Place, files: Names) -> None:
    place.text("description", bounds.ALT_TEXT)
    place.boolean("spoiler")
    _check_media(place.at("media"), files, {"http", "https", "attachment"})


def _check_file(place: Place, files: Names) -> None:
    place.knows({"type", "id", "file", "spoiler", "name", "size"})
    place.boolean("spoiler")
    _check_media(place.at("file"), files, {"attachment"})


def _check_media(media: Place, files: Names, schemes: set[str]) -> None:
    if not media.is_object():
        return
    media.knows(
        {"url", "proxy_url", "height", "width", "content_type", "attachment_id", "flags"}
        | {"placeholder", "placeholder_version", "loading_state"}
    )
    check_reference(media, check_url(media, bounds.MEDIA_URL, schemes), files)


def _check_separator(place: Place, _: Names) -> None:
    place.knows({"type", "id", "divider", "spacing"})
    place.boolean("divider")
    place.chosen("spacing", {1, 2})


def _check_totals(components: Place, everything: list[Place]) -> None:
    if len(everything) > bounds.COMPONENTS:
        components.fault(
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            f"{len(everything)} components with nested ones, at most {bounds.COMPONENTS}.",
        )
    texts = (p.fields.get("content") for p in everything if p.fields.get("type") == 10)
    size = sum(len(text) for text in texts if isinstance(text, str))
    if size > bounds.DISPLAYED_TEXT:
        components.fault(
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            f"{size} characters of text in all, at most {bounds.DISPLAYED_TEXT}.",
        )


_CHECKS: Mapping[ControlKind, Callable[[Place, Names], None]] = {
    ControlKind.ACTION_ROW: _check_row,
    ControlKind.BUTTON: lambda place, _: check_button(place),
    ControlKind.SECTION: _check_section,
    ControlKind.TEXT_DISPLAY: lambda place, _: check_text(place),
    ControlKind.THUMBNAIL: _check_thumbnail,
    ControlKind.MEDIA_GALLERY: _check_gallery,
    ControlKind.FILE: _check_file,
    ControlKind.SEPARATOR: _check_separator,
    ControlKind.CONTAINER: _check_container,
}
