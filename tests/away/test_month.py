"""Thirty days at fifty tables: every game ends or says why it does not, and nobody is wronged."""

import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import mean, median

import pytest

from bot.games.registry import GAMES
from bot.table.model.record import Clocks, Phase
from tests.away.ledger import hours
from tests.away.month import BEGIN, Month, Plan
from tests.away.people import DAY, HOUR, MINUTE, Human, Kind, human

SLOW = Clocks(24 * 3600, 60, 8 * 3600)
SHORT: dict[str, dict[str, int | str]] = {
    "dracheninsel": {"length": "short", "stop_points": "key"},
    "schatzjagd": {"length": "short"},
    "scratch_island": {"length": "short"},
    "emerald": {"length": "short"},
    "drachenland": {"length": "short"},
}


Casting = Callable[[random.Random], tuple[list[Human], list[Plan]]]


class Cast:
    """Hands out people: some of them sit at several tables, some go away, some for good."""

    def __init__(self, luck: random.Random) -> None:
        self._luck = luck
        self.people: list[Human] = []

    def seats(self, number: int, *, twice: bool = False, steady: bool = False) -> list[Human]:
        if twice:
            return [self._new("twice") for _ in range(number)]
        known = [one for one in self.people if one.kind != "twice"]
        again = self._luck.sample(known, min(len(known), number // 2))
        new = [self._new(None) for _ in range(number - len(again))]
        if not steady and self._luck.random() < 0.6:
            self._goes(new[-1])
        return [*new, *again]

    def _new(self, kind: Kind | None) -> Human:
        one = human(1000 + len(self.people), self._luck, kind)
        self.people.append(one)
        return one

    def _goes(self, one: Human) -> None:
        begin = BEGIN + self._luck.uniform(2, 12) * DAY
        if self._luck.random() < 0.5:
            one.vanishes = begin
        else:
            one.vacation = (begin, begin + self._luck.uniform(3, 12) * DAY)


def plans(luck: random.Random, per_game: int) -> tuple[list[Human], list[Plan]]:
    """The same number of tables of each game: looked after twice a day, on orders, mixed."""
    cast, found = Cast(luck), list[Plan]()
    for slug, game in GAMES.items():
        for number in range(per_game):
            seats = min(game.SEATS) + number % 2
            plan = Plan(slug, [], options=SHORT.get(slug, {}))
            if number % 5 == 0:
                plan.people, plan.group = cast.seats(seats, twice=True), "twice"
            elif slug == "dracheninsel":
                plan = _on_orders(cast)
            elif number % 5 == 1:
                plan.people, plan.computers = cast.seats(max(1, seats - 1)), 1
            elif number % 5 == 2:
                plan.people, plan.clocks = cast.seats(seats), Clocks(72 * 3600, 60, 1200)
            elif number % 5 == 3:
                plan.people, plan.clocks = cast.seats(seats), Clocks(None, 60)
            else:
                plan.people = cast.seats(seats)
            found.append(plan)
    _give_orders([plan for plan in found if plan.group == "orders"], luck)
    return cast.people, found


def plans_on_orders(luck: random.Random, tables: int) -> tuple[list[Human], list[Plan]]:
    cast = Cast(luck)
    found = [_on_orders(cast) for _ in range(tables)]
    _give_orders(found, luck)
    return cast.people, found


def _on_orders(cast: Cast) -> Plan:
    """Only Dracheninsel has windows that ask several."""
    slug = "dracheninsel"
    people = cast.seats(min(GAMES[slug].SEATS), steady=True)
    return Plan(slug, people, SLOW, SHORT[slug], group="orders")


def _give_orders(found: list[Plan], luck: random.Random) -> None:
    """Seven of ten seats answer windows by standing orders."""
    seats = [(plan, one.user) for plan in found for one in plan.people]
    for plan, user in luck.sample(seats, round(0.7 * len(seats))):
        plan.orders |= {user}


async def month(path: Path, seed: int, cast: Casting, days: int) -> Month:
    """So many days, with three restarts at random moments, some after hours of downtime."""
    luck = random.Random(seed)
    people, found = cast(luck)
    month = Month(path, seed)
    await month.open()
    try:
        for one in people:
            await month.welcome(one)
        for plan in found:
            await month.deal(plan)
        month.call_off(len(found) - 4, BEGIN + DAY)
        for stop in sorted(luck.uniform(1, days - 1) for _ in range(3)):
            await month.pass_until(max(month.time.now(), BEGIN + stop * DAY))
            await month.restart(away=luck.choice((0.0, 20 * MINUTE, 8 * HOUR)))
        await month.pass_until(BEGIN + days * DAY)
    finally:
        await month.close()
    return month


def told(month: Month) -> str:
    """The waits as a table: hours a turn takes, minutes that windows stay open beyond the floor."""
    lines = [f"{'':24}tables  over paused  turns   mean median    p90  windows  +min  missed"]
    groups = sorted({(plan.group, plan.slug) for _, plan in month.known.values()})
    for group, slug in groups:
        mine = [t for t, p in month.known.values() if (p.group, p.slug) == (group, slug)]
        numbers = [table.record.id for table in mine]
        turns = [turn for number in numbers for turn in month.ledger.turns[number]]
        windows = [wait for number in numbers for wait in month.ledger.windows[number]]
        late = f"{median(windows) / 60:6.1f}" if windows else f"{'–':>6}"
        lines.append(
            f"{group:8}{slug:16}{len(mine):6}"
            f"{sum(table.record.phase is Phase.OVER for table in mine):6}"
            f"{sum(table.record.pause is not None for table in mine):7}"
            f"{len(turns):7}{hours(turns)}{len(windows):9}{late}"
            f"{sum(month.ledger.misses[number] for number in numbers):8}"
        )
    return "\n".join([*lines, f"reminders: {month.ledger.reminders}"])


def waits(month: Month, group: str) -> tuple[list[float], list[float]]:
    """The turns and the windows of these tables, in seconds."""
    numbers = [table.record.id for table, plan in month.known.values() if plan.group == group]
    turns, windows = month.ledger.turns, month.ledger.windows
    return [t for n in numbers for t in turns[n]], [w for n in numbers for w in windows[n]]


async def test_five_days_at_a_few_tables(tmp_path: Path) -> None:
    """The book says what is wrong: early, twice, at night, in a window."""
    cast = partial(plans, per_game=2)
    done = await month(tmp_path / "days.sqlite3", 1, cast, days=5)

    assert sum(map(len, done.ledger.turns.values())) > 100
    assert done.ledger.reminders > 5


@pytest.mark.soak
@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_thirty_days_at_fifty_tables(
    tmp_path: Path, seed: int, capsys: pytest.CaptureFixture[str]
) -> None:
    cast = partial(plans, per_game=10)
    done = await month(tmp_path / "month.sqlite3", seed, cast, days=30)
    with capsys.disabled():
        print(f"\n{told(done)}")  # noqa: T201 - the figures are the point

    assert len(done.known) == 50
    ended = {
        n for n, (t, _) in done.known.items() if t.record.phase is Phase.OVER or t.record.pause
    }
    assert len(ended) >= 45
    for number in done.known.keys() - ended:  # slow people and windows of eight hours
        table, plan = done.known[number]
        assert table.state.due or plan.clocks.turn is None, number
    assert mean(waits(done, "twice")[0]) < 14 * HOUR
    assert sum(done.ledger.misses.values()) > 5
    assert done.ledger.reminders > 50


@pytest.mark.soak
async def test_windows_of_eight_hours_where_seven_of_ten_seats_are_on_orders(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Tables of three: a window asks two, and closes when both are on orders or quick."""
    cast = partial(plans_on_orders, tables=50)
    done = await month(tmp_path / "windows.sqlite3", 1, cast, days=30)
    with capsys.disabled():
        print(f"\n{told(done)}")  # noqa: T201 - the figures are the point

    assert median(waits(done, "orders")[1]) <= 5 * MINUTE
