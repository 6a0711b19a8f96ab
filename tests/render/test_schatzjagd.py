"""Schatzjagd's pictures: choices by the menu, fights blow by blow, and nothing hidden shown."""

from itertools import combinations, product
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import ImageChops

import bot.games.schatzjagd as game
from bot.games.contract import Menu, Seat
from bot.games.schatzjagd.content import COLOURS, MAP_FIELDS, NAMES
from bot.games.schatzjagd.events import (
    Died,
    Dug,
    Looted,
    MonsterBeaten,
    Passed,
    Secured,
)
from bot.games.schatzjagd.model import Journey, Options
from render.kit import Sprite
from render.kit.record import recorded
from render.positions import NAMES as PEOPLE
from render.positions import positions
from render.schatzjagd import PAINTER as schatzjagd
from render.schatzjagd import ground, panels, standing
from render.schatzjagd.cards import SIZES, back, chest
from render.schatzjagd.hand import hand
from render.schatzjagd.numbers import HIGH, WIDE, placed
from render.schatzjagd.places import (
    HEIGHT,
    SPOTS,
    WHOLE,
    WIDTH,
    ZOOM,
    Look,
    panel,
)
from render.schatzjagd.tones import ART
from tests.games.schatzjagd.kit import BLUE, GREEN, RED, YELLOW, do, position
from tests.render.measures import faults
from tests.render.schatzjagd_pictures import (
    NOTHING,
    STAGE,
    bout,
    difference,
    held,
    painted,
    say,
    shown,
    within,
)
from tests.render.sight import grey

# What is hidden stays hidden


@pytest.mark.parametrize("step", [60, 200, 300])
def test_what_a_lord_does_not_know_is_in_no_picture_of_his(step: int) -> None:
    """Hands, piles, face-down cards and kinds of treasures dealt anew: the same bytes."""
    state = list(positions(game, 4, 3))[step]
    other = game.resample_hidden(state, GREEN, state.rng)
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


# Lords, fields and cards


@pytest.mark.parametrize(
    "name", ["W" * 32, "漢" * 20, "\u202e\x00", "Ÿ" * 32, "i" * 80, "مرحبا بكم في القلعة"]
)
def test_a_name_stays_in_the_head_of_its_panel(name: str) -> None:
    view = game.public(position({"treasures": "orb", "field": "D4"}))
    plain = schatzjagd.board(view, ("", *PEOPLE[1:4])).convert("RGB")
    odd = schatzjagd.board(view, (name, *PEOPLE[1:4])).convert("RGB")
    box = ImageChops.difference(plain, odd).getbbox()
    left, top, width, height = panel(0, 4)
    if box is not None:
        assert left <= box[0] < box[2] <= left + width - panels.PILL + 6
        assert top - 6 <= box[1] < box[3] <= top + height / 2


@pytest.mark.parametrize("change", [
    {"life": 3}, {"money": 15}, {"strength": 9}, {"weapons": 7}, {"poisoned": 1}, {"sits_out": 1}
])  # fmt: skip
def test_every_value_and_mark_is_in_the_panel_of_its_lord(change: dict[str, int]) -> None:
    plain, changed = (game.public(position({}, {}, spec)) for spec in ({}, change))
    box = difference(plain, changed)
    left, top, width, height = panel(BLUE, 4)
    assert within(box, (left - 3, top - 20, left + width, top + height))


HELD, HEAPS, PLACES = ("", "knife", "troll"), ("", "orb", "orb crown"), ("C4", "A6", "J6")
CROWDS = list(product(range(5), range(3), range(3), range(3)))  # lords, and the three above
PAIRWISE = [(n, s, (n + s) % 3, (n + 2 * s) % 3) for n, s in product(range(5), range(3))]


@pytest.mark.parametrize(
    ("many", "card", "heap", "place"),
    [pytest.param(*crowd, marks=[] if crowd in PAIRWISE else pytest.mark.soak) for crowd in CROWDS],
)
def test_everything_in_one_field_is_seen(many: int, card: int, heap: int, place: int) -> None:
    """No piece is covered by more than a quarter by another, at the edges of the realm too."""
    field = PLACES[place]
    slots = f"{field}:{HELD[card]}" if HELD[card] else ""
    loose = {field: HEAPS[heap]} if HEAPS[heap] else {}
    state = position(*[{"field": field}] * many, slots=slots, known=field, loose=loose)
    view = game.public(state)
    people = PEOPLE[: len(view.figures)]
    with recorded() as record:
        schatzjagd.board(view, people)
    assert [fault for fault in faults(record) if "covered" in fault] == []


def test_every_two_things_meet_in_a_crowd_of_each_commit() -> None:
    for one, other in combinations(range(4), 2):
        assert {(c[one], c[other]) for c in PAIRWISE} == {(c[one], c[other]) for c in CROWDS}


def test_what_lies_in_neighbouring_fields_goes_round_each_other() -> None:
    """Found in a game: two cards had made room into the same gap."""
    slots = "A8:soothsayer B8:swamp_witch C8:undead_knight B9:wolf B10:teleportal"
    backs = " A6:knife C6:dagger A7:club B7:spear C7:sword"
    known, heap = "A8 B8 C8 B9 B10", {"B8": "orb"}
    state = position({"field": "A8"}, slots=slots + backs, known=known, loose=heap)
    with recorded() as record:
        schatzjagd.board(game.public(state), PEOPLE[:4])
    assert [fault for fault in faults(record) if "covered" in fault] == []


@pytest.mark.parametrize("look", [WHOLE, Look(0, 0, ZOOM)])
def test_every_number_of_a_whole_country_has_a_corner_of_its_own(look: Look) -> None:
    """Although every field is full, and at the edges of the realm there are fewer corners."""
    country = [f"{column}{row}" for column in "ABCDE" for row in range(1, 6)]
    pieces = [(x - 23, y - 27, x + 23, y + 27) for x, y in (SPOTS[field] for field in country)]
    found = placed(country[::-1], pieces, look)
    for (ax, ay), (bx, by) in combinations((look.at(found[field]) for field in country), 2):
        assert abs(ax - bx) > 0.8 * WIDE or abs(ay - by) > 0.8 * HIGH


def test_names_of_six_letters_stay_whole_at_a_full_table() -> None:
    people = ("Anna", "Benno", "Carla", "Dmitri")
    with recorded() as record:
        schatzjagd.board(game.public(position()), people)
    written = {written.words for put in record.puts for written in put.sprite.writing}
    assert written.issuperset(people)


def test_nothing_grows_where_a_map_digs() -> None:
    """The fields of maps are not marked on the board."""
    assert not ground.GROWN & set(MAP_FIELDS)
    assert {ground.turned(field) for field in ground.GROWN} == ground.GROWN


@pytest.mark.parametrize(
    "pieces",
    [
        [standing.henchman(colour, standing.ALONE) for colour in COLOURS],
        [back(colour) for colour in ("", *COLOURS)],
        [ART.sprite(f"shop_{name}", 40) for name in ("inn", "healer", "school", "smith")],
        [chest(number) for number in (2, 3, 4)],
    ],
    ids=["henchmen", "backs", "shops", "chests"],
)
def test_pieces_differ_without_colour(pieces: list[Sprite]) -> None:
    for one, other in combinations(pieces, 2):
        changed = ImageChops.difference(grey(one), grey(other))
        assert sum(changed.histogram()[60:]) > 30


def test_the_score_sheet_crowns_the_winner_and_opens_all_treasures() -> None:
    *_, last = positions(game, 3, seed=1)
    view, outcome = game.public(last), game.outcome(last)
    assert outcome is not None
    record = schatzjagd.final(view, PEOPLE[:3], outcome)
    lord = replace(view.figures[0], secured_kinds=("crown",) * 4 + ("orb",) * 4)
    other = schatzjagd.final(replace(view, figures=(lord, *view.figures[1:])), PEOPLE[:3], outcome)
    assert record.size == other.size == (WIDTH, HEIGHT)
    assert record.tobytes() != other.tobytes()


def test_every_field_lies_in_the_realm_in_order() -> None:
    assert list(SPOTS) == list(NAMES)
    assert sorted(SPOTS, key=lambda name: SPOTS[name][::-1]) == list(NAMES)


def test_the_winner_is_crowned_on_the_last_board_too() -> None:
    *_, last = positions(game, 3, seed=1)
    view = game.public(last)
    box = difference(view, replace(view, places=view.places[1:] + view.places[:1]))
    assert within(box, STAGE)


def test_both_lives_are_seen_before_the_first_blow() -> None:
    view = game.public(position({"field": "C4"}))
    start = bout(0)
    for wounded in (replace(start, life=3), replace(start, rival_life=3)):
        assert within(difference(replace(view, bout=start), replace(view, bout=wounded)), STAGE)


def test_a_half_made_answer_is_painted_as_the_board_it_leads_to() -> None:
    """Where a card is hidden after a journey, the henchman stands where it will be."""
    state = position({"field": "C3", "cards": "knife"}, frame=Journey(2))
    path = ("C5", "slot", "knife")
    menu = game.choices(state, YELLOW, path)
    assert isinstance(menu, Menu)
    there = game.public(do(state, "C5").state)

    shown = schatzjagd.preview(game.public(state), NOTHING, YELLOW, path, menu, PEOPLE[:4], say)
    wanted = schatzjagd.preview(there, NOTHING, YELLOW, path[1:], menu, PEOPLE[:4], say)

    assert shown is not None
    assert wanted is not None
    assert shown.tobytes() == wanted.tobytes()


def test_the_panel_of_a_lord_shows_how_their_hidden_cards_are_sealed() -> None:
    """With the hat that is on their cards in the realm, for each lord another one."""
    seals = {panels.icon_of("cards", colour).image.tobytes() for colour in COLOURS}
    assert len(seals) == len(COLOURS)


def test_there_is_no_hand_before_the_deal() -> None:
    first = next(iter(positions(game, 4, 1)))
    view = game.public(first)
    assert hand(view, game.own(first, YELLOW), YELLOW, PEOPLE[:4], say) is None


@pytest.mark.parametrize(
    "news",
    [
        (MonsterBeaten(GREEN, "troll", "G4"),),
        (Died(BLUE, "G5", "blow"), Looted(GREEN, BLUE, 1, 7)),
        (Died(BLUE, "G5", "trap"),),
        (Secured(RED, 2),),
        (Dug(YELLOW, "F9", "map_f9"),),
    ],
)
def test_great_things_are_celebrated(news: tuple[Any, ...]) -> None:
    strip = schatzjagd.moment(game.public(position()), news, PEOPLE[:4])
    assert strip is not None
    assert strip.size == (1200, 400)


def test_what_is_not_great_is_not_celebrated() -> None:
    assert schatzjagd.moment(game.public(position()), (Passed(YELLOW),), PEOPLE[:4]) is None


@pytest.mark.parametrize("card", SIZES)
def test_every_beaten_monster_lies_there(card: str) -> None:
    view, beaten = game.public(position()), MonsterBeaten(GREEN, card, "G4")
    other = MonsterBeaten(GREEN, "wolf" if card != "wolf" else "troll", "G4")
    strips = [schatzjagd.moment(view, (one,), PEOPLE[:4]) for one in (beaten, other)]
    assert strips[0] is not None
    assert strips[0] != strips[1]
