"""Tables at which somebody may take back what they did."""

from itertools import islice

from bot.table.table import Table
from tests.laws import playout
from tests.table.kit import ANNA, BEN, GAMES, B, Room, asked

PAIR, END = "i3-s4", "end"  # Ben begins: he takes two dice, and ends his turn without scratching


async def island(room: Room) -> Table:
    """Scratch Island for three, with dice as an answer of their own: Ben has thrown and is up."""
    return await room.deal("island", 3, seed=1)


async def fight(room: Room) -> Table:
    """Schatzjagd for two: Ben is about to say how he attacks Anna, who will decide after him."""
    table = await room.deal("schatzjagd", 2, seed=18)
    for _, _, seat, path, _ in islice(playout(GAMES["schatzjagd"], 2, 18), 15):
        await room.click(table, (ANNA, BEN)[seat], ".".join(path))
    assert asked(table) == {B: "fight"}
    return table
