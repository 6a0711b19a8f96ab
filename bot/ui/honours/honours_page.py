"""The statistics of a server: the ranking for one game, and all its games at a glance."""

from functools import partial

from bot.games.registry import GAMES
from bot.table.people.honours import Honours, Tally
from bot.ui.intake.buttons import Buttons, TableButton
from bot.ui.message.escaping import escaped
from bot.ui.message.painting import render_for_all
from bot.ui.message.parts import Picture, Post, post
from bot.ui.message.table_view import alt_text
from bot.words import Words, words
from render.curve import MOST, Labels, Line, curve

ACCENT = 0xE5B33C
BEST = 10  # people named
RIVALS = 3  # opponents the reader met most
LATEST = 20  # games of each person in the picture


def overview(known: dict[str, Honours], buttons: Buttons, user: int, language: str) -> Post:
    """One line for each game, with a button to its ranking."""
    said = words(language, "honours")
    lines = [_game(said, slug, found, user) for slug, found in known.items() if found.games]
    title = f"## {said.say('title')}"
    if not lines:
        return post(f"{title}\n{said.say('nothing-yet')}", accent=ACCENT)
    return post(title + "\n" + "\n".join(lines), _games(buttons, language), accent=ACCENT)


async def table_of_honour(
    slug: str, found: Honours, buttons: Buttons, user: int, language: str, *, is_counted: bool
) -> Post:
    """The ranking for one game; the curve shows the points of the best."""
    said = words(language, "honours")
    title = f"## {words(language, slug).say('name')}\n{said.say('games', number=found.games)}"
    lines = [f"{n}. {_tally(said, one, found)}" for n, one in enumerate(found.tallies[:BEST], 1)]
    mine = found.of(user)
    if not is_counted:
        lines.append(said.say("not-counted"))
    elif mine is not None and mine not in found.tallies[:BEST]:
        lines.append(said.say("yours", tally=_tally(said, mine, found)))
    if is_counted:
        lines += _own(said, found, user)
    text = "\n".join(lines) or said.say("nothing-yet")
    back = buttons.verb("honours", said.say("all-games"), emoji="🏆")
    return post(title, await _curve(said, slug, found), text, [back], accent=ACCENT)


async def _curve(said: Words, slug: str, found: Honours) -> Picture | None:
    best = [Line(tally.name, tally.points[-LATEST:]) for tally in found.tallies if tally.points]
    if not best:
        return None
    lines = [f"{line.name}: {', '.join(map(str, line.points))}" for line in best[:MOST]]
    alt = alt_text([said.say("curve-alt"), *lines])
    name = words(said.language, slug).say("name")
    title = said.say("curve-title", game=name)
    labels = Labels(title, said.say("curve-points"), said.say("curve-games"))
    return await render_for_all(partial(curve, best, labels), f"points-{slug}.png", alt)


def _game(said: Words, slug: str, found: Honours, user: int) -> str:
    name, first, mine = words(said.language, slug).say("name"), found.tallies[0], found.of(user)
    line = said.say("game", name=name, number=found.games)
    if first.won:  # else only computers have won so far
        line += f" · {said.say('first', name=escaped(first.name), won=first.won)}"
    if mine is None:
        return line
    return f"{line} · {said.say('you', won=mine.won, played=mine.played)}"


def _own(said: Words, found: Honours, user: int) -> list[str]:
    """The reader's streak, and results against the opponents they met most."""
    mine = found.standings.get(user)
    if mine is None:
        return []
    names = {tally.person: escaped(tally.name) for tally in found.tallies}
    met = sorted(mine.against.items(), key=lambda one: -sum(one[1]))[:RIVALS]
    against = [
        said.say("against", name=names[rival], won=won, lost=lost)
        for rival, (won, lost) in met
        if rival in names
    ]
    row = [said.say("streak", number=mine.streak)] if mine.streak > 1 else []
    return [f"-# {' · '.join([*row, *against])}"] if row or against else []


def _rating(said: Words, found: Honours, person: int) -> str:
    standing = found.standings.get(person)
    if standing is None:
        return ""
    key = "provisional" if standing.is_provisional else "rating"
    return f" · {said.say(key, rating=standing.rating)}"


def _tally(said: Words, tally: Tally, found: Honours) -> str:
    return said.say(
        "tally",
        name=escaped(tally.name),
        won=tally.won,
        played=tally.played,
        mean=_mean(said, tally.mean),
        best="-" if tally.best is None else tally.best,
    ) + _rating(said, found, tally.person)


def _mean(said: Words, mean: float | None) -> str:
    """One digit after the decimal separator of the language."""
    plain = "-" if mean is None else f"{mean:.1f}"
    return plain.replace(".", ",") if said.language == "de" else plain


def _games(buttons: Buttons, language: str) -> list[TableButton]:
    return [buttons.verb("honours", words(language, slug).say("name"), slug) for slug in GAMES]
