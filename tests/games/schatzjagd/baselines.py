"""Plain players to be beaten, and the arena in which whole games are played."""

import random
from collections.abc import Callable, Sequence
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from bot.games.contract import ComputerConfig, Menu, Path, Seat
from bot.games.schatzjagd.computer import choose_in
from bot.games.schatzjagd.computer.plans import Mood
from bot.games.schatzjagd.events import Dug
from bot.games.schatzjagd.events_fight import Attacked, Died, Looted, MonsterAttacked, MonsterBeaten
from bot.games.schatzjagd.model import Options, State
from tests.games.schatzjagd.kit import GAME

Player = Callable[[State, Seat, random.Random], Path]

RUSHER = Mood(attacks=False, shops=False, armed=0)
SMITH_FIRST = Mood(armed=12, content=12, haste=0.0)


def at_random(state: State, seat: Seat, luck: random.Random) -> Path:
    """Uniform over what is offered, step by step."""
    path: Path = ()
    while isinstance(menu := GAME.choices(state, seat, path), Menu):
        path = (*path, luck.choice(menu.picks))
    return path


def sleeper(state: State, seat: Seat, _: random.Random) -> Path:
    """Defaults only."""
    return GAME.default(state, seat)


def in_mood(mood: Mood) -> Player:
    def player(state: State, seat: Seat, _: random.Random) -> Path:
        view, own = GAME.public(state), GAME.own(state, seat)
        return choose_in(
            mood, view, own, seat, partial(GAME.choices, state, seat), ComputerConfig()
        )

    return player


def computer(config: ComputerConfig) -> Player:
    def player(state: State, seat: Seat, luck: random.Random) -> Path:
        view, own = GAME.public(state), GAME.own(state, seat)
        lucky = replace(config, luck=luck.getrandbits(32))
        return GAME.choose(view, own, seat, partial(GAME.choices, state, seat), lucky)

    return player


normal, easy = computer(ComputerConfig("normal")), computer(ComputerConfig("easy"))
rusher = in_mood(RUSHER)  # walks only to maps and home, never attacks
smith_first = in_mood(SMITH_FIRST)  # arms itself to combat strength 12 before digging


class Result(Struct, frozen=True):
    winners: tuple[Seat, ...]
    reason: str
    rounds: int
    scores: tuple[int, ...]
    deaths: int
    dug: int
    looted: int
    duels: int
    monsters: int
    beaten: int


def contest(players: Sequence[Player], seed: int, options: Options) -> Result:
    """One whole game."""
    luck, counted = random.Random(seed), dict.fromkeys(_COUNTED, 0)
    state = GAME.start(len(players), seed.to_bytes(8, "big"), options).state
    while asks := GAME.asks(state):
        seat = asks[0].seat
        path = players[seat](state, seat, luck)
        action = GAME.choices(state, seat, path)
        assert not isinstance(action, Menu)
        step = GAME.apply(state, seat, action)
        state = step.state
        for event in step.news:
            if type(event) in counted:
                counted[type(event)] += event.treasures if isinstance(event, Looted) else 1
    outcome = GAME.outcome(state)
    assert outcome is not None
    return Result(outcome.winners, outcome.reason, state.round, outcome.scores, *counted.values())


_COUNTED: tuple[type, ...] = (Died, Dug, Looted, Attacked, MonsterAttacked, MonsterBeaten)


def share(player: Player, rivals: Player, seats: int, games: range, options: Options) -> float:
    """How much of the wins one player gets among rivals, from every seat in turn."""
    won = 0.0
    for seed in games:
        mine = Seat(seed % seats)
        players = [player if seat == mine else rivals for seat in range(seats)]
        winners = contest(players, seed, options).winners
        won += (mine in winners) / len(winners)
    return won / len(games)
