"""The course of play as pure functions: what follows from an answer or from a deadline.

Nothing here waits, saves or tells. A `Course` is a value; whoever holds the table's lock computes
the next one, saves it, and only then lets anybody see it.
"""

from functools import partial
from typing import Any

from msgspec.structs import replace

from bot.games.contract import CLOSE, TABLE, AnyGame, Ask, Clock, Mind, Seat, play
from bot.table.model.course import Course, happening
from bot.table.model.pace import Luck
from bot.table.model.sheet import Entry, Phase, Sheet, host_of
from bot.table.play.orders import judging
from bot.table.play.plans import draft
from bot.table.play.undo.undoable import deadlines, loosened
from bot.table.time.deadlines import retimed
from bot.table.time.pauses import running

MISSES = 3  # after so many missed turns in a row a computer keeps the seat warm


def begin(game: AnyGame, sheet: Sheet, options: Any, now: float, luck: Luck) -> Course:
    """Deals: from here on the sheet's seed decides every card and die."""
    first = None if sheet.start_seat is None else Seat(sheet.start_seat)
    step = game.start(len(sheet.chairs), sheet.seed, options, first)
    asks = game.asks(step.state)
    stands = dict.fromkeys((ask.seat for ask in asks), sheet.edition + 1)
    sheet = replace(sheet, phase=Phase.RUNNING, since=stands, rules=game.RULES)
    dealt = happening(0, None, game.moment(step.state), step)
    course = Course(game, sheet, step.state, {}, (dealt,))
    return _onwards(retimed_course(course, (), None, now, luck), now, luck)


def advance(course: Course, entries: tuple[Entry, ...], now: float, luck: Luck) -> Course:
    """These answers, and all that follows from them without anybody being asked."""
    for entry in entries:
        course = _answered(course, entry, now, luck)
    return _onwards(course, now, luck)


def resumed(course: Course, now: float, luck: Luck) -> Course:
    """The game goes on, first with all that need not wait for anybody."""
    return advance(running(course, now), (), now, luck)


def fire(course: Course, kind: str, seat: Seat, now: float, luck: Luck) -> Course:
    """A deadline has come."""
    course = replace(course, due={k: at for k, at in course.due.items() if k != (kind, seat)})
    if kind == "undo":
        return replace(course, sheet=replace(course.sheet, undoable=None))
    ask = course.ask_of(seat)
    if kind == "remind":
        return replace(course, sheet=_reminded(course))
    if ask is None or kind == "floor":
        return _onwards(course, now, luck)
    match kind:
        case "cap" | "cap_limit" if seat == TABLE:
            return advance(course, closing(course), now, luck)
        case "order":
            return advance(course, (Entry(seat, course.sheet.held[seat], "order"),), now, luck)
        case "computer":
            return _computer_turn(course, seat, now, luck)
        case "turn" | "turn_limit":
            course = replace(course, sheet=_missed(course, seat))
    default = Entry(seat, course.game.default(course.state, seat), "clock")
    return advance(course, (default,), now, luck)


def closing(course: Course) -> tuple[Entry, ...]:
    """What closing a window adds to the log: the held answers of the silent, then the close."""
    silent = [ask.seat for ask in course.asks() if ask.seat != TABLE]
    held = course.sheet.held
    return (
        *(Entry(seat, held[seat], "order") for seat in silent if seat in held),
        Entry(TABLE, CLOSE, "clock"),
    )


def is_ready(course: Course) -> bool:
    """May the window close at its floor, given the answers that orders hold ready?"""
    game, state = course.game, course.state
    for entry in closing(course)[:-1]:  # states are values: trying costs nothing
        state = play(game, state, entry.seat, entry.path).state
    return any(a.seat == TABLE and a.clock in (Clock.FLOOR, Clock.NOW) for a in game.asks(state))


def since(
    old: dict[Seat, int], before: tuple[Ask, ...], after: tuple[Ask, ...], actor: Seat, now: int
) -> dict[Seat, int]:
    """Since which edition each seat's ask stands; a button of an older one is stale.

    Who answers gets a new one, and after a close everybody does, for two windows in a row may ask
    the very same. A rival's sealed answer changes nothing: simultaneous answers do not collide.
    """
    stood = {ask.seat: ask for ask in before}
    kept = {a.seat for a in after if stood.get(a.seat) == a and actor not in (a.seat, TABLE)}
    return {a.seat: old[a.seat] if a.seat in kept else now for a in after}


def _onwards(course: Course, now: float, luck: Luck) -> Course:
    """Everything that happens by itself and at once."""
    course = draft.judged(course)
    while entries := _at_once(course, luck):
        for entry in entries:
            course = _answered(course, entry, now, luck)
        course = draft.judged(course)
    if not course.asks():
        sheet = replace(course.sheet, phase=Phase.OVER, held={}, plans={}, asked=())
        sheet = replace(sheet, turn_left=None, turn_most=None)
        course = replace(course, sheet=sheet, due={})
    return course


def _at_once(course: Course, luck: Luck) -> tuple[Entry, ...]:
    asks = course.asks()
    table = next((ask for ask in asks if ask.seat == TABLE), None)
    if table is None:
        return _overdue(course, asks) or draft.next_step(course)
    if table.clock is Clock.NOW:
        return closing(course)
    for ask in asks:
        if ask.seat != TABLE and course.sheet.chairs[ask.seat].computer:
            return (_by_computer(course, ask.seat, luck),)
    if ("floor", TABLE) not in course.due and is_ready(course):
        return closing(course)
    return ()


def _overdue(course: Course, asks: tuple[Ask, ...]) -> tuple[Entry, ...]:
    """Once a turn's deadline is missed, the rest of that turn takes defaults at once."""
    turn = course.game.moment(course.state).turn
    for ask in asks:
        playing = course.sheet.chairs[ask.seat].computer is None
        if ask.clock is Clock.TURN and course.sheet.missed == turn and playing:
            return (Entry(ask.seat, course.game.default(course.state, ask.seat), "clock"),)
    return ()


def _answered(course: Course, entry: Entry, now: float, luck: Luck) -> Course:
    before = course.asks()
    step = play(course.game, course.state, entry.seat, entry.path)
    after: tuple[Ask, ...] = course.game.asks(step.state)
    version, coming = course.sheet.version + 1, course.sheet.edition + 1
    stands = since(course.sheet.since, before, after, entry.seat, coming)
    ahead = draft.after(course.sheet.plans, entry)
    counted = judging.counted(course.sheet, entry, before, step.carried)
    sheet = replace(course.sheet, version=version, since=stands, plans=ahead, orders=counted)
    moment, was = course.game.moment(course.state), course.due
    loose = None if step.reveals else loosened(course.sheet, entry, before, after, moment.turn)
    course = replace(
        course,
        sheet=replace(_with_held(course.game, step.state, sheet, after), undoable=loose),
        state=step.state,
        happened=(*course.happened, happening(version, entry, moment, step)),
    )
    course = retimed_course(_forgiven(course, entry), before, entry, now, luck)
    return replace(course, due=deadlines(course.due, was, loose))


def retimed_course(
    course: Course, before: tuple[Ask, ...], entry: Entry | None, now: float, luck: Luck
) -> Course:
    turn = course.game.moment(course.state).turn
    course = replace(course, sheet=replace(course.sheet, asked_at=_asked_at(course.sheet, now)))
    sheet, due = retimed(course.sheet, course.due, before, course.asks(), entry, turn, now, luck)
    return replace(course, sheet=sheet, due=due)


def _asked_at(sheet: Sheet, now: float) -> dict[Seat, float]:
    """When each ask came to stand; what comes with the next edition has just been asked."""
    return {
        seat: now if since > sheet.edition else sheet.asked_at.get(seat, now)
        for seat, since in sheet.since.items()
    }


def _with_held(game: AnyGame, state: Any, sheet: Sheet, asks: tuple[Ask, ...]) -> Sheet:
    """Orders judge an ask once, when it opens; what they answer waits for floor or close."""
    wishes: dict[Seat, judging.Wish] = {}
    for ask in asks:
        if ask.seat == TABLE or ask.clock is Clock.TURN or sheet.chairs[ask.seat].computer:
            continue
        if sheet.since[ask.seat] > sheet.edition:
            wish = judging.held(game, state, sheet.orders, ask, sheet.since[ask.seat])
        elif ask.seat in sheet.held:
            wish = judging.Wish(sheet.held_by.get(ask.seat, ""), sheet.held[ask.seat])
        else:
            wish = None
        if wish is not None:
            wishes[ask.seat] = wish
    held = {seat: wish.path for seat, wish in wishes.items()}
    return replace(sheet, held=held, held_by={seat: wish.offer for seat, wish in wishes.items()})


def _computer_turn(course: Course, seat: Seat, now: float, luck: Luck) -> Course:
    """All it has to say in a row, so that a computer's turn is one change of the board."""
    turn = course.game.moment(course.state).turn
    while True:
        course = advance(course, (_by_computer(course, seat, luck),), now, luck)
        asks = course.asks()
        over = course.game.moment(course.state).turn != turn
        if over or [ask.seat for ask in asks] != [seat]:
            return course


def _by_computer(course: Course, seat: Seat, luck: Luck) -> Entry:
    game, state = course.game, course.state
    level = course.sheet.chairs[seat].computer or "normal"
    mind = Mind(level, int(luck() * 2**32))
    tree = partial(game.choices, state, seat)
    path = game.choose(game.public(state), game.own(state, seat), seat, tree, mind)
    return Entry(seat, path, "computer")


def _missed(course: Course, seat: Seat) -> Sheet:
    sheet = course.sheet
    chair = sheet.chairs[seat]
    misses = chair.misses + 1
    computer = "normal" if misses >= MISSES else None  # a computer's turn has no deadline
    chair = replace(chair, misses=misses, computer=computer)
    chairs = (*sheet.chairs[:seat], chair, *sheet.chairs[seat + 1 :])
    host = host_of(sheet, chairs)
    turn = course.game.moment(course.state).turn
    return replace(sheet, chairs=chairs, host=host, missed=turn, reminded=-1)


def _reminded(course: Course) -> Sheet:
    return replace(course.sheet, reminded=course.game.moment(course.state).turn)


def _forgiven(course: Course, entry: Entry) -> Course:
    """Whoever acts in person is there again."""
    sheet = course.sheet
    if entry.by not in ("click", "plan") or not sheet.chairs[entry.seat].misses:
        return course
    chair = replace(sheet.chairs[entry.seat], misses=0)
    chairs = (*sheet.chairs[: entry.seat], chair, *sheet.chairs[entry.seat + 1 :])
    return replace(course, sheet=replace(sheet, chairs=chairs))
