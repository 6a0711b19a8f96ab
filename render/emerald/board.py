"""The board of Emerald as everybody sees it: a ground, and on it all that moves."""

from functools import cache

from PIL.Image import Image

from bot.games.emerald.content import KINDS
from bot.games.emerald.views import Knight, Place, Player, Public
from render import kit
from render.emerald import sprites
from render.emerald.ground import ground
from render.emerald.places import (
    BAR_Y,
    CAVE_FLOOR,
    COLUMN,
    FLOORS,
    GEM_Y,
    GOLD_Y,
    NEST_Y,
    RANSOM_Y,
    SIDE_W,
    SIDE_X,
    Spot,
    column,
    crowd,
    panel,
    ring,
)
from render.emerald.sprites import GEMS, PAWN, STUDIO
from render.kit import Frame, Pen, Point, Sprite
from render.painter import Names

COUNTS = {"knights": 58, "gold": 85, "chests": 63}  # widths: only gold may need two digits


def board(view: Public, names: Names) -> Image:
    return painted(view, names).image


def painted(view: Public, names: Names) -> Frame:
    """The board as a frame, so that a preview can go on from here."""
    frame = ground(len(view.players), view.options.length).frame()
    _cards(frame, view)
    _dragon(frame, view)
    _last_move(frame, view)
    _side(frame, view)
    for place in view.places:
        if place.knights:
            _knights(frame, view, place)
    _panels(frame, view, names)
    return frame


def _cards(frame: Frame, view: Public) -> None:
    for stack in view.stacks:
        x = column(stack.field)
        if stack.gem is not None:
            frame.lay(sprites.gem_card(stack.gem, stack.gems_below), x, GEM_Y)
        if stack.gold is not None:
            frame.lay(sprites.gold_card(stack.gold, stack.gold_below), x, GOLD_Y)


def _dragon(frame: Frame, view: Public) -> None:
    frame.lay(sprites.danger(), column(view.bar) + 1.5 * COLUMN, CAVE_FLOOR - 87)
    frame.put(sprites.bar(), column(view.bar) + 1.5 * COLUMN, BAR_Y + 8)
    for field in set(view.walk) - {view.dragon}:
        frame.put(sprites.paw(), column(field), BAR_Y + 8)
    frame.put(sprites.dragon(view.facing), column(view.dragon), BAR_Y - 2)


def _side(frame: Frame, view: Public) -> None:
    _crowd(frame, crowd(view.nest, (SIDE_X + 162, NEST_Y + 16), 5, 2, 3))
    if not any(player.has_bonus_four for player in view.players):
        frame.lay(sprites.free_bonus(), 112, 46)
    paid = sum(len(player.ransoms) for player in view.players)
    frame.put(STUDIO.caption(str(paid), 50, kit.WHITE), SIDE_X + 82, RANSOM_Y, "lm")
    if view.roll is not None:
        frame.lay(sprites.die(view.roll), SIDE_X + SIDE_W - 50, RANSOM_Y)
    for number, colour in enumerate(view.chamber):
        x, y = ring(number)
        frame.put(sprites.knight(colour), x, y)
    for number in range(len(view.chamber), len(view.chamber) + view.treasures_left):
        x, y = ring(number)
        frame.lay(sprites.chest(), x, y)


def _last_move(frame: Frame, view: Public) -> None:
    for trip in view.trips:
        frame.put(sprites.last_place(True), *FLOORS[trip.origin])
        if trip.target in FLOORS:
            frame.put(sprites.last_place(False), *FLOORS[trip.target])
        else:
            x, y = ring(len(view.chamber) - 1)
            frame.put(sprites.last_place(False), x, y + 26)


def spots(place: Place) -> list[Spot]:
    """Where the knights of a place stand."""
    x, y = FLOORS[place.name]
    return crowd(place.knights, (x, y - PAWN + 8))


def _knights(frame: Frame, view: Public, place: Place) -> None:
    where = spots(place)
    for x, y in _certain(view.marked, place, where):
        frame.put(sprites.halo(), x, y)
    _crowd(frame, where)
    for x, y in _certain(view.caught, place, where):
        frame.put(sprites.claws(), x, y - 42)


def _certain(knight: Knight | None, place: Place, where: list[Spot]) -> list[Point]:
    """The spot of one certain knight, if it stands here."""
    if knight is None or knight.place != place.name:
        return []
    return [(x, y) for x, y, colour, _ in where if colour == knight.colour][:1]


def _crowd(frame: Frame, where: list[Spot]) -> None:
    for x, y, colour, many in where:
        frame.put(sprites.knight(colour), x - (12 if many > 1 else 0), y)
    for x, y, _, many in where:
        if many > 1:
            frame.put(STUDIO.caption(str(many), 42, halo=kit.WHITE), x + 18, y + 8)


@cache
def _turn(width: int, height: int) -> Sprite:
    def draw(pen: Pen) -> None:
        pen.box(0, 0, width, height, None, 16, kit.TURN, 7)

    return STUDIO.sprite(width, height, draw)


@cache
def _asked() -> Sprite:
    """At the shoulder of a knight: the whole head of the panel is for the name."""

    def draw(pen: Pen, x: float, y: float) -> None:
        pen.disc(x, y, 18, kit.WHITE, kit.INK, 3)
        pen.icon(x, y, "hourglass", 22, kit.INK)

    return sprites.drawn(44, 44, draw)


@cache
def _held(kind: str, any_held: bool) -> Sprite:
    shape, tone, _ = GEMS[kind]

    def draw(pen: Pen, x: float, y: float) -> None:
        if any_held:
            kit.stone(pen, x, y, 20, shape, tone)
        else:
            pen.shape(kit.outline(shape, x, y, 15), kit.PAPER, kit.PAPER_DARK, 3)

    return sprites.drawn(62, 58, draw)


@cache
def _counted(what: str, colour: str) -> Sprite:
    """The ground of a count and its icon: nobody shall read the number as the next icon's."""
    width = COUNTS[what]

    def draw(pen: Pen) -> None:
        pen.box(0, 0, width, 54, kit.PAPER, 12, kit.PAPER_DARK, 2.5)
        match what:
            case "knights":
                kit.pawn(pen, 18, 27, 20, sprites.TONES[colour])
            case "gold":
                kit.coin(pen, 22, 26, 16)
            case _:
                kit.chest(pen, 22, 28, 14)

    return STUDIO.sprite(width, 54, draw)


@cache
def _strip(width: int) -> Sprite:
    """Behind the gems of whoever has the bonus for all four kinds."""

    def draw(pen: Pen) -> None:
        pen.box(0, 0, width, 60, kit.GOLD, 14, kit.GOLD_DARK, 3)

    return STUDIO.sprite(width, 60, draw)


def _panels(frame: Frame, view: Public, names: Names) -> None:
    words = kit.short(names, _name_room(view), STUDIO.floor)
    for player in view.players:
        _panel(frame, view, player, words[player.seat])


def _name_room(view: Public) -> int:
    """What the knights of one player leave of the head of his panel."""
    knights = max(len(player.colours) for player in view.players)
    return panel(0, len(view.players))[2] - 32 - 38 * knights


def _panel(frame: Frame, view: Public, player: Player, name: str) -> None:
    left, top, width, height = panel(player.seat, len(view.players))
    if player.seat == view.active:
        frame.lay(_turn(width, height), left, top, "lt")
    for k, colour in enumerate(player.colours):
        frame.put(sprites.knight(colour), left + 32 + 38 * k, top + 30)
    if player.seat == view.asked:
        frame.put(_asked(), left + 14, top + 12)
    tone = kit.ink_on(sprites.TONES[player.colours[0]])
    x = left + 20 + 38 * len(player.colours)
    frame.put(STUDIO.caption(name, 42, tone, _name_room(view)), x, top + 30, "lm")
    _counts(frame, player, left, width, top + 92)
    _gems(frame, player, left, width, top + 154)


def _counts(frame: Frame, player: Player, left: int, width: int, y: int) -> None:
    counts = (player.in_play, player.gold, player.treasures)
    gap = (width - 16 - sum(COUNTS.values())) / 2
    x = left + 8.0
    for (what, room), many in zip(COUNTS.items(), counts, strict=True):
        frame.lay(_counted(what, player.colours[0]), x, y - 27, "lt")
        start = x + (28 if what == "knights" else 34)
        frame.put(STUDIO.caption(str(many), STUDIO.floor), start, y, "lm")
        x += room + gap


def _gems(frame: Frame, player: Player, left: int, width: int, y: int) -> None:
    if player.has_bonus_four:
        frame.lay(_strip(width - 20), left + width / 2, y)
    for k, (kind, many) in enumerate(zip(KINDS, player.gems, strict=True)):
        x = left + 6 + (width - 12) * (2 * k + 1) / 8
        frame.put(_held(kind, many > 0), x, y)
        if not many:
            continue
        number = STUDIO.caption(str(many), 42, kit.WHITE, halo=kit.deep(GEMS[kind][1]))
        frame.put(number, x, y)
