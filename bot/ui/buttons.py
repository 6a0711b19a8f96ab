"""Buttons and selects that work for ever: their meaning is in their custom_id, not in memory.

Never put an ordinary item that answers clicks beside one of these: discord.py 2.7.1 would forget
the whole class when such a view is edited or times out.
"""

import re
from typing import Any, Protocol

import discord
from discord import ui

from bot.ui.ids import Pick, Verb, pack

Interaction = discord.Interaction[Any]
Style = discord.ButtonStyle


class Desk(Protocol):
    """Whoever takes the clicks."""

    key: bytes

    async def clicked(
        self, interaction: Interaction, custom_id: str, values: list[str]
    ) -> None: ...


def desk_of(interaction: Interaction) -> Desk:
    desk: Desk = interaction.client.desk
    return desk


class TableButton(ui.DynamicItem[ui.Button[Any]], template=r"[at]:.*"):
    def __init__(self, button: ui.Button[Any]) -> None:
        super().__init__(button)

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str]
    ) -> "TableButton":
        return cls(ui.Button(custom_id=match.string))

    async def callback(self, interaction: Interaction) -> None:
        await desk_of(interaction).clicked(interaction, self.item.custom_id or "", [])


class TableSelect(ui.DynamicItem[ui.Select[Any]], template=r"s:.*|v:.*"):
    def __init__(self, select: ui.Select[Any]) -> None:
        super().__init__(select)

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str]
    ) -> "TableSelect":
        return cls(ui.Select(custom_id=match.string))

    async def callback(self, interaction: Interaction) -> None:
        data: Any = interaction.data
        values = [str(value) for value in data.get("values", [])]
        await desk_of(interaction).clicked(interaction, self.item.custom_id, values)


def is_genuine(interaction: Interaction) -> bool:
    """Does the message really carry what was pressed, and is it of our kind?"""
    data: Any = interaction.data or {}
    custom_id = str(data.get("custom_id", ""))
    if custom_id[:2] not in ("a:", "s:", "t:", "v:") or interaction.message is None:
        return False
    view = ui.LayoutView.from_message(interaction.message, timeout=None)
    return any(getattr(item, "custom_id", None) == custom_id for item in view.walk_children())


DYNAMIC: tuple[type[ui.DynamicItem[Any]], ...] = (TableButton, TableSelect)


def button(
    meaning: Pick | Verb,
    key: bytes,
    label: str,
    *,
    style: Style = Style.secondary,
    emoji: str | None = None,
) -> TableButton:
    custom_id = pack(meaning, key)
    return TableButton(ui.Button(label=label, style=style, emoji=emoji, custom_id=custom_id))


def select(
    meaning: Pick | Verb,
    key: bytes,
    options: list[discord.SelectOption],
    placeholder: str,
    least: int = 1,
    most: int = 1,
) -> TableSelect:
    return TableSelect(
        ui.Select(
            custom_id=pack(meaning, key),
            options=options,
            placeholder=placeholder[:150],
            min_values=least,
            max_values=most,
        )
    )
