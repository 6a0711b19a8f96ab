"""Whole games of Schatzjagd between people: by DM, by *My hand*, with closed DMs."""

import random
import secrets
from pathlib import Path
from typing import Any

import pytest

from bot.games import schatzjagd
from bot.games.contract import play
from bot.games.kit.options import settled_options
from bot.table.model.record import Phase
from bot.table.table import Table
from tests.end_to_end.house import House, house
from tests.end_to_end.players import gather
from tests.end_to_end.schatzjagd_duel import answer
from tests.end_to_end.whole_games import events_of, seated, told
from tests.games.schatzjagd.baselines import at_random, normal
from tests.games.schatzjagd.kit import GAME
from tests.truth import truth

EVERYTHING = {"deposit": "yes", "plunder": "yes", "katharsis": "yes"}
ASKS = {
    "pick_castle", "rest", "journey", "landing", "use_special", "look", "banish", "fight",
    "defend", "activity", "lord", "katharsis",
}  # fmt: skip
RARE = {"FreeAgain", "MapsGone", "Searched"}


async def whole_game(
    home: House, people: int, options: dict[str, str], whim: float = 0.0, seed: int = 0
) -> list[Any]:
    """From the lobby to the final card by people who know what they do, or follow a whim so often;
    returns what happened."""
    luck, players = random.Random(seed), seated(home, people)
    await gather(home, players, "schatzjagd", options=options)
    table = await home.table()
    while table.record.phase is Phase.RUNNING:
        (ask,) = table.state.asks()
        choose = at_random if luck.random() < whim else normal
        await answer(home, players[ask.seat], choose(truth(table.state), ask.seat, luck))
    final = home.board(players[0].person)
    assert "Rematch" in final.buttons
    assert table.record.seed.hex() in final.text
    return await table.history()


@pytest.mark.slow
async def test_two_people_play_a_short_game(tmp_path: Path) -> None:
    async with house(tmp_path, seed=6) as home:
        history = await whole_game(home, 2, {"length": "blitz", "max_rounds": "5"})

        assert {"Travelled", "Ended"} <= told(history)
        assert all(h.entry.by == "click" for h in history if h.entry)


@pytest.mark.soak
@pytest.mark.parametrize("people", schatzjagd.SEATS)
@pytest.mark.parametrize("options", [{}, EVERYTHING], ids=["default", "all extra rules"])
async def test_people_play_to_the_final_card(
    tmp_path: Path, people: int, options: dict[str, str]
) -> None:
    async with house(tmp_path, seed=people) as home:
        history = await whole_game(home, people, options)

        assert {"Dug", "Secured", "MonsterAttacked", "Ended"} <= told(history)
        assert all(h.entry.by == "click" for h in history if h.entry)


@pytest.mark.soak
async def test_every_question_and_nearly_all_that_can_happen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A long game with a seed in which all of it comes about."""
    monkeypatch.setattr(secrets, "token_bytes", lambda number=32: bytes([28]) * number)
    async with house(tmp_path, seed=4) as home:
        history = await whole_game(home, 4, EVERYTHING | {"length": "full"}, whim=0.3, seed=28)

        assert events_of("schatzjagd") - told(history) <= RARE
        assert asked_in(await home.table(), history) == ASKS


def asked_in(table: Table, history: list[Any]) -> set[str]:
    """The questions of a game, found by playing its log again."""
    record = table.record
    options = settled_options(schatzjagd.Options, record.options)
    state = schatzjagd.start(len(record.chairs), record.seed, options).state
    found = set[str]()
    for entry in (happened.entry for happened in history if happened.entry):
        found |= {ask.about for ask in schatzjagd.asks(state)}
        state = play(GAME, state, entry.seat, entry.path).state
    return found
