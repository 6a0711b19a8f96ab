"""The field reached: its card, and the specials one may use."""

from msgspec.structs import replace

from bot.games.schatzjagd.board import BIT, slotted
from bot.games.schatzjagd.content import (
    CARD,
    CARDS,
    NAMES,
    REALM,
    TOP,
)
from bot.games.schatzjagd.events import (
    CardFound,
    Looked,
    LookingEnded,
    PortalRolled,
    Revealed,
    Rolled,
    SpecialLeft,
    SpecialUsed,
    Stayed,
    Teleported,
    Travelled,
    YouSaw,
)
from bot.games.schatzjagd.model import (
    Activity,
    AtSpecial,
    Find,
    Journey,
    Landing,
    Looking,
    Lord,
    Move,
    State,
)
from bot.games.schatzjagd.rules.death import die
from bot.games.schatzjagd.rules.fight import face_monster
from bot.games.schatzjagd.rules.piles import exchange_maps
from bot.games.schatzjagd.rules.story import (
    Course,
    affect,
    discard,
    gain,
    go,
    pop,
    push,
    roll,
    set_lord,
    set_turn,
    show,
    tell,
    unslot,
    whisper,
)

SEEN_BY_SOOTHSAYER = 2
VALUES = ("life", "money", "strength", "weapons", "poisoned", "sits_out")


def travel(course: Course, field: int) -> None:
    origin, seat = course.lord.field, course.seat
    if field == origin:
        tell(course, Stayed(seat, NAMES[field]))
    else:
        tell(course, Travelled(seat, NAMES[origin], NAMES[field]))
    _arrive(course, field)


def land(course: Course, field: int) -> None:
    tell(course, Teleported(course.seat, NAMES[course.lord.field], NAMES[field]))
    _arrive(course, field)


def _arrive(course: Course, field: int) -> None:
    """However the henchman came: first the card there, then whatever else it may do."""
    state, seat, lord = course.state, course.seat, course.lord
    lords = (*state.lords[:seat], replace(lord, field=field), *state.lords[seat + 1 :])
    move = Move(seat, lord.field, field)
    card = state.slots[field]
    find = Find(field, card) if card else None
    course.state = replace(state, lords=lords, move=move, frames=(Activity(),), find=find)
    if card:
        show(course, field)
        tell(course, Revealed(course.seat, NAMES[field], CARDS[card].key, CARDS[card].strength))
        _meet(course, field, card)


def _meet(course: Course, field: int, card: int) -> None:
    match CARDS[card].sort:
        case "monster":
            face_monster(course, card)
        case "special":
            if is_offered(course.state, card):
                push(course, AtSpecial())
        case "spell" | "map":
            _pick_up_card(course, field)
        case _:
            before = course.lord
            discard(course, bytes((unslot(course, field),)))
            affect(course, course.seat, CARDS[card].effects)
            _keep(course, Find(field, card), before)
            if not course.lord.life:
                die(course, course.seat, "trap")


def _keep(course: Course, find: Find, before: Lord) -> None:
    """What the card has done to the henchman, for the picture."""
    pairs = ((value, getattr(before, value), getattr(course.lord, value)) for value in VALUES)
    changes = tuple((value, was, now) for value, was, now in pairs if was != now)
    course.state = replace(course.state, find=replace(find, changes=changes))


def _pick_up_card(course: Course, field: int) -> None:
    card, lord = unslot(course, field), course.lord
    set_lord(course, course.seat, replace(lord, cards=lord.cards + bytes((card,))))
    tell(course, CardFound(course.seat, CARDS[card].key))
    exchange_maps(course, (course.seat,))


# Specials


def is_offered(state: State, card: int) -> bool:
    """Whether the special under the active henchman can be used, by public facts alone."""
    lord = state.lords[state.turn.seat]
    if lord.field in state.turn.used:
        return False
    match CARDS[card].key:
        case "healing_spring":
            return lord.life < TOP
        case "gold_vein":
            return lord.money < TOP
        case "travelling_smith":
            return lord.money >= 1 and lord.weapons < TOP
        case "herb_woman":
            return bool(lord.poisoned) and lord.money >= 3
        case "fencing_master":
            return lord.money >= 2 and lord.strength < TOP
        case "sacrificial_altar":
            return lord.life >= 4 and lord.strength < TOP
        case "soothsayer":
            return slotted(state) != BIT[lord.field]
        case _:
            return True


def decline(course: Course) -> None:
    tell(course, SpecialLeft(course.seat, CARDS[course.state.slots[course.lord.field]].key))
    pop(course)


def use(course: Course, coins: int) -> None:
    """The special stays slotted, but for the horse; it serves once a turn."""
    seat, field, turn, before = course.seat, course.lord.field, course.state.turn, course.lord
    card = CARDS[course.state.slots[field]]
    set_turn(course, replace(turn, used=turn.used + bytes((field,))))
    tell(course, SpecialUsed(seat, card.key))
    pop(course)
    match card.key:
        case "teleportal":
            _enter_portal(course)
        case "riding_horse":
            discard(course, bytes((unslot(course, field),)))
            die_rolled = roll(course, "horse")
            tell(course, Rolled(seat, die_rolled))
            go(course, Journey(die_rolled))
        case "soothsayer":
            push(course, Looking(SEEN_BY_SOOTHSAYER, bytes((field,))))
        case "travelling_smith":
            gain(course, seat, "money", -coins)
            gain(course, seat, "weapons", coins)
            _keep(course, Find(field, CARD[card.key]), before)
        case _:
            affect(course, seat, card.effects)
            _keep(course, Find(field, CARD[card.key]), before)


def _enter_portal(course: Course) -> None:
    face = roll(course, "portal")
    tell(course, PortalRolled(course.seat, face))
    if face == 1:
        die(course, course.seat, "portal")
    else:
        go(course, Landing(REALM if face == 6 else face - 2))


def look_at(course: Course, field: int) -> None:
    """One lord alone sees the card; where they look, all see."""
    looking, state = course.state.frames[-1], course.state
    assert isinstance(looking, Looking)
    pop(course)
    push(course, Looking(looking.left - 1, looking.done + bytes((field,))))
    tell(course, Looked(course.seat, NAMES[field]))
    whisper(course, course.seat, YouSaw(NAMES[field], CARDS[state.slots[field]].key))
    marked = bytearray(state.seen)
    marked[field] |= 1 << course.seat
    course.state = replace(course.state, seen=bytes(marked))


def stop_looking(course: Course) -> None:
    tell(course, LookingEnded(course.seat))
    pop(course)
