"""Players to be measured against, and the tournaments that measure them."""

import random
from collections.abc import Callable, Sequence
from functools import partial
from math import sqrt

from msgspec import Struct

from bot.games.contract import ComputerConfig, Menu, Path, Seat, play
from bot.games.scratch_island.board.squares import MAP, squares
from bot.games.scratch_island.content import SHAPES, Motif
from bot.games.scratch_island.model import Options, Place, State
from bot.games.scratch_island.rules.menus import held_motifs, modes, motif_of, path_to
from bot.games.scratch_island.rules.placing import all_placements, fits, ground
from tests.games.scratch_island.kit import GAME, now, result, taken

Player = Callable[[State, Seat, random.Random], Path]


def pilot(state: State, seat: Seat, _luck: random.Random) -> Path:
    return GAME.default(state, seat)


def computer(state: State, seat: Seat, luck: random.Random, level: str = "normal") -> Path:
    config = ComputerConfig("easy" if level == "easy" else "normal", luck.randrange(2**31))
    tree = partial(GAME.choices, state, seat)
    return GAME.choose(GAME.public(state), GAME.own(state, seat), seat, tree, config)


easy: Player = partial(computer, level="easy")


def chance(state: State, seat: Seat, luck: random.Random) -> Path:
    """Random fitting dice, a random legal placement; combines in a third of the possible cases."""
    if not state.held:
        (pick,) = _dice(state, seat, luck, lambda _: luck.random())
        return (pick, *chance(taken(state, pick), seat, luck))
    held = held_motifs(state)
    legal = _legal(state, seat)
    combined = [place for place in legal if place.mode == "combine"]
    alone = [place for place in legal if place.mode != "combine"]
    chosen = combined if combined and (not alone or luck.random() < 1 / 3) else alone
    mode = luck.choice(sorted({place.mode for place in chosen}))
    place = luck.choice([place for place in chosen if place.mode == mode])
    return path_to(ground(state.charts[seat]), held, place)


def biggest(state: State, seat: Seat, luck: random.Random) -> Path:
    """The biggest motif first, laid at random."""
    if not state.held:
        (pick,) = _dice(state, seat, luck, lambda motif: len(SHAPES[motif]))
        return (pick, *biggest(taken(state, pick), seat, luck))
    legal = _legal(state, seat)
    most = max(place.squares.bit_count() for place in legal)
    place = luck.choice([place for place in legal if place.squares.bit_count() == most])
    return path_to(ground(state.charts[seat]), held_motifs(state), place)


def _dice(state: State, seat: Seat, luck: random.Random, worth: Callable[[Motif], float]) -> Path:
    """The fitting dice of the highest worth, ties by chance; never passes."""
    land, menu = ground(state.charts[seat]), GAME.choices(state, seat, ())
    assert isinstance(menu, Menu)
    fitting: dict[str, float] = {
        face: 100 + worth(face) if fits(land, face) else 0.0 for face in state.faces
    }
    picks = [pick for pick in menu.picks if pick != "pass"]
    luck.shuffle(picks)
    return (max(picks, key=lambda pick: sum(fitting[face] for face in pick.split("-"))),)


def _legal(state: State, seat: Seat) -> list[Place]:
    held, land = held_motifs(state), ground(state.charts[seat])
    found = []
    for mode in modes(held):
        motif, combined = motif_of(mode, held)
        for laid in all_placements(land, motif, combined=combined):
            found += [Place(mode, f, laid & MAP) for f in squares(laid & land.contact)]
    return found


class Score(Struct, frozen=True):
    """The share of victories of one player among equals, with its standard error."""

    games: int
    share: float

    @property
    def error(self) -> float:
        return sqrt(self.share * (1 - self.share) / self.games)

    def __str__(self) -> str:
        return f"{100 * self.share:.1f} % ± {196 * self.error:.1f} of {self.games} games"


def game(players: Sequence[Player], seed: int, first: int, options: Options | None = None) -> State:
    luck = random.Random(seed)
    start = GAME.start(len(players), seed.to_bytes(32, "big"), options or Options(), Seat(first))
    state: State = start.state
    while GAME.asks(state):
        seat = now(state)
        state = play(GAME, state, seat, players[seat](state, seat, luck)).state
    return state


def tournament(hero: Player, rival: Player, seats: int, games: int) -> Score:
    """One hero among rivals; its seat and the start player rotate, shared victories are shared."""
    won = 0.0
    for number in range(games):
        seat, first = number % seats, number // seats % seats
        players = [hero if s == seat else rival for s in range(seats)]
        winners = result(game(players, number, first)).winners
        won += (seat in winners) / len(winners)
    return Score(games, won / games)
