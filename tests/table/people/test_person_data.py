"""What is stored about a person can be had and can be erased; games stay as they were played."""

import random
import sqlite3
from contextlib import closing
from functools import partial

import msgspec
import pytest
from msgspec.structs import replace

from bot.games.contract import TABLE, Seat
from bot.games.kit.walks import random_path
from bot.games.offers import Scope
from bot.table.model.person import Person
from bot.table.model.record import Chair, NamedUser, Pause, Phase, Plan, TableRecord
from bot.table.model.table_state import TableState
from bot.table.people.erasure import erase
from bot.table.people.export import dossier
from bot.table.people.honours import honours
from bot.table.play.fairness import fairness_record
from bot.table.seating import lobby, seat_changes, votes
from bot.table.storage.ledger import LastPush
from bot.table.table import Table
from bot.table.time.pauses import pause_clocks
from tests.table.kit import GAMES, Room
from tests.toys import TOYS

ANNA, BEN, CARL = 815_000_000_000_000_001, 815_000_000_000_000_002, 815_000_000_000_000_003
NAMES = {ANNA: "Annabella", BEN: "Benedikt", CARL: "Carlotta"}


async def dealt(room: Room, channel: int, slug: str = "duel") -> Table:
    table = await room.tables.open(slug, channel, 1, ANNA, NAMES[ANNA], "en")
    for user in (BEN, CARL):
        await table.update_lobby(partial(_joined, slug, user))
    await table.start(ANNA)
    return table


def _joined(slug: str, user: int, record: TableRecord) -> TableRecord:
    return lobby.join(GAMES[slug], record, user, NAMES[user])


async def play(table: Table, luck: random.Random, most: int = 500) -> None:
    """People answer at random, until the game is over or for so many answers."""
    for _ in range(most):
        asked = [ask.seat for ask in table.state.asks() if ask.seat != TABLE]
        if table.record.phase is not Phase.RUNNING or not asked:
            return
        user = table.record.chairs[asked[0]].user
        path = random_path(table.state.game, table.state.game_state, asked[0], luck)
        await table.answer(user or 0, asked[0], table.record.ask_versions[asked[0]], path)


async def finished(room: Room, channel: int) -> Table:
    table, luck = await dealt(room, channel, "total"), random.Random(channel)
    await play(table, luck)
    assert table.record.phase is Phase.OVER
    return table


def everything(room: Room) -> str:
    """All that the file holds, in readable form."""
    found: list[object] = []
    with closing(sqlite3.connect(room.path)) as db:
        names = [row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type='table'")]
        for name in names:
            for row in db.execute(f"SELECT * FROM {name}"):
                found += [_plain(value) for value in row]
    return repr(found)


def _plain(value: object) -> object:
    if not isinstance(value, bytes):
        return value
    for body in (value, value[9:]):  # a sheet has a seal of nine bytes
        try:
            return msgspec.msgpack.decode(body)
        except msgspec.DecodeError:
            continue
    return value


async def test_the_export_has_all_of_one_person_and_nothing_of_another(room: Room) -> None:
    people = room.tables.people
    await people.change(ANNA, lambda _: Person(language="de"))
    over, running = await finished(room, 1), await dealt(room, 2)
    await running.give_order(ANNA, "guard", ("1",), Scope.GAME)
    await running.give_order(BEN, "guard", ("2",), Scope.GAME)
    plans = {Seat(n): Plan(u, 1, 1, (("my", str(n)),)) for n, u in enumerate((ANNA, BEN))}
    await running.update_finished(lambda record: replace(record, plans=plans))

    await running.update_running(lambda c, now, _: pause_clocks(c, Pause("called", ANNA), now))
    await room.store.ledger.record_push(ANNA, lambda _: LastPush(1000.0, 0, 1, running.record.id))

    found = await dossier(room.store, ANNA)
    text = msgspec.json.encode(found).decode()

    assert found.notified["at"] == 1000.0
    assert found.tables[1].has_paused
    assert found.settings == Person(language="de")
    assert [table.table for table in found.tables] == [over.record.id, running.record.id]
    assert len(found.tables[0].moves) == sum(
        line.entry.seat == 0 for line in await room.store.log(over.record.id)
    )
    (order,) = found.tables[1].orders
    assert order.picks == ("1",)
    assert found.tables[1].planned == ("my.0",)
    (result,) = found.results
    assert (result.name, result.guild, result.game) == ("Annabella", 1, "total")
    for other in (BEN, CARL):
        assert str(other) not in text
        assert NAMES[other] not in text
    assert running.record.seed.hex() not in text


async def test_an_export_does_not_tell_how_many_have_answered_a_window(room: Room) -> None:
    """Neither the length of the log nor a number in it: sealed answers stay sealed."""
    table = await dealt(room, 1)
    luck = random.Random(1)
    while not any(ask.seat == TABLE for ask in table.state.asks()):
        await play(table, luck, most=1)
    sealed = [a.seat for a in table.state.asks() if a.seat != TABLE]
    watcher = next(u for u in (ANNA, BEN, CARL) if table.record.seat_of(u) not in sealed[:1])
    before = await dossier(room.store, watcher)

    await play(table, luck, most=1)

    assert any(ask.seat == TABLE for ask in table.state.asks())
    assert await dossier(room.store, watcher) == before


async def test_who_was_never_here_has_an_empty_export(room: Room) -> None:
    await finished(room, 1)
    found = await dossier(room.store, 999)

    assert (found.settings, found.tables, found.results) == (None, (), ())
    assert found.is_counted


async def test_erased_from_every_corner_of_the_file(room: Room) -> None:
    """Finished, called off, running, gathering; as host, as voter, as heir; in the statistics."""
    people = room.tables.people
    await people.change(BEN, lambda _: Person(language="de"))
    await finished(room, 1)
    await (await dealt(room, 2)).end()
    running = await dealt(room, 3)
    await running.update_running(lambda c, now, _: votes.propose(c, BEN, "abort", now))
    halted = await dealt(room, 6)
    await halted.reseat(lambda record: (*record.chairs[:1], Chair(78, "Guest"), *record.chairs[2:]))
    await halted.update_running(
        lambda c, now, _: pause_clocks(c, Pause("called", BEN), now)
    )  # seated or not
    await running.give_order(BEN, "guard", ("2",), Scope.GAME)
    await room.tables.open("duel", 4, 1, BEN, NAMES[BEN], "en")
    offered = await dealt(room, 5)
    await offered.reseat(
        lambda record: (*record.chairs[:1], Chair(77, "Guest"), *record.chairs[2:])
    )
    await offered.update_running(
        lambda c, now, _: seat_changes.offer_seat(c, _last(c), _ben(), now)
    )
    plan = Plan(BEN, ask_version=1, turn=1, paths=(("trade", "-"),))
    await offered.update_finished(
        lambda record: replace(record, plans={Seat(0): plan}, resigned_users=(_ben(),))
    )
    await room.store.count(BEN, counted=False)
    assert str(BEN) in everything(room)

    await erase(room.tables, BEN)

    left = everything(room)
    assert str(BEN) not in left
    assert NAMES[BEN] not in left
    assert NAMES[ANNA] in left
    assert await people.get(BEN) == Person()
    assert await room.store.of_person(BEN) == []
    empty = await dossier(room.store, BEN)
    assert (empty.tables, empty.results, empty.settings) == ((), (), None)


def _ben() -> NamedUser:
    return NamedUser(BEN, NAMES[BEN])


def _last(state: TableState) -> Seat:
    return Seat(len(state.record.chairs) - 1)


async def test_a_finished_game_can_still_be_verified_and_replayed(room: Room) -> None:
    table = await finished(room, 1)
    before = fairness_record(table.state, await room.store.log(table.record.id))
    history = await table.history()

    await erase(room.tables, BEN)
    await room.restart()

    again = await room.tables.get(table.record.id)
    assert fairness_record(again.state, await room.store.log(table.record.id)) == before
    assert await again.history() == history
    assert [chair.name for chair in again.record.chairs] == ["Annabella", "N. N. 2", "Carlotta"]


async def test_at_a_running_table_a_computer_plays_on_for_good(room: Room) -> None:
    table = await dealt(room, 1)
    room.changed.clear()

    await erase(room.tables, ANNA)

    chair = table.record.chairs[0]
    assert (chair.user, chair.computer) == (None, "normal")
    assert table.record.host == BEN
    assert table.record.phase is Phase.RUNNING
    assert room.changed == [table.record.id]
    for user in (BEN, CARL):
        await erase(room.tables, user)
    await room.time.advance(5 * 3600)
    assert (await room.tables.get(table.record.id)).record.phase is Phase.OVER
    assert (await honours(room.store, 1, "duel")).games == 0


async def test_the_results_of_the_others_stay(room: Room) -> None:
    table = await finished(room, 1)

    await erase(room.tables, BEN)

    found = await honours(room.store, table.record.guild, "total")
    assert {tally.person for tally in found.tallies} == {ANNA, CARL}
    ((rows,),) = await room.store.rows("SELECT count(*) FROM results")
    assert rows == 3


@pytest.mark.parametrize("slug", TOYS)
async def test_erasing_twice_is_as_good_as_once(room: Room, slug: str) -> None:
    await dealt(room, 1, slug)
    await erase(room.tables, BEN)
    before = everything(room)

    await erase(room.tables, BEN)

    assert before.count("N. N.") == everything(room).count("N. N.")
