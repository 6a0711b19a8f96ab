"""The outcome in words, for the final card and for the private message of each player."""

from bot.games.contract import Outcome
from bot.ui.message.table_view import TableView
from bot.words import Names


def ending_lines(view: TableView) -> list[str]:
    """Why the game ended, the winner, places and points; or that it was called off."""
    outcome, say = view.outcome, view.common.say
    if outcome is None:
        return [called_off_lines(view)]
    winners = view.common.listed([f"**{view.text_names[seat]}**" for seat in outcome.winners])
    return [
        view.said.say(f"outcome-{outcome.reason}"),
        say("board-winners", number=len(outcome.winners), names=winners),
        *ranked(outcome, view.text_names),
        *_hints(view),
    ]


def _hints(view: TableView) -> list[str]:
    """Which players used hints, and how often."""
    hinted = sorted(view.record.advice.given.items())
    told = [f"{view.text_names[seat]} {one.number}" for seat, one in hinted]
    return [f"-# {view.common.say('final-hints', names=view.common.listed(told))}"] if told else []


def ranked(outcome: Outcome, names: Names) -> list[str]:
    """A line for each player, the winner first."""
    seats = sorted(range(len(outcome.places)), key=lambda seat: (outcome.places[seat], seat))
    return [f"{outcome.places[s]}. {names[s]}: {outcome.scores[s]}" for s in seats]


def called_off_lines(view: TableView) -> str:
    """A table that ended without a winner, before the deal or after it."""
    return view.common.say("board-ended" if view.record.seed else "lobby-gone")
