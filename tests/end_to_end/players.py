"""People who play by clicking at random on what they can see."""

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from bot.games.contract import Path
from bot.local.people import Person
from bot.local.post import Post, Shown
from bot.table.model.record import Phase
from bot.table.table import Table
from bot.ui.intake.custom_id import PickButton, unpack_custom_id
from bot.words import words
from tests.end_to_end.house import House

NAMES = ("Anna", "Ben", "Carla", "Dilara", "Emil", "Finn")
Habit = Literal["dm", "hand", "closed"]
OPENS = {
    words(language).say(f"button-{name}")
    for language in ("de", "en")
    for name in ("hand", "answer")
}
CALM = 2  # the style of buttons that end something or lead back


@dataclass
class Player:
    """Somebody with a way to play: only by DM, only by *My hand*, or with closed DMs."""

    person: Person
    habit: Habit = "dm"
    eager: float = 0.0  # how often only what moves the game on is thought of: neither stop nor back
    panel: Post | None = field(default=None, repr=False)

    def __post_init__(self) -> None:
        self.person.accept_dms(accepts=self.habit != "closed")

    async def look(self, home: House) -> Post | None:
        """The panel this person would act in: the newest DM, or what *My hand* shows."""
        if self.habit == "dm":
            inbox = [post for post in self.person.inbox() if picks(post)]
            return inbox[-1] if inbox else None
        if self.panel is not None and picks(self.person.again(self.panel)):
            return self.person.again(self.panel)
        board = home.board(self.person)
        opens = next((b for b in board.buttons if b in OPENS), None)
        if opens is None:
            return None
        shown = await self.person.click(board, opens)
        assert shown.failure is None
        self.panel = shown.post
        return self.panel if self.panel is not None and picks(self.panel) else None

    async def act(self, home: House, luck: random.Random) -> Shown | None:
        """One random click on something this person can press in his panel."""
        panel = await self.look(home)
        if panel is None:
            return None
        offered = picks(panel)
        if luck.random() < self.eager:
            offered = [one for one in offered if one.get("style") != CALM] or offered
        chosen = luck.choice(offered)
        if chosen["type"] == 2:
            return await self.person.click(panel, chosen["custom_id"])
        values = [option["value"] for option in chosen["options"]]
        number = luck.randint(chosen["min_values"], chosen["max_values"])
        return await self.person.select(
            panel, *luck.sample(values, number), which=chosen["custom_id"]
        )


def picks(post: Post) -> list[dict[str, Any]]:
    """The components that answer a question of the game."""
    return [one for one in post.enabled if str(one["custom_id"])[:2] in ("a:", "s:")]


def chosen_values(control: dict[str, Any], luck: random.Random) -> list[str]:
    """Random values of a select, in its order; a button has none."""
    if "options" not in control:
        return []
    offered = [option["value"] for option in control["options"]]
    number = luck.randint(control["min_values"], control["max_values"])
    chosen = luck.sample(offered, number)
    return [value for value in offered if value in chosen]


def asked_by_dm(person: Person) -> bool:
    """Whether something in this person's DMs asks them; everybody has their panel there."""
    return any(picks(post) for post in person.inbox())


def onward(post: Post, key: bytes, path: Path) -> Path:
    """How far on this path one click leads: what goes without saying is not asked."""
    ways: list[Path] = [()]
    for one in picks(post):
        meaning = unpack_custom_id(one["custom_id"], key)
        assert isinstance(meaning, PickButton)
        if path[: len(meaning.path)] == meaning.path:
            ways.append(path[: len(meaning.path) + meaning.select])
    return max(ways, key=len)


async def gather(
    home: House,
    players: list[Player],
    slug: str,
    computers: int = 0,
    options: Mapping[str, str] = {},
    language: str = "en",
) -> None:
    """A table with these people, opened by the first, and computers in further seats."""
    host, say = players[0].person, words(language).say
    card = (await host.slash(f"{slug} new")).post
    assert card is not None
    for player in players[1:]:
        assert (await player.person.click(card, say("button-join"))).failure is None
    for _ in range(computers):
        assert (await host.click(card, say("button-computer"))).failure is None
    if options:
        await choose(host, card, options, language)
    assert (await host.click(card, say("button-start"))).failure is None
    await home.settle()


async def choose(
    host: Person, card: Post, options: Mapping[str, str], language: str = "en"
) -> None:
    """Sets options in the lobby; the pace stands on the card itself, and sets others."""
    if "pace" in options:
        pace = next(one["custom_id"] for one in card.enabled if ":pace:" in one["custom_id"])
        assert (await host.select(card, options["pace"], which=pace)).failure is None
    panel = (await host.click(card, words(language).say("button-options"))).post
    for name, value in options.items():
        if name == "pace":
            continue
        assert panel is not None
        which = next(one["custom_id"] for one in panel.enabled if f":{name}:" in one["custom_id"])
        panel = (await host.select(panel, value, which=which)).post


async def play_out(
    home: House,
    players: list[Player],
    luck: random.Random,
    *,
    clicks: int | None = None,
    most: int = 3000,
) -> int:
    """Until the game is over, or for so many clicks; returns how many there were."""
    done = 0
    for _ in range(most):
        if (await home.table()).record.phase is not Phase.RUNNING or done == clicks:
            return done
        for player in luck.sample(players, len(players)):
            shown = await player.act(home, luck)
            if shown is not None:
                assert shown.failure is None, shown
                done += 1
                await home.settle()
                break
        else:  # nobody is asked anything that he can see: a window or a computer
            await home.pass_time(2.0)
    raise AssertionError(f"not over after {most} steps")


async def one_move(table: Table) -> None:
    """Whoever is asked does what the clock would do for them."""
    state = table.state
    seat = state.asks()[0].seat
    user, since = state.record.chairs[seat].user, state.record.ask_versions[seat]
    assert user is not None
    await table.answer(user, seat, since, state.game.default(state.game_state, seat))


async def finish(home: House, number: int = 1) -> None:
    """The rest of a game, where only its end matters."""
    table = await home.table(number)
    while table.record.phase is Phase.RUNNING:
        await one_move(table)
    await home.settle()
