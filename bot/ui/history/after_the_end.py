"""After the end: another game, the replay, the proof of fairness."""

import logging
from io import BytesIO

import discord
import msgspec

from bot.games.contract import Refused
from bot.table.model.record import Phase
from bot.table.play.fairness import fairness_record
from bot.table.table import Table
from bot.ui.history.replay_gif import moving_picture, shots
from bot.ui.intake.click import Click
from bot.ui.intake.handlers import button
from bot.ui.message.parts import Picture, post
from bot.ui.message.table_view import TableView, alt_text

log = logging.getLogger(__name__)
STEP = 20  # per cent between two progress messages


@button("rematch")
async def on_rematch(click: Click, table: Table) -> None:
    """For people who had a seat; possible also after a table was called off."""
    check_over(table)
    if table.record.seat_of(click.user) is None:
        raise Refused("not_seated")
    if click.app.limits.rules.is_draining:
        raise Refused("draining")
    await click.app.tables.rematch(table.record, click.user)
    await click.answer(post(click.common.say("rematch-open")))


@button("replay")
async def on_replay(click: Click, table: Table) -> None:
    """The whole game as a moving picture, with progress while it is painted."""
    view = played(click, table)
    with click.app.limits.replays.one_more(click.user):
        await _replayed(click, view)


async def _replayed(click: Click, view: TableView) -> None:
    say, number = view.common.say, view.record.id
    lines = await click.app.tables.store.log(number)
    views = await shots(view, [line.entry for line in lines])
    edit = await click.answer(post(say("replay-progress", percent=0)))
    said = 0

    async def progress(percent: int) -> None:
        nonlocal said
        if percent >= said + STEP:
            said = percent
            line = post(say("replay-progress", percent=percent))
            await edit(view=line.view)

    try:
        async with click.app.one_replay_at_a_time:
            made = await moving_picture(view, views, progress)
        alt = alt_text([say("replay-alt", game=view.title), *view.board_lines()])
        check = view.verb("record", emoji="🎲")
        picture = Picture(f"replay-{number}.gif", made, alt)
        shown = post(say("replay-done", game=view.title), picture, [check])
        await edit(view=shown.view, attachments=shown.files)
    except discord.NotFound:
        log.info("a replay was dismissed before it was made")


@button("record")
async def on_record(click: Click, table: Table) -> None:
    """Seed and log as a file for `tafelrunde verify`."""
    view, sheet = played(click, table), table.record
    found = fairness_record(view.state, await click.app.tables.store.log(sheet.id))
    name = f"{sheet.game}-{sheet.id}.json"
    shown = post(view.common.say("record-help", file=name))
    shown.files.append(discord.File(BytesIO(msgspec.json.encode(found)), name))
    shown.view.add_item(discord.ui.File(f"attachment://{name}"))
    await click.answer(shown)


def check_over(table: Table) -> None:
    """Raises `Refused` while the game runs: seed and log are secret until the end."""
    if table.record.phase not in (Phase.OVER, Phase.ENDED):
        raise Refused("not_over")


def played(click: Click, table: Table) -> TableView:
    """The view of a finished game, in this person's language."""
    check_over(table)
    if not table.state.is_dealt:
        raise Refused("not_started")
    return click.view(table.state)
