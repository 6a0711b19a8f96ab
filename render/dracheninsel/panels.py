"""The players next to the island: colours, name, gold, cards, whose turn it is, who is asked."""

from bot.games.contract import Seat
from bot.games.dracheninsel.views import Public
from render import kit
from render.dracheninsel import deeds
from render.dracheninsel.places import PANEL_W, panel
from render.dracheninsel.reading import colours, read
from render.dracheninsel.sprites import ART, BACK, BARS, STUDIO, TONES, face
from render.kit import Frame, Pen, Sprite, parts
from render.kit.caching import kept
from render.kit.colours import CREAM, FAINT, GOLD, INK, PAPER, TURN, Three
from render.painter import Names

BAR, FLAG, FACE = 50, 90, 84  # height of the name's bar, widths of flag and face
NAME_X, NAME_W = 12, PANEL_W - 20
COUNT_X = FLAG + 50
TALL = 200  # panels from this height on have larger counts
NOBODY = Three(PAPER.dark, PAPER.base, FAINT)


def paint(frame: Frame, view: Public, names: Names) -> None:
    words = kit.short(names, NAME_W, STUDIO.floor)
    for position, seat in enumerate(view.ring):
        _panel(frame, view, seat, position, words[seat])
    if view.turn is not None and view.phase != "over":
        left, top, width, height = panel(view.ring.index(view.turn.seat), len(view.ring))
        frame.put(_pointer(), left - 18, top + height / 2)
        frame.put(parts.turn_frame(STUDIO, width, height), left - 8, top - 8, "lt")


@kept
def _ground(hunters: tuple[int, ...], height: int) -> Sprite:
    """Bar and flag in the colours of a seat, its hunters, the signs of gold and cards."""

    def draw(pen: Pen) -> None:
        bar(pen, hunters, height, BAR)
        _flags(pen, hunters, height)
        pen.box(FLAG, BAR, PANEL_W - FLAG - 6, height - BAR - 6, CREAM, 12)
        upper, lower = _lines(height)
        coin = ART.sprite("common/coin", 50 if height >= TALL else 36).image
        pen.piece(coin, FLAG + 26 - coin.width / 2, upper - coin.height / 2)
        card(pen, FLAG + 26, lower, 1.4 if height >= TALL else 1)

    return STUDIO.sprite(PANEL_W + 4, height + 6, draw)


def bar(pen: Pen, hunters: tuple[int, ...], height: int, thick: int) -> None:
    """The empty panel of a seat."""
    tones = TONES[hunters[0]] if hunters else NOBODY
    tone = BARS[hunters[0]][0] if hunters else PAPER.dark
    pen.box(3, 5, PANEL_W, height, INK, 16, alpha=80)
    pen.box(0, 0, PANEL_W, height, tone, 16)
    pen.box(0, 0, PANEL_W, 30, tones.light, 16)
    pen.box(0, 8, PANEL_W, thick - 8, tone)


def card(pen: Pen, x: float, y: float, k: float) -> None:
    """The back of a card."""
    pen.box(x - 13 * k, y - 17 * k, 26 * k, 34 * k, BACK, 4 * k, INK, 3)
    rhombus = [(x, y - 9 * k), (x + 7 * k, y), (x, y + 9 * k), (x - 7 * k, y)]
    pen.shape(rhombus, GOLD.base)


def _flags(pen: Pen, hunters: tuple[int, ...], height: int) -> None:
    """One below the other; the second has its own colour."""
    room = (height - BAR) / max(1, len(hunters))
    for k, hunter in enumerate(hunters):
        top = BAR + room * k
        if k:
            pen.box(0, top, FLAG - 4, room, BARS[hunter][0], 16)
            pen.box(0, top, FLAG - 4, room / 2, BARS[hunter][0])
            pen.box(0, top, FLAG - 4, 6, TONES[hunter].light)
        image = face(hunter, FACE).image
        pen.piece(image, (FLAG - 4 - FACE) / 2, round(top + room) - image.height - 1)


def _lines(height: int) -> tuple[float, float]:
    """The middles of the lines of gold and cards."""
    room = height - BAR - 6
    return BAR + room * 0.27, BAR + room * 0.74


@kept
def _pointer() -> Sprite:
    """At the left of the seat whose turn it is."""

    def draw(pen: Pen) -> None:
        pen.shape([(24, 3), (3, 22), (24, 41)], TURN, INK, 3.5)

    return STUDIO.sprite(27, 44, draw)


def _panel(frame: Frame, view: Public, seat: Seat, position: int, name: str) -> None:
    left, top, width, height = panel(position, len(view.ring))
    hunters = colours(view, seat)
    frame.lay(_ground(hunters, height), left, top, "lt")
    tone = BARS[hunters[0]][1] if hunters else INK
    frame.put(STUDIO.caption(name, 42, tone, NAME_W), left + NAME_X, top + 28, "lm")
    upper, lower = (top + y for y in _lines(height))
    size, x = (50, left + COUNT_X + 6) if height >= TALL else (42, left + COUNT_X - 2)
    gold = STUDIO.caption(str(sum(view.coins[seat])), size, INK, left + width - 6 - x, "black")
    frame.put(gold, x, upper, "lm")
    frame.put(STUDIO.caption(str(view.sizes[seat]), size, INK, weight="black"), x, lower, "lm")
    if _leads(view, seat):
        frame.put(ART.sprite("common/crown", 42), left + width - 32, lower)
    _signs(frame, view, seat, left, round(top + height - 34), lower)


def _leads(view: Public, seat: Seat) -> bool:
    totals = [sum(coins) for coins in view.coins]
    return totals[seat] == max(totals) > 0


def _signs(frame: Frame, view: Public, seat: Seat, left: int, foot: float, lower: float) -> None:
    """Signs of seats that are asked, that stop, or whose cards are in danger."""
    if seat == view.stop:
        frame.put(ART.sprite("common/sign-stopped", 60), left + 4, foot)
    elif seat in view.asked or seat == view.choosing:
        frame.put(ART.sprite("common/hourglass-half", 44, rims=(3, CREAM)), left + 6, foot)
    if view.pending is not None:
        deed = read(view, view.pending)
        badge = deeds.sign(view, deed)
        if seat in deed.robbed and badge is not None:
            frame.put(badge, left + PANEL_W - 34, lower)
