"""What becomes of standing orders is told to their owner: once, in private, without a ping."""

from pathlib import Path

import pytest

from bot.games.contract import TABLE, play
from bot.local.components import walk
from bot.local.people import Person
from bot.local.post import Post
from bot.table.play.orders.book import unread_notices
from bot.table.table import Table
from bot.words import words
from tests.end_to_end.house import House, house
from tests.laws import leaves
from tests.patience import until

pytestmark = pytest.mark.asyncio(loop_scope="module")

LOCALES = [("en-US", "en"), ("de", "de")]


async def at_the_table(home: House, locale: str) -> list[Person]:
    """Dracheninsel for three with short turns; whoever is up comes first. Nobody reads DMs."""
    say = words(locale[:2]).say
    people = home.discord.people("Anna", "Ben", "Carla", locale=locale)
    for person in people:
        person.accept_dms(accepts=False)
    card = (await people[0].slash("dracheninsel new")).post
    assert card is not None
    await people[0].select(card, "together")
    for guest in people[1:]:
        await guest.click(card, say("button-join"))
    await people[0].click(card, say("button-start"))
    await home.settle()
    (seat,) = (ask.seat for ask in (await home.table()).state.asks())
    return [*people[seat:], *people[:seat]]


async def hand(home: House, person: Person, language: str) -> Post:
    """What *My hand* shows, which in a window is called *Answer*."""
    board, say = home.board(person), words(language).say
    opens = next(b for b in board.buttons if b in (say("button-hand"), say("button-answer")))
    shown = (await person.click(board, opens)).post
    assert shown is not None
    assert shown.ephemeral
    return shown


@pytest.mark.parametrize(("locale", "language"), LOCALES)
async def test_an_order_that_ends_says_why_and_only_once(
    tmp_path: Path, locale: str, language: str
) -> None:
    common, title = words(language), words(language, "dracheninsel").say("offer-always-pass")
    ended = common.say("orders-turn", order=title, times=0)
    async with house(tmp_path) as home:
        active, _, owner = await at_the_table(home, locale)
        shown = await hand(home, owner, language)
        for label in (common.say("button-orders"), title, common.say("scope-turn")):
            step = (await owner.click(shown, label)).post
            assert step is not None
            shown = step
        await home.close()
        await home.open()
        await home.pass_time(11 * 60)  # the turn is missed

        seen = [post.text for person in (active, owner) for post in person.everything()]
        assert not any(ended in text for text in seen)
        first, table = await hand(home, owner, language), await home.table()
        seat = table.record.seat_of(owner.id)
        assert seat is not None
        await until(lambda: not unread_notices(table.state, seat))  # that it was read is noted
        panels = [first, await hand(home, owner, language)]
        assert [ended in panel.text for panel in panels] == [True, False]
        assert ended not in (await hand(home, active, language)).text


@pytest.mark.parametrize(("locale", "language"), LOCALES)
async def test_every_panel_leads_to_the_orders(home: House, locale: str, language: str) -> None:
    """Of whoever is up, of whoever waits, and in a window."""
    orders = words(language).say("button-orders")
    people = await at_the_table(home, locale)
    for person in people:
        assert orders in (await hand(home, person, language)).buttons
    await open_window(await home.table())
    await home.settle()
    for person in people:
        assert orders in (await hand(home, person, language)).buttons


async def open_window(table: Table) -> None:
    """Whoever is up does something that others may stop."""
    game, state = table.state.game, table.state.game_state
    (ask,) = table.state.asks()
    path = next(
        path
        for path in leaves(game, state, ask.seat)
        if any(after.seat == TABLE for after in game.asks(play(game, state, ask.seat, path).state))
    )
    user = table.record.chairs[ask.seat].user
    assert user is not None
    await table.answer(user, ask.seat, table.record.ask_versions[ask.seat], path)
    assert any(after.seat == TABLE for after in table.state.asks())


async def test_every_step_of_an_order_leads_back(home: House) -> None:
    title = words("en", "dracheninsel").say("offer-slumber-delivery")
    _, other, owner = await at_the_table(home, "en-US")
    shown = await hand(home, owner, "en")
    steps = []
    for label in ("Orders", title, other.name, "Back", other.name, "Back", "Back"):
        step = (await owner.click(shown, label)).post
        assert step is not None
        shown = step
        steps.append(step.buttons)

    everything, whom, how_long, *_ = steps
    assert steps[3:] == [whom, how_long, whom, everything]


@pytest.mark.parametrize(("locale", "language"), LOCALES)
async def test_a_suggested_order_is_one_click_and_stands_in_the_list(
    home: House, locale: str, language: str
) -> None:
    said, common = words(language, "dracheninsel"), words(language)
    _, _, owner = await at_the_table(home, locale)
    shown = await hand(home, owner, language)
    listed = (await owner.click(shown, said.say("suggested-counter-target-me"))).post
    assert listed is not None

    assert f"1. **{said.say('offer-counter-target')}**" in listed.text
    assert common.say("orders-never") in listed.text
    (order,) = (await home.table()).record.orders.standing
    assert (order.name, order.scope) == ("counter-target.me", "game")


@pytest.mark.parametrize(("locale", "language"), LOCALES)
async def test_orders_are_moved_by_clicks_and_one_that_never_acts_says_so(
    home: House, locale: str, language: str
) -> None:
    said, common = words(language, "dracheninsel"), words(language)
    passing, countering = said.say("offer-always-pass"), said.say("suggested-counter-stop-me")
    _, _, owner = await at_the_table(home, locale)
    shown = await hand(home, owner, language)
    for label in (countering, passing, common.say("scope-game")):
        step = (await owner.click(shown, label)).post
        assert step is not None
        shown = step
    orders = (await home.table()).record.orders.standing
    assert [order.name for order in orders] == ["counter-stop.me", "always-pass"]
    select = next(
        part["custom_id"]
        for part in walk(shown.payload["components"])
        if ":order_page:" in part.get("custom_id", "")
    )
    one = (await owner.select(shown, "always-pass", which=select)).post
    assert one is not None
    above = (await owner.click(one, common.say("button-order-up"))).post
    assert above is not None
    listed = (await owner.click(above, common.say("button-back"))).post
    assert listed is not None

    orders = (await home.table()).record.orders.standing
    assert [order.name for order in orders] == ["always-pass", "counter-stop.me"]
    beaten = common.say(
        "orders-beaten", order=said.say("offer-counter-stop"), first=passing, number=1
    )
    assert beaten in listed.text


@pytest.mark.parametrize(("locale", "language"), LOCALES)
async def test_the_next_turn_is_planned_while_somebody_else_plays(
    home: House, locale: str, language: str
) -> None:
    common = words(language)
    _, planner, _ = await at_the_table(home, locale)
    table = await home.table()
    seat = table.record.seat_of(planner.id)
    assert seat is not None
    shown = await hand(home, planner, language)
    drafted = (await planner.click(shown, common.say("button-plan-begin_next"))).post
    assert drafted is not None
    assert common.say("plan-title-next") in drafted.text
    ends = next(b for b in drafted.buttons if b == words(language, "dracheninsel").say("pick-end"))
    whole = (await planner.click(drafted, ends)).post
    assert whole is not None
    gone = (await planner.click(whole, common.say("button-plan-go", steps=1))).post
    assert gone is not None
    assert common.say("plan-waits", steps=1) in gone.text

    (ask,) = table.state.asks()
    user = table.record.chairs[ask.seat].user
    assert user is not None
    await table.answer(user, ask.seat, table.record.ask_versions[ask.seat], ("end",))
    played = [h.entry for h in await table.history() if h.entry and h.entry.by == "plan"]
    assert [(entry.seat, entry.path) for entry in played] == [(seat, ("end",))]
