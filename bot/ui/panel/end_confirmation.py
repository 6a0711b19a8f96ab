"""A choice that ends the game for everybody asks back, once."""

from contextlib import suppress

from msgspec.structs import replace

from bot.games.contract import Path, Refused
from bot.table.play.windows import attentions
from bot.ui.intake.buttons import Style
from bot.ui.intake.custom_id import PickButton
from bot.ui.message.parts import Post, post
from bot.ui.message.table_view import TableView

SURE = "!"  # a last pick that no game offers: its owner has been asked back


def split_confirmation(path: Path) -> tuple[Path, bool]:
    """The path without that pick, and whether it was there."""
    is_sure = path[-1:] == (SURE,)
    return (path[:-1] if is_sure else path), is_sure


def would_end_game(view: TableView, pick: PickButton, path: Path) -> bool:
    """Whether this answer would end the game; what is refused anyway is no answer."""
    asked, seat = view.state.ask_of(pick.seat), pick.seat
    if asked is None or view.record.ask_versions.get(seat) != pick.since:
        return False
    with suppress(Refused):
        return view.menu(seat, path) is None and view.ends_game(seat, path)
    return False


def end_confirmation(view: TableView, here: PickButton) -> Post:
    """The answer in its own words, *Yes* and the way back.

    In a game with windows somebody may still stop it; whether anybody can, nobody is told."""
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
