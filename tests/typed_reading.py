"""Secrets are kept by type: whoever may see views only cannot be handed a state.

`make check` reads this file, and nobody runs it. Both type checkers must refuse each marked line
and no other: an ignore that nothing needs is an error of theirs (mypy: `strict`; pyright: below).
"""

# pyright: reportUnnecessaryTypeIgnoreComment=true

from functools import partial

from bot.games.contract import AnyOwn, AnyPublic, Menu, Mind, Seat
from bot.games.offers import Goal
from bot.table.model.table_state import TableState
from bot.ui.message.table_view import TableView


def paint(scene: TableView, course: TableState, seat: Seat, menu: Menu) -> None:
    painter, view, own, names = scene.painter, scene.view, scene.own(seat), scene.names
    painter.board(view, names)
    painter.board(course.game_state, names)  # type: ignore[arg-type]
    painter.marks(view, own, seat, (), menu)
    painter.marks(view, course.game_state, seat, (), menu)  # type: ignore[arg-type]
    painter.sign(course.game_state, seat)  # type: ignore[arg-type]
    scene.lines_of(course.game_state)  # type: ignore[arg-type]


def say(course: TableState, seat: Seat) -> None:
    game = course.game
    view, own = game.public(course.game_state), game.own(course.game_state, seat)
    game.describe(view)
    game.describe(course.game_state)  # type: ignore[arg-type]
    game.label(view, course.game_state, seat, (), "")  # type: ignore[arg-type]
    game.score(course.game_state, own, seat)  # type: ignore[arg-type]
    game.fate(course.game_state, None, seat)  # type: ignore[arg-type]
    game.label(own, view, seat, (), "")  # type: ignore[arg-type]


def obey(course: TableState, seat: Seat, goal: Goal[AnyPublic, AnyOwn]) -> None:
    game, state = course.game, course.game_state
    view, own, tree = game.public(state), game.own(state, seat), partial(game.choices, state, seat)
    game.facts(view, own, seat)
    game.facts(state, own, seat)  # type: ignore[arg-type]
    goal(view, own, seat, tree, ())
    goal(view, state, seat, tree, ())  # type: ignore[arg-type]
    game.choose(view, own, seat, tree, Mind())
    game.choose(state, own, seat, tree, Mind())  # type: ignore[arg-type]
