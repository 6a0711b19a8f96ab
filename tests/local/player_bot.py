"""A small bot that does what a board-game bot does: the guest against which the server is tried."""
# ruff: noqa: ARG001, ARG002, ARG003 - discord.py fixes the parameters of callbacks

from __future__ import annotations

import asyncio
import io
import re
from collections.abc import Awaitable, Callable
from typing import Any, cast

import discord
from discord import app_commands, ui
from discord.ext import commands
from PIL import Image

GAMES = ("coup", "emerald", "schatzjagd")
Press = discord.Interaction["PlayerBot"]


def picture(shade: int) -> discord.File:
    image = Image.new("RGB", (12, 9), (shade % 256, 80, 40))
    buffer = io.BytesIO()
    image.save(buffer, "PNG")
    buffer.seek(0)
    return discord.File(buffer, f"board-{shade:03}.png")


def board(turn: int) -> tuple[ui.LayoutView, discord.File]:
    """The table's message: text, picture, and buttons that know the turn."""
    file = picture(turn)
    view = ui.LayoutView(timeout=None)
    gallery = ui.MediaGallery[ui.LayoutView](
        discord.MediaGalleryItem(f"attachment://{file.filename}", description=f"Turn {turn}")
    )
    text = ui.TextDisplay[ui.LayoutView](f"## Table\nTurn {turn}")
    view.add_item(ui.Container(text, gallery, accent_colour=0x884422))
    for deeds in (("draw", "hand", "name", "dm"), ("thread", "think", "sleep")):
        view.add_item(_row(*(Move(deed, turn) for deed in deeds)))
    view.add_item(_row(Pick(turn)))
    return view, file


def _row(*items: ui.Item[Any]) -> ui.ActionRow[ui.LayoutView]:
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    for item in items:
        row.add_item(item)
    return row


class Move(ui.DynamicItem[ui.Button[ui.LayoutView]], template=r"mv:(?P<deed>[a-z]+):(?P<turn>\d+)"):
    def __init__(self, deed: str, turn: int) -> None:
        super().__init__(ui.Button(label=deed.capitalize(), custom_id=f"mv:{deed}:{turn}"))
        self.deed = deed
        self.turn = turn

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> Move:
        return cls(match["deed"], int(match["turn"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await getattr(self, f"_{self.deed}")(interaction)

    async def _draw(self, press: Press) -> None:
        view, file = board(self.turn + 1)
        await press.response.edit_message(view=view, attachments=[file])

    async def _hand(self, press: Press) -> None:
        await press.response.send_message(f"Hand of {press.user.display_name}", ephemeral=True)

    async def _name(self, press: Press) -> None:
        await press.response.send_modal(NameForm())

    async def _dm(self, press: Press) -> None:
        await press.response.defer()
        try:
            await press.user.send("Your hand", file=picture(7))
        except discord.Forbidden as refusal:
            await press.followup.send(f"closed: {refusal.code}", ephemeral=True)

    async def _thread(self, press: Press) -> None:
        assert isinstance(press.channel, discord.TextChannel)
        await press.response.defer()
        thread = await press.channel.create_thread(
            name="Table 1", type=discord.ChannelType.public_thread
        )
        await thread.add_user(press.user)
        await thread.send("In the thread")

    async def _think(self, press: Press) -> None:
        await press.response.defer(thinking=True, ephemeral=True)
        await press.edit_original_response(content="half")
        await press.edit_original_response(content="thought")
        await press.followup.send("and more", ephemeral=True)

    async def _sleep(self, press: Press) -> None:
        await press.client.awake.wait()
        await press.client.attempt(press.response.send_message("too late"))


class Pick(ui.DynamicItem[ui.Select[ui.LayoutView]], template=r"pick:(?P<turn>\d+)"):
    def __init__(self, turn: int) -> None:
        options = [discord.SelectOption(label=game.capitalize(), value=game) for game in GAMES]
        super().__init__(ui.Select(custom_id=f"pick:{turn}", placeholder="Game", options=options))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> Pick:
        return cls(int(match["turn"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message(f"took {self.item.values[0]}", ephemeral=True)


class NameForm(ui.Modal, title="Name the table"):
    name: ui.Label[Any] = ui.Label(text="Name", component=ui.TextInput(min_length=2, max_length=20))
    mood: ui.Label[Any] = ui.Label(
        text="Mood",
        component=ui.RadioGroup(
            options=[
                discord.RadioGroupOption(label="Calm", value="calm"),
                discord.RadioGroupOption(label="Wild", value="wild"),
            ]
        ),
    )

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        name = cast("ui.TextInput[Any]", self.name.component).value
        mood = cast("ui.RadioGroup[Any]", self.mood.component).value
        await interaction.response.send_message(f"{name} is {mood}", ephemeral=True)


class Translator(app_commands.Translator):
    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        german = {"table": "tisch", "new": "neu"}
        return german.get(string.message) if locale is discord.Locale.german else None


class PlayerBot(commands.Bot):
    """`awake` releases the sleepers; `refusals` keeps what late answers met; `script` is what the
    command /do does, and `last` its last interaction."""

    def __init__(self, **settings: Any) -> None:
        options: dict[str, Any] = {
            "intents": discord.Intents(guilds=True, guild_messages=True),
            "help_command": None,
            "allowed_mentions": discord.AllowedMentions.none(),
            "guild_ready_timeout": 0.02,
        }
        super().__init__(commands.when_mentioned, **options | settings)
        self.awake = asyncio.Event()
        self.script: Callable[[Press], Awaitable[object]] = _pong
        self.last: Press | None = None
        self.refusals: list[int] = []
        self.heard: list[discord.Message] = []

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Move, Pick)
        self.tree.add_command(_table())
        self.tree.add_command(_do(self))
        await self.tree.set_translator(Translator())
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Tests do not wait five seconds after an invalid session."""

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message)

    async def attempt(self, request: Any) -> Any:
        """The answer, or None where the code of the refusal is kept."""
        try:
            return await request
        except discord.HTTPException as refusal:
            self.refusals.append(refusal.code)
            return None

    @property
    def user_id(self) -> int:
        assert self.user is not None
        return self.user.id

    @property
    def table_channel(self) -> discord.TextChannel:
        return self.guilds[0].text_channels[0]


async def _pong(press: Press) -> None:
    await press.response.send_message("pong")


def _table() -> app_commands.Group:
    group = app_commands.Group(name="table", description="Tables")

    @group.command(name="new", description="Opens a table")
    @app_commands.choices(game=[app_commands.Choice(name=g.capitalize(), value=g) for g in GAMES])
    async def new(
        interaction: discord.Interaction[Any],
        game: str,
        seats: app_commands.Range[int, 2, 6] = 2,
        guest: discord.Member | None = None,
    ) -> None:
        view, file = board(0)
        await interaction.response.send_message(view=view, file=file)

    @group.command(name="find", description="Finds a game")
    async def find(interaction: discord.Interaction[Any], name: str) -> None:
        await interaction.response.send_message(f"found {name}", ephemeral=True)

    @find.autocomplete("name")
    async def names(
        interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        found = [game for game in GAMES if game.startswith(current)]
        return [app_commands.Choice(name=game.capitalize(), value=game) for game in found]

    return group


def _do(bot: PlayerBot) -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name="do", description="Does what the test says")
    async def do(interaction: discord.Interaction[Any]) -> None:
        bot.last = interaction
        await bot.script(interaction)

    return do
