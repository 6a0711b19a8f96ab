"""The end of Emerald: the winner celebrated, and every part of every score."""

from functools import partial

from PIL.Image import Image

from bot.games.contract import Outcome, Seat
from bot.games.emerald.views import Public
from render.emerald.sprites import ART, STUDIO, TONES, four_gems
from render.kit import Frame, scores
from render.kit.colours import bar
from render.kit.scores import Ending, Row, Sheet
from render.painter import Names

SHEET = Sheet(ART, STUDIO, 470, 900, (480, 600, 720, 835))
BONUS_X = 904  # x of the signs of bonuses
STEPS = ((600, 196), (400, 130), (800, 130))  # middle and width of the knights on the steps
STEP_FOOT = 486
HEIGHTS = {1: 181, 2: 133, 3: 96}  # upper edge of a step above its foot


def final(view: Public, names: Names, outcome: Outcome) -> Image:
    heads = [ART.sprite("common/coin", 54), ART.sprite("common/chest", 66)]
    heads += [ART.sprite("gem_ruby", 54), four_gems(30)]
    stage, row = partial(_stage, view), partial(_row, view)
    return scores.painted(SHEET, names, outcome, heads, stage, row)


def _stage(view: Public, frame: Frame, end: Ending) -> None:
    for (x, size), seat in zip(STEPS, end.ranked, strict=False):
        step = min(3, end.places[seat])
        frame.put(ART.sprite(f"common/podium-{step}", 200), x, STEP_FOOT, "mb")
        if step == 1:
            frame.put(ART.sprite("common/wreath", 380), x, 214)
        knight = ART.sprite(f"knight_{_colour(view, seat)}", size if step == 1 else 130)
        frame.put(knight, x, STEP_FOOT - HEIGHTS[step] + 12, "mb")
        if step == 1:
            frame.put(ART.sprite("common/crown", 104), x + 4, 66)
    colour = _colour(view, end.winners[0])
    ribbon = scores.ribbon(STUDIO, end.title, TONES[colour], *bar("emerald", colour))
    frame.put(ribbon, 196, 112)


def _colour(view: Public, seat: Seat) -> str:
    return view.players[seat].colours[0]


def _row(view: Public, seat: Seat) -> Row:
    player, colour = view.players[seat], _colour(view, seat)
    result = player.final
    assert result is not None, "a score sheet is for a game that is over"
    score = result.score
    points = (score.gold, score.treasures, score.gems, score.bonuses)
    won = [four_gems(30)] if player.has_bonus_four else []
    won += [ART.sprite(f"gem_{kind}", 42) for kind in result.bonus_kinds]
    signs = [(sign, BONUS_X + 44 * k) for k, sign in enumerate(won)]
    face = ART.sprite(f"bust_{colour}", 60)
    return Row(face, TONES[colour], tuple(map(str, points)), result.total, signs)
