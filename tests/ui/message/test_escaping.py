"""A name in a text is nothing but a name; where no markup is known it stands as it is."""

import random
import re
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.contract import TABLE, AnyGame
from bot.local.components import walk
from bot.table.model.record import Chair, Pause
from bot.table.model.table_state import TableState
from bot.ui.board.board import board, final_card
from bot.ui.lobby.lobby_card import lobby_card
from bot.ui.message.escaping import clipped, escaped
from bot.ui.message.parts import Post
from bot.ui.message.table_view import TableView
from bot.ui.panel.panel import panel
from bot.ui.panel.panel_handlers import text_board
from bot.words import LANGUAGES
from render.registry import PAINTERS
from tests.laws import playout, slug_of
from tests.ui.message.naughty import LINK, NAUGHTY, SPOILER, meant
from tests.ui.scenes import course_of, plain, table_view

POSITIONS = 4


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Anna", "Anna"),
        ("Jörg 3", "Jörg 3"),
        ("anna_92", r"anna\_92"),
        (LINK, r"\[Nitro\]\(https\:\/\/e\.vil\)"),
        (SPOILER, r"\|\|x\|\| \`\# \~\~\_\*a"),
        ("<@&7> @everyone", "\\<\\@\u2060\\&7\\> \\@\u2060everyone"),
        ("a\nb\r\n\u2028c", "a b c"),
        ("\u202egnal\u200b", "gnal"),
        ("\U0001f468\u200d\U0001f469", "\U0001f468\u200d\U0001f469"),
        ("\u200b\u2060", "?"),
        ("\u3164", "?"),
        (" ", "?"),
        ("", "?"),
    ],
)
def test_a_name_as_a_text_shows_it(name: str, shown: str) -> None:
    assert escaped(name) == shown


def test_nothing_is_left_of_any_markup() -> None:
    signs = "".join(map(chr, range(33, 127)))
    assert re.sub(r"\\[^0-9A-Za-z\s]\u2060?", "", escaped(signs)).isalnum()


def test_a_cut_never_opens_an_escape() -> None:
    assert clipped(r"a\*b", 2) == "a"
    assert clipped(r"a\*b", 3) == r"a\*"
    assert clipped(r"a\\b", 3) == r"a\\"
    assert clipped("abc", 9) == "abc"


def named(state: TableState) -> TableState:
    chairs = tuple(Chair(user, NAUGHTY[user]) for user in range(len(state.record.chairs)))
    return replace(state, record=replace(state.record, chairs=chairs))


def texts(post: Post) -> list[str]:
    components, _ = plain(post)
    return [one["content"] for one in walk(components) if one["type"] == 10]


def beside(post: Post) -> str:
    """Labels, options and descriptions of pictures."""
    components, _ = plain(post)
    return repr([one for one in walk(components) if one["type"] != 10])


@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_text_of_a_game_says_more_than_names(registered: AnyGame, language: str) -> None:
    seats = max(registered.SEATS)
    scenes = [scene for scene in playout(registered, seats, 0) if scene[2] != TABLE]
    for state, _, seat, path, step in random.Random(0).sample(scenes, POSITIONS):
        scene = view(registered, state, seats, language)
        posts = [await panel(scene, seat, path[:depth]) for depth in range(len(path))]
        told = [scene.noted(whisper.note) for whisper in step.whispers]
        for post in (*posts, await board(scene, step.news), text_board(scene)):
            told += texts(post)
        told += scene.labels(seat, path)
        assert [line for line in told if meant(line)] == []
        assert any(escaped(name) in line for name in NAUGHTY for line in told)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_lobby_a_pause_and_the_end(registered: AnyGame, language: str) -> None:
    seats = max(registered.SEATS)
    *_, last = playout(registered, seats, 0)
    scene = view(registered, last[4].state, seats, language)
    end = await final_card(scene, last[4].news)
    lobby = await lobby_card(scene)
    assert [file.filename for file in lobby.files] == [f"title-{slug_of(registered)}.png"]
    record = replace(scene.record, pause=Pause("called", scene.record.chairs[0].user or 0))
    paused = table_view(replace(scene.state, record=record), scene.painter, language).paused()
    assert paused is not None
    assert escaped(scene.names[0]) in paused
    told = [*texts(end), *texts(lobby), paused]
    assert [line for line in told if meant(line)] == []
    for name in NAUGHTY[:seats]:
        assert escaped(name) in "\n".join(texts(lobby))
        assert escaped(name) in "\n".join(texts(end))
    assert LINK in beside(end), "a picture's description knows no markup"


def view(game: AnyGame, state: Any, seats: int, language: str) -> TableView:
    return table_view(named(course_of(game, state, seats)), PAINTERS[slug_of(game)], language)
