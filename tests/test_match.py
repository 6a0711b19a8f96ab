"""`match`: who wins against whom, how sure that is, and what they do that people laugh at."""

from itertools import count
from typing import Any

import msgspec
import pytest

from bot.__main__ import main
from bot.games.registry import BLUNDERS
from bot.lab.contests import ContestResult, contest, share, verdict
from bot.lab.match import MatchReport

pytestmark = pytest.mark.usefixtures("duel_is_registered")


def matched(capsys: pytest.CaptureFixture[str], *arguments: str) -> MatchReport:
    assert main(["match", "duel", *arguments, "--json"]) == 0
    return msgspec.json.decode(capsys.readouterr().out, type=MatchReport)


def test_every_level_has_a_share_with_its_interval(capsys: pytest.CaptureFixture[str]) -> None:
    report = matched(capsys, "--levels", "normal,easy,easy", "--games", "6")
    assert set(report.shares) == {"normal", "easy"}
    assert sum(won.share for won in report.shares.values()) == pytest.approx(1, abs=1e-3)
    assert sum(won.share for won in report.seats) == pytest.approx(1, abs=1e-3)
    assert all(won.low < won.share + 1e-9 < won.high + 2e-9 for won in report.shares.values())


def test_the_same_seed_gives_the_same_match(capsys: pytest.CaptureFixture[str]) -> None:
    one, same, other = (
        msgspec.structs.replace(matched(capsys, "--games", "8", "--seed", seed), seconds=0)
        for seed in ("4", "4", "5")
    )
    assert one == same != other


def test_seats_are_rotated(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever sits first does something to laugh at: each level sits there equally often."""

    def first_seat(state: object, seat: int, *_: object) -> tuple[str, ...]:
        return ("first",) if seat == 0 and state is not None else ()

    monkeypatch.setitem(BLUNDERS, "duel", first_seat)
    report = matched(capsys, "--levels", "normal,easy", "--games", "8")
    assert report.blunders["normal"]["first"] > 0
    assert report.blunders["easy"]["first"] > 0


def test_until_stops_when_it_is_decided(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.lab.contests.ContestResult.won", lambda _, seat: 1 - seat)
    games = matched(capsys, "--levels", "normal,normal", "--games", "40", "--until").games
    assert games == 40, "equal levels cannot be told apart"
    monkeypatch.setattr("bot.lab.match.Match.chairs", lambda self: self.levels)
    report = matched(capsys, "--levels", "normal,easy", "--games", "90", "--until")
    assert report.games == 17, "1.2 to the power of 17 is more than 19"
    assert report.verdict == "better"


def test_whoever_stops_it_is_told_of_the_games_so_far(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = count()

    def interrupted(*arguments: Any) -> ContestResult:
        if next(begun) == 5:
            raise KeyboardInterrupt
        return contest(*arguments)

    monkeypatch.setattr("bot.lab.match.contest", interrupted)
    assert matched(capsys, "--levels", "normal,easy", "--games", "40").games == 5


def test_a_hard_computer_plays_too(capsys: pytest.CaptureFixture[str]) -> None:
    report = matched(capsys, "--levels", "hard,normal", "--games", "4", "--effort", "16")
    assert set(report.shares) == {"hard", "normal"}


@pytest.mark.parametrize(
    ("won", "games", "fair", "expected"),
    [
        (17, 17, 0.5, "better"),
        (16, 16, 0.5, "open"),
        (0, 14, 0.5, "not better"),
        (18, 20, 1 / 3, "better"),
        (50, 100, 0.5, "open"),
        (45, 100, 0.5, "not better"),
    ],
)
def test_the_sequential_test(won: int, games: int, fair: float, expected: str) -> None:
    assert verdict(won, games, fair) == expected


def test_the_interval_is_wilsons() -> None:
    assert share(20, 20) == msgspec.convert(
        {"share": 1.0, "low": 0.8389, "high": 1.0}, type=type(share(1, 1))
    )
    assert (share(60, 100).low, share(60, 100).high) == (0.502, 0.6906)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--levels", "normal,godlike"), "'godlike' is not one of easy, normal, hard"),
        (("--levels", "normal"), "--levels: duel is for 2 to 5 players"),
        (("--option", "lives=4"), "--option lives=4: must be one of 2, 3, 5"),
        (("--games", "0"), "'0' is not a whole number above zero"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(
    arguments: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code = main(["match", "duel", *arguments])
    except SystemExit as left:
        code = int(str(left.code))
    assert code == 2
    assert said in capsys.readouterr().err
