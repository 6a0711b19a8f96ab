"""What people change about themselves: by `/me`, or by the selects of its card."""

from collections.abc import Callable
from typing import Any, cast

from msgspec.structs import replace

from bot.games.contract import Refused
from bot.table.model.person import UNLIMITED, Person
from bot.table.people.time_input import DAY, quiet_of, sensible, vacation_of, zone_of
from bot.ui.intake.click import Click, client_language
from bot.ui.intake.handlers import SettingChoice, tableless_button
from bot.ui.message.parts import Post
from bot.ui.person.me_card import (
    ANY_NUMBER,
    AS_ALL,
    CALLS,
    CLIENT,
    LARGE,
    NEVER,
    NOTICES,
    SIGHTS,
    SIZES,
    USUAL,
    me_card,
)
from bot.words import LANGUAGES

Change = Callable[[Person, Click], Person]
NIGHT = 8 * 60  # minutes, if only the beginning of quiet hours was given


async def me_command(click: Click) -> None:
    click.person = await click.app.tables.people.get(click.user)
    await click.answer(_card(click))


@tableless_button("me", SettingChoice)
async def on_me(click: Click, chosen: SettingChoice) -> None:
    """A select or button of the card, which then shows the new values."""
    if not chosen.name:  # a button of a panel, which stays as it is
        await me_command(click)
        return
    if chosen.name not in SETTINGS:
        raise Refused("moved_on")
    setting, value = SETTINGS[chosen.name], chosen.value
    await _settle(click, lambda person, click: setting(person, value, click))
    await click.replace(_card(click))


async def change_by_command(click: Click, change: Change) -> None:
    """Changes one setting by `/me`; answers with the card."""
    await _settle(click, change)
    await click.answer(_card(click))


async def _settle(click: Click, change: Change) -> None:
    settle = click.app.tables.settle
    click.person = await settle(click.user, lambda person: change(person, click))


def _card(click: Click) -> Post:
    return me_card(click.person, click.app.buttons, click.app.tables.time.now())


def with_language(person: Person, value: str, click: Click) -> Person:
    if value == CLIENT:
        return replace(person, language=client_language(click.interaction), has_chosen=False)
    return replace(person, language=_known(value, LANGUAGES), has_chosen=True)


def with_notices(person: Person, value: str, _: Click) -> Person:
    known = cast(Any, _known(value, NOTICES))
    return replace(person, notices=known, dms_closed=person.dms_closed and known != "dm")


def with_quiet_hours(person: Person, zone: str, begin: str, end: str) -> Person:
    habits = replace(person.habits, zone=zone_of(zone), quiet=quiet_of(begin, end))
    return replace(person, habits=habits)


def with_vacation(person: Person, until: str, now: float) -> Person:
    moment = vacation_of(until, person.habits.zone, now)
    return replace(person, habits=replace(person.habits, vacation=moment))


def _quiet_from(person: Person, value: str, _: Click) -> Person:
    if value == NEVER:
        return replace(person, habits=replace(person.habits, quiet=None))
    begin, old = int(value) * 60, person.habits.quiet
    end = (begin + NIGHT) % DAY if old is None else old[1]
    return replace(person, habits=replace(person.habits, quiet=sensible(begin, end)))


def _quiet_to(person: Person, value: str, _: Click) -> Person:
    if person.habits.quiet is None:
        raise Refused("moved_on")
    checked = sensible(person.habits.quiet[0], int(value) * 60)
    return replace(person, habits=replace(person.habits, quiet=checked))


def _most_calls(person: Person, value: str, _: Click) -> Person:
    known = _known(value, CALLS)
    numbers = {USUAL: None, ANY_NUMBER: UNLIMITED}
    return replace(person, daily_push_limit=numbers[known] if known in numbers else int(known))


def _sight(person: Person, value: str, _: Click) -> Person:
    known = cast(Any, _known(value, SIGHTS))
    return replace(person, sight="" if known == AS_ALL else known)


def _large(person: Person, value: str, _: Click) -> Person:
    return replace(person, large=_known(value, SIZES) == LARGE)


def _back(person: Person, _: str, __: Click) -> Person:
    return replace(person, habits=replace(person.habits, vacation=0.0))


def _known(value: str, values: tuple[str, ...]) -> str:
    if value not in values:
        raise Refused("moved_on")
    return value


SETTINGS: dict[str, Callable[[Person, str, Click], Person]] = {
    "language": with_language,
    "notices": with_notices,
    "most_calls": _most_calls,
    "sight": _sight,
    "size": _large,
    "quiet_from": _quiet_from,
    "quiet_to": _quiet_to,
    "back": _back,
}
