"""Layers above the games know no game: no word of one stands in `bot/ui`, `bot/table`, the laws.

The words are those of the games themselves: what they ask and offer in random games, the names in
their content, and what they are called.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from bot.games.contract import AnyGame, Menu
from bot.games.registry import GAMES
from tests.laws import scenes

ROOT = Path(__file__).parent.parent
# Words of the table itself, which games happen to use as well: kinds of deadlines and notices
# ("turn"), verbs of buttons ("start", "end", "hand"), phases ("over"), settings ("none", "full",
# "short"), families of words ("pick"), and the step of an order that the contract names ("seat").
ORDINARY = {"end", "full", "hand", "none", "over", "pick", "seat", "short", "start", "turn"}


def literals(path: Path) -> Iterator[str]:
    """But for the names under which fields are stored."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    stored = {
        id(keyword.value)
        for call in ast.walk(tree)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id == "field"
        for keyword in call.keywords
    }
    for node in ast.walk(tree):
        if (
            id(node) not in stored
            and isinstance(node, ast.Constant)
            and isinstance(node.value, str)
        ):
            yield node.value


def vocabulary(slug: str, game: AnyGame) -> set[str]:
    named = literals(ROOT / "bot/games" / slug / "content.py")
    found = {slug, *(word for word in named if re.fullmatch("[a-z][a-z_]*", word))}
    for state, asks, seat, path, _ in scenes(game, max(game.SEATS), 1):
        found |= {ask.about for ask in asks}
        for depth in range(len(path)):
            menu = game.choices(state, seat, path[:depth])
            assert isinstance(menu, Menu)
            found |= {menu.about, *menu.picks}
    return found


def test_no_word_of_a_game_stands_above_the_games() -> None:
    known = {slug: vocabulary(slug, game) - ORDINARY for slug, game in GAMES.items()}
    above = [path for room in ("bot/ui", "bot/table") for path in (ROOT / room).rglob("*.py")]
    wrong = [
        f"{path.relative_to(ROOT)}: {word!r} is a word of {slug}"
        for path in sorted((*above, ROOT / "tests/test_laws.py"))
        for word in literals(path)
        for slug, words in known.items()
        if word in words
    ]
    assert wrong == []


def test_the_walk_finds_the_words_of_a_game() -> None:
    words = vocabulary("emerald", GAMES["emerald"])
    assert {"ransom", "give_up", "take_card", "ruby"} <= words
