"""Buttons by the names and arguments that messages of every release carry: they are data."""

import pytest
from msgspec import Struct

from bot.games.contract import Refused, Seat
from bot.ui.intake.dispatch import WITH_BUTTONS
from bot.ui.intake.handlers import (
    HANDLERS,
    RulesPage,
    SettingChoice,
    button,
    handler_of,
    read_arguments,
    write_arguments,
)
from bot.ui.orders.giving import OrderStep
from bot.ui.panel.controls import Taken, Waived
from bot.ui.plans.plan_status import PlanDeed
from bot.ui.rules.rules_pages import TablePage
from bot.ui.seats.pause_handlers import Agreed
from bot.ui.seats.transfer import Offered

# Released names are never taken away; a new one is added here in the release that brings it.
RELEASED = {
    "1.0.0": {
        *("join", "leave", "computer", "uncomputer", "option", "options", "start", "cancel"),
        *("hand", "refresh", "log", "rules", "more", "text", "orders", "order", "drop", "undo"),
        *("since", "plan", "unplan", "resign", "back", "end", "rematch", "replay", "record"),
        *("pause", "resume", "abort", "agree", "sit"),
    },
    "1.1.0": {
        "hint",
        "next_table",
        "order_page",
        "order_up",
        "order_down",
        "attend",
        "waive",
        "zone",
        "times",
        "replay_step",
    },
}
RELEASED_LOOSE = {
    "1.0.0": {"page", "thread", "me", "forget", "honours", "games", "next", "visit"},
}

WIRE: dict[str, Struct] = {  # as release 1.0.0 wrote them, where it had such a button
    "pace.days": SettingChoice("pace", "days"),
    "pace": SettingChoice("pace"),
    "go.17.3": PlanDeed("go", 17, 3),
    "abort.1767268800": Agreed("abort", 1767268800),
    "12.pass": Waived(12, "pass"),
    "2": Offered(Seat(2)),
    "41": Taken(41),
    "emerald.3": RulesPage("emerald", 3),
    "3": TablePage(3),
    "3.apart": TablePage(3, "apart"),
    "ransom.0.pay": OrderStep("ransom", "0.pay"),
    "ransom": OrderStep("ransom"),
}


@pytest.mark.parametrize(("text", "meant"), WIRE.items(), ids=WIRE)
def test_there_and_back(text: str, meant: Struct) -> None:
    assert write_arguments(meant) == text
    assert read_arguments(type(meant), text) == meant


@pytest.mark.parametrize("kind", [SettingChoice, Taken, TablePage, OrderStep])
def test_what_may_be_left_out_is_nothing(kind: type[Struct]) -> None:
    assert write_arguments(kind()) == ""
    assert read_arguments(kind, "") == kind()


def test_a_value_keeps_its_dots() -> None:
    assert read_arguments(SettingChoice, "zone.Europe/Berlin.x") == SettingChoice(
        "zone", "Europe/Berlin.x"
    )
    assert read_arguments(OrderStep, "guard.1.me").picks == ("1", "me")


@pytest.mark.parametrize(
    ("kind", "text"),
    [(PlanDeed, "fly.1.2"), (PlanDeed, "go.1"), (Agreed, "war.1"), (Offered, "x"), (Waived, "")],
)
def test_what_no_release_wrote_is_refused(kind: type[Struct], text: str) -> None:
    with pytest.raises(Refused, match="moved_on"):
        read_arguments(kind, text)


def test_every_released_name_of_a_button_still_leads_somewhere() -> None:
    assert {verb for verb, one in HANDLERS.items() if one.at_table} == set().union(
        *RELEASED.values()
    )


def test_so_do_the_names_of_buttons_that_belong_to_no_table() -> None:
    loose = {verb for verb, one in HANDLERS.items() if not one.at_table}
    assert loose == set().union(*RELEASED_LOOSE.values())


def test_every_module_with_buttons_is_listed_where_clicks_arrive() -> None:
    found = {handler.function.__module__ for handler in HANDLERS.values()}
    assert found == {module.__name__ for module in WITH_BUTTONS}


@pytest.mark.parametrize(("verb", "at_table"), [("no such", True), ("page", True), ("hand", False)])
def test_a_name_that_is_not_known_there_is_of_an_old_button(verb: str, at_table: bool) -> None:
    with pytest.raises(Refused, match="old_button"):
        handler_of(verb, at_table=at_table)


def test_a_name_is_given_once() -> None:
    with pytest.raises(ValueError, match="order_up"):
        button("order_up")(HANDLERS["order_up"].function)
