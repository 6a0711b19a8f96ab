"""How fast and how large the pictures are, as ratios taken in one run (R1 to R4 of `bench`)."""

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from itertools import chain, count, islice
from time import process_time
from typing import Any

from bot.games.contract import AnyGame
from render.painter import AnyPainter, png
from render.positions import NAMES, positions, sampled
from render.replay import gif

SOME = 24  # positions for the ratios
REPLAY = 100  # frames of a replay


def views(game: AnyGame, number: int) -> list[Any]:
    return [game.public(game_state) for game_state in sampled(game, number)]


def board_to_encode(game: AnyGame, painter: AnyPainter) -> float:
    """R1: a warm board with its PNG, against the PNG of the finished picture alone."""
    shown = views(game, SOME)
    boards = [painter.board(view, NAMES) for view in shown]
    painting = [lambda view=view: png(painter.board(view, NAMES)) for view in shown]
    encoding = [lambda board=board: png(board) for board in boards]
    return _ratio(painting, encoding)


def chess_to_board(game: AnyGame, painter: AnyPainter) -> float | None:
    """R2: what chess bots do at 800 pixels, against our board; None without their packages."""
    if find_spec("chess") is None or find_spec("cairosvg") is None:
        return None
    chess, svg, cairo = map(import_module, ("chess", "chess.svg", "cairosvg"))
    position = chess.Board()
    shown = views(game, SOME)
    for view in shown:
        png(painter.board(view, NAMES))

    def theirs() -> None:
        cairo.svg2png(bytestring=svg.board(position).encode(), output_width=800)

    ours = [lambda view=view: png(painter.board(view, NAMES)) for view in shown]
    return _ratio([theirs] * SOME, ours)


def largest_board(game: AnyGame, painter: AnyPainter, number: int = 200) -> int:
    """R3: the bytes of the largest board among random positions."""
    return max(len(png(painter.board(view, NAMES))) for view in views(game, number))


def replay_to_board(game: AnyGame, painter: AnyPainter) -> float:
    """R4: the GIF of a hundred boards, against one warm PNG."""
    games = (positions(game, game.SEATS[-1], seed) for seed in count())
    states = islice(chain.from_iterable(games), REPLAY)
    shown = [game.public(game_state) for game_state in states]
    boards = [painter.board(view, NAMES) for view in shown]
    return _ratio([lambda: gif(boards, 800)], [lambda: png(painter.board(shown[0], NAMES))])


def _ratio(left: Sequence[Callable[[], object]], right: Sequence[Callable[[], object]]) -> float:
    """Both sides by turns, each at its best of several times, so that noise falls on neither."""
    best = [(float("inf"), float("inf"))] * len(left)
    for _ in range(7):
        for k, (one, other) in enumerate(zip(left, right, strict=True)):
            best[k] = (min(best[k][0], _timed(one)), min(best[k][1], _timed(other)))
    return sum(a for a, _ in best) / sum(b for _, b in best)


def _timed(work: Callable[[], object]) -> float:
    """By the processor's time: on a busy machine a long work is interrupted, a short one not."""
    start = process_time()
    work()
    return process_time() - start
