"""Simple players that the computer must beat: each has a taste, and runs for what it likes best."""

import random
from collections.abc import Iterator

from bot.games.contract import Menu, Path, Tree
from bot.games.drachenland.board import DISTANCE, OUTDOORS, PICKED
from bot.games.drachenland.computer.sight import active_after, place_of
from bot.games.drachenland.content import CLEAR, COLOURS, EGG
from bot.games.drachenland.model import Action
from bot.games.drachenland.rules.end import count
from bot.games.drachenland.views import Own, Public, Volcano

TASTES = ("random", "egg runner", "gem picker", "no rings", "most pieces")


def answer(taste: str, view: Public, own: Own, tree: Tree[Action], luck: random.Random) -> Path:
    if taste == "random":  # every answer that is legal is as likely as any other
        return luck.choice(list(_leaves(tree)))
    menu = tree(())
    assert isinstance(menu, Menu)
    if menu.about in ("collect", "hand"):
        return (_best_taking(taste, view, own, menu),)
    likings = [_likings(taste, view, own, colour) for colour in range(3)]
    paths = [path for path in _leaves(tree) if path[0] not in ("end_turn", "reroll")]
    return max(paths, key=lambda path: (_promise(view, likings, path), luck.random()))


def _liking(taste: str, taking: str, volcano: Volcano, colour: int, own: Own) -> float:
    pieces = {"gems": volcano.gems[colour], "egg": 1 + (volcano.tile != "none")}.get(taking, 1)
    match taste, taking:
        case "egg runner", _:  # always the nearest egg
            return float(taking == "egg")
        case "gem picker", _:  # always most gems of the own colour, a clear one or a ring
            return 0.0 if taking == "egg" else pieces
        case "no rings", _:  # most points, as if all rings were worn
            return _face_value(taking, volcano, colour, own)
        case _:  # most pieces now; a tile and a ring are pieces too
            return pieces


def _face_value(taking: str, volcano: Volcano, colour: int, own: Own) -> float:
    vault = own.vault
    before = bytes((vault.red, vault.green, vault.blue, vault.clear, vault.eggs))
    after = bytearray(before)
    match taking:
        case "gems":
            after[colour] += volcano.gems[colour]
        case "clear":
            after[CLEAR] += 1
        case "egg":
            after[EGG] += 1
    return float(count(bytes(after), 7).points - count(before, 7).points)


def _takings(volcano: Volcano, colour: int, own: Own) -> Iterator[str]:
    if volcano.gems[colour]:
        yield "gems"
    if volcano.gems[CLEAR]:
        yield "clear"
    if volcano.eggs:
        yield "egg"
    if volcano.ring_tile and not own.rings[colour]:
        yield "ring"


def _best_taking(taste: str, view: Public, own: Own, menu: Menu) -> str:
    assert view.active
    volcano, colour = view.volcanoes[place_of(view, view.active)], view.active.colour
    *takings, decline = menu.picks
    worth, best = max((_liking(taste, taking, volcano, colour, own), taking) for taking in takings)
    return best if worth else decline


def _leaves(tree: Tree[Action], path: Path = ()) -> Iterator[Path]:
    menu = tree(path)
    if not isinstance(menu, Menu):
        yield path
        return
    for pick in menu.picks:
        yield from _leaves(tree, (*path, pick))


def _likings(taste: str, view: Public, own: Own, colour: int) -> list[float]:
    """What the figure likes most on each volcano."""
    return [
        max((_liking(taste, t, v, colour, own) for t in _takings(v, colour, own)), default=0.0)
        for v in view.volcanoes
    ]


def _promise(view: Public, likings: list[list[float]], path: Path) -> tuple[float, int]:
    """What is liked most where the path ends; failing that, how near such a thing is."""
    colour = _colour(view, path)
    place, liked = _end(view, colour, path), likings[colour]
    now = liked[place] if place < OUTDOORS else 0.0
    steps = [DISTANCE[place][v] for v in range(OUTDOORS) if v != place and liked[v]]
    return now, -min(steps, default=99)


def _colour(view: Public, path: Path) -> int:
    if path[0] in COLOURS:
        return COLOURS.index(path[0])
    active = active_after(view, path)
    assert active
    return active.colour


def _end(view: Public, colour: int, path: Path) -> int:
    last = path[-1].removeprefix("boat")
    if last in PICKED:
        return PICKED[last]
    return view.figures[3 * view.seat + colour].place
