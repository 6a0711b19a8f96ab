"""How a game ended, in words: on the final card, and privately to everybody who had a seat."""

from bot.ui.message.parts import Post, post
from bot.ui.message.table_view import TableView


def ending(scene: TableView) -> Post:
    """What a person is told once when the game is over."""
    title = f"### {scene.title} · <#{scene.sheet.channel}>"
    return post(title, scene.common.say("panel-over"), "\n".join(ending_lines(scene)))


def ending_lines(scene: TableView) -> list[str]:
    """Why it ended, who has won, everybody's place and points; or that it was called off."""
    outcome, say = scene.game.outcome(scene.course.state), scene.common.say
    if outcome is None:
        return [called_off(scene)]
    winners = scene.common.listed([f"**{scene.names[seat]}**" for seat in outcome.winners])
    return [
        scene.said.say(f"outcome-{outcome.reason}"),
        say("board-winners", number=len(outcome.winners), names=winners),
        *ranked(scene),
    ]


def ranked(scene: TableView) -> list[str]:
    """A line for each player, from the winner down."""
    outcome = scene.game.outcome(scene.course.state)
    seats = sorted(range(len(outcome.places)), key=lambda seat: (outcome.places[seat], seat))
    return [f"{outcome.places[s]}. {scene.names[s]}: {outcome.scores[s]}" for s in seats]


def called_off(scene: TableView) -> str:
    """Of a table without a winner: before the deal, or after it."""
    return scene.common.say("board-ended" if scene.sheet.seed else "lobby-gone")
