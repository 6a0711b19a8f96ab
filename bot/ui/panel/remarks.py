"""What the choices of a step do, cost or risk, in small lines between question and picture."""

from bot.games.contract import Menu
from bot.ui.intake.custom_id import PickButton
from bot.ui.message.table_view import TableView

LONGEST = 900  # characters, of the 4000 that a message holds


def remarks(view: TableView, here: PickButton, menu: Menu) -> str | None:
    """As many as there is room for; the picks come in the order a player wants them."""
    lines: list[str] = []
    for remark in view.remarks(here.seat, here.path, menu):
        if sum(map(len, lines)) + len(remark) > LONGEST:
            lines.append("-# …")
            break
        lines.append(f"-# {remark}")
    return "\n".join(lines) or None
