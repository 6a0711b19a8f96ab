"""What goes on at the moment, below the lords: a fight blow by blow, or the question asked."""

from functools import cache

from bot.games.schatzjagd.content import FULL_LIFE, TREASURES
from bot.games.schatzjagd.views import Bout, Public
from render import kit
from render.kit import Frame, Pen, Sprite
from render.schatzjagd import sprites, symbols
from render.schatzjagd.places import SIDE_W, scene
from render.schatzjagd.tones import STUDIO, drawn

Blow = tuple[int, int, int, int, int, int]  # both blows with their dice, both lives afterwards

HEAD, ROW, SIX = 76, 56, 6
QUESTIONS = {
    "pick_castle": "castle",
    "rest": "bed",
    "journey": "boots",
    "landing": "magic",
    "look": "eye",
    "banish": "cross",
    "activity": "hand",
    "lord": "crown",
    "katharsis": "burst",
}
FATES = {"fled": "runner", "slain": "skull", "vanished": "magic"}


def paint(frame: Frame, view: Public) -> None:
    if view.bout is not None:
        _fight(frame, view, view.bout)
    elif view.over is None:
        _question(frame, view)
    else:
        _winners(frame, view)


# A fight


@cache
def _rival(monster: str) -> Sprite:
    def draw(pen: Pen, x: float, y: float) -> None:
        pen.disc(x, y, 32, kit.RED, kit.deep(kit.RED), 3)
        symbols.symbol(pen, monster, x, y, 21, kit.WHITE)

    return drawn(68, 68, draw)


@cache
def _swords() -> Sprite:
    return drawn(64, 64, lambda pen, x, y: kit.swords(pen, x, y, 27))


def _fight(frame: Frame, view: Public, bout: Bout) -> None:
    left, top, width, height = scene(len(view.figures))
    y = top + 40
    frame.lay(sprites.henchman(view.figures[bout.seat].colour), left + 40, y)
    if bout.monster:
        frame.lay(_rival(bout.monster), left + width - 42, y)
    elif bout.rival is not None:
        frame.lay(sprites.henchman(view.figures[bout.rival].colour), left + width - 40, y)
    frame.lay(_swords(), left + width / 2, y)
    _strengths(frame, bout, left, width, y)
    _fate(frame, bout, left, width, y)
    if not bout.blows and not bout.ending:
        _lives(frame, left, top + HEAD + 2 + ROW / 2, bout)
    shown = bout.blows[-((height - HEAD - 8) // ROW) :]
    for k, blow in enumerate(shown):
        numbers = blow.strength, blow.die, blow.rival_strength, blow.rival_die
        _blow(
            frame, left, top + HEAD + 2 + ROW * k + ROW / 2, (*numbers, blow.life, blow.rival_life)
        )


def _strengths(frame: Frame, bout: Bout, left: float, width: float, y: float) -> None:
    """Combat strength of both, beside them."""
    if bout.ending:
        return
    both = ((bout.strength, left + 116), (bout.rival_strength, left + width - 116))
    for strength, x in both:
        frame.lay(STUDIO.caption(str(strength), 60, weight="black"), x, y)


def _fate(frame: Frame, bout: Bout, left: float, width: float, y: float) -> None:
    """How it ended, for whom."""
    fate = bout.ending.removeprefix("rival_")
    if fate:
        x = left + width - 108 if bout.ending != fate else left + 108
        frame.lay(sprites.badge(FATES[fate], kit.INK, 28), x, y)


@cache
def _life(amount: int) -> Sprite:
    def draw(pen: Pen, x: float, y: float) -> None:
        tone = kit.GREEN if amount else kit.GREY
        pen.icon(x - 24, y, "heart", 34, tone)
        pen.text(x + 24, y, str(amount), pen.floor, kit.INK)

    return drawn(100, 52, draw)


@cache
def _die(pips: int) -> Sprite:
    """The die of a blow; whoever runs has none."""

    def draw(pen: Pen, x: float, y: float) -> None:
        if pips:
            kit.die(pen, x, y, 42, pips)
        else:
            pen.icon(x, y, "runner", 40, kit.INK_SOFT)

    return drawn(52, 52, draw)


@cache
def _harm(amount: int, leftwards: bool) -> Sprite:
    """Who is hit and how hard; two strokes where nobody is."""

    def draw(pen: Pen, x: float, y: float) -> None:
        if not amount:
            for shift in (-6, 6):
                pen.line(((x - 16, y + shift), (x + 16, y + shift)), kit.INK_SOFT, 5)
            return
        side = -1 if leftwards else 1
        point = [(x + side * 50, y), (x + side * 34, y - 17), (x + side * 34, y + 17)]
        pen.shape(point, kit.RED)
        pen.text(x - side * 6, y, f"−{amount}", pen.floor, kit.RED, weight="black")

    return drawn(104, 52, draw)


def _lives(frame: Frame, left: float, y: float, bout: Bout) -> None:
    """Before the first blow: how much life each side brings."""
    frame.lay(_life(bout.life), left + 58, y)
    frame.lay(_life(bout.rival_life), left + SIDE_W - 58, y)


def _blow(frame: Frame, left: float, y: float, blow: Blow) -> None:
    """Life and blow of each side, the harm between them."""
    strength, die, rival_strength, rival_die, life, rival_life = blow
    right = left + SIDE_W
    hit, harm = harmed(strength, die, rival_strength, rival_die)
    frame.lay(_harm(harm, hit < 0), (left + right) / 2, y)
    sides = ((left, 1, strength, die, life), (right, -1, rival_strength, rival_die, rival_life))
    for edge, way, blows, face, alive in sides:
        frame.lay(_life(min(alive, FULL_LIFE)), edge + way * 58, y)
        frame.lay(_die(face), edge + way * 132, y)
        frame.put(STUDIO.caption(str(blows + face), 48), edge + way * 186, y)


def harmed(strength: int, die: int, rival_strength: int, rival_die: int) -> tuple[int, int]:
    """Who is hit (-1 the first, 1 the other) and how hard; whoever flees, without a die, only
    suffers."""
    lead = strength + die - rival_strength - rival_die
    if (not die and lead > 0) or (not rival_die and lead < 0):
        return 0, 0
    return (1 if lead > 0 else -1), abs(lead)


# A question


@cache
def _sign(icon: str) -> Sprite:
    def draw(pen: Pen, x: float, y: float) -> None:
        pen.disc(x, y, 52, kit.PAPER_LIGHT, kit.INK_SOFT, 4)
        pen.icon(x, y, icon, 62, kit.INK)

    return drawn(108, 108, draw)


@cache
def _special(key: str) -> Sprite:
    def draw(pen: Pen, x: float, y: float) -> None:
        kit.card(pen, x - 46, y - 58, 92, 116, kit.PAPER_LIGHT)
        symbols.symbol(pen, key, x, y, 36, kit.dark(symbols.ground(key)))

    return drawn(104, 128, draw)


@cache
def _goal(condition: str, needed: int) -> Sprite:
    """What must be secured to win: any treasures, some of one kind, or one of each kind."""
    kinds = {"count": (), "same": ("crown",) * needed, "different": TREASURES}[condition]

    def draw(pen: Pen) -> None:
        pen.box(0, 0, pen.width, 3, kit.PAPER_DARK)
        pen.icon(44, 36, "castle", 50, kit.INK_SOFT)
        pen.icon(96, 36, "arrow_left", 32, kit.INK_SOFT)
        for k in range(needed):
            x = 160 + k * min(66, 330 / needed)
            if kinds:
                symbols.treasure(pen, kinds[k], x, 36, 25)
            else:
                kit.chest(pen, x, 36, 23)

    return STUDIO.sprite(SIDE_W - 24, 72, draw)


def _question(frame: Frame, view: Public) -> None:
    """Who decides, on what, and how much of it; below, what wins the game."""
    left, top, width, height = scene(len(view.figures))
    frame.lay(_goal(view.condition, view.needed), left + 12, top + height - 84, "lt")
    lord = view.figures[view.active if view.asked is None else view.asked]
    y = top + (height - 84) / 2
    frame.lay(sprites.henchman(lord.colour, 62), left + 96, y)
    if view.special is not None:
        frame.lay(_special(view.special), left + width / 2, y)
    elif view.question in QUESTIONS:
        frame.lay(_sign(QUESTIONS[view.question]), left + width / 2, y)
    _number(frame, view, left + width - 96, y)


@cache
def _crowned(colour: str) -> Sprite:
    def draw(pen: Pen, x: float, y: float) -> None:
        sprites.henchman_drawn(pen, x, y + 26, 62, colour)
        pen.icon(x, y - 66, "crown", 62, kit.GOLD, kit.GOLD_DARK, 3)

    return drawn(132, 212, draw)


def _winners(frame: Frame, view: Public) -> None:
    """The game is over: whoever has won it wears the crown."""
    left, top, width, height = scene(len(view.figures))
    best = [lord for lord, place in zip(view.figures, view.places, strict=True) if place == 1]
    for k, lord in enumerate(best, 1):
        frame.lay(_crowned(lord.colour), left + width * k / (len(best) + 1), top + height / 2)


def _number(frame: Frame, view: Public, x: float, y: float) -> None:
    """The die of the journey, longer ways and looks in figures."""
    number = view.looks if view.steps is None else view.steps
    if view.steps is not None and 0 < view.steps <= SIX:
        frame.lay(_rolled(view.steps), x, y)
    elif number:
        frame.lay(STUDIO.caption(str(number), 96, weight="black"), x, y)


@cache
def _rolled(pips: int) -> Sprite:
    return drawn(112, 112, lambda pen, x, y: kit.die(pen, x, y, 96, pips))
