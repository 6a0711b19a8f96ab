"""The end of Emerald: the winner celebrated, and every part of every score."""

from collections.abc import Sequence
from functools import cache

from PIL.Image import Image

from bot.games.contract import Outcome
from bot.games.emerald.views import Final, Player, Public
from render import kit
from render.emerald.sprites import ART, STUDIO, TONES, four_gems
from render.kit import Frame, Layer, scores
from render.kit.colours import bar
from render.kit.scores import Row, Sheet
from render.painter import Names

SHEET = Sheet(470, 900, (480, 600, 720, 835))
BONUS_X = 904  # where the signs of the bonuses won begin
STEPS = ((600, 196), (400, 130), (800, 130))  # middle and width of the knights on the steps
STEP_FOOT = 486
HEIGHTS = {1: 181, 2: 133, 3: 96}  # of a step's upper edge above the foot


@cache
def _ground() -> Layer:
    return STUDIO.layer(lambda _: None, ART.sprite("scene_final", 1200))


def final(view: Public, names: Names, outcome: Outcome) -> Image:
    frame = _ground().frame()
    words = kit.short(names, scores.NAME_ROOM, STUDIO.floor)
    ranked = sorted(view.players, key=lambda player: (outcome.places[player.seat], player.seat))
    results = [(player, player.final) for player in ranked if player.final is not None]
    _stage(frame, results, words)
    icons = [ART.sprite("common/coin", 54), ART.sprite("common/chest", 66)]
    icons += [ART.sprite("gem_ruby", 54), four_gems(30)]
    scores.heads(frame, SHEET, icons, ART.sprite("common/trophy", 64))
    for k, (player, result) in enumerate(results):
        _row(frame, k, len(results), player, result, words[player.seat])
    return frame.image


def _stage(frame: Frame, results: Sequence[tuple[Player, Final]], words: Sequence[str]) -> None:
    for (x, size), (player, result) in zip(STEPS, results, strict=False):
        step = min(3, result.place)
        frame.put(ART.sprite(f"common/podium-{step}", 200), x, STEP_FOOT, "mb")
        if result.place == 1:
            frame.put(ART.sprite("common/wreath", 380), x, 214)
        knight = ART.sprite(f"knight_{player.colours[0]}", size if step == 1 else 130)
        frame.put(knight, x, STEP_FOOT - HEIGHTS[step] + 12, "mb")
        if result.place == 1:
            frame.put(ART.sprite("common/crown", 104), x + 4, 66)
    winners = [player for player, result in results if result.place == 1]
    colour = winners[0].colours[0]
    name = " + ".join(words[player.seat] for player in winners)
    ribbon = scores.ribbon(STUDIO, name, TONES[colour], *bar("emerald", colour))
    frame.put(ribbon, 196, 112)


def _row(frame: Frame, k: int, rows: int, player: Player, result: Final, name: str) -> None:
    score = result.score
    points = (score.gold, score.treasures, score.gems, score.bonuses)
    colour = player.colours[0]
    face = ART.sprite(f"bust_{colour}", 60)
    shown = Row(result.place, face, name, TONES[colour], tuple(map(str, points)), str(result.total))
    scores.row(STUDIO, frame, SHEET, k, rows, shown)
    y = SHEET.middle(k, rows)
    won = (*((None,) if player.has_bonus_four else ()), *result.bonus_kinds)
    for place, kind in enumerate(won):
        sign = ART.sprite(f"gem_{kind}", 42) if kind else four_gems(30)
        frame.put(sign, BONUS_X + 44 * place, y)
