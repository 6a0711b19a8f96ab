"""One answer for all that belongs together: the journey, a deal, the lord's card."""

import random
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bot.games.contract import Menu, Path, Refused, play
from bot.games.kit.walks import any_pick
from bot.games.schatzjagd.actions import Attack, Series, Take, Travel
from bot.games.schatzjagd.content import FIELD
from bot.games.schatzjagd.model import Activity, Journey, LordPhase, Options, Resting, State
from bot.games.schatzjagd.rules.series import reached
from bot.games.schatzjagd.views import ahead
from tests.games.schatzjagd.kit import (
    GAME,
    GREEN,
    YELLOW,
    Told,
    asked,
    do,
    hand,
    offers,
    position,
    slot_at,
    way,
)

HAND = "knife wolf club dagger"
WILD = Options(deposit="yes", plunder="yes", katharsis="yes")


def at_the_gate() -> State:
    return position({"field": "D5", "cards": HAND}, frame=Journey(3))


def about(state: State, text: str) -> str:
    """What is asked after these picks; empty if nothing is."""
    menu = GAME.choices(state, YELLOW, way(state, text))
    return menu.about if isinstance(menu, Menu) else ""


def test_journey_deal_and_card_are_one_answer() -> None:
    state = at_the_gate()

    step = play(GAME, state, YELLOW, way(state, "E6.smith-3.slot.knife.C3"))

    after = step.state
    assert (after.lords[YELLOW].weapons, slot_at(after, "C3")) == (3, "knife")
    assert asked(after)[0] != YELLOW


def test_the_parts_of_an_answer_lead_where_they_lead_one_by_one() -> None:
    """As release 1.0.0 asked for them, and with the same news."""
    state, parts = at_the_gate(), ("E6", "smith-3", "slot.knife.C3")
    steps: list[Told] = []
    for part in parts:
        steps.append(do(steps[-1].state if steps else state, part))

    whole = play(GAME, state, YELLOW, way(state, ".".join(parts)))

    assert whole.state == steps[-1].state
    assert whole.news == tuple(event for step in steps for event in step.news)
    assert whole.whispers == tuple(note for step in steps for note in step.whispers)


def test_a_henchman_who_sits_out_and_its_lords_card_are_one_answer() -> None:
    state = position({"field": "C4", "cards": HAND, "sits_out": 1}, frame=Resting())

    step = play(GAME, state, YELLOW, way(state, "rest.slot.wolf.C5"))

    assert slot_at(step.state, "C5") == "wolf"
    assert not step.state.lords[YELLOW].sits_out


def test_what_comes_to_light_completes_an_answer() -> None:
    """A card on the field, a treasure of a kind that its finder alone sees; and a fight begins."""
    spec = {"field": "C3", "cards": HAND}
    hidden = position(spec, slots="C4:knife", frame=Journey(2))
    lying = position(spec, loose={"C4": "crown"}, frame=Journey(2))
    rival = position(spec, {"field": "C4"}, frame=Journey(2))

    assert isinstance(GAME.choices(hidden, YELLOW, way(hidden, "C4")), Travel)
    assert GAME.choices(lying, YELLOW, way(lying, "C4.take")) == Series(
        (Travel(FIELD["C4"]), Take())
    )
    attack = GAME.choices(rival, YELLOW, way(rival, "C4.attack-1"))
    assert attack == Series((Travel(FIELD["C4"]), Attack(GREEN)))
    assert about(rival, "C4.done") == "lord"


def test_nothing_is_left_to_say_once_the_card_is_played() -> None:
    """Whoever has cast a spell before the journey has no card left for the end of the turn."""
    state = position({"field": "C3", "cards": "healing_spell wolf", "life": 5}, frame=Journey(2))
    cast = do(state, "cast-healing_spell").state

    assert isinstance(GAME.choices(cast, YELLOW, way(cast, "C4")), Travel)


@pytest.mark.parametrize(("frame", "text"), [(Activity(), "smith-2"), (LordPhase(), "pass")])
def test_a_table_that_stands_between_two_parts_is_asked_for_the_rest(
    frame: Activity | LordPhase, text: str
) -> None:
    state = position({"field": "E6", "cards": HAND}, frame=frame)

    assert asked(state) == (YELLOW, "activity" if text == "smith-2" else "lord")
    assert (about(state, text) == "lord") == (text == "smith-2")


def test_silence_answers_all_of_it() -> None:
    state = position({"field": "A1", "cards": f"{HAND} spear"}, frame=Journey(2))

    path = GAME.default(state, YELLOW)

    assert path == ("A1", "slot", "knife", "1", "B1")
    assert hand(play(GAME, state, YELLOW, path).state, YELLOW) == [
        "wolf",
        "club",
        "dagger",
        "spear",
    ]


@pytest.mark.parametrize(
    ("text", "code"),
    [("C4.dig", "no_map_here"), ("C4.slot.knife.C4", "field_taken"), ("J10", "out_of_reach")],
)
def test_a_refusal_speaks_of_the_part_that_cannot_be_done(text: str, code: str) -> None:
    state = position({"field": "C3", "cards": HAND}, frame=Journey(2))

    with pytest.raises(Refused, match=code):
        play(GAME, state, YELLOW, way(state, text))


# What is shown while an answer is half made


def half_made(seats: int, seed: int, options: Options) -> Iterator[tuple[State, Path]]:
    """Every prefix of the answers of a random game that goes on."""
    luck = random.Random(seed)
    state = GAME.start(seats, seed.to_bytes(8, "big"), options).state
    for _ in range(300):
        if not (asks := GAME.asks(state)):
            return
        path: Path = ()
        while isinstance(menu := GAME.choices(state, asks[0].seat, path), Menu):
            yield state, path
            path = (*path, any_pick(menu, luck))
        state = play(GAME, state, asks[0].seat, path).state


@pytest.mark.parametrize("options", [Options(), WILD])
def test_the_board_of_a_half_made_answer_is_the_one_it_leads_to(options: Options) -> None:
    """But for the question, which nobody else is asked yet."""
    further = 0
    for state, path in half_made(3, 5, options):
        view, after = GAME.public(state), GAME.public(reached(state, path))
        seat = asked(state)[0]
        assert ahead(view, seat, path) == replace(after, question=ahead(view, seat, path).question)
        assert GAME.own(reached(state, path), seat) == GAME.own(state, seat)
        further += after != view
    assert further > 50


def test_many_fields_come_with_those_most_wanted_and_all_rows() -> None:
    """Of a long journey: towards home, the own map, treasures, rivals and the city."""
    state = position(
        {"field": "E8", "cards": "map_b3 knife"}, {"field": "J8"}, loose={"H10": "crown"},
        frame=Journey(6),
    )  # fmt: skip
    menu = GAME.choices(state, YELLOW, ())

    assert isinstance(menu, Menu)
    assert {"H10", "J8"} <= set(menu.picks)
    assert len(menu.picks) <= 20
    assert GAME.choices(state, YELLOW, ("H10",)) == GAME.choices(state, YELLOW, ("10", "H10"))
    assert set(menu.picks) <= {*offers(state), *map(str, range(1, 11))}


def test_a_card_is_hidden_near_a_henchman_with_one_pick() -> None:
    state = position({"field": "C3", "cards": HAND}, {"field": "H8"}, frame=LordPhase())
    menu = GAME.choices(state, YELLOW, ("slot", "wolf"))

    assert isinstance(menu, Menu)
    assert {"C2", "B3", "H7", "G8"} <= set(menu.picks)
