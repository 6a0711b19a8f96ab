"""Die Dracheninsel's pictures: choices at their places, what is pending shown, secrets not."""

from functools import cache
from itertools import combinations, pairwise
from math import dist
from typing import Any, get_args

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

import bot.games.dracheninsel as game
from bot.games.contract import TABLE, Menu, Outcome, Path, Phrase, Seat
from bot.games.dracheninsel import events, model
from bot.games.dracheninsel.content import (
    COLOURS,
    DESTROY,
    FEAR_SLUMBER,
    FIELDS,
    KINDS,
    LAIRS,
    LAST_TERRAIN,
    PATROL,
    PLACE,
    ROWS,
    TERRAINS,
    boat,
)
from bot.games.dracheninsel.views import Own, Public
from bot.words import words
from render.dracheninsel import PAINTER as dracheninsel
from render.dracheninsel import cards, faces, reading, sprites
from render.dracheninsel.hand import hand, playable
from render.dracheninsel.places import ACROSS, HEIGHT, PANEL_X, SPOTS, panel
from render.dracheninsel.preview import CARDS_TOP, preview
from render.dracheninsel.preview import cards as numbered
from render.dracheninsel.preview import numbers as marks
from render.dracheninsel.reading import Deed, is_vacant, read
from render.dracheninsel.standing import standing
from render.kit import Mark, Sprite, parts
from render.kit.colours import TURN
from render.kit.palette import CHOICE, rgb
from render.kit.record import recorded
from render.painter import png
from render.positions import NAMES, positions
from tests.laws import begin
from tests.render.test_painters import say

Asked = tuple[Public, Own, Seat, Path, Menu]
HALF = parts.CHOICE_SIZE / 2
FIELD_MENUS = ("target", "over", "landing", "dragon", "lair", "tile", "other", "neighbour")
ROW_MENUS = ("lair-row", "tile-row", "other-row")
HUNTER_MENUS = ("hunter", "victim", "fear")
CARD_MENUS = ("payment", "card", "pass")
DEEDS = {
    model.Move(1, 30, 31): Deed("", (30,), (31,), mover=1),
    model.Move(1, 30, 32, over=31): Deed("", (30,), (32,), is_flight=True, mover=1),
    model.Move(1, 30, 31, victim=4): Deed("robbery", (30,), (31,), victim=4, mover=1),
    model.Patrol(None, 20): Deed("dragon_patrol", (), (20,)),
    model.Patrol(20, 21): Deed("dragon_patrol", (20,), (21,)),
    model.Swap(DESTROY, 3, 4): Deed("destroying_forces", (), (3, 4)),
    model.Fear(FEAR_SLUMBER, 2): Deed("fear", (), (boat(2),), victim=2),
    model.Sneak(Seat(3)): Deed("sneak_attack", robbed=(Seat(3),)),
    model.Journey(0, 0): Deed("long_journey"),
    model.Curse(): Deed("evil_curse", robbed=(Seat(1), Seat(2), Seat(3))),
}


@cache
def played(seats: int) -> tuple[game.State, ...]:
    return tuple(positions(game, seats, 6, clever=True))


@cache
def strolled(seats: int) -> tuple[game.State, ...]:
    """By chance alone: what is asked there does not hang on how clever the computers are."""
    return tuple(positions(game, seats, 2))


def _menus(state: game.State, seat: Seat, path: Path = ()) -> list[tuple[Path, Menu]]:
    """The menus of an answer, by every card and else by the first and the last pick of each."""
    menu = game.choices(state, seat, path)
    if not isinstance(menu, Menu):
        return []
    found = [(path, menu)]
    if menu.least == menu.most == 1:
        ends = menu.picks if menu.about == "card" else (menu.picks[0], menu.picks[-1])
        for pick in dict.fromkeys(ends):
            found += _menus(state, seat, (*path, pick))
    return found


def two_dragons() -> game.State:
    """A turn that can move one of both dragons: too rare to wait for."""
    state = next(state for state in played(4) if game.public(state).phase == "turn")
    board = replace(state.board, dragons=LAIRS[5:7])
    return replace(state, board=board, hands=(bytes((PATROL,)),) * 4)


@cache
def asked() -> dict[str, Asked]:
    """The longest menu of each kind in two games in which all is asked."""
    found: dict[str, Asked] = {}
    for state in (*strolled(3)[::3], *strolled(4)[::3], two_dragons()):
        view = game.public(state)
        for seat in (ask.seat for ask in game.asks(state) if ask.seat != TABLE):
            for path, menu in _menus(state, seat):
                known = found.get(menu.about)
                if known is None or len(menu.picks) > len(known[4].picks):
                    found[menu.about] = view, game.own(state, seat), seat, path, menu
    return found


def pending(kind: str) -> Public:
    """A position in which a deed of this kind is announced."""
    views = (game.public(state) for state in (*played(3), *played(4)))
    return next(view for view in views if type(view.pending).__name__ == kind)


def painted(view: Public) -> bytes:
    return dracheninsel.board(view, NAMES[: len(view.ring)]).tobytes()


# Choices


@pytest.mark.parametrize("about", FIELD_MENUS)
def test_a_number_leaves_land_and_name_of_its_field_free(about: str) -> None:
    view, _, _, _, menu = asked()[about]
    for mark, pick in zip(marks(view, menu), menu.picks, strict=True):
        x, y = SPOTS[PLACE[pick]]
        assert abs(mark.at[0] - x) + 2 >= HALF or mark.at[1] + HALF <= y - 16, (
            "half the land is seen"
        )
        assert mark.at[1] + HALF <= y + 24, "the name begins below"


@pytest.mark.parametrize("about", ["dragon", "lair", "tile", "other"])
def test_fields_to_choose_on_the_whole_board_have_a_rim(about: str) -> None:
    view, own, seat, path, menu = asked()[about]
    image = preview(view, own, seat, path, menu, NAMES[: len(view.ring)], say)
    assert image is not None
    colours = image.convert("RGB")
    for x, y in (SPOTS[PLACE[pick]] for pick in menu.picks):
        assert colours.getpixel((round(x + ACROSS / 2 - 4), round(y))) == rgb(CHOICE)


@pytest.mark.parametrize("about", [*FIELD_MENUS, *ROW_MENUS])
def test_fields_and_rows_are_numbered_by_the_menu(about: str) -> None:
    view, _, _, _, menu = asked()[about]
    numbers = marks(view, menu)
    assert [mark.number for mark in numbers] == list(range(1, len(menu.picks) + 1))
    for mark, pick in zip(numbers, menu.picks, strict=True):
        spot = SPOTS[PLACE[pick] if about in FIELD_MENUS else ROWS[pick][0]]
        assert dist(mark.at, spot) < (50 if about in FIELD_MENUS else 70)  # beside the first field
    assert_apart(numbers)


@pytest.mark.parametrize("about", ROW_MENUS)
def test_rows_have_their_letter_and_no_number_beside_it(about: str) -> None:
    """DI-Q4: no "1 · Row A", and the chip beside the row says A, not 1."""
    view, own, seat, path, menu = asked()[about]
    with recorded() as record:
        preview(view, own, seat, path, menu, NAMES[: len(view.ring)], say)
    chips = [put.sprite for put in record.puts]
    assert all(parts.choice(sprites.STUDIO, row) in chips for row in menu.picks)
    assert parts.choice(sprites.STUDIO, 1) not in chips
    assert dracheninsel.marks(view, own, seat, path, menu) == {}


@pytest.mark.parametrize("about", HUNTER_MENUS)
def test_hunters_are_numbered_above_their_heads(about: str) -> None:
    view, _, _, _, menu = asked()[about]
    numbers = marks(view, menu)
    assert [mark.number for mark in numbers] == list(range(1, len(menu.picks) + 1))
    for mark, pick in zip(numbers, menu.picks, strict=True):
        x, y = SPOTS[view.board.hunters[COLOURS.index(pick)]]
        assert abs(mark.at[0] - x) < 56  # numbers are wider than two heads are apart
        assert y - 90 < mark.at[1] < y
    assert_apart(numbers)


def assert_apart(numbers: list[Mark]) -> None:
    for one, other in combinations(numbers, 2):
        assert dist(one.at, other.at) > 44, "numbers cover each other"


def test_players_are_numbered_at_their_panels() -> None:
    view, _, _, _, menu = asked()["seat"]
    for mark, pick in zip(marks(view, menu), menu.picks, strict=True):
        left, top, _, height = panel(view.ring.index(Seat(int(pick))), len(view.ring))
        assert abs(mark.at[0] - left) < 20
        assert top < mark.at[1] < top + height


@pytest.mark.parametrize("seats", [3, 4])
def test_colours_are_chosen_at_their_boats(seats: int) -> None:
    state = game.start(seats, bytes(32), game.Options(colours="choose")).state
    menu = game.choices(state, Seat(0), ())
    assert isinstance(menu, Menu)
    numbers = marks(game.public(state), menu)
    boats = {
        min(SPOTS[FIELDS:], key=lambda spot: dist(spot, mark.at)): mark.number for mark in numbers
    }
    assert set(boats) == set(SPOTS[FIELDS:])
    for number, pick in enumerate(menu.picks, 1):
        assert boats[SPOTS[PLACE[pick]]] == number


@pytest.mark.parametrize("about", CARD_MENUS)
def test_cards_are_numbered_in_the_hand(about: str) -> None:
    _, own, _, _, menu = asked()[about]
    for place, number in numbered(own, menu).items():
        pick = menu.picks[number - 1]
        assert pick in (str(place), KINDS[own.hand[place]])


@pytest.mark.parametrize("about", [*FIELD_MENUS, *ROW_MENUS, *HUNTER_MENUS, *CARD_MENUS, "seat"])
def test_every_choice_of_a_place_has_a_picture(about: str) -> None:
    view, own, seat, path, menu = asked()[about]
    image = preview(view, own, seat, path, menu, NAMES[: len(view.ring)], say)
    assert image is not None
    assert image.size == (1200, 900)
    assert len(png(image)) <= 150_000
    assert rgb(CHOICE) in {colour for _, colour in image.convert("RGB").getcolors(2**20) or ()}


@pytest.mark.parametrize("about", CARD_MENUS)
def test_every_card_to_choose_from_is_named(about: str) -> None:
    view, own, seat, path, menu = asked()[about]
    said: set[str] = set()

    def hear(phrase: Phrase) -> str:
        said.add(phrase.key)
        return phrase.key

    preview(view, own, seat, path, menu, NAMES[: len(view.ring)], hear)
    assert said == {f"word-{KINDS[card]}" for card in own.hand}


@pytest.mark.parametrize("about", CARD_MENUS)
def test_the_board_stays_in_view_when_a_card_is_asked_for(about: str) -> None:
    """Its part that the answer is about, above the cards."""
    view, own, seat, path, menu = asked()[about]
    names = NAMES[: len(view.ring)]
    image = preview(view, own, seat, path, menu, names, say)
    assert image is not None
    board, left, right = dracheninsel.board(view, names).convert("L"), 200, 700
    shown = image.convert("L").crop((left, 0, right, CARDS_TOP))
    parts = (board.crop((left, y, right, y + CARDS_TOP)) for y in range(HEIGHT - CARDS_TOP + 1))
    same = max(ImageChops.difference(part, shown).histogram()[0] for part in parts)
    assert same > 0.95 * shown.width * shown.height, "all but the rims of what was picked"


@pytest.mark.parametrize("about", CARD_MENUS)
def test_everybody_stands_whole_beside_the_cards(about: str) -> None:
    view, own, seat, path, menu = asked()[about]
    names = NAMES[: len(view.ring)]
    with recorded() as record:
        preview(view, own, seat, path, menu, names, say)
    lowest = {w.words: put.box[3] for put in record.puts for w in put.sprite.writing}
    assert all(lowest[name] < CARDS_TOP for name in names)


def test_what_has_no_place_has_no_picture() -> None:
    view, own, seat, path, menu = asked()["turn"]
    assert preview(view, own, seat, path, menu, NAMES[: len(view.ring)], say) is None


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
        other = game.scramble(state, Seat(1), state.rng)
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


def grey(sprite: Sprite) -> Image.Image:
    flat = Image.new("RGBA", sprite.image.size, "white")
    return Image.alpha_composite(flat, sprite.image).convert("L")


@pytest.mark.parametrize(
    "alike",
    [
        [sprites.hunter(colour, sprites.SINGLE) for colour in range(6)],
        [sprites.sail(colour, False) for colour in range(6)],
        [sprites.tile(terrain, 0, True) for terrain in range(6)],
        [cards.small(kind, "") for kind in (*range(6), *range(12, 21))],
        [cards.top(kind, 0) for kind in range(len(KINDS))],
        [sprites.rim(TURN, line, inset) for line, inset in (("solid", 3), ("dashed", 3))],
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
