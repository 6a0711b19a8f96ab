"""Names in little room: cut so that no two at a table look alike."""

from collections.abc import Callable, Sequence
from functools import lru_cache

from render.kit.fonts import readable, width

CUT = "·"  # between a cut name and the letter that distinguishes it


@lru_cache(maxsize=512)
def short(names: tuple[str, ...], room: float, size: int) -> tuple[str, ...]:
    """All names of a table, by seat, for the room at this size.

    Long names are cut without a mark, which would cost two letters. Names that would look alike
    keep the letter that distinguishes them, or else the number of the seat.
    """
    whole = [readable(name, seat) for seat, name in enumerate(names)]
    shown: list[str] = []
    for end in (_last, _parting, _number):
        shown = [_told(seat, whole, end, room, size) for seat in range(len(whole))]
        if len(set(shown)) == len(shown):
            break
    return tuple(shown)


def _cut(name: str, end: str, room: float, size: int) -> str:
    """The name, or as much of it as fits before its end."""
    while name and width(name + end, size) > room:
        name = name[:-1].rstrip()
    return name + end


End = Callable[[int, str, Sequence[str]], str]  # of a seat with this name, and those like it


def _told(seat: int, whole: Sequence[str], end: End, room: float, size: int) -> str:
    """A name, with a distinguishing end if another one looks like it."""
    name = whole[seat]
    cut = _cut(name, "", room, size)
    others = [other for k, other in enumerate(whole) if k != seat]
    alike = [other for other in others if _look_alike(name, other, room, size)]
    if not alike or (name == cut and name not in alike):  # the only uncut one stays as it is
        return cut
    return _cut(name, end(seat, name, alike), room, size)


def _look_alike(name: str, other: str, room: float, size: int) -> bool:
    """Whether one begins with all that is left of the other: "Alexand" could be either."""
    one, two = _cut(name, "", room, size), _cut(other, "", room, size)
    if name == one or other == two:
        return one == two
    return one.startswith(two) or two.startswith(one)


def _last(_: int, name: str, __: Sequence[str]) -> str:
    return CUT + name[-1]


def _parting(_: int, name: str, alike: Sequence[str]) -> str:
    """The first letter that no other has in its place."""
    places = (k for k in range(len(name)) if all(o[k : k + 1] != name[k] for o in alike))
    k = next(places, len(name))
    return CUT + name[k : k + 1]


def _number(seat: int, _: str, __: Sequence[str]) -> str:
    return f"#{seat + 1}"
