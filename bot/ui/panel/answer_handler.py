"""A step of an answer, or the whole of it; one that ends the game for everybody asks back, once."""

from contextlib import suppress

from msgspec.structs import replace

from bot.games.contract import Path, Refused
from bot.table.model.table_state import TableState
from bot.table.play.windows import attentions
from bot.table.table import Table
from bot.ui.intake.buttons import Style
from bot.ui.intake.click import Click
from bot.ui.intake.custom_id import PickButton
from bot.ui.message.parts import Post, post
from bot.ui.message.table_view import TableView
from bot.ui.panel.controls import path_after_select
from bot.ui.panel.steps import complete_forced_last_pick

SURE = "!"  # a last pick that no game offers: the confirmation


async def answer_pick(click: Click, table: Table, pick: PickButton, values: list[str]) -> None:
    """A step of an answer, or the whole of it; the panel becomes what comes next."""
    path, is_sure = split_confirmation(pick.path)
    if pick.select:
        is_fresh = table.record.ask_versions.get(pick.seat) == pick.since  # else refused below
        menu = click.view(table.state).menu(pick.seat, path) if is_fresh else None
        path = path_after_select(path, values, menu)
    if not is_sure and would_end_game(click.view(table.state), pick, path):
        await _ask_back(click, table, replace(pick, path=path))
        return
    state = await table.answer(click.user, pick.seat, pick.since, path)
    if isinstance(state, TableState):
        await click.app.panels.show_after_answer(click, table, state, pick.seat)
    else:
        await _further(click, table, pick, path)


async def _further(click: Click, table: Table, pick: PickButton, path: Path) -> None:
    """There is more to pick; unless what is left goes without saying."""
    state = table.state
    view = click.view(state)
    path = complete_forced_last_pick(view, pick.seat, path)
    if view.menu(pick.seat, path) is not None:
        shown = await click.app.panels.render(state, pick.seat, click.language, path)
        page = ".".join(path)
        await click.app.replies.panel(click, table, state, pick.seat, shown, page)
    elif would_end_game(view, pick, path):
        await _ask_back(click, table, replace(pick, path=path))
    else:
        after = await table.answer(click.user, pick.seat, pick.since, path)
        assert isinstance(after, TableState)
        await click.app.panels.show_after_answer(click, table, after, pick.seat)


async def _ask_back(click: Click, table: Table, pick: PickButton) -> None:
    state = table.state
    shown = end_confirmation(click.view(state), pick)
    await click.app.replies.panel(click, table, state, pick.seat, shown, "sure")


def split_confirmation(path: Path) -> tuple[Path, bool]:
    """The path without the confirming pick, and whether it was there."""
    is_sure = path[-1:] == (SURE,)
    return (path[:-1] if is_sure else path), is_sure


def would_end_game(view: TableView, pick: PickButton, path: Path) -> bool:
    """Whether this answer would end the game; False for what would be refused."""
    asked, seat = view.state.ask_of(pick.seat), pick.seat
    if asked is None or view.record.ask_versions.get(seat) != pick.since:
        return False
    with suppress(Refused):
        return view.menu(seat, path) is None and view.ends_game(seat, path)
    return False


def end_confirmation(view: TableView, here: PickButton) -> Post:
    """The answer in words, *Yes* and *Back*.

    In a game with windows somebody may still stop it; whether anybody can is secret.
    """
    say, seat = view.common.say, here.seat
    key = "sure-ends_game-unless" if attentions(view.state) else "sure-ends_game"
    chosen = " · ".join(view.labels(seat, here.path))
    yes = replace(here, path=(*here.path, SURE), select=False)
    back = replace(here, path=here.path[:-1], select=False)
    return post(
        f"### {view.title} · <#{view.record.channel}>",
        f"**{chosen}**\n{say(key)}",
        [
            view.button(yes, say("sure-ends_game-yes"), style=Style.danger),
            view.button(back, say("button-back"), emoji="↩️"),
        ],
    )
