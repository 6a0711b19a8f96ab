"""What painters are given, and the same with one field changed to what it may be elsewhere."""

import random
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache, partial
from typing import Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import replace
from PIL.Image import Image

from bot.games.contract import TABLE, AnyGame, ComputerConfig, Menu, Outcome, Path, Seat, play
from bot.games.kit.walks import random_path
from bot.ui.message.table_view import Saying
from render.painter import AnyPainter, Names
from render.positions import NAMES

Place = tuple[str | int, ...]  # the way to a field: names, and numbers in tuples
Values = Mapping[str, list[Any]]  # what a field, by its name, may be
DEEPEST = 4  # picks of a half-made answer
OF_A_GAME, ENDS = 150, 3  # positions


class Spot(NamedTuple):
    """A moment of a game as its painter may be asked to paint it for one seat."""

    view: Any
    own: Any
    menu: Menu | None
    seat: Seat
    path: Path
    news: tuple[Any, ...]
    outcome: Outcome | None
    names: Names


def spots(game: AnyGame, variant: Any) -> list[Spot]:
    """Hundreds, of games of all sizes: first how they ended, then all others in no order.

    Games as they are by default are played by chance, those of the variant by computers.
    """
    kinds = [(n, *kind) for n in game.SEATS for kind in ((game.Options(), False), (variant, True))]
    found, ends = list[Spot](), list[Spot]()
    for seats, options, is_clever in kinds:
        whole = list(_spots(game, seats, options, is_clever))
        found += whole[: -1 : -(-len(whole) // OF_A_GAME)]
        ends += whole[-1:]
    random.Random(0).shuffle(found)
    return ends[-ENDS:] + found


def _spots(game: AnyGame, seats: int, options: Any, is_clever: bool) -> Iterator[Spot]:
    """A whole game."""
    luck = random.Random(seats)
    step, names = game.start(seats, luck.randbytes(32), options), NAMES[:seats]
    while True:
        state, asks = step.state, game.asks(step.state)
        asked = [ask.seat for ask in asks if ask.seat != TABLE]
        seat = luck.choice(asked) if asked else Seat(0)
        path, menu = _menu(game, state, seat, luck) if asked else ((), None)
        told = (step.news, game.outcome(state), names)
        yield Spot(game.public(state), game.own(state, seat), menu, seat, path, *told)
        if not asks:
            return
        answering = luck.choice(asks).seat
        clever = is_clever and answering != TABLE
        path = (_computed if clever else random_path)(game, state, answering, luck)
        step = play(game, state, answering, path)


def _computed(game: AnyGame, state: Any, seat: Seat, luck: random.Random) -> Path:
    config, tree = (
        ComputerConfig("normal", luck.getrandbits(32)),
        partial(game.choices, state, seat),
    )
    return game.choose(game.public(state), game.own(state, seat), seat, tree, config)


def _menu(game: AnyGame, state: Any, seat: Seat, luck: random.Random) -> tuple[Path, Menu]:
    """Somewhere on the way down by single picks."""
    path: Path = ()
    menu = game.choices(state, seat, path)
    assert isinstance(menu, Menu)
    for _ in range(luck.randrange(DEEPEST)):
        if not menu.least == menu.most == 1:
            break
        longer = (*path, luck.choice(menu.picks))
        if not isinstance(further := game.choices(state, seat, longer), Menu):
            break
        path, menu = longer, further
    return path, menu


# Pictures

PICTURES = {  # that are given a part, those first in which most of it is drawn
    "view": ("board", "hand", "preview", "moment", "final"),
    "own": ("hand", "preview"),
    "menu": ("preview",),
}


def painted(painter: AnyPainter, slug: str, spot: Spot, kind: str) -> Image | None:
    say = Saying("de", slug, spot.names)
    match kind:
        case "board":
            return painter.board(spot.view, spot.names)
        case "hand":
            return painter.hand(spot.view, spot.own, spot.seat, spot.names, say)
        case "moment":
            return painter.moment(spot.view, spot.news, spot.names)
        case "final" if spot.outcome is not None:
            return painter.final(spot.view, spot.names, spot.outcome)
        case "preview" if spot.menu is not None:
            asked = (spot.view, spot.own, spot.seat, spot.path, spot.menu)
            return painter.preview(*asked, spot.names, say)
        case _:
            return None


# Fields


def fields(value: Any, place: Place = (), name: str = "") -> Iterator[tuple[Place, str, Any]]:
    """Every field of a value and of all that is in it: its place, its name, what it is."""
    names = _names(value)
    for step in names:
        inner = getattr(value, step)
        called = f"{name}.{step}" if name else step
        yield (*place, step), called, inner
        yield from fields(inner, (*place, step), called)
    if not names and isinstance(value, tuple):
        for number, inner in enumerate(value):
            yield from fields(inner, (*place, number), f"{name}[]")


def _names(value: Any) -> tuple[str, ...]:
    if isinstance(value, Struct):
        return value.__struct_fields__
    return getattr(value, "_fields", ())


def values(whole: list[Any]) -> Values:
    """What each field is somewhere, and what its type allows besides."""
    found: dict[str, dict[Any, None]] = defaultdict(dict)
    for one in whole:
        for place, name, value in fields(one):
            found[name][value] = None
            found[name].update(dict.fromkeys(_besides(_holder(one, place), place[-1], value)))
    return {name: list(seen) for name, seen in found.items()}


def _holder(whole: Any, place: Place) -> Any:
    for step in place[:-1]:
        whole = whole[step] if isinstance(step, int) else getattr(whole, step)
    return whole


def _besides(holder: Any, step: str | int, value: Any) -> tuple[Any, ...]:
    kind: Any = type(holder)
    literals = _literals(kind).get(str(step), ())
    if isinstance(value, bool):
        return (not value,)
    if isinstance(value, int) and not literals:
        return (value - 1, value + 1)
    if type(value) is tuple and len(value) > 1:
        return (value[:-1],)
    return literals


@cache
def _literals(kind: Any) -> dict[str, tuple[Any, ...]]:
    hints = get_type_hints(kind)
    return {name: get_args(hint) for name, hint in hints.items() if get_origin(hint) is Literal}


def changed(value: Any, place: Place, new: Any) -> Any:
    if not place:
        return new
    step, *rest = place
    if isinstance(step, int):
        return (*value[:step], changed(value[step], tuple(rest), new), *value[step + 1 :])
    inner = changed(getattr(value, step), tuple(rest), new)
    if isinstance(value, Struct):
        return replace(value, **{step: inner})
    return value._replace(**{step: inner})
