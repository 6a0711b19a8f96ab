"""Weather over a local Discord: faults of every kind on every act, outages, restarts of the bot."""

import random
from collections import Counter
from collections.abc import Awaitable, Callable

from bot.local import guilds
from bot.local.acts import Act
from bot.local.faults import Fault
from bot.local.script import Term
from bot.local.troubles import TROUBLES
from tests.end_to_end.delivery.usual import quiet
from tests.end_to_end.house import House
from tests.patience import until

MINUTE, HOUR = 60.0, 3600.0
ACTS = [act for act in Act if act is not Act.OPEN_THREAD]  # nobody plays in a thread here
HELD = ("silence", "delay", "silence after doing", "delay after doing")
LIES = ("unknown message", "unknown channel", "unknown guild")  # of what stands there all the while
SPANS = (1.0, 20.0, 5 * MINUTE, 30 * MINUTE, 2 * HOUR)
SHORT = (1.0, 20.0, 2 * MINUTE)  # of what leaves people waiting: else a month takes a month


class Weather:
    """One trouble after the other, some of them at once; between them it is calm."""

    def __init__(self, home: House, luck: random.Random) -> None:
        self._home, self._luck = home, luck
        self._faults = list[Fault]()
        self._away: Callable[[], Awaitable[None]] | None = None  # ends the outage
        self._ends = 0.0  # of the outage
        self._rough = home.clock.now()  # when something was last amiss
        self.seen = Counter[str]()
        self.met = 0  # requests that a fault has struck

    @property
    def is_calm(self) -> bool:
        return self._away is None and not self._active()

    @property
    def calm_since(self) -> float:
        """When the last trouble ended; now, if there is one."""
        return self._rough

    def _active(self) -> list[Fault]:
        now = self._home.clock.now()
        for fault in self._faults:
            if fault.is_over(now):
                self.met += fault.met
        self._faults = [fault for fault in self._faults if not fault.is_over(now)]
        return self._faults

    async def pass_by(self) -> None:
        """With every step of time."""
        if self._away is not None and self._home.clock.now() >= self._ends:
            end, self._away = self._away, None
            await end()
        if not self.is_calm:
            self._rough = self._home.clock.now()

    async def turn(self) -> None:
        """Something goes wrong: mostly an act that fails, sometimes all of Discord, or the bot."""
        if not self.seen:
            return self._strike(Act.ANYTHING, "automod", HOUR)  # nobody can be told anything
        kind = self._luck.choices(("act", "gateway", "server", "restart"), (14, 2, 2, 2))[0]
        if kind == "act":
            self._strike_at_random()
        elif self.is_calm:
            self.seen[kind] += 1
            await {"gateway": self._cut_off, "server": self._take_away, "restart": self._restart}[
                kind
            ]()
        return await self.pass_by()

    async def clear_up(self) -> None:
        """All is well from now on."""
        self._home.discord.recover()
        self._ends = 0.0
        await self.pass_by()

    def _strike_at_random(self) -> None:
        act = self._luck.choice(ACTS)
        untrue = (*LIES, "missing access") if act in (Act.DELETE, Act.ANYTHING) else LIES
        name = self._luck.choice([name for name in TROUBLES if name not in untrue])
        self._strike(act, name, self._luck.choice(SHORT if name in HELD else SPANS))

    def _strike(self, act: Act, name: str, span: float) -> None:
        term = Term(1) if span == 1.0 else Term(seconds=span * self._luck.uniform(0.5, 2))
        self.seen[act.value] += 1
        self._faults.append(self._home.discord.faults.strike(act, TROUBLES[name], term))

    async def _cut_off(self) -> None:
        gateway, bot = self._home.discord.gateway, self._home.bot
        gateway.refuse(waiting=True)
        gateway.drop()
        await until(lambda: bool(bot.connection._lost))

        async def back() -> None:
            gateway.accept()
            await until(lambda: not bot.connection._lost)

        self._last(back)

    async def _take_away(self) -> None:
        world, guild = self._home.discord.world, self._home.discord.guild
        tables = self._home.bot.tables
        guilds.take_away(world, guild)
        await until(lambda: guild.id in tables.standstill.guilds)

        async def back() -> None:
            guilds.bring_back(world, guild)
            await until(lambda: guild.id not in tables.standstill.guilds)

        self._last(back)

    async def _restart(self) -> None:
        await self._home.close()
        self._home.clock.advance(self._luck.choice((1.0, 90.0, HOUR)))
        await self._home.open()
        await quiet(self._home)
        self._rough = self._home.clock.now()  # while nobody was there nobody could be told

    def _last(self, back: Callable[[], Awaitable[None]]) -> None:
        self._away = back
        self._ends = self._home.clock.now() + self._luck.choice(SPANS) * self._luck.uniform(0.5, 2)
