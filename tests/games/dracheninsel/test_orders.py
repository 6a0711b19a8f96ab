"""Standing orders: the presets and every trigger and condition of 5.6, judged by public facts."""

from collections.abc import Iterator
from itertools import product

import pytest
from msgspec.structs import replace

from bot.games.contract import Path, Rng, Seat
from bot.games.dracheninsel.model import State
from bot.games.kit.orders import is_among, picks_offered, rules_of_order
from bot.games.offers import Offer
from tests.games.dracheninsel.kit import DRACHENINSEL, after, answer, island
from tests.games.dracheninsel.windows import BEGINNING, SPARED, STOPPED, WINDOW

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
    """With the first pick of each step, as the orders of the first release had them."""
    (offer,) = (offer for offer in DRACHENINSEL.OFFERS if offer.key == key)
    first = [step.picks[0] for step in offer.steps]
    assert answer(key, state, seat, *([named] if named is not None else first)) == expected


@pytest.mark.rule("DI-112", "DI-116")
@pytest.mark.parametrize(("state", "seat"), [(ROBBED, 4), (SPARED, 1)])
def test_where_no_counterspell_helps_the_target_is_asked_in_person(state: State, seat: int) -> None:
    """A robbery, and a fear that is cancelled already: the order does not pass for its owner."""
    assert answer("counter-target", state, seat, "me") is None


JOINED = after(
    island(
        "red", at="green D6 red E6", treasures="125 D6", hands={"red": "mountain", "grey": "desert"}
    ),
    "red step.D6.mountain",
)
LEFT = after(
    island("red", at="red D6", treasures="125 D6", hands={"red": "volcano", "grey": "desert"}),
    "red step.D7",
)
CURSED = after(
    island("red", hands={"red": "evil_curse", "grey": "desert"}), "red play.evil_curse.curse"
)
WAITED = after(
    island("blue", at="red E5", hands={"blue": "fear_slumber", "red": "counterspell"}),
    "blue play.fear_slumber.red",
)


@pytest.mark.parametrize(
    ("order", "state", "seat", "acts"),
    [
        # Whom: anybody, the leader, all but my partner, one of them
        ("slumber-delivery.any", DELIVERY, 1, True),
        ("slumber-delivery.leader", DELIVERY, 1, True),  # all have nothing yet
        ("slumber-delivery.others", DELIVERY, 0, False),  # green carries with blue
        ("slumber-delivery.others", DELIVERY, 1, True),
        ("slumber-delivery.3", DELIVERY, 1, True),
        ("slumber-delivery.4", DELIVERY, 1, False),
        # What is done
        ("slumber-treasure.any.deed-first", FIRST, 1, True),
        ("slumber-treasure.any.deed-second", FIRST, 1, False),
        ("slumber-robbery.any", ROBBED, 4, True),
        ("slumber-robbery.any.me-1", ROBBED, 4, True),
        ("slumber-robbery.any.me-1", ROBBED, 0, False),
        ("slumber-joining.any", JOINED, 4, True),
        ("slumber-joining.any", ROBBED, 0, False),
        ("slumber-leaving.any", LEFT, 4, True),
        ("slumber-leaving.any", JOINED, 4, False),
        ("slumber-card.any.fear", FEAR, 1, True),
        ("slumber-card.any.evil_curse", FEAR, 1, False),
        ("slumber-card.any.evil_curse", CURSED, 4, True),
        ("slumber-hunter.any", FEAR, 1, True),
        ("slumber-hunter.any", FEAR, 2, False),
        ("slumber-hunter.any", DELIVERY, 0, True),  # taken along
        ("slumber-any.3", STEP, 1, True),
        ("slumber-any.4", STEP, 1, False),
        # On which conditions
        ("slumber-delivery.any.value-200", DELIVERY, 1, True),
        ("slumber-delivery.any.value-240", DELIVERY, 1, False),
        ("slumber-delivery.any.last-1", DELIVERY, 1, False),
        ("slumber-delivery.any.carry-0", DELIVERY, 1, True),
        ("slumber-delivery.any.carry-0", DELIVERY, 0, False),
        ("slumber-delivery.any.carry-1", DELIVERY, 0, True),
        ("slumber-delivery.any.boat-3", DELIVERY, 1, True),
        ("slumber-delivery.any.boat-4", DELIVERY, 1, False),
        ("slumber-any.any.played-2", STEP, 1, False),
        ("slumber-any.any.cards-3", FEAR, 1, True),
        ("slumber-any.any.hand-1", STEP, 1, True),
        ("slumber-any.any.hand-1", SPARED, 1, True),
        # A turn that begins
        ("slumber-start.any", BEGINNING, 1, True),
        ("slumber-start.any.near-3", BEGINNING, 1, False),  # blue is at home
        ("slumber-start.any.waiting-3", BEGINNING, 1, False),
        ("slumber-start.any.home-3", BEGINNING, 1, False),
        # Against an attack, against a Stop
        ("counter-target.any", FEAR, 2, True),
        ("counter-target.1", FEAR, 2, True),
        ("counter-target.3", FEAR, 2, False),
        ("counter-target.fellow", FEAR, 2, False),
        ("counter-target.me.waits-1", FEAR, 1, False),
        ("counter-target.me.waits-1", WAITED, 1, True),
        ("counter-target.me.value-150", FEAR, 1, False),
        ("counter-target.me.hand-1", FEAR, 1, True),
        ("counter-stop.any", STOPPED, 4, True),
        ("counter-stop.3", STOPPED, 4, True),
        ("counter-stop.2", STOPPED, 4, False),
        ("counter-stop.me.deed-step", STOPPED, 3, True),
        ("counter-stop.me.deed-first", STOPPED, 3, False),
        ("counter-stop.me.stopper-1", STOPPED, 3, True),
        ("counter-stop.me.stopper-2", STOPPED, 3, False),
        # A treasure in the boat
        ("share.0", CLAIM, 3, True),
        ("share.1", CLAIM, 3, False),
        ("claim-once.any.value-200", CLAIM, 3, True),
        ("claim-once.any.value-240", CLAIM, 3, False),
        ("claim.any.cards-3", CLAIM, 3, False),
        ("claim.any.unseen-4", CLAIM, 3, False),
        ("claim.any.leading-1", CLAIM, 3, True),
        ("claim.any.leading-0", CLAIM, 3, False),
        ("claim-once.any", DUEL, 0, False),
        ("accept.3", DUEL, 0, True),
        ("betray.any.spent-0", DUEL, 0, True),
        ("betray.any.cards-1", DUEL, 0, True),
        # What concerns nobody but others
        ("pass-unconcerned", STEP, 1, True),
        ("pass-unconcerned", FEAR, 1, False),
        ("pass-unconcerned", FEAR, 2, True),
        ("pass-unconcerned", SNEAKED, 1, False),
        ("pass-unconcerned", CURSED, 4, False),
        ("pass-unconcerned", DELIVERY, 0, False),
        ("pass-unconcerned", STOPPED, 3, False),
        ("pass-unconcerned", STOPPED, 4, True),
    ],
)
def test_every_condition(order: str, state: State, seat: int, acts: bool) -> None:
    key, *picks = order.split(".")
    (offer,) = (offer for offer in DRACHENINSEL.OFFERS if offer.key == key)
    assert is_among(offer, tuple(picks), Seat(seat), 6)

    assert (answer(key, state, seat, *picks) is not None) is acts


def test_a_turn_is_stopped_by_how_near_its_player_is() -> None:
    near = island("yellow", at="blue D5 red E5", hands={"red": "sweet_slumber"}, options=WINDOW)
    state = after(near, "yellow end")
    assert answer("slumber-start", state, 1, "any", "near-1") == ("slumber",)
    assert answer("slumber-start", state, 1, "any", "waiting-1") == ("slumber",)

    carrying = island(
        "yellow",
        at="blue F1 green F1",
        treasures="200 F1",
        hands={"red": "sweet_slumber"},
        options=WINDOW,
    )
    state = after(carrying, "yellow end")
    assert answer("slumber-start", state, 1, "any", "home-1") == ("slumber",)
    assert answer("slumber-start", state, 1, "any", "near-3") is None


def test_the_leader_is_who_has_most() -> None:
    state = replace(DELIVERY, coins=((), (), (300,), (), (), ()))
    assert answer("slumber-delivery", state, 1, "leader") is None
    state = replace(DELIVERY, coins=((), (), (), (300,), (), ()))
    assert answer("slumber-delivery", state, 1, "leader") == ("slumber",)


def test_another_answer_may_be_chosen() -> None:
    assert answer("slumber-delivery", DELIVERY, 1, "any", "else-pass") == ("pass",)
    assert answer("slumber-delivery", DELIVERY, 1, "any", "else-ask") is None


def test_none_plays_or_asks() -> None:
    """No order says "play this, else ask me": waiting would tell that the card is missing. What is
    asked instead is asked whatever the hand is."""
    for offer in DRACHENINSEL.OFFERS:
        for picks in combinations(offer):
            answers = [order.answer for order in rules_of_order(offer, picks)]
            assert answers
            asks = "else-ask" in picks or offer.key == "always-ask"
            assert (answers[0] is None) is asks


def combinations(offer: Offer) -> Iterator[Path]:
    """Every way to pick the steps, alone and with each single condition."""
    steps = [picks_offered(step, Seat(0), 6) for step in offer.steps]
    added = [
        f"{step.about}-{pick}" for step in offer.only for pick in picks_offered(step, Seat(0), 6)
    ]
    for picks in product(*steps):
        yield picks
        yield from ((*picks, one) for one in added)


@pytest.mark.parametrize("state", [STEP, FIRST, FEAR, STOPPED, DELIVERY, CLAIM, DUEL, BEGINNING])
def test_facts_are_the_same_in_every_world(state: State) -> None:
    for seat in map(Seat, range(6)):
        known = DRACHENINSEL.facts(DRACHENINSEL.public(state), DRACHENINSEL.own(state, seat), seat)
        world = DRACHENINSEL.resample_hidden(state, Seat(-1), Rng(b"other"))
        other = DRACHENINSEL.facts(DRACHENINSEL.public(world), DRACHENINSEL.own(world, seat), seat)
        assert known == other
