"""What discord.py really sends: bodies built by its own classes, with the check of their route."""

import asyncio
import io
import json
from collections.abc import Callable
from typing import Any, NamedTuple

import discord
from discord import app_commands, ui
from discord.app_commands import locale_str
from discord.http import MultipartParameters, handle_message_parameters
from discord.webhook.async_ import interaction_message_response_params
from hypothesis import strategies as st

from bot.local.limits import (
    Upload,
    check_callback,
    check_commands,
    check_edit,
    check_followup,
    check_message,
)
from tests.local.bodies import V2, Json

POST = ("POST", "/channels/{channel_id}/messages")
PATCH = ("PATCH", "/channels/{channel_id}/messages/{message_id}")
CALLBACK = ("POST", "/interactions/{id}/{token}/callback")
FOLLOWUP = ("POST", "/webhooks/{application_id}/{token}")
ORIGINAL = ("PATCH", "/webhooks/{application_id}/{token}/messages/@original")
COMMANDS = ("PUT", "/applications/{application_id}/commands")
OLD: Json = {
    "flags": V2,
    "content": "",
    "embeds": [],
    "components": [{"type": 10, "content": "Old"}],
    "attachments": [{"id": "77", "filename": "board-1.png"}],
}


Items = st.SearchStrategy[ui.Item[Any]]


class Sent(NamedTuple):
    """One request: how the local server checks it, and which operation of Discord it is."""

    check: Callable[[], list[str]]
    operation: tuple[str, str]
    body: Any


def sent_bodies() -> dict[str, Sent]:
    """One of each kind of request the bot makes."""
    picture = discord.File(io.BytesIO(b"png"), "board-2.png", description="The board")
    hand = _body(handle_message_parameters(view=_board(), file=picture))
    picture = discord.File(io.BytesIO(b"png"), "board-2.png", description="The board")
    files = [Upload(0, "board-2.png", 3)]
    edit = _body(handle_message_parameters(view=_board(), attachments=[picture]))
    kept = handle_message_parameters(view=_plain(), attachments=[_kept()])
    shown = _body(
        interaction_message_response_params(
            type=4, content="Not your turn", flags=discord.MessageFlags(ephemeral=True)
        )
    )
    update = _body(interaction_message_response_params(type=7, view=_plain()))
    form = {"type": 9, "data": _form().to_dict()}
    choice: app_commands.Choice[str] = app_commands.Choice(name="Emerald", value="emerald")
    completion = {"type": 8, "data": {"choices": [choice.to_dict()]}}
    followup = _body(handle_message_parameters("Done", embed=discord.Embed(title="Score")))
    tree = asyncio.run(_tree())
    return {
        "message": Sent(lambda: check_message(hand, files), POST, hand),
        "edit": Sent(lambda: check_edit(edit, OLD, files), PATCH, edit),
        "edit keeping a file": Sent(lambda: check_edit(_body(kept), OLD), PATCH, _body(kept)),
        "answer": Sent(lambda: check_callback(shown, 2), CALLBACK, shown),
        "update": Sent(lambda: check_callback(update, 3, OLD), CALLBACK, update),
        "form": Sent(lambda: check_callback(form, 3, OLD), CALLBACK, form),
        "completion": Sent(lambda: check_callback(completion, 4), CALLBACK, completion),
        "followup": Sent(lambda: check_followup(followup), FOLLOWUP, followup),
        "edit of the original": Sent(lambda: check_edit(edit, OLD, files), ORIGINAL, edit),
        "commands": Sent(lambda: check_commands(tree), COMMANDS, tree),
    }


def layouts() -> st.SearchStrategy[Json]:
    """Messages with random views within the limits: texts, sections, pictures and controls."""
    words = st.text(st.characters(codec="utf-8", exclude_categories=["C"]), min_size=1, max_size=80)
    text: Items = st.builds(ui.TextDisplay, words)
    picture: Items = st.builds(
        ui.MediaGallery, st.builds(discord.MediaGalleryItem, _ADDRESS, description=words)
    )
    beside = st.builds(ui.Thumbnail[Any], _ADDRESS, description=words)
    accessory: Items = beside | st.builds(ui.Button[Any], label=words)
    section: Items = st.builds(
        lambda texts, beside: ui.Section(*texts, accessory=beside),
        st.lists(text, min_size=1, max_size=3),
        accessory,
    )
    buttons = st.lists(st.builds(ui.Button, label=words), min_size=1, max_size=5).map(_row)
    selects = st.lists(words, min_size=1, max_size=25, unique=True).map(_select_row)
    part = st.one_of(text, picture, section, buttons, selects, st.builds(ui.Separator))
    return st.lists(part, min_size=1, max_size=6).map(_view).map(_message)


_ADDRESS = st.just("https://example.org/a.png")


def _row(buttons: list[ui.Button[Any]]) -> ui.ActionRow[Any]:
    return ui.ActionRow(*buttons)


def _select_row(words: list[str]) -> ui.ActionRow[Any]:
    options = [discord.SelectOption(label=word) for word in words]
    return ui.ActionRow(ui.Select(options=options, max_values=len(options)))


def _view(parts: list[ui.Item[Any]]) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*parts, accent_colour=discord.Colour.gold()))
    return view


def _message(view: ui.LayoutView) -> Json:
    return dict(_body(handle_message_parameters(view=view)))


def _body(parameters: MultipartParameters) -> Any:
    if parameters.multipart:
        return json.loads(parameters.multipart[0]["value"])
    return parameters.payload


def _plain() -> ui.LayoutView:
    return _view([ui.TextDisplay("Over")])


def _board() -> ui.LayoutView:
    picture = discord.MediaGalleryItem("attachment://board-2.png", description="The board")
    who: ui.UserSelect[Any] = ui.UserSelect(placeholder="Who takes over?")
    return _view(
        [
            ui.TextDisplay("## Emerald"),
            ui.MediaGallery(picture),
            ui.File("attachment://board-2.png"),
            ui.Section("Anna", accessory=ui.Thumbnail("attachment://board-2.png")),
            ui.Separator(spacing=discord.SeparatorSpacing.large),
            ui.ActionRow(
                ui.Button(label="My hand", emoji="🐉"),
                ui.Button(label="Rules", url="https://example.org"),
            ),
            ui.ActionRow(who),
        ]
    )


def _kept() -> discord.Attachment:
    data: Any = {"id": 77, "filename": "board-1.png", "size": 3, "url": "u", "proxy_url": "p"}
    return discord.Attachment(data=data, state=discord.Client(intents=_NONE)._connection)


def _form() -> ui.Modal:
    form = ui.Modal(title="Quiet hours")
    radios = [discord.RadioGroupOption(label=word) for word in ("mention", "DM", "none")]
    boxes = [discord.CheckboxGroupOption(label=word) for word in ("Sat", "Sun")]
    when: ui.Select[Any] = ui.Select(options=[discord.SelectOption(label="22:00")])
    fields: tuple[ui.Item[Any], ...] = (
        ui.Label(text="Time zone", description="IANA name", component=ui.TextInput(max_length=40)),
        ui.Label(text="From", component=when),
        ui.Label(text="Notices", component=ui.RadioGroup(options=radios)),
        ui.Label(text="Days", component=ui.CheckboxGroup(options=boxes, required=False)),
        ui.TextDisplay("Reminders keep silent then."),
    )
    for field in fields:
        form.add_item(field)
    return form


class _German(app_commands.Translator):
    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002 - discord.py names it
    ) -> str | None:
        return string.message.lower() if locale is discord.Locale.german else None


async def _tree() -> list[dict[str, Any]]:
    tree = app_commands.CommandTree(discord.Client(intents=_NONE))
    group = app_commands.Group(name="emerald", description="The game of dragons and gems")

    @group.command(name=locale_str("new"), description=locale_str("Opens a table"))
    @app_commands.choices(pace=[app_commands.Choice(name=locale_str("over days"), value=1)])
    async def new(
        interaction: discord.Interaction,
        pace: app_commands.Choice[int],
        seats: app_commands.Range[int, 2, 6] = 4,
        guest: discord.Member | None = None,
    ) -> None:
        """Only its signature is of interest."""

    tree.add_command(group)
    translator = _German()
    return [await one.get_translated_payload(tree, translator) for one in tree.get_commands()]


_NONE = discord.Intents.none()
