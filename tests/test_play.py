"""`tafelrunde play`: whole games at a terminal, which knows rules and words and no more."""

import io
import random
import subprocess
import sys

import pytest

from bot.__main__ import main
from bot.commands.play import typed_path
from bot.games.contract import AnyGame, Menu
from tests.laws import slug_of


class Typist:
    """Types numbers, most of them offered, and now and then something else."""

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)

    def readline(self) -> str:
        odd = self.luck.choice(["?", "b", "nonsense", "99", "", "1 2", "0"])
        return f"{odd if self.luck.random() < 0.1 else self.luck.randint(1, 9)}\n"


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", Typist(1))


@pytest.mark.usefixtures("typing")
@pytest.mark.parametrize("language", ["de", "en"])
def test_a_whole_game_is_played_with_numbers_alone(
    registered: AnyGame,
    language: str,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    call = ["play", slug_of(registered), "--seed", "7", "--level", "easy", "--language", language]
    assert main(call) == 0

    out, err = capsys.readouterr()
    assert out.rstrip().splitlines()[-1].lstrip()[0].isdigit(), "the last line is a place"
    assert err == ""
    assert not caplog.records, "a sentence was missing"


def typed(monkeypatch: pytest.MonkeyPatch, lines: str, *call: str) -> int:
    monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
    return main(["play", "emerald", "--seed", "7", *call])


def test_back_takes_the_last_pick_and_quit_names_the_seed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert typed(monkeypatch, "1\nb\nq\n") == 0

    out = capsys.readouterr().out
    assert out.count("Which knight do you move?") == 2
    assert out.rstrip().endswith("--seed 7")


def test_the_end_of_what_is_typed_is_the_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert typed(monkeypatch, "") == 0
    assert "--seed 7" in capsys.readouterr().out


def test_a_wrong_size_is_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        typed(monkeypatch, "", "--players", "9")
    assert capsys.readouterr() == (
        "",
        "tafelrunde play: --players 9: emerald is for 2 to 5 players\n",
    )


@pytest.mark.parametrize(
    ("least", "most", "line", "pick"),
    [
        (1, 1, "2", "b"),
        (1, 1, "1 2", None),
        (1, 1, "", None),
        (1, 1, "4", None),
        (1, 1, "²", None),
        (0, 2, "", "-"),
        (0, 2, "3 1", "a+c"),
        (0, 2, "1 2 3", None),
    ],
)
def test_numbers_are_picks_in_the_order_of_the_menu(
    least: int, most: int, line: str, pick: str | None
) -> None:
    assert typed_path(Menu("menu", ("a", "b", "c"), least, most), line) == pick


def test_no_rule_hides_in_discord() -> None:
    """A game at the terminal loads neither Discord nor tables nor pictures."""
    program = (
        "import sys; from bot.__main__ import main; main(['play', 'emerald', '--seed', '7']);"
        "print(sorted({m.split('.')[0] if m.split('.')[0] != 'bot' else m for m in sys.modules}"
        " & {'discord', 'PIL', 'aiosqlite', 'render', 'bot.ui', 'bot.table'}), file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", program], input=b"q\n", capture_output=True)

    assert done.stderr == b"[]\n"
