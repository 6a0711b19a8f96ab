"""Standing orders: the nine presets, judged by public facts."""

import pytest

from bot.games.contract import Path, Rng, Scope, Seat
from bot.games.dracheninsel.model import Options, State
from tests.games.dracheninsel.kit import DRACHENINSEL, after, answer, island

WINDOW = Options(start_stop="window")


STEP = after(island("blue", at="blue E2", hands={"red": "sweet_slumber"}), "blue step.D2")
FIRST = after(island("blue", at="blue F4", hands={"red": "fear_slumber"}), "blue step.E5")
FEAR = after(
    island("blue", at="red G6", hands={"blue": "fear_slumber", "red": "fear_counterspell"}),
    "blue play.fear_slumber.red",
)
ROBBED = after(
    island(
        "red",
        at="green D6 grey D6 red E6",
        treasures="125 D6",
        hands={"red": "mountain", "grey": "sweet_slumber counterspell"},
    ),
    "red step.D6.mountain.grey",
)
SNEAKED = after(
    island("blue", hands={"blue": "betrayal_sneak", "red": "counterspell"}),
    "blue play.betrayal_sneak.1",
)
SPARED = after(
    island("blue", at="red G6", hands={"blue": "fear_slumber", "red": "counterspell water"}),
    "blue play.fear_slumber.red",
    "red counter",
    "close",
)
STOPPED = after(
    island("blue", at="blue E2", hands={"red": "sweet_slumber", "blue": "counterspell"}),
    "blue step.D2",
    "red slumber",
    "close",
)
DELIVERY = after(
    island("blue", at="blue F1 green F1", treasures="200 F1", hands={"red": "sweet_slumber"}),
    "blue step.blue",
)
CLAIM = after(
    island("green", at="blue F1 green F1", treasures="200 F1", hands={"blue": "betrayal_sneak"}),
    "green step.blue",
    "close",
)
DUEL = after(
    island(
        "green",
        at="blue F1 green F1",
        treasures="200 F1",
        hands={"blue": "betrayal", "green": "betrayal betrayal_sneak"},
    ),
    "green step.blue",
    "close",
    "blue claim",
    "close",
)
BEGINNING = after(island("yellow", hands={"red": "sweet_slumber"}, options=WINDOW), "yellow end")


@pytest.mark.parametrize(
    ("key", "state", "seat", "named", "expected"),
    [
        ("always-pass", STEP, 1, None, ("pass",)),
        ("always-pass", STOPPED, 3, None, ("pass",)),
        ("always-ask", STEP, 1, None, None),
        ("counter-target", FEAR, 1, None, ("counter",)),
        ("counter-target", FEAR, 2, None, None),
        ("counter-target", SNEAKED, 1, None, ("counter",)),
        ("counter-stop", STOPPED, 3, None, ("counter",)),
        ("counter-stop", STOPPED, 4, None, None),
        ("slumber-treasure", FIRST, 1, 3, ("slumber",)),
        ("slumber-treasure", FIRST, 1, 4, None),
        ("slumber-treasure", FIRST, 2, 3, ("pass",)),  # does not hold the card
        ("slumber-treasure", STEP, 1, 3, None),
        ("slumber-delivery", DELIVERY, 1, 3, ("slumber",)),
        ("slumber-delivery", FIRST, 1, 3, None),
        ("slumber-start", BEGINNING, 1, 3, ("slumber",)),
        ("slumber-start", BEGINNING, 1, 4, None),
        ("share", CLAIM, 3, None, ("share",)),
        ("claim", CLAIM, 3, None, ("claim",)),
        ("claim", DUEL, 0, None, ("betray", "betrayal")),  # the single card before the double one
    ],
)
def test_the_nine_presets(
    key: str, state: State, seat: int, named: int | None, expected: Path | None
) -> None:
    assert answer(key, state, seat, named) == expected


@pytest.mark.rule("DI-112", "DI-116")
@pytest.mark.parametrize(("state", "seat"), [(ROBBED, 4), (SPARED, 1)])
def test_where_no_counterspell_helps_the_target_is_asked_in_person(state: State, seat: int) -> None:
    """A robbery, and a fear that is cancelled already: the order does not pass for its owner."""
    assert answer("counter-target", state, seat) is None


def test_there_are_nine_and_none_plays_or_asks() -> None:
    """No order says "play this, else ask me": waiting would tell that the card is missing."""
    assert len(DRACHENINSEL.OFFERS) == 9
    for offer in DRACHENINSEL.OFFERS:
        answers = [order.answer for order in offer.orders]
        assert None not in answers or set(answers) == {None}
        assert Scope.GAME in offer.scopes


@pytest.mark.parametrize("state", [STEP, FIRST, FEAR, STOPPED, DELIVERY, CLAIM, DUEL, BEGINNING])
def test_facts_are_the_same_in_every_world(state: State) -> None:
    for seat in map(Seat, range(6)):
        known = DRACHENINSEL.facts(DRACHENINSEL.public(state), DRACHENINSEL.own(state, seat), seat)
        world = DRACHENINSEL.scramble(state, Seat(-1), Rng(b"other"))
        other = DRACHENINSEL.facts(DRACHENINSEL.public(world), DRACHENINSEL.own(world, seat), seat)
        assert known == other
