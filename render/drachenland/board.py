"""The board of Drachenland as everybody sees it: the land, and the players round it."""

from PIL.Image import Image

from bot.games.drachenland.content import WARNING
from bot.games.drachenland.views import Public
from render.drachenland import sprites
from render.drachenland.ground import ground
from render.drachenland.lying import Table, lay_out
from render.drachenland.panels import panels
from render.drachenland.places import DICE, STRIPS
from render.drachenland.sprites import ART, STUDIO
from render.drachenland.standing import Land, settled
from render.kit import Frame, Pen, Sprite, parts
from render.kit.caching import kept
from render.kit.colours import CREAM, INK
from render.painter import Names

STEPS = (600, 36)


def board(view: Public, names: Names) -> Image:
    acting = view.active.colour if view.active else None
    return painted(view, names, settled(view), acting).image


def painted(view: Public, names: Names, land: Land, acting: int | None) -> Frame:
    """The board as a frame that a preview can go on from."""
    frame = ground(len(view.tiles), view.vaults is not None, view.lanes).frame()
    lay_out(Table(frame), view, land, acting)
    _dice(frame, view)
    _eggs_and_rounds(frame, view)
    panels(frame, view, names)
    return frame


def _dice(frame: Frame, view: Public) -> None:
    """Both dice, each used one with its figure, and the steps of the acting figure."""
    if view.dice is not None and view.over is None:
        for (x, y), kind, die in zip(DICE, ("low", "high"), view.dice, strict=True):
            frame.put(ART.sprite(f"die-{kind}-{die.value}", 60), x, y)
            if die.user is not None:
                if view.active is not None and die.user == view.active.colour:
                    frame.put(sprites.halo(0.8), x + 60, y + 22)
                frame.put(sprites.figure(view.seat, die.user, False, 42), x + 60, y + 31, "mb")
    if view.active is not None and view.active.phase == "move":
        frame.put(steps(view.active.pips + view.active.extra), *STEPS)


@kept
def steps(many: int) -> Sprite:
    """How far the acting figure can still move."""

    def draw(pen: Pen) -> None:
        pen.box(3, 5, 105, 56, INK, 28, alpha=90)
        pen.box(0, 0, 108, 58, CREAM, 28, INK, 4)
        pen.piece(ART.sprite("tile-quick-steps", 44).image, 8, 7)
        pen.text(76, 29, str(many), parts.NUMBER, INK, weight="black")

    return STUDIO.sprite(110, 62, draw)


def _eggs_and_rounds(frame: Frame, view: Public) -> None:
    """The number of eggs left and the round, and a bell when the end is near."""
    left, top, _, high = STRIPS[1]
    y = top + high / 2
    frame.put(sprites.egg(52), left + 38, y)
    number = STUDIO.caption(str(view.eggs_left), 60, INK, weight="black")
    frame.put(number, left + 66, y, "lm")
    warned = view.stall_rounds - view.quiet_rounds <= WARNING
    sign = ART.sprite("common/bell", 48) if warned else ART.sprite("common/hourglass", 40)
    frame.put(sign, left + 166, y)
    words = str(view.round) if view.round_limit is None else f"{view.round}/{view.round_limit}"
    frame.put(STUDIO.caption(words, 44, INK, 74, "black"), left + 190, y, "lm")
