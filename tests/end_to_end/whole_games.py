"""Whole games by people who click, from the lobby to the final card, and what happened there."""

import random
from typing import Any, get_args, get_type_hints

from bot.games.registry import GAMES
from bot.table.model.record import Phase
from tests.end_to_end.house import House
from tests.end_to_end.players import NAMES, Habit, Player, gather, play_out

HABITS: tuple[Habit, ...] = ("dm", "hand", "closed", "dm", "hand", "dm")


def seated(home: House, people: int) -> list[Player]:
    """One plays only by DM, one only by *My hand*, one has closed DMs."""
    persons = home.discord.people(*NAMES[:people])
    return [Player(person, habit) for person, habit in zip(persons, HABITS, strict=False)]


async def whole_game(home: House, slug: str, people: int, seed: int) -> list[Any]:
    """Plays from lobby to final card and returns all that happened."""
    players = seated(home, people)
    await gather(home, players, slug)
    await play_out(home, players, random.Random(seed), most=20_000)
    table = await home.table()
    assert table.record.phase is Phase.OVER
    final = home.board(players[0].person)
    assert "Rematch" in final.buttons
    assert table.record.seed.hex() in final.text
    assert [name.partition("-")[0] for name in final.files][:2] == ["scores", "board"]
    return await table.history()


def told(history: list[Any]) -> set[str]:
    return {type(event).__name__ for happened in history for event in happened.news}


def events_of(slug: str) -> set[str]:
    """The names of all events of a game, from the type of what `apply` gives back."""
    step = get_type_hints(GAMES[slug].apply)["return"]
    return {kind.__name__ for kind in get_args(get_args(step)[1])}
