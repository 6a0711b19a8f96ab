"""The board of Drachenland as everybody sees it: the land, and the players round it."""

from functools import cache

from PIL.Image import Image

from bot.games.drachenland.content import GEMS, KEPT, TILES, WARNING
from bot.games.drachenland.views import Public, Vault
from render import kit
from render.drachenland import sprites
from render.drachenland.ground import ground
from render.drachenland.lying import lay_out
from render.drachenland.places import (
    DICE_X,
    EGGS_X,
    OUTSIDE,
    PANEL_H,
    PANEL_HEAD,
    PANEL_W,
    ROUND_X,
    STEPS_X,
    STRIP_Y,
    USER_X,
    panel,
)
from render.drachenland.sprites import COLOUR_TONES, GROUP_SHAPES, STUDIO
from render.kit import Frame, Pen, Sprite
from render.painter import Names


def board(view: Public, names: Names) -> Image:
    return painted(view, names, view.active.colour if view.active else None).image


def painted(view: Public, names: Names, acting: int | None) -> Frame:
    """The board as a frame, so that a preview can go on from here."""
    frame = ground(len(view.tiles)).frame()
    lay_out(frame, view, acting)
    _dice(frame, view)
    _eggs_and_rounds(frame, view)
    words = kit.short(names, _name_room(view), STUDIO.floor)
    for seat in range(len(view.tiles)):
        _panel(frame, view, seat, words[seat])
    return frame


def _name_room(view: Public) -> int:
    """Without screens the figures stand beside the name: treasures fill the body of the panel."""
    return PANEL_W - 20 if view.vaults is None else 126


def _dice(frame: Frame, view: Public) -> None:
    """Both dice, each used one with its figure beside it, and the steps of the acting one."""
    if view.dice is not None and view.over is None:
        for x, die in zip(DICE_X, view.dice, strict=True):
            frame.lay(sprites.die(die.value, die.user is not None), x, STRIP_Y)
            if die.user is not None:
                if view.active is not None and die.user == view.active.colour:
                    frame.put(sprites.halo(), x + USER_X, STRIP_Y)
                frame.put(sprites.figure(view.seat, die.user, False), x + USER_X, STRIP_Y)
    if view.active is not None and view.active.phase == "move":
        steps = str(view.active.pips + view.active.extra)
        frame.put(_boots(), STEPS_X, STRIP_Y)
        frame.put(STUDIO.caption(steps, 46, kit.INK, weight="black"), STEPS_X + 22, STRIP_Y, "lm")


@cache
def _boots() -> Sprite:
    return sprites.drawn(44, 44, lambda pen, x, y: pen.icon(x, y, "boots", 38, kit.BROWN))


@cache
def _round_sign() -> Sprite:
    return sprites.drawn(48, 48, lambda pen, x, y: pen.icon(x, y, "turn_round", 38, kit.BROWN))


@cache
def _bell() -> Sprite:
    """Instead of the sign for rounds: if nobody takes anything, the game will end."""
    return sprites.drawn(48, 48, lambda pen, x, y: pen.icon(x, y, "bell", 40, kit.RED))


def _eggs_and_rounds(frame: Frame, view: Public) -> None:
    """How many eggs are left, which round it is, and a bell when the end is near."""
    frame.put(sprites.egg(23), EGGS_X, STRIP_Y)
    number = STUDIO.caption(str(view.eggs_left), 48, kit.INK, weight="black")
    frame.put(number, EGGS_X + 18, STRIP_Y, "lm")
    warned = view.stall_rounds - view.quiet_rounds <= WARNING
    frame.put(_bell() if warned else _round_sign(), ROUND_X, STRIP_Y)
    words = str(view.round) if view.round_limit is None else f"{view.round}/{view.round_limit}"
    frame.put(STUDIO.caption(words, 48, kit.INK, weight="black"), ROUND_X + 20, STRIP_Y, "lm")


@cache
def _turn() -> Sprite:
    return STUDIO.sprite(
        PANEL_W + 8,
        PANEL_H + 8,
        lambda pen: pen.box(0, 0, pen.width, pen.height, None, 18, kit.TURN, 9),
    )


@cache
def _figure(seat: int, colour: int, outside: bool, ring: bool) -> Sprite:
    """In the body of a panel: itself while it waits outside, its empty place while it is in the
    land; beside it its ring, if it has one."""
    shape, tone = GROUP_SHAPES[seat], COLOUR_TONES[colour]

    def draw(pen: Pen, x: float, y: float) -> None:
        if outside:
            sprites.draw_figure(pen, x - 17, y, 15, seat, colour)
        else:
            pen.shape(kit.outline(shape, x - 17, y, 15), kit.PAPER_LIGHT, tone, 4)
        if ring:
            sprites.draw_ring(pen, x + 18, y, 16, kit.GOLD_DARK)

    return sprites.drawn(80, 44, draw)


@cache
def _slot(seat: int, colour: int, outside: bool, ring: bool) -> Sprite:
    """In the head, where treasures fill the body: a figure outside, or the mark of one in the
    land; with its ring if it has one."""
    shape, tone = GROUP_SHAPES[seat], COLOUR_TONES[colour]

    def draw(pen: Pen, x: float, y: float) -> None:
        if outside:
            kit.token(pen, x, y, 15, tone, shape=shape)
        elif ring:
            pen.shape(kit.outline(shape, x, y, 16), kit.WHITE, kit.WHITE, 4)
            pen.shape(kit.outline(shape, x, y, 12), tone)
        else:
            pen.shape(kit.outline(shape, x, y, 13), kit.dark(sprites.WOOD), tone, 3)

    return sprites.drawn(44, 44, draw)


def _panel(frame: Frame, view: Public, seat: int, name: str) -> None:
    left, top = panel(seat)
    if seat == view.seat and view.over is None:
        frame.put(_turn(), left + PANEL_W / 2, top + PANEL_H / 2)
    words = STUDIO.caption(name, 42, kit.WHITE, _name_room(view))
    frame.put(words, left + 10, top + 25, "lm")
    body = PANEL_H - PANEL_HEAD
    _tiles(frame, view.tiles[seat], left, top + PANEL_HEAD + body / 4 + 1)
    below = top + PANEL_HEAD + 3 * body / 4 - 2
    for figure in view.figures[3 * seat : 3 * seat + 3]:
        looks = seat, figure.colour, figure.place == OUTSIDE, figure.ring
        if view.vaults is None:
            frame.put(_figure(*looks), left + 46 + 76 * figure.colour, below)
        else:
            frame.put(_slot(*looks), left + 155 + 33 * figure.colour, top + 25)
    if view.vaults is not None:
        _vault(frame, view.vaults[seat], left, below)


def _tiles(frame: Frame, tiles: tuple[int, ...], left: int, y: float) -> None:
    """In a row, each with its number if there are several."""
    owned = [(TILES[kind], many) for kind, many in zip(KEPT, tiles, strict=True) if many]
    for k, (tile, many) in enumerate(owned):
        x = left + 28 + 47 * k
        frame.put(sprites.counter(tile), x, y)
        if many > 1:
            number = STUDIO.caption(str(many), 42, kit.INK, weight="black", halo=kit.WHITE)
            frame.put(number, x + 14, y + 8)


# Number and halo on each kind of treasure; the halo hides none of its colour
_ON_TREASURES = (
    (kit.INK, kit.WHITE),
    *((kit.WHITE, kit.deep(tone)) for tone in COLOUR_TONES),
    (kit.INK, kit.WHITE),
)


def _vault(frame: Frame, vault: Vault, left: int, y: float) -> None:
    """What is open to all when played without screens: eggs, then gems, each on its own sign."""
    counts = (vault.eggs, vault.red, vault.green, vault.blue, vault.clear)
    signs = (sprites.egg(21), *(sprites.gem(colour, 22) for colour in GEMS))
    for k, (sign, many) in enumerate(zip(signs, counts, strict=True)):
        x = left + 28 + 47 * k
        frame.put(sign, x, y)
        tone, halo = _ON_TREASURES[k]
        frame.put(STUDIO.caption(str(many), 40, tone, weight="black", halo=halo), x, y)
