"""How a game ended, in words: on the final card, and privately to everybody who had a seat."""

from bot.games.contract import Outcome
from bot.ui.message.table_view import TableView
from bot.words import Names


def ending_lines(scene: TableView) -> list[str]:
    """Why it ended, who has won, everybody's place and points; or that it was called off."""
    outcome, say = scene.outcome, scene.common.say
    if outcome is None:
        return [called_off(scene)]
    winners = scene.common.listed([f"**{scene.text_names[seat]}**" for seat in outcome.winners])
    return [
        scene.said.say(f"outcome-{outcome.reason}"),
        say("board-winners", number=len(outcome.winners), names=winners),
        *ranked(outcome, scene.text_names),
        *_hints(scene),
    ]


def _hints(scene: TableView) -> list[str]:
    """Who has asked the computer for advice, and how often."""
    hinted = sorted(scene.record.advice.given.items())
    told = [f"{scene.text_names[seat]} {one.number}" for seat, one in hinted]
    return (
        [f"-# {scene.common.say('final-hints', names=scene.common.listed(told))}"] if told else []
    )


def ranked(outcome: Outcome, names: Names) -> list[str]:
    """A line for each player, from the winner down."""
    seats = sorted(range(len(outcome.places)), key=lambda seat: (outcome.places[seat], seat))
    return [f"{outcome.places[s]}. {names[s]}: {outcome.scores[s]}" for s in seats]


def called_off(scene: TableView) -> str:
    """Of a table without a winner: before the deal, or after it."""
    return scene.common.say("board-ended" if scene.record.seed else "lobby-gone")
