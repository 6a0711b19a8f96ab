"""The greatest thing of a turn of Emerald, as a strip below the board."""

from bot.games.emerald.views import Public
from render.emerald.sprites import ART, TONES
from render.kit import Frame, scores
from render.kit.colours import INK, WHITE, bar
from render.kit.moments import Paint, Told, Words, strip

STUDIO = ART.studio(1200, 400)


def _lost(frame: Frame, view: Public, told: Told, words: Words) -> None:
    event = told["KnightLost"]
    frame.put(ART.sprite(f"knight_{event.colour}_scared", 220), 340, 396, "mb")
    _field(frame, str(event.field))
    _named(frame, event.seat, event.colour, words)


def _asked(frame: Frame, view: Public, told: Told, words: Words) -> None:
    event = told["RansomAsked"]
    frame.put(ART.sprite(f"caught_{event.colour}", 220), 500, 0, "mt")
    _field(frame, str(event.field))
    _named(frame, event.seat, event.colour, words)


def _won(frame: Frame, view: Public, told: Told, words: Words) -> None:
    seat = (told.get("TreasureGiven") or told["BonusFourGiven"]).seat
    colour = _mover(view, seat)
    frame.put(ART.sprite("common/wreath", 380), 424, 214)
    frame.put(ART.sprite(f"knight_{colour}", 220), 420, 396, "mb")
    _named(frame, seat, colour, words)


GREAT: dict[str, tuple[str, Paint[Public]]] = {
    "KnightLost": ("lost", _lost),
    "TreasureGiven": ("treasure", _won),
    "RansomAsked": ("ransom", _asked),
    "BonusFourGiven": ("bonus", _won),
}
moment = strip(STUDIO, ART, GREAT, room=250)


def _mover(view: Public, seat: int) -> str:
    """The colour that moved last, if it is this seat's."""
    colours = view.players[seat].colours
    return next((t.colour for t in reversed(view.trips) if t.colour in colours), colours[0])


def _field(frame: Frame, field: str) -> None:
    number = STUDIO.caption(field, 110, WHITE, weight="black", halo=INK)
    frame.put(number, 130, 214)


def _named(frame: Frame, seat: int, colour: str, words: Words) -> None:
    ribbon = scores.ribbon(STUDIO, words[seat], TONES[colour], *bar("emerald", colour))
    frame.put(ribbon, 192, 76)
