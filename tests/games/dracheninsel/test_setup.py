"""Parts, board and set-up: DI-001 to DI-009, and what the rules file says about the island."""

from collections import Counter

import msgspec
import pytest

from bot.games.contract import Clock, Refused, Seat, play
from bot.games.dracheninsel.content import (
    ALL_COPIES,
    BEHIND,
    CENTRE,
    COLOURS,
    COPIES,
    DECK,
    FIELDS,
    FRONT,
    KINDS,
    LAIRS,
    NEXT,
    PLACE,
    PLACES,
    TILES,
    VALUES,
    boat,
    distance,
)
from bot.games.dracheninsel.events import StartPlayerDrawn, YouDrew
from bot.games.dracheninsel.model import NOBODY, WAITING, Options, Turn
from bot.games.dracheninsel.rules.turns import rounds
from tests.games.dracheninsel.kit import DRACHENINSEL, active, asked, at, done, fresh, still


def test_the_island_is_a_hexagon_of_61_fields() -> None:
    inland = [[n for n in NEXT[p] if n < FIELDS] for p in range(FIELDS)]

    assert Counter(name[0] for name in PLACES[:FIELDS]) == dict(
        zip("ABCDEFGHI", (5, 6, 7, 8, 9, 8, 7, 6, 5), strict=True)
    )
    assert Counter(len(around) for around in inland) == {3: 6, 4: 18, 6: 37}
    assert sum(map(len, inland)) == 2 * 156
    assert len(FRONT) == 12
    assert len(LAIRS) == 48
    assert PLACES[CENTRE] == "E5"


def test_the_start_pattern_is_fair() -> None:
    """No equal terrains touch, E5 has all six around it, a sixth of a turn shifts the seats."""
    touching = [
        (p, n) for p in range(FIELDS) for n in NEXT[p] if n < FIELDS and CENTRE not in (p, n)
    ]

    assert Counter(TILES) == {**dict.fromkeys(range(6), 10), 6: 1}
    assert all(TILES[p] != TILES[n] for p, n in touching)
    assert len(touching) == 2 * 150
    assert sorted(TILES[n] for n in NEXT[CENTRE]) == [0, 1, 2, 3, 4, 5]
    for place in set(range(FIELDS)) - {CENTRE}:
        assert TILES[turned(place)] == (TILES[place] + 1) % 6


def turned(place: int) -> int:
    """Where a field comes to lie when the island is turned clockwise by a sixth."""
    row, number = PLACES[place][0], int(PLACES[place][1:])
    r = "ABCDEFGHI".index(row) - 4
    q = number - 1 + max(-4, -4 - r)
    q, r = -r, q + r
    return PLACE[f"{'ABCDEFGHI'[r + 4]}{q - max(-4, -4 - r) + 1}"]


@pytest.mark.rule("DI-031", "DI-060")
@pytest.mark.parametrize(
    ("colour", "front", "flown"),
    [
        ("green", "D8 E9", {"D8": "C7 D7 E8", "E9": "E8 F8"}),
        ("red", "H6 I5", {"H6": "G6 G7 H5", "I5": "H5 I4"}),
        ("yellow", "I1 I2", {"I2": "H2 H3 I3", "I1": "H1 H2"}),
        ("blue", "E1 F1", {"F1": "E2 F2 G1", "E1": "D1 E2"}),
        ("grey", "A1 B1", {"B1": "B2 C1 C2", "A1": "A2 B2"}),
        ("brown", "A4 A5", {"A4": "A3 B4 B5", "A5": "B5 B6"}),
    ],
)
def test_boats_touch_two_front_fields(colour: str, front: str, flown: dict[str, str]) -> None:
    home = boat(COLOURS.index(colour))

    assert sorted(PLACES[n] for n in NEXT[home]) == front.split()
    assert {
        PLACES[over]: " ".join(PLACES[p] for p in landings)
        for over, landings in BEHIND[home].items()
    } == flown
    for over, starts in flown.items():
        for begin in starts.split():
            assert home in BEHIND[PLACE[begin]][PLACE[over]]
    assert distance(home, CENTRE) == 5


def test_the_deck_has_99_cards_of_24_kinds() -> None:
    assert len(DECK) == 99
    assert len(KINDS) == 24
    assert sum(COPIES[name] for name in KINDS[:12]) == 54
    assert ALL_COPIES == {"slumber": 6, "counter": 6, "betray": 10}
    assert {length: 2 * sum(values) for length, values in VALUES.items()} == {
        "full": 2580,
        "short": 1500,
        "blitz": 1200,
    }


@pytest.mark.rule("DI-001")
@pytest.mark.parametrize(("seats", "hunters"), [(3, 2), (4, 1), (5, 1), (6, 1)])
def test_three_players_have_two_hunters_each_more_have_one(seats: int, hunters: int) -> None:
    state = fresh(seats)

    assert [state.owners.count(seat) for seat in range(seats)] == [hunters] * seats


@pytest.mark.rule("DI-001")
@pytest.mark.parametrize("seats", [2, 7])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(Refused, match="bad_player_count"):
        fresh(seats)


@pytest.mark.rule("DI-002", "DI-003")
@pytest.mark.parametrize(
    ("seats", "colours"),
    [
        (4, ["green", "yellow", "blue", "brown"]),
        (5, ["green", "red", "yellow", "blue", "brown"]),
        (6, list(COLOURS)),
    ],
)
def test_turn_order_is_the_order_of_the_boats(seats: int, colours: list[str]) -> None:
    state, order = still(fresh(seats)), []
    for _ in range(seats):
        order.append(active(state))
        state = done(state, f"{active(state)} end")

    assert order == colours
    assert active(state) == colours[0]
    assert all(state.owners[COLOURS.index(c)] == NOBODY for c in set(COLOURS) - set(colours))


@pytest.mark.rule("DI-002")
def test_nobody_can_enter_a_vacant_boat_and_no_dragon_its_front_fields() -> None:
    vacant = boat(COLOURS.index("red"))
    state = fresh(4)

    assert state.board.hunters[COLOURS.index("red")] == NOBODY
    assert not set(NEXT[vacant]) & set(LAIRS)


@pytest.mark.rule("DI-003")
def test_with_colours_choose_boats_are_picked_one_after_the_other() -> None:
    state = fresh(4, Options(colours="choose"), first=2)
    for seat, colour in enumerate(("brown", "grey", "red", "green")):
        (ask,) = DRACHENINSEL.asks(state)
        assert (ask.seat, ask.about, ask.clock) == (seat, "colour", Clock.TURN)
        state = play(DRACHENINSEL, state, Seat(seat), (colour,)).state

    assert [at(state, colour) for colour in ("brown", "grey", "red", "green")] == [
        "brown",
        "grey",
        "red",
        "green",
    ]
    assert state.ring == (3, 2, 1, 0)  # green, red, grey, brown
    assert asked(still(state)) == ["red"]


@pytest.mark.rule("DI-003", "DI-006", "DI-009")
@pytest.mark.parametrize("seats", [3, 5])
def test_colours_are_chosen_before_cards_and_start_player(seats: int) -> None:
    """No hand can speak for a colour: all are dealt when the last boat is taken."""
    step = DRACHENINSEL.start(seats, b"seed", Options(colours="choose"))
    for seat in range(seats):
        state = step.state
        assert step.whispers == ()
        assert not any(isinstance(event, StartPlayerDrawn) for event in step.news)
        assert DRACHENINSEL.own(state, Seat(seat)).hand == b""
        assert (DRACHENINSEL.public(state).sizes, len(state.pile)) == ((0,) * seats, 99)
        path = DRACHENINSEL.default(state, Seat(seat))
        step = play(DRACHENINSEL, state, Seat(seat), path)

    assert [whisper.to for whisper in step.whispers] == list(range(seats))
    assert step.reveals
    assert any(isinstance(event, StartPlayerDrawn) for event in step.news)
    auto = DRACHENINSEL.start(seats, b"seed", Options()).state
    assert (step.state.hands, step.state.pile) == (auto.hands, auto.pile)
    assert step.state.frames == auto.frames  # and the same seat begins


@pytest.mark.rule("DI-003")
def test_three_players_choose_pairs_and_the_default_is_the_first_free_one() -> None:
    state = fresh(3, Options(colours="choose"))
    for seat, pick in ((0, ("red",)), (1, None), (2, None)):
        path = pick or DRACHENINSEL.default(state, Seat(seat))
        state = play(DRACHENINSEL, state, Seat(seat), path).state

    assert list(state.owners) == [1, 0, 2, 1, 0, 2]
    assert state.ring == (1, 0, 2)


@pytest.mark.rule("DI-004", "DI-005")
def test_tiles_lie_as_printed_and_hunters_stand_at_home() -> None:
    state = fresh(6)
    rows = "WDAVM FVMFDW MAFWVAF VWDAFMVD DFAM VDWA AMVWDAFM WDMFWDV FAWVMW VMDAF".replace(" ", "")

    assert "".join("FVDWMA"[t] for t in state.board.tiles if t < 6) == rows
    assert state.board.tiles[CENTRE] == 6
    assert len(state.board.tiles) == FIELDS  # none on a boat
    assert [at(state, colour) for colour in COLOURS] == list(COLOURS)


@pytest.mark.rule("DI-006")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_everybody_gets_six_hidden_cards(seats: int) -> None:
    step = DRACHENINSEL.start(seats, b"seed", Options())
    state = step.state

    assert [len(hand) for hand in state.hands] == [6] * seats
    assert len(state.pile) == 99 - 6 * seats
    assert state.discard == b""
    assert Counter(b"".join((*state.hands, state.pile))) == Counter(DECK)
    assert [whisper.to for whisper in step.whispers] == list(range(seats))
    for whisper in step.whispers:
        assert isinstance(whisper.note, YouDrew)
        assert [KINDS[card] for card in state.hands[whisper.to]] == list(whisper.note.cards)
    assert fresh(seats, seed=2).hands != fresh(seats, seed=3).hands


@pytest.mark.rule("DI-007", "DI-008")
@pytest.mark.parametrize("length", ["full", "short", "blitz"])
def test_the_lowest_coins_lie_on_the_treasure_field_and_dragons_wait(length: str) -> None:
    state = fresh(4, msgspec.convert({"length": length}, Options))
    values = VALUES[length]

    assert list(state.board.treasures) == [WAITING] * len(values)
    assert list(values) == sorted(values)
    assert values[0] == 100
    assert state.board.dragons == b""


@pytest.mark.rule("DI-009")
def test_the_start_player_is_drawn_by_lot_unless_named() -> None:
    drawn = Counter(fresh(4, first=None, seed=seed).frames[0] for seed in range(200))

    assert set(drawn) == {Turn(Seat(seat)) for seat in range(4)}
    assert all(30 <= times <= 70 for times in drawn.values())
    step = DRACHENINSEL.start(4, b"seed", Options(), Seat(2))
    assert StartPlayerDrawn(Seat(2)) in step.news
    assert step.state.frames[0] == Turn(Seat(2))


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (Options(), 60),
        (Options(length="short"), 40),
        (Options(length="blitz"), 30),
        (Options(length="blitz", max_rounds=200), 200),
    ],
)
def test_the_longest_game_goes_by_its_length_unless_said_otherwise(
    options: Options, expected: int
) -> None:
    assert rounds(options) == expected
