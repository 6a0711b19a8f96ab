"""What a phone shows can be read: every picture measured at 360 pixels' width."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations, islice
from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.games.contract import TABLE, Menu, Seat
from bot.games.registry import GAMES
from render.kit.art import Art, swaps
from render.kit.colours import GAMES as TONES
from render.kit.colours import OTHERS, bar, contrast, owner
from render.kit.record import Record, recorded
from render.looks import Look, shown
from render.positions import positions
from render.registry import PAINTERS
from tests.render.measures import faults
from tests.render.saying import say
from tests.render.sight import SIGHTS, distance

SIZES = [(slug, seats) for slug in GAMES for seats in GAMES[slug].SEATS]
LONG = ("Alexandra die Große", "Bartholomäus", "Wilhelmine W.", "Maximilian", "李小龍", "Jo")
LEAST_APART = 15.0  # of two owners' tones
FEW, MANY = 4, 300  # positions of each game and size


def spread_out(slug: str, seats: int, number: int) -> Iterator[Any]:
    """So many positions of random games, among them every first and every last."""
    game, seed = GAMES[slug], 0
    while number > 0:
        states = list(positions(game, seats, seed))
        step = max(1, len(states) // min(number, 30))
        chosen = [*states[:-1:step], states[-1]][-number:]
        yield from chosen
        number, seed = number - len(chosen), seed + 1


def pictures(slug: str, seats: int, state: Any) -> Iterator[tuple[str, Record]]:
    """All pictures of a position, each recorded."""
    game, painter, names = GAMES[slug], PAINTERS[slug], LONG[:seats]
    view = game.public(state)
    paintings: dict[str, Callable[[], Image.Image | None]] = {}
    paintings["board"] = partial(painter.board, view, names)
    for seat in map(Seat, range(seats)):
        held = partial(painter.hand, view, game.own(state, seat), seat, names, say)
        paintings[f"hand {seat}"] = held
    for ask in game.asks(state):
        menu = game.choices(state, ask.seat, ())
        if ask.seat != TABLE and isinstance(menu, Menu):
            seen = (view, game.own(state, ask.seat), ask.seat, (), menu, names, say)
            paintings[f"preview {menu.about}"] = partial(painter.preview, *seen)
    if (outcome := game.outcome(state)) is not None:
        paintings["final"] = partial(painter.final, view, names, outcome)
    for name, paint in paintings.items():
        with recorded() as record:
            if paint() is not None:
                yield name, record


def assert_readable(slug: str, seats: int, number: int) -> None:
    found: Counter[str] = Counter()
    for state in spread_out(slug, seats, number):
        for name, record in pictures(slug, seats, state):
            found.update(f"{name.split()[0]}: {fault}" for fault in faults(record))
    assert not found, "\n".join(f"{many}x {fault}" for fault, many in found.most_common(20))


@pytest.mark.parametrize(("slug", "seats"), SIZES)
def test_every_picture_can_be_read_on_a_phone(slug: str, seats: int) -> None:
    assert_readable(slug, seats, FEW)


@pytest.mark.soak
@pytest.mark.parametrize(("slug", "seats"), SIZES)
def test_every_picture_of_many_can_be_read_on_a_phone(slug: str, seats: int) -> None:
    assert_readable(slug, seats, MANY)


@pytest.mark.parametrize("slug", TONES)
@pytest.mark.parametrize("sight", SIGHTS)
def test_owners_are_told_apart_by_their_colours(slug: str, sight: str) -> None:
    """In the palette that is made for these eyes, and in high contrast by all."""
    palettes = ["high_contrast", *([] if sight == "normal" else [sight])]
    for palette in palettes:
        swap = swaps(slug, palette)
        tones = [owner(slug, name).base for name in TONES[slug]["seats"]]
        for one, other in combinations([swap.get(tone, tone) for tone in tones], 2):
            assert distance(one, other, sight) >= LEAST_APART, (palette, one, other)


@pytest.mark.parametrize("slug", TONES)
@pytest.mark.parametrize("sight", OTHERS)
def test_names_stay_readable_in_every_palette(slug: str, sight: str) -> None:
    swap = swaps(slug, sight)
    for name in TONES[slug]["seats"]:
        head, text = (swap.get(tone, tone) for tone in bar(slug, name))
        assert contrast(head, text) >= 4.5, name


SHAPES = {
    "dracheninsel": [f"hunter_{colour}" for colour in TONES["dracheninsel"]["seats"]],
    "emerald": [f"token_{colour}" for colour in TONES["emerald"]["seats"]],
    "drachenland": [f"figure-{group}-ruby" for group in TONES["drachenland"]["seats"]],
    "schatzjagd": [f"bust_{colour}" for colour in TONES["schatzjagd"]["seats"]],
    "scratch_island": [f"crew-{who}" for who in TONES["scratch_island"]["seats"]],
}


@pytest.mark.parametrize("slug", SHAPES)
def test_owners_are_told_apart_by_their_shapes(slug: str) -> None:
    """By the outline alone, at the size a phone shows."""
    outlines = [Art(slug).sprite(name, 70).image.getchannel("A") for name in SHAPES[slug]]
    small = [outline.resize((21, 22), Image.Resampling.BOX) for outline in outlines]
    for one, other in combinations(small, 2):
        assert sum(ImageChops.difference(one, other).histogram()[128:]) >= 8


@pytest.mark.parametrize("sight", OTHERS)
def test_another_palette_changes_colours_only(sight: Any) -> None:
    state = next(islice(positions(GAMES["emerald"], 5, 1), 30, None))
    board = PAINTERS["emerald"].board(GAMES["emerald"].public(state), LONG[:5])
    (seen,) = shown(board, "emerald", Look(sight))
    assert seen.tobytes() == board.tobytes()
    assert seen.getpalette() != board.getpalette()
    assert board.getpalette() == Art("emerald").palette().getpalette(), "the other is untouched"


def test_larger_writing_shows_both_halves() -> None:
    state = next(positions(GAMES["emerald"], 2, 1))
    board = PAINTERS["emerald"].board(GAMES["emerald"].public(state), LONG[:2])
    left, right = shown(board, "emerald", Look(large=True))
    assert left.width == right.width < 0.6 * board.width
    assert left.width + right.width > board.width
