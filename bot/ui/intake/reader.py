"""Who clicks, in which language they read, and how they see."""

import discord

from bot.table.model.person import Person
from bot.ui.intake.buttons import Interaction
from render.looks import Look

CHOSEN = "person"  # where an interaction carries what its person has settled


def language_of(interaction: Interaction) -> str:
    """The reader's: by choice (the dispatcher has noted it), else that of their client."""
    person: Person | None = interaction.extras.get(CHOSEN)
    return client_language(interaction) if person is None else person.language


def look_of(interaction: Interaction) -> Look:
    """How their own pictures are to look."""
    return wished_look(interaction.extras.get(CHOSEN, Person()))


def wished_look(person: Person) -> Look:
    return Look(person.sight, person.large)


def client_language(interaction: Interaction) -> str:
    return "de" if interaction.locale.value.startswith("de") else "en"


def who_is(user: discord.User | discord.Member) -> tuple[int, str]:
    return user.id, user.display_name
