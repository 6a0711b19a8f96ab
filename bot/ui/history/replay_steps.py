"""The replay step by step: one private message with four buttons."""

from bot.games.contract import Refused
from bot.table.model.table_state import Replay
from bot.table.table import Table
from bot.ui.board.board import board_picture, news_lines
from bot.ui.history.after_the_end import played
from bot.ui.intake.buttons import TableButton
from bot.ui.intake.click import Click
from bot.ui.intake.deferral import deferring
from bot.ui.intake.handlers import button
from bot.ui.message.parts import Post, post
from bot.ui.message.table_view import TableView

WAY = 20  # characters of the progress bar
ACCENT = 0x5B7DB1


@button("replay_step", str)
async def on_replay_step(click: Click, table: Table, where: str) -> None:
    """Shows the step whose number follows a letter; without one it opens a message of its own."""
    view = played(click, table)
    async with deferring():  # replays the log
        steps = [one for one in await table.replay() if one[0].news]
    if not steps:
        raise Refused("no_replay")
    at = min(max(int(where[1:] or 0), 0), len(steps) - 1)
    shown = await step_post(view, steps, at)
    await (click.replace(shown) if where else click.answer(shown))


async def step_post(view: TableView, steps: Replay, at: int) -> Post:
    """What was done, the board after it, the scores, and buttons to other steps."""
    (happened, game_state), last = steps[at], len(steps) - 1
    say, points = view.common.say, view.game.standings(game_state)
    place = say("step-place", number=at + 1, all=last + 1, round=happened.moment.round)
    scores = zip(view.text_names, points, strict=True)
    done = round(WAY * at / max(1, last))
    return post(
        f"### {view.title}\n{place}",
        news_lines(view, happened.news),
        await board_picture(view, view.game.public(game_state), f"step-{view.record.id}-{at}.png"),
        " · ".join(f"{name} **{number}**" for name, number in scores),
        f"-# {'▰' * done}{'▱' * (WAY - done)}",
        _buttons(view, at, last),
        accent=ACCENT,
    )


def _buttons(view: TableView, at: int, last: int) -> list[TableButton]:
    """A letter before each number, because at the ends two buttons lead to the same step."""
    ways = (("first", "⏮️", 0), ("back", "◀️", at - 1), ("next", "▶️", at + 1), ("last", "⏭️", last))
    return [
        view.verb(
            "replay_step",
            view.common.say(f"button-step_{name}"),
            f"{name[0]}{min(max(to, 0), last)}",
            emoji=emoji,
        )
        for name, emoji, to in ways
    ]
