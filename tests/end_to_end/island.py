"""Tables of Die Dracheninsel in the middle of a real game, and people who click whole answers."""

import secrets
from collections.abc import Callable
from functools import partial

import pytest

from bot.games.contract import TABLE, ComputerConfig, Path, Seat
from bot.games.dracheninsel.model import State, Window
from bot.local.post import Post, name_of
from bot.table.model.record import LogEntry
from bot.table.model.table_state import TableState
from bot.table.play import flow
from bot.table.table import Table
from bot.ui.intake.custom_id import PickButton, unpack_custom_id
from bot.words import words
from tests.end_to_end.house import House
from tests.end_to_end.players import NAMES, OPENS, Player, gather, onward, picks
from tests.games.dracheninsel.kit import DRACHENINSEL
from tests.truth import truth

YES = words("en").say("sure-ends_game-yes")
Wanted = Callable[[State], bool]
TOGETHER = {"pace": "together", "turn_time": "24h", "reaction_time": "60s"}  # stops everything


@pytest.fixture
def seeded(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """The next table is dealt from this seed."""

    def choose(seed: int) -> None:
        monkeypatch.setattr(secrets, "token_bytes", lambda _=32: seed.to_bytes(32, "big"))

    return choose


async def table_of(home: House, people: int, *closed: str, **options: str) -> list[Player]:
    """So many people at a new table, by seat; those named have closed their DMs.

    They sit together for a day, and every action can be stopped, unless the options say otherwise.
    """
    persons = home.discord.people(*NAMES[:people])
    players = [Player(p, "closed" if p.name in closed else "dm") for p in persons]
    await gather(home, players, "dracheninsel", options={**TOGETHER, **options})
    return players


async def played_until(home: House, wanted: Wanted) -> None:
    """The game goes on as computers would play it, until it has come to what is wanted."""
    table = await home.table()
    state = table.state
    while not wanted(truth(state)):
        entry, now = _next(state), home.clock.now()
        state = flow.advance(state, (entry,), now, home.luck.random)
    await table._save(state)
    await home.settle()


def _next(state: TableState) -> LogEntry:
    """The answers of the silent before the table closes."""
    seat = state.asks()[-1].seat
    return (
        LogEntry(seat, ("close",), "clock")
        if seat == TABLE
        else LogEntry(seat, sensible(state, seat))
    )


def sensible(state: TableState, seat: Seat) -> Path:
    """What the normal computer would answer."""
    game_state = truth(state)
    view, own = DRACHENINSEL.public(game_state), DRACHENINSEL.own(game_state, seat)
    tree = partial(DRACHENINSEL.choices, game_state, seat)
    return DRACHENINSEL.choose(view, own, seat, tree, ComputerConfig())


async def panel(home: House, player: Player) -> Post:
    found = await player.look(home)
    assert found is not None, f"{player.person.name} sees nothing to answer"
    return found


async def press(home: House, player: Player, post: Post, button: str) -> Post:
    """One click on the button with this label, or with so much of it; returns what comes of it."""
    names = [name_of(one) for one in post.enabled]
    label = button if button in names else next(name for name in names if button in name)
    shown = await player.person.click(post, label)
    assert shown.failure is None, shown
    await home.settle()
    return player.person.again(post)


async def opened(home: House, player: Player) -> Post:
    """What *My hand*, in a window *Answer*, shows this person alone."""
    board = home.board(player.person)
    button = next(one for one in board.buttons if one in OPENS)
    shown = await player.person.click(board, button)
    assert shown.post is not None, shown
    return shown.post


async def react(home: House, player: Player, *path: str) -> None:
    """An answer by the button that everybody sees."""
    await _clicked(home, player, await opened(home, player), path)


async def answer(home: House, player: Player, *path: str) -> int:
    """A whole answer in the panel in front of this person; returns the number of clicks."""
    return await _clicked(home, player, await panel(home, player), path)


async def _clicked(home: House, player: Player, post: Post, path: Path) -> int:
    """Click by click until the answer is given: what goes without saying is not asked."""
    table = await home.table()
    before, clicks = table.record.public_version, 0
    way: Path = ()
    while way != path and table.record.public_version == before:
        way, clicks = onward(post, home.bot.front.buttons.key, path), clicks + 1
        await pick(home, player, post, way)
        post = player.person.again(post)
    if YES in post.buttons:  # what ends the game is asked back
        await press(home, player, post, YES)
    return clicks


async def pick(home: House, player: Player, post: Post, path: Path) -> None:
    """The button or option that leads to this path."""
    key = home.bot.front.buttons.key
    for one in picks(post):
        meaning = unpack_custom_id(one["custom_id"], key)
        assert isinstance(meaning, PickButton)
        if one["type"] == 2 and meaning.path == path:
            shown = await player.person.click(post, one["custom_id"])
            break
        if one["type"] != 2 and meaning.path == path[:-1] and path[-1] != "-":
            shown = await player.person.select(post, *path[-1].split("+"), which=one["custom_id"])
            break
    else:
        raise AssertionError(f"{path} is not offered: {post.buttons}")
    assert shown.failure is None, shown
    await home.settle()


def about(table: Table) -> str | None:
    """What the open window is about."""
    top = truth(table.state).frames[-1]
    return top.about if isinstance(top, Window) else None
