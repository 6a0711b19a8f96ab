"""Half-made answers of random games, and what silence makes of them."""

import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, Literal, NamedTuple

from bot.games.contract import AnyGame, Path, Seat, play
from bot.games.drachenland.content import KEPT
from bot.games.kit.options import BadOption, allowed, settled_options
from bot.games.kit.walks import random_path
from bot.games.registry import GAMES
from tests.laws import seed_of, unopposed

DEFAULTS = 0.3  # of all answers: random ones alone lead to few of the positions that people reach


class Half(NamedTuple):
    """A seat that is asked has picked so much of an answer."""

    state: Any
    seat: Seat
    begun: Path


class Figures(NamedTuple):
    others: int  # whose default is another one than that of an unbegun answer
    worse: list[Half]


def half_made(slug: str, seed: int = 0) -> Iterator[Half]:
    """In random games of all sizes and options, one after the other."""
    game, luck = GAMES[slug], random.Random(seed)
    while True:
        options = _options(game, luck)
        state = game.start(luck.choice(game.SEATS), seed_of(luck.getrandbits(60)), options).state
        while asks := game.asks(state):
            seat = luck.choice(asks).seat
            path = random_path(game, state, seat, luck)
            yield from (Half(state, seat, path[:depth]) for depth in range(1, len(path)))
            if luck.random() < DEFAULTS:
                path = game.default(state, seat)
            state = play(game, state, seat, path).state


def _options(game: AnyGame, luck: random.Random) -> Any:
    """Any that go together, most of them the usual ones."""
    while True:
        some = {n: luck.choice(v) for n, v in allowed(game.Options).items() if luck.random() < 0.3}
        with suppress(BadOption):
            return settled_options(game.Options, some)


def figures(slug: str, number: int, seed: int = 0) -> Figures:
    """Of so many half-made answers. One is completed worse if it costs what the seat had, and would
    have kept if nothing had been begun; or if it ends the game, which would have gone on."""
    game, found = GAMES[slug], half_made(slug, seed)
    others, worse = 0, list[Half]()
    for half in (next(found) for _ in range(number)):
        paths = [game.default(half.state, half.seat, begun) for begun in (half.begun, ())]
        if paths[0] == paths[1]:
            continue
        others += 1
        was = _goods(slug, half.state, half.seat)
        now, unbegun = (_goods(slug, _turn_over(slug, half, p), half.seat) for p in paths)
        is_poorer = any(n < min(w, u) for n, w, u in zip(now, was, unbegun, strict=True))
        if is_poorer or (
            _is_lost(slug, half, paths[0]) and not _comes_anyway(slug, half, paths[1])
        ):
            worse.append(half)
    return Figures(others, worse)


def _is_lost(slug: str, half: Half, path: Path) -> bool:
    """Whether the game is over once nobody reacts to this answer, and the seat has not won it."""
    game = GAMES[slug]
    over = game.outcome(unopposed(game, half.state, half.seat, path))
    return over is not None and over.places[half.seat] > 1


def _comes_anyway(slug: str, half: Half, unbegun: Path) -> bool:
    """What ends with the round ends whatever is answered; one answer only goes further."""
    return GAMES[slug].outcome(_played_on(slug, half, unbegun, "round")) is not None


def _turn_over(slug: str, half: Half, path: Path) -> Any:
    return _played_on(slug, half, path, "turn")


def _played_on(slug: str, half: Half, path: Path, until: Literal["turn", "round"]) -> Any:
    """When this was answered, and then everybody kept silent."""
    game = GAMES[slug]
    began = getattr(game.moment(half.state), until)
    state = play(game, half.state, half.seat, path).state
    while (asks := game.asks(state)) and getattr(game.moment(state), until) == began:
        seat = asks[0].seat
        state = play(game, state, seat, game.default(state, seat)).state
    return state


def _goods(slug: str, state: Any, seat: Seat) -> tuple[int, ...]:
    """Score, place and what the seat holds: the more the better."""
    scores = GAMES[slug].standings(state)
    place = 1 + sum(score > scores[seat] for score in scores)
    return (scores[seat], -place, *_HELD[slug](state, seat))


def _dracheninsel(state: Any, seat: Seat) -> tuple[int, ...]:
    board = state.board
    mine = {
        place for place, owner in zip(board.hunters, state.owners, strict=True) if owner == seat
    }
    return len(state.hands[seat]), sum(place in mine for place in board.treasures)


def _drachenland(state: Any, seat: Seat) -> tuple[int, ...]:
    vault, tiles = state.vaults[5 * seat :][:5], state.tiles[len(KEPT) * seat :][: len(KEPT)]
    return (*vault, sum(tiles))


def _schatzjagd(state: Any, seat: Seat) -> tuple[int, ...]:
    """Treasures fill the hand as cards do: who takes one may have to play a card."""
    lord = state.lords[seat]
    treasures = len(lord.treasures) + len(lord.vault)
    return len(lord.cards) + treasures, treasures, len(lord.vault)


def _emerald(state: Any, seat: Seat) -> tuple[int, ...]:
    return len(state.hands[seat]), sum(state.hands[seat])


def _scratch_island(state: Any, seat: Seat) -> tuple[int, ...]:
    return (state.charts[seat].keys.bit_count(),)


_HELD: dict[str, Callable[[Any, Seat], tuple[int, ...]]] = {
    "dracheninsel": _dracheninsel,
    "drachenland": _drachenland,
    "emerald": _emerald,
    "schatzjagd": _schatzjagd,
    "scratch_island": _scratch_island,
}
