"""Names and descriptions of commands in all languages, from the common words."""

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from bot.words import words

LOCALES = {"de": discord.Locale.german}


def localized(key: str, subject: str = "common") -> locale_str:
    """English text with the key by which the translator finds the other languages."""
    return locale_str(words("en", subject).say(key), key=key, subject=subject)


class Translator(app_commands.Translator):
    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        key: Any = string.extras.get("key")
        for language, known in LOCALES.items():
            if locale is known and isinstance(key, str):
                return words(language, string.extras["subject"]).say(key)
        return None
