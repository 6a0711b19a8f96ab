"""What is going on just now, in lines: the turn, the deed that waits, and who has answered it."""

from collections.abc import Iterator

from bot.games.contract import Phrase
from bot.games.dracheninsel.content import COLOURS, KINDS, TERRAINS
from bot.games.dracheninsel.model import Begin, Deed, Turn
from bot.games.dracheninsel.rules.announcing import announcement
from bot.games.dracheninsel.views import Public


def now(view: Public) -> Iterator[Phrase]:
    """The most important first."""
    yield _whose_turn(view)
    if view.turn is not None and view.pending is not None:
        yield from _waiting(view, view.turn, view.pending)
    if view.phase in ("start", "react", "counter", "claim", "duel", "exit", "exchange"):
        yield Phrase(f"phase-{view.phase}")
    if view.landed is not None:
        yield _landed(view)
    if view.turn is not None and view.phase != "over":
        yield from _privileges(view, view.turn)
    for card in view.played:
        yield Phrase("played", {"seat": card.seat, "card": KINDS[card.card], "use": card.use})


def _whose_turn(view: Public) -> Phrase:
    if view.choosing is not None:
        return Phrase("colour", {"seat": view.choosing})
    if view.phase == "over" or view.turn is None:
        return Phrase(view.phase)
    return Phrase("turn", {"seat": view.turn.seat, "round": view.round + 1, "rounds": view.rounds})


def _waiting(view: Public, turn: Turn, deed: Deed) -> Iterator[Phrase]:
    """The deed in the words of its announcement; the mere beginning of a turn is none."""
    if not isinstance(deed, Begin):
        told = announcement(view.board, view.values, turn.seat, deed)
        parts = {name: getattr(told, name) for name in told.__struct_fields__}
        yield Phrase("announced", {n: part for n, part in parts.items() if part is not None})
    if view.cancelled:
        yield Phrase("cancelled")
    if view.stop is not None:
        yield Phrase("stop", {"seat": view.stop})


def _landed(view: Public) -> Phrase:
    landed = view.landed
    assert landed is not None
    return Phrase(
        "landed",
        {
            "value": view.values[landed.treasure],
            "owner_seat": landed.owner,
            "partner_seat": landed.partner,
        },
    )


def _privileges(view: Public, turn: Turn) -> Iterator[Phrase]:
    """What is free in this turn, and with two hunters which one moves."""
    for number, terrain in enumerate(TERRAINS):
        if turn.journeys >> number & 1:
            yield Phrase("journey", {"terrain": terrain})
    if turn.mover is not None and view.owners.count(turn.seat) > 1:
        yield Phrase("mover", {"hunter": COLOURS[turn.mover]})
