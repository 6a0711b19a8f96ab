"""The painters of all registered games, by slug."""

from bot.games.registry import GAMES
from render.painter import AnyPainter, painter_of

PAINTERS: dict[str, AnyPainter] = {slug: painter_of(slug) for slug in GAMES}
