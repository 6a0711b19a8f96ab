"""The server's pure parts: time, ids, permissions, visibility."""

from __future__ import annotations

import asyncio

import pytest

from bot.local.clock import RealClock, VirtualClock
from bot.local.components import numbered, walk
from bot.local.model import Guild, Member, Overwrite, Role
from bot.local.permissions import EVERYTHING, ORDINARY, Can, in_channel, in_guild
from bot.local.snowflake import Snowflakes, born, earliest
from bot.local.uploads import dimensions
from bot.local.world import World


def test_what_falls_due_happens_in_order_and_at_its_moment() -> None:
    clock = VirtualClock(100.0)
    seen: list[tuple[str, float]] = []
    clock.after(2.0, lambda: seen.append(("late", clock.now())))
    clock.after(1.0, lambda: seen.append(("soon", clock.now())))
    cancel = clock.after(1.5, lambda: seen.append(("never", clock.now())))
    cancel()
    clock.advance(1.9)
    assert seen == [("soon", 101.0)]
    clock.advance(5.0)
    assert seen == [("soon", 101.0), ("late", 102.0)]
    assert clock.now() == 106.9


async def test_the_real_clock_runs_by_itself() -> None:
    passed = asyncio.Event()
    RealClock().after(0.001, passed.set)
    await asyncio.wait_for(passed.wait(), 60)


def test_ids_grow_are_unique_and_tell_their_birth() -> None:
    clock = VirtualClock()
    ids = Snowflakes(clock, seed=7)
    many = [ids.next() for _ in range(5000)]
    clock.advance(1.0)
    many.append(ids.next())
    assert many == sorted(set(many))
    assert born(many[0]) == clock.now() - 1.0
    assert born(many[-1]) == clock.now()
    assert earliest(clock.now()) <= many[-1]


def test_the_same_seed_gives_the_same_ids() -> None:
    one, other = (Snowflakes(VirtualClock(), seed=3) for _ in range(2))
    assert [one.next() for _ in range(9)] == [other.next() for _ in range(9)]
    assert Snowflakes(VirtualClock(), seed=4).next() != Snowflakes(VirtualClock(), seed=3).next()


def test_ids_go_on_after_the_last_known_one() -> None:
    last = Snowflakes(VirtualClock(), seed=3).next() + 1000
    assert Snowflakes(VirtualClock(), seed=3, last=last).next() == last + 1


GUILD = Guild(1, "Guild", owner=10, roles=[Role(1, "@everyone", int(ORDINARY)), Role(2, "Mod", 8)])


@pytest.mark.parametrize(
    ("member", "granted"),
    [
        (Member(20, 1, 11, 0.0), int(ORDINARY)),
        (Member(21, 1, 10, 0.0), EVERYTHING),
        (Member(22, 1, 12, 0.0, [2]), EVERYTHING),
    ],
)
def test_roles_grant_together(member: Member, granted: int) -> None:
    assert in_guild(GUILD, member) == granted


@pytest.mark.parametrize(
    ("overwrites", "writes"),
    [
        ([], True),
        ([Overwrite(1, 0, deny=int(Can.SEND_MESSAGES))], False),
        ([Overwrite(1, 0, deny=int(Can.SEND_MESSAGES)), Overwrite(3, 0, allow=2048)], True),
        ([Overwrite(3, 0, allow=2048), Overwrite(11, 1, deny=2048)], False),
        ([Overwrite(1, 0, deny=int(Can.VIEW_CHANNEL))], False),
    ],
)
def test_a_channel_denies_and_allows_in_layers(overwrites: list[Overwrite], writes: bool) -> None:
    world = World(VirtualClock(), Snowflakes(VirtualClock()))
    channel = world.add_channel(GUILD, "table")
    channel.overwrites = overwrites
    member = Member(20, 1, 11, 0.0, [3])
    assert bool(in_channel(GUILD, member, channel) & Can.SEND_MESSAGES) is writes


def test_components_are_numbered_around_given_numbers() -> None:
    row = {"type": 1, "components": [{"type": 2, "id": 1}, {"type": 2}]}
    section = {"type": 9, "components": [{"type": 10}], "accessory": {"type": 2}}
    ids = [one["id"] for one in walk(numbered([row, section]))]
    assert ids == [2, 1, 3, 4, 5, 6]


def test_pictures_tell_their_size() -> None:
    png = b"\x89PNG\r\n\x1a\n" + b"\x00" * 8 + (640).to_bytes(4, "big") + (480).to_bytes(4, "big")
    gif = b"GIF89a" + (64).to_bytes(2, "little") + (48).to_bytes(2, "little")
    assert dimensions(png) == (640, 480)
    assert dimensions(gif) == (64, 48)
    assert dimensions(b"text") == (None, None)
