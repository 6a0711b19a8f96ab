"""The bot in a process of its own, which dies; its data folder and its players live on."""

import asyncio
import os
import random
import signal
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

from bot.local.post import Post, Shown
from bot.table.model.sheet import Phase
from bot.table.storage.schema import reading
from bot.ui.intake.custom_id import Pick, unpack
from tests.discord_server import Discord
from tests.end_to_end.players import Player, picks

ROOT = Path(__file__).parents[2]
NEVER = "never:1"

Deed = tuple[int, str]  # seat and path, as the log has them


class Lives:
    def __init__(self, discord: Discord, data: Path, luck: random.Random) -> None:
        self.discord, self.data, self.luck = discord, data, luck
        self.process: asyncio.subprocess.Process
        self.died: asyncio.Task[int]

    async def begin(self, fate: str) -> bool:
        """Starts; tells whether it got as far as being ready."""
        self.process = await self._python("tests.end_to_end.mortal", fate)
        assert self.process.stderr is not None
        async for line in self.process.stderr:
            if b"ready as" in line:
                self.died = asyncio.create_task(self._watch())
                return True
        assert await self.process.wait() == -signal.SIGKILL, "it refused to start"
        return False

    async def command(self, *arguments: str) -> tuple[int, str]:
        """`tafelrunde …` with the same settings; the exit code, and what was said in the end."""
        process = await self._python("bot", *arguments)
        out, err = await process.communicate()
        assert process.returncode is not None
        return process.returncode, (out + err).decode().strip().rpartition("\n")[2]

    async def _python(self, *module: str) -> asyncio.subprocess.Process:
        environment = os.environ | {
            "DISCORD_TOKEN": self.discord.token,
            "TAFELRUNDE_API": self.discord.api_address,
            "TAFELRUNDE_GATEWAY": self.discord.gateway_address,
            "TAFELRUNDE_DATA": str(self.data),
            "PYTHONPATH": str(ROOT),
        }
        pipe = asyncio.subprocess.PIPE
        return await asyncio.create_subprocess_exec(
            sys.executable, "-m", *module, cwd=ROOT, env=environment, stdout=pipe, stderr=pipe
        )

    async def _watch(self) -> int:
        """Until its death; what it says meanwhile must not fill the pipe."""
        assert self.process.stderr is not None
        while await self.process.stderr.read(65536):
            pass
        return await self.process.wait()

    async def end(self) -> None:
        with suppress(ProcessLookupError):  # dead already
            self.process.kill()
        await self.died

    async def click(self, player: Player) -> None:
        """One click on the newest panel, and whether the log has rightly grown by it."""
        panels = [post for post in player.person.inbox() if picks(post)]
        if not panels:
            return
        before, chosen = self.deeds(), self.luck.choice(picks(panels[-1]))
        values = self._values(chosen)
        shown = await self._sent(player, panels[-1], chosen["custom_id"], values)
        new, meant = self.deeds()[len(before) :], self.meaning(chosen["custom_id"], values)
        if shown.failure is not None:
            assert not new or happened(new, meant)  # not acknowledged: once, or not at all
        elif shown.post is not None and "moved on" in shown.post.text:
            assert new == []
            assert shown.post.id == panels[-1].id  # it has become what is asked now
        elif not happened(new, meant):
            assert new == []
            assert shown.post is not None
            assert self._goes_on(shown.post, meant), "acknowledged, but lost"

    async def _sent(self, player: Player, panel: Post, custom_id: str, values: list[str]) -> Shown:
        """If the process dies meanwhile, the three seconds of the answer pass."""
        person = player.person
        using = (
            person.select(panel, *values, which=custom_id)
            if values
            else person.click(panel, custom_id)
        )
        clicking = asyncio.create_task(using)
        await asyncio.wait([clicking, self.died], return_when=asyncio.FIRST_COMPLETED)
        if not clicking.done():
            self.discord.advance(3.0)
        shown = await clicking
        self.discord.report.take_failures()
        return shown

    def _values(self, control: dict[str, Any]) -> list[str]:
        if "options" not in control:
            return []
        offered = [option["value"] for option in control["options"]]
        number = self.luck.randint(control["min_values"], control["max_values"])
        chosen = self.luck.sample(offered, number)
        return [value for value in offered if value in chosen]

    def _goes_on(self, panel: Post, meant: Deed) -> bool:
        """Whether the click was a step of an answer: the panel asks for the next one."""
        begun = [self.meaning(one["custom_id"], ["?"])[1] for one in picks(panel)]
        return any(path.rpartition(".")[0] == meant[1] for path in begun)

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
        pick = unpack(custom_id, self.query("SELECT value FROM meta WHERE key = 'mac'")[0][0])
        assert isinstance(pick, Pick)
        path = (*pick.path, "+".join(values)) if pick.select else pick.path
        return pick.seat, ".".join(path)

    def deeds(self) -> list[Deed]:
        """What people have clicked, as far as it is saved."""
        sql = "SELECT seat, path FROM actions WHERE \"by\" = 'click' ORDER BY table_id, version"
        return [(seat, path) for seat, path in self.query(sql)]

    def is_playing(self) -> bool:
        return self.query("SELECT phase FROM tables ORDER BY id DESC LIMIT 1") == [(Phase.RUNNING,)]

    def query(self, sql: str) -> list[tuple[Any, ...]]:
        with reading(self.data / "tafelrunde.sqlite3") as db:
            return db.execute(sql).fetchall()


def happened(new: list[Deed], meant: Deed) -> bool:
    """Once, as it was clicked; a last step without a choice is given by itself."""
    return [seat for seat, _ in new] == [meant[0]] and f"{new[0][1]}.".startswith(f"{meant[1]}.")
