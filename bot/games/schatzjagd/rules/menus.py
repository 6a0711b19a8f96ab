"""What may be answered to the one question that is open: menus on the way, then what is done."""

from collections.abc import Callable, Iterable

from bot.games.contract import MOST_PICKS, Menu, Path
from bot.games.schatzjagd import actions, model
from bot.games.schatzjagd.actions import Part
from bot.games.schatzjagd.board import (
    destinations,
    fields_set,
    free,
    henchmen,
    landings,
    landmarks,
    names,
    names_in_row,
    nearest,
    slotted,
)
from bot.games.schatzjagd.content import (
    CARD,
    CARDS,
    CASTLES,
    FIELD,
    NAMES,
    ON,
    SIDE,
    TOP,
    TREASURES,
)
from bot.games.schatzjagd.model import State
from bot.games.schatzjagd.picks import ANSWERS, ATTACK, CAST, COINS, DEAL, DEPOSIT, ROW, SECURE
from bot.games.schatzjagd.rules.activity import activities
from bot.games.schatzjagd.rules.fight import has_turned
from bot.games.schatzjagd.rules.lord import castable, plays
from bot.games.schatzjagd.rules.setup import free_castles
from bot.games.schatzjagd.rules.turn import lookable


def offered(state: State, path: Path) -> Menu | Part:
    return _TREES[type(state.frames[-1])](state, path)


def _journey(state: State, path: Path) -> Menu | Part:
    if is_place(path):
        return actions.Travel(FIELD[path[-1]])
    if path and path[0] in CAST:
        return _cast(path)
    frame = state.frames[-1]
    assert isinstance(frame, model.Journey)
    return place_menu(
        "journey", destinations(state, frame.steps), path, landmarks(state), spells(state)
    )


def _landing(state: State, path: Path) -> Menu | Part:
    if is_place(path):
        return actions.Land(FIELD[path[-1]])
    frame = state.frames[-1]
    assert isinstance(frame, model.Landing)
    return place_menu("landing", landings(state, frame.area), path, landmarks(state))


def _rest(state: State, path: Path) -> Menu | Part:
    if not path:
        return Menu("rest", (*spells(state), "rest"))
    return actions.SitOut() if path[0] == "rest" else _cast(path)


def _fight(state: State, path: Path) -> Menu | Part:
    if not path:
        assert state.fight is not None
        if state.fight.rival is not None:
            return Menu("fight", (*ANSWERS, *spells(state)))
        on = () if has_turned(state) else (ON,)  # up to release 1.1.0 it was always offered
        return Menu("fight", (*on, *ANSWERS, *spells(state)), retired=frozenset({ON}))
    return _cast(path) if path[0] in CAST else actions.Answer(path[0])


def _defend(state: State, path: Path) -> Menu | Part:
    return actions.Answer(path[0]) if path else Menu("defend", ANSWERS)


def _look(state: State, path: Path) -> Menu | Part:
    if is_place(path):
        return actions.LookAt(FIELD[path[-1]])
    if path == ("stop",):
        return actions.StopLooking()
    frame = state.frames[-1]
    assert isinstance(frame, model.Looking)
    return place_menu("look", lookable(state, frame.done), path, henchmen(state), ("stop",))


def _banish(state: State, path: Path) -> Menu | Part:
    if is_place(path):
        return actions.Banish(FIELD[path[-1]])
    return place_menu("banish", slotted(state), path, henchmen(state))


def _katharsis(state: State, path: Path) -> Menu | Part:
    if is_place(path) or path == ("pass",):
        return actions.Remove(FIELD.get(path[-1]))
    return place_menu("katharsis", slotted(state), path, henchmen(state), ("pass",))


def _castle(state: State, path: Path) -> Menu | Part:
    if path:
        return actions.PickCastle(CASTLES.index(FIELD[path[0]]))
    return Menu("pick_castle", tuple(NAMES[CASTLES[castle]] for castle in free_castles(state)))


def _special(state: State, path: Path) -> Menu | Part:
    if path:
        return actions.Decline() if path[0] == "no" else actions.Use(COINS.get(path[0], 0))
    lord = state.lords[state.turn.seat]
    if CARDS[state.slots[lord.field]].key != "travelling_smith":
        return Menu("use_special", ("use", "no"), declining=QUIET)
    most = min(lord.money, TOP - lord.weapons)
    return Menu("use_special", (*map(COINS.pick, range(1, most + 1)), "no"), declining=QUIET)


def _activity(state: State, path: Path) -> Menu | Part:
    """Whoever walks to the inn means to work there: their card may be asked for at once."""
    if not path:
        found = activities(state)
        return Menu("activity", (*found, "done"), declining=QUIET, expand_first=found == ("inn",))
    match path[0]:
        case "done":
            return actions.FinishActivity()
        case "take":
            return actions.Take()
        case "plunder":
            return actions.Plunder()
        case pick if pick in ATTACK:
            return actions.Attack(ATTACK[pick])
        case pick:
            return actions.Deal(*DEAL[pick])


def _lord(state: State, path: Path) -> Menu | Part:
    match path:
        case ():
            picks = plays(state)
            return Menu("lord", picks, declining=QUIET, expand_first=picks[0] == "slot")
        case ("slot",):
            cards = state.lords[state.turn.seat].cards
            return Menu("slot", tuple(CARDS[card].key for card in dict.fromkeys(cards)))
        case ("slot", card, *rest):
            if is_place(path):
                return actions.Slot(CARD[card], FIELD[path[-1]])
            return place_menu("slot_field", free(state), tuple(rest), henchmen(state))
        case ("dig",):
            return actions.Dig()
        case ("pass",):
            return actions.Pass()
        case (pick, *_) if pick in SECURE:
            return actions.Secure(TREASURES.index(SECURE[pick]))
        case (pick, *_) if pick in DEPOSIT:
            return actions.Deposit(TREASURES.index(DEPOSIT[pick]))
        case _:
            return _cast(path)


_TREES: dict[type[model.Frame], Callable[[State, Path], Menu | Part]] = {
    model.Founding: _castle,
    model.Resting: _rest,
    model.Journey: _journey,
    model.Landing: _landing,
    model.AtSpecial: _special,
    model.Looking: _look,
    model.Banishing: _banish,
    model.Fighting: _fight,
    model.Defending: _defend,
    model.Activity: _activity,
    model.LordPhase: _lord,
    model.Katharsis: _katharsis,
}


def is_place(path: Path) -> bool:
    return bool(path) and path[-1] in FIELD


def place_menu(
    about: str, fields: int, rest: Path, wanted: Iterable[int], others: tuple[str, ...] = ()
) -> Menu:
    """`rest` is empty or a row; of many fields those nearest to what is wanted lie open."""
    if rest:
        return Menu("field", names_in_row(fields, ROW[rest[0]]))
    if fields.bit_count() + len(others) <= MOST_PICKS:
        return Menu(about, names(fields) + others, declining=QUIET)
    rows = [name for name, row in _ROWS if fields & row]
    near = nearest(fields, wanted, AT_ONCE - len(rows) - len(others))
    return Menu(about, (*names(near), *rows, *others), declining=QUIET)


def way(fields: int, field: int, others: tuple[str, ...] = ()) -> Path:
    """The path to a field, by its row if the menu lists rows."""
    if fields.bit_count() + len(others) <= MOST_PICKS:
        return (NAMES[field],)
    return (ROW.pick(field // SIDE), NAMES[field])


QUIET = frozenset({"pass", "stop", "no", "done"})
AT_ONCE = 20  # picks that lie open as buttons
_ROWS = tuple((name, fields_set(range(SIDE * row, SIDE * (row + 1)))) for name, row in ROW.items())


def spells(state: State) -> tuple[str, ...]:
    return tuple(CAST.pick(CARDS[spell].key) for spell in castable(state))


def _cast(path: Path) -> actions.Cast:
    return actions.Cast(CARD[CAST[path[0]]])
