"""What became of an order is in its owner's panel alone; nobody else's picture or word changes."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.contract import AnyGame, Scope, Seat
from bot.games.registry import GAMES
from bot.table.model.course import Course
from bot.table.model.sheet import Standing
from bot.ui.board.board import board
from bot.ui.message.table_view import TableView
from bot.ui.orders.orders_panel import orders_panel, told, unread
from bot.ui.panel.panel import panel
from bot.words import LANGUAGES
from render.registry import PAINTERS
from tests.laws import scenes
from tests.ui.message.test_secrets_shown import KEY, course_of, plain
from tests.ui.panel.test_panels import within_limits

OWNER, OTHER = Seat(0), Seat(1)
WITH_ORDERS = [slug for slug, game in GAMES.items() if game.OFFERS]


def standing(game: AnyGame, times: int = 2) -> tuple[Standing, ...]:
    """One order of each kind that the game offers, which has answered so often unread."""
    return tuple(
        Standing(
            OWNER, offer.key, tuple((step.picks or ("1",))[0] for step in offer.steps),
            offer.scopes[0], 1, round=-1, turn=-1, answered=times, told=not times,
        )
        for offer in game.OFFERS
    )  # fmt: skip


async def shown(course: Course, slug: str, seat: Seat) -> Any:
    scene = TableView(course, PAINTERS[slug], "de")
    return plain(await board(scene, KEY, ())), plain(await panel(scene, KEY, seat))


@pytest.mark.parametrize("slug", WITH_ORDERS)
async def test_only_the_owner_sees_it(slug: str) -> None:
    game, seats = GAMES[slug], min(GAMES[slug].SEATS)
    state = scenes(game, seats, 1)[12][0]
    without = course_of(game, state, seats)
    ordered = replace(without, sheet=replace(without.sheet, orders=standing(game)))
    read = replace(without, sheet=replace(without.sheet, orders=standing(game, times=0)))

    assert await shown(ordered, slug, OTHER) == await shown(without, slug, OTHER)
    assert await shown(ordered, slug, OWNER) != await shown(without, slug, OWNER)
    assert await shown(read, slug, OWNER) != await shown(ordered, slug, OWNER)


@pytest.mark.parametrize("slug", WITH_ORDERS)
async def test_as_many_orders_as_there_are_fit(slug: str) -> None:
    game, seats = GAMES[slug], min(GAMES[slug].SEATS)
    course = course_of(game, scenes(game, seats, 1)[12][0], seats)
    course = replace(course, sheet=replace(course.sheet, orders=standing(game)))
    for language in LANGUAGES:
        scene = TableView(course, PAINTERS[slug], language)
        within_limits(await panel(scene, KEY, OWNER))
        within_limits(orders_panel(scene, KEY, OWNER))


@pytest.mark.parametrize(
    ("language", "once", "used"),
    [
        ("de", "einmal", "„Stop zu Beginn des nächsten Zuges“ ist erloschen"),
        ("en", "once", "“Stop somebody at the start of the next turn” has ended"),
    ],
)
def test_an_order_with_a_use_says_so_and_that_it_is_used_up(
    language: str, once: str, used: str
) -> None:
    game = GAMES["dracheninsel"]
    course = course_of(game, scenes(game, 3, 1)[12][0], 3)
    order = Standing(OWNER, "slumber-start", ("1",), Scope.GAME, 1, round=0, turn=0, left=1)
    assert told(TableView(course, PAINTERS["dracheninsel"], language), order).endswith(f" · {once}")

    over = replace(course.sheet, orders=(replace(order, left=0),))
    ended = unread(
        TableView(replace(course, sheet=over), PAINTERS["dracheninsel"], language), OWNER
    )

    assert used in str(ended)
