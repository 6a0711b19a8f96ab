"""What a henchman may do on the field it reached: attack, deal, take, search."""

from msgspec.structs import replace

from bot.games.contract import Seat
from bot.games.schatzjagd.actions import (
    Deal,
)
from bot.games.schatzjagd.content import (
    CARDS,
    CASTLES,
    CITY,
    CURE,
    EARNED,
    HEALED,
    NAMES,
    SHOPS,
    TOP,
    TRAINING,
)
from bot.games.schatzjagd.events import (
    DealMade,
    Searched,
    TreasuresTaken,
)
from bot.games.schatzjagd.model import (
    Lord,
    State,
)
from bot.games.schatzjagd.rules.story import (
    Course,
    affect,
    gain,
    hold,
    pick_up,
    roll,
    set_lord,
    set_turn,
    tell,
)


def activities(state: State) -> tuple[str, ...]:
    """What the active henchman may do where it stands, without the end of it."""
    turn = state.turn
    if turn.fled or turn.sitting:
        return ()
    lord = state.lords[turn.seat]
    found: list[str] = []
    if lord.field in CITY:
        found += () if turn.dealt else _deals(state, lord)
    elif not turn.attacked:
        found += [f"attack-{rival}" for rival in _attackable(state, lord)]
    if any(field == lord.field for field, _ in state.loose):
        found.append("take")
    if not turn.searched and _searchable(state) is not None:
        found.append("plunder")
    return tuple(found)


def _attackable(state: State, lord: Lord) -> list[Seat]:
    truce = state.options.truce_at_home == "yes"
    found = []
    for seat in state.order:
        rival = state.lords[seat]
        if rival is not lord and rival.field == lord.field:
            if truce and rival.field == CASTLES[rival.castle]:
                continue
            found.append(seat)
    return found


def _searchable(state: State) -> Seat | None:
    """The lord whose vault the active henchman may search."""
    if state.options.plunder == "no":
        return None
    here = state.lords[state.turn.seat].field
    for seat in state.order:
        rival = state.lords[seat]
        if seat != state.turn.seat and CASTLES[rival.castle] == here and rival.vault:
            return seat
    return None


def _deals(state: State, lord: Lord) -> list[str]:
    """Only what the henchman can pay and what changes something."""
    match SHOPS[state.city[CITY.index(lord.field)]]:
        case "inn":
            return ["inn"] if lord.money < TOP else []
        case "healer":
            needed = -(-(TOP - lord.life) // HEALED)
            deals = [f"heal-{units}" for units in range(1, min(needed, lord.money) + 1)]
            if lord.poisoned:
                most = min(needed, lord.money - CURE)
                deals += [f"cure-{units}" for units in range(most + 1)]
            return deals
        case "school":
            return ["school"] if lord.money >= TRAINING and lord.strength < TOP else []
        case _:
            most = min(lord.money, TOP - lord.weapons)
            return [f"smith-{points}" for points in range(1, most + 1)]


def deal(course: Course, made: Deal) -> None:
    seat, units = course.seat, made.units
    set_turn(course, replace(course.state.turn, dealt=True))
    match made.sort:
        case "inn":
            _pay(course, "inn", 0)
            gain(course, seat, "money", EARNED)
        case "school":
            _pay(course, "school", TRAINING)
            gain(course, seat, "strength", 1)
        case "smith":
            _pay(course, "smith", units)
            gain(course, seat, "weapons", units)
        case sort:
            _pay(course, "healer", units + (CURE if sort == "cure" else 0))
            gain(course, seat, "life", HEALED * units)
            if sort == "cure":
                affect(course, seat, _CURED)


_CURED = next(card.effects[:1] for card in CARDS if card.key == "antidote")


def _pay(course: Course, shop: str, price: int) -> None:
    tell(course, DealMade(course.seat, shop, price))
    gain(course, course.seat, "money", -price)


def take(course: Course) -> None:
    field = course.lord.field
    treasures = pick_up(course, field)
    tell(course, TreasuresTaken(course.seat, NAMES[field], len(treasures)))
    hold(course, course.seat, treasures)


def plunder(course: Course) -> None:
    """The longer one searches without a break, the likelier one finds."""
    owner, lord = _searchable(course.state), course.lord
    assert owner is not None
    days = lord.days + 1 if lord.searched == lord.field else 1
    face = roll(course, "search")
    found = face <= days
    tell(course, Searched(course.seat, owner, days, face, found))
    set_turn(course, replace(course.state.turn, searched=True))
    after = replace(lord, days=0 if found else days, searched=lord.field)
    set_lord(course, course.seat, after)
    if found:
        _steal(course, owner)


def _steal(course: Course, owner: Seat) -> None:
    victim = course.state.lords[owner]
    place, rng = course.state.rng.below(len(victim.vault), "plunder")
    course.state = replace(course.state, rng=rng)
    left = victim.vault[:place] + victim.vault[place + 1 :]
    set_lord(course, owner, replace(victim, vault=left))
    hold(course, course.seat, victim.vault[place : place + 1])
