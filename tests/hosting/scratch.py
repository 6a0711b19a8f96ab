"""A root of our own from Debian's packages, in which every line of the Dockerfile is carried out.

It stands for the base image: Debian with Python and pip. Each stage has a root of its own, so that
only what is copied from one to the other gets there.
"""

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

from tests.hosting.image import ROOT, Box, Instruction, copy, entry_point, environment_of, stages

PACKAGES = "python3-venv,python3-pip,python-is-python3,ca-certificates"
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
INSTALLERS = ("usr/local/bin/pip", "usr/local/lib/python3.11/ensurepip/__init__.py",
              "usr/local/lib/python3.11/site-packages/pip/__init__.py")  # fmt: skip


def can_be_had() -> bool:
    return os.geteuid() == 0 and shutil.which("debootstrap") is not None


def base(folder: Path) -> Path:
    """Debian with Python; where the official image has its installers, something lies too."""
    root = folder / "base"
    subprocess.run(
        ["debootstrap", "--variant=minbase", f"--include={PACKAGES}", "bookworm", str(root)],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    for name in INSTALLERS:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).touch()
    return root


def wheels(folder: Path) -> Path:
    """What the registry has for that Python, fetched from outside."""
    found = folder / "wheels"
    only = ["--only-binary=:all:", "--python-version=3.11", "--require-hashes"]
    fetch = [sys.executable, "-m", "pip", "download", "-q", *only, "-d", str(found)]
    subprocess.run([*fetch, "-r", str(ROOT / "requirements.lock")], check=True)
    return found


class Stage:
    """A root on its way to an image."""

    def __init__(self, root: Path, earlier: dict[str, "Stage"]) -> None:
        self.root, self._earlier = root, earlier
        self.work = "/"
        self.environment = {"PATH": PATH, "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": "/wheels"}

    def carry_out(self, one: Instruction) -> None:
        match one.name:
            case "ARG":  # with what it is if nobody says otherwise
                name, _, value = one.text.partition("=")
                self.environment[name] = value
            case "WORKDIR":
                self.work = one.text
                self.inside(one.text).mkdir(exist_ok=True)
            case "COPY":
                self._copy(*one.text.split())
            case "RUN":
                line = f"cd {self.work} && {one.text}"
                subprocess.run(
                    ["chroot", self.root, "sh", "-ec", line], check=True, env=self.environment
                )

    def _copy(self, *words: str) -> None:
        if words[0].startswith("--from="):
            source = self._earlier[words[0].removeprefix("--from=")].inside(words[1])
            shutil.copytree(source, self.inside(words[2]), symlinks=True)
        else:
            copy(ROOT / words[0], self.inside(self.work) / words[1])

    def inside(self, path: str) -> Path:
        return self.root / path.lstrip("/")


class ScratchBox(Box):
    """The image as compose runs it: first process, no privilege; /data, /tmp and, as in every
    container, /dev/shm are all that can be written."""

    def environment(self) -> dict[str, str]:
        found = environment_of(stages()[-1])
        return found | {"PATH": found["PATH"].replace("$PATH", PATH), **self.settings}

    def command(self, *words: str) -> list[str]:
        root, entry = shlex.quote(str(self.root)), shlex.join([*entry_point(), *words])
        user = next(one for one in stages()[-1] if one.name == "USER").text
        uid, gid = user.split(":")
        script = (
            f"mount --bind {root} {root}; mount --bind {root}/data {root}/data; "
            f"mount -o remount,ro,bind {root}; mount -t tmpfs none {root}/tmp; "
            f"mount -t tmpfs none {root}/dev/shm; mount -t proc none {root}/proc; cd {root}/app; "
            f"exec chroot {root} setpriv --reuid {uid} --regid {gid} --clear-groups "
            f"--bounding-set=-all --inh-caps=-all --no-new-privs --pdeathsig KILL "
            f"sh -c {shlex.quote(f'cd /app && exec {entry}')}"
        )
        return ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-ec", script]


def built(folder: Path, debian: Path, **settings: str) -> ScratchBox:
    """Every instruction of both stages in their order."""
    fetched, made = wheels(folder), dict[str, Stage]()
    for number, stage in enumerate(stages()):
        names = stage[0].text.split()
        current = Stage(folder / f"stage-{number}", made)
        subprocess.run(["cp", "-a", str(debian), str(current.root)], check=True)
        shutil.copytree(fetched, current.root / "wheels")
        for one in stage[1:]:
            current.carry_out(one)
        made[names[-1] if "AS" in names else ""] = current
    shutil.rmtree(made[""].root / "wheels")
    return ScratchBox(made[""].root, settings)


def first_process(unshare: int) -> int:
    """The one that is number 1 inside, by its number outside."""
    children = Path(f"/proc/{unshare}/task/{unshare}/children").read_text(encoding="ascii")
    return int(children.split()[0])
