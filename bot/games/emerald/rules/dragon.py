"""How the dragon walks: within the bar, turning at its ends, back into it from outside."""

from bot.games.emerald.content import BAR_LENGTH


def walk(bar: int, dragon: int, facing: int, roll: int) -> tuple[tuple[int, ...], int]:
    """The fields she enters, one for each pip, and where she faces on the last of them."""
    entered = []
    for _ in range(roll):
        dragon += facing
        entered.append(dragon)
        facing = _turned(bar, dragon, facing)
    return tuple(entered), facing


def _turned(bar: int, dragon: int, facing: int) -> int:
    """On an end field of the bar she turns at once, free of charge, if she faces out of it."""
    if dragon == bar + BAR_LENGTH - 1:
        return -1
    return 1 if dragon == bar else facing


def facing_after_shift(bar: int, dragon: int, facing: int) -> int:
    """At or behind the first field of the bar her next step leads towards the chamber."""
    return 1 if dragon <= bar else facing
