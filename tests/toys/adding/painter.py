"""The painter of Total: what was said, a die, and numbered choices."""

from functools import cache

from PIL.Image import Image

from bot.games.contract import Menu, Outcome, Path, Seat
from render import kit
from render.kit import Frame, Layer, Pen, Point, Sprite, Studio
from render.painter import Names, Painter, Say, Sign
from tests.toys.total.views import Own, Public

STUDIO = Studio(1200, 900, ())
TONES = (kit.RED, kit.BLUE, kit.GREEN, kit.YELLOW, kit.PURPLE)


@cache
def _ground() -> Layer:
    return STUDIO.layer(lambda pen: pen.box(20, 20, 1160, 860, kit.PAPER_LIGHT, 30))


@cache
def _token(seat: int) -> Sprite:
    return STUDIO.sprite(90, 90, lambda pen: kit.token(pen, 45, 45, 36, TONES[seat], "ABCDE"[seat]))


@cache
def _die(face: int) -> Sprite:
    return STUDIO.sprite(240, 240, lambda pen: kit.die(pen, 120, 120, 100, face))


@cache
def _marker(number: int) -> Sprite:
    return STUDIO.sprite(66, 66, lambda pen: kit.marker(pen, 33, 33, number))


def board(view: Public, names: Names) -> Image:
    return _painted(view, names).image


def _painted(view: Public, names: Names) -> Frame:
    frame = _ground().frame()
    for seat in range(view.seats):
        name = STUDIO.caption(kit.readable(names[seat], seat), 44, room=240)
        frame.put(_token(seat), 80, 90 + 110 * seat)
        frame.put(name, 140, 90 + 110 * seat, "lm")
    for k, total in enumerate(view.said):
        frame.put(STUDIO.caption(str(total), 60), 500 + 120 * (k % 6), 100 + 100 * (k // 6))
    return frame


def hand(view: Public, own: Own, seat: Seat, names: Names, say: Say) -> Image:
    frame = _ground().frame()
    frame.put(_die(own.face), 600, 450)
    return frame.image


def marks(view: Public, own: Own, seat: Seat, path: Path, menu: Menu) -> dict[str, Point]:
    return {pick: (480 + 120 * (k % 6), 660 + 90 * (k // 6)) for k, pick in enumerate(menu.picks)}


def preview(
    view: Public, own: Own, seat: Seat, path: Path, menu: Menu, names: Names, say: Say
) -> Image:
    frame = _painted(view, names)
    for number, (x, y) in kit.numbered(menu, marks(view, own, seat, path, menu)):
        frame.put(_marker(number), x, y)
        frame.put(STUDIO.caption(menu.picks[number - 1], 48), x + 60, y)
    return frame.image


def final(view: Public, names: Names, outcome: Outcome) -> Image:
    frame = _painted(view, names)
    for seat in outcome.winners:
        frame.put(_crown(), 420, 90 + 110 * seat)
    return frame.image


@cache
def _crown() -> Sprite:
    def draw(pen: Pen) -> None:
        points = [(10, 60), (10, 20), (25, 36), (40, 12), (55, 36), (70, 20), (70, 60)]
        pen.shape(points, kit.GOLD)

    return STUDIO.sprite(80, 80, draw)


def sign(view: Public, seat: Seat) -> Sign:
    return Sign(TONES[seat], letter="ABCDE"[seat])


PAINTER = Painter[Public, Own](
    board=board, hand=hand, marks=marks, preview=preview, final=final, sign=sign
)
