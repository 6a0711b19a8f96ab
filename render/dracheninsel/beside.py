"""The players next to a part of the board: name, gold and cards of each, in little room."""

from bot.games.contract import Seat
from bot.games.dracheninsel.views import Public
from render import kit
from render.dracheninsel.panels import bar, card
from render.dracheninsel.places import PANEL_W, PANEL_X
from render.dracheninsel.reading import colours
from render.dracheninsel.sprites import ART, BARS, STUDIO, face
from render.kit import Frame, Pen, Sprite, parts
from render.kit.caching import kept
from render.kit.colours import CREAM, INK
from render.painter import Names

HIGH, BAR, MOST_APART = 84, 44, 12
FACE = 36
TOP = 6


def paint(frame: Frame, view: Public, names: Names, room: int) -> None:
    """All players within this height."""
    step = min((room - TOP) // len(view.ring), HIGH + MOST_APART)
    hunters = [colours(view, seat) for seat in view.ring]
    words = kit.short(names, _name_room(max(map(len, hunters))), STUDIO.floor)
    for position, seat in enumerate(view.ring):
        _player(frame, view, seat, words[seat], TOP + step * position)


def _name_room(hunters: int) -> int:
    return PANEL_W - 16 - FACE * hunters


def _player(frame: Frame, view: Public, seat: Seat, name: str, top: int) -> None:
    hunters, y = colours(view, seat), top + (HIGH + BAR) / 2 - 3
    frame.put(_ground(hunters), PANEL_X, top, "lt")
    if view.turn is not None and seat == view.turn.seat:
        frame.put(parts.turn_frame(STUDIO, PANEL_W, HIGH), PANEL_X - 8, top - 8, "lt")
    tone = BARS[hunters[0]][1] if hunters else INK
    caption = STUDIO.caption(name, 42, tone, _name_room(len(hunters)))
    frame.put(caption, PANEL_X + 10, top + BAR / 2 + 1, "lm")
    gold = STUDIO.caption(str(sum(view.coins[seat])), STUDIO.floor, INK, 80, "black")
    frame.put(gold, PANEL_X + 54, y, "lm")
    held = STUDIO.caption(str(view.sizes[seat]), STUDIO.floor, INK, weight="black")
    frame.put(held, PANEL_X + 178, y, "lm")
    if seat in view.asked or seat in (view.choosing, view.stop):
        sign = ART.sprite("common/hourglass-half", 44, rims=(3, CREAM))
        frame.put(sign, PANEL_X - 6, top + HIGH / 2)


@kept
def _ground(hunters: tuple[int, ...]) -> Sprite:
    """The colours of a seat, its hunters, and the signs of gold and cards."""

    def draw(pen: Pen) -> None:
        bar(pen, hunters, HIGH, BAR)
        pen.box(6, BAR, PANEL_W - 12, HIGH - BAR - 6, CREAM, 12)
        for k, hunter in enumerate(hunters):
            image = face(hunter, FACE).image
            pen.piece(image, PANEL_W - 6 - FACE * (k + 1), BAR - image.height)
        coin, y = ART.sprite("common/coin", 36).image, (HIGH + BAR) / 2 - 3
        pen.piece(coin, 14, y - coin.height / 2)
        card(pen, 158, y, 0.95)

    return STUDIO.sprite(PANEL_W + 4, HIGH + 6, draw)
