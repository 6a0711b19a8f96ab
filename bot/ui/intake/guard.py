"""One clear private sentence for everything that cannot be done; nothing changes, nothing ends."""

import logging
from collections.abc import Awaitable, Callable
from secrets import token_hex

import discord

import bot.tracing as tracing
from bot.games.contract import Refused
from bot.games.kit.options import BadOption
from bot.table.storage.store import Stale
from bot.table.storage.writer import NotSaved
from bot.ui.intake.buttons import Interaction, TableButton
from bot.ui.intake.custom_id import Forged
from bot.ui.intake.reader import language_of
from bot.ui.intake.replies import answered
from bot.ui.message.parts import post
from bot.words import words

log = logging.getLogger(__name__)
LATE = ("moved_on", "not_asked")
GONE = 10062  # "Unknown interaction": the person has waited too long or was answered already


async def guarded(
    interaction: Interaction,
    work: Callable[[], Awaitable[None]],
    game: str = "",
    way: Callable[[], TableButton] | None = None,
) -> None:
    """Every click and command runs in here: whatever goes wrong is said in one sentence.

    `way` makes the button to how things are now; it is shown to whoever comes too late.
    """
    tracing.interaction.set(interaction.id)
    try:
        await work()
    except discord.HTTPException as fault:
        if fault.code != GONE:
            await _sorry(interaction, fault)
    except Exception as fault:
        sentence = refusal(fault, language_of(interaction), game)
        if sentence is None:
            await _sorry(interaction, fault)
        else:
            late = [way()] if way and is_late(fault) else None
            await answered(interaction, post(sentence, late))


def is_late(fault: Exception) -> bool:
    """Whether what was clicked was of an earlier moment of the game."""
    return isinstance(fault, Stale) or str(fault) in LATE


def refusal(fault: Exception, language: str, game: str) -> str | None:
    """The sentence for a fault that we know; None for one that is ours."""
    common = words(language)
    match fault:
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


async def _sorry(interaction: Interaction, fault: Exception) -> None:
    """Nobody expected this. The log gets the place, never a state; the person gets the number."""
    number = token_hex(4)
    log.error("fault %s", number, exc_info=fault)
    sentence = words(language_of(interaction)).say("refused-fault", number=number)
    try:
        await answered(interaction, post(sentence))
    except discord.HTTPException:
        log.error("fault %s could not be told", number)
