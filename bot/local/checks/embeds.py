"""Embeds: the older way to show text and a picture beside a message."""

from __future__ import annotations

from bot.local.checks import bounds
from bot.local.checks.components import check_reference
from bot.local.checks.form import Place


def check_embeds(message: Place, files: frozenset[str]) -> None:
    embeds = message.each("embeds", bounds.EMBEDS)
    size = sum(_check_embed(embed, files) for embed in embeds)
    if size > bounds.EMBED_TEXT:
        message.at("embeds").fault(
            "MAX_EMBED_SIZE_EXCEEDED", f"{size} characters in all, at most {bounds.EMBED_TEXT}."
        )


def _check_embed(embed: Place, files: frozenset[str]) -> int:
    """How many characters of the common budget it uses."""
    embed.knows(
        {"type", "title", "description", "url", "timestamp", "color", "footer", "image"}
        | {"thumbnail", "author", "fields", "flags"}
    )
    texts = [
        embed.text("title", bounds.EMBED_TITLE),
        embed.text("description", bounds.EMBED_DESCRIPTION),
        embed.at("footer").text("text", bounds.FOOTER),
        embed.at("author").text("name", bounds.AUTHOR),
    ]
    for field in embed.each("fields", bounds.EMBED_FIELDS):
        field.knows({"name", "value", "inline"})
        texts.append(field.text("name", bounds.FIELD_NAME, required=True))
        texts.append(field.text("value", bounds.FIELD_VALUE, required=True))
    for picture in ("image", "thumbnail"):
        place = embed.at(picture)
        check_reference(place, place.text("url", bounds.MEDIA_URL), files)
    return sum(len(text.strip()) for text in texts)
