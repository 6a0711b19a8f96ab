"""Each registered game has all that belongs to a game; what it lacks is named."""

from pathlib import Path

import pytest

from bot.games.registry import GAMES
from bot.words import LANGUAGES

ROOT = Path(__file__).parent.parent


def parts(slug: str) -> list[str]:
    return [
        *(f"bot/games/{slug}/{part}.py" for part in ("__init__", "model", "views", "checks")),
        *(f"bot/words/{language}/{slug}.ftl" for language in LANGUAGES),
        f"cogs/{slug}.py",
        f"render/{slug}/__init__.py",
        f"render/sheets/{slug}.png",
        f"tests/games/{slug}/ids.rules",
        f"tests/games/{slug}/kit.py",
    ]


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_lacks_nothing(slug: str) -> None:
    assert [part for part in parts(slug) if not (ROOT / part).exists()] == []


@pytest.mark.parametrize("slug", GAMES)
def test_the_readme_names_the_game(slug: str) -> None:
    assert f"`{slug}`" in (ROOT / "README.md").read_text(encoding="utf-8")
