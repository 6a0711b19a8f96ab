"""What orders may test and questions name: public knowledge only, as it concerns one seat."""

from collections.abc import Mapping

from bot.games.contract import Seat
from bot.games.dracheninsel.content import BROWN_USE, CENTRE, FIELDS, boat, distance
from bot.games.dracheninsel.model import (
    NOBODY,
    PLAYED_WITH,
    Curse,
    Deed,
    Fear,
    Landed,
    Move,
    Swap,
    Turn,
)
from bot.games.dracheninsel.rules.announcing import announcement
from bot.games.dracheninsel.rules.cards import unseen
from bot.games.dracheninsel.rules.deeds import marks
from bot.games.dracheninsel.rules.movement import carriers, has_coins, is_second, partner
from bot.games.dracheninsel.views import Own, Public, places_of, target_of, value_of

Facts = dict[str, int | str]


def facts(view: Public, own: Own, seat: Seat) -> Mapping[str, int | str]:
    """Public facts only, so that an order may test each of them and still say "ask me"."""
    known: Facts = {"round": view.round + 1, "my_hand": view.sizes[seat]}
    if view.turn is not None:
        known |= _turn_facts(view, view.turn, seat)
    if view.pending is not None:
        known |= _deed_facts(view, view.pending, seat)
    if view.stop is not None:
        known["stopper_seat"] = view.stop
    if view.landed is not None:
        known |= _cash_facts(view, view.landed, seat)
    return known


def _turn_facts(view: Public, turn: Turn, seat: Seat) -> Facts:
    totals = [sum(mine) for mine in view.coins]
    return {
        "active_seat": turn.seat,
        "mine": int(turn.seat == seat),
        "with_me": int(turn.seat in _fellows(view, seat)),
        "leads": int(totals[turn.seat] == max(totals)),
        "leading": int(totals[seat] == max(totals)),
        "played": sum(card.seat == turn.seat for card in view.played),
        "cards": view.sizes[turn.seat],
        "unseen_slumbers": unseen(view.discard, view.played, "slumber"),
        "unseen_betrayals": unseen(view.discard, view.played, "betray"),
        **_ways(view, turn.seat),
    }


def _ways(view: Public, seat: Seat) -> Facts:
    """How far a player's nearest hunter is from what counts, in steps as the crow flies."""
    board, known = view.board, Facts()
    places = [board.hunters[hunter] for hunter in _hunters(view, seat)]
    if has_coins(board):
        known["to_treasure"] = min(distance(place, CENTRE) for place in places)
    if is_second(board, CENTRE):
        known["to_waiting"] = min(distance(place, CENTRE) for place in places)
    pairs = [pair for place in places if len(pair := carriers(board, place)) == 2]
    if pairs:
        known["to_boat"] = min(distance(board.hunters[h], boat(h)) for pair in pairs for h in pair)
    return known


def _deed_facts(view: Public, deed: Deed, seat: Seat) -> Facts:
    kinds = marks(view.board, deed)
    target = target_of(view, deed)
    known: Facts = {"deed": kinds[0], "cancelled": int(view.cancelled), "card": _card(deed)}
    known |= dict.fromkeys(kinds, 1)
    known |= _chosen(view, deed)
    known["enters"] = int(kinds[0] in ("first", "second"))
    known["value"] = value_of(view, deed)
    known["last_treasure"] = int(known["value"] == view.values[-1])
    known["my_treasure"] = int(seat in _concerned(view, deed))
    known["my_hunter"] = int(seat in _moved(view, deed))
    if "delivery" in kinds and isinstance(deed, Move):
        known["boat_seat"] = view.owners[deed.target - FIELDS]
    if target is not None:
        known |= {"target_seat": target, "at_me": int(target == seat)}
        known["at_fellow"] = int(target in _fellows(view, seat))
        known["target_waits"] = int(isinstance(deed, Fear) and _waits(view, deed.hunter))
    is_own = view.turn is not None and view.turn.seat == seat
    known["concerns"] = int(is_own or _concerns(known, deed, seat))
    return known


def _chosen(view: Public, deed: Deed) -> Facts:
    """What the announcement has told about it."""
    told = announcement(view.board, view.values, Seat(0), deed)
    names = ("hunter", "place", "other", "victim", "terrain", "lost")
    return {name: getattr(told, name) for name in names}


def _concerns(known: Facts, deed: Deed, seat: Seat) -> bool:
    """Whether my hunter, treasure, boat or hand is named by the deed."""
    mine = known["my_treasure"] or known["my_hunter"] or known.get("at_me")
    return bool(mine) or known.get("boat_seat") == seat or isinstance(deed, Curse)


def _card(deed: Deed) -> str:
    """The action card that a deed is played with."""
    match deed:
        case Swap(card) | Fear(card):
            return BROWN_USE[card]
        case Move(over=int()):
            return "daring_flight"
        case _:
            return PLAYED_WITH.get(type(deed), "")


def _hunters(view: Public, seat: Seat) -> list[int]:
    return [h for h, owner in enumerate(view.owners) if owner == seat]


def _fellows(view: Public, seat: Seat) -> set[int]:
    """Who carries a treasure together with this seat."""
    found = (partner(view.board, hunter) for hunter in _hunters(view, seat))
    return {view.owners[hunter] for hunter in found if hunter is not None} - {seat}


def _moved(view: Public, deed: Deed) -> set[int]:
    """Whose hunters a deed sends home or takes along."""
    match deed:
        case Fear(_, hunter):
            return {view.owners[hunter]}
        case Move(hunter, victim=victim):
            along = (victim, partner(view.board, hunter))
            return {view.owners[one] for one in along if one is not None} - {NOBODY}
        case _:
            return set()


def _waits(view: Public, hunter: int) -> bool:
    return view.board.hunters[hunter] == CENTRE and has_coins(view.board)


def _concerned(view: Public, deed: Deed) -> set[int]:
    """Who carries the treasure that a deed is about."""
    hunters = (h for place in places_of(view, deed) for h in carriers(view.board, place))
    return {view.owners[h] for h in hunters}


def _cash_facts(view: Public, landed: Landed, seat: Seat) -> Facts:
    rival = landed.partner if seat == landed.owner else landed.owner
    return {
        "value": view.values[landed.treasure],
        "owner_seat": landed.owner,
        "partner_seat": landed.partner,
        "rival_seat": rival,
        "rival_hand": view.sizes[rival],
        "spent": landed.claims.count(seat),
    }
