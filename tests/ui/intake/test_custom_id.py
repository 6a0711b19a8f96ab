"""A button's custom_id says everything, fits, and cannot be forged."""

import pytest

from bot.games.contract import LONGEST_PATH, Seat
from bot.ui.intake.custom_id import (
    LIMIT,
    Forged,
    PickButton,
    VerbButton,
    pack_custom_id,
    unpack_custom_id,
)

KEY = b"k" * 32


@pytest.mark.parametrize(
    "meaning",
    [
        PickButton(1, Seat(0), 0, ()),
        PickButton(2**40, Seat(5), 2**31, ("x" * 29, "y" * (LONGEST_PATH - 30))),
        PickButton(7, Seat(3), 12, ("step", "D5", "water"), select=True),
        PickButton(2**40, Seat(5), 2**28, ("x" * LONGEST_PATH,), planned=25),
        VerbButton(1, "hand"),
        VerbButton(0, "page", "scratch_island.10"),
        VerbButton(2**40, "option", "reaction_time", select=True),
    ],
)
def test_there_and_back(meaning: PickButton | VerbButton) -> None:
    packed = pack_custom_id(meaning, KEY)

    assert len(packed) <= LIMIT
    assert unpack_custom_id(packed, KEY) == meaning


def test_whatever_does_not_fit_is_not_sent() -> None:
    with pytest.raises(ValueError, match="characters"):
        pack_custom_id(VerbButton(1, "order", "x" * 100), KEY)


@pytest.mark.parametrize("spoiled", ["", "a", "a:b", ":::::", "t:1:hand::AAAAAAAA", "ä:ö:ü"])
def test_nonsense_is_forged(spoiled: str) -> None:
    with pytest.raises(Forged):
        unpack_custom_id(spoiled, KEY)


def test_every_changed_sign_and_every_other_key_is_noticed() -> None:
    genuine = pack_custom_id(PickButton(1, Seat(0), 3, ("strike", "1")), KEY)
    for place in range(len(genuine)):
        changed = genuine[:place] + chr(ord(genuine[place]) ^ 1) + genuine[place + 1 :]
        with pytest.raises(Forged):
            unpack_custom_id(changed, KEY)
    with pytest.raises(Forged):
        unpack_custom_id(genuine, b"x" * 32)
