"""What a person does on the page: the same deeds, by the same `Person`, as in the tests."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from secrets import token_hex
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from bot.local.errors import ApiError
from bot.local.model import Channel, Json
from bot.local.page import roster
from bot.local.people import Person
from bot.local.post import Modal, Shown
from bot.local.typed import Impossible

RESERVED = {"at"}  # the place, which `Person` takes beside the options of a command
Command = Annotated[str, Meta(max_length=200, pattern=r"[^\s/]")]
Text = Annotated[str, Meta(min_length=1, max_length=2000)]
ID = re.compile(r"[0-9]{1,20}")
Id = Annotated[str, Meta(pattern=rf"^{ID.pattern}$")]
Language = Literal["de", "en"]
FORMS_KEPT = 100


class Say(Struct, forbid_unknown_fields=True):
    channel: Id
    text: Text


class Slash(Struct, forbid_unknown_fields=True):
    channel: Id
    command: Command
    options: Json = field(default_factory=dict)


class Complete(Struct, forbid_unknown_fields=True):
    channel: Id
    command: Command
    option: str
    text: str
    others: Json = field(default_factory=dict)


class Click(Struct, forbid_unknown_fields=True):
    message: Id
    custom_id: str


class Select(Struct, forbid_unknown_fields=True):
    message: Id
    custom_id: str
    values: list[Any]


class Submit(Struct, forbid_unknown_fields=True):
    form: str
    values: Json


class Delete(Struct, forbid_unknown_fields=True):
    message: Id


class Settings(Struct, forbid_unknown_fields=True):
    accepts_dms: bool
    language: Language


class Malformed(Exception):
    """No page of ours would send this."""


class Deeds:
    """Answers are `failure` in words, or what has come of it: a message, a form, choices."""

    def __init__(self) -> None:
        self._forms: dict[tuple[int, str], Modal] = {}

    async def do(self, person: Person, told: Any) -> Json:
        try:
            return await KINDS[type(told)](self, person, told)
        except Impossible as refusal:
            return {"failure": str(refusal)}
        except ApiError as refusal:
            return {"failure": refusal.message}

    async def say(self, person: Person, told: Say) -> Json:
        person.say(told.text, _channel(person, told.channel))
        return {}

    async def slash(self, person: Person, told: Slash) -> Json:
        options = _options(person, told.options)
        channel = _channel(person, told.channel)
        return self._shown(person, await person.slash(told.command, at=channel, **options))

    async def complete(self, person: Person, told: Complete) -> Json:
        channel = _channel(person, told.channel)
        others = _options(person, told.others)
        found = await person.complete(told.command, told.option, told.text, at=channel, **others)
        return {"choices": [choice._asdict() for choice in found]}

    async def click(self, person: Person, told: Click) -> Json:
        post = person.post(int(told.message))
        return self._shown(person, await person.click(post, told.custom_id))

    async def select(self, person: Person, told: Select) -> Json:
        post = person.post(int(told.message))
        values = [_single(person, value) for value in told.values]
        return self._shown(person, await person.select(post, *values, which=told.custom_id))

    async def submit(self, person: Person, told: Submit) -> Json:
        """A form that this server no longer knows, after a restart, fails as on Discord."""
        modal = self._forms.get((person.id, told.form))
        values = {name: _value(person, value) for name, value in told.values.items()}
        shown = self._shown(person, await person.submit(modal, values))
        if "failure" not in shown:
            del self._forms[person.id, told.form]
        return shown

    async def delete(self, person: Person, told: Delete) -> Json:
        person.delete(person.post(int(told.message)))
        return {}

    async def settings(self, person: Person, told: Settings) -> Json:
        roster.change_roster(person, accepts_dms=told.accepts_dms, language=told.language)
        roster.tell(person.discord)
        return {}

    def _shown(self, person: Person, shown: Shown) -> Json:
        if shown.failure is not None:
            return {"failure": shown.failure}
        if shown.modal is not None:
            return {"modal": shown.modal.payload, "form": self._keep(person, shown.modal)}
        return {} if shown.post is None else {"message": shown.post.payload}

    def _keep(self, person: Person, modal: Modal) -> str:
        while len(self._forms) >= FORMS_KEPT:
            del self._forms[next(iter(self._forms))]
        form = token_hex(8)
        self._forms[person.id, form] = modal
        return form


Handler = Callable[[Deeds, Person, Any], Awaitable[Json]]
KINDS: dict[type[Struct], Handler] = {
    Say: Deeds.say,
    Slash: Deeds.slash,
    Complete: Deeds.complete,
    Click: Deeds.click,
    Select: Deeds.select,
    Submit: Deeds.submit,
    Delete: Deeds.delete,
    Settings: Deeds.settings,
}
NAMED = {kind.__name__.lower(): kind for kind in KINDS}


def _channel(person: Person, id: str) -> Channel:
    return person.discord.world.channel(int(id))


def _options(person: Person, told: Json) -> Json:
    if RESERVED & told.keys():
        raise Malformed("no command has such options")
    return {name: _value(person, value) for name, value in told.items()}


def _value(person: Person, told: Any) -> Any:
    """People and channels come as `{"user": id}` and `{"channel": id}`, alone or in a list."""
    match told:
        case list():
            return [_single(person, one) for one in told]
        case _:
            return _single(person, told)


def _single(person: Person, told: Any) -> Any:
    match told:
        case {"user": str(id)} if ID.fullmatch(id):
            return person.discord.world.user(int(id))
        case {"channel": str(id)} if ID.fullmatch(id):
            return _channel(person, id)
        case str() | int() | float():
            return told
        case _:
            raise Malformed("neither a value nor somebody")
