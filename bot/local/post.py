"""What a person sees: messages and modals off the wire, with what a reader asks of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from bot.local.checks.controls import SELECTS, ControlKind
from bot.local.components import walk
from bot.local.model import Flag, Json

UNSEEN = {"id", "url", "proxy_url", "timestamp", "edited_timestamp", "author", "channel_id"}


@dataclass(frozen=True)
class Post:
    """A message on somebody's screen."""

    payload: Json

    @property
    def id(self) -> int:
        return int(self.payload["id"])

    @property
    def channel(self) -> int:
        return int(self.payload["channel_id"])

    @property
    def author(self) -> str:
        return str(self.payload["author"]["global_name"])

    @property
    def ephemeral(self) -> bool:
        return bool(self.payload["flags"] & Flag.EPHEMERAL)

    @property
    def loading(self) -> bool:
        return bool(self.payload["flags"] & Flag.LOADING)

    @property
    def components(self) -> list[Json]:
        """All of them, nested ones too."""
        return list(walk(self.payload["components"]))

    @property
    def text(self) -> str:
        """Everything written: content, text displays, embeds."""
        displays = [one for one in self.components if one["type"] == ControlKind.TEXT_DISPLAY]
        written = [self.payload["content"], *(one["content"] for one in displays)]
        return "\n".join(filter(None, [*written, *strings(self.payload["embeds"])]))

    @property
    def buttons(self) -> list[str]:
        """The labels of the buttons that can be pressed."""
        return [name_of(one) for one in self.enabled if one["type"] == ControlKind.BUTTON]

    @property
    def enabled(self) -> list[Json]:
        """The buttons and selects that can be used."""
        usable = (ControlKind.BUTTON, *SELECTS)
        found = [one for one in self.components if one["type"] in usable and "custom_id" in one]
        return [one for one in found if not one.get("disabled")]

    @property
    def options(self) -> list[str]:
        """The labels offered by the usable selects."""
        return [option["label"] for one in self.enabled for option in one.get("options", [])]

    @property
    def files(self) -> list[str]:
        """The names of the attachments, also of those that no component shows."""
        return [one["filename"] for one in self.payload["attachments"]]

    @property
    def pictures(self) -> list[str]:
        """The addresses of the pictures shown, in order."""
        galleries = [one for one in self.components if one["type"] == ControlKind.MEDIA_GALLERY]
        thumbs = [
            one["media"]["url"] for one in self.components if one["type"] == ControlKind.THUMBNAIL
        ]
        return [item["media"]["url"] for one in galleries for item in one["items"]] + thumbs

    @property
    def alt_texts(self) -> list[str]:
        galleries = [one for one in self.components if one["type"] == ControlKind.MEDIA_GALLERY]
        items = [item for one in galleries for item in one["items"]]
        return [item["description"] for item in items if item.get("description")]

    @property
    def silent(self) -> bool:
        """Whether it arrives without a sound, whoever is called in it."""
        return bool(self.payload["flags"] & Flag.SUPPRESS_NOTIFICATIONS)

    def mentions(self, user: int) -> bool:
        """Whether this message calls the person."""
        return any(one["id"] == str(user) for one in self.payload["mentions"])

    def everything(self) -> list[str]:
        """Every string that comes with this message, for those who look for leaks: texts, alt
        texts, file names, custom ids, select values."""
        return list(strings({k: v for k, v in self.payload.items() if k not in UNSEEN}))


@dataclass(frozen=True)
class Modal:
    """A form that the bot has opened for somebody."""

    payload: Json
    channel: int
    source: int | None
    """The message whose component opened it."""

    @property
    def title(self) -> str:
        return str(self.payload["title"])

    @property
    def custom_id(self) -> str:
        return str(self.payload["custom_id"])

    @property
    def fields(self) -> dict[str, Json]:
        """The inputs by the label above them."""
        return dict(self._labelled())

    def _labelled(self) -> Iterator[tuple[str, Json]]:
        for one in self.payload["components"]:
            if one["type"] == ControlKind.LABEL:
                yield one["label"], one["component"]
            for child in one.get("components", []):
                yield child.get("label") or child["custom_id"], child


@dataclass(frozen=True)
class Shown:
    """What a person's deed led to on the screen. A silent acknowledgement shows nothing new."""

    post: Post | None = None
    modal: Modal | None = None
    failure: str | None = None


def name_of(component: Json) -> str:
    """How a person calls a button: its label, else its emoji."""
    return component.get("label") or (component.get("emoji") or {}).get("name") or ""


def strings(value: Any) -> Iterator[str]:
    """All texts inside a payload, addresses excepted."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for one in value:
            yield from strings(one)
    elif isinstance(value, dict):
        for key, one in value.items():
            if key not in UNSEEN:
                yield from strings(one)
