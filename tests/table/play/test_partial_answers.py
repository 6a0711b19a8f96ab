"""An answer that was begun is not forgotten: when time runs out, silence goes on where it stopped.

DL-F3, SI-F2. Every real game has answers of several picks; the two toys show the exceptions.
"""

from collections.abc import Iterator
from pathlib import Path as File

import pytest

from bot.games.contract import AnyGame, Menu, Path, Seat
from bot.games.registry import GAMES
from bot.table.model.record import Chair, with_chair
from bot.table.table import Table
from tests.table.failing import failing_disk
from tests.table.kit import ANNA, BEN, Room, log, position

DAY = 24 * 3600


def beginnings(game: AnyGame, state: object, seat: Seat) -> Iterator[Path]:
    """Half-made answers that silence would not have begun with, but goes on with; the deepest ones
    last."""
    silence, level = game.default(state, seat), [Path()]
    while level:
        further = [
            (*path, pick)
            for path in level
            if isinstance(menu := game.choices(state, seat, path), Menu) and menu.most == 1
            for pick in menu.picks
        ]
        level = [path for path in further if isinstance(game.choices(state, seat, path), Menu)]
        kept = (path for path in level if game.default(state, seat, path)[: len(path)] == path)
        yield from (path for path in kept if silence[: len(path)] != path)


async def first_choice(room: Room, slug: str) -> tuple[Table, Path]:
    """A table at which whoever is up could begin an answer that silence would not give."""
    table = await room.deal(slug, GAMES[slug].SEATS[0], 3)
    while True:
        state = table.state
        seat = state.asks()[-1].seat
        user = state.record.chairs[seat].user
        assert user is not None
        if found := list(beginnings(state.game, state.game_state, seat)):
            return table, found[-1]
        await room.click(table, user, ".".join(state.game.default(state.game_state, seat)))


@pytest.mark.parametrize("slug", list(GAMES))
async def test_silence_begins_with_what_was_picked(room: Room, slug: str) -> None:
    table, begun = await first_choice(room, slug)
    seat, lines = table.state.asks()[-1].seat, table.record.log_length
    user = table.record.chairs[seat].user
    assert user is not None
    assert isinstance(await room.click(table, user, ".".join(begun)), Menu)
    changed = len(room.changed)

    await room.restart()  # it lies in the file, like everything that counts
    table = await room.tables.get(table.record.id)
    assert table.record.log_length == lines
    assert len(room.changed) == changed, "nobody else hears of it"
    await room.time.advance(DAY)

    line = (await log(table, room))[lines]
    assert line.startswith(f"{seat} {'.'.join(begun)}.")
    assert line.endswith(" clock")


async def test_whoever_went_back_has_begun_nothing(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab"))
    await room.click(table, ANNA, "strike.1")
    await table.answer(ANNA, Seat(0), table.record.ask_versions[Seat(0)], ())

    await room.time.advance(DAY)

    assert (await log(table, room))[0] == "0 trade.- clock"


async def test_a_new_owner_of_the_seat_has_begun_nothing(room: Room) -> None:
    table = await room.place(position("jab", "jab", "jab"))
    await room.click(table, ANNA, "strike.1")
    await table.reseat(lambda record: with_chair(record, Seat(0), Chair(404, "Dora")))

    await room.time.advance(DAY)

    assert (await log(table, room))[0] == "0 trade.- clock"


async def test_what_was_begun_for_another_question_is_not_taken(room: Room) -> None:
    """The other toy asks everybody the same: what Anna began is of no use once she has answered."""
    table = await room.deal("total", 2, 3)
    await room.click(table, ANNA, "1")
    await room.click(table, ANNA, "1.12")
    await room.click(table, BEN, "1.11")

    await room.time.advance(DAY)

    assert (await log(table, room))[2] == "0 0.2 clock"


async def test_whoever_only_looks_around_need_not_wait_for_the_disk(tmp_path: File) -> None:
    with failing_disk() as trouble:
        room = Room(tmp_path / "tables.sqlite3")
        await room.open()
        table = await room.place(position("jab", "jab", "jab"))
        await room.tables.quiet()  # or the sleeper meets the trouble
        trouble.expect(1, "full")

        assert isinstance(await room.click(table, ANNA, "strike.1"), Menu)
        assert trouble.has_struck
        assert not table.record.partial_answers
        await room.close()
