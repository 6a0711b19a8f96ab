"""What a release consists of, for the release workflow.

    python -m tests.version v1.2.3                  its chapter of the changelog
    python -m tests.version v1.2.3 tags IMAGE       the tags under which an image is pushed
    python -m tests.version v1.2.3 compose IMAGE    compose.yaml with that image instead of a build

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
    """Returns what the changelog says of a release; None if it has no such chapter."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = re.search(
        rf"^## {re.escape(name)}\b.*?\n(.*?)(?=^## |\Z)", text, re.DOTALL | re.MULTILINE
    )
    return found[1].strip() if found else None


def tags(image: str, name: str) -> list[str]:
    """Returns the exact version, the two tags that follow newer ones, and latest."""
    major, minor, _ = name.split(".")
    return [f"{image}:{tag}" for tag in (name, f"{major}.{minor}", major, "latest")]


def compose(image: str, name: str) -> str:
    """Returns compose.yaml for hosts without a clone, to be updated by `docker compose pull`."""
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    built = re.compile(r"^    build: .*\n    image: .*\n", re.MULTILINE)
    return built.sub(f"    image: {image}:{name.partition('.')[0]}\n", text)


def main(tag: str, what: str = "chapter", image: str = "") -> int:
    name = version()
    if tag != f"v{name}":
        sys.stderr.write(f"The tag is {tag}, but pyproject.toml says {name}.\n")
        return 1
    if (told := chapter(name)) is None:
        sys.stderr.write(f"CHANGELOG.md has no chapter {name}.\n")
        return 1
    if what == "tags":
        told = "tags=" + ",".join(tags(image, name))
    elif what == "compose":
        told = compose(image, name).rstrip()
    sys.stdout.write(told + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:4]))
