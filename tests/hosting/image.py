"""The container without an engine: what the Dockerfile says, carried out in a scratch folder."""

import asyncio
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from tests.ports import free_port

ROOT = Path(__file__).parents[2]
INSTRUCTION = re.compile(r"^([A-Z]+)\s+(.*)$")
ABSOLUTE = re.compile(r"(?<![\w/])/(venv|app|data)\b")


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


class Box(NamedTuple):
    """A scratch root with /app, /venv and /data, and the Python that runs in it."""

    root: Path
    python: tuple[str, ...]

    @property
    def data(self) -> Path:
        return self.root / "data"

    def environment(self) -> dict[str, str]:
        """Nothing of ours but what the image sets: no editable install may fill a gap."""
        return {
            "PATH": os.environ["PATH"],
            "PYTHONUNBUFFERED": "1",
            "PYTHONDONTWRITEBYTECODE": "1",
            "PYTHONPATH": sysconfig.get_paths()["purelib"] if "-S" in self.python else "",
            "TAFELRUNDE_DATA": str(self.data),
            "TAFELRUNDE_PORT": str(free_port()),
        }

    def command(self, *words: str) -> list[str]:
        """The entry point with these words, without any privilege."""
        entry = next(one for one in stages()[-1] if one.name == "ENTRYPOINT").exec_form
        return [*_unprivileged(), *self.python, *entry[1:], *words]


def copied(root: Path) -> Box:
    """What is copied into the image, on the packages of this machine; nothing may be written."""
    (root / "app").mkdir()
    for one in stages()[0]:
        if one.name == "COPY":
            source, target = one.text.split()
            _copy(ROOT / source, root / "app" / target)
    (root / "data").mkdir()
    for path in [root / "app", *(root / "app").rglob("*")]:
        path.chmod(path.stat().st_mode & ~0o222)
    return Box(root, (sys.executable, "-S"))


def built(root: Path) -> Box:
    """Every instruction of both stages in their order, with the scratch folder as /."""
    (root / "app").mkdir()
    for one in (one for stage in stages() for one in stage):
        if one.name == "COPY" and not one.text.startswith("--from"):
            source, target = one.text.split()
            _copy(ROOT / source, root / "app" / target)
        elif one.name == "RUN":
            line = ABSOLUTE.sub(lambda match: f"{root}/{match[1]}", one.text)
            subprocess.run(["sh", "-ec", line], cwd=root / "app", check=True)
    return Box(root, (str(root / "venv/bin/python"),))


@asynccontextmanager
async def running(box: Box, *words: str) -> AsyncIterator[asyncio.subprocess.Process]:
    process = await asyncio.create_subprocess_exec(
        *box.command(*words),
        cwd=box.root / "app",
        env=box.environment(),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGKILL)
            await process.wait()


async def said(process: asyncio.subprocess.Process, words: str, seconds: float = 60) -> str:
    """Reads on until a line has these words."""
    assert process.stdout is not None
    heard: list[str] = []
    while words not in (
        line := (await asyncio.wait_for(process.stdout.readline(), seconds)).decode()
    ):
        assert line, f"it ended without a word of {words!r}: {heard}"
        heard.append(line)
    return line


def _copy(source: Path, target: Path) -> None:
    if source.is_dir():
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
    else:
        shutil.copyfile(source, target / source.name if target.is_dir() else target)


def _unprivileged() -> list[str]:
    """As `cap_drop: ALL` and `no-new-privileges` do it: even root is bound by permissions then."""
    if os.geteuid() != 0 or shutil.which("setpriv") is None:
        return []
    none = [f"--{kind}=-all" for kind in ("bounding-set", "inh-caps", "ambient-caps")]
    return ["setpriv", *none, "--no-new-privs"]
