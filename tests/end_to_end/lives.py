"""The bot in a process of its own, which dies; its data folder and its players live on."""

import asyncio
import os
import random
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from bot.games.contract import Menu, Refused, Seat, resolve_path
from bot.games.contract import Path as Picks
from bot.games.registry import GAMES
from bot.local.post import Post, Shown
from bot.local.typed import Impossible
from bot.table.model.record import Phase, TableRecord
from bot.table.storage.snapshot import COLUMNS, SavedTable
from bot.table.storage.snapshot import unpack_row as unpack_row
from bot.table.storage.sqlite.schema import reading
from bot.ui.intake.custom_id import PickButton, unpack_custom_id
from bot.ui.panel.answer_handler import split_confirmation
from tests.discord_server import Discord
from tests.end_to_end.players import Player, chosen_values, picks

ROOT = Path(__file__).parents[2]
NEVER = "never:1"

Deed = tuple[int, str]  # seat and path, as the log has them


class Press(NamedTuple):
    """What somebody is about to press, and what the log will say of it."""

    player: Player
    panel: Post
    custom_id: str
    values: list[str]
    meant: Deed
    asked: object  # by which question of which moment, if it is only a step of the answer to it


class Lives:
    def __init__(self, discord: Discord, data: Path, luck: random.Random) -> None:
        self.discord, self.data, self.luck = discord, data, luck
        self.process: asyncio.subprocess.Process
        self.died: asyncio.Task[int]
        self.said = b""  # by the last one, since it was ready

    async def begin(self, fate: str) -> bool:
        """Starts; tells whether it got as far as being ready."""
        self._set_clock()
        self.process = await self._python("tests.end_to_end.mortal", fate)
        assert self.process.stderr is not None
        async for line in self.process.stderr:
            if b"ready as" in line:
                self.died = asyncio.create_task(self._watch())
                return True
        assert await self.process.wait() == -signal.SIGKILL, "it refused to start"
        return False

    def _set_clock(self) -> None:
        """The process has the real time, and believes a Discord only that has it too."""
        self.discord.advance(max(0.0, time.time() - self.discord.clock.now()))

    async def command(self, *arguments: str) -> tuple[int, str]:
        """`tafelrunde …` with the same settings; the exit code, and what was said in the end."""
        process = await self._python("bot", *arguments)
        out, err = await process.communicate()
        assert process.returncode is not None
        return process.returncode, (out + err).decode().strip().rpartition("\n")[2]

    async def typed(self, line: str) -> int:
        """Into a shell, where the bot is run from; the exit code."""
        process = await asyncio.create_subprocess_shell(line, cwd=ROOT, env=self._environment())
        return await process.wait()

    def _environment(self) -> dict[str, str]:
        return os.environ | {
            "DISCORD_TOKEN": self.discord.token,
            "TAFELRUNDE_API": self.discord.api_address,
            "TAFELRUNDE_GATEWAY": self.discord.gateway_address,
            "TAFELRUNDE_DATA": str(self.data),
            "TAFELRUNDE_WORKERS": "0",  # whoever dies so often employs nobody
            "PYTHONPATH": str(ROOT),
        }

    async def _python(self, *module: str) -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", *module),
            cwd=ROOT,
            env=self._environment(),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )

    async def _watch(self) -> int:
        """Until its death; what it says meanwhile must not fill the pipe."""
        assert self.process.stderr is not None
        self.said = await self.process.stderr.read()
        return await self.process.wait()

    async def end(self) -> None:
        with suppress(ProcessLookupError):  # dead already
            self.process.kill()
        await self.died

    async def click(self, *players: Player) -> int:
        """Each presses something in their newest panel, all at once; returns how many did.

        Afterwards the log must rightly have grown by it.
        """
        self._set_clock()
        before = self.deeds()
        chosen = [press for player in players if (press := self._chosen(player)) is not None]
        shown = await asyncio.gather(*(self._sent(press) for press in chosen))
        new, pressed = self.deeds()[len(before) :], 0
        for press, answer in zip(chosen, shown, strict=True):
            if answer is not None:
                pressed += 1
                self._assert_fitting(
                    press, answer, [deed for deed in new if deed[0] == press.meant[0]]
                )
        return pressed

    def _chosen(self, player: Player) -> Press | None:
        panels = [post for post in player.person.inbox() if picks(post)]
        if not panels:
            return None
        control = self.luck.choice(picks(panels[-1]))
        values, custom_id = chosen_values(control, self.luck), control["custom_id"]
        meant = self.meaning(custom_id, values)
        return Press(player, panels[-1], custom_id, values, meant, self._asked(meant))

    def _asked(self, meant: Deed) -> object:
        """None where the click completes an answer: then no rival's move is an excuse."""
        record, state = self.saved()
        game, seat, path = GAMES[record.game], Seat(meant[0]), tuple(meant[1].split("."))
        try:
            led = resolve_path(game, state, seat, path if meant[1] else ())
        except Refused:
            return None  # it is not asked any more
        ask = next(ask for ask in game.asks(state) if ask.seat == seat)
        return (record.id, game.moment(state), ask) if isinstance(led, Menu) else None

    def _assert_fitting(self, press: Press, shown: Shown, new: list[Deed]) -> None:
        said = f"meant {press.meant}, saved {new}, shown {shown}"
        if shown.failure is not None:  # not acknowledged: once, or not at all
            assert not new or happened(new, press.meant), said
            assert self.died.done() or self.process.returncode is not None, f"it hung: {said}"
        elif shown.post is not None and "moved on" in shown.post.text:
            assert new == [], said
            left = {post.id for post in press.player.person.inbox()}  # a newer call retires it
            assert shown.post.id == press.panel.id or press.panel.id not in left, said
        elif shown.post is not None and "game is over" in shown.post.text:  # by a rival's click
            assert (new, self._is_over(press)) == ([], True), said
        elif shown.post == press.panel:  # only told to wait: nothing was said about it yet
            assert not new or happened(new, press.meant), said
        elif not happened(new, press.meant):
            assert new == [], said
            assert shown.post is not None
            goes_on = self._goes_on(shown.post, press.meant) or self._is_asked_anew(press)
            assert goes_on or _waits(shown.post, press), f"acknowledged, but lost: {said}"

    def _is_over(self, press: Press) -> bool:
        """The game that the panel was about: it may be the one before."""
        number = int(press.custom_id.split(":")[1], 16)
        sql = f"SELECT phase FROM tables WHERE id = {number}"
        return self.query(sql) == [(Phase.OVER,)]

    def _is_asked_anew(self, press: Press) -> bool:
        """Whether a rival's move, in the middle of an answer, has brought another question."""
        return press.asked is not None and press.asked != self._asked((press.meant[0], ""))

    async def _sent(self, press: Press) -> Shown | None:
        """If the process dies meanwhile, the three seconds of the answer pass. None: the panel has
        become another one under the very finger, as after a start it may."""
        person = press.player.person
        using = (
            person.select(press.panel, *press.values, which=press.custom_id)
            if press.values
            else person.click(press.panel, press.custom_id)
        )
        clicking = asyncio.create_task(using)
        await asyncio.wait([clicking, self.died], return_when=asyncio.FIRST_COMPLETED)
        if not clicking.done():
            self.discord.advance(3.0)
        try:
            shown = await clicking
        except Impossible:
            return None
        self.discord.report.take_failures()
        return shown

    def _goes_on(self, panel: Post, meant: Deed) -> bool:
        """Whether the click was a step of an answer: the panel asks for the next one, or whether
        its owner is sure."""
        begun = [".".join(self._pressed(one["custom_id"], ["?"])[1]) for one in picks(panel)]
        so_far = f"{meant[1]}." if meant[1] else ""  # what is clear is passed by
        return any(path.startswith(so_far) for path in begun)

    async def news(self, *players: Player) -> None:
        """Until somebody has something to click on, or the process is dead."""
        waits = [
            asyncio.create_task(p.person.wait(lambda post: bool(picks(post)))) for p in players
        ]
        await asyncio.wait([*waits, self.died], return_when=asyncio.FIRST_COMPLETED)
        for wait in waits:
            wait.cancel()
        await asyncio.gather(*waits, return_exceptions=True)

    def meaning(self, custom_id: str, values: list[str]) -> Deed:
        """What the log will say if this completes an answer."""
        seat, path = self._pressed(custom_id, values)
        return seat, ".".join(split_confirmation(path)[0])

    def _pressed(self, custom_id: str, values: list[str]) -> tuple[Seat, Picks]:
        pick = unpack_custom_id(
            custom_id, self.query("SELECT value FROM meta WHERE key = 'mac'")[0][0]
        )
        assert isinstance(pick, PickButton)
        return pick.seat, (*pick.path, "+".join(values)) if pick.select else pick.path

    def deeds(self) -> list[Deed]:
        """What people have clicked, as far as it is saved."""
        sql = "SELECT seat, path FROM actions WHERE \"by\" = 'click' ORDER BY table_id, version"
        return [(seat, path) for seat, path in self.query(sql)]

    def saved(self) -> tuple[TableRecord, Any]:
        """The newest table as it is saved."""
        sql = f"SELECT {COLUMNS} FROM tables ORDER BY id DESC LIMIT 1"
        return unpack_row(SavedTable(*self.query(sql)[0]), GAMES)

    def is_playing(self) -> bool:
        return self.query("SELECT phase FROM tables ORDER BY id DESC LIMIT 1") == [(Phase.RUNNING,)]

    def query(self, sql: str) -> list[tuple[Any, ...]]:
        with reading(self.data / "tafelrunde.sqlite3") as db:
            return db.execute(sql).fetchall()


def _waits(panel: Post, press: Press) -> bool:
    """Whether a mere step is still being painted: the panel offers it as before, though a message
    that was under way may have changed the rest of it."""
    return press.asked is not None and press.custom_id in [one["custom_id"] for one in picks(panel)]


def happened(new: list[Deed], meant: Deed) -> bool:
    """Once, as it was clicked; a last step without a choice is given by itself."""
    return [seat for seat, _ in new] == [meant[0]] and f"{new[0][1]}.".startswith(f"{meant[1]}.")
