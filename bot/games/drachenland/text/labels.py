"""What stands on the buttons."""

from bot.games.contract import Path, Phrase, Seat
from bot.games.drachenland.board import AREA_OF, NAMES, OUTDOORS, OUTSIDE, PICKED
from bot.games.drachenland.computer.reachable import place_of_figure, reach_of, walks_of_figure
from bot.games.drachenland.content import CLEAR, COLOURS
from bot.games.drachenland.picks import AREA, BOAT, CALL, FIGURE, FLY
from bot.games.drachenland.rules.collecting import TAKINGS
from bot.games.drachenland.views import Active, Own, Public, ahead


def label(view: Public, own: Own, seat: Seat, path: Path, pick: str) -> Phrase:
    view, own = ahead(view, own, seat, path)
    active = view.active
    if active is None:
        return _entry_label(path, pick) if view.round == 0 else _pick_label(view, pick)
    if pick in TAKINGS:
        return _taking_label(view, active, pick)
    if path and path[-1] in FLY and pick in PICKED:
        volcano = PICKED[pick] + 1
        return Phrase("target", {"volcano": volcano, "face_down": _is_hidden(view, volcano)})
    return _move_label(view, active, pick)


def _entry_label(path: Path, pick: str) -> Phrase:
    if not path:
        return Phrase("enter", {"colour": pick})
    name = NAMES[PICKED[pick]]
    return Phrase("entrance", {"place": name, "on_volcano": _yes(PICKED[pick] < OUTDOORS)})


def _pick_label(view: Public, pick: str) -> Phrase:
    if pick == "end_turn":
        return Phrase(pick, {"dice": sum(die.user is None for die in view.dice or ())})
    if pick == "reroll":
        return Phrase(pick)
    die, colour = FIGURE[pick]
    walled_in = _yes(not walks_of_figure(view, Active(colour, "move", die)))
    return Phrase("die", {"die": die, "colour": COLOURS[colour], "walled_in": walled_in})


def _move_label(view: Public, active: Active, pick: str) -> Phrase:
    if pick in PICKED:
        return _place_label(view, active, pick)
    if area := AREA.get(pick):
        places = sum(AREA_OF[place] == area for place in walks_of_figure(view, active))
        return Phrase("area" if area.isdigit() else "lane", {"area": area, "places": places})
    if pick in BOAT:
        volcano = BOAT[pick] + 1
        return Phrase("boat", {"volcano": volcano, "face_down": _is_hidden(view, volcano)})
    if pick == "stop":
        return Phrase("stop", {"where": _where(view, active)})
    if by := CALL.get(pick) or FLY.get(pick):
        verb = "fly" if pick in FLY else "call"
        return Phrase(verb, {"by": by, "colour": COLOURS[active.colour]})
    return Phrase(pick)


def _where(view: Public, active: Active) -> str:
    """What staying means: there may be something to take, or nothing."""
    place = place_of_figure(view, active)
    if place == OUTSIDE:
        return "outside"
    if place >= OUTDOORS:
        return "field"
    volcano, figure = view.volcanoes[place], view.figures[3 * view.seat + active.colour]
    takes_ring = volcano.ring_tile and not figure.ring
    gems = volcano.gems[active.colour] + volcano.gems[CLEAR]
    return "rich" if gems or volcano.eggs or takes_ring else "empty"


def _place_label(view: Public, active: Active, pick: str) -> Phrase:
    place = PICKED[pick]
    steps = reach_of(view, active).costs[place]
    if place < OUTDOORS:
        hidden = _is_hidden(view, place + 1)
        return Phrase("volcano", {"volcano": place + 1, "steps": steps, "face_down": hidden})
    return Phrase("field", {"place": NAMES[place], "steps": steps})


def _taking_label(view: Public, active: Active, pick: str) -> Phrase:
    volcano = view.volcanoes[place_of_figure(view, active)]
    if pick == "gems":
        number = volcano.gems[active.colour]
        return Phrase("gems", {"number": number, "colour": COLOURS[active.colour]})
    if pick == "egg":
        return Phrase(pick, {"tile": volcano.tile, "last": _yes(view.eggs_left == 1)})
    return Phrase(pick)


def _is_hidden(view: Public, volcano: int) -> str:
    return _yes(view.volcanoes[volcano - 1].face_down)


def _yes(fact: bool) -> str:
    return "yes" if fact else "no"
