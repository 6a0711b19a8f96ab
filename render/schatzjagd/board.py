"""The board of Schatzjagd as everybody sees it: a ground, and on it all that changes."""

from collections import defaultdict

from PIL.Image import Image

from bot.games.contract import Seat
from bot.games.schatzjagd.views import Public, Slot
from render.kit import Frame
from render.painter import Names
from render.schatzjagd import panels, scene, sprites
from render.schatzjagd.ground import PILE_X, ground
from render.schatzjagd.places import PILES_Y, SPOTS, standing
from render.schatzjagd.tones import STUDIO


def board(view: Public, names: Names) -> Image:
    return painted(view, names).image


def painted(view: Public, names: Names, known: tuple[Slot, ...] = ()) -> Frame:
    """The board as a frame, so that a preview can go on from here; `known` to one lord alone."""
    frame = ground(len(view.figures)).frame()
    for shop in view.shops:
        x, y = SPOTS[shop.field]
        frame.lay(sprites.shop(shop.name), x - 6, y - 6)
    _last_move(frame, view)
    faces = {slot.field: slot.card for slot in known}
    for slot in view.slots:
        _slot(frame, view, slot, slot.card or faces.get(slot.field))
    _vaults(frame, view)
    _henchmen(frame, view)
    _chests(frame, view)
    if view.bout is not None and not view.bout.ending:
        x, y = SPOTS[view.bout.field]
        frame.put(sprites.fight(), x + 38, y - 44)
    panels.paint(frame, view, names)
    scene.paint(frame, view)
    _piles(frame, view)
    return frame


def _last_move(frame: Frame, view: Public) -> None:
    if view.trip is not None:
        if view.trip.origin != view.trip.field:
            frame.put(sprites.last(True), *SPOTS[view.trip.origin])
        frame.put(sprites.last(False), *SPOTS[view.trip.field])


def _slot(frame: Frame, view: Public, slot: Slot, card: str | None) -> None:
    x, y = SPOTS[slot.field]
    is_marked = view.trip is not None and slot.field in (view.trip.origin, view.trip.field)
    put = frame.put if is_marked else frame.lay
    if card is None:
        put(sprites.back(_colour(view, slot.slotter)), x - 14, y - 6)
    else:
        face = sprites.face(card)
        put(face, x - max(0, 38 - face.width / 2), y - 16)


def _colour(view: Public, seat: Seat | None) -> str:
    return "" if seat is None else view.figures[seat].colour


def _chests(frame: Frame, view: Public) -> None:
    """In front of everybody who stands there: treasures must be seen."""
    for chest in view.chests:
        x, y = SPOTS[chest.field]
        frame.put(sprites.chest(chest.number), x - 14, y + 18)


def _vaults(frame: Frame, view: Public) -> None:
    for lord in view.figures:
        if lord.secured:
            x, y = SPOTS[lord.castle]
            frame.put(sprites.chest(lord.secured), x - 6, y + 18)


def _henchmen(frame: Frame, view: Public) -> None:
    """All in a field beside each other, next to what lies there."""
    there: defaultdict[str, list[str]] = defaultdict(list)
    for lord in view.figures:
        if lord.field:
            there[lord.field].append(lord.colour)
    things = {slot.field for slot in view.slots} | {chest.field for chest in view.chests}
    things |= {shop.field for shop in view.shops} | {lord.castle for lord in view.figures}
    for field, colours in there.items():
        x, y = SPOTS[field]
        where = standing(len(colours), field in things)
        for colour, (dx, dy) in zip(colours, where, strict=True):
            frame.put(sprites.henchman(colour), x + dx, y + dy)


def _piles(frame: Frame, view: Public) -> None:
    counts = (view.draw, len(view.discard), view.hoard, view.round)
    if view.discard:
        frame.lay(sprites.discarded(view.discard[-1]), PILE_X[1], PILES_Y)
    for x, count in zip(PILE_X, counts, strict=True):
        frame.lay(STUDIO.caption(str(count), 48), x + 30, PILES_Y, "lm")
