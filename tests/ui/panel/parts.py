"""A panel from top to bottom, part by part."""

from typing import Any

from bot.games.contract import Path, Seat
from bot.games.dracheninsel.model import State
from bot.ui.message.parts import Post
from bot.ui.message.table_view import TableView
from bot.ui.panel.panel import panel
from render.registry import PAINTERS
from tests.games.dracheninsel.kit import DRACHENINSEL
from tests.ui.scenes import course_of, plain, table_view


def parts(post: Post) -> list[str]:
    """From top to bottom: texts as they are, pictures and buttons by a word."""
    found: list[str] = []

    def walk(component: Any) -> None:
        match component["type"]:
            case 10:
                found.append(component["content"])
            case 12:
                found.append(component["items"][0]["media"]["url"].rpartition("/")[2])
            case 2:
                found.append(f"[{component['label']}]")
        for inner in component.get("components", ()):
            walk(inner)

    for component in plain(post)[0]:
        walk(component)
    return found


def island_scene(game_state: State, language: str = "en") -> TableView:
    state = course_of(DRACHENINSEL, game_state, len(game_state.hands))
    return table_view(state, PAINTERS["dracheninsel"], language)


async def shown(state: State, seat: Seat, path: Path = (), language: str = "en") -> list[str]:
    return parts(await panel(island_scene(state, language), seat, path))
