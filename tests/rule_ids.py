"""The ids of rules and scenarios that each game lists in `tests/games/<slug>/ids.rules`."""

from pathlib import Path

FOLDER = Path(__file__).parent / "games"


def listed(path: Path, kind: str) -> list[str]:
    lines = (line.split() for line in path.read_text(encoding="utf-8").splitlines())
    return [words[1] for words in lines if words and words[0] == kind]
