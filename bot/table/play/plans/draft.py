"""A planned turn: drafted step by step, then played one step after the other.

It can be drafted in the seat's own turn or before. A step holds if it is offered and the game says
that it still means the same; otherwise the rest is dropped, and its owner alone is told why. A
stored plan that cannot be read is broken, never an exception.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from msgspec import msgpack
from msgspec.structs import replace

from bot.games.contract import (
    TABLE,
    AnyPublic,
    Clock,
    Menu,
    Path,
    Refused,
    Seat,
    TableGame,
    resolve_path,
)
from bot.table.model.record import NEXT, LogEntry, Plan
from bot.table.play.orders.judging import ends_game
from bot.table.play.plans.forecast import PRINT, foresee, is_up, is_up_now, own_fingerprint

if TYPE_CHECKING:
    from bot.table.model.table_state import TableState

log = logging.getLogger(__name__)

Plans = dict[Seat, Plan]
LONGEST_PLAN = 25  # steps; the draft is forecast again at every click


def draft_of(state: TableState, seat: Seat) -> Plan | None:
    """The draft of the present turn; None if it belongs to another ask version."""
    plan, since = state.record.plans.get(seat), planned_ask_version(state, seat)
    return plan if plan is not None and plan.is_draft and plan.ask_version == since else None


def shown_draft(state: TableState, seat: Seat) -> Plan | None:
    """The draft to be shown; None if its owner is asked while it is still for the next turn."""
    plan = draft_of(state, seat)
    is_busy = plan is not None and not plan.ask_version and state.ask_of(seat) is not None
    return None if is_busy else plan


def planned_ask_version(state: TableState, seat: Seat) -> int:
    """The ask version of the planned turn; 0 for the next one, whenever it comes."""
    return state.record.ask_versions[seat] if is_up_now(state, seat) else 0


# Drafting: none of it is public


def begin_draft(state: TableState, seat: Seat, user: int) -> TableState:
    """Starts a draft or returns the present one; before the own turn, for the next turn."""
    if not state.game.PLANNABLE or any(ask.setup for ask in state.asks()):
        raise Refused("not_asked")
    if draft_of(state, seat) is not None:
        return state
    turn = state.game.moment(state.game_state).turn if is_up_now(state, seat) else NEXT
    return _with(state, seat, Plan(user, planned_ask_version(state, seat), turn))


def extend_draft(state: TableState, seat: Seat, steps: int, path: Path) -> TableState | Menu:
    """The draft with one more step, or the next menu of an incomplete step."""
    plan = _draft(state, seat, steps)
    ahead = foresee(state, seat, plan.paths)
    if not ahead.is_open or steps >= LONGEST_PLAN:
        raise Refused("plan_ends")
    found = resolve_path(state.game, ahead.states[-1], seat, path)
    if isinstance(found, Menu):
        return found
    return _with(state, seat, replace(plan, paths=(*plan.paths, path)))


def shorten_draft(state: TableState, seat: Seat, steps: int) -> TableState:
    """The draft without its last step."""
    plan = _draft(state, seat, steps)
    return _with(state, seat, replace(plan, paths=plan.paths[:-1]))


def launch_plan(state: TableState, seat: Seat, steps: int) -> TableState:
    """Sets the plan going; `next_step` is due at once."""
    plan = _draft(state, seat, steps)
    if not plan.paths:
        raise Refused("plan_empty")
    sights = foresee(state, seat, plan.paths).expected_views(state.game, seat)
    return _with(state, seat, replace(plan, expected_views=sights))


def drop_plan(state: TableState, seat: Seat) -> TableState:
    """Without the seat's plan or draft."""
    return _with(state, seat, None)


def _draft(state: TableState, seat: Seat, steps: int) -> Plan:
    """The draft that a panel shows; raises `Refused` if another panel has changed it."""
    plan = draft_of(state, seat)
    if plan is None or len(plan.paths) != steps:
        raise Refused("moved_on")
    return plan


def _with(state: TableState, seat: Seat, plan: Plan | None) -> TableState:
    plans = {s: p for s, p in state.record.plans.items() if s != seat}
    if plan is not None:
        plans[seat] = plan
    return replace(state, record=replace(state.record, plans=plans))


# Playing


def next_step(state: TableState) -> tuple[LogEntry, ...]:
    """The step that a plan plays now; None while others are waited for."""
    for seat, plan in state.record.plans.items():
        if plan.expected_views and is_up(state.game, state.game_state, seat, plan.turn):
            return (LogEntry(seat, plan.paths[0], "plan"),)
    return ()


def plans_after(plans: Plans, entry: LogEntry) -> Plans:
    """The plans without the step that was played."""
    if entry.by != "plan":
        return plans
    plan, others = plans[entry.seat], {s: p for s, p in plans.items() if s != entry.seat}
    rest = replace(plan, paths=plan.paths[1:], expected_views=plan.expected_views[1:])
    return {**others, entry.seat: rest} if rest.paths else others


def with_judged_plans(state: TableState) -> TableState:
    """The plans after an answer: outdated ones are dropped, broken ones get their reason."""
    for seat, plan in state.record.plans.items():
        verdict = _judged(state, seat, plan)
        if verdict is not plan:
            state = _with(state, seat, verdict)
    return state


def _judged(state: TableState, seat: Seat, plan: Plan) -> Plan | None:
    if seat not in range(len(state.record.chairs)):
        return None
    chair, since = state.record.chairs[seat], state.record.ask_versions.get(seat)
    if chair.user != plan.user or chair.computer:
        return None
    if plan.turn == NEXT and not plan.broken and is_up_now(state, seat):  # now is the time
        plan = replace(plan, turn=state.game.moment(state.game_state).turn)
    if plan.broken:  # shown until they act in a turn again
        ask = state.ask_of(seat)
        stale = ask is not None and ask.clock is Clock.TURN and since != plan.ask_version
        return None if stale else plan
    if plan.is_draft:
        return (
            _still(state, seat, plan)
            if planned_ask_version(state, seat) == plan.ask_version
            else None
        )
    reason = _breach(state, seat, plan)
    return (
        replace(plan, broken=reason, ask_version=since or 0, expected_views=()) if reason else plan
    )


def _still(state: TableState, seat: Seat, plan: Plan) -> Plan:
    """The part of a draft for the next turn that is still possible."""
    if plan.ask_version or not plan.paths:
        return plan
    left = len(foresee(state, seat, plan.paths).states) - 1
    return plan if left == len(plan.paths) else replace(plan, paths=plan.paths[:left])


def _breach(state: TableState, seat: Seat, plan: Plan) -> str:
    """The expectation of the plan that is not met; empty if it may go on or must wait."""
    game, game_state = state.game, state.game_state
    if not plan.paths:
        return "table"
    if any(ask.seat == TABLE for ask in state.asks()):
        return ""
    if plan.turn == NEXT:
        return ""
    if game.moment(game_state).turn != plan.turn:
        return "turn"
    if not is_up(game, game_state, seat, plan.turn):
        return ""
    reason = _change(state, seat, plan)
    if not reason and ends_game(game, game_state, seat, plan.paths[0]):
        return "end"
    return reason


def _change(state: TableState, seat: Seat, plan: Plan) -> str:
    """Why the next step means something else now; empty if it does not."""
    game, game_state = state.game, state.game_state
    (seen, own), path, view = plan.expected_views[0], plan.paths[0], game.public(game_state)
    is_own = own == own_fingerprint(game.own(game_state, seat))
    if len(seen) == PRINT:  # of a plan started under release 1.0.0
        is_same, holds = seen == own_fingerprint(view), is_own
    else:
        is_same = _is_same_deed(game, seen, view, seat, path)
        holds = _is_offered(state, seat, path)
    if is_same and holds:
        return ""
    return "table" if is_own or not is_same else "hand"


def _is_same_deed(game: TableGame, seen: bytes, view: AnyPublic, seat: Seat, path: Path) -> bool:
    """False also if the packed view cannot be read or the game cannot judge it."""
    try:
        return game.plan_still_valid(msgpack.decode(seen, type=game.Public), view, seat, path)
    except Exception:  # an error in the bytes or, if they happen to decode, in the game
        log.exception("a stored plan cannot be read and is broken")
        return False


def _is_offered(state: TableState, seat: Seat, path: Path) -> bool:
    try:
        return not isinstance(resolve_path(state.game, state.game_state, seat, path), Menu)
    except Refused:
        return False
