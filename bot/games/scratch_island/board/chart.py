"""One seat's map as everybody sees it."""

from bot.games.contract import Value


class Chart(Value, frozen=True):
    """What everybody sees of one seat's map. Legality is judged from this alone.

    Masks have one bit for each square in reading order, see squares.py.
    """

    crosses: bytes
    rocks: bytes  # as printed; a scratched rock is gone
    walls: bytes
    scratched: bytes = bytes(11)
    keys: int = 0  # one bit for each colour
    marked: bytes = bytes(6)  # boxes marked, by treasure
