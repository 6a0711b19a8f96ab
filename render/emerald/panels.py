"""The open possessions of each player: knights, gold, treasures, gems, and points."""

from bot.games.emerald.content import KINDS
from bot.games.emerald.views import Player, Public
from render import kit
from render.emerald.places import panel
from render.emerald.sprites import ART, STUDIO
from render.kit import Frame, Pen, Sprite, parts
from render.kit.caching import kept
from render.kit.colours import CREAM, GOLD, bar
from render.painter import Names

FIELD_W = 71  # of one count and its icon


def panels(frame: Frame, view: Public, names: Names) -> None:
    words = kit.short(names, _name_room(view), STUDIO.floor)
    for player in view.players:
        _panel(frame, view, player, words[player.seat])


def _name_room(view: Public) -> int:
    """What knights and points leave of the head of a panel."""
    knights = max(len(player.colours) for player in view.players)
    return panel(0, len(view.players))[2] - 66 - 2 - 48 * knights


def _panel(frame: Frame, view: Public, player: Player, name: str) -> None:
    left, top, width, height = panel(player.seat, len(view.players))
    if player.seat == view.active:
        frame.put(parts.turn_frame(STUDIO, width, height), left - 8, top - 8, "lt")
    for k, colour in enumerate(player.colours):
        frame.put(ART.sprite(f"bust_{colour}", 54), left + 26 + 48 * k, top + 61, "mb")
    tone = bar("emerald", player.colours[0])[1]
    x = left + 2 + 48 * len(player.colours)
    caption = STUDIO.caption(name, 42, tone, _name_room(view))
    frame.put(caption, x, top + 33, "lm")
    frame.put(parts.rosette(STUDIO, str(player.open_points)), left + width - 33, top + 36)
    if player.seat == view.asked:
        frame.put(ART.sprite("common/hourglass-half", 44, rims=(3, CREAM)), left + 12, top + 6)
    _counts(frame, player, left, width, top + 94)
    _gems(frame, player, left, width, top + 152)


@kept
def _counted(what: str, colour: str) -> Sprite:
    """The background of a count and its icon, so that the number cannot belong to the next icon."""
    piece = {"knights": f"bust_{colour}", "gold": "common/coin"}.get(what, "common/chest")
    icon = ART.sprite(piece, 46 if what == "chests" else 42).image

    def draw(pen: Pen) -> None:
        parts.field(pen, 0, 0, FIELD_W, 52)
        pen.piece(icon, 0, 27 - icon.height // 2)

    return STUDIO.sprite(FIELD_W, 52, draw)


def _counts(frame: Frame, player: Player, left: int, width: int, y: int) -> None:
    counts = {"knights": player.in_play, "gold": player.gold, "chests": player.treasures}
    step = (width - 12 - FIELD_W) / 2
    for k, (what, many) in enumerate(counts.items()):
        x = left + 6 + step * k
        frame.lay(_counted(what, player.colours[0]), x, y, "lm")
        words = STUDIO.caption(str(many), STUDIO.floor, room=30, weight="black")
        frame.put(words, x + FIELD_W - 14, y)


@kept
def _strip(width: int) -> Sprite:
    """Behind the gems of the seat with the bonus for all four kinds."""

    def draw(pen: Pen) -> None:
        pen.box(0, 0, width, 58, GOLD.light, 14, GOLD.dark, 3)

    return STUDIO.sprite(width, 58, draw)


def _gems(frame: Frame, player: Player, left: int, width: int, y: int) -> None:
    if player.has_bonus_four:
        frame.lay(_strip(width - 8), left + width / 2, y)
    for k, (kind, many) in enumerate(zip(KINDS, player.gems, strict=True)):
        x = left + 2 + (width - 12) * (2 * k + 1) / 8
        gem = ART.sprite(f"gem_{kind}", 42, faint=not many)
        frame.put(gem, x - 6 if many else x + 4, y)
        if many:
            number = STUDIO.caption(str(many), STUDIO.floor, weight="black", halo=CREAM)
            frame.put(number, x + 21, y + 4)
