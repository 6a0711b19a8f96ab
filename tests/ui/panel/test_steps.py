"""What goes without saying is not asked, and nobody acts without having seen with what or where."""

from collections.abc import Iterator

import pytest

from bot.games.contract import TABLE, AnyGame, Path, Seat
from bot.ui.message.table_view import TableView
from bot.ui.panel.steps import before, granted, step
from render.registry import PAINTERS
from tests.games.dracheninsel.kit import island
from tests.laws import scenes
from tests.ui.message.test_secrets_shown import course_of, slug_of
from tests.ui.panel.test_panel_parts import island_scene, shown

ANNA = Seat(0)


def answers(game: AnyGame, seats: int, seed: int) -> Iterator[tuple[TableView, Seat, Path]]:
    """Who answered what in a random game."""
    for state, _, seat, path, _ in scenes(game, seats, seed)[:60]:
        if seat != TABLE:
            course = course_of(game, state, seats)
            yield TableView(course, PAINTERS[slug_of(game)], "en"), seat, path


def clicked(scene: TableView, seat: Seat, path: Path) -> list[Path]:
    """Where each click of this answer leads; the last one gives it."""
    ways: list[Path] = []
    while (here := step(scene, seat, ways[-1] if ways else ())) is not None:
        is_open = path[: len(here.path)] == here.path
        assert is_open or path[len(here.base)] in here.others
        shown_at = here.path if is_open else here.base
        ways.append(granted(scene, seat, path[: len(shown_at) + 1]))
    return ways


def choices(scene: TableView, seat: Seat, path: Path) -> int:
    """How often there was more than one pick on this way."""
    menus = [scene.menu(seat, path[:depth]) for depth in range(len(path))]
    return sum(menu is not None and (len(menu.picks) > 1 or menu.least != 1) for menu in menus)


def test_clicks_lead_to_every_answer_and_back(registered: AnyGame, seats: int, seed: int) -> None:
    for scene, seat, path in answers(registered, seats, seed):
        ways = clicked(scene, seat, path)

        assert ways[-1] == path
        for shown_before, way in zip([(), *ways], ways[:-1], strict=False):
            assert before(scene, seat, way) == shown_before


def test_only_whoever_has_chosen_twice_is_spared_a_last_step(
    registered: AnyGame, seats: int, seed: int
) -> None:
    """Of one pick, which follows at once on what he has just chosen."""
    for scene, seat, path in answers(registered, seats, seed):
        *_, shown_last, whole = ((), (), *clicked(scene, seat, path))
        here = step(scene, seat, shown_last)
        assert here is not None
        spared = len(whole) - len(here.path) - 1
        assert spared <= 0 or (spared == 1 and choices(scene, seat, whole[:-1]) >= 2)


def test_nothing_but_a_single_pick_lies_open_unless_the_game_says_so(
    registered: AnyGame, seats: int, seed: int
) -> None:
    for scene, seat, _ in answers(registered, seats, seed):
        first = step(scene, seat, ())
        assert first is not None
        menu = scene.menu(seat, ())
        assert menu is not None
        assert menu.opens or choices(scene, seat, first.path) == 0


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
        "[2 · E9 Farmland]",
        "[Two steps]",
        "[Long Journey]",
        "[Pass: swap cards]",
    ]


async def test_a_single_card_is_shown_before_it_is_played() -> None:
    scene = island_scene(island("green", hands={"green": "forest"}))

    assert granted(scene, ANNA, ("step", "D8")) == ("step", "D8")


async def test_one_of_two_hunters_who_alone_can_walk_is_not_asked_for() -> None:
    """A forest is a joker of the green hunter; the blue one could not enter any field with it."""
    scene = island_scene(island("green", players=3, hands={"green": "forest"}))

    first = step(scene, ANNA, ())

    assert first is not None
    assert (first.path, first.menu.about) == (("step", "green"), "target")


@pytest.mark.parametrize(
    ("path", "back"), [(("step", "D8"), ()), (("journey", "forest"), ("journey",)), (("play",), ())]
)
def test_back_from_what_lay_open_is_the_beginning(path: Path, back: Path) -> None:
    scene = island_scene(
        island("green", hands={"green": "forest desert long_journey evil_curse dragon_patrol"})
    )

    assert before(scene, ANNA, path) == back
