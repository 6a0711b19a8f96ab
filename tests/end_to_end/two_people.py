"""Two people at a table, who answer click by click."""

from bot.local.people import Person
from bot.local.post import Post
from bot.words import words
from tests.end_to_end.house import House
from tests.end_to_end.players import Player, asked_by_dm, gather, picks

LOCALES = [("en-US", "en"), ("de", "de")]


async def seated(home: House, slug: str, locale: str = "en-US") -> tuple[Person, Person]:
    """Two people at a table; whoever is up comes first."""
    say = words(locale[:2]).say
    anna, ben = home.discord.people("Anna", "Ben", locale=locale)
    card = (await anna.slash(f"{slug} new")).post
    assert card is not None
    await ben.click(card, say("button-join"))
    await anna.click(card, say("button-start"))
    await home.settle()
    return (anna, ben) if asking(anna) else (ben, anna)


def asking(person: Person) -> list[Post]:
    return [post for post in person.inbox() if picks(post)]


async def pick(home: House, person: Person, last: str = "") -> Post:
    """Presses a pick in the newest panel, the first one if none is named."""
    (panel,) = asking(person)
    ids = [str(one["custom_id"]) for one in picks(panel)]
    chosen = next(one for one in ids if one.split(":")[4].split(".")[-1] == last or not last)
    shown = await person.click(panel, chosen)
    assert shown.failure is None
    await home.settle()
    return person.again(panel)


async def at_the_table(home: House, slug: str = "scratch_island") -> tuple[Player, Player]:
    """Anna and Ben play; whoever is up comes first."""
    anna, ben = (Player(person, "dm") for person in home.discord.people("Anna", "Ben"))
    await gather(home, [anna, ben], slug)
    return (anna, ben) if asked_by_dm(anna.person) else (ben, anna)
