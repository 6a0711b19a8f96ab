"""Mentions of a long window say that it is open, never who has answered."""

import random
from pathlib import Path

from bot.games.contract import TABLE
from tests.end_to_end.house import house
from tests.end_to_end.players import Player


async def test_the_mention_of_whoever_has_answered_stays_while_the_window_is_open(
    tmp_path: Path,
) -> None:
    async with house(tmp_path, seed=3) as home:
        people = home.discord.people("Anna", "Ben", "Carl")
        players = [Player(person, "closed") for person in people]
        card = (await people[0].slash("dracheninsel new")).post
        assert card is not None
        for guest in people[1:]:
            await guest.click(card, "Join")
        options = (await people[0].click(home.board(people[0]), "Options")).post
        assert options is not None
        which = next(o["custom_id"] for o in options.enabled if "key_time" in o["custom_id"])
        await people[0].select(options, "20min", which=which)
        await people[0].click(home.board(people[0]), "Start")
        await home.settle()
        table, luck = await home.table(), random.Random(3)
        while TABLE not in table.record.ask_versions:
            for player in luck.sample(players, 3):
                if await player.act(home, luck) is not None:
                    break
            await home.settle()
        asked = [people[seat] for seat in table.record.window.asked]
        assert len(asked) == 2

        def called() -> list[bool]:
            return [any(p.mentions(one.id) for p in people[0].visible()) for one in asked]

        assert called() == [True, True]
        answering = players[table.record.window.asked[0]]
        while table.state.ask_of(table.record.window.asked[0]) is not None:
            await answering.act(home, luck)
            await home.settle()
        assert TABLE in table.record.ask_versions  # before its floor nothing closes it
        home.bot.reconciler.changed(table.record.id)
        await home.settle()

        assert called() == [True, True]
