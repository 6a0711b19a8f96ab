"""A fight on the stage: both fighters, their lives, and the last exchange with dice and sums."""

from PIL import ImageOps

from bot.games.schatzjagd.content import CARD, CARDS
from bot.games.schatzjagd.views import Bout, Public
from render.kit import Frame, Sprite
from render.kit.caching import kept
from render.kit.colours import GOLD, WHITE
from render.schatzjagd import sprites
from render.schatzjagd.cards import SIZES
from render.schatzjagd.places import STAGE_W, STAGE_X, STAGE_Y
from render.schatzjagd.tones import ART, STUDIO, resized

GREAT = 10  # from this strength on a henchman looks small next to it
LARGE, SMALL, HENCHMAN = 196, 164, 250
FLOOR = STAGE_Y + 414
LEFT_X, RIGHT_X = STAGE_X + 120, STAGE_X + 356
# fighters whose hits are shown above their heads
LOW = {"small_robber", "goblin", "wolf", "giant_spider", "warpig"}


def paint(frame: Frame, view: Public, bout: Bout) -> None:
    great = bout.monster is not None and CARDS[CARD[bout.monster]].strength >= GREAT
    size, left = (SMALL, LEFT_X - 28) if great else (LARGE, LEFT_X)
    colour = view.figures[bout.seat].colour
    _foe(frame, view, bout)
    fighter = _henchman(colour, size, bout.ending, False)
    frame.put(fighter, left, FLOOR, "mb")
    _lives(frame, bout)
    frame.put(sprites.label(bout.field), STAGE_X + STAGE_W / 2, STAGE_Y + 98)
    if bout.blows:
        _exchange(frame, bout)
    else:
        _measured(frame, bout)


def _henchman(colour: str, size: int, ending: str, mirrored: bool) -> Sprite:
    """A henchman in the present state of the fight."""
    if ending == "slain":
        return ART.sprite("fallen", 200)
    if ending == "vanished":
        return sprites.puff()
    look = f"henchman_{colour}{'_afraid' if ending == 'fled' else ''}"
    return _figure(look, size, mirrored)


@kept
def _figure(look: str, size: int, mirrored: bool) -> Sprite:
    image = resized(look, HENCHMAN, size)
    return Sprite(ImageOps.mirror(image) if mirrored else image)


def _foe(frame: Frame, view: Public, bout: Bout) -> None:
    ending = bout.ending.removeprefix("rival_") if bout.ending.startswith("rival_") else ""
    if bout.monster is not None:
        pose = "beaten" if ending == "slain" else "monster"
        foe = ART.sprite(f"{pose}_{bout.monster}", SIZES[bout.monster])
        x = min(RIGHT_X, STAGE_X + STAGE_W - 8 - foe.width / 2)
        frame.put(foe, x, FLOOR + 4, "mb")
    elif bout.rival is not None:
        colour = view.figures[bout.rival].colour
        frame.put(_henchman(colour, LARGE, ending, True), RIGHT_X + 8, FLOOR, "mb")


def _lives(frame: Frame, bout: Bout) -> None:
    frame.put(sprites.life(bout.life, False), STAGE_X + 18, STAGE_Y + 40, "lm")
    frame.put(sprites.life(bout.rival_life, True), STAGE_X + STAGE_W - 18, STAGE_Y + 40, "rm")


def harmed(strength: int, die: int, rival_strength: int, rival_die: int) -> tuple[int, int]:
    """Which side is hit (-1 the first, 1 the other) and how hard; without a die the fleeing one."""
    lead = strength + die - rival_strength - rival_die
    if (not die and lead > 0) or (not rival_die and lead < 0):
        return 0, 0
    return (1 if lead > 0 else -1), abs(lead)


def _exchange(frame: Frame, bout: Bout) -> None:
    """The last exchange: strength and die of each side, both sums, and the hit."""
    blow, y = bout.blows[-1], STAGE_Y + 424
    hit, harm = harmed(blow.strength, blow.die, blow.rival_strength, blow.rival_die)
    sides = ((-1, blow.strength, blow.die), (1, blow.rival_strength, blow.rival_die))
    for side, strength, die in sides:
        x = STAGE_X + STAGE_W / 2 + 119 * side
        _strength(frame, x, y + 52, strength, die)
        frame.put(sprites.total(strength + die, harm > 0 and hit != side), x, y + 150)
    sign = "=" if not harm else "<" if hit < 0 else ">"
    words = STUDIO.caption(sign, 80, GOLD.light, weight="black")
    frame.put(words, STAGE_X + STAGE_W / 2, y + 148)
    if harm:
        x = STAGE_X + STAGE_W / 2 + hit * (STAGE_W / 2 - 72)
        frame.put(sprites.harm(harm), x, STAGE_Y + _height_of_hit(bout, hit > 0))


def _height_of_hit(bout: Bout, on_foe: bool) -> int:
    """At the feet of the side that is hit; above a lying, a small, or a low face."""
    small = on_foe and bout.monster in LOW
    return 132 if bout.ending or small else 342


def _strength(frame: Frame, x: float, y: float, strength: int, die: int) -> None:
    frame.put(ART.sprite("icon_force", 62), x - 74, y)
    frame.put(STUDIO.caption(str(strength), 60, WHITE, weight="black"), x - 16, y)
    if die:
        frame.put(STUDIO.caption("+", 48, "#C9B6D0", weight="black"), x + 24, y)
        frame.put(sprites.die(die, 78, 6 if x < STAGE_X + STAGE_W / 2 else -7), x + 76, y)


def _measured(frame: Frame, bout: Bout) -> None:
    """Before the first exchange: how strong each side is."""
    for side, strength in ((-1, bout.strength), (1, bout.rival_strength)):
        x = STAGE_X + STAGE_W / 2 + 125 * side
        frame.put(
            sprites.total(strength, strength >= max(bout.strength, bout.rival_strength)),
            x,
            FLOOR + 112,
        )
    frame.put(ART.sprite("icon_force", 76), STAGE_X + STAGE_W / 2, FLOOR + 108)
