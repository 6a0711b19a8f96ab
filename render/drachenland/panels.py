"""The open possessions of each player: figures with their rings, tiles, and open treasures."""

from bot.games.drachenland.content import KEPT, TILES
from bot.games.drachenland.views import Public, Vault
from render import kit
from render.drachenland import sprites
from render.drachenland.places import OPEN_H, OUTSIDE, PANEL_H, PANEL_W, panel
from render.drachenland.sprites import ART, STUDIO, name_bar
from render.kit import Frame, parts
from render.kit.colours import INK, WHITE
from render.painter import Names

NAME_X, NAME_ROOM = 74, PANEL_W - 84
FIGURE_STEP, TILE_STEP = 47, 43


def panels(frame: Frame, view: Public, names: Names) -> None:
    words = kit.short(names, NAME_ROOM, STUDIO.floor)
    for seat in range(len(view.tiles)):
        _panel(frame, view, seat, words[seat])


def _panel(frame: Frame, view: Public, seat: int, name: str) -> None:
    high = PANEL_H if view.vaults is None else OPEN_H
    left, top = panel(seat, high)
    if seat == view.seat and view.over is None:
        frame.put(parts.turn_frame(STUDIO, PANEL_W, high), left - 8, top - 8, "lt")
    caption = STUDIO.caption(name, 44, name_bar(seat)[1], NAME_ROOM)
    frame.put(caption, left + NAME_X, top + 33, "lm")
    for figure in view.figures[3 * seat : 3 * seat + 3]:
        x, foot = left + 27 + FIGURE_STEP * figure.colour, top + 136
        if figure.place == OUTSIDE:
            frame.put(sprites.waiting(seat, figure.colour), x, foot + 2, "mb")
        else:
            piece = sprites.figure(seat, figure.colour, figure.ring, 42 if not figure.ring else 41)
            frame.put(piece, x, foot, "mb")
        if figure.ring:
            frame.put(ART.sprite("ring", 30), x + 17, top + 82)
    _tiles(frame, view.tiles[seat], left, top)
    if view.vaults is not None:
        _vault(frame, view.vaults[seat], left, top + 167)


def _tiles(frame: Frame, tiles: tuple[int, ...], left: int, top: int) -> None:
    """In rows of two, or of three with many kinds; several of a kind have a number."""
    owned = [(TILES[kind], many) for kind, many in zip(KEPT, tiles, strict=True) if many]
    across = 2 if len(owned) <= 4 else 3
    step = TILE_STEP if across == 2 else 37
    for k, (tile, many) in enumerate(owned):
        row = owned[k // across * across :][:across]
        middle = left + PANEL_W - 58
        x = middle + (k % across - (len(row) - 1) / 2) * step
        y = top + (103 if len(owned) <= across else 84 + 41 * (k // across))
        frame.put(sprites.tile(tile, 44), x, y)
        if many > 1:
            number = STUDIO.caption(str(many), 40, INK, weight="black", halo=WHITE)
            frame.put(number, x + 10, y + 4)


def _vault(frame: Frame, vault: Vault, left: int, y: float) -> None:
    """Without screens everybody sees it: eggs, then gems, each on its own sign."""
    signs = (sprites.egg(40), *(sprites.gem(colour, 36) for colour in sprites.GEMS))
    counts = (vault.eggs, vault.red, vault.green, vault.blue, vault.clear)
    for k, (sign, many) in enumerate(zip(signs, counts, strict=True)):
        x = left + 28 + 51 * k
        frame.put(sign, x - 8, y - 6)
        number = STUDIO.caption(str(many), 40, INK, weight="black", halo=WHITE)
        frame.put(number, x + 6, y + 4)
