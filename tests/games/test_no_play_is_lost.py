"""Whatever could be played in release 1.0.0 can be played today, though less is asked.

Two thousand random turns of each game, as the released code played them (commit fd627b09 has how
they were made): today's answers are the old ones put together, and lead to the same state.
"""

import gzip
import hashlib
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.games.contract import Menu, Seat, play, resolve_path
from bot.games.contract import Path as Answer
from bot.games.registry import GAMES
from bot.table.play.fairness import answer_in

TURNS = Path(__file__).parents[1] / "fixtures" / "release_1_0_0" / "turns"
UNSAID = {"stop"}  # follows from what is picked after it, where it is not offered


def print_of(state: Any, fields: list[str]) -> str:
    """Of all that release 1.0.0 knew of a state."""
    plain = msgspec.to_builtins(state)
    known = json.dumps({name: plain[name] for name in fields}, sort_keys=True)
    return hashlib.sha256(known.encode()).hexdigest()[:16]


def begun(game: Any, seats: int, seed: bytes, fields: list[str]) -> Any:
    """As the release stored it: what it did not know yet is as in every state that says nothing."""
    plain = msgspec.to_builtins(game.start(seats, seed, game.Options()).state)
    return msgspec.convert({name: plain[name] for name in fields}, game.State)


def after(game: Any, state: Any, answers: list[str]) -> Any:
    """The state after these answers of old; what is not whole yet waits for its seat's next."""
    unfinished: dict[Seat, Answer] = {}
    for line in answers:
        seat, path = answer_in(line)
        path = still_asked(game, state, seat, unfinished.pop(seat, ()), path)
        if isinstance(resolve_path(game, state, seat, path), Menu):
            unfinished[seat] = path
        else:
            state = play(game, state, seat, path).state
    assert not unfinished, f"never whole: {unfinished}"
    return state


def still_asked(game: Any, state: Any, seat: Seat, begun: Answer, more: Answer) -> Answer:
    """The answer so far with these picks, but for those that need no word any more: where a figure
    can take something, the taking itself says that it stops."""
    for pick in more:
        menu = resolve_path(game, state, seat, begun)
        if pick not in UNSAID or (isinstance(menu, Menu) and menu.offers(pick)):
            begun = (*begun, pick)
    return begun


@pytest.mark.parametrize("slug", GAMES)
def test_every_turn_of_old_can_still_be_played(slug: str) -> None:
    known = json.loads(gzip.decompress((TURNS / f"{slug}.json.gz").read_bytes()))
    game, played = GAMES[slug], 0
    for one in known["games"]:
        state = begun(game, one["seats"], bytes.fromhex(one["seed"]), known["fields"])
        for answers, end in one["turns"]:
            state = after(game, state, answers)
            assert print_of(state, known["fields"]) == end, f"turn {played}: {answers}"
            played += 1
    assert played >= 2_000
