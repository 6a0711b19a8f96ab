"""The one boundary where whatever goes wrong with a click becomes a sentence, and is timed."""

from typing import Any

import pytest

from bot.metrics import REGISTRY
from bot.ui.intake.click import Click
from bot.ui.intake.custom_id import NO_TABLE, VerbButton
from bot.ui.intake.dispatch import Dispatcher
from bot.ui.message.parts import post
from tests.table.kit import ANNA
from tests.ui.recorded import refused
from tests.ui.stage import TABLE, Stage

CHANNEL = 7


def timed() -> float:
    found = REGISTRY.get_sample_value("tafelrunde_click_seconds_count", {"kind": "component"})
    return found or 0.0


async def clicked(stage: Stage, user: int, verb: VerbButton) -> str:
    """What is said to them."""
    button = stage.buttons.button(verb, "a button")
    shown = stage.discord.put(CHANNEL, f"of {verb}", post("buttons", [button]).view, silent=True)
    click = stage.press(user, shown.id)
    pressed: Any = click.interaction
    pressed.data = {"custom_id": button.custom_id}
    await Dispatcher(stage.app).clicked(click.interaction)
    await stage.quiet()
    replies = [text for place, text in stage.discord.log if place == "reply"]
    return replies[-1] if replies else ""


@pytest.mark.parametrize(
    ("verb", "says"),
    [
        (VerbButton(TABLE, "pause"), "pause"),
        (VerbButton(TABLE, "resume"), "not paused"),
        (VerbButton(TABLE, "no such verb"), "older"),
        (VerbButton(NO_TABLE, "no such verb"), "older"),
        (VerbButton(4711, "hand"), "does not exist any more"),
    ],
)
async def test_every_click_is_counted_once(stage: Stage, verb: VerbButton, says: str) -> None:
    await stage.dealt("emerald")
    before = timed()

    said = await clicked(stage, ANNA, verb)

    assert timed() == before + 1
    assert says in said.lower()


async def test_so_is_one_that_was_refused_by_discord_and_nothing_escapes(stage: Stage) -> None:
    """The answer, and then the sentence that says so."""
    await stage.dealt("emerald")
    before = timed()
    stage.discord.faults["reply"] = [refused(400, 50035), refused(400, 50035)]

    assert await clicked(stage, ANNA, VerbButton(TABLE, "pause")) == ""
    assert timed() == before + 1


async def test_a_refusal_that_discord_refuses_gets_a_number(stage: Stage) -> None:
    await stage.dealt("emerald")
    stage.discord.faults["reply"] = [refused(400, 50035)]

    assert "went wrong" in await clicked(stage, ANNA, VerbButton(TABLE, "resume"))


async def test_a_command_is_guarded_alike(stage: Stage) -> None:
    async def broken(_: Click) -> None:
        raise RuntimeError("a fault of ours")

    await stage.dealt("emerald")
    before = timed()
    click = stage.press(ANNA, 1)
    pressed: Any = click.interaction
    pressed.command = None
    await Dispatcher(stage.app).commanded(click.interaction, broken, "emerald")

    assert timed() == before + 1
    assert "went wrong" in stage.discord.done("reply")[-1][1]


async def test_who_comes_too_late_is_shown_the_way_and_nobody_else(stage: Stage) -> None:
    """To how things are at this table now, if it is one."""
    await stage.dealt("emerald")
    await clicked(stage, ANNA, VerbButton(TABLE, "no such verb"))
    assert stage.discord.offers[-1] == ["My hand"]

    await clicked(stage, ANNA, VerbButton(TABLE, "resume"))
    await clicked(stage, ANNA, VerbButton(NO_TABLE, "no such verb"))
    assert stage.discord.offers[1:] == [[], []]
