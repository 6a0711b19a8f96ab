"""Arguments of buttons: written and read at one place, in the form that old messages carry."""

import pytest
from msgspec import Struct

from bot.games.contract import Refused, Seat
from bot.ui.intake.arguments import (
    Agreed,
    Offered,
    OrderStep,
    PlanDeed,
    RulesPage,
    SettingChoice,
    TablePage,
    Taken,
    Waived,
    read_arguments,
    write_arguments,
)

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
