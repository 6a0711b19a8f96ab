"""What became of an order is in its owner's panel alone; nobody else's picture or word changes."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.contract import AnyGame, Seat, play
from bot.games.kit.orders import MOST_ADDED, picks_offered
from bot.games.offers import Scope
from bot.games.registry import GAMES
from bot.local.components import walk
from bot.table.model.record import StandingOrder
from bot.table.model.table_state import TableState
from bot.table.play.orders.book import with_order, with_order_moved
from bot.ui.board.board import board
from bot.ui.message.parts import Post
from bot.ui.message.table_view import TableView
from bot.ui.orders.giving import step_panel
from bot.ui.orders.order_words import order_line, order_lines, unread
from bot.ui.orders.orders_panel import beaten, order_panel, orders_panel
from bot.ui.panel.panel import panel
from bot.words import LANGUAGES, words
from render.registry import PAINTERS
from tests.laws import begin, scenes
from tests.ui.limits import assert_within_limits
from tests.ui.scenes import course_of, plain, table_view

OWNER, OTHER = Seat(0), Seat(1)
WITH_ORDERS = [slug for slug, game in GAMES.items() if game.OFFERS]


def standing(game: AnyGame, times: int = 2) -> tuple[StandingOrder, ...]:
    """One order of each kind that the game offers, which has answered so often unread."""
    return tuple(
        StandingOrder(
            OWNER, offer.key, tuple(picks_offered(step, OWNER, 2)[0] for step in offer.steps),
            offer.scopes[0], 1, round=-1, turn=-1, answered=times, told=not times,
        )
        for offer in game.OFFERS
    )  # fmt: skip


async def shown(state: TableState, slug: str, seat: Seat) -> Any:
    view = table_view(state, PAINTERS[slug], "de")
    return plain(await board(view, ())), plain(await panel(view, seat))


@pytest.mark.parametrize("slug", WITH_ORDERS)
async def test_only_the_owner_sees_it(slug: str) -> None:
    game, seats = GAMES[slug], min(GAMES[slug].SEATS)
    state = scenes(game, seats, 1)[12][0]
    without = course_of(game, state, seats)
    ordered = replace(without, record=without.record.with_orders(standing=standing(game)))
    read = replace(without, record=without.record.with_orders(standing=standing(game, times=0)))

    assert await shown(ordered, slug, OTHER) == await shown(without, slug, OTHER)
    assert await shown(ordered, slug, OWNER) != await shown(without, slug, OWNER)
    assert await shown(read, slug, OWNER) != await shown(ordered, slug, OWNER)


@pytest.mark.parametrize("slug", WITH_ORDERS)
async def test_as_many_orders_as_there_are_fit(slug: str) -> None:
    game, seats = GAMES[slug], min(GAMES[slug].SEATS)
    state = course_of(game, scenes(game, seats, 1)[12][0], seats)
    state = replace(state, record=state.record.with_orders(standing=standing(game)))
    for language in LANGUAGES:
        view = table_view(state, PAINTERS[slug], language)
        assert_within_limits(await panel(view, OWNER))
        assert_within_limits(orders_panel(view, OWNER))


@pytest.mark.parametrize(
    ("language", "once", "used"),
    [
        ("de", "einmal", "„Stop zu Beginn eines Zuges“ ist erloschen"),
        ("en", "once", "“Stop at the start of a turn” has ended"),
    ],
)
def test_an_order_with_a_use_says_so_and_that_it_is_used_up(
    language: str, once: str, used: str
) -> None:
    game = GAMES["dracheninsel"]
    state = course_of(game, scenes(game, 3, 1)[12][0], 3)
    order = StandingOrder(OWNER, "slumber-start", ("1",), Scope.GAME, 1, round=0, turn=0, left=1)
    assert order_line(table_view(state, PAINTERS["dracheninsel"], language), order).endswith(
        f" · {once}"
    )

    over = state.record.with_orders(standing=(replace(order, left=0),))
    ended = unread(
        table_view(replace(state, record=over), PAINTERS["dracheninsel"], language),
        OWNER,
    )

    assert used in str(ended)


def red_orders(*names: str) -> TableView:
    """Dracheninsel in English; its first seat has given these orders."""
    game = GAMES["dracheninsel"]
    state = course_of(game, scenes(game, 4, 1)[12][0], 4)
    for name in names:
        offer, *picks = name.split(".")
        state = with_order(state, OWNER, offer, tuple(picks), Scope.GAME)
    return table_view(state, PAINTERS["dracheninsel"], "en")


def test_orders_are_numbered_as_they_are_tried_and_say_when_they_act() -> None:
    view = red_orders("always-pass", "slumber-delivery.1", "slumber-delivery.2")
    acted = replace(view.record.orders.standing[0], acted_at=1700000000.0)
    record = view.record.with_orders(standing=(acted, *view.record.orders.standing[1:]))
    view = table_view(replace(view.state, record=record), PAINTERS["dracheninsel"], "en")

    lines = order_lines(view, OWNER)

    assert [line.partition(" ·")[0] for line in lines] == [
        "1. **Stop whoever delivers**",
        "2. **Stop whoever delivers**",
        "3. **Always pass**",
    ]
    assert "Last acted <t:1700000000:R>." in lines[0]
    assert all("Has not acted yet." in line for line in lines[1:])
    assert all("As soon as a treasure is to be delivered" in line for line in lines[:2])


def test_whoever_gives_an_order_that_never_acts_is_told_so() -> None:
    view = red_orders("always-pass", "counter-stop.me")
    moved_up = with_order_moved(view.state, OWNER, "always-pass", -1)
    view = table_view(moved_up, PAINTERS["dracheninsel"], "en")

    assert beaten(view, OWNER, "always-pass") is None
    told = str(beaten(view, OWNER, "counter-stop.me"))
    assert "“Counterspell against a Stop” will never act: “Always pass” (number 1)" in told
    assert told.removeprefix("⚠️ ") in order_lines(view, OWNER)[1]


def test_an_order_by_itself_leads_up_down_and_away() -> None:
    view = red_orders("slumber-delivery.1", "slumber-delivery.2", "always-pass")

    def ways(name: str) -> list[str]:
        shown = order_panel(view, OWNER, name)
        assert shown is not None
        assert_within_limits(shown)
        return [one["label"] for one in walk(plain(shown)[0]) if one["type"] == 2]

    assert ways("slumber-delivery.1") == ["Further down", "✖ Stop whoever delivers", "Back"]
    assert ways("slumber-delivery.2")[:2] == ["Further up", "Further down"]
    assert ways("always-pass")[0] == "Further up"
    assert order_panel(view, OWNER, "share") is None


@pytest.mark.parametrize("slug", WITH_ORDERS)
def test_every_step_of_every_order_fits_its_buttons(slug: str) -> None:
    """With the longest picks, and as many conditions as may be added: ids have 100 characters."""
    game, seats = GAMES[slug], max(GAMES[slug].SEATS)
    state = course_of(game, scenes(game, seats, 1)[12][0], seats)
    state = replace(state, record=replace(state.record, id=0xFFFFF))
    for offer in game.OFFERS:
        added = [
            max((f"{step.about}-{pick}" for pick in picks_offered(step, OWNER, seats)), key=len)
            for step in offer.only
        ]
        steps = [max(picks_offered(step, OWNER, seats), key=len) for step in offer.steps]
        longest = sorted(added, key=len, reverse=True)[:MOST_ADDED]
        picks = (*steps, *longest)
        for language in LANGUAGES:
            view = table_view(state, PAINTERS[slug], language)
            for number in range(len(picks) + 1):
                shown = step_panel(view, OWNER, offer, picks[:number])
                if isinstance(shown, Post):
                    assert_within_limits(shown)


def test_ten_long_orders_fit_a_panel() -> None:
    names = [
        f"slumber-{kind}.others.carry-0.played-4.else-ask"
        for kind in ("treasure", "delivery", "robbery", "joining", "leaving", "hunter", "any")
    ]
    names += [f"slumber-card.others.{card}" for card in ("fear", "evil_curse", "sneak_attack")]
    assert_within_limits(orders_panel(red_orders(*names), OWNER))


def labels_of(post: Post) -> list[str]:
    return [one["label"] for one in walk(plain(post)[0]) if one["type"] == 2]


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_at_the_deal_three_orders_are_one_click_each(slug: str, language: str) -> None:
    """In the panel of everybody who waits; until they have given one, or the game has begun."""
    game, seats = GAMES[slug], max(GAMES[slug].SEATS)
    game_state = begin(game, seats, 1)
    asked = {ask.seat for ask in game.asks(game_state)}
    waiting = next(seat for seat in map(Seat, range(seats)) if seat not in asked)
    state = course_of(game, game_state, seats)
    said = words(language, slug)
    wanted = [
        (said.say("-".join(("suggested", offer.key, *picks))), offer.key, picks)
        for offer in game.OFFERS
        for picks in offer.suggested
    ]
    assert len(wanted) == 3

    first = await panel(table_view(state, PAINTERS[slug], language), waiting)
    assert_within_limits(first)
    assert [label for label in labels_of(first) if label in [w[0] for w in wanted]] == [
        label for label, _, _ in wanted
    ]
    for _, key, picks in wanted:
        given_now = with_order(state, waiting, key, picks, Scope.GAME)
        after = await panel(table_view(given_now, PAINTERS[slug], language), waiting)
        assert wanted[0][0] not in labels_of(after)
    later = course_of(game, scenes(game, seats, 1)[-40][0], seats)
    after = await panel(table_view(later, PAINTERS[slug], language), waiting)
    assert wanted[0][0] not in labels_of(after)


async def test_where_to_enter_is_offered_to_nobody_who_has_entered() -> None:
    """It could answer nothing any more; whoever waits for their entry sees it."""
    game = GAMES["drachenland"]
    state = begin(game, 2, 1)
    (ask,) = game.asks(state)
    entered, waiting = ask.seat, Seat(1 - ask.seat)
    after = play(game, state, entered, game.default(state, entered)).state
    view = table_view(course_of(game, after, 2), PAINTERS["drachenland"], "en")
    suggested = words("en", "drachenland").say("suggested-enter-red-1")
    offered_now = words("en", "drachenland").say("offer-enter")

    assert suggested not in labels_of(await panel(view, entered))
    assert offered_now not in labels_of(orders_panel(view, entered))
    assert suggested in labels_of(await panel(view, waiting))
    assert offered_now in labels_of(orders_panel(view, waiting))
