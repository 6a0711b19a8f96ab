"""Who clicks, and in which language they read."""

import discord

from bot.ui.intake.buttons import Interaction

CHOSEN = "language"  # where an interaction carries the language that its person has chosen


def language_of(interaction: Interaction) -> str:
    """The reader's: by choice (the dispatcher has noted it), else that of his client."""
    chosen: str | None = interaction.extras.get(CHOSEN)
    return chosen or client_language(interaction)


def client_language(interaction: Interaction) -> str:
    return "de" if interaction.locale.value.startswith("de") else "en"


def who_is(user: discord.User | discord.Member) -> tuple[int, str]:
    return user.id, user.display_name
