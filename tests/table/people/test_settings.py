"""Whom memory knows: as many as are needed, and what it does not know it reads."""

import pytest
from msgspec.structs import replace

from bot.table.model.person import Person
from bot.table.people import settings
from bot.table.people.settings import KnownPeople
from tests.table.kit import ANNA, BEN, CARL, Room


@pytest.fixture
def people(room: Room, monkeypatch: pytest.MonkeyPatch) -> KnownPeople:
    monkeypatch.setattr(settings, "MOST_KNOWN", 2)
    return KnownPeople(room.store)


def german(person: Person) -> Person:
    return replace(person, language="de")


async def test_memory_is_bounded_and_nobody_loses_their_settings(people: KnownPeople) -> None:
    for user in range(10):
        await people.change(user, german)

    assert len(people._known) == 2
    assert {(await people.get(user)).language for user in range(10)} == {"de"}
    assert len(people._known) == 2


async def test_more_people_than_memory_holds_can_be_asked_for_at_once(people: KnownPeople) -> None:
    await people.change(ANNA, german)
    found = await people.all([ANNA, BEN, CARL])

    assert {user: person.language for user, person in found.items()} == {
        ANNA: "de",
        BEN: "en",
        CARL: "en",
    }


async def test_whoever_is_needed_again_and_again_is_not_read_again(people: KnownPeople) -> None:
    known = await people.get(ANNA)
    for user in range(10):
        await people.get(user)
        assert await people.get(ANNA) is known
