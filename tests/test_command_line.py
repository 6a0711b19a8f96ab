"""`verify` and `simulate`: what they print, where, and with which exit code."""

import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path

import msgspec
import pytest

from bot.__main__ import COMMANDS, LAB, loaded
from bot.table.play.fairness import FairnessRecord
from tests.command_line import run
from tests.table.records import played
from tests.toys import DUEL

pytestmark = pytest.mark.usefixtures("duel_is_registered")


def written_to(folder: Path, record: FairnessRecord) -> str:
    file = folder / "record.json"
    file.write_bytes(msgspec.json.encode(record))
    return str(file)


def test_a_fair_game_is_said_to_be_fair(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = played()

    assert run("verify", written_to(tmp_path, record)) == 0
    said = f"Fair: duel, 3 seats, {len(record.actions)} actions replayed.\n"
    assert capsys.readouterr() == (said, "")


def test_an_unfair_game_is_named_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = msgspec.structs.replace(played(), seed="00")

    assert run("verify", written_to(tmp_path, record)) == 1
    said = "Not fair: The seed does not fit the fingerprint published at the start.\n"
    assert capsys.readouterr() == (said, "")


def test_a_file_that_is_missing_or_none_of_ours(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = tmp_path / "missing.json"
    assert run("verify", str(missing)) == 2
    assert capsys.readouterr().err == f"tafelrunde verify: {missing}: No such file or directory\n"

    missing.write_text("{}", encoding="utf-8")
    assert run("verify", str(missing)) == 1
    assert capsys.readouterr().out.startswith("Not fair: This is no record of a game: ")


def test_simulate_tells_what_the_games_were_like(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("simulate", "duel", "--games", "3", "--players", "2", "--level", "random") == 0

    out, err = capsys.readouterr()
    assert out.startswith("duel, 2 players, random: 3 games, ")
    assert "ended: " in out
    assert err == ""


def test_simulate_plays_every_number_of_players_and_speaks_json(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run("simulate", "duel", "--games", "2", "--json", "--option", "lives=2") == 0

    reports = [msgspec.json.decode(line) for line in capsys.readouterr().out.splitlines()]
    assert [report["players"] for report in reports] == [2, 3, 4, 5]
    assert all(sum(report["ended"].values()) == 2 for report in reports)


def test_the_same_seed_plays_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    reports = []
    for seed in ("5", "5", "6"):
        run("simulate", "duel", "--games", "4", "--players", "3", "--seed", seed, "--json")
        report = msgspec.json.decode(capsys.readouterr().out)
        del report["seconds"]
        reports.append(report)

    assert reports[0] == reports[1] != reports[2]


def test_a_broken_invariant_is_told_with_its_seed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(DUEL, "invariant_errors", lambda _: ("a card too many",))

    assert run("simulate", "duel", "--games", "1", "--players", "2", "--seed", "7") == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("tafelrunde simulate: seed '7:0', 2 players, action 1: ")
    assert "a card too many" in err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((), "the following arguments are required: COMMAND"),
        (("dance",), "argument COMMAND: invalid choice: 'dance'"),
        (("verify",), "the following arguments are required: file"),
        (("simulate", "chess"), "argument SLUG: invalid choice: 'chess'"),
        (("simulate", "duel", "--games", "0"), "'0' is not a whole number above zero"),
        (("simulate", "duel", "--games", "few"), "'few' is not a whole number above zero"),
        (("simulate", "duel", "--level", "hard"), "argument --level: invalid choice: 'hard'"),
        (("simulate", "duel", "--players", "9"), "--players 9: duel is for 2 to 5 players"),
        (("simulate", "duel", "--option", "lives=4"), "--option lives=4: must be one of 2, 3, 5"),
        (("simulate", "duel", "--option", "lives"), "--option lives=: must be one of 2, 3, 5"),
        (
            ("simulate", "duel", "--option", "wind=1"),
            "--option wind=1: the options are lives, max_tu",
        ),
    ],
)
def test_a_wrong_call_is_told_in_one_line(
    arguments: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*arguments) == 2

    out, err = capsys.readouterr()
    assert out == ""
    assert sentence in err
    assert err.startswith("tafelrunde")
    assert err.count("\n") == 1


@pytest.mark.parametrize("name", [*COMMANDS, *LAB])
def test_every_argument_is_explained_or_lists_its_choices(name: str) -> None:
    parser = ArgumentParser(prog=name)
    loaded(name).options(parser)

    assert [one.dest for one in parser._actions if not (one.help or one.choices)] == []
    assert parser.format_help()


@pytest.mark.parametrize("name", LAB)
def test_a_release_says_where_the_commands_of_developers_are(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("bot.__main__.find_spec", lambda _: None)

    assert run(name) == 2
    sentence = "it is no part of a release; call it in a checkout of the repository"
    assert capsys.readouterr() == ("", f"tafelrunde {name}: {sentence}\n")


def test_the_list_of_commands_says_what_is_in_a_checkout_only(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run("--help") == 0

    listed = " ".join(capsys.readouterr().out.split())
    assert listed.count("(in a checkout only)") == len(LAB)


def test_it_is_a_program(tmp_path: Path) -> None:
    missing = str(tmp_path / "none.json")
    done = subprocess.run(
        [sys.executable, "-m", "bot", "verify", missing], capture_output=True, check=False
    )

    assert (done.returncode, done.stdout) == (2, b"")
