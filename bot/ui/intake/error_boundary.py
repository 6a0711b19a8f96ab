"""One clear private sentence for everything that cannot be done; nothing changes, nothing ends."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from secrets import token_hex
from typing import Any

import aiohttp
import discord
from structlog.contextvars import bind_contextvars

from bot.games.contract import Refused
from bot.games.kit.options import BadOption
from bot.metrics import CLICK_SECONDS, LATE_ANSWERS
from bot.table.storage.faults import NotSaved, Stale
from bot.ui.intake.buttons import TableButton
from bot.ui.intake.click import Click
from bot.ui.intake.custom_id import Forged
from bot.ui.intake.deferral import current
from bot.ui.intake.rights import Lacking
from bot.ui.message.failures import OURS
from bot.ui.message.parts import Post, post
from bot.words import words

log = logging.getLogger(__name__)
LATE = ("moved_on", "not_asked", "old_button")
# Unknown interaction: the person has waited too long. Already acknowledged: an answer whose success
# was not heard of has been repeated.
TOO_LATE = {10062, 40060}
BROKEN = (aiohttp.ClientError, OSError, TimeoutError)


@asynccontextmanager
async def error_boundary(click: Click, game: str = "") -> AsyncIterator[None]:
    """Every click and command runs in here once: it is timed, and whatever goes wrong is said in
    one sentence."""
    bind_contextvars(interaction=click.interaction.id)
    current.set((click.interaction, click.app.tables.time))
    try:
        try:
            yield
        finally:  # counted from the click itself: what lay on the way counts too
            CLICK_SECONDS.labels(click.interaction.type.name).observe(max(0.0, _age(click)))
    except (discord.HTTPException, *BROKEN) as fault:
        await _not_shown(click, fault)
    except Exception as fault:
        at = game if click.table is None else click.table.record.game
        sentence = refusal_sentence(fault, click.language, at)
        if sentence is None:
            await _sorry(click, fault)
        else:
            await _said(click, post(sentence, _way(click) if is_late(fault) else None))


def _way(click: Click) -> list[TableButton] | None:
    """To how things are now."""
    if click.table is None:
        return None
    label, table = click.common.say("button-hand"), click.table.record.id
    return [click.app.buttons.verb("hand", label, table=table, emoji="🎴")]


def _age(click: Click) -> float:
    return click.app.tables.time.now() - click.interaction.created_at.timestamp()


def is_late(fault: Exception) -> bool:
    """Whether what was clicked was of an earlier moment of the game."""
    return isinstance(fault, Stale) or str(fault) in LATE


def refusal_sentence(fault: Exception, language: str, game: str) -> str | None:
    """The sentence for a fault that we know; None for one that is ours."""
    common = words(language)
    match fault:
        case Lacking():
            missing = [common.say(f"permission-{name}") for name in fault.args]
            return common.say("refused-lacking", permissions=common.listed(missing))
        case Refused():
            key = f"refused-{fault}"
            said = words(language, game) if game else common
            return said.say(key) if said.has(key) else common.say(key)
        case BadOption():
            name, value, known = fault.args
            allowed = ", ".join(str(one) for one in known)
            return common.say("refused-option", name=name, value=str(value), allowed=allowed)
        case NotSaved():
            log.error("not saved: %s", fault)
            return common.say("refused-not_saved")
        case Stale():
            return common.say("refused-moved_on")
        case Forged():
            return common.say("refused-forged")
        case _:
            return None


async def _said(click: Click, shown: Post) -> None:
    try:
        await click.answer(shown)
    except (discord.HTTPException, *BROKEN) as fault:
        await _not_shown(click, fault)


async def _not_shown(click: Click, fault: Exception) -> None:
    if did_not_get_through(fault):
        _late(click, fault)
    else:
        await _sorry(click, fault)


def did_not_get_through(fault: Exception) -> bool:
    """Whether an answer came too late or was broken off: the ledger makes the panel right."""
    if not isinstance(fault, discord.HTTPException):
        return True
    return fault.code in TOO_LATE or fault.status >= 500


def _late(click: Click, fault: Exception) -> None:
    """What people see most ("This interaction failed") must be seen by the host too."""
    LATE_ANSWERS.inc()
    data: Any = click.interaction.data or {}
    meaning = str(data.get("custom_id", data.get("name", "")))[:20]
    log.warning("not answered in time: %s, %.1f s after the click: %s", meaning, _age(click), fault)


async def _sorry(click: Click, fault: Exception) -> None:
    """Nobody expected this. The log gets the place, never a state; the person gets the number.

    What Discord alone refuses, as a server's own rules may have it, is no error of ours.
    """
    number = token_hex(4)
    is_ours = not isinstance(fault, discord.HTTPException) or fault.code in OURS
    level = logging.ERROR if is_ours else logging.WARNING
    log.log(level, "fault %s: %s", number, fault, exc_info=fault if is_ours else None)
    sentence = click.common.say("refused-fault", number=number)
    try:
        await click.answer(post(sentence))
    except (discord.HTTPException, *BROKEN):
        log.log(level, "fault %s could not be told", number)
