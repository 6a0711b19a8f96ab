"""The stage of the turn: a fight, the card just turned over, the roll, or the present question."""

from PIL import Image as Images

from bot.games.schatzjagd.content import TREASURES
from bot.games.schatzjagd.views import Figure, Public, SeenFind
from render.kit import Frame, Pen, Sprite
from render.kit.caching import kept
from render.kit.colours import CREAM, INK
from render.schatzjagd import fight, sprites, turned_over
from render.schatzjagd.cards import CUT
from render.schatzjagd.places import STAGE_H, STAGE_W, STAGE_X, STAGE_Y
from render.schatzjagd.tones import ART, FRAME, STUDIO, resized, rounded

MIDDLE = STAGE_X + STAGE_W / 2
FLOOR = STAGE_Y + 586
SIX = 6
QUESTIONS = {  # pieces next to the henchman who is asked
    "rest": "badge_quicksand",
    "landing": "card_teleportal",
    "look": "card_clairvoyance",
    "banish": "card_banishment",
    "katharsis": "card_fireball",
}


def scene(view: Public) -> str:
    """The background."""
    if view.over is not None:
        return "won"
    if view.bout is not None:
        return "fight"
    return "card" if _turned_over(view) else "roll"


def paint(frame: Frame, view: Public) -> None:
    if view.over is not None:
        _winners(frame, view)
    elif view.bout is not None:
        fight.paint(frame, view, view.bout)
    elif (find := _turned_over(view)) is not None:
        turned_over.paint(frame, view, find)
    else:
        _question(frame, view)


def _turned_over(view: Public) -> SeenFind | None:
    """The card of this turn, until the henchman travels on or there is another question."""
    asked = view.special is not None or view.question in (None, "activity", "lord")
    return view.find if asked else None


# A question


def _question(frame: Frame, view: Public) -> None:
    lord = view.figures[view.active if view.asked is None else view.asked]
    if lord.colour:
        frame.put(ART.sprite(f"henchman_{lord.colour}", 250), STAGE_X + 132, FLOOR, "mb")
        frame.put(sprites.label(lord.field), STAGE_X + 18, STAGE_Y + 18, "lt")
    else:
        _castles(frame, view)
    if view.steps is not None:
        _steps(frame, view.steps)
    elif view.question is not None:
        _asked(frame, view, lord)
    goal = _goal(view.condition, view.needed)
    frame.put(goal, STAGE_X + STAGE_W - 14 - goal.width / 2, STAGE_Y + STAGE_H - 12, "mb")


def _steps(frame: Frame, steps: int) -> None:
    x, y = STAGE_X + 352, STAGE_Y + 208
    if 0 < steps <= SIX:
        frame.put(sprites.die(steps, 196, -8), x, y)
    else:
        frame.put(_sum(steps), x, y)
    for k in range(min(steps, 3)):
        frame.put(_arrow(), STAGE_X + 298 + 66 * k, STAGE_Y + 400)


@kept
def _sum(steps: int) -> Sprite:
    def draw(pen: Pen) -> None:
        pen.box(0, 0, 190, 170, CREAM, 36, INK, 7)
        pen.text(95, 85, str(steps), 130, INK, weight="black")

    return STUDIO.sprite(190, 170, draw)


@kept
def _arrow() -> Sprite:
    """A henchman may travel on."""

    def draw(pen: Pen) -> None:
        way = ((12, 12), (44, 44), (12, 76))
        pen.line(way, INK, 24)
        pen.line(way, CREAM, 13)

    return STUDIO.sprite(58, 88, draw)


def _asked(frame: Frame, view: Public, lord: Figure) -> None:
    x, y = STAGE_X + 366, STAGE_Y + 196
    if view.question == "lord":
        frame.put(_fan(lord.colour), x, y)
    elif view.question == "activity":
        frame.put(_sign(_activity(view, lord)), x, y)
    elif view.question in QUESTIONS:
        frame.put(_sign(QUESTIONS[view.question]), x, y)
    if view.looks:
        frame.put(sprites.label(f"× {view.looks}"), x, y + 142)


def _activity(view: Public, lord: Figure) -> str:
    """What can be done where the henchman is."""
    shop = next((s.name for s in view.shops if s.field == lord.field), None)
    if shop is not None:
        return f"shop_{shop}"
    if any(heap.field == lord.field for heap in view.chests):
        return "common/chest"
    others = [other for other in view.figures if other.seat != lord.seat]
    castle = next((other.colour for other in others if other.castle == lord.field), None)
    if castle is not None:
        return f"castle_{castle}"
    return "icon_force" if any(o.field == lord.field for o in others) else "common/chest"


@kept
def _sign(piece: str) -> Sprite:
    def draw(pen: Pen) -> None:
        pen.disc(117, 121, 112, INK, alpha=80)
        pen.disc(112, 112, 112, CREAM, INK, 7)
        if piece.startswith("card_"):
            image = rounded(resized(piece, CUT, 150).crop((0, 20, 150, 170)), 24)
        elif piece.startswith("castle_"):
            image = resized(piece, 290, 150)
        else:
            image = ART.sprite(piece, 150).image
        pen.piece(image, 112 - image.width / 2, 112 - image.height / 2)

    return STUDIO.sprite(232, 236, draw)


@kept
def _fan(colour: str) -> Sprite:
    """One card may be played."""
    image = ART.sprite(f"card_back_{colour}" if colour else "card_back", 112).image

    def draw(pen: Pen) -> None:
        for k, turn in enumerate((16, -14, 0)):
            card = image.rotate(turn, Images.Resampling.BICUBIC, expand=True)
            x, y = ((84, 118), (188, 118), (136, 104))[k]
            pen.piece(card, x - card.width / 2, y - card.height / 2)

    return STUDIO.sprite(272, 220, draw)


def _castles(frame: Frame, view: Public) -> None:
    """The castles that can still be chosen."""
    taken = {figure.colour for figure in view.figures}
    free = [c for c in ("yellow", "green", "red", "blue") if c not in taken]
    for k, colour in enumerate(free):
        x, y = STAGE_X + 130 + 226 * (k % 2), STAGE_Y + 240 + 250 * (k // 2)
        frame.put(Sprite(resized(f"castle_{colour}", 290, 196)), x, y, "mb")


@kept
def _goal(condition: str, needed: int) -> Sprite:
    """The goal: any treasures, some of one kind, or one of each kind."""
    kinds = {"count": (), "same": ("crown",) * needed, "different": TREASURES}[condition]
    wide = 96 + (56 * len(kinds) if kinds else 104)

    def draw(pen: Pen) -> None:
        pen.box(0, 0, wide, 64, CREAM, 22, INK, 4)
        pen.piece(resized("castle_red", 82, 48), 12, 8)
        pen.line(((86, 20), (72, 32), (86, 44)), FRAME, 7)
        for k, kind in enumerate(kinds):
            image = ART.sprite(f"treasure_{kind}", 48).image
            pen.piece(resized(f"treasure_{kind}", 48, 44), 94 + 54 * k, 32 - image.height * 0.46)
        if not kinds:
            pen.piece(ART.sprite("common/chest", 50).image, 94, 10)
            pen.text(170, 32, str(needed), 50, INK, weight="black")

    return STUDIO.sprite(wide, 66, draw)


# The end


def _winners(frame: Frame, view: Public) -> None:
    """The winners wear crowns."""
    best = [lord for lord, place in zip(view.figures, view.places, strict=True) if place == 1]
    size = 250 if len(best) == 1 else 164
    for k, lord in enumerate(best):
        x = STAGE_X + STAGE_W * (k + 1) / (len(best) + 1)
        if len(best) == 1:
            frame.put(ART.sprite("common/wreath", 380), x, STAGE_Y + 270)
        figure = _standing(lord.colour, size)
        frame.put(figure, x, FLOOR - 60, "mb")
        frame.put(ART.sprite("common/crown", 104), x, FLOOR - 60 - figure.height + 6)


@kept
def _standing(colour: str, size: int) -> Sprite:
    return Sprite(resized(f"henchman_{colour}", 250, size))
