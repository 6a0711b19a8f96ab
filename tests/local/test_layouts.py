"""Components V2 of every kind, sent by the client and read back by people and by the client."""

from __future__ import annotations

from typing import Any

import discord as client
from discord import ui

from tests.discord_server import Discord
from tests.local.player_bot import PlayerBot, Press, picture


def _everything(picture_name: str) -> ui.LayoutView:
    address = f"attachment://{picture_name}"
    view: ui.LayoutView = ui.LayoutView(timeout=None)
    section: ui.Section[Any] = ui.Section("Whose turn", accessory=ui.Thumbnail(address))
    box: ui.Container[Any] = ui.Container(section, ui.Separator(), accent_colour=0x336699)
    box.add_item(ui.MediaGallery(client.MediaGalleryItem(address, description="The board")))
    box.add_item(ui.File(address))
    row: ui.ActionRow[Any] = ui.ActionRow()
    row.add_item(ui.Button(emoji="🎲", custom_id="roll"))
    row.add_item(ui.Button(label="Rules", url="https://example.org"))
    row.add_item(ui.Button(label="Done", custom_id="done", disabled=True))
    row.add_item(ui.Button(label="Next", custom_id="next"))
    box.add_item(row)
    chooser: ui.ActionRow[Any] = ui.ActionRow()
    chooser.add_item(ui.UserSelect(custom_id="who", placeholder="Whom?", max_values=2))
    view.add_item(box)
    view.add_item(chooser)
    return view


async def test_all_kinds_of_components_come_back(discord: Discord, bot: PlayerBot) -> None:
    file = picture(4)
    message = await bot.table_channel.send(view=_everything(file.filename), file=file)
    post = discord.owner.post(message.id)
    assert post.buttons == ["🎲", "Next"]
    assert post.text == "Whose turn"
    assert post.alt_texts == ["The board"]
    assert len(set(post.pictures)) == 1
    view = ui.LayoutView.from_message(await bot.table_channel.fetch_message(message.id))
    kinds = [type(item).__name__ for item in view.walk_children()]
    assert kinds == [
        "Container",
        "Section",
        "TextDisplay",
        "Thumbnail",
        "Separator",
        "MediaGallery",
        "File",
        "ActionRow",
        "Button",
        "Button",
        "Button",
        "Button",
        "ActionRow",
        "UserSelect",
    ]


async def test_people_are_chosen_in_a_select(discord: Discord, bot: PlayerBot) -> None:
    anna, ben = discord.people("Anna", "Ben")
    view = _Chooser()
    message = await bot.table_channel.send(view=view)
    shown = await anna.select(anna.post(message.id), ben)
    assert shown.post is not None
    assert shown.post.text == "chose Ben"


async def test_an_ephemeral_panel_refreshes_itself(discord: Discord, bot: PlayerBot) -> None:
    anna, ben = discord.people("Anna", "Ben")

    async def panel(press: Press) -> None:
        await press.response.send_message(view=_panel(1), file=picture(1), ephemeral=True)

    bot.script = panel
    first = (await anna.slash("do")).post
    assert first is not None
    discord.advance(3600.0)
    for number in (2, 3):
        shown = await anna.click(first, "Refresh")
        assert shown.post is not None
        assert shown.post.id == first.id
        assert shown.post.files == [f"board-00{number}.png"]
    assert ben.visible() == []
    assert len(anna.visible()) == 1


async def test_silent_messages_and_their_flags(discord: Discord, bot: PlayerBot) -> None:
    message = await bot.table_channel.send("quietly", silent=True)
    assert message.flags.suppress_notifications
    assert discord.owner.post(message.id).silent


class _Chooser(ui.LayoutView):
    row: ui.ActionRow[Any] = ui.ActionRow()

    @row.select(cls=ui.UserSelect, placeholder="Whom?")
    async def who(self, press: client.Interaction[Any], select: ui.UserSelect[Any]) -> None:
        assert isinstance(select.values[0], client.Member)
        await press.response.send_message(f"chose {select.values[0].display_name}")


class _Refresh(ui.Button[Any]):
    def __init__(self, number: int) -> None:
        super().__init__(label="Refresh", custom_id="refresh")
        self.number = number

    async def callback(self, interaction: client.Interaction[Any]) -> None:
        number = self.number + 1
        await interaction.response.edit_message(view=_panel(number), attachments=[picture(number)])


def _panel(number: int) -> ui.LayoutView:
    view: ui.LayoutView = ui.LayoutView(timeout=None)
    address = f"attachment://board-{number:03}.png"
    view.add_item(ui.MediaGallery(client.MediaGalleryItem(address)))
    row: ui.ActionRow[Any] = ui.ActionRow()
    row.add_item(_Refresh(number))
    view.add_item(row)
    return view
