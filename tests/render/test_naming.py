"""Names in little room: as much of each as fits, and no two of a table alike."""

import pytest

from render import kit
from render.kit.fonts import ELLIPSIS

ROOM, SIZE = 160, 40  # of a panel in a full game


def shown(*names: str) -> tuple[str, ...]:
    return kit.short(names, ROOM, SIZE)


def test_a_name_with_room_stays_whole() -> None:
    assert shown("Anna", "Jürgen") == ("Anna", "Jürgen")


def test_a_long_name_is_cut_without_a_sign_of_it() -> None:
    words = shown("Maximiliane von Hohenstein", "Anna")[0]
    assert "Maximiliane".startswith(words)
    assert ELLIPSIS not in words
    assert kit.width(words + "x", SIZE) > ROOM, "more would have fitted"


@pytest.mark.parametrize(
    ("names", "ends"),
    [
        (("Alexander", "Alexandra", "Ben"), ("r", "a", "n")),
        (("Anna-Katharina Braun", "Anna-Katharina Klein"), ("B", "K")),
        (("Sebastian Bach", "Sebastian Bach"), ("#1", "#2")),
        (("Maximilian A", "Maximilian AA", "Maximilian BA"), ("#1", "#2", "#3")),
    ],
    ids=["last letter", "first letter that differs", "the same name", "no such letter"],
)
def test_names_that_would_look_alike_keep_what_tells_them_apart(
    names: tuple[str, ...], ends: tuple[str, ...]
) -> None:
    words = shown(*names)
    assert len(set(words)) == len(words)
    assert all(word.endswith(end) for word, end in zip(words, ends, strict=True))


def test_the_whole_name_stays_and_the_cut_one_gives_way() -> None:
    assert shown("Alexander", "Alexand")[1] == "Alexand"
    assert shown("Alexander", "Alexand")[0].endswith("r")


@pytest.mark.parametrize("room", [60, 118, 126, 162, 300])
def test_no_name_leaves_its_room(room: int) -> None:
    names = ("W" * 32, "W" * 31, "Alexander", "Alexandra", "🐉" * 9, "")
    words = kit.short(names, room, SIZE)
    assert len(set(words)) == len(names)
    assert all(kit.width(word, SIZE) <= room for word in words)
