"""What was agreed: how one wins, when the game stops, and how the lords then rank."""

from bot.games.contract import Outcome
from bot.games.schatzjagd.content import HOARD, TREASURES
from bot.games.schatzjagd.model import UNLIMITED, Options, Over, State

COMBINATION = 3  # treasures: three alike, or one of each kind


def condition(options: Options) -> str:
    """count, same or different; the guide is a count too."""
    if options.victory in ("same", "different"):
        return options.victory
    return "count"


def needed(options: Options, lords: int) -> int:
    """How many treasures win, at least."""
    if condition(options) != "count":
        return COMBINATION
    if options.treasures != "preset":
        return options.treasures
    by_length = options.victory == "preset" and options.length == "full"
    if options.victory == "guide" or by_length:
        return len(HOARD) // lords
    return 1 if options.length == "blitz" else 2


def starts_with_map(options: Options) -> bool:
    if options.start_map == "preset":
        return options.length == "short"
    return options.start_map == "yes"


def limit(options: Options, lords: int) -> int:
    """After this round the game ends."""
    if options.max_rounds == "auto":
        return 30 * needed(options, lords)
    return options.max_rounds or UNLIMITED


def fulfils(state: State, vault: bytes) -> bool:
    match condition(state.options):
        case "same":
            return any(vault.count(kind) >= COMBINATION for kind in range(len(TREASURES)))
        case "different":
            return len(set(vault)) == len(TREASURES)
        case _:
            return len(vault) >= needed(state.options, len(state.lords))


def ending(state: State) -> str:
    """Why the game is over after a treasure was secured; empty if it goes on."""
    if fulfils(state, state.lords[state.turn.seat].vault):
        return "secured"
    hidden = sum(len(lord.vault) for lord in state.lords)
    nothing_left = hidden == len(HOARD) and state.options.plunder == "no"
    return "all_secured" if nothing_left else ""


def standings(state: State) -> tuple[int, ...]:
    return tuple(len(lord.vault) for lord in state.lords)


def outcome(state: State) -> Outcome | None:
    over = state.frames[-1]
    if not isinstance(over, Over):
        return None
    keys = [
        (
            over.reason == "secured" and seat == state.turn.seat,
            len(lord.vault),
            len(lord.treasures),
            lord.strength,
            lord.money,
        )
        for seat, lord in enumerate(state.lords)
    ]
    places = tuple(1 + sum(other > key for other in keys) for key in keys)
    return Outcome(over.reason, standings(state), places)
