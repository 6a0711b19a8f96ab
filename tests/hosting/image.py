"""The container without an engine: what the Dockerfile says, carried out where it does no harm."""

import asyncio
import json
import os
import re
import shlex
import shutil
import signal
import sys
import sysconfig
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from tests.ports import free_port

ROOT = Path(__file__).parents[2]
PATIENCE = 300.0  # seconds, after which a process hangs, however busy the machine is
INSTRUCTION = re.compile(r"^([A-Z]+)\s+(.*)$")


class Instruction(NamedTuple):
    name: str
    text: str

    @property
    def exec_form(self) -> list[str]:
        """Its words as a list; a shell form would swallow signals and is no JSON."""
        found: list[str] = json.loads(self.text[self.text.index("[") :])
        return found


def instructions() -> list[Instruction]:
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    matches = (INSTRUCTION.match(line) for line in text.splitlines())
    return [Instruction(*match.groups()) for match in matches if match]


def stages() -> list[list[Instruction]]:
    """The instructions of each FROM, without what stands before the first."""
    found: list[list[Instruction]] = []
    for one in instructions():
        if one.name == "FROM":
            found.append([])
        if found:
            found[-1].append(one)
    return found


def environment_of(stage: list[Instruction]) -> dict[str, str]:
    pairs = [pair for one in stage if one.name == "ENV" for pair in shlex.split(one.text)]
    return dict(pair.split("=", 1) for pair in pairs)


def entry_point() -> list[str]:
    return next(one for one in stages()[-1] if one.name == "ENTRYPOINT").exec_form


@dataclass(frozen=True)
class Box(ABC):
    """Something in which the image's entry point runs, with these settings."""

    root: Path
    settings: dict[str, str]

    @property
    def data(self) -> Path:
        return self.root / "data"

    @property
    def work(self) -> Path:
        return self.root / "app"

    @abstractmethod
    def environment(self) -> dict[str, str]: ...
    @abstractmethod
    def command(self, *words: str) -> list[str]: ...


class CopiedBox(Box):
    """A scratch folder with /app and /data, on the packages of this machine."""

    def environment(self) -> dict[str, str]:
        """Nothing of ours but what the image sets: no editable install may fill a gap."""
        return environment_of(stages()[-1]) | {
            "PATH": os.environ["PATH"],
            "PYTHONPATH": sysconfig.get_paths()["purelib"],
            "TAFELRUNDE_DATA": str(self.data),
            "TAFELRUNDE_PORT": str(free_port()),
            **self.settings,
        }

    def command(self, *words: str) -> list[str]:
        """The entry point with these words, without any privilege."""
        return [*_unprivileged(), sys.executable, "-S", *entry_point()[1:], *words]


def copied(root: Path, **settings: str) -> CopiedBox:
    """What is copied into the image; nothing of it may be written."""
    (root / "app").mkdir()
    for one in stages()[0]:
        if one.name == "COPY":
            source, target = one.text.split()
            copy(ROOT / source, root / "app" / target)
    (root / "data").mkdir()
    for path in [root / "app", *(root / "app").rglob("*")]:
        path.chmod(path.stat().st_mode & ~0o222)
    return CopiedBox(root, settings)


@asynccontextmanager
async def running(
    box: Box, *words: str, stdin: int | None = None
) -> AsyncIterator[asyncio.subprocess.Process]:
    process = await asyncio.create_subprocess_exec(
        *box.command(*words),
        cwd=box.work,
        env=box.environment(),
        stdin=stdin,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGKILL)
            await process.wait()


async def done(box: Box, *words: str) -> tuple[int, str]:
    """The exit code of a command, and all that it said."""
    async with running(box, *words) as process:
        assert process.stdout is not None
        said = (await asyncio.wait_for(process.stdout.read(), PATIENCE)).decode()
        return await process.wait(), said


async def until_healthy(box: Box) -> None:
    """By the health check of the image; a fresh bot may need another look, as in a container."""
    for _ in range(20):
        if (await done(box, "health"))[0] == 0:
            return
    raise AssertionError("never healthy")


async def said(process: asyncio.subprocess.Process, words: str) -> str:
    """Reads on until a line has these words."""
    assert process.stdout is not None
    heard: list[str] = []
    while words not in (
        line := (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode()
    ):
        assert line, f"it ended without a word of {words!r}: {heard}"
        heard.append(line)
    return line


def kept_out() -> set[Path]:
    """Folders that are not sent to the builder, although they lie in one that is."""
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    return {ROOT / line for line in lines if line[0] not in "#!*"}


def copy(source: Path, target: Path) -> None:
    def ignored(folder: str, names: list[str]) -> set[str]:
        return {name for name in names if name == "__pycache__" or Path(folder, name) in kept_out()}

    if source.is_dir():
        shutil.copytree(source, target, ignore=ignored)
    else:
        shutil.copyfile(source, target / source.name if target.is_dir() else target)


def _unprivileged() -> list[str]:
    """As `cap_drop: ALL` and `no-new-privileges` do it: even root is bound by permissions then."""
    if os.geteuid() != 0 or shutil.which("setpriv") is None:
        return []
    none = [f"--{kind}=-all" for kind in ("bounding-set", "inh-caps", "ambient-caps")]
    return ["setpriv", *none, "--no-new-privs"]
