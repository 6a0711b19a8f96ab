"""In which windows a player wants to be asked: chosen in private, never shown to others."""

from typing import get_args

from bot.games.contract import Refused, Seat
from bot.table.model.record import Attention
from bot.table.play.windows import attention_of, attentions, is_dozing
from bot.table.table import Table
from bot.ui.intake.buttons import Style, TableButton, TableSelect
from bot.ui.intake.click import Click
from bot.ui.intake.handlers import button
from bot.ui.message.table_view import TableView


def attention_choice(view: TableView, seat: Seat) -> TableSelect | None:
    """The select, in games with windows."""
    offered, say = attentions(view.state), view.common.say
    if not offered:
        return None
    chosen = attention_of(view.record, seat)
    labels: dict[str, str] = {one: say(f"attention-{one}") for one in offered}
    return view.verb_select("attend", labels, say("attention-choose"), chosen=chosen)


def dozing_line(view: TableView, seat: Seat) -> str | None:
    """Told to players who missed so many windows that only their orders answer until they click."""
    return view.common.say("attention-dozing") if is_dozing(view.record, seat) else None


def awake_button(view: TableView, seat: Seat) -> list[TableButton]:
    """The button that ends this."""
    if not is_dozing(view.record, seat):
        return []
    label, known = view.common.say("button-awake"), attention_of(view.record, seat)
    return [view.verb("attend", label, known, style=Style.success, emoji="👋")]


@button("attend", str)
async def on_attend(click: Click, table: Table, chosen: str) -> None:
    """Sets the choice, or wakes the player; the panel is shown again."""
    wanted = next((one for one in _KNOWN if one == chosen), None)
    if wanted is None or wanted not in attentions(table.state):
        raise Refused("moved_on")
    await table.set_attention(click.user, wanted)
    await click.app.panels.refresh(click, table)


_KNOWN: tuple[Attention, ...] = get_args(Attention)
