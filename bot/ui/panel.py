"""The private panel: your hand, the question put to you, and only legal answers.

It is the same in a DM and behind *My hand*; a click replaces it by the next step of the answer.
"""

import discord

from bot.games.contract import Ask, Menu, Path, Seat
from bot.ui.buttons import Style, TableButton, TableSelect, button, select
from bot.ui.ids import Pick, Verb
from bot.ui.layout import Part, Picture, Post, painted, post
from bot.ui.scene import LABEL, Scene, alt_text

MOST_BUTTONS = 20  # four rows; the fifth is for Back and its like
CALM = {"pass", "end", "end_turn", "stop", "no", "nothing", "done", "give_up", "share", "accept"}
ACCENT = 0xC9A227


async def panel(scene: Scene, key: bytes, seat: Seat, path: Path = ()) -> Post:
    """What this seat is shown now, with the answer begun so far."""
    ask = scene.course.ask_of(seat)
    menu = None if ask is None else scene.menu(seat, path)
    if ask is None or menu is None:
        return await waiting(scene, key, seat)
    hand = await _hand(scene, seat) if not path else None
    preview = await painted(
        lambda: scene.preview(seat, path, menu),
        f"choice-{scene.sheet.edition}-{len(path)}.png",
        alt_text(_numbered(scene, seat, path, menu)),
    )
    return post(
        _heading(scene),
        _question(scene, ask, menu, seat),
        preview,
        hand,
        *_controls(scene, key, seat, path, menu, numbered=preview is not None),
        _below(scene, key, seat, path),
        accent=ACCENT,
    )


async def waiting(scene: Scene, key: bytes, seat: Seat) -> Post:
    """Nothing to decide just now: the hand, and whose turn it is."""
    return post(
        _heading(scene),
        scene.who_decides() or scene.common.say("panel-over"),
        await _hand(scene, seat),
        _below(scene, key, seat, ()),
        accent=ACCENT,
    )


def finished(scene: Scene) -> Post:
    """What a panel becomes when there is nothing more to do in it: one line."""
    line = scene.common.say("panel-done", game=scene.title, board=_where(scene))
    return post(line)


async def _hand(scene: Scene, seat: Seat) -> Picture | None:
    lines = scene.hand_lines(seat)
    name = f"hand-{scene.sheet.edition}.png"
    return await painted(lambda: scene.hand(seat), name, alt_text(lines or [scene.title]))


def _heading(scene: Scene) -> str:
    return f"### {scene.title} · {_where(scene)}"


def _where(scene: Scene) -> str:
    return f"<#{scene.sheet.channel}>"


def _question(scene: Scene, ask: Ask, menu: Menu, seat: Seat) -> str:
    text = f"**{scene.asks_you(menu, seat)}**"
    deadline = scene.deadline()
    if deadline is None:
        return text
    until = scene.common.say("panel-until", when=f"<t:{int(deadline)}:R>", clock=ask.clock.value)
    return f"{text}\n{until}"


def _numbered(scene: Scene, seat: Seat, path: Path, menu: Menu) -> list[str]:
    labels = (scene.label(seat, path, pick) for pick in menu.picks)
    return [f"{number}: {label}" for number, label in enumerate(labels, 1)]


def _controls(
    scene: Scene, key: bytes, seat: Seat, path: Path, menu: Menu, *, numbered: bool
) -> list[Part]:
    """Buttons; or a select, where many are offered or several may be picked at once."""
    labels = [scene.label(seat, path, pick) for pick in menu.picks]
    if numbered:
        labels = [f"{number} · {label}" for number, label in enumerate(labels, 1)]
    labels = [label[:LABEL] for label in labels]
    since = scene.sheet.since[seat]
    if len(menu.picks) > MOST_BUTTONS or menu.most > 1 or menu.least != 1:
        meaning = Pick(scene.sheet.id, seat, since, path, select=True)
        return [_select(scene, key, meaning, menu, labels), *_none(scene, key, meaning, menu)]
    return [
        [
            button(
                Pick(scene.sheet.id, seat, since, (*path, pick)),
                key,
                label,
                style=Style.secondary if pick in CALM else Style.primary,
            )
            for pick, label in zip(menu.picks, labels, strict=True)
        ]
    ]


def _select(scene: Scene, key: bytes, meaning: Pick, menu: Menu, labels: list[str]) -> TableSelect:
    options = [
        discord.SelectOption(label=label, value=pick)
        for pick, label in zip(menu.picks, labels, strict=True)
    ]
    hint = scene.common.say("panel-choose", least=menu.least, most=menu.most)
    return select(meaning, key, options, hint, max(1, menu.least), menu.most)


def _none(scene: Scene, key: bytes, meaning: Pick, menu: Menu) -> list[Part]:
    """A select cannot be sent off empty: none at all is a button of its own."""
    if menu.least > 0:
        return []
    chosen = Pick(meaning.table, meaning.seat, meaning.since, (*meaning.path, "-"))
    return [[button(chosen, key, scene.common.say("panel-none"))]]


def _below(scene: Scene, key: bytes, seat: Seat, path: Path) -> list[TableButton]:
    """Back is free: nothing is submitted before the last pick."""
    found = []
    table, say = scene.sheet.id, scene.common.say
    if path:
        back = Pick(table, seat, scene.sheet.since[seat], path[:-1])
        found.append(button(back, key, say("button-back"), emoji="↩️"))
    elif scene.game.OFFERS and scene.sheet.phase == "running":
        found.append(button(Verb(table, "orders"), key, say("button-orders"), emoji="📜"))
    if not path:
        found.append(button(Verb(table, "refresh"), key, say("button-refresh"), emoji="🔄"))
    return found


def joined(path: Path, values: list[str], menu: Menu | None) -> Path:
    """The path after a select: one value, or several spelled in menu order."""
    order = list(menu.picks) if menu is not None else values
    chosen = [pick for pick in order if pick in values]
    return (*path, "+".join(chosen) or "-")
