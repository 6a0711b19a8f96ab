"""Whoever presses what he should not is told why in one private sentence, and nothing changes."""

import asyncio
import random
from copy import deepcopy
from itertools import count

from bot.games.contract import LONGEST_PATH, TABLE, Path, Refused, Seat, resolve_path
from bot.games.kit.walks import random_path
from bot.local.checks.controls import ControlKind
from bot.local.components import walk
from bot.local.interactions import Deed
from bot.local.model import Message
from bot.local.people import Person
from bot.local.post import Post
from bot.table.model.table_state import TableState
from bot.ui.intake.custom_id import PickButton, pack_custom_id
from bot.words import words
from tests.end_to_end.house import House
from tests.end_to_end.players import Player, picks

_CHANGES = count(1)


async def press(person: Person, message: Message, custom_id: str) -> Post:
    """A click on the message as it is given here, whatever it has become by now."""
    world = person.discord.world
    data = {"component_type": int(ControlKind.BUTTON), "custom_id": custom_id}
    channel = world.channel(message.channel)
    opened = person.discord.interactions.open(Deed.COMPONENT, person.id, channel, data, message)
    outcome = await asyncio.wait_for(opened.outcome, 60)
    assert outcome.failure is None
    assert outcome.message is not None
    return Post(person.discord.wire.message_event(outcome.message))


def carrying(message: Message, custom_id: str) -> Message:
    """The message with this button in the place of its first control."""
    changed = deepcopy(message)
    changed.revision = -next(_CHANGES)  # the server keeps what it has built of a revision
    control = next(one for one in walk(changed.components) if "custom_id" in one)
    control.clear()
    control.update(type=int(ControlKind.BUTTON), style=1, label="?", custom_id=custom_id)
    return changed


def sentence(slug: str, code: str) -> str:
    """In the game's own words, where it has some."""
    own, key = words("en", slug), f"refused-{code}"
    return own.say(key) if own.has(key) else words("en").say(key)


def asked_seat(state: TableState) -> Seat:
    return next(ask.seat for ask in state.asks() if ask.seat != TABLE)


def refusal(state: TableState, seat: Seat, path: Path) -> str | None:
    try:
        resolve_path(state.game, state.game_state, seat, path)
    except Refused as refused:
        return str(refused)
    return None


class Mischief:
    """Wrong clicks in the middle of a game, and all the reasons why they were refused."""

    def __init__(self, home: House, players: list[Player], luck: random.Random) -> None:
        self.home, self.players, self.luck = home, players, luck
        self.refused: set[str] = set()
        self._old: tuple[Player, Message] | None = None  # a panel as it once was
        self._since: dict[Seat, int] = {}  # of then

    async def all_sorts(self) -> None:
        """A stranger, a neighbour, somebody with a forged button, somebody too late."""
        state = (await self.home.table()).state
        seat = asked_seat(state)
        panel = await self.players[seat].look(self.home)
        if panel is None:
            return
        (stranger,) = self.home.discord.people("Zoe")
        player, neighbour = self.players[seat], self.players[seat - 1]
        message, board = self._message(panel), self._message(self.home.board(stranger))
        hand = next(one["custom_id"] for one in walk(board.components) if "custom_id" in one)
        await self._assert_refused("not_seated", stranger, board, hand)
        await self._assert_refused("wrong_seat", neighbour.person, message)
        await self._assert_refused(
            "forged", neighbour.person, carrying(message, "a:1:0:1:x:AAAAAAAA")
        )
        if (
            self._since != state.record.ask_versions
        ):  # else it is not too late for the panel of then
            await self._assert_moved_on()
        if picks(panel)[0]["type"] == ControlKind.BUTTON:
            self._old, self._since = (player, message), state.record.ask_versions

    async def _assert_moved_on(self) -> None:
        """An old panel of one's own is not refused: it becomes what it should show now; or, where
        it is being cleared away at that moment, a copy shows that."""
        if self._old is not None:
            player, message = self._old
            table = await self.home.table()
            before, post = table.record, Post(player.person.discord.wire.message_event(message))
            shown = await press(player.person, message, picks(post)[0]["custom_id"])
            is_there = message.id in player.person.discord.world.messages[message.channel]
            assert shown.id == message.id if is_there else shown.ephemeral
            assert words("en").say("panel-moved_on") in shown.text, shown.text
            assert table.record == before

    async def too_late(self) -> None:
        if self._old is not None:
            player, message = self._old
            await self._assert_refused("game_over", player.person, message)

    async def answer_amiss(self, known: set[str]) -> None:
        """What the bot itself has signed, but does not offer now: some right picks, then one that
        is known from elsewhere; once for each new reason to refuse it."""
        state = (await self.home.table()).state
        seat = asked_seat(state)
        path = random_path(state.game, state.game_state, seat, self.luck)
        for pick in sorted(known):
            for depth in range(len(path) + 1):
                code = refusal(state, seat, (*path[:depth], pick))
                if code is not None and code not in self.refused:
                    await self._answer(state, seat, code, (*path[:depth], pick))
        known.update(path)

    async def _answer(self, state: TableState, seat: Seat, code: str, path: Path) -> None:
        player = self.players[seat]
        panel = await player.look(self.home)
        if panel is not None and len(".".join(path)) <= LONGEST_PATH:
            pick = PickButton(state.record.id, seat, state.record.ask_versions[seat], path)
            signed = pack_custom_id(pick, self.home.bot.front.buttons.key)
            await self._assert_refused(code, player.person, carrying(self._message(panel), signed))

    async def _assert_refused(
        self, code: str, person: Person, message: Message, custom_id: str | None = None
    ) -> None:
        table = await self.home.table()
        before = table.record
        post = Post(person.discord.wire.message_event(message))
        shown = await press(person, message, custom_id or picks(post)[0]["custom_id"])
        assert shown.ephemeral
        assert sentence(before.game, code) in shown.text, shown.text
        assert table.record == before
        self.refused.add(code)

    def _message(self, post: Post) -> Message:
        return deepcopy(self.home.discord.world.messages[post.channel][post.id])
