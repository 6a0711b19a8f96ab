"""The greatest thing of a turn of Emerald, as a strip below the board."""

from collections.abc import Sequence
from typing import Any

from PIL.Image import Image

from bot.games.emerald.views import Public
from render import kit
from render.emerald.sprites import ART, TONES
from render.kit import Frame, scores
from render.kit.colours import INK, WHITE, bar
from render.kit.moments import greatest, scene
from render.painter import Names

STUDIO = ART.studio(1200, 400)
GREAT = {  # events, the greatest first, and their scenes
    "KnightLost": "lost",
    "TreasureGiven": "treasure",
    "RansomAsked": "ransom",
    "BonusFourGiven": "bonus",
}


def moment(view: Public, news: Sequence[Any], names: Names) -> Image | None:
    found = greatest(news, GREAT)
    if found is None:
        return None
    kind, told = found
    event, frame = told[kind], scene(STUDIO, ART, GREAT[kind]).frame()
    colour = getattr(event, "colour", None) or _mover(view, event.seat)
    match kind:
        case "KnightLost":
            frame.put(ART.sprite(f"knight_{colour}_scared", 220), 340, 396, "mb")
            _field(frame, str(event.field))
        case "RansomAsked":
            frame.put(ART.sprite(f"caught_{colour}", 220), 500, 0, "mt")
            _field(frame, str(event.field))
        case _:
            frame.put(ART.sprite("common/wreath", 380), 424, 214)
            frame.put(ART.sprite(f"knight_{colour}", 220), 420, 396, "mb")
    name = kit.short(names, 250, STUDIO.floor)[event.seat]
    frame.put(scores.ribbon(STUDIO, name, TONES[colour], *bar("emerald", colour)), 192, 76)
    return frame.image


def _mover(view: Public, seat: int) -> str:
    """The colour that moved last, if it is this seat's."""
    colours = view.players[seat].colours
    return next((t.colour for t in reversed(view.trips) if t.colour in colours), colours[0])


def _field(frame: Frame, field: str) -> None:
    number = STUDIO.caption(field, 110, WHITE, weight="black", halo=INK)
    frame.put(number, 130, 214)
