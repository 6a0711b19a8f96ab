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
from bot.games.schatzjagd.picks import CAST, DEPOSIT, SECURE
from bot.games.schatzjagd.rules.end import condition, needed
from bot.games.schatzjagd.rules.fight import rage, scorch, vanish
from bot.games.schatzjagd.rules.piles import exchange_maps, round_table
from bot.games.schatzjagd.rules.story import (
    Story,
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
    tell,
    unslot,
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
    found += [CAST.pick(CARDS[spell].key) for spell in castable(state)]
    if not found or len(lord.cards) + len(lord.treasures) <= HAND:
        found.append("pass")
    return tuple(found)


def _with_treasures(state: State) -> list[str]:
    lord = state.lords[state.turn.seat]
    held = [name for kind, name in enumerate(TREASURES) if kind in lord.treasures]
    if lord.field == CASTLES[lord.castle]:
        return [SECURE.pick(name) for name in held]
    found = ["dig"] if state.hoard and MAP_FIELDS.get(lord.field, 0) in lord.cards else []
    if state.options.deposit == "yes" and lord.field not in CITY and lord.field not in CASTLES:
        found += [DEPOSIT.pick(name) for name in held]
    return found


# Playing


def slot(story: Story, card: int, field: int) -> None:
    """Where and by whom is public, which card only its lord knows."""
    give_up(story, card)
    state, seat = story.state, story.seat
    story.state = replace(
        state,
        slots=put(state.slots, field, card),
        slotters=put(state.slotters, field, seat + 1),
        seen=put(state.seen, field, 1 << seat),
    )
    story.tell(Slotted(seat, NAMES[field]))
    story.whisper(seat, YouSlotted(NAMES[field], CARDS[card].key), is_known=True)
    story.reveals = True  # what lies on a field is never taken back


def dig(story: Story) -> None:
    seat, field = story.seat, story.lord.field
    card = MAP_FIELDS[field]
    give_up(story, card)
    discard(story, bytes((card,)))
    story.tell(Dug(seat, NAMES[field], CARDS[card].key))
    hoard = story.state.hoard
    story.state = replace(story.state, hoard=hoard[1:])
    hold(story, seat, hoard[:1])
    if len(hoard) == 1:
        exchange_maps(story, round_table(story.state))


def secure(story: Story, kind: int) -> None:
    _spend_treasure(story, kind)
    lord = story.lord
    vault = bytes(sorted((*lord.vault, kind)))
    set_lord(story, story.seat, replace(lord, vault=vault))
    story.tell(Secured(story.seat, len(vault), _needed(story.state)))


def _needed(state: State) -> int:
    """How many treasures win; 0 where kinds decide."""
    return needed(state.options, len(state.lords)) if condition(state.options) == "count" else 0


def deposit(story: Story, kind: int) -> None:
    _spend_treasure(story, kind)
    field = story.lord.field
    story.tell(Deposited(story.seat, NAMES[field]))
    lay(story, field, bytes((kind,)))


def _spend_treasure(story: Story, kind: int) -> None:
    lord = story.lord
    left = lord.treasures.replace(bytes((kind,)), b"", 1)
    set_lord(story, story.seat, replace(lord, treasures=left))
    set_turn(story, replace(story.state.turn, played=True))


def cast(story: Story, spell: int) -> None:
    give_up(story, spell)
    discard(story, bytes((spell,)))
    card, seat = CARDS[spell], story.seat
    story.tell(SpellCast(seat, card.key))
    match card.key:
        case "teleportation":
            if isinstance(story.state.frames[-1], Fighting):
                vanish(story)
            go(story, Landing(OUTLANDS))
        case "battle_frenzy":
            rage(story)
        case "fireball":
            scorch(story)
        case "clairvoyance":
            push(story, Looking(SEEN_BY_CLAIRVOYANCE, b""))
        case "forced_march":
            _march(story)
        case "banishment":
            push(story, Banishing())
        case _:
            affect(story, seat, card.effects)


def _march(story: Story) -> None:
    """More steps for a journey under way, else a leg of its own."""
    frame = story.state.frames[-1]
    steps = frame.steps if isinstance(frame, Journey) else 0
    go(story, Journey(steps + MARCH))


def banish(story: Story, field: int) -> None:
    """The card is shown; treasures that it guarded lie free."""
    tell(story, field)
    card = unslot(story, field)
    discard(story, bytes((card,)))
    story.tell(Banished(story.seat, NAMES[field], CARDS[card].key))
    pop(story)
