"""Tables over days with an injected clock: hours pass in strides, and people look now and then."""

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.contract import TABLE
from bot.local.clock import VirtualClock
from bot.table.model.deadline import Deadline, DeadlineKind
from bot.table.play.apply_answer import retimed_course
from bot.table.storage.postgres import presence
from bot.table.storage.sqlite import lease
from tests.end_to_end.house import House
from tests.end_to_end.players import NAMES, Player, gather

HOUR, STRIDE = 3600.0, 1800.0
CAP = Deadline(DeadlineKind.CAP)
LOCALES = ["en-US", "de"]
QUIET = {"en": "me quiet", "de": "ich ruhe"}


@pytest.fixture
def strides(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot lives through hours of which the test shows it two moments each."""
    for storage in (lease, presence):
        monkeypatch.setattr(storage, "SILENCE", 2 * STRIDE)


def from_hour(hour: int) -> dict[str, Any]:
    """A day in June that begins in Berlin at this hour."""
    return {"clock": VirtualClock(datetime(2026, 6, 15, hour - 2, tzinfo=UTC).timestamp())}


async def hours(home: House, number: float) -> None:
    for _ in range(round(number * HOUR / STRIDE)):
        home.clock.advance(STRIDE)
        await home.bot.tables.pulse()
        home.bot.tables.sleeper.wake()  # it may have looked before this sign of life
        await home.settle()


async def four(
    home: House, locale: str, slug: str = "dracheninsel", options: Mapping[str, str] = {}
) -> list[Player]:
    """Four at a new table over days, where nights are those of Berlin."""
    people = home.discord.people(*NAMES[:4], locale=locale)
    players = [Player(person) for person in people]
    language = locale[:2]
    quiet: dict[str, Any] = {"zone": "Europe/Berlin", "from": "23", "to": "8"}
    assert (await people[0].slash(QUIET[language], **quiet)).failure is None
    await gather(home, players, slug, options=options, language=language)
    return players


async def placed(home: House, game_state: Any) -> None:
    """The game stands like this, and whoever is asked has just been asked."""
    table = await home.table()
    state = table.state
    asks, edition = state.game.asks(game_state), state.record.public_version + 1
    since = {ask.seat: edition for ask in asks}
    record = replace(state.record, public_version=edition, ask_versions=since)
    record = record.with_window(kind=None, asked=())
    record = replace(record, rules=0)  # as after an upgrade: how it came to this is not told
    state = replace(state, record=record, game_state=game_state, due={})
    state = retimed_course(state, (), None, home.clock.now(), lambda: 0.5)
    await table._save(state, owed=True)
    await home.settle()


async def reopened(home: House) -> None:
    await home.close()
    await home.open()
    await home.heard()


async def hours_left(home: House) -> float:
    """Until the open window is over at the latest."""
    table = await home.table()
    assert TABLE in table.record.ask_versions
    return (table.state.due[CAP] - home.clock.now()) / HOUR


async def deadline(home: House) -> float:
    due = (await home.table()).state.due
    return next(at for (kind, _), at in due.items() if kind == "turn") - home.clock.now()
