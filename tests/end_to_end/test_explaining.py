"""Somebody new: /help, /card, rules at the right page, three hints, a question before the end."""

from collections.abc import Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from bot.games.contract import ComputerConfig, Menu, Tree
from bot.games.contract import Path as Answer
from bot.games.registry import GAMES, PAGES
from bot.local.post import Post
from bot.table.model.record import LogEntry, Phase
from bot.table.play import flow
from bot.ui.message.table_view import view_of
from bot.ui.panel.steps import panel_step
from bot.words import words
from tests.end_to_end.house import House, house
from tests.end_to_end.players import Player, gather, onward, picks
from tests.end_to_end.schatzjagd_duel import answer, press

pytestmark = pytest.mark.asyncio(loop_scope="module")

COMMON = words("en")
LAST_EGG = "Last egg: ends the game!"


async def seated(home: House, slug: str) -> list[Player]:
    players = [Player(person) for person in home.discord.people("Anna", "Ben")]
    await gather(home, players, slug)
    return players


async def whose_turn(home: House, players: list[Player]) -> Player:
    (ask,) = (await home.table()).state.asks()
    return players[ask.seat]


async def test_help_names_every_game_and_opens_its_rules(home: House) -> None:
    (anna,) = home.discord.people("Anna")
    shown = (await anna.slash("help")).post

    assert shown is not None
    assert [name for name in shown.buttons if name == words("en", "emerald").say("name")]
    assert len(shown.buttons) == len(GAMES)
    rules = (await anna.click(shown, "Emerald")).post
    assert rules is not None
    assert "What it is about" in rules.text


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("sweet", "Stop! The last action is taken back"),
        ("schatzjagd.troll", "+1 strength, +4 gulden"),
        ("map f9", "Dig up a treasure on F9"),
    ],
)
async def test_a_card_is_found_by_its_name(home: House, typed: str, said: str) -> None:
    (anna,) = home.discord.people("Anna")
    shown = (await anna.slash("card", name=typed)).post

    assert shown is not None
    assert said in shown.text


async def test_a_card_that_does_not_exist_is_said_so(home: House) -> None:
    (anna,) = home.discord.people("Anna")
    shown = (await anna.slash("card", name="no such thing")).post

    assert shown is not None
    assert shown.text == COMMON.say("refused-no_card")


@pytest.mark.parametrize("slug", GAMES)
async def test_rules_open_where_the_question_is_explained_and_lead_back(
    home: House, slug: str
) -> None:
    names = ("Anna", "Ben", "Carla")[: max(2, min(GAMES[slug].SEATS))]
    players = [Player(person) for person in home.discord.people(*names)]
    await gather(home, players, slug)
    table = await home.table()
    (ask,) = table.state.asks()
    panel = await players[ask.seat].look(home)
    assert panel is not None
    person = players[ask.seat].person
    rules = (await person.click(panel, COMMON.say("button-rules"))).post

    assert rules is not None
    assert rules.id == panel.id  # a page of the panel
    view = view_of(table.state, "en", home.bot.front.buttons)
    shown = panel_step(view, ask.seat, ())
    assert shown is not None
    assert f"Page {PAGES[slug][shown.menu.about]} of" in rules.text
    back = (await person.click(rules, COMMON.say("button-back"))).post
    assert back is not None
    assert (back.id, picks(back)) == (panel.id, picks(panel))


async def test_three_hints_come_with_the_first_three_questions(home: House) -> None:
    said = words("en", "emerald")
    players = await seated(home, "emerald")
    heard: dict[str, list[int]] = {"Anna": [], "Ben": []}
    for _ in range(12):
        player = await whose_turn(home, players)
        panel = await player.look(home)
        assert panel is not None
        found = [n for n in (1, 2, 3) if said.say(f"hint-{n}") in panel.text]
        heard[player.person.name] += found or [0]
        table = await home.table()
        (ask,) = table.state.asks()
        await answer(home, player, table.state.game.default(table.state.game_state, ask.seat))

    for hints in heard.values():
        assert hints[:4] == [1, 2, 3, 0]
        assert not any(hints[3:])


async def test_whoever_would_end_the_game_is_asked_back_once(tmp_path: Path) -> None:
    """DL-F2: one click more, and a way back; the deed itself is told on the button."""
    async with house(tmp_path, seed=3) as home:
        players = await seated(home, "drachenland")
        way = await until_the_last(home)
        table = await home.table()
        player = await whose_turn(home, players)
        panel = await walked(home, player, way)
        assert LAST_EGG in panel.buttons

        asked = (await player.person.click(panel, LAST_EGG)).post
        assert asked is not None
        assert COMMON.say("sure-ends_game") in asked.text
        assert table.record.phase is Phase.RUNNING
        back = (await player.person.click(asked, COMMON.say("button-back"))).post
        assert back is not None
        assert LAST_EGG in back.buttons

        asked = (await player.person.click(back, LAST_EGG)).post
        assert asked is not None
        await player.person.click(asked, COMMON.say("sure-ends_game-yes"))
        await home.settle()
        assert (await home.table()).record.phase is Phase.OVER


async def until_the_last(home: House) -> Answer:
    """Computers play until somebody could take the last egg; the way to where it is offered."""
    table = await home.table()
    state = table.state
    while True:
        game, game_state = state.game, state.game_state
        (ask,) = state.asks()
        view: Any = game.public(game_state)
        own = game.own(game_state, ask.seat)
        tree = partial(game.choices, game_state, ask.seat)
        found = list(islice(egg_menus(tree, ()), 1)) if view.eggs_left == 1 else []
        if found:
            await table._save(state)
            await home.settle()
            return found[0]
        entry = LogEntry(ask.seat, game.choose(view, own, ask.seat, tree, ComputerConfig()))
        state = flow.advance(state, (entry,), home.clock.now(), home.luck.random)
        assert state.asks(), "nobody was left the last egg"


def egg_menus(tree: Tree[Any], path: Answer) -> Iterator[Answer]:
    """The ways to a menu in which the egg can be taken."""
    menu = tree(path)
    if isinstance(menu, Menu):
        yield from [path] if "egg" in menu.picks else []
        for pick in menu.picks:
            yield from egg_menus(tree, (*path, pick))


async def walked(home: House, player: Player, way: Answer) -> Post:
    """Their panel at the end of this way, where the egg is offered."""
    while True:
        panel = await player.look(home)
        assert panel is not None
        if LAST_EGG in panel.buttons:
            return panel
        await press(home, player, panel, onward(panel, home.bot.front.buttons.key, (*way, "egg")))
