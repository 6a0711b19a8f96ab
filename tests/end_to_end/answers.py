"""What people are answered: its text, its pictures, and whether they alone see it."""

from bot.local.people import Person
from bot.local.post import Post, Shown
from tests.end_to_end.house import House


def content(home: House, post: Post) -> dict[str, bytes]:
    """The pictures of a message, by file name."""
    found = post.payload["attachments"]
    return {one["filename"]: home.discord.world.files[int(one["id"])] for one in found}


async def private(person: Person, command: str, **options: int) -> Post:
    shown = (await person.slash(command, **options)).post  # type: ignore[arg-type]
    assert shown is not None
    shown = person.again(shown)
    assert shown.ephemeral or shown.channel == person.dm.id
    return shown


def post_of(shown: Shown) -> Post:
    assert shown.failure is None
    assert shown.post is not None
    return shown.post


def said(shown: Shown) -> str:
    return post_of(shown).text
