"""Die Dracheninsel's pictures: choices at their places, what is pending shown, secrets not."""

from itertools import combinations, pairwise
from math import dist
from typing import Any, get_args

import pytest
from msgspec.structs import replace
from PIL import ImageChops

import bot.games.dracheninsel as game
from bot.games.contract import Outcome, Phrase, Seat
from bot.games.dracheninsel import events, model
from bot.games.dracheninsel.content import (
    KINDS,
    LAST_TERRAIN,
    TERRAINS,
    boat,
)
from bot.games.dracheninsel.views import Own
from bot.words import words
from render.dracheninsel import PAINTER as dracheninsel
from render.dracheninsel import cards, faces, reading, sprites
from render.dracheninsel.hand import hand, playable
from render.dracheninsel.places import HEIGHT, PANEL_X, SPOTS, panel
from render.dracheninsel.reading import Deed, is_vacant, read
from render.dracheninsel.standing import standing
from render.kit import Sprite
from render.kit.colours import TURN
from render.kit.record import recorded
from render.painter import png
from render.positions import NAMES, positions
from tests.laws import begin
from tests.render.dracheninsel_pictures import DEEDS, painted, pending, played
from tests.render.sight import grey

# What is public is shown, what is secret is not


@pytest.mark.parametrize("kind", ["Move", "Swap", "Patrol", "Fear", "Sneak", "Curse"])
def test_a_pending_deed_is_marked(kind: str) -> None:
    view = pending(kind)
    pictures = {painted(view), painted(replace(view, pending=None))}
    if kind in ("Fear", "Sneak"):
        pictures |= {painted(replace(view, cancelled=True))}
        assert len(pictures) == 3
    assert len(pictures | {painted(replace(view, stop=view.asked[0]))}) == len(pictures) + 1


def test_an_announced_move_hides_nobody_where_it_leads() -> None:
    """Who stands there, what he carries and the name of the field look as before."""
    views = (game.public(state) for state in (*played(3), *played(4)))
    moves = [view for view in views if type(view.pending).__name__ == "Move"]
    met = [
        view for view in moves if set(view.board.hunters) & set(read(view, view.pending).reached)
    ]
    assert met
    for view in met[:20]:
        x, y = SPOTS[read(view, view.pending).reached[0]]
        box = round(x) - 20, round(y) - 32, round(x) + 20, round(y) + 32
        names = NAMES[: len(view.ring)]
        now, before = (
            dracheninsel.board(shown, names).crop(box).tobytes()
            for shown in (view, replace(view, pending=None))
        )
        assert now == before


def test_the_last_round_stands_beside_the_present_one() -> None:
    view = game.public(begin(game, 4, 1))
    assert painted(view) != painted(replace(view, rounds=view.rounds - 1))
    long = dracheninsel.board(replace(view, round=198, rounds=200), NAMES[:4])
    late = dracheninsel.board(replace(view, round=197, rounds=200), NAMES[:4])
    changed = ImageChops.difference(long.convert("RGB"), late.convert("RGB")).getbbox()
    assert changed is not None
    assert changed[2] < PANEL_X - 6


@pytest.mark.parametrize("seats", range(3, 7))
def test_two_positions_that_differ_in_secrets_have_one_board(seats: int) -> None:
    differing = 0
    states = played(seats) if seats < 5 else tuple(positions(game, seats, 3))[:400]
    for state in states[::40]:
        other = game.resample_hidden(state, Seat(1), state.rng)
        differing += other != state
        assert painted(game.public(state)) == painted(game.public(other))
        first, second = (
            hand(game.public(s), game.own(s, Seat(1)), Seat(1), NAMES[:seats], str)
            for s in (state, other)
        )
        assert first.tobytes() == second.tobytes()
    assert differing


def test_only_cards_of_use_now_stand_out() -> None:
    state = begin(game, 4, 1, Seat(0))
    mine = Own(
        bytes(KINDS.index(name) for name in ("forest", "sweet_slumber", "fear_slumber")), None
    )
    view = replace(game.public(state), asked=(), uses=(), phase="turn")
    assert playable(view, mine, Seat(0)) == [True, False, True]
    assert playable(view, mine, Seat(1)) == [False, False, False]
    window = replace(view, asked=(Seat(1),), uses=("slumber",), phase="react")
    assert playable(window, mine, Seat(1)) == [False, True, True]
    assert playable(window, mine, Seat(0)) == [False, False, False]


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("kind", range(len(KINDS)))
def test_the_words_of_a_card_fit_on_it(kind: int, language: str) -> None:
    """Nothing is cut, nothing runs over its edge or into the next half, at a phone's least size."""
    said = words(language, "dracheninsel")
    view = game.public(begin(game, 4, 1))
    with recorded() as record:
        spoken = Own(bytes((kind,)), None)
        hand(view, spoken, Seat(0), NAMES[:4], lambda phrase: said.say(phrase.key))
    height = faces.TALL if faces.is_double(kind) else faces.LOW
    texts = [(written.words, put.box) for put in record.puts for written in put.sprite.writing]
    on_card = [(text, box) for text, box in texts if box[1] > 100 and box[0] < 400]
    assert len(on_card) >= 2
    assert not any(text.endswith("…") for text, _ in on_card)
    for (one, upper), (other, lower) in pairwise(sorted(on_card, key=lambda put: put[1][1])):
        gap = (lower[1] + lower[3]) / 2 - (upper[1] + upper[3]) / 2
        assert gap >= 38, (one, other)
    lowest = max((box[1] + box[3]) / 2 for _, box in on_card)
    assert lowest + 20 <= 108 + height


def test_every_card_has_its_names_in_both_languages() -> None:
    halves = {half.name for kind in range(len(KINDS)) for half in cards.halves(kind)}
    assert halves >= set(TERRAINS)
    for language in ("de", "en"):
        said = words(language, "dracheninsel")
        assert all(said.say(f"word-{name}") not in ("", f"word-{name}") for name in halves)


@pytest.mark.parametrize("kind", range(len(KINDS)))
def test_a_hand_says_what_each_half_is(kind: int) -> None:
    said: list[str] = []

    def say(phrase: Phrase) -> str:
        said.append(phrase.key)
        return phrase.key

    view = game.public(begin(game, 3, 1))
    hand(view, Own(bytes((kind,)), None), Seat(0), NAMES[:3], say)
    halves = [half.name for half in cards.halves(kind)]
    if kind <= LAST_TERRAIN:
        assert said[0] == f"word-{KINDS[kind]}"
        assert said[1] in ("hand-joker", "hand-terrain", "hand-terrains")
    else:
        assert said == [f"{key}-{name}" for name in halves for key in ("word", "effect")]


def test_deeds_are_read_as_the_model_means_them() -> None:
    view = game.public(begin(game, 4, 1, Seat(0)))
    running = replace(view, turn=model.Turn(Seat(0), fresh=False))
    assert [read(running, deed) for deed in DEEDS] == list(DEEDS.values())
    assert read(view, model.Begin()) == Deed()
    assert {type(deed) for deed in DEEDS} | {model.Begin} == set(get_args(model.Deed))


def test_places_of_treasures_are_read_as_the_model_means_them() -> None:
    fates = (reading.WAITING, reading.LANDED, reading.CASHED, reading.LOST)
    assert fates == (model.WAITING, model.LANDED, model.CASHED, model.LOST)
    assert min(fates) >= len(SPOTS)
    view = game.public(begin(game, 4, 1))
    assert [is_vacant(view, colour) for colour in range(6)] == [
        owner == model.NOBODY for owner in view.owners
    ]


# Pieces and places


@pytest.mark.parametrize(
    "alike",
    [
        [sprites.hunter(colour, sprites.SINGLE) for colour in range(6)],
        [sprites.sail(colour, False) for colour in range(6)],
        [sprites.tile(terrain, 0, True) for terrain in range(6)],
        [cards.small(kind, "") for kind in (*range(6), *range(12, 21))],
        [cards.top(kind, 0) for kind in range(len(KINDS))],
        [sprites.rim(TURN, "solid", 3), sprites.rim(TURN, "dashed", 3)],
    ],
    ids=["hunters", "boats", "tiles", "cards", "discards", "rims"],
)
def test_pieces_differ_without_colour(alike: list[Sprite]) -> None:
    for one, other in combinations(alike, 2):
        difference = ImageChops.difference(grey(one), grey(other))
        assert sum(difference.histogram()[60:]) > 40


@pytest.mark.parametrize("size", [sprites.SINGLE, sprites.PAIRED])
def test_hunters_differ_by_outline_alone(size: int) -> None:
    bodies = [sprites.hunter(colour, size).image.getchannel("A") for colour in range(6)]
    for one, other in combinations(bodies, 2):
        assert sum(ImageChops.difference(one, other).histogram()[128:]) > 40


def test_places_lie_apart_and_in_the_picture() -> None:
    for one, other in combinations(SPOTS, 2):
        assert dist(one, other) > 65
    assert all(40 < x < PANEL_X - 40 and 40 < y < HEIGHT - 40 for x, y in SPOTS)


@pytest.mark.parametrize("seats", range(3, 7))
def test_a_name_stays_in_its_panel(seats: int) -> None:
    view = game.public(begin(game, seats, 1))
    plain = dracheninsel.board(view, NAMES[:seats]).convert("RGB")
    for position, seat in enumerate(view.ring):
        names = tuple("W" * 32 if s == seat else NAMES[s] for s in range(seats))
        other = dracheninsel.board(view, names).convert("RGB")
        changed = ImageChops.difference(plain, other).getbbox()
        assert changed is not None
        left, top, width, height = panel(position, seats)
        assert left < changed[0] < changed[2] < left + width
        assert top < changed[1] < changed[3] < top + height / 2


# The end of a turn, the end of the game

GREAT = [  # the greatest first
    events.Cashed(Seat(1), 175),
    events.Shared(Seat(2), Seat(1), 175),
    events.Delivered(175, ("yellow", "blue"), "yellow"),
    events.TreasureLost(175, "blue"),
    events.Robbed("green", "blue", 175),
    events.TreasureLifted(175, ("brown", "blue"), "E5"),
    events.Stopped(Seat(2)),
]


def celebrated(*news: Any) -> bytes | None:
    image = dracheninsel.moment(game.public(begin(game, 4, 1)), news, NAMES[:4])
    assert image is None or (image.mode == "P" and image.size == (1200, 400))
    return None if image is None else png(image)


def test_the_greatest_thing_of_a_turn_is_celebrated() -> None:
    alone = [celebrated(event) for event in GREAT]
    assert None not in alone
    assert len(set(alone)) == len(GREAT)
    for k, event in enumerate(GREAT[:-1]):
        assert celebrated(*GREAT[: k - 1 : -1], event) == alone[k], "whatever came before it"


def test_a_turn_without_greatness_is_not_celebrated() -> None:
    assert celebrated(events.TurnBegan(Seat(0)), events.Stepped("green", "D5", "D6")) is None


def test_winners_of_equal_gold_are_celebrated_together() -> None:
    view = game.public(begin(game, 4, 1))
    one, both = (
        dracheninsel.final(view, NAMES[:4], Outcome("rounds", (9, 9, 1, 0), places))
        for places in ((1, 2, 3, 4), (1, 1, 3, 4))
    )
    crowns = (400, 0, 800, 350)
    assert one.crop(crowns).tobytes() != both.crop(crowns).tobytes()


@pytest.mark.parametrize("many", range(1, 7))
def test_a_boat_seats_all_who_may_be_sent_there(many: int) -> None:
    """No head hides another, however many there are."""
    view = game.public(begin(game, 6, 1))
    board = replace(view.board, hunters=bytes([boat(1)] * many + [0] * (6 - many)))
    seated = standing(replace(view, board=board), boat(1))
    assert len(seated) == many
    for one, other in combinations(seated, 2):
        assert dist((one.x, one.y), (other.x, other.y)) > 0.6 * one.size
