"""The printed matter adds up, and the board is the same from every castle."""

from collections import Counter

import pytest

from bot.games.schatzjagd.content import (
    CARDS,
    CASTLES,
    CITY,
    DISTANCE,
    FIELD,
    FIELDS,
    HOARD,
    MAP_FIELDS,
    NAMES,
    PACK,
    QUARTER,
    SHOPS,
    SIDE,
    WALL,
    Card,
)

CARDS_BY_KEY = {card.key: card for card in CARDS[1:]}


def cards(sort: str) -> list[Card]:
    return [card for card in CARDS if card.sort == sort]


def test_there_are_122_cards_of_69_keys() -> None:
    copies = {sort: sum(card.copies for card in cards(sort)) for sort in
              ("weapon", "potion", "trap", "special", "monster", "spell", "map")}  # fmt: skip

    assert tuple(copies.values()) == (21, 11, 16, 14, 34, 14, 12)
    assert len(PACK) == 122
    assert len(CARDS_BY_KEY) == 69


def test_weapons_have_62_points_and_monsters_220() -> None:
    assert sum(card.copies * card.effects[0].amount for card in cards("weapon")) == 62
    assert sum(card.copies * card.strength for card in cards("monster")) == 220
    assert min(cards("monster"), key=lambda card: card.strength).key == "small_robber"
    assert max(cards("monster"), key=lambda card: card.strength).key == "warpig"


def test_there_are_four_treasures_of_each_kind() -> None:
    assert Counter(HOARD) == {0: 4, 1: 4, 2: 4}


def test_a_quarter_turn_maps_the_board_onto_itself() -> None:
    def turned(field: int) -> int:
        column, row = field % SIDE, field // SIDE
        return column * SIDE + SIDE - 1 - row

    assert tuple(map(turned, CASTLES)) == (*CASTLES[1:], CASTLES[0])
    assert tuple(map(turned, CITY)) == (*CITY[1:], CITY[0])
    assert set(map(turned, WALL)) == WALL
    assert set(map(turned, MAP_FIELDS)) == set(MAP_FIELDS)
    assert all(QUARTER[turned(f)] == (QUARTER[f] + 1) % 4 for f in range(FIELDS))


def test_each_quarter_has_its_castle_a_shop_two_wall_fields_and_three_maps() -> None:
    for castle, home in enumerate(CASTLES):
        inside = [field for field in range(FIELDS) if QUARTER[field] == castle]
        assert len(inside) == 25
        assert home in inside
        for group, number in ((CITY, 1), (WALL, 2), (MAP_FIELDS, 3)):
            assert sum(field in group for field in inside) == number


@pytest.mark.parametrize("castle", CASTLES)
def test_all_castles_are_equally_far_from_everything(castle: int) -> None:
    steps = sorted(DISTANCE[castle][field] for field in MAP_FIELDS)

    assert steps == [3, 5, 5, 6, 8, 8, 10, 10, 12, 13, 13, 15]
    assert min(DISTANCE[castle][field] for field in WALL) == 7
    assert max(DISTANCE[castle][other] for other in CASTLES) == 18


def test_wall_fields_are_those_next_to_the_city() -> None:
    beside = {f for f in range(FIELDS) for c in CITY if DISTANCE[f][c] == 1} - set(CITY)

    assert beside == WALL
    pairs = [(a, b) for a in range(FIELDS) for b in range(a) if DISTANCE[a][b] == 1]
    assert len(pairs) == 180
    assert sum((a in CITY) != (b in CITY) for a, b in pairs) == 8


def test_the_shops_stand_where_the_rules_put_them() -> None:
    assert [NAMES[field] for field in CITY] == ["E5", "F5", "F6", "E6"]
    assert SHOPS == ("inn", "healer", "school", "smith")
    assert NAMES[0] == "A1"
    assert FIELD["J10"] == 99
