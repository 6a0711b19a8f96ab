"""Secrets are kept by type: whoever may see views only cannot be handed a state.

`make check` reads this file, and nobody runs it. Both type checkers must refuse each marked line
and no other: an ignore that nothing needs is an error of theirs (mypy: `strict`; pyright: below).
"""

# pyright: reportUnnecessaryTypeIgnoreComment=true

from functools import partial

from bot.games.contract import AnyOwn, AnyPublic, ComputerConfig, Menu, Seat
from bot.games.offers import Goal
from bot.table.model.table_state import TableState
from bot.ui.message.table_view import TableView


def paint(view: TableView, state: TableState, seat: Seat, menu: Menu) -> None:
    painter, public, own, names = view.painter, view.public, view.own(seat), view.names
    painter.board(public, names)
    painter.board(state.game_state, names)  # type: ignore[arg-type]
    painter.marks(public, own, seat, (), menu)
    painter.marks(public, state.game_state, seat, (), menu)  # type: ignore[arg-type]
    painter.sign(state.game_state, seat)  # type: ignore[arg-type]
    view.lines_of(state.game_state)  # type: ignore[arg-type]


def say(state: TableState, seat: Seat) -> None:
    game = state.game
    view, own = game.public(state.game_state), game.own(state.game_state, seat)
    game.describe(view)
    game.describe(state.game_state)  # type: ignore[arg-type]
    game.label(view, state.game_state, seat, (), "")  # type: ignore[arg-type]
    game.score(state.game_state, own, seat)  # type: ignore[arg-type]
    game.impact(state.game_state, None, seat)  # type: ignore[arg-type]
    game.label(own, view, seat, (), "")  # type: ignore[arg-type]


def obey(state: TableState, seat: Seat, goal: Goal[AnyPublic, AnyOwn]) -> None:
    game, game_state = state.game, state.game_state
    view, own, tree = (
        game.public(game_state),
        game.own(game_state, seat),
        partial(game.choices, game_state, seat),
    )
    game.facts(view, own, seat)
    game.facts(game_state, own, seat)  # type: ignore[arg-type]
    goal(view, own, seat, tree, ())
    goal(view, game_state, seat, tree, ())  # type: ignore[arg-type]
    game.choose(view, own, seat, tree, ComputerConfig())
    game.choose(game_state, own, seat, tree, ComputerConfig())  # type: ignore[arg-type]
