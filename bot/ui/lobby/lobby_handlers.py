"""Handlers of the lobby's buttons: join, leave, computers, options, start, cancel."""

from collections.abc import Callable
from typing import get_args

from msgspec.structs import replace

from bot.games.contract import AnyGame, Refused
from bot.table.model.record import Level, Phase, TableRecord
from bot.table.seating import lobby
from bot.table.table import Table
from bot.table.time.pauses import with_zone
from bot.ui.board.board import called_off_card
from bot.ui.intake.click import Click, confirm
from bot.ui.intake.handlers import SettingChoice, button
from bot.ui.intake.rights import check_board, is_moderator
from bot.ui.lobby.lobby_card import lobby_card, options_panel, zone_panel
from bot.ui.message.parts import post

COMPUTERS = ("Ada", "Babbage", "Curie", "Dürer", "Euler", "Frida")


@button("join")
async def on_join(click: Click, table: Table) -> None:
    await click.try_dms_again()
    await _gather(click, table, lambda s: lobby.join(_game(table), s, click.user, click.name))


@button("leave")
async def on_leave(click: Click, table: Table) -> None:
    await _gather(click, table, lambda s: lobby.leave(s, click.user))


def _level(name: str) -> Level:
    """Buttons of older releases know fewer levels."""
    known: dict[str, Level] = {level: level for level in get_args(Level)}
    return known.get(name, "normal")


@button("computer", str)
async def on_computer(click: Click, table: Table, level: str) -> None:
    def seat(record: TableRecord) -> TableRecord:
        number = sum(chair.user is None for chair in record.chairs)
        name = COMPUTERS[number % len(COMPUTERS)]
        return lobby.add_computer(_game(table), record, click.user, name, _level(level))

    await _gather(click, table, seat)


@button("uncomputer")
async def on_uncomputer(click: Click, table: Table) -> None:
    await _gather(click, table, lambda s: lobby.remove_computer(s, click.user))


@button("option", SettingChoice)
async def on_option(click: Click, table: Table, chosen: SettingChoice) -> None:
    record = await table.update_lobby(
        lambda s: lobby.change_options(_game(table), s, click.user, chosen.name, chosen.value)
    )
    view = click.view(replace(table.state, record=record))
    if chosen.name == "pace":
        state = replace(table.state, record=record)
        card = await lobby_card(click.public_view(state))
        await click.app.replies.board(click, table, state, card)
    else:
        await click.replace(options_panel(view))


@button("options")
async def on_options(click: Click, table: Table) -> None:
    if click.user != table.record.host:
        raise Refused("not_host")
    view = click.view(table.state)
    await click.answer(options_panel(view))


@button("start")
async def on_start(click: Click, table: Table) -> None:
    """The card itself becomes the board; the host may be asked for the time zone."""
    check_board(click)
    state = await table.start(click.user)
    if state.record.zone or state.record.pace == "together":
        await click.acknowledge()
        return
    view = click.view(state)
    await click.answer(zone_panel(view))


@button("zone", str)
async def on_zone(click: Click, table: Table, value: str) -> None:
    if click.user != table.record.host:
        raise Refused("not_host")
    chosen = lobby.zone_chosen(table.record, value)
    await table.update_running(lambda state, now, _: with_zone(state, chosen, now))
    view = click.view(table.state)
    await click.replace(post(view.common.say("zone-settled", zone=chosen or "–")))


@button("cancel", str)
async def on_cancel(click: Click, table: Table, sure: str) -> None:
    def called_off(record: TableRecord) -> TableRecord:
        return lobby.cancel(record, click.user, moderator=is_moderator(click, table))

    view = click.view(table.state)
    if not sure:
        called_off(table.record)  # refuses before anything is changed
        await click.answer(confirm(view, "cancel"))
        return
    await table.update_lobby(called_off)
    await click.replace(post(view.common.say("lobby-gone")))


async def _gather(click: Click, table: Table, change: Callable[[TableRecord], TableRecord]) -> None:
    """Changes the lobby; the card itself is the answer to the click."""
    state = replace(table.state, record=await table.update_lobby(change))
    view = click.public_view(state)
    is_open = state.record.phase is Phase.LOBBY
    card = await lobby_card(view) if is_open else called_off_card(view)
    await click.app.replies.board(click, table, state, card)


def _game(table: Table) -> AnyGame:
    game: AnyGame = table.state.game
    return game
