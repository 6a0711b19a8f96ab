"""Schatzjagd's pictures: choices by the menu, fights blow by blow, and nothing hidden shown."""

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path as File
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

import bot.games.schatzjagd as game
from bot.games.contract import Menu, Path, Phrase, Seat
from bot.games.schatzjagd.content import CARDS, COLOURS, MAP_FIELDS, NAMES, ROWS
from bot.games.schatzjagd.model import Blow, Options, State
from bot.games.schatzjagd.views import Bout, Own, Public
from render.kit import Sprite, numbered
from render.positions import NAMES as PEOPLE
from render.positions import positions
from render.schatzjagd import PAINTER as schatzjagd
from render.schatzjagd import ground, panels, sprites
from render.schatzjagd.hand import hand
from render.schatzjagd.places import (
    CELL,
    HEIGHT,
    PANEL_H,
    SIDE_W,
    SIDE_X,
    SPOTS,
    WIDTH,
    panel,
    scene,
    standing,
)
from render.schatzjagd.preview import places as places_of
from render.schatzjagd.scene import harmed
from tests.games.schatzjagd.kit import BLUE, GREEN, RED, YELLOW, position

WORDS = {
    line.partition(" =")[0]
    for line in File("bot/words/de/schatzjagd.ftl").read_text(encoding="utf-8").splitlines()
}
KEYS = [card.key for card in CARDS[1:]]


def say(phrase: Phrase) -> str:
    assert phrase.key in WORDS
    return phrase.key


def painted(state: State) -> bytes:
    view = game.public(state)
    return schatzjagd.board(view, PEOPLE[: len(view.figures)]).tobytes()


def held(state: State, seat: Seat) -> bytes:
    view = game.public(state)
    return hand(view, game.own(state, seat), seat, PEOPLE[: len(view.figures)], say).tobytes()


def shown(state: State, seat: Seat = YELLOW, path: Path = ()) -> Image.Image | None:
    view, menu = game.public(state), game.choices(state, seat, path)
    assert isinstance(menu, Menu)
    people = PEOPLE[: len(view.figures)]
    return schatzjagd.preview(view, game.own(state, seat), seat, path, menu, people, say)


# What is hidden stays hidden


@pytest.mark.parametrize("step", [60, 200, 400])
def test_what_a_lord_does_not_know_is_in_no_picture_of_his(step: int) -> None:
    """Hands, piles, face-down cards and kinds of treasures dealt anew: the same bytes."""
    state = list(positions(game, 4, 3))[step]
    other = game.scramble(state, GREEN, state.rng)
    assert (other.draw, other.hoard) != (state.draw, state.hoard)
    assert painted(other) == painted(state)
    assert held(other, GREEN) == held(state, GREEN)


@pytest.mark.parametrize("card", ["knife", "warpig", "fireball", "map_b3"])
def test_all_backs_look_alike(card: str) -> None:
    assert painted(position(slots=f"C4:{card}")) == painted(position(slots="C4:wolf"))


@pytest.mark.parametrize("memory", ["strict", "public", "full"])
def test_a_card_all_have_seen_lies_open_unless_memory_is_strict(memory: Any) -> None:
    wolf, troll = (
        position(slots=f"C4:{card}", known="C4", options=Options(memory=memory))
        for card in ("wolf", "troll")
    )
    assert (painted(wolf) == painted(troll)) is (memory == "strict")


@pytest.mark.parametrize(("memory", "seat", "same"), [
    ("full", RED, False),
    ("full", YELLOW, True),
    ("public", RED, True),
])  # fmt: skip
def test_only_whoever_slotted_it_sees_his_card_and_only_with_full_memory(
    memory: Any, seat: Seat, same: bool
) -> None:
    near = {YELLOW: {"field": "C6"}, RED: {"field": "C8"}}
    lords = [near.get(Seat(k), {}) for k in range(4)]
    one, other = (
        position(*lords, active=seat, slots=f"C7:{card}", options=Options(memory=memory))
        for card in ("wolf", "troll")
    )
    assert painted(one) == painted(other)
    pictures = [shown(state, seat) for state in (one, other)]
    assert pictures[0] is not None
    assert pictures[1] is not None
    assert (pictures[0].tobytes() == pictures[1].tobytes()) is same


def test_treasures_have_numbers_but_no_kinds() -> None:
    one, other = (
        position({"treasures": kind, "vault": kind, "field": "D4"}, loose={"C4": f"{kind} {kind}"})
        for kind in ("crown", "orb")
    )
    assert painted(one) == painted(other)
    assert painted(one) != painted(position({"treasures": "crown", "field": "D4"}))
    assert held(one, YELLOW) != held(other, YELLOW)


# Choices


def menus(seats: int) -> Iterator[tuple[State, Path, Menu]]:
    """The menus of one random game, on the way down by the first picks."""
    for state in positions(game, seats, seed=5):
        for ask in game.asks(state):
            path: Path = ()
            while isinstance(menu := game.choices(state, ask.seat, path), Menu):
                yield state, path, menu
                path = (*path, menu.picks[0])


@pytest.mark.parametrize("seats", game.SEATS)
def test_fields_and_rows_are_numbered_by_the_menu(seats: int) -> None:
    kinds = set[str]()
    for _, _, menu in menus(seats):
        numbers = {mark.number: mark.at for mark in numbered(menu, places_of(menu))}
        for number, pick in enumerate(menu.picks, 1):
            if pick in SPOTS:
                x, y = SPOTS[pick]
                assert abs(numbers[number][0] - x) < CELL / 2
                assert abs(numbers[number][1] - y) < CELL / 2
                kinds.add("field")
            elif menu.about != "use_special" and pick in ROWS:
                assert abs(numbers[number][1] - SPOTS[f"A{pick}"][1]) < CELL / 2
                kinds.add("row")
            else:
                assert number not in numbers
    assert kinds == {"field", "row"}


def test_coins_for_the_smith_are_no_rows() -> None:
    assert places_of(Menu("use_special", ("1", "2", "no"))) == {}


def test_a_menu_without_places_has_no_preview() -> None:
    view = game.public(position())
    menu = Menu("fight", ("strike", "flee"))
    assert schatzjagd.preview(view, Own((), (), (), ()), YELLOW, (), menu, PEOPLE[:4], say) is None


@pytest.mark.parametrize(
    ("picks", "close"), [(("C3", "C4"), True), (("C3", "J10"), False), (ROWS, False)]
)
def test_near_choices_are_shown_close_and_far_ones_on_the_whole_board(
    picks: tuple[str, ...], close: bool
) -> None:
    """Only the whole board has the lords beside it."""
    view, people = game.public(position({"field": "C3"})), PEOPLE[:4]
    image = schatzjagd.preview(
        view, Own((), (), (), ()), YELLOW, (), Menu("journey", picks), people, say
    )
    assert image is not None
    whole, lords = schatzjagd.board(view, people), (SIDE_X, 0, WIDTH, HEIGHT)
    assert (image.crop(lords).tobytes() != whole.crop(lords).tobytes()) is close


@pytest.mark.rule("SJ-012")
@pytest.mark.parametrize("condition", ["count", "same", "different"])
def test_treasures_are_counted_out_of_those_needed_only_where_a_count_wins(condition: str) -> None:
    """Three alike or one of each are no matter of how many; the goal is painted elsewhere."""
    view = game.public(position({"vault": "orb"}))
    left, top = panel(0)
    lord = left, top, left + SIDE_W, top + PANEL_H
    panels = [
        schatzjagd.board(replace(view, condition=condition, needed=needed), PEOPLE[:4]).crop(lord)
        for needed in (2, 3)
    ]

    assert (panels[0].tobytes() != panels[1].tobytes()) is (condition == "count")


# The fight


@pytest.mark.parametrize(
    ("blow", "told"),
    [
        ((6, 6, 4, 2), (1, 6)),
        ((6, 1, 8, 3), (-1, 4)),
        ((5, 3, 4, 4), (-1, 0)),
        ((6, 0, 8, 3), (-1, 5)),
        ((15, 0, 8, 3), (0, 0)),
        ((5, 4, 12, 0), (0, 0)),
        ((9, 4, 6, 0), (1, 7)),
    ],
)
def test_who_is_hit_and_how_hard(blow: tuple[int, int, int, int], told: tuple[int, int]) -> None:
    """Whoever has no die flees and can only suffer."""
    assert harmed(*blow)[1] == told[1]
    assert not told[1] or harmed(*blow)[0] == told[0]


def bout(blows: int, rival: Seat | None = None, ending: str = "") -> Bout:
    exchanged = tuple(Blow(12, k % 6 + 1, 9, 6 - k % 6, 15 - k % 9, 12) for k in range(blows))
    monster = "dragon" if rival is None else None
    return Bout("C4", YELLOW, rival, monster, 12, 9, 9, 12, 0, "", "", exchanged, ending)


def difference(one: Public, other: Public) -> tuple[int, int, int, int]:
    people = PEOPLE[: len(one.figures)]
    pictures = [schatzjagd.board(view, people).convert("RGB") for view in (one, other)]
    box = ImageChops.difference(*pictures).getbbox()
    assert box is not None
    return box


@pytest.mark.parametrize("lords", game.SEATS)
@pytest.mark.parametrize("ending", ["", "fled", "rival_fled", "slain", "rival_slain", "vanished"])
def test_however_long_a_fight_is_it_stays_in_its_frame(lords: int, ending: str) -> None:
    view = game.public(position({"field": "C4"}, lords=lords))
    left, top, width, height = scene(lords)
    for rival in (None, GREEN):
        short = replace(view, bout=bout(0, rival, ending))
        long = replace(view, bout=bout(30, rival, ending))
        box = difference(short, long)
        assert left <= box[0] < box[2] <= left + width
        assert top <= box[1] < box[3] <= top + height


def test_each_blow_is_seen() -> None:
    view = game.public(position({"field": "C4"}))
    for blows in range(3):
        difference(replace(view, bout=bout(blows)), replace(view, bout=bout(blows + 1)))


# Lords, fields and cards


@pytest.mark.parametrize(
    "name", ["W" * 32, "漢" * 20, "\u202e\x00", "Ÿ" * 32, "i" * 80, "مرحبا بكم في القلعة"]
)
def test_a_name_stays_in_the_head_of_its_panel(name: str) -> None:
    view = game.public(position({"treasures": "orb", "field": "D4"}))
    plain = schatzjagd.board(view, ("", *PEOPLE[1:4])).convert("RGB")
    odd = schatzjagd.board(view, (name, *PEOPLE[1:4])).convert("RGB")
    box = ImageChops.difference(plain, odd).getbbox()
    left, top = panel(0)
    if box is not None:
        assert left <= box[0] < box[2] <= left + SIDE_W - 200
        assert top - 6 <= box[1] < box[3] <= top + PANEL_H / 2


@pytest.mark.parametrize("change", [
    {"life": 3}, {"money": 15}, {"strength": 9}, {"weapons": 7}, {"poisoned": 1}, {"sits_out": 1}
])  # fmt: skip
def test_every_value_and_mark_is_in_the_panel_of_its_lord(change: dict[str, int]) -> None:
    plain, changed = (game.public(position({}, {}, spec)) for spec in ({}, change))
    box = difference(plain, changed)
    left, top = panel(BLUE)
    assert left <= box[0] < box[2] <= left + SIDE_W
    assert top <= box[1] < box[3] <= top + PANEL_H


@pytest.mark.parametrize("many", range(1, 5))
@pytest.mark.parametrize("crowded", [False, True])
def test_henchmen_of_one_field_are_all_seen(many: int, crowded: bool) -> None:
    spots = standing(many, crowded)
    assert len(set(spots)) == many
    assert all(abs(x) + 16 <= CELL / 2 + 4 and abs(y) <= 10 for x, y in spots)


def test_nothing_grows_where_a_map_digs() -> None:
    """The fields of maps are not marked on the board."""
    assert not ground.GROWN & set(MAP_FIELDS)
    assert {ground.turned(field) for field in ground.GROWN} == ground.GROWN


def grey(sprite: Sprite) -> Image.Image:
    flat = Image.new("RGBA", sprite.image.size, "white")
    return Image.alpha_composite(flat, sprite.image).convert("L")


@pytest.mark.parametrize(
    "pieces",
    [
        [sprites.henchman(colour) for colour in COLOURS],
        [sprites.back(colour) for colour in ("", *COLOURS)],
        [sprites.shop(name) for name in ("inn", "healer", "school", "smith")],
        [sprites.chest(number) for number in (2, 3, 4)],
        [sprites.last(origin) for origin in (True, False)],
    ],
    ids=["henchmen", "backs", "shops", "chests", "last move"],
)
def test_pieces_differ_without_colour(pieces: list[Sprite]) -> None:
    for one, other in combinations(pieces, 2):
        changed = ImageChops.difference(grey(one), grey(other))
        assert sum(changed.histogram()[60:]) > 30


def test_the_score_sheet_crowns_the_winner_and_opens_all_treasures() -> None:
    *_, last = positions(game, 3, seed=1)
    view, outcome = game.public(last), game.outcome(last)
    assert outcome is not None
    sheet = schatzjagd.final(view, PEOPLE[:3], outcome)
    lord = replace(view.figures[0], secured_kinds=("crown",) * 4 + ("orb",) * 4)
    other = schatzjagd.final(replace(view, figures=(lord, *view.figures[1:])), PEOPLE[:3], outcome)
    assert sheet.size == other.size == (1440, HEIGHT)
    assert sheet.tobytes() != other.tobytes()


def test_every_field_lies_in_the_realm_in_order() -> None:
    assert list(SPOTS) == list(NAMES)
    assert sorted(SPOTS, key=lambda name: SPOTS[name][::-1]) == list(NAMES)


def test_the_winner_is_crowned_on_the_last_board_too() -> None:
    *_, last = positions(game, 3, seed=1)
    view = game.public(last)
    box = difference(view, replace(view, places=view.places[1:] + view.places[:1]))
    left, top, width, height = scene(3)
    assert left <= box[0] < box[2] <= left + width
    assert top <= box[1] < box[3] <= top + height


def test_both_lives_are_seen_before_the_first_blow() -> None:
    view = game.public(position({"field": "C4"}))
    start = bout(0)
    for wounded in (replace(start, life=3), replace(start, rival_life=3)):
        difference(replace(view, bout=start), replace(view, bout=wounded))


@pytest.mark.parametrize("row", ROWS)
def test_the_number_of_a_row_hides_neither_a_field_nor_an_open_card(row: str) -> None:
    """It stands at the end of the row, in its lower half, and stays off the lords."""
    menu = Menu("journey", ROWS)
    mark = numbered(menu, places_of(menu))[ROWS.index(row)]
    (x, y), number = SPOTS[f"J{row}"], sprites.marker(mark.number)
    assert mark.at[0] - number.width / 2 > x - CELL / 4
    assert mark.at[0] + number.width / 2 <= SIDE_X
    half = 22  # of the height of a number
    assert y < mark.at[1] - half + 5, "open cards lie in the upper half of a field"
    assert mark.at[1] + half <= y + CELL / 2


def test_the_panel_of_a_lord_shows_how_his_slotted_cards_are_sealed() -> None:
    """As on a card in the realm, for each lord another one."""
    view = game.public(position())
    image = schatzjagd.board(view, PEOPLE[:4]).convert("RGB")
    seals = set[bytes]()
    for place, lord in enumerate(panels.ranked(view)):
        left, top = panel(place)
        key = image.crop((left + 13, top + 67, left + 43, top + 111))
        back = sprites.back(view.figures[lord].colour).image.convert("RGB").crop((9, 10, 39, 54))
        shades = ImageChops.difference(key, back).convert("L").histogram()
        assert not any(shades[8:]), "the same but for what the palette rounds"
        seals.add(key.tobytes())
    assert len(seals) == 4
