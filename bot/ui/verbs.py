"""What the buttons beside the game do: lobby, log, rules, orders, seats, the end."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from io import BytesIO
from typing import TYPE_CHECKING

import discord
import msgspec
from msgspec.structs import replace

from bot.games import AnyGame
from bot.games.contract import Refused, Seat
from bot.table import lobby
from bot.table.fairness import record_of
from bot.table.sheet import Chair, Level, Phase, Sheet
from bot.table.table import Table
from bot.ui.buttons import Interaction, Style, button
from bot.ui.ids import Verb
from bot.ui.layout import Post, post
from bot.ui.lobby_card import lobby_card, options_panel
from bot.ui.orders_panel import orders_panel, step_panel
from bot.ui.refusals import answered, language_of, replaced
from bot.ui.rules_pages import rules_page
from bot.ui.scene import Scene
from bot.words import words

if TYPE_CHECKING:
    from bot.ui.desk import Desk

Handler = Callable[["Desk", Interaction, Table, str], Awaitable[None]]
LONGEST_TEXT = 3500


# Lobby


async def join(desk: Desk, interaction: Interaction, table: Table, _: str) -> None:
    user = interaction.user
    await _gather(desk, interaction, table, lambda s: lobby.join(_game(table), s, *_who(user)))


async def leave(desk: Desk, interaction: Interaction, table: Table, _: str) -> None:
    await _gather(desk, interaction, table, lambda s: lobby.leave(s, interaction.user.id))


async def computer(desk: Desk, interaction: Interaction, table: Table, level: str) -> None:
    def seat(sheet: Sheet) -> Sheet:
        number = sum(chair.user is None for chair in sheet.chairs)
        name = COMPUTERS[number % len(COMPUTERS)]
        fitting: Level = "easy" if level == "easy" else "normal"
        return lobby.add_computer(_game(table), sheet, interaction.user.id, name, fitting)

    await _gather(desk, interaction, table, seat)


async def uncomputer(desk: Desk, interaction: Interaction, table: Table, _: str) -> None:
    await _gather(desk, interaction, table, lambda s: lobby.remove_computer(s, interaction.user.id))


async def option(desk: Desk, interaction: Interaction, table: Table, argument: str) -> None:
    name, _, value = argument.partition(".")
    user = interaction.user.id
    sheet = await table.gather(lambda s: lobby.change(_game(table), s, user, name, value))
    scene = desk.scene(replace(table.course, sheet=sheet), language_of(interaction))
    if name == "pace":
        await replaced(interaction, lobby_card(_public(desk, table), desk.key))
    else:
        await replaced(interaction, options_panel(scene, desk.key))


async def options(desk: Desk, interaction: Interaction, table: Table, _: str) -> None:
    if interaction.user.id != table.sheet.host:
        raise Refused("not_host")
    scene = desk.scene(table.course, language_of(interaction))
    await answered(interaction, options_panel(scene, desk.key))


async def start(_: Desk, interaction: Interaction, table: Table, __: str) -> None:
    await table.start(interaction.user.id)
    await interaction.response.defer()  # the card itself becomes the board


async def cancel(desk: Desk, interaction: Interaction, table: Table, _: str) -> None:
    may = is_moderator(interaction)
    await _gather(
        desk, interaction, table, lambda s: lobby.cancel(s, interaction.user.id, moderator=may)
    )


# Looking


async def hand(desk: Desk, interaction: Interaction, table: Table, _: str) -> None:
    await answered(interaction, await desk.private_panel(interaction, table))


async def refresh(desk: Desk, interaction: Interaction, table: Table, _: str) -> None:
    await replaced(interaction, await desk.private_panel(interaction, table))


async def log(desk: Desk, interaction: Interaction, table: Table, _: str) -> None:
    await answered(interaction, await log_post(desk, table, language_of(interaction)))


async def rules(desk: Desk, interaction: Interaction, table: Table, _: str) -> None:
    scene = desk.scene(table.course, language_of(interaction))
    shown = rules_page(scene.said, scene.common, desk.key, table.sheet.game)
    await answered(interaction, shown)


async def page(desk: Desk, interaction: Interaction, argument: str) -> None:
    """Turns a page of the rules; the only button that belongs to no table."""
    slug, _, number = argument.partition(".")
    language = language_of(interaction)
    shown = rules_page(words(language, slug), words(language), desk.key, slug, int(number))
    await replaced(interaction, shown)


async def more(desk: Desk, interaction: Interaction, table: Table, _: str) -> None:
    scene = desk.scene(table.course, language_of(interaction))
    say, key, number = scene.common.say, desk.key, table.sheet.id
    buttons = [button(Verb(number, "text"), key, say("button-text"), emoji="📝")]
    if scene.game.OFFERS:
        buttons.append(button(Verb(number, "orders"), key, say("button-orders"), emoji="📜"))
    buttons.append(button(Verb(number, "resign"), key, say("button-resign")))
    buttons.append(button(Verb(number, "end"), key, say("button-end"), style=Style.danger))
    await answered(interaction, post(f"### {scene.title}", buttons))


async def text(desk: Desk, interaction: Interaction, table: Table, _: str) -> None:
    await answered(interaction, text_board(desk.scene(table.course, language_of(interaction))))


def text_board(scene: Scene) -> Post:
    """The board in words, for whoever cannot or does not want to see it."""
    if scene.course.state is None:
        raise Refused("not_started")
    lines = "\n".join(f"- {line}" for line in scene.board_lines())
    return post(f"### {scene.title}\n{lines[:LONGEST_TEXT]}")


async def log_post(desk: Desk, table: Table, language: str) -> Post:
    """Back to the start of the previous round; wholly when the game is over."""
    scene = desk.scene(table.course, language)
    if scene.course.state is None:
        raise Refused("not_started")
    since = scene.game.moment(scene.course.state).round - 1
    is_on = table.sheet.phase is Phase.RUNNING
    told = [h for h in await table.history() if not is_on or h.moment.round >= since]
    lines = [f"- {scene.told(event)}" for happened in told for event in happened.news]
    body, left_out = "\n".join(lines), False
    while len(body) > LONGEST_TEXT:
        body, left_out = body.partition("\n")[2], True
    shown = post(f"### {scene.title}: {scene.common.say('log-title')}\n{body}")
    if left_out:
        whole = discord.File(BytesIO("\n".join(lines).encode()), "log.txt")
        shown.files.append(whole)
        shown.view.add_item(discord.ui.File("attachment://log.txt"))
    return shown


# Standing orders


async def orders(desk: Desk, interaction: Interaction, table: Table, _: str) -> None:
    scene, seat = _seated(desk, interaction, table)
    await answered(interaction, orders_panel(scene, desk.key, seat))


async def order(desk: Desk, interaction: Interaction, table: Table, argument: str) -> None:
    scene, seat = _seated(desk, interaction, table)
    key, *picks = argument.split(".")
    offer = next((o for o in scene.game.OFFERS if o.key == key), None)
    if offer is None:
        raise Refused("moved_on")
    step = step_panel(scene, desk.key, seat, offer, tuple(picks))
    if isinstance(step, Post):
        await replaced(interaction, step)
        return
    await table.give_order(interaction.user.id, key, *step)
    scene = desk.scene(table.course, language_of(interaction))
    await replaced(interaction, orders_panel(scene, desk.key, seat))


async def drop(desk: Desk, interaction: Interaction, table: Table, offer: str) -> None:
    await table.drop_order(interaction.user.id, offer)
    scene, seat = _seated(desk, interaction, table)
    await replaced(interaction, orders_panel(scene, desk.key, seat))


# Seats and the end


async def resign(desk: Desk, interaction: Interaction, table: Table, sure: str) -> None:
    scene, seat = _seated(desk, interaction, table)
    if not sure:
        await answered(interaction, _confirm(scene, desk.key, "resign"))
        return
    await table.reseat(lambda sheet: _chairs(sheet, seat, computer="normal"))
    await replaced(interaction, warm_seat(scene, desk.key))


async def back(desk: Desk, interaction: Interaction, table: Table, _: str) -> None:
    seat = _seated(desk, interaction, table)[1]
    await table.reseat(lambda sheet: _chairs(sheet, seat, computer=None))
    await replaced(interaction, await desk.private_panel(interaction, table))


async def end(desk: Desk, interaction: Interaction, table: Table, sure: str) -> None:
    if interaction.user.id != table.sheet.host and not is_moderator(interaction):
        raise Refused("not_host")
    scene = desk.scene(table.course, language_of(interaction))
    if not sure:
        await answered(interaction, _confirm(scene, desk.key, "end"))
        return
    await table.end()
    await replaced(interaction, post(scene.common.say("board-ended")))


async def rematch(desk: Desk, interaction: Interaction, table: Table, _: str) -> None:
    """The same people and options again; everybody moves up one seat."""
    old, user = table.sheet, interaction.user
    seat = old.seat_of(user.id)
    if seat is None:
        raise Refused("not_seated")
    again = await desk.tables.open(old.game, old.channel, old.guild, *_who(user), old.language)

    def seated(sheet: Sheet) -> Sheet:
        chairs = [Chair(c.user, c.name, c.computer if c.user is None else None) for c in old.chairs]
        rotated = (*chairs[1:], chairs[0])
        return replace(sheet, chairs=rotated, options=old.options, clocks=old.clocks, pace=old.pace)

    await again.gather(seated)
    await answered(interaction, post(_public(desk, again).common.say("rematch-open")))


async def record(desk: Desk, interaction: Interaction, table: Table, _: str) -> None:
    """Seed and log as a file, for `tafelrunde verify`."""
    sheet, course = table.sheet, table.course
    if sheet.phase not in (Phase.OVER, Phase.ENDED):
        raise Refused("not_over")
    if course.state is None:
        raise Refused("not_started")
    found = record_of(course, await desk.tables.store.log(sheet.id))
    name = f"{sheet.game}-{sheet.id}.json"
    shown = post(desk.scene(course, language_of(interaction)).common.say("record-help", file=name))
    shown.files.append(discord.File(BytesIO(msgspec.json.encode(found)), name))
    shown.view.add_item(discord.ui.File(f"attachment://{name}"))
    await answered(interaction, shown)


def warm_seat(scene: Scene, key: bytes) -> Post:
    """A computer keeps the seat warm; one click takes it back."""
    take = button(
        Verb(scene.sheet.id, "back"), key, scene.common.say("button-back-in"), style=Style.success
    )
    return post(f"### {scene.title}\n{scene.common.say('seat-warm')}", [take])


def is_moderator(interaction: Interaction) -> bool:
    return interaction.permissions.manage_messages


COMPUTERS = ("Ada", "Babbage", "Curie", "Dürer", "Euler", "Frida")
VERBS: dict[str, Handler] = {
    handler.__name__: handler
    for handler in (
        join, leave, computer, uncomputer, option, options, start, cancel, hand, refresh, log,
        rules, more, text, orders, order, drop, resign, back, end, rematch, record,
    )
}  # fmt: skip


async def _gather(
    desk: Desk, interaction: Interaction, table: Table, change: Callable[[Sheet], Sheet]
) -> None:
    """A change of the lobby; the card itself is the answer to the click."""
    sheet = await table.gather(change)
    scene = _public(desk, table)
    if sheet.phase is Phase.LOBBY:
        await replaced(interaction, lobby_card(scene, desk.key))
    else:
        await replaced(interaction, post(f"## {scene.title}\n{scene.common.say('lobby-gone')}"))


def _public(desk: Desk, table: Table) -> Scene:
    return desk.scene(table.course, table.sheet.language)


def _seated(desk: Desk, interaction: Interaction, table: Table) -> tuple[Scene, Seat]:
    seat = table.sheet.seat_of(interaction.user.id)
    if seat is None:
        raise Refused("not_seated")
    if table.sheet.phase is not Phase.RUNNING:
        raise Refused("not_started" if table.sheet.phase is Phase.LOBBY else "game_over")
    return desk.scene(table.course, language_of(interaction)), seat


def _confirm(scene: Scene, key: bytes, verb: str) -> Post:
    yes = button(
        Verb(scene.sheet.id, verb, "yes"), key, scene.common.say(f"sure-{verb}-yes"),
        style=Style.danger,
    )  # fmt: skip
    return post(scene.common.say(f"sure-{verb}"), [yes])


def _chairs(sheet: Sheet, seat: Seat, *, computer: str | None) -> tuple[Chair, ...]:
    level = None if computer is None else "normal"
    chair = replace(sheet.chairs[seat], computer=level, misses=0)
    return (*sheet.chairs[:seat], chair, *sheet.chairs[seat + 1 :])


def _game(table: Table) -> AnyGame:
    game: AnyGame = table.course.game
    return game


def _who(user: discord.User | discord.Member) -> tuple[int, str]:
    return user.id, user.display_name
