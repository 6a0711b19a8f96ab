"""*Since my last turn*: what happened in words and pictures, your orders, your options now."""

from itertools import groupby

from bot.games.contract import Seat
from bot.table.model.table_state import Replay
from bot.table.play.history import is_own
from bot.table.play.orders.book import in_force_of
from bot.table.table import Table
from bot.ui.board.board import own_board
from bot.ui.intake.buttons import Style, TableButton
from bot.ui.intake.click import Click
from bot.ui.intake.custom_id import APART
from bot.ui.intake.deferral import deferring
from bot.ui.intake.handlers import button
from bot.ui.message.parts import Part, Post, post
from bot.ui.message.table_view import TableView
from bot.ui.message.whispers import SIGN, latest, told_alone
from bot.ui.orders.order_words import order_line
from render.replay import thinned

MOST_BOARDS = 4
LONGEST_STORY, LONGEST_LIST = 2400, 700  # of the 4000 characters of a message
ACCENT = 0x5B7DB1


async def since_post(view: TableView, seat: Seat, walk: Replay) -> Post:
    """The replay begins with the seat's own last answers and their effects."""
    say = view.common.say
    story = latest(_story(view, seat, walk), LONGEST_STORY)
    return post(
        f"### {view.title}: {say('since-title')} · <#{view.record.channel}>",
        story or say("since-nothing"),
        *await _pictures(view, seat, walk),
        _orders(view, seat),
        _options(view, seat),
        _buttons(view),
        accent=ACCENT,
    )


def _story(view: TableView, seat: Seat, walk: Replay) -> list[str]:
    """The public news, each followed by what only this seat was told."""
    lines: list[str] = []
    for happened, _ in walk:
        lines += [f"- {line}" for line in view.story(happened.news)]
        lines += [f"- {SIGN}{note}" for note in told_alone(view, seat, [happened])]
    return lines


async def _pictures(view: TableView, seat: Seat, walk: Replay) -> list[Part]:
    """Up to four public boards, the last one as it is now; none if nothing happened.

    Each in a gallery of its own: next to each other a phone shows them too small.
    """
    states = [
        game_state for happened, game_state in walk if happened.news and not is_own(happened, seat)
    ]
    seen = thinned([public for public, _ in groupby(map(view.game.public, states))], MOST_BOARDS)
    parts: list[Part] = []
    for place, public in enumerate(seen, 1):
        if len(seen) > 1:
            parts.append(f"-# {place}/{len(seen)}")
        parts += await own_board(view, public, f"since-{view.record.public_version}-{place}.png")
    return parts


def _orders(view: TableView, seat: Seat) -> str | None:
    lines = [f"- {order_line(view, order)}" for order in in_force_of(view.state, seat)]
    return _listed(view, "since-orders", lines)


def _options(view: TableView, seat: Seat) -> str | None:
    """The first menu of the asked seat; for others, whom the table waits for."""
    ask = view.state.ask_of(seat)
    menu = None if ask is None else view.menu(seat, ())
    if menu is None:
        return view.who_decides() or None
    labels = (label for pick in menu.picks for label in view.labels(seat, (pick,)))
    lines = [view.asks_you(menu, seat), *(f"- {label}" for label in labels)]
    return _listed(view, "since-options", lines)


def _listed(view: TableView, title: str, lines: list[str]) -> str | None:
    body = "\n".join(lines)
    if len(body) > LONGEST_LIST:
        body = f"{body[:LONGEST_LIST].rpartition(chr(10))[0]}\n- …"
    return f"**{view.common.say(title)}**\n{body}" if lines else None


def _buttons(view: TableView) -> list[TableButton]:
    back = view.verb("refresh", view.common.say("button-back"), style=Style.primary, emoji="↩️")
    return [back, view.verb("log", emoji="📖")]


@button("since", str)
async def on_since(click: Click, table: Table, where: str) -> None:
    """A page of the panel; from elsewhere a message of its own."""
    seat = click.seated(table)[1]
    async with deferring():  # replays the log
        walk = await table.replay_since_own(seat)
    view = click.view(table.state)
    shown = await since_post(view, seat, walk)
    if where == APART:
        await click.answer(shown)
    else:
        await click.app.replies.page(click, table, seat, shown, "since")
