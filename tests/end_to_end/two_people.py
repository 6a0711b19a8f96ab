"""Two people at a table, who answer click by click."""

from bot.local.people import Person
from bot.local.post import Post
from tests.end_to_end.house import House
from tests.end_to_end.players import Player, asked_by_dm, gather, picks

LOCALES = [("en-US", "en"), ("de", "de")]


async def seated(home: House, slug: str, locale: str = "en-US") -> tuple[Person, Person]:
    """Two people at a table; whoever is up comes first."""
    anna, ben = home.discord.people("Anna", "Ben", locale=locale)
    await gather(home, [Player(anna), Player(ben)], slug, language=locale[:2])
    return (anna, ben) if asked_by_dm(anna) else (ben, anna)


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
    """The same two as players, who play by DM."""
    active, other = await seated(home, slug)
    return Player(active), Player(other)
