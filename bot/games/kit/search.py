"""How a hard computer thinks: it tries what a normal one weighs in many worlds that may be true.

The seat's view is completed into worlds that it cannot tell apart, each with chance of its own. In
every world each idea is followed by normal computers, to the end of the game or until the game
tells how the seats stand; the worse half of the ideas is dropped again and again, and what is left
is compared with the normal choice, which stays unless another is clearly better. All of it follows
from the view, the effort and the luck.
"""

from collections.abc import Callable, Sequence
from functools import partial
from math import ceil, log2, sqrt
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.games.contract import TABLE, AnyGame, ComputerConfig, Path, Rng, Seat, play

BREADTH = 6  # ideas that are tried
CLEARLY = 1.0  # standard errors by which another idea must be better than the normal choice
ENOUGH = 8  # play-outs that each idea ought to have at least
FEWEST = 4  # worlds below which nothing is clear
MARGIN = 0.5  # what the largest lead counts, beside a victory
SIGHT = 2  # what the game tells counts at the second time, when the next turns show as well

Late = Callable[[], bool]


class Thought(Struct, frozen=True):
    """What came of it."""

    path: Path
    playouts: int = 0
    lead: float = 0.0  # over the best rival, on average, where it was followed
    is_cut: bool = False  # the time was over, so it is the normal choice


class PlayoutEnd(Struct, frozen=True):
    """One game played on: the share in the victory if it is over, the lead over the best rival."""

    won: float | None
    lead: float


def think(game: AnyGame, state: Any, seat: Seat, config: ComputerConfig, is_late: Late) -> Thought:
    """An answer of this seat, by what it can see; `effort` is the number of play-outs."""
    normal = replace(config, level="normal", effort=0)
    tree = partial(game.choices, state, seat)
    found = game.ideas(game.public(state), game.own(state, seat), seat, tree, normal)
    ideas = found[: min(BREADTH, config.effort // ENOUGH)]  # few tries of many ideas prove nothing
    if len(ideas) < 2:
        return Thought(found[0])
    return _compared(game, state, seat, ideas, config, is_late)


def _compared(
    game: AnyGame,
    state: Any,
    seat: Seat,
    ideas: Sequence[Path],
    config: ComputerConfig,
    is_late: Late,
) -> Thought:
    """Sequential halving; the normal choice, which comes first, is never dropped."""
    ends: dict[Path, list[PlayoutEnd]] = {idea: [] for idea in ideas}
    rounds, left, number, played = ceil(log2(len(ideas))), list(ideas), 0, 0
    for _ in range(rounds):
        for _ in range(max(FEWEST, config.effort // (rounds * len(left)))):
            number += 1
            world = game.resample_hidden(state, seat, Rng(f"{config.luck}:{number}".encode()))
            for idea in left:
                if is_late():
                    return Thought(ideas[0], played, is_cut=True)
                ends[idea].append(_played_on(game, world, seat, idea, number))
                played += 1
        left = _better_half(ends, left)
    best = _clearly_best(ends, left)
    return Thought(best, played, sum(end.lead for end in ends[best]) / len(ends[best]))


def _played_on(game: AnyGame, state: Any, seat: Seat, idea: Path, number: int) -> PlayoutEnd:
    """The same world and number, the same luck for everybody: only the idea makes a difference."""
    state, answers, told = play(game, state, seat, idea).state, 0, 0
    while asks := game.asks(state):
        view = game.public(state)
        if (prospects := game.prospects(view)) and (told := told + 1) == SIGHT:
            return PlayoutEnd(None, _lead(prospects, seat))
        asked, answers = asks[-1].seat, answers + 1
        path = _normal(game, state, view, asked, number << 16 | answers & 0xFFFF)
        state = play(game, state, asked, path).state
    outcome = game.outcome(state)
    assert outcome is not None
    won = (seat in outcome.winners) / len(outcome.winners)
    return PlayoutEnd(won, _lead(outcome.scores, seat))


def _lead(scores: Sequence[float], seat: Seat) -> float:
    return scores[seat] - max(score for s, score in enumerate(scores) if s != seat)


def _normal(game: AnyGame, state: Any, view: Any, seat: Seat, luck: int) -> Path:
    if seat == TABLE:
        return game.default(state, seat)
    tree = partial(game.choices, state, seat)
    config = ComputerConfig("normal", luck, is_hasty=True)
    return game.choose(view, game.own(state, seat), seat, tree, config)


def _better_half(ends: dict[Path, list[PlayoutEnd]], ideas: list[Path]) -> list[Path]:
    normal, *others = ideas
    scale = _scale([end for idea in ideas for end in ends[idea]])
    others.sort(key=lambda idea: -sum(_worth(end, scale) for end in ends[idea]))
    return [normal, *others[: max(1, len(ideas) // 2 - 1)]]


def _clearly_best(ends: dict[Path, list[PlayoutEnd]], left: list[Path]) -> Path:
    normal, *others = left
    scale = _scale([end for idea in left for end in ends[idea]])
    usual = [_worth(end, scale) for end in ends[normal]]
    best, gained = normal, 0.0
    for other in others:
        gains = [_worth(e, scale) - u for e, u in zip(ends[other], usual, strict=False)]
        mean = sum(gains) / len(gains)
        spread = sqrt(sum((gain - mean) ** 2 for gain in gains) / len(gains))
        if mean - CLEARLY * spread / sqrt(len(gains)) > 0 and mean > gained:
            best, gained = other, mean
    return best


def _scale(ends: list[PlayoutEnd]) -> float:
    """What is a usual lead in this game, at this moment."""
    return max(1.0, 2 * sum(abs(end.lead) for end in ends) / len(ends))


def _worth(end: PlayoutEnd, scale: float) -> float:
    """A victory and a lead; before the end, the lead tells how likely a victory is."""
    ahead = max(-1.0, min(1.0, end.lead / scale))
    won = (1 + ahead) / 2 if end.won is None else end.won
    return won + MARGIN * ahead


def untold(view: object) -> None:
    """The prospects in a game where no view tells them well."""
