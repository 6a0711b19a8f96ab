"""A PostgreSQL of our own, for measures and tests: in a folder of its own, on a socket in there.

It ends with the process that made it, even if that process is killed: a guard reads from a pipe
that only this process holds open, and the end of the pipe is the end of server and folder.
"""

import os
import pwd
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path

OPTIONS = "-c max_connections=120 -c shared_buffers=16MB -c listen_addresses='' -c autovacuum=off"
HASTY = "-c fsync=off -c full_page_writes=off -c synchronous_commit=off"
PATIENCE = 120.0  # seconds for its programs, on a busy machine
GUARD = 'read -r _; "$0/pg_ctl" -D "$1/data" -m immediate -w stop; rm -rf "$1"'


@cache
def programs() -> Path | None:
    """Where initdb and its siblings are; Debian keeps them out of the way."""
    named, debians = shutil.which("initdb"), Path("/usr/lib/postgresql").glob("*/bin/initdb")
    found = [Path(named).resolve()] if named else sorted(debians)
    return found[-1].parent if found and _user() is not None else None


@cache
def _user() -> str | None:
    """PostgreSQL refuses to be root: Debian's package has made somebody for it."""
    if os.getuid() != 0:
        return ""
    try:
        return pwd.getpwnam("postgres").pw_name
    except KeyError:
        return None


def _as_its_user(*command: str) -> list[str]:
    return ["runuser", "-u", user, "--", *command] if (user := _user()) else [*command]


class Cluster:
    """Flushes to the disk what it has promised, as a real one does; unless nobody relies on it."""

    def __init__(
        self, place: Path | None = None, *, running: Path | None = None, is_hasty: bool = False
    ) -> None:
        self._options = f"{OPTIONS} {HASTY}" if is_hasty else OPTIONS
        self.folder = running or Path(tempfile.mkdtemp(prefix=".tafelrunde-pg-", dir=place))
        if running is not None:
            return
        if user := _user():
            shutil.chown(self.folder, user)
        self._guard = self._guarded()
        self._run("initdb", "-A", "trust", "-U", "postgres", "--no-sync", "-D", str(self.data))
        self.start()

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def start(self) -> None:
        log = str(self.folder / "log")
        options = f"{self._options} -c unix_socket_directories='{self.folder}'"
        self._run("pg_ctl", "-D", str(self.data), "-l", log, "-o", options, "-w", "start")

    def stop(self) -> None:
        """At once, as if the power had failed."""
        self._run("pg_ctl", "-D", str(self.data), "-m", "immediate", "-w", "stop")

    def remove(self) -> None:
        self._guard.communicate(timeout=PATIENCE)
        shutil.rmtree(self.folder, ignore_errors=True)

    def address(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def create(self, database: str) -> str:
        """Its address."""
        self._run("createdb", "-h", str(self.folder), "-U", "postgres", database)
        return self.address(database)

    def _guarded(self) -> subprocess.Popen[bytes]:
        """In a session of its own, so that Ctrl-C in a terminal does not end it first."""
        command = _as_its_user("sh", "-c", GUARD, str(programs()), str(self.folder))
        with (self.folder / "said").open("ab") as said:
            return subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=said,
                stderr=said,
                cwd="/",
                start_new_session=True,
            )

    def _run(self, program: str, *arguments: str) -> None:
        folder = programs()
        assert folder is not None
        command = _as_its_user(str(folder / program), *arguments)
        with (self.folder / "said").open("ab") as said:
            subprocess.run(command, check=True, stdout=said, stderr=said, cwd="/", timeout=PATIENCE)
