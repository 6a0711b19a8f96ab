"""Replays of whole games, the longest included, are small enough for Discord."""

import random
from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image, ImageSequence

from bot.games.contract import play
from bot.games.kit.walks import random_path
from bot.games.registry import GAMES
from bot.table.model.record import LogEntry, Phase
from bot.table.model.table_state import TableState
from bot.ui.history.replay_gif import moving_picture, shots
from bot.ui.message.table_view import TableView
from render.registry import PAINTERS
from tests.laws import seed_of
from tests.table.kit import table_for


def whole_game(slug: str, seed: int) -> tuple[TableState, list[LogEntry]]:
    """Played at random by as many as the game takes."""
    game, luck, entries = GAMES[slug], random.Random(seed), list[LogEntry]()
    seats = max(game.SEATS)
    state = game.start(seats, seed_of(seed), game.Options()).state
    while asks := game.asks(state):
        seat = asks[-1].seat
        entries.append(LogEntry(seat, random_path(game, state, seat, luck)))
        state = play(game, state, seat, entries[-1].path).state
    record = replace(table_for(slug, seats), phase=Phase.OVER, seed=seed_of(seed), rules=game.RULES)
    return TableState(game, record, state, {}), entries


@pytest.mark.parametrize("slug", GAMES)
async def test_every_board_of_a_replay_is_told(slug: str) -> None:
    """What was done, by whom, how the scores stand, how far it is."""
    state, entries = whole_game(slug, 0)
    view = TableView(state, PAINTERS[slug], "en")
    taken = await shots(view, entries)

    shares = [shot.caption.share for shot in taken]
    assert (shares[0], shares[-1]) == (0, 1)
    assert shares == sorted(shares)
    assert all(shot.caption.words for shot in taken[1:])
    assert all(len(shot.caption.scores) == max(GAMES[slug].SEATS) for shot in taken)
    assert {shot.caption.actor for shot in taken} >= set(GAMES[slug].SEATS) - {len(view.names)}
    final = GAMES[slug].standings(state.game_state)
    assert tuple(points for _, points in taken[-1].caption.scores) == final


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("slug", GAMES)
async def test_a_replay_of_any_length_fits(slug: str, seed: int) -> None:
    state, entries = whole_game(slug, seed)
    view, percents = TableView(state, PAINTERS[slug], "en"), list[int]()

    async def progress(percent: int) -> None:
        percents.append(percent)

    made = await moving_picture(view, await shots(view, entries), progress)

    assert len(made) <= 8_000_000
    assert percents == sorted(percents)
    assert percents[0] == 0
    assert percents[-1] < 100
    with Image.open(BytesIO(made)) as gif:
        frames = list(ImageSequence.Iterator(gif))
        assert gif.size == (600, 450)
    assert 10 < len(frames) <= 100
