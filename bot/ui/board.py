"""The one public message of a table: the board, its news, whose turn it is, four buttons."""

from bot.games.contract import Clock
from bot.table.course import Happening
from bot.table.fairness import commitment
from bot.ui.buttons import Style, TableButton, button
from bot.ui.ids import Verb
from bot.ui.layout import Post, painted, post
from bot.ui.scene import Scene, alt_text

MOST_NEWS = 8  # lines under the picture
ACCENT = 0x4A7C59
FILE_NAME = "board-{}.png"


async def board(scene: Scene, key: bytes, history: list[Happening], away: float = 0.0) -> Post:
    """What stands in the channel while the game is on; the same whatever anybody holds."""
    minutes = round(away / 60)
    picture = await painted(
        scene.board, FILE_NAME.format(scene.sheet.edition), alt_text(scene.board_lines())
    )
    return post(
        f"## {scene.title}\n{_turn(scene)}",
        scene.common.say("board-away", minutes=minutes) if minutes else None,
        picture,
        news(scene, history),
        scene.common.say("board-sealed", commitment=f"`{_sealed(scene)}`"),
        _buttons(scene, key),
        accent=ACCENT,
    )


async def final(scene: Scene, key: bytes, history: list[Happening]) -> Post:
    """The end: scores, the seed that was sealed at the start, and another game."""
    outcome, say = scene.game.outcome(scene.course.state), scene.common.say
    picture = await painted(
        scene.final, FILE_NAME.format(scene.sheet.edition), alt_text(scene.board_lines())
    )
    lines = [scene.said.say(f"outcome-{outcome.reason}")]
    winners = ", ".join(f"**{scene.names[seat]}**" for seat in outcome.winners)
    lines.append(say("board-winners", number=len(outcome.winners), names=winners))
    ranked = sorted(range(len(outcome.places)), key=lambda seat: (outcome.places[seat], seat))
    for seat in ranked:
        name, score = scene.names[seat], outcome.scores[seat]
        lines.append(f"{outcome.places[seat]}. {name}: {score}")
    return post(
        f"## {scene.title}\n" + "\n".join(lines),
        picture,
        news(scene, history),
        _seed(scene),
        _end_buttons(scene, key),
        accent=ACCENT,
    )


def ended(scene: Scene, key: bytes) -> Post:
    """Called off: nobody wins, nothing is hidden any more."""
    say = scene.common.say
    seed = _seed(scene) if scene.sheet.seed else None
    buttons = _end_buttons(scene, key) if scene.sheet.seed else [_rematch(scene, key)]
    return post(f"## {scene.title}\n{say('board-ended')}", seed, buttons)


def retired(scene: Scene) -> Post:
    """What is left of a board that stands further down now."""
    return post(scene.common.say("board-moved", game=scene.title))


def news(scene: Scene, history: list[Happening]) -> str | None:
    """The latest news, oldest first."""
    lines: list[str] = []
    for happened in reversed(history):
        lines[:0] = [f"- {scene.told(event)}" for event in happened.news]
        if len(lines) >= MOST_NEWS:
            break
    return "\n".join(lines[-MOST_NEWS:]) or None


def _turn(scene: Scene) -> str:
    deadline = scene.deadline()
    until = "" if deadline is None else f" · <t:{int(deadline)}:R>"
    return scene.who_decides() + until


def _buttons(scene: Scene, key: bytes) -> list[TableButton]:
    table, say = scene.sheet.id, scene.common.say
    in_window = any(ask.clock is not Clock.TURN for ask in scene.course.asks())
    verb, style = ("button-answer", Style.success) if in_window else ("button-hand", Style.primary)
    return [
        button(Verb(table, "hand"), key, say(verb), style=style, emoji="🎴"),
        button(Verb(table, "log"), key, say("button-log"), emoji="📖"),
        button(Verb(table, "rules"), key, say("button-rules"), emoji="❔"),
        button(Verb(table, "more"), key, say("button-more"), emoji="⚙️"),
    ]


def _end_buttons(scene: Scene, key: bytes) -> list[TableButton]:
    table, say = scene.sheet.id, scene.common.say
    return [
        _rematch(scene, key),
        button(Verb(table, "log"), key, say("button-log"), emoji="📖"),
        button(Verb(table, "record"), key, say("button-record"), emoji="🎲"),
    ]


def _rematch(scene: Scene, key: bytes) -> TableButton:
    label = scene.common.say("button-rematch")
    return button(Verb(scene.sheet.id, "rematch"), key, label, style=Style.success, emoji="🔁")


def _seed(scene: Scene) -> str:
    seed, sealed = f"`{scene.sheet.seed.hex()}`", f"`{_sealed(scene)}`"
    return scene.common.say("board-seed", seed=seed, commitment=sealed)


def _sealed(scene: Scene) -> str:
    return commitment(scene.sheet.seed, scene.sheet.id)
