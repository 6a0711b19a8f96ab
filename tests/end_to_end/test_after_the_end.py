"""After the end: the replay with its progress, and the rematch."""

import asyncio
from io import BytesIO
from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.local.post import Post
from bot.table.model.record import Phase
from tests.end_to_end.house import House, house
from tests.end_to_end.rushing import rushed

pytestmark = pytest.mark.asyncio(loop_scope="module")


def content(home: House, post: Post, name: str) -> bytes:
    attachment = next(a for a in post.payload["attachments"] if a["filename"] == name)
    return home.discord.world.files[int(attachment["id"])]


@pytest.mark.parametrize(
    ("locale", "made", "done"),
    [("en-US", "is being made", "the whole game"), ("de", "entsteht", "die ganze Partie")],
)
async def test_a_replay_is_made_for_whoever_asks_and_says_how_far_it_is(
    home: House, locale: str, made: str, done: str
) -> None:
    await rushed(home, *home.discord.people("Anna", "Ben"))
    (zoe,) = home.discord.people("Zoe", locale=locale)
    lines = list[str]()
    asking = asyncio.create_task(zoe.slash("table replay"))
    while not lines or done not in lines[-1]:
        line = (await zoe.wait(lambda post: post.ephemeral and post.text not in lines)).text
        lines.append(line)
    shown = (await asking).post

    assert shown is not None
    shown = zoe.again(shown)
    assert all(made in line for line in lines[:-1])
    assert len(lines) > 2
    name = f"replay-{(await home.table()).record.id}.gif"
    assert shown.files == [name]
    (alt,) = shown.alt_texts
    assert alt.startswith("Emerald")
    film = content(home, shown, name)
    assert len(film) <= 8_000_000
    with Image.open(BytesIO(film)) as gif:
        assert gif.format == "GIF"
        assert gif.size == (600, 450)
        assert 10 < getattr(gif, "n_frames", 1) <= 100


async def test_a_finished_game_is_gone_through_step_by_step(home: House) -> None:
    """In one private message, for whoever likes, with board, news and scores of each step."""
    await rushed(home, *home.discord.people("Anna", "Ben"))
    (zoe,) = home.discord.people("Zoe")
    shown = (await zoe.click(home.board(zoe), "Step by step")).post
    assert shown is not None
    assert shown.ephemeral
    seen = [shown.text]
    for label in ("Next", "Next", "Back", "End", "Next", "Start"):
        await zoe.click(zoe.again(shown), label)
        seen.append(zoe.again(shown).text)
    numbers = [int(text.partition("Step ")[2].partition(" of ")[0]) for text in seen]
    last = numbers[4]

    assert last > 10
    assert numbers == [1, 2, 3, 2, last, last, 1]
    assert seen[0] == seen[-1]
    assert "Anna **" in seen[0]
    assert "Ben **" in seen[0]
    assert len(zoe.again(shown).pictures) == 1


async def test_the_log_of_a_finished_game_begins_with_its_first_turn(home: House) -> None:
    (zoe,) = home.discord.people("Zoe")
    nothing = (await zoe.slash("table log")).post
    await rushed(home, *home.discord.people("Anna", "Ben"))
    shown = (await zoe.slash("table log")).post

    assert nothing is not None
    assert "no open table" in nothing.text
    assert shown is not None
    whole = content(home, shown, "log.txt").decode() if shown.files else shown.text
    assert "(round 1)" in whole
    assert "the game is over" in whole


async def test_there_is_no_replay_before_the_end(home: House) -> None:
    anna, ben = home.discord.people("Anna", "Ben")
    nothing = (await anna.slash("table replay")).post
    card = (await anna.slash("emerald new")).post
    assert card is not None
    await ben.click(card, "Join")
    await anna.click(card, "Start")
    await home.settle()
    running = (await anna.slash("table replay")).post

    for refused in (nothing, running):
        assert refused is not None
        assert refused.ephemeral
        assert "come to its end" in refused.text


async def test_a_game_of_other_rules_is_not_shown_wrongly(home: House) -> None:
    anna, ben = home.discord.people("Anna", "Ben")
    await rushed(home, anna, ben)
    await (await home.table()).update_finished(
        lambda record: replace(record, rules=record.rules + 1)
    )

    shown = (await anna.click(home.board(anna), "Replay")).post

    assert shown is not None
    assert shown.ephemeral
    assert "rules have changed" in shown.text


async def test_the_final_card_offers_replay_and_rematch_also_after_a_restart(
    tmp_path: Path,
) -> None:
    """Two people ask for the rematch at once; it is one table, with everybody moved up."""
    async with house(tmp_path) as home:
        anna, ben = home.discord.people("Anna", "Ben")
        await rushed(home, anna, ben)
        await home.close()
        await home.open()
        board = home.board(anna)
        assert len(board.pictures) == 3  # scores, the last board, the curve
        assert board.alt_texts[2].startswith("Points from round to round, one line for each person")
        assert {"Rematch", "Replay", "Log", "Check fairness"} <= set(board.buttons)

        shown = await asyncio.gather(anna.click(board, "Rematch"), ben.click(board, "Rematch"))
        await home.settle()

        assert ["rematch" in (one.post.text if one.post else "") for one in shown] == [True, True]
        record = (await home.table(2)).record
        assert record.phase is Phase.LOBBY
        assert [chair.name for chair in record.chairs] == ["Ben", "Anna"]
        assert await home.bot.store.of_person(anna.id) == [2]
        cards = [post for post in anna.visible() if "Start" in post.buttons]
        assert len(cards) == 1
