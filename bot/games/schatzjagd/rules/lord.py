"""The lord's one card a turn: slotting, spells, digging, securing, depositing."""

from msgspec.structs import replace

from bot.games.schatzjagd.board import free, put, slotted
from bot.games.schatzjagd.content import (
    CARD,
    CARDS,
    CASTLES,
    CITY,
    HAND,
    MAP_FIELDS,
    MARCH,
    NAMES,
    OUTLANDS,
    SPELLS,
    TREASURES,
)
from bot.games.schatzjagd.events import (
    Banished,
    Deposited,
    Dug,
    Secured,
    Slotted,
    SpellCast,
    YouSlotted,
)
from bot.games.schatzjagd.model import (
    Banishing,
    Fighting,
    Frame,
    Journey,
    Landing,
    Looking,
    LordPhase,
    Resting,
    State,
)
from bot.games.schatzjagd.rules.end import condition, needed
from bot.games.schatzjagd.rules.fight import rage, scorch, vanish
from bot.games.schatzjagd.rules.piles import exchange_maps, round_table
from bot.games.schatzjagd.rules.story import (
    Course,
    affect,
    discard,
    give_up,
    go,
    hold,
    lay,
    pop,
    push,
    set_lord,
    set_turn,
    show,
    tell,
    unslot,
    whisper,
)

SEEN_BY_CLAIRVOYANCE = 3
_SPELLS = frozenset(SPELLS)
_MOVING = frozenset({CARD["teleportation"], CARD["forced_march"]})
_MOMENTS: dict[type[Frame], str] = {Resting: "R", Journey: "J", Fighting: "F", LordPhase: "L"}


# What may be played


def castable(state: State) -> tuple[int, ...]:
    """The different spells in the active lord's hand that fit the open question."""
    turn, cards = state.turn, state.lords[state.turn.seat].cards
    if turn.played or _SPELLS.isdisjoint(cards):
        return ()
    moment = "R" if turn.sitting else _MOMENTS[type(state.frames[-1])]
    return tuple(
        spell
        for spell in SPELLS
        if spell in cards
        and moment in CARDS[spell].when
        and not (turn.fled and spell in _MOVING)
        and (spell != CARD["banishment"] or slotted(state))
    )


def plays(state: State) -> tuple[str, ...]:
    """What the lord may do in their phase; passing only if they need not play."""
    lord = state.lords[state.turn.seat]
    found = [] if state.turn.fled or state.turn.sitting else _with_treasures(state)
    if lord.cards and free(state):
        found.append("slot")
    found += [f"cast-{CARDS[spell].key}" for spell in castable(state)]
    if not found or len(lord.cards) + len(lord.treasures) <= HAND:
        found.append("pass")
    return tuple(found)


def _with_treasures(state: State) -> list[str]:
    lord = state.lords[state.turn.seat]
    held = [name for kind, name in enumerate(TREASURES) if kind in lord.treasures]
    if lord.field == CASTLES[lord.castle]:
        return [f"secure-{name}" for name in held]
    found = ["dig"] if state.hoard and MAP_FIELDS.get(lord.field, 0) in lord.cards else []
    if state.options.deposit == "yes" and lord.field not in CITY and lord.field not in CASTLES:
        found += [f"deposit-{name}" for name in held]
    return found


# Playing


def slot(course: Course, card: int, field: int) -> None:
    """Where and by whom is public, which card only its lord knows."""
    give_up(course, card)
    state, seat = course.state, course.seat
    course.state = replace(
        state,
        slots=put(state.slots, field, card),
        slotters=put(state.slotters, field, seat + 1),
        seen=put(state.seen, field, 1 << seat),
    )
    tell(course, Slotted(seat, NAMES[field]))
    whisper(course, seat, YouSlotted(NAMES[field], CARDS[card].key), is_known=True)


def dig(course: Course) -> None:
    seat, field = course.seat, course.lord.field
    card = MAP_FIELDS[field]
    give_up(course, card)
    discard(course, bytes((card,)))
    tell(course, Dug(seat, NAMES[field], CARDS[card].key))
    hoard = course.state.hoard
    course.state = replace(course.state, hoard=hoard[1:])
    hold(course, seat, hoard[:1])
    if len(hoard) == 1:
        exchange_maps(course, round_table(course.state))


def secure(course: Course, kind: int) -> None:
    _spend_treasure(course, kind)
    lord = course.lord
    vault = bytes(sorted((*lord.vault, kind)))
    set_lord(course, course.seat, replace(lord, vault=vault))
    tell(course, Secured(course.seat, len(vault), _needed(course.state)))


def _needed(state: State) -> int:
    """How many treasures win; 0 where kinds decide."""
    return needed(state.options, len(state.lords)) if condition(state.options) == "count" else 0


def deposit(course: Course, kind: int) -> None:
    _spend_treasure(course, kind)
    field = course.lord.field
    tell(course, Deposited(course.seat, NAMES[field]))
    lay(course, field, bytes((kind,)))


def _spend_treasure(course: Course, kind: int) -> None:
    lord = course.lord
    place = lord.treasures.index(kind)
    left = lord.treasures[:place] + lord.treasures[place + 1 :]
    set_lord(course, course.seat, replace(lord, treasures=left))
    set_turn(course, replace(course.state.turn, played=True))


def cast(course: Course, spell: int) -> None:
    give_up(course, spell)
    discard(course, bytes((spell,)))
    card, seat = CARDS[spell], course.seat
    tell(course, SpellCast(seat, card.key))
    match card.key:
        case "teleportation":
            if isinstance(course.state.frames[-1], Fighting):
                vanish(course)
            go(course, Landing(OUTLANDS))
        case "battle_frenzy":
            rage(course)
        case "fireball":
            scorch(course)
        case "clairvoyance":
            push(course, Looking(SEEN_BY_CLAIRVOYANCE, b""))
        case "forced_march":
            _march(course)
        case "banishment":
            push(course, Banishing())
        case _:
            affect(course, seat, card.effects)


def _march(course: Course) -> None:
    """More steps for a journey under way, else a leg of its own."""
    frame = course.state.frames[-1]
    steps = frame.steps if isinstance(frame, Journey) else 0
    go(course, Journey(steps + MARCH))


def banish(course: Course, field: int) -> None:
    """The card is shown; treasures that it guarded lie free."""
    show(course, field)
    card = unslot(course, field)
    discard(course, bytes((card,)))
    tell(course, Banished(course.seat, NAMES[field], CARDS[card].key))
    pop(course)
