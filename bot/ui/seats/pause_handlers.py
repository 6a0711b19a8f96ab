"""Pause, resume and call off: by vote, or at once by the host and moderators."""

from msgspec import Struct

from bot.games.contract import Refused
from bot.table.model.deadline import Deadline, DeadlineKind
from bot.table.model.pace import Luck
from bot.table.model.record import Ballot, Motion, Pause
from bot.table.model.table_state import TableState
from bot.table.play.flow import resume_game
from bot.table.seating.votes import propose, votes_needed
from bot.table.seating.votes import with_agreement as agreed
from bot.table.table import Table
from bot.table.time.pauses import LOST, pause_clocks
from bot.ui.intake.buttons import Style
from bot.ui.intake.click import Click, confirm
from bot.ui.intake.handlers import button
from bot.ui.intake.rights import check_board, is_chief, is_moderator
from bot.ui.message.escaping import escaped
from bot.ui.message.parts import Post, post
from bot.ui.message.table_view import TableView


class Agreed(Struct, frozen=True):
    motion: Motion
    opened: int


@button("pause")
async def on_pause(click: Click, table: Table) -> None:
    """The host and moderators pause at once, others propose it."""
    if not is_chief(click, table):
        await _propose(click, table, "pause")
        return
    if table.record.pause is not None:
        raise Refused("paused")
    called = Pause("called", click.user)
    await table.update_running(lambda state, now, _: pause_clocks(state, called, now))
    await _confirm(click, "pause-begun")


@button("resume")
async def on_resume(click: Click, table: Table) -> None:
    """Anybody at the table; a table that lost its channel needs the channel first."""
    if table.record.seat_of(click.user) is None and not is_moderator(click, table):
        raise Refused("not_seated")
    pause = table.record.pause
    if pause is not None and pause.why in LOST:
        check_board(click)
    await table.update_running(resume_game)
    await _confirm(click, "pause-over")


async def move_command(click: Click) -> None:
    """Moves a table that lost its channel to this one."""
    guild, channel = click.guild, click.interaction.channel_id or 0
    table = await _lost(click)
    if guild is None:
        raise Refused("no_channel")
    check_board(click)
    if guild != table.record.guild:
        now = click.app.tables.time.now()
        missing = click.app.limits.emigration(table, channel, click.user, now)
        if missing:
            names = ", ".join(escaped(chair.name) for chair in missing)
            await click.answer(post(click.common.say("move-agreed", names=names)))
            return
    elif not is_chief(click, table):
        raise Refused("not_chief")
    await click.app.tables.move(table, channel, guild)
    await _confirm(click, "pause-over")


async def _lost(click: Click) -> Table:
    """The table to move: the user's own, or for a moderator any of this server."""
    seated = await click.app.tables.of_person(click.user)
    here = []
    if click.interaction.permissions.manage_messages and click.guild is not None:
        here = await click.app.tables.of_guild(click.guild)
    for table in (*seated, *here):
        if table.record.pause is not None and table.record.pause.why in LOST:
            return table
    raise Refused("nothing_lost")


@button("abort", str)
async def on_abort(click: Click, table: Table, sure: str) -> None:
    """Always a vote; a user who would decide alone confirms first."""
    alone = (
        table.record.seat_of(click.user) is not None and votes_needed(table.record, "abort") == 1
    )
    if alone and not sure:
        view = click.view(table.state)
        await click.answer(confirm(view, "abort", "sure-end"))
        return
    await _propose(click, table, "abort")


@button("agree", Agreed)
async def on_agree(click: Click, table: Table, said: Agreed) -> None:
    """Agrees on the public message of a vote, which then shows the votes."""
    state = await table.update_running(
        lambda state, now, _: agreed(state, click.user, said.motion, said.opened, now)
    )
    view = click.public_view(state)
    await click.replace(ballot_post(view, said.motion))


async def _propose(click: Click, table: Table, motion: Motion) -> None:
    user = click.user

    def change(state: TableState, now: float, _: Luck) -> TableState:
        after = propose(state, user, motion, now)
        if motion not in state.record.agreements.ballots:  # a new vote mentions everybody again
            click.app.limits.votes.count((table.record.id, user), now)
        return after

    state = await table.update_running(change)
    view = click.public_view(state)
    await click.say_to_all(ballot_post(view, motion))


def ballot_post(view: TableView, motion: Motion) -> Post:
    """A vote as everybody sees it, with the button to agree; once it is over, what came of it."""
    ballot = view.record.agreements.ballots.get(motion)
    if ballot is None:
        return post(view.common.say(f"vote-{motion}-done", game=view.title))
    agree = view.verb("agree", argument=Agreed(motion, ballot.opened), style=Style.success)
    return post(_ballot_text(view, motion, ballot), [agree])


def _ballot_text(view: TableView, motion: Motion, ballot: Ballot) -> str:
    say = view.common.say
    chairs = zip(view.record.chairs, view.text_names, strict=True)
    names = ", ".join(name for chair, name in chairs if chair.user in ballot.yes)
    until = int(view.state.due[Deadline(DeadlineKind(motion))])
    asked = say(f"vote-{motion}", game=view.title, by=view.person(ballot.by, "by-somebody"))
    quorum = say(f"vote-{motion}-quorum", needed=votes_needed(view.record, motion))
    stand = say("vote-stand", yes=len(ballot.yes), names=names, when=f"<t:{until}:R>")
    return f"{asked}\n{quorum}\n{stand}"


async def _confirm(click: Click, key: str) -> None:
    await click.answer(post(click.common.say(key)))
