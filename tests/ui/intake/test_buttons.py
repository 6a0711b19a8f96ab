"""Buttons are kept nowhere but in their message."""

import pytest

from bot.ui.intake.buttons import Buttons
from bot.ui.intake.custom_id import VerbButton, unpack_custom_id
from bot.ui.message.parts import post

KEY = bytes(32)


async def test_a_view_is_over_before_it_is_sent_so_that_nobody_keeps_it() -> None:
    """discord.py stores what is not finished, for ever where there is no timeout."""
    shown = post("Hello", [Buttons(KEY).button(VerbButton(7, "hand"), "My hand")])

    assert shown.view.is_finished()
    assert not shown.view.is_dispatching()


def test_a_button_carries_its_meaning() -> None:
    made = Buttons(KEY).button(VerbButton(7, "hand"), "My hand")

    assert unpack_custom_id(made.custom_id or "", KEY) == VerbButton(7, "hand")


def test_without_a_key_no_button_is_made() -> None:
    """Else somebody could seal one with a key that all know."""
    with pytest.raises(RuntimeError):
        Buttons().button(VerbButton(7, "hand"), "My hand")
