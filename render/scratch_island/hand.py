"""A player's own map, large, with odds and open chests next to it."""

from PIL.Image import Image

from bot.games.contract import Phrase, Seat
from bot.games.scratch_island.content import CHESTS, COLOURS
from bot.games.scratch_island.views import Own, Public, rock_odds, snake_odds, treasure_odds
from render import kit
from render.kit import Frame, Pen, Sprite
from render.kit.caching import kept
from render.kit.colours import FAINT, INK
from render.painter import Names, Say
from render.scratch_island.goods import chest_sprite
from render.scratch_island.ground import side_ground
from render.scratch_island.island import lay_island, name_room
from render.scratch_island.land import Land, land
from render.scratch_island.places import SIDE_W, SIDE_X
from render.scratch_island.sprites import ART, POINTS, STUDIO

ODDS, CHEST_PANEL = (72, 372), (452, 442)  # top and height of the panels
ROOMY = 340  # from this height on the odds are in large letters
DANGER = "#8E1B28"
_RIGHT = SIDE_X + SIDE_W - 20


def hand(view: Public, own: Own, seat: Seat, names: Names, say: Say) -> Image:
    frame = painted(view, seat, names, (ODDS, CHEST_PANEL))
    lay_odds(frame, view, seat, say, ODDS)
    here = land(view, seat)
    for colour in range(len(COLOURS)):
        _chest(frame, here, colour, say)
    return frame.image


def painted(view: Public, seat: Seat, names: Names, panels: tuple[tuple[int, int], ...]) -> Frame:
    """The left part; the panels on the right are still empty."""
    frame = side_ground(panels).frame()
    lay_island(frame, view, seat, kit.short(names, name_room(view), STUDIO.floor)[seat])
    return frame


def lay_odds(frame: Frame, view: Public, seat: Seat, say: Say, panel: tuple[int, int]) -> None:
    """The odds that the next square bites or pays, as everybody could count them."""
    odds = (("snake", snake_odds), ("treasure", treasure_odds), ("rock", rock_odds))
    top, height = panel
    word_size, share_size, rise = (46, 56, 27) if height >= ROOMY else (42, 48, 22)
    for k, (what, chance) in enumerate(odds):
        y = top + height * (2 * k + 1) / 6
        frame.put(_odd(what), SIDE_X + 66, y)
        word = STUDIO.caption(say(Phrase(f"word-{what}")), word_size, INK, 256)
        frame.put(word, SIDE_X + 126, y - rise, "lm")
        share = f"{round(100 * chance(view, seat))} %"
        tone = DANGER if what == "snake" else INK
        written = STUDIO.caption(share, share_size, tone, 256, "black")
        frame.put(written, SIDE_X + 126, y + rise, "lm")


@kept
def _odd(what: str) -> Sprite:
    """The sign of a chance; all treasures share the coin."""

    def draw(pen: Pen) -> None:
        name, size = {"snake": ("snake", 74), "rock": ("rock", 74)}.get(what, ("coin", 62))
        image = ART.sprite(name, size).image
        pen.piece(image, 46 - size // 2, 46 - image.height // 2)
        if what == "rock":
            pen.piece(ART.sprite("coin", 46).image, 46, 46)

    return STUDIO.sprite(92, 92, draw)


def _chest(frame: Frame, here: Land, colour: int, say: Say) -> None:
    top, height = CHEST_PANEL
    y = top + height * (2 * colour + 1) / 8
    frame.put(chest_sprite(here, colour, 92), SIDE_X + 60, y)
    is_open = CHESTS[colour] in here.path
    state = "open" if is_open else "key" if here.keys >> colour & 1 else "shut"
    tone = FAINT if state == "shut" else INK
    frame.put(STUDIO.caption(say(Phrase(f"word-{state}")), 44, tone, 180), SIDE_X + 116, y, "lm")
    points = f"+{POINTS[COLOURS[colour]]}"
    frame.put(STUDIO.caption(points, 52, INK if is_open else FAINT, 80, "black"), _RIGHT, y, "rm")
