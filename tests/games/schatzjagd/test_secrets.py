"""Paired runs: two worlds that differ in hands, slotted cards and piles look alike to a lord."""

from collections import Counter
from collections.abc import Iterator
from itertools import cycle, islice

import pytest
from msgspec.structs import replace
from PIL.Image import Image

from bot.games.contract import Refused, Rng, Seat, play
from bot.games.schatzjagd.model import Options, State
from render.positions import NAMES
from render.schatzjagd import PAINTER as painter
from render.schatzjagd.hand import hand
from tests.games.schatzjagd.kit import GAME, Told
from tests.games.schatzjagd.wandering import EVERYTHING, Scene, wander

AHEAD = 6  # answers that are compared after each position
SETTINGS = [(2, Options()), (3, Options(memory="full")), (4, EVERYTHING), (4, Options())]


def positions(number: int) -> Iterator[tuple[Seat, list[Scene]]]:
    """A lord, and what happened from here on in one world."""
    for seed, (seats, options) in enumerate(cycle(SETTINGS)):
        game = list(islice(wander(seats, options, seed), 400))
        for start in range(seats, len(game) - AHEAD, 23):
            yield Seat(start % seats), game[start : start + AHEAD]
            number -= 1
            if number == 0:
                return


def compared(seat: Seat, scenes: list[Scene], number: int) -> Counter[str]:
    """The same answers in another world: what this lord sees, hears and is told is the same,
    until chance or a secret comes to light. Counts what was hidden."""
    state = scenes[0][0]
    other = replace(
        GAME.resample_hidden(state, seat, Rng(b"%d" % number)), rng=state.rng
    )  # same dice
    found = Counter(dict.fromkeys(differences(state, other), 1))
    for _, asked, path, step in scenes:
        try:
            there = play(GAME, other, asked, path)
        except Refused:
            assert asked != seat  # a rival who has not got the card in that world
            break
        if shown(there, seat) != shown(step, seat):
            assert step.reveals
            assert there.reveals
            break
        other = there.state
        found["steps"] += 1
    return found


def shown(step: Told, seat: Seat) -> tuple[object, ...]:
    """All that reaches a lord after an answer, whoever has given it."""
    notes = [whisper.note for whisper in step.whispers if whisper.to == seat]
    return step.news, notes, GAME.public(step.state), GAME.own(step.state, seat)


def differences(state: State, other: State) -> Iterator[str]:
    if [lord.cards for lord in state.lords] != [lord.cards for lord in other.lords]:
        yield "hands"
    if state.slots != other.slots:
        yield "slots"
    if state.draw != other.draw:
        yield "deck"


def paired(number: int) -> Counter[str]:
    found = Counter[str]()
    for at, (seat, scenes) in enumerate(positions(number)):
        found += compared(seat, scenes, at)
    return found


def test_what_is_hidden_changes_nothing_in_a_sample() -> None:
    found = paired(100)

    assert min(found[what] for what in ("hands", "slots", "deck")) > 50
    assert found["steps"] > 100


@pytest.mark.soak
def test_what_is_hidden_changes_nothing() -> None:
    found = paired(2000)

    assert min(found[what] for what in ("hands", "slots", "deck")) > 1000


@pytest.mark.soak
def test_what_is_hidden_is_in_no_picture() -> None:
    """The board, and what this lord is shown of his hand, pixel by pixel."""
    for at, (seat, scenes) in enumerate(positions(300)):
        state = scenes[0][0]
        other = GAME.resample_hidden(state, seat, Rng(b"%d" % at))
        names = NAMES[: len(state.lords)]
        pictures: list[Image | None] = [
            painter.board(GAME.public(world), names) for world in (state, other)
        ]
        pictures += [
            hand(GAME.public(world), GAME.own(world, seat), seat, names, lambda p: p.key)
            for world in (state, other)
        ]
        board, board_there, held, held_there = (
            picture.tobytes() for picture in pictures if picture
        )
        assert (board, held) == (board_there, held_there)
