"""What the lobby's buttons do: join, leave, computers, options, start, cancel."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, get_args

from msgspec.structs import replace

from bot.games.contract import AnyGame, Refused
from bot.table.model.sheet import Level, Phase, Sheet
from bot.table.seating import lobby
from bot.table.table import Table
from bot.table.time.pauses import with_zone
from bot.ui.board.board import ended
from bot.ui.intake.arguments import Choice, read
from bot.ui.intake.buttons import Interaction
from bot.ui.intake.confirm import confirm
from bot.ui.intake.reader import language_of, who_is
from bot.ui.intake.replies import acknowledged, answered, replaced
from bot.ui.intake.rights import check_board, is_moderator
from bot.ui.lobby.lobby_card import lobby_card, options_panel, zone_panel
from bot.ui.message.parts import post

if TYPE_CHECKING:
    from bot.ui.intake.dispatch import Dispatcher

COMPUTERS = ("Ada", "Babbage", "Curie", "Dürer", "Euler", "Frida")


async def join(dispatcher: Dispatcher, interaction: Interaction, table: Table, _: str) -> None:
    user = interaction.user
    await dispatcher.try_dms_again(user.id)
    await _gather(
        dispatcher, interaction, table, lambda s: lobby.join(_game(table), s, *who_is(user))
    )


async def leave(dispatcher: Dispatcher, interaction: Interaction, table: Table, _: str) -> None:
    await _gather(dispatcher, interaction, table, lambda s: lobby.leave(s, interaction.user.id))


def _level(name: str) -> Level:
    """A button of an older release knows fewer of them."""
    known: dict[str, Level] = {level: level for level in get_args(Level)}
    return known.get(name, "normal")


async def computer(
    dispatcher: Dispatcher, interaction: Interaction, table: Table, level: str
) -> None:
    def seat(sheet: Sheet) -> Sheet:
        number = sum(chair.user is None for chair in sheet.chairs)
        name = COMPUTERS[number % len(COMPUTERS)]
        return lobby.add_computer(_game(table), sheet, interaction.user.id, name, _level(level))

    await _gather(dispatcher, interaction, table, seat)


async def uncomputer(
    dispatcher: Dispatcher, interaction: Interaction, table: Table, _: str
) -> None:
    await _gather(
        dispatcher, interaction, table, lambda s: lobby.remove_computer(s, interaction.user.id)
    )


async def option(
    dispatcher: Dispatcher, interaction: Interaction, table: Table, argument: str
) -> None:
    chosen, user = read(Choice, argument), interaction.user.id
    sheet = await table.gather(
        lambda s: lobby.change(_game(table), s, user, chosen.name, chosen.value)
    )
    scene = dispatcher.scene(replace(table.course, sheet=sheet), language_of(interaction))
    if chosen.name == "pace":
        course = replace(table.course, sheet=sheet)
        card = await lobby_card(dispatcher.scene(course, sheet.language))
        await dispatcher.answering.board(interaction, table, course, card)
    else:
        await replaced(interaction, options_panel(scene))


async def options(dispatcher: Dispatcher, interaction: Interaction, table: Table, _: str) -> None:
    if interaction.user.id != table.sheet.host:
        raise Refused("not_host")
    scene = dispatcher.scene(table.course, language_of(interaction))
    await answered(interaction, options_panel(scene))


async def start(dispatcher: Dispatcher, interaction: Interaction, table: Table, _: str) -> None:
    """The card itself becomes the board; whoever hosts may have to say where the nights are."""
    check_board(interaction)
    course = await table.start(interaction.user.id)
    if course.sheet.zone or course.sheet.pace == "together":
        await acknowledged(interaction)
        return
    scene = dispatcher.scene(course, language_of(interaction))
    await answered(interaction, zone_panel(scene))


async def zone(dispatcher: Dispatcher, interaction: Interaction, table: Table, value: str) -> None:
    if interaction.user.id != table.sheet.host:
        raise Refused("not_host")
    chosen = lobby.zone_chosen(table.sheet, value)
    await table.arrange(lambda course, now, _: with_zone(course, chosen, now))
    scene = dispatcher.scene(table.course, language_of(interaction))
    await replaced(interaction, post(scene.common.say("zone-settled", zone=chosen or "–")))


async def cancel(dispatcher: Dispatcher, interaction: Interaction, table: Table, sure: str) -> None:
    def called_off(sheet: Sheet) -> Sheet:
        return lobby.cancel(sheet, interaction.user.id, moderator=is_moderator(interaction, table))

    scene = dispatcher.scene(table.course, language_of(interaction))
    if not sure:
        called_off(table.sheet)  # whoever may not is told so at once
        await answered(interaction, confirm(scene, "cancel"))
        return
    await table.gather(called_off)
    await replaced(interaction, post(scene.common.say("lobby-gone")))


async def _gather(
    dispatcher: Dispatcher, interaction: Interaction, table: Table, change: Callable[[Sheet], Sheet]
) -> None:
    """A change of the lobby; the card itself is the answer to the click."""
    course = replace(table.course, sheet=await table.gather(change))
    scene = dispatcher.scene(course, course.sheet.language)
    is_open = course.sheet.phase is Phase.LOBBY
    card = await lobby_card(scene) if is_open else ended(scene)
    await dispatcher.answering.board(interaction, table, course, card)


def _game(table: Table) -> AnyGame:
    game: AnyGame = table.course.game
    return game
