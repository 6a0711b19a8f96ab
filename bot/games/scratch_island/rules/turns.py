"""Whose turn it is, and how turns, rolls and big rounds follow each other."""

from functools import lru_cache

from msgspec.structs import replace

from bot.games.contract import Outcome, Seat
from bot.games.scratch_island.board.chart import Chart
from bot.games.scratch_island.board.squares import unpack
from bot.games.scratch_island.content import BOXES, CHEST_POINTS, CHESTS, CORNERS, DICE, Motif, dice
from bot.games.scratch_island.model import (
    NOBODY,
    About,
    DiceRolled,
    GameOver,
    MapsRevealed,
    NothingFits,
    Options,
    Reason,
    Scored,
    State,
    Story,
    TurnEnded,
)
from bot.games.scratch_island.rules.placing import Ground, fits, ground


def roller(state: State) -> Seat:
    return Seat((state.first + state.rolls) % len(state.charts))


def in_turn(state: State) -> Seat:
    return Seat((state.first + state.rolls + state.turn) % len(state.charts))


def about(state: State) -> About:
    """What the seat in turn has to decide next."""
    if state.held:
        return "scratch"
    return "take_die" if state.turn else "choose_pair"


def pool(state: State) -> list[int]:
    """The dice nobody has taken in this roll, in die order."""
    return [die for die, taker in enumerate(state.takers) if taker == NOBODY]


def pool_faces(state: State) -> tuple[Motif, ...]:
    """What the dice show that nobody has taken in this roll, in die order."""
    if not state.turn:
        return state.faces
    return tuple([f for f, t in zip(state.faces, state.takers, strict=True) if t == NOBODY])


def chests_to_end(options: Options) -> int:
    return 2 if options.length == "short" else options.chests_to_end


def max_rounds(options: Options) -> int:
    return 10 if options.length == "short" else options.max_rounds


def can_go_on(land: Ground, held: tuple[Motif, ...]) -> bool:
    """Has a held die or the combination a legal placement?"""
    if any(fits(land, motif) for motif in held):
        return True
    motif = combinable(held)
    return motif is not None and fits(land, motif, True)


def combinable(held: tuple[Motif, ...]) -> Motif | None:
    """The motif that a held pickaxe may be combined with."""
    if len(held) == 2 and held.count("pickaxe") == 1:
        return held[0] if held[1] == "pickaxe" else held[1]
    return None


def roll(state: State, story: Story) -> State:
    """All dice are rolled by the bot and form the pool."""
    number, rng = state.rng.below(6 ** dice(len(state.charts)), "roll")
    faces = _faces(number, dice(len(state.charts)))
    story.tell(DiceRolled(roller(state), faces))
    story.reveals = True
    return replace(state, rng=rng, faces=faces, takers=(NOBODY,) * len(faces))


@lru_cache(maxsize=8192)
def _faces(number: int, dice: int) -> tuple[Motif, ...]:
    """One digit to base 6 for each die."""
    return tuple(die[number // 6**place % 6] for place, die in enumerate(DICE[:dice]))


def settle(state: State, story: Story) -> State:
    """Skips turns without a fitting die, until somebody has to decide or the game is over."""
    while not state.over:
        land = ground(state.charts[in_turn(state)])
        if any(fits(land, face) for face in pool_faces(state)):
            break
        story.tell(NothingFits(in_turn(state)))
        state = _pass_on(state, "nothing_fits", story)
    return state


def end_turn(state: State, reason: Reason, story: Story) -> State:
    """Held dice are lost, and the next seat that can do something is up."""
    return settle(_pass_on(state, reason, story), story)


def _pass_on(state: State, reason: Reason, story: Story) -> State:
    """The turn goes clockwise; after the last one of a roll the next roller rolls."""
    story.tell(TurnEnded(in_turn(state), reason))
    if state.turn + 1 < len(state.charts):
        return replace(state, held=(), turn=state.turn + 1)
    state = replace(state, held=(), faces=(), takers=(), rolls=state.rolls + 1, turn=0)
    if state.rolls % len(state.charts) == 0:
        if state.rung:
            return _finish(replace(state, over="chests"), story)
        if state.rolls == max_rounds(state.options) * len(state.charts):
            return _finish(replace(state, over="max_rounds"), story)
    return roll(state, story)


def _finish(state: State, story: Story) -> State:
    result = outcome(state)
    assert result is not None
    scored = (Scored(Seat(seat), score) for seat, score in enumerate(result.scores))
    story.tell(GameOver(result.scores, result.winners), *scored, MapsRevealed())
    story.reveals = True
    return state


def standings(state: State) -> tuple[int, ...]:
    return points(state.charts, state.rows)


def outcome(state: State) -> Outcome | None:
    if not state.over:
        return None
    scores = standings(state)
    ranks = [_rank(state, seat, score) for seat, score in enumerate(scores)]
    places = tuple(1 + sum(other < rank for other in ranks) for rank in ranks)
    return Outcome(state.over, scores, places)


def _rank(state: State, seat: int, score: int) -> tuple[int, int, int]:
    """Points, then who had enough chests first, then, without them, who has more chests."""
    order = [int(s) for s in state.rung]
    if seat in order:
        return -score, order.index(seat), 0
    return -score, len(order), -opened(state.charts[seat]).bit_count()


def opened(chart: Chart) -> int:
    return unpack(chart.scratched) & CORNERS


def points(charts: tuple[Chart, ...], rows: tuple[int, ...]) -> tuple[int, ...]:
    """Opened chests and rows completed first; nothing else counts."""
    return tuple(
        chest_points(chart) + sum(p for p, winner in zip(BOXES, rows, strict=True) if winner == s)
        for s, chart in enumerate(charts)
    )


def chest_points(chart: Chart) -> int:
    path = unpack(chart.scratched)
    return sum(p for chest, p in zip(CHESTS, CHEST_POINTS, strict=True) if path >> chest & 1)
