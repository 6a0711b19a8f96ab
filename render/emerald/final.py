"""The score sheet of Emerald: one row for each player, from the winner down."""

from functools import cache

from PIL.Image import Image

from bot.games.contract import Outcome
from bot.games.emerald.views import Final, Player, Public
from render import kit
from render.emerald.hand import part
from render.emerald.sprites import GEMS, LETTERS, STUDIO, TONES
from render.kit import Frame, Layer, Pen, Sprite
from render.painter import Names

HEAD = 120
COLUMNS = {"gold": 586, "treasures": 706, "gems": 826, "bonuses": 950}
TOTAL_X = 1110


def _row_height(seats: int) -> int:
    return min(210, (STUDIO.height - HEAD - 16) // seats)


@cache
def _ground(seats: int) -> Layer:
    row = _row_height(seats)

    def draw(pen: Pen) -> None:
        pen.box(0, 0, pen.width, HEAD, kit.PAPER_DARK)
        pen.icon(64, 60, "dragon", 84, kit.RED, kit.INK, 3)
        pen.icon(TOTAL_X, 60, "cup", 66, kit.GOLD_DARK, kit.INK, 2)
        for rank in range(seats):
            top = HEAD + 8 + row * rank
            kit.soft_box(pen, 14, top, pen.width - 28, row - 14, 20, 3)
            pen.box(14, top, pen.width - 28, row - 14, kit.PAPER_LIGHT, 20)

    return STUDIO.layer(draw)


@cache
def _crown() -> Sprite:
    return STUDIO.sprite(
        76, 64, lambda pen: pen.icon(38, 32, "crown", 62, kit.GOLD, kit.deep(kit.GOLD), 3)
    )


@cache
def _figures(colours: tuple[str, ...]) -> Sprite:
    def draw(pen: Pen) -> None:
        for k, colour in enumerate(colours):
            kit.pawn(pen, 36 + 50 * k, 50, 42, TONES[colour], LETTERS[colour])

    return STUDIO.sprite(72 + 50 * (len(colours) - 1), 100, draw)


@cache
def _bonus(kind: str) -> Sprite:
    """The gem of a bonus card, or a star for all four kinds."""

    def draw(pen: Pen) -> None:
        if kind in GEMS:
            kit.stone(pen, 20, 17, 13, *GEMS[kind][:2])
        else:
            pen.icon(20, 17, "star", 30, kit.GOLD, kit.deep(kit.GOLD), 2)

    return STUDIO.sprite(40, 36, draw)


def final(view: Public, names: Names, outcome: Outcome) -> Image:
    row = _row_height(len(view.players))
    frame = _ground(len(view.players)).frame()
    for what, x in COLUMNS.items():
        frame.put(part(what), x, 60)
    words = kit.short(names, _name_room(view), STUDIO.floor)
    ranked = sorted(view.players, key=lambda player: (outcome.places[player.seat], player.seat))
    for rank, player in enumerate(ranked):
        assert player.final is not None, "a score sheet is for a game that is over"
        _row(frame, player, player.final, words[player.seat], HEAD + row * (rank + 0.5))
    return frame.image


def _name_room(view: Public) -> int:
    knights = max(len(player.colours) for player in view.players)
    return 524 - 190 - 50 * (knights - 1)


def _row(frame: Frame, player: Player, result: Final, name: str, y: float) -> None:
    if result.place == 1:
        frame.put(_crown(), 66, y)
    else:
        frame.put(STUDIO.caption(f"{result.place}.", 54, kit.INK_SOFT), 66, y)
    frame.put(_figures(player.colours), 112, y - 2, "lm")
    left = 190 + 50 * (len(player.colours) - 1)
    frame.put(STUDIO.caption(name, 48, kit.INK, 524 - left), left, y, "lm")
    for what, x in COLUMNS.items():
        points = int(getattr(result.score, what))
        raised = 14 if what == "bonuses" and points else 0
        frame.put(STUDIO.caption(str(points), 52), x, y - raised)
    bonuses = (*(("four",) if player.has_bonus_four else ()), *result.bonus_kinds)
    for k, kind in enumerate(bonuses):
        shift = 36 * (k - (len(bonuses) - 1) / 2)
        frame.put(_bonus(kind), COLUMNS["bonuses"] + shift, y + 36)
    frame.put(STUDIO.caption(str(result.total), 76, weight="black"), TOTAL_X, y)
