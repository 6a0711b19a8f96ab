"""The board of Die Dracheninsel as everybody sees it: a ground, and on it all that moves."""

from functools import cache

from PIL.Image import Image

from bot.games.dracheninsel.content import (
    CENTRE,
    COLOURS,
    FIELDS,
    NO_TILE,
    TERRAINS,
    TILES,
    boat,
)
from bot.games.dracheninsel.views import Public
from render import kit
from render.dracheninsel import cards, deeds, panels, pieces
from render.dracheninsel.ground import ground
from render.dracheninsel.places import (
    DISCARD,
    JOURNEYS,
    NAME_DROP,
    PILE,
    PLAYED,
    ROUND,
    SPOTS,
    TREASURE_LINE,
    TREASURES,
)
from render.dracheninsel.reading import CASHED, LOST, WAITING, carried, is_vacant, lying, read
from render.dracheninsel.standing import figures
from render.dracheninsel.tones import LAND, SIGNS, STUDIO, drawn
from render.kit import Frame, Pen, Sprite
from render.painter import Names


def board(view: Public, names: Names) -> Image:
    return painted(view, names).image


def painted(view: Public, names: Names) -> Frame:
    """The board as a frame, so that a preview can go on from here."""
    frame = island(view)
    _corners(frame, view)
    panels.paint(frame, view, names)
    return frame


def island(view: Public) -> Frame:
    """The island alone: in a part of the picture lists and piles would be cut off."""
    frame = ground(len(view.ring)).frame()
    _tiles(frame, view)
    _boats(frame, view)
    if view.last is not None:
        deeds.mark_last(frame, read(view, view.last))
    for place in view.board.dragons:
        frame.put(pieces.dragon(), *SPOTS[place])
    _treasures(frame, view)
    if view.pending is not None:
        deeds.mark_goals(frame, view, read(view, view.pending))
    hunters(frame, view)
    if view.pending is not None:
        deeds.mark_pending(frame, view, read(view, view.pending))
    return frame


def _tiles(frame: Frame, view: Public) -> None:
    """Only what no longer lies where the ground shows it."""
    if view.board.tiles == TILES:
        return
    for place, terrain in enumerate(view.board.tiles):
        if terrain not in (TILES[place], NO_TILE):
            frame.put(pieces.tile(terrain, place), *SPOTS[place])


def _boats(frame: Frame, view: Public) -> None:
    for colour in range(len(COLOURS)):
        frame.put(pieces.boat(colour, is_vacant(view, colour)), *SPOTS[boat(colour)])


def _treasures(frame: Frame, view: Public) -> None:
    """The chest that waits in the middle; it is taken along below the hunters."""
    if lying(view) is not None:
        x, y = SPOTS[CENTRE]
        frame.put(pieces.chest(), x, y - 18)


def hunters(frame: Frame, view: Public) -> None:
    """All who stand on the island or in a boat, and what they carry."""
    turn = view.turn
    for hunter, x, y, r in figures(view):
        moves = turn is not None and turn.seat == view.owners[hunter]
        if moves and turn is not None and turn.mover is not None:
            moves = turn.mover == hunter
        frame.put(pieces.hunter(hunter, r, moves), x, y)
    for place, value in _values(view):
        x, y = SPOTS[place]
        frame.put(pieces.coins(value), x, y + _drop(view, place))


def _drop(view: Public, place: int) -> int:
    """How far below the middle a value lies: above the name of a field that can be entered, and
    in the middle, whose name nobody needs, on it."""
    if place == CENTRE and lying(view) is not None:
        return NAME_DROP
    return -4 if place < FIELDS else 28


def _values(view: Public) -> list[tuple[int, int]]:
    """Where coins are seen on the board, and of which value: the next in the middle, those on
    their way, those just landed."""
    found, next_one = carried(view), lying(view)
    if next_one is not None:
        found.append((CENTRE, view.values[next_one]))
    if view.landed is not None:
        landed = read(view, view.last).reached
        found += [(place, view.values[view.landed.treasure]) for place in landed]
    return found


# The corners: all treasures, cards of this turn, piles, round and journeys


@cache
def _lot(value: int, fate: str) -> Sprite:
    """A treasure in the list: to come, on its way, cashed or lost."""

    def draw(pen: Pen) -> None:
        if fate == "on":
            pen.box(0, 0, 124, 40, kit.GOLD_LIGHT, 20, kit.GOLD_DARK, 3)
        tone = kit.INK_SOFT if fate in ("cashed", "lost") else kit.INK
        if fate == "cashed":
            pen.icon(23, 20, "check", 28, tone)
        elif fate == "lost":
            pen.icon(23, 20, "cross", 28, kit.RED)
        else:
            pieces.coin(pen, 23, 20, 14)
        pen.text(44, 20, str(value), STUDIO.floor, tone, "lm", room=72)

    return STUDIO.sprite(124, 40, draw)


def _fate(view: Public, treasure: int) -> str:
    place = view.board.treasures[treasure]
    if place == CASHED:
        return "cashed"
    if place == LOST:
        return "lost"
    return "on" if place != WAITING or treasure == lying(view) else "next"


@cache
def _journey(terrain: int) -> Sprite:
    """A terrain that costs nothing in this turn."""

    def draw(pen: Pen, x: float, y: float) -> None:
        pen.disc(x, y, 25, LAND[terrain], kit.INK, 3)
        pen.icon(x, y, SIGNS[terrain], 30, kit.INK)

    return drawn(54, 54, draw)


@cache
def _sign(icon: str) -> Sprite:
    return drawn(48, 48, lambda pen, x, y: pen.icon(x, y, icon, 40, kit.INK))


def _corners(frame: Frame, view: Public) -> None:
    for k, value in enumerate(view.values):
        x, y = TREASURES[0], TREASURES[1] + TREASURE_LINE * k
        frame.lay(_lot(value, _fate(view, k)), x, y)
    for spot, card in zip(PLAYED, view.played[-len(PLAYED) :], strict=False):
        frame.lay(cards.small(card.card, card.use), *spot)
    frame.lay(cards.back(), *PILE)
    frame.put(STUDIO.caption(str(view.pile), 44, kit.WHITE), PILE[0], PILE[1] - 26)
    frame.lay(cards.top(view.discard[-1] if view.discard else None), *DISCARD)
    frame.put(STUDIO.caption(str(len(view.discard)), 44), DISCARD[0], DISCARD[1] - 26)
    _round(frame, view)
    _journeys(frame, view)


def _round(frame: Frame, view: Public) -> None:
    """Which round it is, and after which the game ends at the latest."""
    words = STUDIO.caption(f"{min(view.round + 1, view.rounds)}/{view.rounds}", 42)
    frame.put(words, *ROUND, "rm")
    frame.put(_sign("turn_round"), ROUND[0] - words.width - 22, ROUND[1])


def _journeys(frame: Frame, view: Public) -> None:
    free = [t for t in range(len(TERRAINS)) if view.turn and view.turn.journeys >> t & 1]
    if not free:
        return
    frame.lay(_sign("hiker"), *JOURNEYS)
    for k, terrain in enumerate(free):
        x, y = JOURNEYS[0] + 56 * ((k + 1) % 2), JOURNEYS[1] + 56 * ((k + 1) // 2)
        frame.lay(_journey(terrain), x, y)
