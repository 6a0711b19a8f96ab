"""Buttons and selects that work for ever: their meaning is in their custom_id, not in memory.

discord.py keeps none of them: `bot.ui.message.parts.post` stops every view before it is sent, so
each click arrives as a raw interaction in `Tafelrunde.on_interaction`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import discord
from discord import ui
from msgspec import Struct

from bot.ui.intake.custom_id import (
    NO_TABLE,
    Forged,
    PickButton,
    VerbButton,
    pack_custom_id,
    unpack_custom_id,
)
from bot.ui.intake.handlers import write_arguments

Interaction = discord.Interaction[Any]
Style = discord.ButtonStyle
TableButton: TypeAlias = ui.Button[Any]
TableSelect: TypeAlias = ui.Select[Any]


class Buttons:
    """Makes them, and proves what was clicked. The key lies in the database, so that it is not
    known before that is open; a view that only describes and paints never needs it."""

    def __init__(self, key: bytes | None = None) -> None:
        self._key = key

    def use(self, key: bytes) -> None:
        self._key = key

    @property
    def key(self) -> bytes:
        if self._key is None:
            raise RuntimeError("nobody has said with which key buttons are sealed")
        return self._key

    def button(
        self,
        meaning: PickButton | VerbButton,
        label: str,
        *,
        style: Style = Style.secondary,
        emoji: str | None = None,
    ) -> TableButton:
        custom_id = pack_custom_id(meaning, self.key)
        return ui.Button(label=label, style=style, emoji=emoji, custom_id=custom_id)

    def select(
        self,
        meaning: PickButton | VerbButton,
        options: list[discord.SelectOption],
        placeholder: str,
        least: int = 1,
        most: int = 1,
    ) -> TableSelect:
        return ui.Select(
            custom_id=pack_custom_id(meaning, self.key),
            options=options,
            placeholder=placeholder[:150],
            min_values=least,
            max_values=most,
        )

    def verb(
        self,
        verb: str,
        label: str,
        argument: Struct | str = "",
        *,
        table: int = NO_TABLE,
        style: Style = Style.secondary,
        emoji: str | None = None,
    ) -> TableButton:
        """A button that calls the handler of this verb."""
        meaning = VerbButton(table, verb, write_arguments(argument))
        return self.button(meaning, label, style=style, emoji=emoji)

    def verb_select(
        self,
        verb: str,
        labels: Mapping[str, str],
        placeholder: str,
        argument: Struct | str = "",
        *,
        table: int = NO_TABLE,
        chosen: str = "",
    ) -> TableSelect:
        """A select whose handler gets the chosen value, behind the argument if there is one."""
        meaning = VerbButton(table, verb, write_arguments(argument), select=True)
        options = [
            discord.SelectOption(label=label, value=value, default=value == chosen)
            for value, label in labels.items()
        ]
        return self.select(meaning, options, placeholder)

    def pressed(self, interaction: Interaction) -> tuple[PickButton | VerbButton, list[str]]:
        """What a click means, and what was chosen in a select; raises `Forged` if not ours."""
        data: Any = interaction.data or {}
        custom_id = str(data.get("custom_id", ""))
        message = interaction.message
        if message is None or not _carries(message.components, custom_id):
            raise Forged
        return unpack_custom_id(custom_id, self.key), [
            str(value) for value in data.get("values", [])
        ]


UNSEALED = Buttons()


def _carries(components: Sequence[Any], custom_id: str) -> bool:
    return any(
        getattr(one, "custom_id", None) == custom_id
        or _carries(getattr(one, "children", ()), custom_id)
        for one in components
    )
