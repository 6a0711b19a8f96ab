"""*Hint*: what the normal computer would do, where the table gives it; counted at the end."""

from functools import partial
from pathlib import Path

import pytest

from bot.games.contract import ComputerConfig
from bot.table.model.record import LogEntry, Phase
from bot.table.play import flow
from bot.table.play.hints import advice
from bot.ui.message.table_view import view_of
from bot.words import words
from tests.end_to_end.house import House, house
from tests.end_to_end.players import Player, gather, picks

pytestmark = pytest.mark.asyncio(loop_scope="module")

COMMON = words("en")
HINT = COMMON.say("button-hint")


async def seated(home: House, *names: str, computers: int = 0, **options: str) -> list[Player]:
    players = [Player(person) for person in home.discord.people(*names)]
    await gather(home, players, "emerald", computers, options)
    await home.settle()
    return players


async def my_turn(home: House, player: Player) -> None:
    """Computers move until this person is asked."""
    for _ in range(60):
        if await player.look(home) is not None:
            return
        await home.pass_time(30.0)
    raise AssertionError("it is never their turn")


async def test_a_hint_names_the_computers_answer_and_is_counted_once_a_question(
    tmp_path: Path,
) -> None:
    async with house(tmp_path, seed=2) as home:
        (anna,) = await seated(home, "Anna", computers=1)
        await my_turn(home, anna)
        panel = await anna.look(home)
        assert panel is not None
        assert HINT in panel.buttons

        shown = (await anna.person.click(panel, HINT)).post
        assert shown is not None
        state = (await home.table()).state
        seat = state.record.seat_of(anna.person.id)
        assert seat is not None
        view = view_of(state, "en", home.bot.front.buttons)
        said = " · ".join(view.labels(seat, advice(state, seat)))
        assert f"The computer would: **{said}**" in shown.text
        assert picks(shown) == picks(panel)
        await anna.person.click(shown, HINT)
        assert {s: one.number for s, one in (await home.table()).record.advice.given.items()} == {
            seat: 1
        }

        await played_out(home)
        assert "Hints: Anna 1" in home.board(anna.person).text


async def test_among_people_there_are_none_unless_the_table_wants_them(home: House) -> None:
    players = await seated(home, "Anna", "Ben")
    panels = [await player.look(home) for player in players]
    assert not any(HINT in panel.buttons for panel in panels if panel is not None)


async def test_the_host_can_allow_them_to_all(home: House) -> None:
    players = await seated(home, "Anna", "Ben", hints="on")
    panels = [await player.look(home) for player in players]
    assert all(HINT in panel.buttons for panel in panels if panel is not None)
    assert any(panel is not None for panel in panels)


async def played_out(home: House) -> None:
    table = await home.table()
    state = table.state
    while state.record.phase is Phase.RUNNING:
        game, game_state = state.game, state.game_state
        (ask,) = state.asks()
        tree = partial(game.choices, game_state, ask.seat)
        path = game.choose(
            game.public(game_state),
            game.own(game_state, ask.seat),
            ask.seat,
            tree,
            ComputerConfig(),
        )
        entry = LogEntry(ask.seat, path)
        state = flow.advance(state, (entry,), home.clock.now(), home.luck.random)
    await table._save(state)
    await home.settle()
