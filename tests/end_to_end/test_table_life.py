"""What happens around the game: lobby, orders, seats, log, rules, boards that scroll or vanish."""

import json
import random
from pathlib import Path

import pytest

from bot.local.people import Person
from bot.local.post import Post
from bot.table.model.record import Phase
from bot.table.play.fairness import parse_fairness_record, verify_fairness
from tests.end_to_end.house import House, house
from tests.end_to_end.players import Player, asked_by_dm, choose, finish, gather, picks, play_out

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def seated(home: House, *names: str, locale: str = "en-US") -> list[Player]:
    players = [Player(person, "dm") for person in home.discord.people(*names, locale=locale)]
    if locale == "de":
        card = (await players[0].person.slash("emerald new")).post
        assert card is not None
        for player in players[1:]:
            await player.person.click(card, "Mitspielen")
        await players[0].person.click(card, "Start")
        await home.settle()
    else:
        await gather(home, players, "emerald")
    return players


async def press(person: Person, post: Post | None, button: str) -> Post:
    """Clicks and returns what is shown then."""
    assert post is not None
    shown = await person.click(post, button)
    assert shown.failure is None
    assert shown.post is not None
    return shown.post


async def test_the_lobby_from_card_to_start(home: House) -> None:
    anna, ben = home.discord.people("Anna", "Ben")
    card = (await anna.slash("emerald new")).post
    card = await press(ben, card, "Join")
    card = await press(anna, card, "Add computer")
    card = await press(anna, card, "Add easy computer")
    assert "Ada" in card.text
    card = await press(anna, card, "Remove computer")
    options = await press(anna, card, "Options")
    assert options.ephemeral
    length = next(o["custom_id"] for o in options.enabled if ":length:" in o["custom_id"])
    assert (await anna.select(options, "short", which=length)).failure is None
    await home.settle()
    record = (await home.table()).record
    assert record.options["length"] == "short"
    assert [chair.name for chair in record.chairs] == ["Anna", "Ben", "Ada"]

    await ben.click(home.board(ben), "Leave")
    await anna.click(home.board(anna), "Start")
    await home.settle()

    assert (await home.table()).record.phase is Phase.RUNNING


async def test_the_lobby_offers_only_what_can_be_done(home: House) -> None:
    (anna,) = home.discord.people("Anna")
    card = (await anna.slash("drachenland new")).post
    assert card is not None
    assert "Remove computer" not in card.buttons

    for _ in range(3):
        card = await press(anna, card, "Add computer")

    assert "Remove computer" in card.buttons
    assert not {"Join", "Add computer", "Add easy computer"} & set(card.buttons)
    card = await press(anna, card, "Remove computer")
    assert "Join" in card.buttons


async def test_an_option_that_another_has_settled_is_not_shown(tmp_path: Path) -> None:
    """A short game of Scratch Island has its own number of chests and rounds."""
    async with house(tmp_path) as home:
        (anna,) = home.discord.people("Anna")
        card = (await anna.slash("scratch_island new")).post
        assert card is not None
        options = await press(anna, card, "Options")
        assert [one for one in options.enabled if ":chests_to_end:" in one["custom_id"]]

        await choose(anna, card, {"length": "short"})
        await home.settle()

        options = await press(anna, home.board(anna), "Options")
        assert not [one for one in options.enabled if ":chests_to_end:" in one["custom_id"]]


async def test_the_card_names_what_is_not_as_usual(home: House) -> None:
    (anna,) = home.discord.people("Anna")
    card = (await anna.slash("scratch_island new")).post
    assert card is not None
    assert "Length: " in card.text
    assert "Snakes: " not in card.text

    await choose(anna, card, {"snakes": "3"})
    await home.settle()

    assert "Snakes: 3 snakes" in home.board(anna).text


async def test_a_missed_turn_takes_its_default_and_the_next_is_up(home: House) -> None:
    _, waiting = await together(home, "emerald")

    await home.pass_time(10 * 60)

    assert picks(waiting.person.inbox()[-1])
    history = await (await home.table()).history()
    assert {h.entry.by for h in history if h.entry} == {"clock"}


async def test_a_turn_that_was_begun_goes_on_where_its_owner_stopped(home: House) -> None:
    """DL-F3: a reminder comes meanwhile, and shows the whole question again."""
    active, _ = await together(home, "drachenland")
    await press(active.person, active.person.inbox()[-1], "Blue")

    await home.pass_time(10 * 60)

    history = await (await home.table()).history()
    first = next(happened.entry for happened in history if happened.entry)
    assert (first.by, first.path[0]) == ("clock", "blue")


async def together(home: House, slug: str) -> tuple[Player, Player]:
    """Who is asked first at a table of quick turns, and who waits."""
    anna, ben = (Player(person, "dm") for person in home.discord.people("Anna", "Ben"))
    card = (await anna.person.slash(f"{slug} new")).post
    assert card is not None
    await anna.person.select(card, "together")
    await ben.person.click(card, "Join")
    await anna.person.click(card, "Start")
    await home.settle()
    return (anna, ben) if asked_by_dm(anna.person) else (ben, anna)


async def test_standing_orders_are_given_and_dropped_in_private(home: House) -> None:
    anna, ben = await seated(home, "Anna", "Ben")
    edited = home.board(ben.person).payload["edited_timestamp"]
    await home.pass_time(20)

    shown = (await anna.person.slash("table orders")).post
    shown = await press(anna.person, shown, shown.buttons[0] if shown else "")
    for _ in range(2):  # the limit, then the last stand
        shown = await press(anna.person, shown, shown.buttons[0])
    await home.settle()

    (order,) = (await home.table()).record.orders.standing
    assert order.offer == "ransom"
    assert shown.ephemeral
    assert home.board(ben.person).payload["edited_timestamp"] == edited
    one = (await anna.person.select(shown, "ransom.0.pay")).post  # the order by itself
    assert one is not None
    shown = await press(anna.person, one, next(b for b in one.buttons if b.startswith("✖")))
    assert (await home.table()).record.orders.standing == ()
    assert "You have given no orders." in shown.text


async def test_closed_dms_get_one_mention_that_goes_away(home: House) -> None:
    people = home.discord.people("Anna", "Ben")
    players = [Player(person, "closed") for person in people]
    await gather(home, players, "emerald")
    called = [p for p in people if any(post.mentions(p.id) for post in p.visible())]
    assert len(called) == 1
    active = next(player for player in players if player.person is called[0])

    luck = random.Random(1)
    while (await home.table()).state.asks()[0].seat == people.index(active.person):
        assert await active.act(home, luck) is not None
        await home.settle()

    assert not any(post.mentions(active.person.id) for post in active.person.visible())


async def test_a_seat_is_left_to_a_computer_and_taken_back(home: House) -> None:
    anna, ben = await seated(home, "Anna", "Ben")
    sure = (await anna.person.slash("table resign")).post
    warm = await press(anna.person, sure, "Yes, give up")
    assert (await home.table()).record.chairs[0].computer == "normal"
    for _ in range(10):
        await home.pass_time(2.0)
    assert picks(ben.person.inbox()[-1])  # the computer has played, Ben is up

    await press(anna.person, warm, "I play again myself")

    assert (await home.table()).record.chairs[0].computer is None


async def test_only_the_host_ends_a_table(home: House) -> None:
    anna, ben = await seated(home, "Anna", "Ben")
    refused = (await ben.person.slash("table end")).post
    assert refused is not None
    assert "host" in refused.text

    sure = (await anna.person.slash("table end")).post
    await press(anna.person, sure, "Yes, end it")
    await home.settle()

    assert (await home.table()).record.phase is Phase.ENDED
    assert "called off" in home.board(ben.person).text
    assert not any(picks(post) for post in anna.person.inbox())


async def test_the_record_of_a_finished_game_verifies_and_a_rematch_opens(home: House) -> None:
    players = await seated(home, "Anna", "Ben")
    await play_out(home, players, random.Random(2), clicks=12)
    await finish(home)
    anna = players[0].person

    shown = await press(anna, home.board(anna), "Check fairness")
    (name,) = [n for n in shown.files if n.endswith(".json")]
    attachment = next(a for a in shown.payload["attachments"] if a["filename"] == name)
    content = home.discord.world.files[int(attachment["id"])]
    verify_fairness(parse_fairness_record(content))
    assert json.loads(content)["game"] == "emerald"

    await press(anna, home.board(anna), "Rematch")
    await home.settle()
    record = (await home.table(2)).record
    assert [chair.name for chair in record.chairs] == ["Ben", "Anna"]


@pytest.mark.parametrize(("locale", "title"), [("de", "###"), ("en-US", "###")])
async def test_the_rules_can_be_read_page_by_page(home: House, locale: str, title: str) -> None:
    (zoe,) = home.discord.people("Zoe", locale=locale)
    page = (await zoe.slash("emerald rules")).post
    seen = []
    while page is not None:
        assert page.ephemeral
        assert page.text.startswith(title)
        assert page.text not in seen
        seen.append(page.text)
        forward = [b for b in page.buttons if b in ("Weiter", "Next")]
        page = await press(zoe, page, forward[0]) if forward else None

    assert len(seen) >= 4


async def test_a_german_table_speaks_german_to_germans(home: House) -> None:
    anna, _ = await seated(home, "Anna", "Ben", locale="de")
    (zoe,) = home.discord.people("Zoe")

    assert "am Zug" in home.board(zoe).text
    log = await press(anna.person, home.board(anna.person), "Verlauf")
    assert "Verlauf" in log.text
    private = await press(zoe, home.board(zoe), "Verlauf")
    assert "Log" in private.text
    text = (await zoe.slash("table board", text=True)).post
    assert text is not None
    assert text.ephemeral


async def test_a_deleted_board_comes_back_and_a_board_far_up_comes_down(home: House) -> None:
    players = await seated(home, "Anna", "Ben")
    owner, luck = home.discord.owner, random.Random(3)
    first = home.board(owner)
    owner.delete(first)
    await play_some(home, players, luck)
    second = home.board(owner)
    assert second.id != first.id

    for number in range(8):
        owner.say(f"chatter {number}")
    await home.pass_time(61)
    await play_some(home, players, luck)

    third = home.board(owner)
    assert third.id != second.id
    assert third.buttons
    assert owner.again(second).buttons == []


async def play_some(home: House, players: list[Player], luck: random.Random) -> None:
    for player in players:
        if await player.act(home, luck) is not None:
            await home.settle()
            return


async def test_a_question_is_put_in_one_message_only(tmp_path: Path) -> None:
    """Who answers in his DM goes on in that very message, also when his own knight is caught."""
    async with house(tmp_path, seed=6) as home:
        players = await seated(home, "Anna", "Ben")
        luck = random.Random(6)
        for _ in range(60):
            await play_out(home, players, luck, clicks=1)
            for player in players:
                asking = [post.id for post in player.person.inbox() if picks(post)]
                assert len(asking) <= 1
