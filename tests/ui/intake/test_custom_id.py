"""A button's custom_id says everything, fits, and cannot be forged."""

import pytest

from bot.games.contract import LONGEST_PATH, Seat
from bot.ui.intake.custom_id import LIMIT, Forged, Pick, Verb, pack, unpack

KEY = b"k" * 32


@pytest.mark.parametrize(
    "meaning",
    [
        Pick(1, Seat(0), 0, ()),
        Pick(2**40, Seat(5), 2**31, ("x" * 29, "y" * (LONGEST_PATH - 30))),
        Pick(7, Seat(3), 12, ("step", "D5", "water"), select=True),
        Pick(2**40, Seat(5), 2**28, ("x" * LONGEST_PATH,), planned=25),
        Verb(1, "hand"),
        Verb(0, "page", "scratch_island.10"),
        Verb(2**40, "option", "reaction_time", select=True),
    ],
)
def test_there_and_back(meaning: Pick | Verb) -> None:
    packed = pack(meaning, KEY)

    assert len(packed) <= LIMIT
    assert unpack(packed, KEY) == meaning


def test_whatever_does_not_fit_is_not_sent() -> None:
    with pytest.raises(ValueError, match="characters"):
        pack(Verb(1, "order", "x" * 100), KEY)


@pytest.mark.parametrize("spoiled", ["", "a", "a:b", ":::::", "t:1:hand::AAAAAAAA", "ä:ö:ü"])
def test_nonsense_is_forged(spoiled: str) -> None:
    with pytest.raises(Forged):
        unpack(spoiled, KEY)


def test_every_changed_sign_and_every_other_key_is_noticed() -> None:
    genuine = pack(Pick(1, Seat(0), 3, ("strike", "1")), KEY)
    for place in range(len(genuine)):
        changed = genuine[:place] + chr(ord(genuine[place]) ^ 1) + genuine[place + 1 :]
        with pytest.raises(Forged):
            unpack(changed, KEY)
    with pytest.raises(Forged):
        unpack(genuine, b"x" * 32)
