"""Other clocks for a running table: chosen by the host, by vote if they get shorter."""

from bot.games.contract import Refused
from bot.games.kit.options import BadOption
from bot.table.seating.lobby import table_options
from bot.table.seating.times import CHANGEABLE, change_times, is_shorter, with_time
from bot.table.table import Table
from bot.ui.board.board import ACCENT
from bot.ui.intake.buttons import TableSelect
from bot.ui.intake.click import Click
from bot.ui.intake.handlers import SettingChoice, button
from bot.ui.message.parts import Post, post
from bot.ui.message.table_view import TableView
from bot.ui.seats.pause_handlers import ballot_post


@button("times", SettingChoice)
async def on_times(click: Click, table: Table, chosen: SettingChoice) -> None:
    """Without a choice what can be chosen."""
    if click.user != table.record.host:
        raise Refused("not_host")
    view = click.view(table.state)
    if not chosen.name:
        await click.answer(times_panel(view))
        return
    try:
        clocks = with_time(table.record.clocks, chosen.name, chosen.value)
    except BadOption:
        raise Refused("moved_on") from None
    is_vote, user = is_shorter(clocks, table.record.clocks), click.user
    state = await table.update_running(lambda state, now, _: change_times(state, user, clocks, now))
    if is_vote and "times" in state.record.agreements.ballots:
        public = click.public_view(state)
        await click.say_to_all(ballot_post(public, "times"))
        return
    now = click.view(state)
    await click.replace(times_panel(now))


def times_panel(view: TableView) -> Post:
    say = view.common.say
    return post(
        f"### {view.title}\n{say('times-help')}",
        *(_choice(view, name) for name in CHANGEABLE),
        accent=ACCENT,
    )


def _choice(view: TableView, name: str) -> TableSelect:
    (values, chosen), say = table_options(view.record)[name], view.common.say
    title = say(f"option-{name}")
    labels = {value: f"{title}: {say(f'option-{name}-{value}')}" for value in values}
    return view.verb_select("times", labels, title, name, chosen)
