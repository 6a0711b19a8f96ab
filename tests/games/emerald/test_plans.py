"""A planned move, and what others have done meanwhile."""

import pytest
from msgspec.structs import replace

from bot.games.contract import Seat
from bot.games.emerald.model import State
from tests.games.emerald.kit import EMERALD, position

KNIGHTS = {"7": "red blue", "9": "green"}
CARDS = dict.fromkeys((9, 10), "ruby emerald")


def here(**changed: object) -> State:
    """Red may move from 7 to 9, two steps, for there are two knights."""
    settings: dict[str, object] = {"knights": KNIGHTS, "beat": "12 15-", "gems": CARDS}
    return position(**{**settings, **changed})  # type: ignore[arg-type]


def is_same(now: State) -> bool:
    return EMERALD.same_deed(EMERALD.public(here()), EMERALD.public(now), Seat(0), ("red-7",))


@pytest.mark.parametrize(
    ("now", "same"),
    [
        (here(), True),
        (here(knights={**KNIGHTS, "12": "yellow"}), True),  # far away
        (here(gems={**CARDS, 10: "ruby"}), True),  # beside another field
        (here(knights={"7": "red blue blue", "9": "green"}), False),  # a longer stride
        (here(gems={**CARDS, 9: "ruby"}), False),  # another card
        (here(beat="8 15-"), False),  # it would wake the dragon now
        (here(beat="13 15-"), True),  # she sleeps as before
    ],
)
def test_a_move_means_the_same_as_long_as_stride_cards_and_dragon_do(
    now: State, same: bool
) -> None:
    assert is_same(now) is same


def test_a_beat_that_was_known_is_no_new_danger() -> None:
    waking = here(beat="8 15-")
    then, now = EMERALD.public(waking), EMERALD.public(waking)
    assert EMERALD.same_deed(then, now, Seat(0), ("red-7",))
    nearer = EMERALD.public(replace(waking, dragon=14))
    assert not EMERALD.same_deed(then, nearer, Seat(0), ("red-7",))
