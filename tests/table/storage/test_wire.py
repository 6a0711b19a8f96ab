"""What is stored keeps its form: data folders of every release play on, whatever is renamed."""

from enum import StrEnum
from typing import Literal

import pytest
from msgspec import Struct, field

from tests.table.storage.wire import committed, described
from tests.table.storage.wire_form import Group, Sections

ANEW = "`python -m tests.table.storage.wire`"


def changes(was: Sections, now: Sections) -> list[str]:
    """What differs, and in one sentence each what is to be done about it."""
    found = [f"{key} is gone: {_lost(was[key])}" for key in was if key not in now]
    found += [f"{key} is new: {_came(now[key])}" for key in now if key not in was]
    for key in (key for key in was if key in now and was[key] != now[key]):
        within = _verbs if key.startswith("custom_id") else _within
        found += [f"{key}: {told}" for told in within(was[key], now[key])]
    return sorted(found)


def _verbs(was: list[str], now: list[str]) -> list[str]:
    lost = [f"{line!r} is gone: messages of every release carry it, so put it back."
            for line in was if line not in now]  # fmt: skip
    came = [f"{line!r} is new: if nothing was renamed, write the list with {ANEW}."
            for line in now if line not in was]  # fmt: skip
    return lost + came


def _lost(lines: list[str]) -> str:
    tag = next((line for line in lines if line.startswith("type is ")), None)
    if tag is not None:
        name = tag.removeprefix("type is ")
        return f"if you renamed the class, give it tag={name}, its stored name."
    return "it may be stored, so put it back under its stored name."


def _came(lines: list[str]) -> str:
    if any(line.startswith("type is ") for line in lines):
        return f"if it is no renamed class, which needs its old tag=, write the list with {ANEW}."
    return f"if nothing was renamed, write the list with {ANEW} and commit it."


def _within(was: list[str], now: list[str]) -> list[str]:
    old, new = dict(map(_split, was)), dict(map(_split, now))
    lost = [f"{name!r} is gone: {_kept(name, old[name])}" for name in old if name not in new]
    came = [f"{name!r} is new: {_first(new[name])}" for name in new if name not in old]
    both = [name for name in old if name in new and old[name] != new[name]]
    changed = [f"{name!r} was {old[name]}, is {new[name]}: {_same(old[name], new[name])}"
               for name in both]  # fmt: skip
    order = "the order has changed: put it back, for plans keep hashes of packed views."
    return lost + came + changed or [order]


def _split(line: str) -> tuple[str, str]:
    mark = " " if line.startswith("is ") else ": "
    name, _, text = line.partition(mark)
    return name, text


def _kept(name: str, text: str) -> str:
    if name.startswith("type is "):
        return f"give the class tag={name.removeprefix('type is ')}, its stored name."
    if text:
        return f"keep its stored name, for an attribute with field(name={name!r})."
    return "it is stored, so put it back."


def _first(text: str) -> str:
    if not text or " = " in text:
        return f"if nothing was renamed, write the list with {ANEW} and commit it."
    return "if nothing was renamed, give it a default, for what is stored has none."


def _same(was: str, now: str) -> str:
    if was.partition(" = ")[0] == now.partition(" = ")[0]:
        return "put the default back, for stored records that lack the field would change."
    return "what is stored must be read as before: put back values, types and stored names."


def test_what_is_stored_is_what_the_committed_list_says() -> None:
    """A deliberate change is written anew, and each line of its diff is a question: can what older
    releases have stored still be read, or is there a step for it in
    `bot/table/storage/record_migrations.py`?
    """
    found = changes(committed(), described())
    if found:
        pytest.fail("\n".join(found), pytrace=False)


def test_plans_are_protected_by_the_form_of_the_views_that_they_keep() -> None:
    """A plan has packed `Public` views and hashes of `Own`, both without a form of their own."""
    now = described()
    assert "sights: [[bytes, bytes] ...] = []" in now["tables.sheet.plans"]
    games = [line.partition(":")[0] for line in now["games"]]
    assert [slug for slug in games if not {f"{slug}.public", f"{slug}.own"} <= set(now)] == []


# The list itself: it sees what is stored, and nothing else


class Colour(StrEnum):
    RED = "red"


class Hue(StrEnum):
    CRIMSON = "red"


class Tint(StrEnum):
    RED = "crimson"


class Card(Struct, tag=True):
    colour: Colour
    number: int = 1


class Ticket(Struct, tag="Card"):
    hue: Hue = field(name="colour")
    count: int = field(default=1, name="number")


class Untagged(Struct, tag=True):
    colour: Colour
    number: int = 1


class Renamed(Struct, tag="Card"):
    hue: Colour
    number: int = 1


class Revalued(Struct, tag="Card"):
    colour: Tint
    number: int = 1


class Defaulted(Struct, tag="Card"):
    colour: Colour
    number: int = 2


class Required(Struct, tag="Card"):
    colour: Colour
    number: int


class Retyped(Struct, tag="Card"):
    colour: Literal["red", "blue"]
    number: int = 1


class Swapped(Struct, tag="Card"):
    number: int = 1
    colour: Colour = Colour.RED


class Longer(Struct, tag="Card"):
    colour: Colour
    number: int = 1
    extra: str = ""


def form(kind: type[Struct]) -> Sections:
    group = Group()
    group.add("hand", tuple[kind, ...])  # type: ignore[valid-type]
    return group.sections


def test_the_form_of_a_struct() -> None:
    assert form(Card) == {
        "hand": ["is [<hand.Card> ...]"],
        "hand.Card": ["type is 'Card'", "colour: 'red'", "number: int = 1"],
    }


def test_what_keeps_its_stored_names_keeps_its_form() -> None:
    assert form(Ticket) == form(Card)


@pytest.mark.parametrize(
    ("kind", "says"),
    [
        (Untagged, "give it tag='Card'"),
        (Renamed, "keep its stored name, for an attribute with field(name='colour')"),
        (Revalued, "put back values, types and stored names"),
        (Retyped, "put back values, types and stored names"),
        (Defaulted, "put the default back"),
        (Required, "put the default back"),
        (Swapped, "put the default back"),
        (Longer, "write the list with `python -m tests.table.storage.wire`"),
    ],
)
def test_what_changes_is_said_with_what_to_do(kind: type[Struct], says: str) -> None:
    assert says in "\n".join(changes(form(Card), form(kind)))


def test_an_order_that_has_changed_is_seen() -> None:
    assert changes({"own": ["a: int", "b: int"]}, {"own": ["b: int", "a: int"]}) == [
        "own: the order has changed: put it back, for plans keep hashes of packed views."
    ]


def test_a_verb_that_was_renamed_is_said_to_be_gone() -> None:
    was, now = {"custom_id.verb": ["join: text"]}, {"custom_id.verb": ["enter: text"]}
    gone = "'join: text' is gone: messages of every release carry it, so put it back."
    assert f"custom_id.verb: {gone}" in changes(was, now)
