"""What a release is called: `python -m tests.version v1.2.3` prints its chapter.

The version stands in pyproject.toml; the changelog has a chapter of that name.
"""

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]


def version() -> str:
    with (ROOT / "pyproject.toml").open("rb") as file:
        return str(tomllib.load(file)["project"]["version"])


def chapter(name: str) -> str | None:
    """What the changelog says of a release; None where it has no such chapter."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = re.search(
        rf"^## {re.escape(name)}\b.*?\n(.*?)(?=^## |\Z)", text, re.DOTALL | re.MULTILINE
    )
    return found[1].strip() if found else None


def main(tag: str) -> int:
    if tag != f"v{version()}":
        sys.stderr.write(f"The tag is {tag}, but pyproject.toml says {version()}.\n")
        return 1
    if (told := chapter(version())) is None:
        sys.stderr.write(f"CHANGELOG.md has no chapter {version()}.\n")
        return 1
    sys.stdout.write(told + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
