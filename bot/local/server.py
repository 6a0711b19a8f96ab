"""The local Discord as one thing: starts, founds or reloads its world, and stops."""

from __future__ import annotations

from collections.abc import Mapping
from email.utils import formatdate
from pathlib import Path

from aiohttp import hdrs, web

from bot.local import cdn, rest, rest_application, rest_channels, rest_messages
from bot.local.answers import Answers
from bot.local.clock import Clock, RealClock
from bot.local.doubts import Doubts
from bot.local.faults import Faults
from bot.local.feed import Feeds
from bot.local.gateway import Gateway
from bot.local.interactions import Interactions
from bot.local.model import Attachment, Channel, ChannelKind, Guild, User
from bot.local.nonces import Nonces
from bot.local.permissions import ORDINARY, Can
from bot.local.ratelimit import Limit, RateLimits
from bot.local.report import Report
from bot.local.snowflake import Snowflakes
from bot.local.spec import Spec
from bot.local.store import Store
from bot.local.wire import Wire
from bot.local.world import World

LOOPBACK = "127.0.0.1"
TOKEN = "local-table-token"
REQUEST_BYTES = 32 * 1024 * 1024


class LocalDiscord:
    """A guild with one channel, its owner and the bot; more is added through `world`."""

    token = TOKEN
    concurrency = 1  # so many shards may identify at once
    date_error = 0.0  # seconds by which the `Date` of the answers is off
    port = 0  # until it listens
    _runner: web.AppRunner | None = None

    def __init__(
        self,
        *,
        clock: Clock | None = None,
        database: Path | str = ":memory:",
        seed: int = 0,
        rate_limits: bool = False,
        limits: Mapping[str, Limit] | None = None,
        shards: int = 1,
    ) -> None:
        self.shards = shards
        self.clock = clock or RealClock()
        self.store = Store(database)
        ids = Snowflakes(self.clock, seed, self.store.last_id())
        self.world = World(self.clock, ids, self.store, self.store.files)
        self.wire = Wire(self.world, self._attachment_address)
        self.doubts = Doubts()
        self.nonces = Nonces(self.world, self.doubts)
        self.report = Report()
        self.spec = Spec.from_environment()
        self.faults = Faults(self.clock)
        self.limits = RateLimits(self.clock, on=rate_limits, limits=limits)
        self.gateway = Gateway(self.world, self.wire, TOKEN, lambda: self.gateway_address)
        self.feeds = Feeds(self.world, self.wire)
        self.interactions = Interactions(
            self.world, self.wire, self.gateway, self.feeds, self.report
        )
        self.answers = Answers(self.world, self.wire, self.interactions)
        self._remember_or_found()

    @property
    def address(self) -> str:
        return f"http://{LOOPBACK}:{self.port}"

    @property
    def api_address(self) -> str:
        return self.address + rest.BASE

    @property
    def gateway_address(self) -> str:
        return f"ws://{LOOPBACK}:{self.port}/gateway"

    @property
    def guild(self) -> Guild:
        """The first guild."""
        return next(iter(self.world.guilds.values()))

    @property
    def channel(self) -> Channel:
        """The first channel of the first guild."""
        return next(one for one in self.world.channels.values() if one.kind is ChannelKind.TEXT)

    @property
    def operator(self) -> int:
        """The application's owner."""
        return self.guild.owner

    def user(self, name: str, *, locale: str = "en-US") -> User:
        """The member of the guild with this name, who joins if need be."""
        for user in self.world.users.values():
            if user.display == name and not user.bot:
                return user
        user = self.world.add_user(name, locale=locale)
        self.world.join(self.guild, user)
        return user

    def application(self) -> web.Application:
        """The web application, to which a page may add its own routes before the start."""
        app = web.Application(client_max_size=REQUEST_BYTES)
        app.router.add_get("/gateway", self.gateway.serve)
        cdn.mount_cdn(app, self)
        app.on_response_prepare.append(self._stamp)
        rest.mount_rest(
            app, self, rest_messages.routes, rest_channels.routes, rest_application.routes
        )
        return app

    async def start(self, port: int = 0, app: web.Application | None = None) -> None:
        """Listens on loopback only; port 0 takes a free one, a taken one is an OSError."""
        runner = web.AppRunner(app or self.application(), access_log=None, shutdown_timeout=1.0)
        await runner.setup()
        try:
            await web.TCPSite(runner, LOOPBACK, port).start()
        except OSError:
            await runner.cleanup()
            raise
        self._runner, self.port = runner, runner.addresses[0][1]

    def recover(self) -> None:
        """All faults of the REST side end, whoever is held goes on, and the gateway is open."""
        self.faults.end()
        self.gateway.accept()

    async def stop(self) -> None:
        """Stop the bot first: discord.py would go on trying to reconnect."""
        self.recover()
        await self.gateway.close(1001)
        if self._runner is not None:
            await self._runner.cleanup()
        self.store.close()

    def _remember_or_found(self) -> None:
        self.store.fill(self.world)
        if not self.world.guilds:
            self._found()
        self.world.bot_id = next(one.id for one in self.world.users.values() if one.bot)

    def _found(self) -> None:
        world = self.world
        bot = world.add_user("Tafelrunde", bot=True)
        world.bot_id = bot.id
        guild = world.add_guild("Tafelrunde", world.add_user("Owner").id, "de")
        role = world.grant(guild, "Tafelrunde", ORDINARY | Can.PIN_MESSAGES)
        world.join(guild, world.users[guild.owner])
        world.join(guild, bot, (role.id,))
        world.add_channel(guild, "spieltisch")

    async def _stamp(self, _: web.Request, response: web.StreamResponse) -> None:
        """Every answer says what time Discord has."""
        now = self.clock.now() + self.date_error
        response.headers[hdrs.DATE] = formatdate(now, usegmt=True)

    def _attachment_address(self, channel: int, attachment: Attachment) -> str:
        return self.address + cdn.path(channel, attachment, self.clock.now(), self.token)
