"""Two lords who walk straight at each other, by clicks: a fight within a few days of any game."""

from typing import Any

from bot.games import schatzjagd
from bot.games.contract import Menu, Path
from bot.games.schatzjagd.content import DISTANCE, FIELD, ROWS
from bot.local.post import Post
from bot.table.table import Table
from bot.ui.intake.custom_id import PickButton, unpack_custom_id
from tests.end_to_end.house import House
from tests.end_to_end.players import Player, onward, picks

MOST_CLICKS = 80


async def answer(home: House, player: Player, path: Path) -> None:
    """Clicks an answer until it is given: what goes without saying is not asked."""
    table = await home.table()
    before, way = table.record.public_version, None
    while way != path and table.record.public_version == before:
        panel = await player.look(home)
        assert panel is not None, f"{player.person.name} has no panel"
        way = onward(panel, home.bot.front.buttons.key, path)
        await press(home, player, panel, way)
    await home.settle()


async def press(home: House, player: Player, panel: Post, path: Path) -> None:
    for one in picks(panel):
        meaning = unpack_custom_id(one["custom_id"], home.bot.front.buttons.key)
        assert isinstance(meaning, PickButton)
        if one["type"] == 2 and meaning.path == path:
            assert (await player.person.click(panel, one["custom_id"])).failure is None
            return
        if one["type"] != 2 and meaning.path == path[:-1]:
            shown = await player.person.select(panel, path[-1], which=one["custom_id"])
            assert shown.failure is None
            return
    raise AssertionError(f"{path} is not offered")


async def to_the_first_attack(home: House, players: list[Player]) -> Table:
    """Castles beside each other, then along the first row until somebody attacks."""
    table = await home.table()
    for _ in range(MOST_CLICKS):
        (ask,) = table.state.asks()
        if ask.about == "fight":
            return table
        await answer(home, players[ask.seat], approach(table.state.game_state))
    raise AssertionError("they never met")


def approach(state: Any) -> Path:
    """What this lord answers to come to blows: they walk, attack, and hide nothing."""
    (ask,) = schatzjagd.asks(state)
    path: Path = ()
    while isinstance(menu := schatzjagd.choices(state, ask.seat, path), Menu):
        path = (*path, *_part(state, menu))
    return path


def _part(state: Any, menu: Menu) -> Path:
    match menu.about:
        case "journey":
            return _nearer(state, menu)
        case "activity":
            return (menu.picks[0],) if menu.picks[0].startswith("attack") else ("done",)
        case "lord":
            return ("pass",)
        case _:
            return menu.picks[:1]


def _nearer(state: Any, menu: Menu) -> Path:
    seat = state.turn.seat
    rival = next(lord for other, lord in enumerate(state.lords) if other != seat)
    fields: list[Path] = [(pick,) for pick in menu.picks if pick in FIELD]
    for row in (pick for pick in menu.picks if pick in ROWS):
        inner = schatzjagd.choices(state, seat, (row,))
        fields += [(row, pick) for pick in inner.picks] if isinstance(inner, Menu) else []
    return min(fields, key=lambda path: DISTANCE[FIELD[path[-1]]][rival.field])
