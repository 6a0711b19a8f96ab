"""The code of an older release, out of this repository's own history."""

import subprocess
import sys
from importlib.resources import files
from pathlib import Path

ROOT = Path(__file__).parents[2]
RELEASE_1_0_0 = "2155897"
LAID_BESIDE = ("tests/end_to_end/rooms.py", "tests/fixtures")  # what drives it, written since


def is_at_hand(commit: str) -> bool:
    """Not in an archive without history, nor in a shallow clone."""
    known = ["git", "cat-file", "-e", f"{commit}^{{commit}}"]
    return subprocess.run(known, cwd=ROOT, capture_output=True).returncode == 0


def unpacked(commit: str, folder: Path) -> Path:
    """Its files in this folder, and beside them what drives it."""
    folder.mkdir(parents=True)
    packed = subprocess.run(["git", "archive", commit], cwd=ROOT, capture_output=True, check=True)
    subprocess.run(["tar", "-x", "-C", str(folder)], input=packed.stdout, check=True)
    for path in LAID_BESIDE:
        for source in sorted((ROOT / path).rglob("*.py")) or [ROOT / path]:
            target = folder / source.relative_to(ROOT)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(source.read_text())
    _lay_icons(folder)
    return folder


def _lay_icons(folder: Path) -> None:
    """Its icons came from a package of 87 MB that nobody needs any more: letters serve."""
    letters = files("font_source_sans_pro").joinpath("files/SourceSansPro-Bold.otf").read_bytes()
    icons = folder / "fontawesomefree" / "static/fontawesomefree/webfonts/fa-solid-900.ttf"
    icons.parent.mkdir(parents=True)
    icons.write_bytes(letters)
    (folder / "fontawesomefree" / "__init__.py").touch()


def run(code: Path, *arguments: str, timeout: float, **environment: str) -> tuple[int, str]:
    """A program of that release in the environment of today: its answer, and all that it said."""
    done = subprocess.run(
        [sys.executable, "-B", "-m", *arguments],
        cwd=code,
        env={"PATH": "", "HOME": str(code), "PYTHONPATH": str(code), **environment},
        capture_output=True,
        text=True,
        timeout=timeout,
    )
    return done.returncode, done.stdout + done.stderr
