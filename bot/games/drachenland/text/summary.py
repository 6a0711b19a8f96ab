"""The score line, what lies on the volcanoes in reach, and which egg ends the game."""

from bot.games.contract import Menu, Path, Phrase, Seat
from bot.games.drachenland.board import OUTDOORS, PICKED
from bot.games.drachenland.content import CLEAR, COLOURS
from bot.games.drachenland.picks import BOAT
from bot.games.drachenland.rules.end import vault_count
from bot.games.drachenland.views import Own, Public, Vault, Volcano, ahead


def score(view: Public, own: Own, seat: Seat) -> Phrase:
    """Without screens everybody's points are public; with them, only the own are known."""
    parts: dict[str, int | str] = {
        "mine": own.points,
        "eggs": view.eggs_left,
        "round": view.round,
        "rounds": view.round_limit or 0,
    }
    if view.vaults is None:
        return Phrase("line", parts)
    points = [_points(view, other, vault) for other, vault in enumerate(view.vaults)]
    leader = max((s for s in range(len(points)) if s != seat), key=lambda s: points[s])
    return Phrase("open_line", {**parts, "seat": leader, "theirs": points[leader]})


def _points(view: Public, seat: int, vault: Vault) -> int:
    rings = sum(figure.ring << figure.colour for figure in view.figures[3 * seat : 3 * seat + 3])
    held = bytes((vault.red, vault.green, vault.blue, vault.clear, vault.eggs))
    return vault_count(held, rings).points


def remarks(view: Public, own: Own, seat: Seat, path: Path, menu: Menu) -> tuple[Phrase, ...]:
    """What a figure could take on each volcano that is offered; for the hand, how many eggs are
    left after what was taken before."""
    view, own = ahead(view, own, seat, path)
    active = view.active
    if menu.about == "hand":
        return (Phrase("eggs", {"eggs": view.eggs_left}),)
    if active is None or active.phase != "move":
        return ()
    places = [BOAT.get(pick, PICKED.get(pick, OUTDOORS)) for pick in menu.picks]
    found = [(v + 1, view.volcanoes[v]) for v in places if v < OUTDOORS]
    return tuple(Phrase("volcano", _lying(n, one, active.colour)) for n, one in found)


def _lying(number: int, volcano: Volcano, colour: int) -> dict[str, int | str]:
    return {
        "volcano": number,
        "colour": COLOURS[colour],
        "number": volcano.gems[colour],
        "clear": volcano.gems[CLEAR],
        "eggs": volcano.eggs,
        "tile": "face_down" if volcano.face_down else volcano.tile,
        "ring": "yes" if volcano.ring_tile else "no",
    }


def ends_game(view: Public, own: Own, seat: Seat, path: Path) -> bool:
    """An answer may take several, with the magic hand."""
    return path.count("egg") == view.eggs_left
