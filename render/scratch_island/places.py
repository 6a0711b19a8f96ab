"""Where everything lies on the board of Scratch Island, in pixels of 1200 x 900.

Two maps stand beside each other above a band with dice and race; three or four stand in a square
beside a column with both.
"""

from typing import NamedTuple

from render.kit import Point

HEAD = 40  # height of the line with a player's name above his map
LETTERS = 38  # height of the line with the letters below it


class Places(NamedTuple):
    cell: int  # size of a square
    maps: tuple[tuple[int, int], ...]  # left upper corner of each seat's map
    box: tuple[int, int, int, int]  # left, top, width, height of the parchment with all the rest
    dice: Point  # the middle of the first die
    die: int
    round: Point  # where the number of the round begins
    race: Point  # the middle of the first field of the race, first kind and first seat
    race_step: Point  # from one field to the next
    kinds_down: bool  # whether the kinds stand below each other


_SQUARE = ((42, 84), (446, 84), (42, 533), (446, 533))


def places(seats: int) -> Places:
    if seats == 2:
        return Places(
            cell=58,
            maps=((60, 96), (656, 96)),
            box=(12, 636, 1176, 254),
            dice=(72, 692),
            die=80,
            round=(34, 846),
            race=(556, 762),
            race_step=(108, 84),
            kinds_down=False,
        )
    return Places(
        cell=40,
        maps=_SQUARE[:seats],
        box=(818, 8, 374, 884),
        dice=(862, 122),
        die=66,
        round=(838, 48),
        race=(892 + 148 / seats, 318),
        race_step=(296 / seats, 100),
        kinds_down=True,
    )


def race_field(at: Places, kind: int, seat: int) -> Point:
    """The middle of a field of the race table."""
    across, down = (seat, kind) if at.kinds_down else (kind, seat)
    return at.race[0] + at.race_step[0] * across, at.race[1] + at.race_step[1] * down


def kind_field(at: Places, kind: int) -> Point:
    """Where the sign of a kind of treasure stands."""
    x, y = race_field(at, kind, 0)
    return (at.box[0] + 44, y) if at.kinds_down else (x, y - 78)


def seat_field(at: Places, seat: int) -> Point:
    x, y = race_field(at, 0, seat)
    return (x, y - 80) if at.kinds_down else (x - 90, y)


def head(at: Places, seat: int) -> tuple[int, int, int]:
    """Left, top and width of the line above a map."""
    x, y = at.maps[seat]
    return x - 36, y - HEAD - LETTERS, 9 * at.cell + 40
