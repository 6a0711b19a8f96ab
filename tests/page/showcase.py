"""One message of each kind that a bot can send, for the page to show."""

from __future__ import annotations

import io
from typing import Any

import discord
from discord import ui
from PIL import Image

WRITTEN = """# Title
## Chapter
### Section
**bold** *slanted* __under__ ~~gone~~ `code` ||hidden||
-# small print
- first
- second
  - nested
1. one
2. two
> quoted
```py
print("<b>")
```
<img src=x onerror=alert(1)> & <script>
[a link](https://example.org/a) and \\*no star\\*"""


def picture(name: str, colour: tuple[int, int, int], size: tuple[int, int] = (640, 480)) -> Any:
    buffer = io.BytesIO()
    Image.new("RGB", size, colour).save(buffer, "PNG")
    buffer.seek(0)
    return discord.File(buffer, name)


def note(name: str = "notes.txt") -> discord.File:
    return discord.File(io.BytesIO(b"some notes"), name)


def layout(*items: ui.Item[Any]) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    return view


def row(*items: ui.Item[Any]) -> ui.Item[Any]:
    found: ui.Item[Any] = ui.ActionRow(*items)
    return found


def everything() -> tuple[ui.LayoutView, list[discord.File]]:
    """A container with all that can stand in one."""
    gallery = ui.MediaGallery[Any](
        discord.MediaGalleryItem("attachment://one.png", description="A red field"),
        discord.MediaGalleryItem("attachment://two.png", description="A blue field"),
    )
    thumbnail = ui.Thumbnail[Any]("attachment://small.png", description="A green stamp")
    section = ui.Section[Any]("Beside a stamp", accessory=thumbnail)
    acting = ui.Section[Any](
        "Beside a button", accessory=ui.Button(label="Aside", custom_id="aside")
    )
    view = layout(
        ui.Container(
            ui.TextDisplay[Any](WRITTEN),
            ui.Separator[Any](),
            gallery,
            section,
            acting,
            ui.Separator[Any](visible=False, spacing=discord.SeparatorSpacing.large),
            ui.File[Any]("attachment://notes.txt"),
            accent_colour=0xC9A227,
        )
    )
    files = [
        picture("one.png", (180, 40, 40)),
        picture("two.png", (40, 40, 180)),
        picture("small.png", (40, 180, 40), (90, 90)),
        note(),
    ]
    return view, files


def buttons() -> ui.LayoutView:
    style = discord.ButtonStyle
    return layout(
        row(
            ui.Button(label="First", style=style.primary, custom_id="b:1"),
            ui.Button(label="Second", style=style.secondary, emoji="🎲", custom_id="b:2"),
            ui.Button(label="Third", style=style.success, custom_id="b:3"),
            ui.Button(label="Fourth", style=style.danger, custom_id="b:4"),
            ui.Button(emoji="🎴", custom_id="b:5"),
        ),
        row(
            ui.Button(label="Shut", disabled=True, custom_id="b:6"),
            ui.Button(label="Away", url="https://example.org/"),
        ),
    )


def selects() -> ui.LayoutView:
    options = [
        discord.SelectOption(label=f"Option {n}", value=str(n), description=f"Number {n}")
        for n in range(1, 6)
    ]
    return layout(
        row(ui.Select(custom_id="s:one", placeholder="One of them", options=options)),
        row(
            ui.Select(
                custom_id="s:many",
                placeholder="Some of them",
                options=options,
                min_values=2,
                max_values=3,
            )
        ),
        row(ui.UserSelect(custom_id="s:who", placeholder="Somebody")),
        row(ui.Select(custom_id="s:shut", placeholder="None", options=options, disabled=True)),
    )


class Form(ui.Modal, title="A form"):
    """Every field that a form can have; what was filled in comes back as one line."""

    name: ui.Label[Any] = ui.Label(
        text="Name", description="What shall it be called?", component=ui.TextInput(min_length=2)
    )
    story: ui.Label[Any] = ui.Label(
        text="Story",
        component=ui.TextInput(style=discord.TextStyle.paragraph, required=False),
    )
    mood: ui.Label[Any] = ui.Label(
        text="Mood",
        component=ui.RadioGroup(
            options=[
                discord.RadioGroupOption(label="Calm", value="calm"),
                discord.RadioGroupOption(label="Wild", value="wild"),
            ]
        ),
    )
    colour: ui.Label[Any] = ui.Label(
        text="Colour",
        component=ui.Select(
            options=[discord.SelectOption(label=one, value=one) for one in ("red", "blue")]
        ),
    )
    whom: ui.Label[Any] = ui.Label(text="Whom", component=ui.UserSelect())

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        fields: list[Any] = [self.name, self.story, self.mood, self.colour, self.whom]
        name, story, mood, colour, whom = (one.component for one in fields)
        line = f"{name.value}|{story.value}|{mood.value}|{colour.values[0]}|{whom.values[0]}"
        await interaction.response.send_message(line, ephemeral=True)
