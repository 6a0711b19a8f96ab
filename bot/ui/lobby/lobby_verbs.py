"""What the lobby's buttons do: join, leave, computers, options, start, cancel."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.games.contract import AnyGame, Refused
from bot.table.model.sheet import Level, Phase, Sheet
from bot.table.seating import lobby
from bot.table.table import Table
from bot.ui.intake.buttons import Interaction
from bot.ui.intake.confirm import confirm
from bot.ui.intake.reader import language_of, who_is
from bot.ui.intake.replies import acknowledged, answered, replaced
from bot.ui.intake.rights import is_moderator
from bot.ui.lobby.lobby_card import lobby_card, options_panel
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


async def computer(
    dispatcher: Dispatcher, interaction: Interaction, table: Table, level: str
) -> None:
    def seat(sheet: Sheet) -> Sheet:
        number = sum(chair.user is None for chair in sheet.chairs)
        name = COMPUTERS[number % len(COMPUTERS)]
        fitting: Level = "easy" if level == "easy" else "normal"
        return lobby.add_computer(_game(table), sheet, interaction.user.id, name, fitting)

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
    name, _, value = argument.partition(".")
    user = interaction.user.id
    sheet = await table.gather(lambda s: lobby.change(_game(table), s, user, name, value))
    scene = dispatcher.scene(replace(table.course, sheet=sheet), language_of(interaction))
    if name == "pace":
        await replaced(interaction, lobby_card(dispatcher.public_scene(table), dispatcher.key))
    else:
        await replaced(interaction, options_panel(scene, dispatcher.key))


async def options(dispatcher: Dispatcher, interaction: Interaction, table: Table, _: str) -> None:
    if interaction.user.id != table.sheet.host:
        raise Refused("not_host")
    scene = dispatcher.scene(table.course, language_of(interaction))
    await answered(interaction, options_panel(scene, dispatcher.key))


async def start(_: Dispatcher, interaction: Interaction, table: Table, __: str) -> None:
    await table.start(interaction.user.id)
    await acknowledged(interaction)  # the card itself becomes the board


async def cancel(dispatcher: Dispatcher, interaction: Interaction, table: Table, sure: str) -> None:
    def called_off(sheet: Sheet) -> Sheet:
        return lobby.cancel(sheet, interaction.user.id, moderator=is_moderator(interaction))

    scene = dispatcher.scene(table.course, language_of(interaction))
    if not sure:
        called_off(table.sheet)  # whoever may not is told so at once
        await answered(interaction, confirm(scene, dispatcher.key, "cancel"))
        return
    await table.gather(called_off)
    await replaced(interaction, post(scene.common.say("lobby-gone")))


async def _gather(
    dispatcher: Dispatcher, interaction: Interaction, table: Table, change: Callable[[Sheet], Sheet]
) -> None:
    """A change of the lobby; the card itself is the answer to the click."""
    sheet = await table.gather(change)
    scene = dispatcher.public_scene(table)
    if sheet.phase is Phase.LOBBY:
        await replaced(interaction, lobby_card(scene, dispatcher.key))
    else:
        await replaced(interaction, post(f"## {scene.title}\n{scene.common.say('lobby-gone')}"))


def _game(table: Table) -> AnyGame:
    game: AnyGame = table.course.game
    return game
