"""The position put into phrases: buttons, the board in lines of text, the private hand."""

from collections.abc import Iterator

from bot.games.contract import Path, Phrase, Seat
from bot.games.emerald.board import arrival, wakes_dragon
from bot.games.emerald.content import (
    BAR_LENGTH,
    CAVE,
    CHAMBER,
    COLOURS,
    KINDS,
    PLACES,
    field_of,
    place_name,
)
from bot.games.emerald.picks import MOVE, PAY
from bot.games.emerald.views import Own, Player, Public, Stack, ahead, stops

LAST_KNIGHTS = 2  # whoever loses one of them ends the game


def label(view: Public, own: Own, seat: Seat, path: Path, pick: str) -> Phrase:
    view = ahead(view, path)
    match pick:
        case "end_turn":
            return Phrase(pick)
        case "give_up":
            return Phrase(pick, {"ends": _yes(view.players[seat].in_play == LAST_KNIGHTS)})
        case "gem" | "gold":
            return _card_label(_arrival_stack(view), pick)
        case _ if pick in PAY:
            return Phrase("pay", {"value": PAY[pick]})
        case _ if pick in COLOURS:
            owner = next(player for player in view.players if pick in player.colours)
            return Phrase("catch", {"colour": pick, "seat": owner.seat, "gold": owner.gold})
        case _:
            return _move_label(view, seat, *MOVE[pick])


def _arrival_stack(view: Public) -> Stack:
    return view.stacks[int(view.trips[-1].target) - CAVE[0]]


def _card_label(stack: Stack, pick: str) -> Phrase:
    if pick == "gem":
        return Phrase("gem", {"kind": stack.gem or ""})
    return Phrase("gold", {"value": stack.gold or 0})


def _move_label(view: Public, seat: Seat, colour: str, place: int) -> Phrase:
    """Where the knight would arrive and what lies open there; its colour if the seat has two."""
    origin, stride = PLACES[place], len(view.places[place].knights)
    target = arrival(view.options.length, place, stride)
    named = colour if len(view.players[seat].colours) > 1 else "own"
    args: dict[str, int | str] = {"colour": named, "origin": origin, "stride": stride}
    if target == CHAMBER:
        return Phrase("move_chamber", {**args, "ends": treasure_ends(view, seat)})
    field = field_of(target)
    wakes = wakes_dragon(view.bar, view.dragon, field)
    args |= {"target": place_name(target), "wakes": _yes(wakes)}
    args["risk"] = risk(view, seat, colour, origin, place_name(target)) if wakes else 0
    if field not in CAVE:
        return Phrase("move", args)
    stack = view.stacks[field - CAVE[0]]
    gem: dict[str, int | str] = {"gem": stack.gem} if stack.gem else {}
    gold: dict[str, int | str] = {"gold": stack.gold} if stack.gold else {}
    return Phrase("_".join(["move", *gem, *gold]), {**args, **gem, **gold})


def treasure_ends(view: Public, seat: Seat) -> str:
    """Whether this seat's next treasure ends the game, and why: it is the last one, or whoever
    brought it in has a single knight left."""
    if view.treasures_left == 1:
        return "treasures"
    return "knights" if view.players[seat].in_play == LAST_KNIGHTS else "no"


def risk(view: Public, seat: Seat, colour: str, origin: str, target: str) -> int:
    """Of the three rolls, how many stop the dragon where only knights of this seat would stand."""
    mine = view.players[seat].colours
    crowds = {place.name: list(place.knights) for place in view.places}
    crowds[origin].remove(colour)
    crowds[target].append(colour)
    return sum(
        rolls
        for field, rolls in stops(view).items()
        if crowds[str(field)] and all(one in mine for one in crowds[str(field)])
    )


def _yes(fact: bool) -> str:
    return "yes" if fact else "no"


def describe(view: Public) -> tuple[Phrase, ...]:
    return (
        *_situation(view),
        _dragon(view),
        *map(_player, view.players),
        *(_knights(view, colour) for player in view.players for colour in player.colours),
        *map(_stack, view.stacks),
        Phrase("legend"),
    )


def _situation(view: Public) -> Iterator[Phrase]:
    if view.over:
        yield Phrase("over", {"reason": view.over})
        return
    now: dict[str, int | str] = {"seat": view.active, "round": view.round}
    yield Phrase("turn", {**now, "treasures": view.treasures_left})
    if view.caught and view.asked is not None:
        yield Phrase("caught", {"seat": view.asked, "field": view.caught.place})


def _dragon(view: Public) -> Phrase:
    bar: dict[str, int | str] = {"first": view.bar, "last": view.bar + BAR_LENGTH - 1}
    return Phrase("dragon", {**bar, "field": view.dragon, "facing": view.facing})


def _player(player: Player) -> Phrase:
    args: dict[str, int | str] = {
        "seat": player.seat,
        "gold": player.gold,
        "treasures": player.treasures,
        "bonus": "yes" if player.has_bonus_four else "no",
        "knights": player.in_play,
        "nest": player.nest,
        "points": player.open_points,
    }
    args |= dict(zip(KINDS, player.gems, strict=True))
    if player.final is None:
        return Phrase("player", args)
    score = player.final.score
    parts = {"gold": score.gold, "treasures": score.treasures, "gems": score.gems}
    total = {"place": player.final.place, "total": player.final.total, "bonuses": score.bonuses}
    opened = {"hand": _listed(player.final.hand), "ransoms": _listed(player.ransoms)}
    return Phrase("final", {"seat": player.seat, **parts, **total, **opened})


def _knights(view: Public, colour: str) -> Phrase:
    """Every knight of a colour that is in play, by its place."""
    places = [place.name for place in view.places for c in place.knights if c == colour]
    return Phrase("knights", {"colour": colour, "places": " ".join(places) or "none"})


def _stack(stack: Stack) -> Phrase:
    gems: dict[str, int | str] = {"gem": stack.gem or "none", "gems_below": stack.gems_below}
    gold: dict[str, int | str] = {"gold": stack.gold or 0, "gold_below": stack.gold_below}
    return Phrase("stack", {"field": stack.field, **gems, **gold})


def describe_own(view: Public, own: Own, seat: Seat) -> tuple[Phrase, ...]:
    lines = [Phrase("hand", {"cards": _listed(own.hand), "sum": sum(own.hand)})]
    if own.ransoms:
        lines.append(Phrase("paid", {"cards": _listed(own.ransoms)}))
    return tuple(lines)


def _listed(cards: tuple[int, ...]) -> str:
    return ", ".join(map(str, cards)) or "none"
