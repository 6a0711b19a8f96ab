"""After ten windows that were waited for, the board tells how many days it will still take."""

import json

import pytest
from msgspec.structs import replace

from bot.games.dracheninsel.model import CASHED, Options
from bot.table.model.record import Chair, TableRecord
from bot.table.model.table_state import TableState
from bot.table.play import flow
from bot.ui.board.board import WINDOWS_ENOUGH, board
from render.registry import PAINTERS
from tests.games.dracheninsel.kit import DRACHENINSEL
from tests.laws import seed_of
from tests.truth import truth
from tests.ui.scenes import NAMES, plain, table_view

DAY = 86_400.0
TOLD = {"de": "dauert das Spiel noch etwa {} Tage", "en": "will take about {} more days"}


def after(days: float, turns: int, cashed: int, keys: int = WINDOWS_ENOUGH) -> TableState:
    """Four people have played so many turns, and so many of the seven treasures are home."""
    chairs = tuple(Chair(user, NAMES[user]) for user in range(4))
    record = TableRecord(1, "dracheninsel", 2, 3, 0, "de", chairs=chairs, seed=seed_of(1), zone="")
    state = flow.deal(DRACHENINSEL, record, Options(), days * DAY, lambda: 0.5)
    treasures = truth(state).board.treasures
    home = bytes((CASHED,)) * cashed + treasures[cashed:]
    game_state = replace(
        truth(state), turns=turns, board=replace(truth(state).board, treasures=home)
    )
    record = replace(state.record, dealt_at=0.0).with_window(important_count=keys)
    return replace(state, game_state=game_state, record=record)


async def told(state: TableState, language: str) -> str:
    view = table_view(state, PAINTERS["dracheninsel"], language)
    return json.dumps(plain(await board(view, ())), default=str, ensure_ascii=False)


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize(
    ("days", "turns", "cashed", "still"),
    [
        (4, 16, 2, 10),  # a quarter of a day for a turn, and ten rounds for five treasures
        (8, 16, 2, 20),
        (4, 16, 5, 4),
    ],
)
async def test_it_tells_the_days_to_come(
    language: str, days: float, turns: int, cashed: int, still: int
) -> None:
    assert TOLD[language].format(still) in await told(after(days, turns, cashed), language)


@pytest.mark.parametrize("keys", [0, WINDOWS_ENOUGH - 1, WINDOWS_ENOUGH + 1])
async def test_it_is_told_once(keys: int) -> None:
    assert "⏱️" not in await told(after(4, 16, 2, keys), "en")
