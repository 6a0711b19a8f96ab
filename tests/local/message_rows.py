"""Messages as a whole, new and edited: each documented limit, a row of the table."""

from typing import Any

from tests.local.bodies import EPHEMERAL, V2, Json, Row, gallery, row, select, text, v2


def embed(**fields: Any) -> Json:
    return {"embeds": [fields]}


def fields(count: int, **changes: Any) -> Json:
    return embed(fields=[{"name": "n", "value": "v", **changes}] * count)


def mentioning(people: int) -> Json:
    return {"content": "a", "allowed_mentions": {"users": [str(n) for n in range(people)]}}


LONG = {"title": "t" * 256, "description": "d" * 2744}
NEW = [
    Row("content 2000", {"content": "a" * 2000}, {"content": "a" * 2001}, "content"),
    Row("V2 excludes content", v2(text()), v2(text(), content="a"), "content"),
    Row("V2 excludes embeds", v2(text()), v2(text(), **embed(title="a")), "embeds"),
    Row("V2 excludes polls", v2(text()), v2(text(), poll={"question": {}}), "poll"),
    Row("V2 excludes stickers", v2(text()), v2(text(), sticker_ids=["1"]), "sticker_ids"),
    Row("ten embeds", {"embeds": [{"title": "a"}] * 10}, {"embeds": [{"title": "a"}] * 11},
        "embeds"),
    Row("6000 characters in all embeds", {"embeds": [LONG, LONG]},
        {"embeds": [LONG, LONG, {"title": "a"}]}, "embeds"),
    Row("embed title 256", embed(title="a" * 256), embed(title="a" * 257), "embeds.0.title"),
    Row("embed description 4096", embed(description="a" * 4096), embed(description="a" * 4097),
        "embeds.0.description"),
    Row("25 embed fields", fields(25), fields(26), "embeds.0.fields"),
    Row("field name 256", fields(1, name="a" * 256), fields(1, name="a" * 257),
        "embeds.0.fields.0.name"),
    Row("field value 1024", fields(1, value="a" * 1024), fields(1, value="a" * 1025),
        "embeds.0.fields.0.value"),
    Row("footer 2048", embed(footer={"text": "a" * 2048}), embed(footer={"text": "a" * 2049}),
        "embeds.0.footer.text"),
    Row("author 256", embed(author={"name": "a" * 256}), embed(author={"name": "a" * 257}),
        "embeds.0.author.name"),
    Row("an embed shows an uploaded file", embed(image={"url": "https://example.org/a.png"}),
        embed(image={"url": "attachment://a.png"}), "embeds.0.image.url"),
    Row("mentions by kind or by list", {"content": "a", "allowed_mentions": {"users": ["1"]}},
        {"content": "a", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions"),
    Row("100 mentions", mentioning(100), mentioning(101), "allowed_mentions.users"),
    Row("no secret message in a channel", {"content": "a", "flags": 1 << 12},
        {"content": "a", "flags": EPHEMERAL}, "flags"),
    Row("not empty", {"content": "a"}, {}, "", 50006),
    Row("not blank", {"embeds": [{"title": "a"}]}, {"content": " \n", "embeds": []}, "", 50006),
    Row("V2 not empty", v2(text()), v2(), "", 50006),
]  # fmt: skip
PLAIN: Json = {"content": "Your turn", "flags": 0, "embeds": [], "components": []}
RICH: Json = {"content": "", "flags": V2, "embeds": [], "components": [text()]}
BOARD: Json = {**RICH, "attachments": [{"id": "77", "filename": "board-1.png"}]}
# rule, the old message, and the bodies of two edits
EDITS = [
    (PLAIN, Row("to V2 with content cleared", v2(text(), content=None), v2(text()), "content")),
    (
        {**PLAIN, "embeds": [{"title": "a"}]},
        Row("to V2 with embeds cleared", v2(text(), content=None, embeds=[]),
            v2(text(), content=None), "embeds"),
    ),
    (RICH, Row("V2 stays V2", {"flags": V2}, {"flags": 0}, "flags")),
    (RICH, Row("V2 without the flag in the body", {"components": [text()]}, {"content": "a"},
               "content")),
    (PLAIN, Row("no V2 component without the flag", {"components": [row(select())]},
                {"components": [text()]}, "components.0.type")),
    (PLAIN, Row("content 2000", {"content": "a" * 2000}, {"content": "a" * 2001}, "content")),
    (PLAIN, Row("still not empty", {"content": None, "embeds": [{"title": "a"}]},
                {"content": None}, "", 50006)),
    (RICH, Row("V2 still not empty", {"components": [text()]}, {"components": []}, "", 50006)),
    (
        BOARD,
        Row("a kept file can be shown", v2(gallery("attachment://board-1.png")),
            v2(gallery("attachment://board-2.png")), "components.0.items.0.media.url"),
    ),
    (
        BOARD,
        Row("a dropped file cannot",
            v2(gallery("attachment://board-1.png"), attachments=[{"id": 77}]),
            v2(gallery("attachment://board-1.png"), attachments=[]),
            "components.0.items.0.media.url"),
    ),
    (
        BOARD,
        Row("null drops all files", v2(gallery("attachment://board-1.png")),
            v2(gallery("attachment://board-1.png"), attachments=None),
            "components.0.items.0.media.url"),
    ),
    (
        BOARD,
        Row("only an old file can be kept", {"attachments": [{"id": "77"}]},
            {"attachments": [{"id": "78"}]}, "attachments.0.id"),
    ),
]  # fmt: skip
