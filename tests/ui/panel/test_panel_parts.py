"""What lies where in a panel: a board in every first one, what was picked before the question."""

import pytest
from msgspec.structs import replace

from bot.games.contract import TABLE, AnyGame, Path, Seat
from bot.table.model.record import Plan
from bot.ui.intake.custom_id import PickButton
from bot.ui.panel.answer_handler import end_confirmation, would_end_game
from bot.ui.panel.panel import panel
from bot.ui.plans.plan_panel import plan_panel
from render.registry import PAINTERS
from tests.games.dracheninsel.kit import DRACHENINSEL, after, island, seat_of
from tests.laws import scenes, slug_of
from tests.ui.panel.parts import island_scene, parts, shown
from tests.ui.scenes import course_of, table_view


@pytest.mark.parametrize("nth", [12, pytest.param(4, marks=pytest.mark.soak)])
async def test_a_first_panel_shows_a_board_or_the_choices_on_it(
    registered: AnyGame, nth: int
) -> None:
    seats, slug = min(registered.SEATS), slug_of(registered)
    for state, asks, *_ in scenes(registered, seats, 1)[:60:nth]:
        view = table_view(course_of(registered, state, seats), PAINTERS[slug], "en")
        for seat in {ask.seat for ask in asks} - {TABLE}:
            found = parts(await panel(view, seat))
            assert any(part.startswith(("board-", "choice-")) for part in found)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Others may react now. You have nothing to answer."),
        ("de", "Andere können jetzt reagieren. Du hast nichts zu beantworten."),
    ],
)
async def test_whoever_has_nothing_to_answer_in_a_window_is_told_so(
    language: str, line: str
) -> None:
    state = after(island("green", hands={"green": "forest"}), "green step.D8.forest")

    found = await shown(state, Seat(0), language=language)

    assert found[2].startswith(f"⏳ **{line}**\n")
    assert "<t:1000:R>" in found[2]


async def test_a_plan_tells_which_card_is_to_be_played_and_shows_the_hand_above_its_buttons() -> (
    None
):
    state = island("green", hands={"green": "volcano water long_journey"})
    draft = Plan(0, 1, DRACHENINSEL.moment(state).turn)

    found = parts(await plan_panel(island_scene(state), Seat(0), draft))

    assert found[1].startswith("Long Journey: **With which card?**")
    assert found.index("hand-0.png") < found.index("[1 · Volcano]") < found.index("[End turn]")


@pytest.mark.parametrize("path", [("fly", "nowhere"), ("step", "D8", "lava"), ("step",)])
async def test_a_plan_shows_no_step_that_cannot_be_played(path: Path) -> None:
    """An older release may have stored it, when it still could."""
    state = island("green", hands={"green": "volcano water"})
    draft = Plan(0, 1, DRACHENINSEL.moment(state).turn, (path,))

    found = parts(await plan_panel(island_scene(state), Seat(0), draft))

    assert "1." not in found[0]
    assert "[Drop the plan]" in found


async def test_an_answer_that_was_begun_stands_before_the_question() -> None:
    state = island("green", hands={"green": "forest desert"})

    found = await shown(state, Seat(0), ("step", "D8"))

    assert found[1].startswith("Walk · D8 Desert: **With which card?**")


@pytest.mark.rule("DI-026")
async def test_a_pass_says_that_cards_are_swapped_but_in_a_window_it_is_only_silence() -> None:
    turn = island("green", hands={"green": "forest", "grey": "sweet_slumber"})
    window = after(turn, "green step.D8.forest")

    assert "[Pass: swap cards]" in await shown(turn, Seat(0))
    assert "[Passen: Karten tauschen]" in await shown(turn, Seat(0), language="de")
    assert "[Pass]" in await shown(window, seat_of(window, "grey"))


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Unless somebody stops it, this ends the game for everybody. Are you sure?"),
        ("de", "Wenn niemand eingreift, ist das Spiel damit für alle zu Ende. Bist du sicher?"),
    ],
)
def test_the_last_step_is_asked_back_whatever_others_hold(language: str, line: str) -> None:
    """R4: the same words with and without a Stop in somebody's hand."""
    for red in ("sweet_slumber", "forest"):
        state = island("green", at="green C5", treasures="300 C5", hands={"red": red})
        view, pick = island_scene(state, language), PickButton(1, Seat(0), 1, ("step", "D5"))

        assert would_end_game(
            view, replace(pick, since=view.record.ask_versions[Seat(0)]), pick.path
        )
        assert parts(end_confirmation(view, pick))[1].endswith(line)
