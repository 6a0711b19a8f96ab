"""Three short hints with the first three questions of a person, then never again."""

from contextlib import suppress

from msgspec.structs import replace

from bot.table.people.settings import KnownPeople
from bot.table.storage.faults import NotSaved

HINTS = 3


async def hint_for(people: KnownPeople, user: int | None) -> int:
    """Which one comes with this person's question; 0: none."""
    answers = HINTS if user is None else (await people.get(user)).answers
    return answers + 1 if answers < HINTS else 0


async def answered_once_more(people: KnownPeople, user: int) -> None:
    """After the third nobody counts."""
    if (await people.get(user)).answers < HINTS:
        with suppress(NotSaved):  # they read the same hint twice
            await people.change(user, lambda person: replace(person, answers=person.answers + 1))
