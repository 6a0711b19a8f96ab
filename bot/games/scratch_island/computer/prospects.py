"""How the seats stand before a roll, by what everybody sees.

The numbers come from 23,000 rolls of 2,500 games between normal computers: by how much the lead
at the end was greater, the more two maps differed (docs/research/computers.md).
"""

from bot.games.scratch_island.board.chart import Chart
from bot.games.scratch_island.computer.routes import routes
from bot.games.scratch_island.content import CHEST_POINTS, CHESTS
from bot.games.scratch_island.model import NOBODY
from bot.games.scratch_island.rules.turns import opened
from bot.games.scratch_island.views import Public

SHUT = 0.6  # of the points in a shut chest, what is fetched as a rule
WITH_KEY = 0.75  # the same, once its key is found
STEP = 0.3  # what a step to go costs


def prospects(view: Public) -> tuple[float, ...] | None:
    """Untold while dice are being taken, and after the bell, when ways lose their worth."""
    if view.rung or view.turn != view.roller or any(die.taker != NOBODY for die in view.dice):
        return None
    return tuple(map(_prospect, view.charts, view.points))


def _prospect(chart: Chart, points: int) -> float:
    return points + _chests(chart) - STEP * routes(chart).to_go


def _chests(chart: Chart) -> float:
    found = opened(chart)
    return sum(
        (WITH_KEY if chart.keys >> colour & 1 else SHUT) * points
        for colour, (chest, points) in enumerate(zip(CHESTS, CHEST_POINTS, strict=True))
        if not found >> chest & 1
    )
