"""Each game has all that belongs to a game, and nothing belongs to a game that is not declared.

What is missing is said in sentences, so that whoever adds a game need not guess.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.games.registry import GAMES, LESSONS
from bot.words import LANGUAGES, words
from render.painter import painter_of

ROOT = Path(__file__).parent.parent
FILES = {
    "bot/games/{slug}/__init__.py": "the rules",
    "bot/games/{slug}/views.py": "what painters may know of it",
    **{f"bot/words/{language}/{{slug}}.ftl": "its words" for language in LANGUAGES},
    "render/{slug}/__init__.py": "its painter",
    "render/sheets/{slug}.png": "its sheet of pictures; `tafelrunde gallery` paints it",
    "cogs/{slug}.py": "its commands",
    "tests/games/{slug}/ids.rules": "the ids of its rules",
    "tests/games/{slug}/kit.py": "how its tests make positions",
    "tests/games/{slug}/records": "its golden games: `python -m tests.games.golden {slug}`",
}
# where every folder or file belongs to a game, but for these
PLACES = {
    "bot/games": {"kit"},
    "render": {"kit", "pieces", "sheets", "sprites"},
    "tests/games": set[str](),
}


def lacks(slug: str) -> Iterator[str]:
    for path, what in FILES.items():
        if not (ROOT / path.format(slug=slug)).exists():
            yield f"{slug} lacks {what.format(slug=slug)}: {path.format(slug=slug)}"
    if slug not in GAMES:
        yield f"{slug} is not declared: bot/games/registry.py has no GameEntry of this name"
        return
    if f"`{slug}`" not in (ROOT / "README.md").read_text(encoding="utf-8"):
        yield f"{slug} is not in the README's list of games"
    yield from lacks_of_painter(slug)
    for language in LANGUAGES:
        yield from lacks_of_words(slug, language)


def lacks_of_painter(slug: str) -> Iterator[str]:
    try:
        painter_of(slug)
    except (ImportError, LookupError) as fault:
        yield f"{slug} has no painter: {fault}"


def lacks_of_words(slug: str, language: str) -> Iterator[str]:
    if not words(language).has(f"group-{slug}"):
        yield f"bot/words/{language}/common.ftl has no group-{slug}, which explains the command"
    if not (ROOT / f"bot/words/{language}/{slug}.ftl").exists():
        return
    said = words(language, slug)
    for number, moment in enumerate(LESSONS[slug], 1):
        kind, _, about = moment.partition(":")
        sort = {"at": "ask", "hand": "ask", "choice": "menu"}.get(kind)
        if sort is None and moment not in ("", "start", "final"):
            yield f"{slug}: page {number} shows {moment!r}, and nobody knows what that is"
        if sort is not None and not said.has(f"{sort}-{about}"):
            yield f"{slug}: page {number} shows {moment!r}, and no {sort} is called so"
        if not said.has(f"rules-{number}"):
            yield f"{slug}: there is no page {number} in {language} to show {moment!r}"


def found() -> set[str]:
    """The slugs of all that lies where only games lie."""
    return {
        folder.name
        for place, others in PLACES.items()
        for folder in (ROOT / place).iterdir()
        if folder.is_dir() and folder.name not in {*others, "__pycache__"}
    }


@pytest.mark.parametrize("slug", sorted({*GAMES, *found()}))
def test_a_game_lacks_nothing(slug: str) -> None:
    missing = list(lacks(slug))
    assert not missing, "\n".join(("", *missing))
