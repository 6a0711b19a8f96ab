"""The most useful orders, shown to everybody at the deal: one click each."""

from bot.games.contract import Path, Seat
from bot.games.offers import Offer, Scope
from bot.ui.intake.arguments import OrderStep, write_arguments
from bot.ui.intake.buttons import TableButton
from bot.ui.intake.custom_id import VerbButton
from bot.ui.message.parts import Part
from bot.ui.message.table_view import TableView

ROUNDS = 1  # in which they are shown, after the one in which things are set up
ROOM = 10  # picks that may stand above them: a message has room for forty parts


def suggestions(view: TableView, seat: Seat) -> list[Part]:
    """Until the seat has given its first order, and only in the beginning."""
    if not view.is_on or view.game.moment(view.state.game_state).round > ROUNDS:
        return []
    if any(order.seat == seat for order in view.record.orders.standing):
        return []
    shown = [
        _suggestion(view, offer, picks)
        for offer in view.game.OFFERS
        if offer.is_open(view.public, seat)
        for picks in offer.suggested
    ]
    return [view.common.say("orders-suggested"), shown] if shown else []


def _suggestion(view: TableView, offer: Offer, picks: Path) -> TableButton:
    given = write_arguments(OrderStep.after(offer.key, (*picks, Scope.GAME)))
    label = view.said.say("-".join(("suggested", offer.key, *picks)))
    return view.button(VerbButton(view.record.id, "order", given), label)
