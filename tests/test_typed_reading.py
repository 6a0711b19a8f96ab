"""Secrets are kept by type: a program that hands a state to whoever may see views only is refused
by both type checkers, at every such place and nowhere else."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PROGRAM = """
from functools import partial

from bot.games.contract import (AnyOwn, AnyPublic, Menu, Mind, Seat)
from bot.games.offers import (Goal)
from bot.table.model.course import Course
from bot.ui.message.table_view import TableView


def paint(scene: TableView, course: Course, seat: Seat, menu: Menu) -> None:
    painter, view, own, names = scene.painter, scene.view, scene.own(seat), scene.names
    painter.board(view, names)
    painter.board(course.state, names)  # wrong
    painter.marks(view, own, seat, (), menu)
    painter.marks(view, course.state, seat, (), menu)  # wrong
    painter.sign(course.state, seat)  # wrong
    scene.lines_of(course.state)  # wrong


def say(course: Course, seat: Seat) -> None:
    game = course.game
    view, own = game.public(course.state), game.own(course.state, seat)
    game.describe(view)
    game.describe(course.state)  # wrong
    game.label(view, course.state, seat, (), "")  # wrong
    game.score(course.state, own, seat)  # wrong
    game.fate(course.state, None, seat)  # wrong
    game.label(own, view, seat, (), "")  # wrong


def obey(course: Course, seat: Seat, goal: Goal[AnyPublic, AnyOwn]) -> None:
    game, state = course.game, course.state
    view, own, tree = game.public(state), game.own(state, seat), partial(game.choices, state, seat)
    game.facts(view, own, seat)
    game.facts(state, own, seat)  # wrong
    goal(view, own, seat, tree, ())
    goal(view, state, seat, tree, ())  # wrong
    game.choose(view, own, seat, tree, Mind())
    game.choose(state, own, seat, tree, Mind())  # wrong
"""
WRONG = {n for n, line in enumerate(PROGRAM.splitlines(), 1) if "# wrong" in line}


@pytest.fixture
def program(tmp_path: Path) -> Path:
    path = tmp_path / "hands_out_states.py"
    path.write_text(PROGRAM)
    return path


def test_mypy_refuses_a_state_where_a_view_is_wanted(program: Path) -> None:
    how = ("--hide-error-context", "--no-error-summary", "--follow-imports=silent")
    said = _run("mypy", *how, str(program))
    lines = [line for line in said.splitlines() if ": error: " in line]

    assert {int(line.split(":")[1]) for line in lines} == WRONG, said
    assert all("AnyState" in line or "AnyOwn" in line for line in lines)


@pytest.mark.soak
def test_pyright_refuses_it_as_well(program: Path) -> None:
    said = _run("pyright", "--outputjson", "--pythonpath", sys.executable, str(program))
    found = json.loads(said)["generalDiagnostics"]

    assert {one["range"]["start"]["line"] + 1 for one in found} == WRONG, said
    assert {one["rule"] for one in found} == {"reportArgumentType"}


def _run(checker: str, *how: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", checker, *how], cwd=ROOT, capture_output=True, text=True, timeout=300
    )
    return done.stdout + done.stderr
