"""N1: per action the click's own answer, one edit of the board, and two for each person called
(a post, and the one before is deleted); nothing else."""

import random
import re
from collections import Counter
from pathlib import Path

import pytest

from bot.games.registry import GAMES
from bot.table.model.record import Phase
from bot.table.play.notifications import notifications
from tests.end_to_end.house import House, house
from tests.end_to_end.players import Player, gather

CLICKS = 30
NAMES = ("Anna", "Ben", "Carla")


def kinds(home: House, requests: list[str]) -> Counter[str]:
    """What was sent, by what it is for; the first DM to somebody has to be opened."""
    board = f"/channels/{home.discord.channel.id}/messages"
    found = Counter[str]()
    for request in requests:
        method, path = request.split(" ", 1)
        path = re.sub(r"^/api/v\d+", "", path)
        if path.endswith("/users/@me/channels"):
            continue
        if "/callback" in path or "/webhooks/" in path:
            found["answer"] += 1
        else:
            place = "board" if path.startswith(board) else "DM"
            found[f"{method} {place}"] += 1
    return found


@pytest.mark.parametrize("slug", GAMES)
async def test_nothing_is_sent_that_nobody_needs(tmp_path: Path, slug: str) -> None:
    async with house(tmp_path, seed=7) as home:
        people = home.discord.people(*NAMES[: max(2, min(GAMES[slug].SEATS))])
        players, luck = [Player(person) for person in people], random.Random(7)
        await gather(home, players, slug)
        seen = Counter[str]()
        for _ in range(CLICKS):
            table = await home.table()
            before, edition = notifications(table.state), table.record.public_version
            home.requests.clear()
            acting = None
            for player in luck.sample(players, len(players)):
                if (shown := await player.act(home, luck)) is not None:
                    assert shown.failure is None
                    acting = player
                    break
            await home.settle()
            assert table.record.phase is Phase.RUNNING
            if acting is None:
                await home.pass_time(2.0)
                continue
            seat = table.record.seat_of(acting.person.id)
            after = notifications(table.state)
            called = [s for s, call in after.items() if before.get(s) != call and s != seat]
            is_public = table.record.public_version != edition
            expected = Counter({"answer": 1})
            if is_public:
                expected["PATCH board"] = 1
            if called:
                expected.update({"POST DM": len(called), "DELETE DM": len(called)})
            assert kinds(home, home.requests) == expected
            seen.update(expected)
        assert min(seen["answer"], seen["PATCH board"], seen["POST DM"]) > 0
