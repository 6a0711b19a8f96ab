"""What all see of a state, what one lord sees besides, and what standing orders may test."""

from collections.abc import Mapping

from bot.games.contract import Seat
from bot.games.schatzjagd.content import (
    CARDS,
    CASTLES,
    CITY,
    COLOURS,
    NAMES,
    OUTLANDS,
    REALM,
    SHOPS,
    TREASURES,
    WALL,
)
from bot.games.schatzjagd.model import (
    OPEN,
    AtSpecial,
    Blow,
    Fight,
    Journey,
    Landing,
    Looking,
    Lord,
    Over,
    State,
)
from bot.games.schatzjagd.rules.asks import asks
from bot.games.schatzjagd.rules.end import condition, limit, needed, outcome
from bot.games.schatzjagd.rules.fight import lives, strengths
from bot.games.schatzjagd.views import (
    Bout,
    Change,
    Chest,
    Figure,
    Own,
    Public,
    SeenFind,
    SeenSlot,
    Shop,
    Trip,
)

AREAS = {REALM: "realm", OUTLANDS: "outlands"} | dict(enumerate(COLOURS))


def public(state: State) -> Public:
    (ask,) = asks(state) or (None,)
    top, turn, end = state.frames[-1], state.turn, outcome(state)
    return Public(
        options=state.options,
        condition=condition(state.options),
        needed=needed(state.options, len(state.lords)),
        limit=limit(state.options, len(state.lords)),
        round=state.round,
        turn=state.turns,
        first=state.first if state.round else None,
        active=turn.seat if state.round or ask is None else ask.seat,
        asked=ask.seat if ask else None,
        question=ask.about if ask else None,
        order=state.order,
        figures=tuple(
            _figure(Seat(seat), lord, over=end is not None) for seat, lord in enumerate(state.lords)
        ),
        slots=_slots(state),
        chests=tuple(Chest(NAMES[field], len(kinds)) for field, kinds in state.loose),
        shops=tuple(Shop(NAMES[f], SHOPS[s]) for f, s in zip(CITY, state.city, strict=True)),
        draw=len(state.draw),
        hoard=len(state.hoard),
        discard=_keys(state.discard),
        out=_keys(state.out),
        steps=top.steps if isinstance(top, Journey) else None,
        gate=turn.began in WALL,
        played=turn.played,
        fled=turn.fled,
        sitting=turn.sitting,
        special=_special(state),
        area=AREAS[top.area] if isinstance(top, Landing) else None,
        looks=top.left if isinstance(top, Looking) else 0,
        bout=_bout(state, state.fight) if state.fight else None,
        find=_find(state),
        trip=_trip(state),
        over=top.reason if isinstance(top, Over) else None,
        places=end.places if end else (),
    )


def _keys(cards: bytes) -> tuple[str, ...]:
    return tuple(CARDS[card].key for card in cards)


def _kinds(treasures: bytes) -> tuple[str, ...]:
    return tuple(TREASURES[kind] for kind in sorted(treasures))


def _figure(seat: Seat, lord: Lord, *, over: bool) -> Figure:
    settled = lord.castle >= 0
    return Figure(
        seat=seat,
        colour=COLOURS[lord.castle] if settled else "",
        castle=NAMES[CASTLES[lord.castle]] if settled else "",
        field=NAMES[lord.field] if settled else "",
        life=lord.life,
        money=lord.money,
        strength=lord.strength,
        weapons=lord.weapons,
        poisoned=bool(lord.poisoned),
        sits_out=bool(lord.sits_out),
        cards=len(lord.cards),
        carried=len(lord.treasures),
        secured=len(lord.vault),
        days=lord.days,
        carried_kinds=_kinds(lord.treasures) if over else (),
        secured_kinds=_kinds(lord.vault) if over else (),
    )


def _slots(state: State) -> tuple[SeenSlot, ...]:
    strict = state.options.memory == "strict"
    found = []
    for field, card in enumerate(state.slots):
        if card:
            known = not strict and state.seen[field] & OPEN
            slotter = None if strict else Seat(state.slotters[field] - 1)
            found.append(SeenSlot(NAMES[field], slotter, CARDS[card].key if known else None))
    return tuple(found)


def _special(state: State) -> str | None:
    if not isinstance(state.frames[-1], AtSpecial):
        return None
    return CARDS[state.slots[state.lords[state.turn.seat].field]].key


def _bout(state: State, fight: Fight) -> Bout:
    if fight.ending:
        last = fight.blows[-1] if fight.blows else Blow(0, 0, 0, 0, 0, 0)
        strong, alive = (last.strength, last.rival_strength), (last.life, last.rival_life)
    else:
        strong, alive = strengths(state), lives(state)
    return Bout(
        field=NAMES[fight.field],
        seat=state.turn.seat,
        rival=fight.rival,
        monster=CARDS[fight.monster].key if fight.monster else None,
        strength=strong[0],
        rival_strength=strong[1],
        life=alive[0],
        rival_life=alive[1],
        frenzy=fight.frenzy,
        way=fight.way,
        rival_way=fight.rival_way,
        blows=fight.blows,
        ending=fight.ending,
    )


def _find(state: State) -> SeenFind | None:
    if state.find is None:
        return None
    changes = tuple(Change(*change) for change in state.find.changes)
    return SeenFind(NAMES[state.find.field], CARDS[state.find.card].key, changes)


def _trip(state: State) -> Trip | None:
    if state.move is None:
        return None
    return Trip(state.move.seat, NAMES[state.move.origin], NAMES[state.move.field])


def own(state: State, seat: Seat) -> Own:
    lord = state.lords[seat]
    known = 1 << seat | OPEN
    remembered: tuple[SeenSlot, ...] = ()
    if state.options.memory == "full":
        remembered = tuple(
            SeenSlot(NAMES[field], Seat(state.slotters[field] - 1), CARDS[card].key)
            for field, card in enumerate(state.slots)
            if card and state.seen[field] & known
        )
    return Own(_keys(lord.cards), _kinds(lord.treasures), _kinds(lord.vault), remembered)


def facts(view: Public, own: Own, seat: Seat) -> Mapping[str, int | str]:
    """Public facts alone: nothing of the hand."""
    me, bout = view.figures[seat], view.bout
    fight: dict[str, int | str] = {}
    if bout is not None:
        attacked = seat == bout.rival
        fight = {
            "rival_seat": bout.seat if attacked else -1 if bout.rival is None else bout.rival,
            "foe": "lord" if bout.monster is None else "monster",
            "monster": bout.monster or "",
            "own_strength": bout.rival_strength if attacked else bout.strength,
            "rival_strength": bout.strength if attacked else bout.rival_strength,
            "rival_life": bout.life if attacked else bout.rival_life,
        }
    return fight | {
        "field": me.field,
        "life": me.life,
        "money": me.money,
        "carried": me.carried,
        "hand": me.cards + me.carried,
        "secured": me.secured,
        "needed": view.needed,
        "condition": view.condition,
        "steps": view.steps or 0,
        "looks": view.looks,
        "special": view.special or "",
        "area": view.area or "",
        "shop": next((shop.name for shop in view.shops if shop.field == me.field), ""),
    }
