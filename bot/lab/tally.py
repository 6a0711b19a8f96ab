"""What is counted in one game of simulated people."""

from typing import Any

from msgspec import Struct

from bot.games.contract import TABLE, AnyGame, Ask, Clock, Menu, Path, Seat
from bot.table.model.deadline import Deadline
from bot.table.model.table_state import TableState
from bot.table.play import windows


class Life(Struct):
    """What came of one game, for all its people."""

    days: float = 0.0
    calls: int = 0  # that rang
    visits: int = 0
    clicks: int = 0
    turn_asks: int = 0  # questions of a turn that its owner answered, in a plan as well
    window_asks: int = 0
    decision_asks: int = 0
    windows: int = 0  # for each who was waited for in a key one
    seen: int = 0  # in which they answered themselves
    decisions: int = 0
    decided: int = 0  # decisions made by the asked player
    plans: int = 0  # several steps of a turn, a whole next turn, a goal when the turn comes
    held: int = 0  # played to their end without anybody being called

    def answered(self, state: TableState, ask: Ask, path: Path) -> None:
        """In person."""
        self.clicked(state.game, state.game_state, ask.seat, path)
        if ask.clock is Clock.TURN:
            self.turn_asks += 1
        elif ask.clock is Clock.DECISION:
            self.decision_asks += 1
            self.decisions += 1
            self.decided += 1
        else:
            record = state.record
            is_waited = record.window.kind == "key" and windows.is_waited_for(record, ask.seat)
            self.window_asks += 1
            self.windows += is_waited
            self.seen += is_waited

    def clicked(self, game: AnyGame, game_state: Any, seat: Seat, path: Path) -> None:
        """A menu with a single pick is passed through, and one that lies open is no click; but no
        answer is given without any."""
        menus = [game.choices(game_state, seat, path[:depth]) for depth in range(len(path))]
        picked = zip(menus, path, strict=True)
        self.clicks += max(1, sum(_takes_a_click(menu, pick) for menu, pick in picked))

    def missed(self, state: TableState, deadline: Deadline) -> None:
        """Somebody's decision is made by the clock."""
        ask = state.ask_of(deadline.seat)
        if deadline.meaning.is_end and ask is not None and ask.clock is Clock.DECISION:
            self.decisions += 1

    def closed(self, before: TableState, after: TableState, by: Seat | None) -> None:
        """A key window that has closed without somebody for whom it was kept open."""
        opened = before.record.ask_versions.get(TABLE)
        is_closed = opened is not None and after.record.ask_versions.get(TABLE) != opened
        if is_closed and before.record.window.kind == "key":
            self.windows += sum(seat != by for seat in windows.missing(before))


def _takes_a_click(menu: Any, pick: str) -> bool:
    assert isinstance(menu, Menu)
    return len(menu.picks) > 1 and not (menu.expand_first and pick == menu.picks[0])
