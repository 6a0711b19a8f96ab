"""Games that are played while the bot is killed: where, how they begin, what the log has to say."""

from pathlib import Path

from bot.table.play.fairness import fairness_record, verify_fairness
from bot.table.storage.sqlite.store import SqliteStorage
from tests.end_to_end.lives import NEVER, Lives
from tests.end_to_end.players import Player

POINTS = ("commit-before", "commit-after", "send-before", "send-after")


async def deal(lives: Lives, slug: str, players: list[Player]) -> None:
    """A new game, begun in a life without danger."""
    host, *guests = (player.person for player in players)
    assert await lives.begin(NEVER)
    card = (await host.slash(f"{slug} new")).post
    assert card is not None
    await host.select(card, "together")
    for guest in guests:
        await guest.click(card, "Join")
    await host.click(card, "Start")
    await host.wait(lambda post: "sealed as" in post.text)
    await lives.end()


async def assert_replays(folder: Path) -> None:
    """The log alone leads to the very state that was saved."""
    store = SqliteStorage(folder / "tafelrunde.sqlite3")
    await store.open()
    try:
        for (number,) in await store.rows("SELECT id FROM tables"):
            state = await store.load(number)
            assert state is not None
            verify_fairness(fairness_record(state, await store.log(number)))
    finally:
        await store.close()
