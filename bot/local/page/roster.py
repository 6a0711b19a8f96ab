"""The people who can sit down at this screen, and what each has set."""

from __future__ import annotations

from bot.local.model import Json, User
from bot.local.people import Person
from bot.local.server import LocalDiscord

LOCALES = {"de": "de", "en": "en-US"}
"""The locales that a person can choose, by language."""
FIRST = ("Anna", "Ben")


def settle(discord: LocalDiscord, language: str) -> None:
    """The first people take their seats; in a world that is already lived in, nobody comes."""
    if len(_humans(discord)) > 1:
        return
    locale = LOCALES[language]
    owner = discord.world.users[discord.operator]
    owner.locale = locale
    discord.world.save(owner)
    for name in FIRST:
        discord.user(name, locale=locale)


def roster(discord: LocalDiscord) -> list[Json]:
    """Everybody of the guild; the owner, who moderates, comes last."""
    found = sorted(_humans(discord), key=lambda one: (one.id == discord.operator, one.id))
    return [_entry(discord, one) for one in found]


def change_roster(person: Person, *, accepts_dms: bool, language: str) -> None:
    person.user.locale = LOCALES[language]
    person.accept_dms(accepts=accepts_dms)


def tell(discord: LocalDiscord) -> None:
    """Every open screen learns who is there now."""
    entry = {"event": "people", "people": roster(discord)}
    for user in _humans(discord):
        discord.feeds.send(user.id, entry)


def _humans(discord: LocalDiscord) -> list[User]:
    return [one for one in discord.world.users.values() if not one.bot]


def _entry(discord: LocalDiscord, user: User) -> Json:
    return {
        "id": str(user.id),
        "name": user.display,
        "locale": user.locale,
        "accepts_dms": user.accepts_dms,
        "owner": user.id == discord.operator,
    }
