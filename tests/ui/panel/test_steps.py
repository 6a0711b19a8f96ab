"""What goes without saying is not asked, and nobody acts without having seen with what or where."""

from collections.abc import Iterator

import pytest

from bot.games.contract import TABLE, AnyGame, Path, Seat
from bot.ui.message.table_view import TableView
from bot.ui.panel.steps import back_target, complete_forced_last_pick, panel_step, path_after_click
from render.registry import PAINTERS
from tests.games.dracheninsel.kit import DRACHENINSEL, island
from tests.games.schatzjagd.kit import GAME as SCHATZJAGD
from tests.games.schatzjagd.kit import position
from tests.laws import scenes, slug_of
from tests.ui.panel.parts import island_scene, shown
from tests.ui.scenes import course_of

ANNA = Seat(0)


def answers(game: AnyGame, seats: int, seed: int) -> Iterator[tuple[TableView, Seat, Path]]:
    """Who answered what in a random game."""
    for game_state, _, seat, path, _ in scenes(game, seats, seed)[:60]:
        if seat != TABLE:
            state = course_of(game, game_state, seats)
            yield TableView(state, PAINTERS[slug_of(game)], "en"), seat, path


def clicks(view: TableView, seat: Seat, path: Path) -> list[Path]:
    """Where each click of this answer leads; the last one gives it."""
    ways: list[Path] = []
    while (here := panel_step(view, seat, ways[-1] if ways else ())) is not None:
        way = path_after_click(here, path)
        assert way in here.others or way[:-1] == here.path
        ways.append(complete_forced_last_pick(view, seat, way))
    return ways


def choices(view: TableView, seat: Seat, path: Path) -> int:
    """How often there was more than one pick on this way."""
    menus = [view.menu(seat, path[:depth]) for depth in range(len(path))]
    return sum(menu is not None and (len(menu.picks) > 1 or menu.least != 1) for menu in menus)


def test_clicks_lead_to_every_answer_and_back(registered: AnyGame, seats: int, seed: int) -> None:
    for view, seat, path in answers(registered, seats, seed):
        ways = clicks(view, seat, path)

        assert ways[-1] == path
        for shown_before, way in zip([(), *ways], ways[:-1], strict=False):
            assert back_target(view, seat, way) == shown_before


def test_only_whoever_has_chosen_twice_is_spared_a_last_step(
    registered: AnyGame, seats: int, seed: int
) -> None:
    """Of one pick, which follows at once on what he has just chosen; or stood on that button."""
    for view, seat, path in answers(registered, seats, seed):
        *_, shown_last, whole = ((), (), *clicks(view, seat, path))
        here = panel_step(view, seat, shown_last)
        assert here is not None
        spared = len(whole) - len(here.path) - 1
        menu = view.menu(seat, whole[:-1])
        is_told = menu is not None and menu.implied
        assert spared <= 0 or (spared == 1 and (is_told or choices(view, seat, whole[:-1]) >= 2))


def test_nothing_but_a_single_pick_lies_open_unless_the_game_says_so(
    registered: AnyGame, seats: int, seed: int
) -> None:
    for view, seat, _ in answers(registered, seats, seed):
        first = panel_step(view, seat, ())
        assert first is not None
        menu = view.menu(seat, ())
        assert menu is not None
        assert menu.expand_first or choices(view, seat, first.path) == 0


async def test_fields_and_cards_lie_open_beside_everything_else() -> None:
    state = island("green", hands={"green": "forest desert long_journey"})

    found = await shown(state, ANNA)

    assert found[2].startswith(
        "**It is your turn. What would you like to do?**\nWalk: **To which field?**\nDeadline"
    )
    assert found[3:10] == [
        "choice-0-1.png",
        "hand-0.png",
        "[1 · D8 Desert]",
        "[2 · E9 Farmland, by Forest]",
        "[Two steps]",
        "[Long Journey]",
        "[Pass: swap cards]",
    ]


@pytest.mark.parametrize(
    ("language", "label"), [("de", "D8 Wüste, mit Wald"), ("en", "D8 Desert, by Forest")]
)
def test_the_only_card_that_pays_stands_on_the_button_of_the_field(
    language: str, label: str
) -> None:
    """DI-Q2: one click for a step onto paid terrain, unless there is something to choose."""
    state = island("green", hands={"green": "forest"})
    view = TableView(course_of(DRACHENINSEL, state, 4), PAINTERS["dracheninsel"], language)

    assert view.label(ANNA, ("step",), "D8") == label
    assert complete_forced_last_pick(view, ANNA, ("step", "D8")) == ("step", "D8", "forest")


def test_of_two_cards_that_pay_one_is_chosen() -> None:
    view = island_scene(island("green", hands={"green": "forest desert"}))

    assert view.label(ANNA, ("step",), "D8") == "D8 Desert"
    assert complete_forced_last_pick(view, ANNA, ("step", "D8")) == ("step", "D8")


def test_who_leaves_a_treasure_alone_sees_the_card_first() -> None:
    """What is lost has the room on the button."""
    state = island("green", at="green D8", treasures="240 D8", hands={"green": "forest"})
    view = island_scene(state)

    assert "240" in view.label(ANNA, ("step",), "D7")
    assert complete_forced_last_pick(view, ANNA, ("step", "D7")) == ("step", "D7")


async def test_one_of_two_hunters_who_alone_can_walk_is_not_asked_for() -> None:
    """A forest is a joker of the green hunter; the blue one could not enter any field with it."""
    view = island_scene(island("green", players=3, hands={"green": "forest"}))

    first = panel_step(view, ANNA, ())

    assert first is not None
    assert (first.path, first.menu.about) == (("step", "green"), "target")


def test_work_at_the_inn_and_the_cards_of_the_hand_lie_open_together() -> None:
    """Two picks in a row go without saying; what else may be done stands beside them."""
    state = position({"field": "D5", "cards": "knife wolf"}, {}, dice="journey 6")
    view = TableView(course_of(SCHATZJAGD, state, 2), PAINTERS["schatzjagd"], "en")

    shown_there = panel_step(view, ANNA, ("E5",))

    assert shown_there is not None
    assert (shown_there.path, shown_there.menu.picks) == (("E5", "inn", "slot"), ("knife", "wolf"))
    assert shown_there.others == (("E5", "inn", "pass"), ("E5", "done"))
    assert back_target(view, ANNA, ("E5", "inn", "slot", "knife")) == ("E5",)
    assert back_target(view, ANNA, ("E5", "done")) == ("E5",)


@pytest.mark.parametrize(
    ("path", "back"), [(("step", "D8"), ()), (("journey", "forest"), ("journey",)), (("play",), ())]
)
def test_back_from_what_lay_open_is_the_beginning(path: Path, back: Path) -> None:
    view = island_scene(
        island("green", hands={"green": "forest desert long_journey evil_curse dragon_patrol"})
    )

    assert back_target(view, ANNA, path) == back
