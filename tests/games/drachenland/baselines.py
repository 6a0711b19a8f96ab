"""Simple players that the computer must beat: each has a taste, and runs for what it likes best."""

import random
from collections.abc import Iterator

from bot.games.contract import Menu, Path, Seat, Tree
from bot.games.drachenland.board import DISTANCE, OUTDOORS, PICKED
from bot.games.drachenland.computer.reachable import place_of_figure
from bot.games.drachenland.content import CLEAR, COLOURS, EGG, LETTERS
from bot.games.drachenland.model import Action
from bot.games.drachenland.rules.collecting import TAKINGS
from bot.games.drachenland.rules.end import vault_count
from bot.games.drachenland.views import Own, Public, Volcano, ahead

TASTES = ("random", "egg runner", "gem picker", "no rings", "most pieces")


def answer(
    taste: str, view: Public, own: Own, seat: Seat, tree: Tree[Action], luck: random.Random
) -> Path:
    if taste == "random":  # every deed that is legal is as likely as any other
        return _strolled(tree, luck.choice(list(_ways(tree))), luck)
    likings = [_likings(taste, view, own, colour) for colour in range(3)]
    ways = [path for path in _ways(tree) if path[:1] not in (("end_turn",), ("reroll",))]
    path = max(ways, key=lambda path: (_promise(view, likings, path), luck.random()))
    while isinstance(menu := tree(path), Menu):
        path = (*path, _best_taking(taste, *ahead(view, own, seat, path), menu))
    return path


def _strolled(tree: Tree[Action], path: Path, luck: random.Random) -> Path:
    while isinstance(menu := tree(path), Menu):
        path = (*path, luck.choice(menu.picks))
    return path


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
    return float(vault_count(bytes(after), 7).points - vault_count(before, 7).points)


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
    volcano, colour = view.volcanoes[place_of_figure(view, view.active)], view.active.colour
    takings, decline = [pick for pick in menu.picks if pick in TAKINGS], menu.picks[-1]
    liked = [(_liking(taste, taking, volcano, colour, own), taking) for taking in takings]
    worth, best = max(liked, default=(0.0, decline))
    return best if worth else decline


def _ways(tree: Tree[Action], path: Path = (), moved: bool = False) -> Iterator[Path]:
    """Every first deed of every figure, without what it takes after it."""
    menu = tree(path)
    if not isinstance(menu, Menu) or menu.about in ("collect", "hand"):
        yield path
        return
    if menu.about == "move" and moved:
        yield (*path, "stop")
        return
    for pick in menu.picks:
        yield from _ways(tree, (*path, pick), menu.about == "move")


def _likings(taste: str, view: Public, own: Own, colour: int) -> list[float]:
    """What the figure likes most on each volcano."""
    return [
        max((_liking(taste, t, v, colour, own) for t in _takings(v, colour, own)), default=0.0)
        for v in view.volcanoes
    ]


def _promise(view: Public, likings: list[list[float]], path: Path) -> tuple[float, int]:
    """What is liked most where the path ends; failing that, how near such a thing is."""
    colour, place = _end(view, path)
    liked = likings[colour]
    now = liked[place] if place < OUTDOORS else 0.0
    far = DISTANCE[view.lanes][place]
    steps = [far[v] for v in range(OUTDOORS) if v != place and liked[v]]
    return now, -min(steps, default=99)


def _end(view: Public, path: Path) -> tuple[int, int]:
    """Which figure, and where it ends; the last place that is named, or where it stands."""
    if path[:1] and path[0] in COLOURS:
        colour = COLOURS.index(path[0])
    else:
        colour = view.active.colour if view.active else LETTERS.index(path[0][1])
    named = [pick.removeprefix("boat") for pick in path]
    places = [PICKED[name] for name in named if name in PICKED]
    return colour, places[-1] if places else view.figures[3 * view.seat + colour].place
