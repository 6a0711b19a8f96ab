"""The greatest event of a turn of Die Dracheninsel, as a strip."""

from collections.abc import Callable, Sequence
from typing import Any

from PIL.Image import Image

from bot.games.contract import Seat
from bot.games.dracheninsel.content import COLOURS
from bot.games.dracheninsel.views import Public
from render import kit
from render.dracheninsel.reading import colours
from render.dracheninsel.sprites import ART, BARS, TONES, face
from render.kit import Frame, Pen, Sprite, scores
from render.kit.caching import kept
from render.kit.colours import GOLD, INK, WHITE
from render.kit.moments import Told, greatest, scene
from render.painter import Names

STUDIO = ART.studio(1200, 400)
Words = Sequence[str]


def moment(view: Public, news: Sequence[Any], names: Names) -> Image | None:
    found = greatest(news, GREAT)
    if found is None:
        return None
    kind, told = found
    behind, paint = GREAT[kind]
    frame = scene(STUDIO, ART, behind).frame()
    paint(frame, view, told, kit.short(names, 226, STUDIO.floor))
    return frame.image


# A treasure in a boat


def _shared(frame: Frame, view: Public, told: Told, words: Words) -> None:
    """Half for each."""
    event = told["Shared"]
    seats = (event.owner_seat, event.partner_seat)
    _boat(frame, view, seats)
    for seat, way in zip(seats, (-1, 1), strict=True):
        x = 600 + way * 396
        frame.put(_gold(event.value), x, 66)
        frame.put(_arrow(way), 600 + way * 220, 124)
        frame.put(face(_first(view, seat), 130), x, 262, "mb")
        _ribbon(frame, view, seat, words, x, 330)


def _cashed(frame: Frame, view: Public, told: Told, words: Words) -> None:
    """Both coins for one; a second carrier looks on."""
    event = told["Cashed"]
    other = event.seat if event.loser_seat is None else event.loser_seat
    _boat(frame, view, (event.seat, other))
    frame.put(_gold(event.value), 170, 66)
    frame.put(_gold(event.value), 170, 176)
    frame.put(_arrow(-1), 368, 124)
    frame.put(face(_first(view, event.seat), 260), 1020, 286, "mb")
    _ribbon(frame, view, event.seat, words, 1000, 330)


def _delivered(frame: Frame, view: Public, told: Told, words: Words) -> None:
    """Not shared yet."""
    event = told["Delivered"]
    carriers = [COLOURS.index(colour) for colour in event.carriers]
    _afloat(frame, COLOURS.index(event.place), carriers)
    for x in (170, 1030):
        frame.put(_gold(event.value), x, 120)
    for hunter, x in zip(carriers, (200, 1000), strict=False):
        _ribbon(frame, view, Seat(view.owners[hunter]), words, x, 250)


def _boat(frame: Frame, view: Public, seats: tuple[Seat, Seat]) -> None:
    """The boat of the first seat with both on board."""
    owner, partner = (_first(view, seat) for seat in seats)
    _afloat(frame, owner, [owner] if owner == partner else [owner, partner])


def _afloat(frame: Frame, boat: int, crew: Sequence[int]) -> None:
    frame.put(ART.sprite(f"sail_{COLOURS[boat]}", 372), 600, 94, "mt")
    for hunter, x in zip(crew, (485, 715), strict=False):
        frame.put(face(hunter, 160), x, 324, "mb")
    frame.put(ART.sprite("common/chest_open", 170), 600, 330, "mb")
    frame.put(ART.sprite(f"hull_{COLOURS[boat]}", 372), 600, 274, "mt")


# A treasure on its way


def _lost(frame: Frame, view: Public, told: Told, words: Words) -> None:
    event = told["TreasureLost"]
    frame.put(ART.sprite("treasure_lost", 320), 600, 200)
    frame.put(_value(event.value), 240, 180)
    hunter = COLOURS.index(event.hunter)
    frame.put(face(hunter, 130), 980, 262, "mb")
    _ribbon(frame, view, Seat(view.owners[hunter]), words, 980, 320)


def _lifted(frame: Frame, view: Public, told: Told, words: Words) -> None:
    event = told["TreasureLifted"]
    carriers = [COLOURS.index(colour) for colour in event.carriers]
    _pair(frame, carriers)
    frame.put(_gold(event.value), 600, 74)
    for hunter, x in zip(carriers, (204, 996), strict=False):
        _ribbon(frame, view, Seat(view.owners[hunter]), words, x, 150)


def _robbed(frame: Frame, view: Public, told: Told, words: Words) -> None:
    event = told["Robbed"]
    robber, victim = COLOURS.index(event.hunter), COLOURS.index(event.victim)
    frame.put(ART.sprite("sign_robbery", 200), 600, 150)
    for hunter, x in ((robber, 400), (victim, 800)):
        frame.put(face(hunter, 160), x, 386, "mb")
    for hunter, x in ((robber, 204), (victim, 996)):
        _ribbon(frame, view, Seat(view.owners[hunter]), words, x, 110)
    frame.put(_gold(event.value), 600, 330)


def _stopped(frame: Frame, view: Public, told: Told, words: Words) -> None:
    """The stopped player, and the one who stopped them if that is public already."""
    event, by = told["Stopped"], told.get("SlumberPlayed")
    frame.put(ART.sprite("common/sign-stopped", 200), 600, 176)
    frame.put(face(_first(view, event.seat), 160), 240, 300, "mb")
    _ribbon(frame, view, event.seat, words, 240, 330)
    if by is not None:
        frame.put(face(_first(view, by.seat), 160), 960, 300, "mb")
        _ribbon(frame, view, by.seat, words, 960, 330)


GREAT: dict[str, tuple[str, Callable[[Frame, Public, Told, Words], None]]] = {
    "Cashed": ("delivered", _cashed),  # events, the greatest first, and their scenes
    "Shared": ("delivered", _shared),
    "Delivered": ("delivered", _delivered),
    "TreasureLost": ("sunk", _lost),
    "Robbed": ("robbed", _robbed),
    "TreasureLifted": ("lifted", _lifted),
    "Stopped": ("stopped", _stopped),
}


# Parts


def _first(view: Public, seat: Seat) -> int:
    return colours(view, seat)[0]


def _ribbon(frame: Frame, view: Public, seat: Seat, words: Words, x: float, y: float) -> None:
    hunter = _first(view, seat)
    frame.put(scores.ribbon(STUDIO, words[seat], TONES[hunter], *BARS[hunter]), x, y)


def _pair(frame: Frame, carriers: Sequence[int]) -> None:
    """Two hunters with the chest between them."""
    left, right = carriers[0], carriers[-1]
    frame.put(ART.sprite("pair_chest", 150), 600, 372, "mb")
    frame.put(ART.sprite(f"pair_left_{COLOURS[left]}", 200), 456, 372, "mb")
    frame.put(ART.sprite(f"pair_right_{COLOURS[right]}", 200), 744, 372, "mb")


@kept
def _gold(value: int) -> Sprite:
    """A coin and its value."""

    def draw(pen: Pen) -> None:
        pen.box(4, 7, 262, 92, INK, 46, alpha=90)
        pen.box(0, 0, 264, 94, GOLD.light, 46, INK, 6)
        pen.piece(ART.sprite("common/coin", 92).image, 8, -2)
        pen.text(176, 48, str(value), 74, INK, weight="black")

    return STUDIO.sprite(268, 102, draw)


@kept
def _value(value: int) -> Sprite:
    return STUDIO.caption(str(value), 120, WHITE, weight="black", halo=INK)


@kept
def _arrow(way: int) -> Sprite:
    """From the boat to the seat that gets the coin."""
    bend = kit.curve((60 - way * 50, 24), (60, 4), (60 + way * 46, 34), 12)
    tip = (60 + way * 52, 40)
    head = [(tip[0] - way * 22, tip[1] - 32), tip, (tip[0] - way * 40, tip[1] + 6)]

    def draw(pen: Pen) -> None:
        for tone, thick in ((INK, 20), (WHITE, 10)):
            pen.line(bend, tone, thick)
            pen.line(head, tone, thick)

    return STUDIO.sprite(136, 72, draw)
