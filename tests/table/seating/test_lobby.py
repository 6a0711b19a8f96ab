"""Before the game: who sits where, how fast, with which variants, and who may decide it."""

import pytest
from msgspec.structs import replace

from bot.games.contract import Refused
from bot.games.kit.options import BadOption, settled_options
from bot.games.registry import GAMES
from bot.table.model.pace import KEY_TIMES, LOBBY_TIME, REACTION_TIMES, TURN_TIMES
from bot.table.model.record import Chair, Clocks, Phase, TableRecord
from bot.table.seating import lobby
from tests.table.kit import ANNA, BEN, CARL, NAMES, STRANGER, Room
from tests.table.variants import VARIANTS
from tests.toys import DUEL
from tests.truth import truth


def opened(*people: int, computers: int = 0) -> TableRecord:
    """A lobby of Anna's, with these people and computers."""
    record = lobby.open_lobby(DUEL, "duel", 7, 1, ANNA, "Anna", "de")
    for user in people:
        record = lobby.join(DUEL, record, user, NAMES.get(user, "Somebody"))
    for _ in range(computers):
        record = lobby.add_computer(DUEL, record, ANNA, "Ada", "easy")
    return record


def users(record: TableRecord) -> list[int | None]:
    return [chair.user for chair in record.chairs]


def test_a_new_lobby_plays_over_days_in_the_hosts_language() -> None:
    record = opened()

    assert record.chairs == (Chair(ANNA, "Anna"),)
    assert (record.host, record.language, record.pace) == (ANNA, "de", "days")
    assert record.clocks == Clocks(24 * 3600, 60)
    assert record.options == {"lives": 3, "max_turns": 40}
    assert lobby.open_lobby(DUEL, "duel", 7, 1, ANNA, "Anna", "fr").language == "en"


def test_joining_and_computers() -> None:
    record = opened(BEN, computers=1)

    assert record.chairs[1:] == (Chair(BEN, "Ben"), Chair(None, "Ada", "easy"))
    assert users(lobby.remove_computer(record, ANNA)) == [ANNA, BEN]
    with pytest.raises(Refused, match="already_seated"):
        lobby.join(DUEL, record, BEN, "Ben")
    with pytest.raises(Refused, match="no_computer"):
        lobby.remove_computer(opened(BEN), ANNA)


def test_a_full_table_takes_nobody_more() -> None:
    full = opened(BEN, CARL, computers=2)

    with pytest.raises(Refused, match="full"):
        lobby.join(DUEL, full, STRANGER, "X")
    with pytest.raises(Refused, match="full"):
        lobby.add_computer(DUEL, full, ANNA, "Ada", "easy")


def test_leaving_passes_the_hosts_part_on_to_the_next_person() -> None:
    record = opened(BEN, CARL)

    assert lobby.leave(record, ANNA).host == BEN
    assert lobby.leave(record, BEN).host == ANNA
    assert lobby.leave(replace(record, host=BEN), BEN).host == CARL
    assert lobby.leave(replace(record, host=CARL), CARL).host == ANNA
    with pytest.raises(Refused, match="not_seated"):
        lobby.leave(record, STRANGER)


def test_the_last_person_closes_the_lobby() -> None:
    assert lobby.leave(opened(computers=2), ANNA).phase is Phase.ENDED


@pytest.mark.parametrize(("leaver", "first"), [(ANNA, 0), (BEN, None), (CARL, 1)])
def test_who_was_named_to_begin_is_still_the_one_when_somebody_leaves(
    leaver: int, first: int | None
) -> None:
    record = lobby.change_options(DUEL, opened(BEN, CARL), ANNA, "start_seat", "1")

    assert lobby.leave(record, leaver).start_seat == first


@pytest.mark.parametrize(
    ("name", "value", "field", "expected"),
    [
        ("lives", "5", "options", {"lives": 5, "max_turns": 40}),
        ("max_turns", "20", "options", {"lives": 3, "max_turns": 20}),
        ("turn_time", "none", "clocks", Clocks(None, 60)),
        ("turn_time", "10min", "clocks", Clocks(600, 60)),
        ("reaction_time", "20s", "clocks", Clocks(24 * 3600, 20)),
        ("key_time", "2h", "clocks", Clocks(24 * 3600, 60, 2 * 3600)),
        ("key_time", "short", "clocks", Clocks(24 * 3600, 60, 60)),
        ("language", "en", "language", "en"),
        ("start_seat", "1", "start_seat", 1),
        ("start_seat", "random", "start_seat", None),
        ("pace", "together", "clocks", Clocks(600, 20, 60)),
    ],
)
def test_good_options(name: str, value: str, field: str, expected: object) -> None:
    assert getattr(lobby.change_options(DUEL, opened(BEN), ANNA, name, value), field) == expected


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("lives", "4", (2, 3, 5)),
        ("lives", "many", (2, 3, 5)),
        ("speed", "1", ["lives", "max_turns"]),
        ("turn_time", "2h", tuple(TURN_TIMES)),
        ("reaction_time", "1s", tuple(REACTION_TIMES)),
        ("reaction_time", "8h", tuple(REACTION_TIMES)),
        ("key_time", "60s", tuple(KEY_TIMES)),
        ("language", "fr", ("de", "en")),
        ("start_seat", "2", ("random", "0", "1")),
        ("start_seat", "-1", ("random", "0", "1")),
        ("pace", "soon", ("together", "days")),
    ],
)
def test_bad_options_are_refused_with_name_value_and_what_is_allowed(
    name: str, value: str, allowed: object
) -> None:
    with pytest.raises(BadOption) as caught:
        lobby.change_options(DUEL, opened(BEN), ANNA, name, value)

    assert caught.value.args == (name, value, allowed)


def test_a_pace_sets_the_variants_that_belong_to_it() -> None:
    game = VARIANTS["paced"]
    record = lobby.open_lobby(game, "paced", 7, 1, ANNA, "Anna", "de")
    assert record.options == {"stop_points": "key", "lives": 3}

    kept = lobby.change_options(game, record, ANNA, "lives", "5")
    fast = lobby.change_options(game, kept, ANNA, "pace", "together")

    assert (fast.pace, fast.options) == ("together", {"stop_points": "all", "lives": 5})
    slow = lobby.change_options(game, fast, ANNA, "pace", "days")
    assert (slow.pace, slow.options) == ("days", {"stop_points": "key", "lives": 5})


def test_the_form_of_the_lobby_shows_what_is_set() -> None:
    record = lobby.change_options(DUEL, opened(BEN), ANNA, "turn_time", "1h")

    assert {name: now for name, (_, now) in lobby.table_options(record).items()} == {
        "pace": "days",
        "turn_time": "1h",
        "reaction_time": "60s",
        "key_time": "8h",
        "zone": "Europe/Berlin",
        "start_seat": "random",
        "hints": "auto",
        "language": "de",
    }
    named = lobby.change_options(DUEL, record, ANNA, "start_seat", "1")
    assert lobby.table_options(named)["start_seat"] == (("random", "0", "1"), "1")


def test_the_nights_of_a_table() -> None:
    """Where the host lives, else where German is spoken, else nowhere yet."""
    places = {("de", ""): "Europe/Berlin", ("de", "Asia/Tokyo"): "Asia/Tokyo", ("en", ""): ""}
    for (language, home), zone in places.items():
        assert lobby.open_lobby(DUEL, "duel", 7, 1, ANNA, "Anna", language, home).zone == zone

    record = lobby.open_lobby(DUEL, "duel", 7, 1, ANNA, "Anna", "en", "Asia/Hanoi")
    assert "Asia/Hanoi" in lobby.table_options(record)["zone"][0]
    nowhere = lobby.change_options(DUEL, record, ANNA, "zone", "none")
    assert (nowhere.zone, lobby.table_options(nowhere)["zone"][1]) == ("", "none")
    assert lobby.change_options(DUEL, nowhere, ANNA, "zone", "UTC").zone == "UTC"


def test_only_the_host_decides_and_moderators_may_cancel() -> None:
    record = opened(BEN)

    with pytest.raises(Refused, match="not_host"):
        lobby.change_options(DUEL, record, BEN, "lives", "5")
    with pytest.raises(Refused, match="not_host"):
        lobby.add_computer(DUEL, record, BEN, "Ada", "easy")
    with pytest.raises(Refused, match="not_host"):
        lobby.ready(DUEL, record, BEN)
    with pytest.raises(Refused, match="not_host"):
        lobby.cancel(record, BEN)
    assert lobby.cancel(record, ANNA).phase is Phase.ENDED
    assert lobby.cancel(record, STRANGER, moderator=True).phase is Phase.ENDED


def test_after_the_start_the_lobby_is_closed() -> None:
    on = replace(opened(BEN), phase=Phase.RUNNING)

    with pytest.raises(Refused, match="lobby_closed"):
        lobby.join(DUEL, on, CARL, "Carl")
    with pytest.raises(Refused, match="lobby_closed"):
        lobby.leave(on, BEN)
    with pytest.raises(Refused, match="lobby_closed"):
        lobby.change_options(DUEL, on, ANNA, "lives", "5")
    with pytest.raises(Refused, match="lobby_closed"):
        lobby.cancel(on, ANNA)


async def test_start_deals_and_announces(room: Room) -> None:
    table = await room.tables.open("duel", 7, 1, ANNA, "Anna", "de")
    with pytest.raises(Refused, match="too_few"):
        await table.start(ANNA)
    await table.update_lobby(lambda s: lobby.join(DUEL, s, BEN, "Ben"))
    await table.update_lobby(lambda s: lobby.change_options(DUEL, s, ANNA, "start_seat", "1"))
    await table.update_lobby(lambda s: lobby.change_options(DUEL, s, ANNA, "lives", "5"))

    state = await table.start(ANNA)

    assert (state.record.phase, len(state.record.seed)) == (Phase.RUNNING, 32)
    assert [ask.seat for ask in state.asks()] == [1]
    assert truth(state).lives == (5, 5)
    assert set(state.due) == {("turn", 1), ("remind", 1), ("turn_limit", 1)}
    assert room.changed == [table.record.id] * 4
    assert state.record.public_version == 4
    with pytest.raises(Refused, match="lobby_closed"):
        await table.start(ANNA)


async def test_a_lobby_expires_after_a_day(room: Room) -> None:
    table = await room.tables.open("duel", 7, 1, ANNA, "Anna", "de")
    await room.time.advance(LOBBY_TIME - 1)
    assert table.record.phase == "lobby"

    await room.time.advance(1)

    assert table.record.phase == "ended"
    assert room.changed == [table.record.id]
    assert await room.store.next_due() is None


async def test_a_cancelled_lobby_has_no_deadline_and_frees_the_channel(room: Room) -> None:
    table = await room.tables.open("duel", 7, 1, ANNA, "Anna", "de")
    with pytest.raises(Refused, match="channel_taken"):
        await room.tables.open("duel", 7, 1, BEN, "Ben", "de")

    await table.update_lobby(lambda s: lobby.cancel(s, ANNA))

    assert await room.store.next_due() is None
    again = await room.tables.open("duel", 7, 1, BEN, "Ben", "de")
    assert again.record.id == table.record.id + 1


def test_values_that_contradict_each_other_are_refused_by_name() -> None:
    """Each is allowed by itself; together the last one that disturbs is named."""
    options = GAMES["scratch_island"].Options

    with pytest.raises(BadOption) as caught:
        settled_options(options, {"chests_to_end": 2, "length": "short"})

    assert caught.value.args == ("length", "short", ["standard"])
