"""Which commands a person is offered, and what can be typed into them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.local.clock import VirtualClock
from bot.local.model import Channel, Json, User
from bot.local.permissions import Can
from bot.local.server import LocalDiscord
from bot.local.typed import Impossible, commands_for, line, unfinished


@pytest.fixture
def local() -> Iterator[LocalDiscord]:
    """It is never started, so there is nothing to stop; but its database is open."""
    server = LocalDiscord(clock=VirtualClock())
    yield server
    server.store.close()


def _command(name: str, *options: Json, **more: Any) -> Json:
    return {"id": "1", "name": name, "type": 1, "options": list(options)} | more


def _offered(local: LocalDiscord, user: User, channel: Channel) -> list[str]:
    return [one["name"] for one in commands_for(local.world, user, channel)]


def test_a_guilds_own_command_hides_the_global_one(local: LocalDiscord) -> None:
    anna = local.user("Anna")
    local.world.set_commands(0, [_command("table", id="1"), _command("me", id="2")])
    mine = _command("table", id="3", guild_id=str(local.guild.id))
    local.world.set_commands(local.guild.id, [mine])
    found = commands_for(local.world, anna, local.channel)
    assert [one["id"] for one in found] == ["3", "2"]
    assert _offered(local, anna, local.world.direct(anna)) == ["table", "me"]


@pytest.mark.parametrize(
    ("settings", "in_guild", "in_dm"),
    [
        ({}, True, True),
        ({"contexts": [0]}, True, False),
        ({"contexts": [1]}, False, True),
        ({"dm_permission": False}, True, False),
        ({"type": 3}, False, False),
        ({"default_member_permissions": str(int(Can.MANAGE_GUILD))}, False, True),
        ({"default_member_permissions": "0"}, False, True),
        ({"default_member_permissions": str(int(Can.SEND_MESSAGES))}, True, True),
    ],
)
def test_where_and_to_whom_a_command_is_offered(
    local: LocalDiscord, settings: Json, in_guild: bool, in_dm: bool
) -> None:
    anna = local.user("Anna")
    local.world.set_commands(0, [_command("admin", **settings)])
    assert (_offered(local, anna, local.channel) == ["admin"]) is in_guild
    assert (_offered(local, anna, local.world.direct(anna)) == ["admin"]) is in_dm


def test_the_owner_is_offered_everything(local: LocalDiscord) -> None:
    owner = local.world.users[local.guild.owner]
    local.world.set_commands(0, [_command("admin", default_member_permissions="0")])
    assert _offered(local, owner, local.channel) == ["admin"]


@pytest.mark.parametrize(
    ("option", "value", "sent"),
    [
        ({"type": 3}, "text", "text"),
        ({"type": 3, "choices": [{"name": "One", "value": "1"}]}, "One", "1"),
        ({"type": 4, "min_value": 2, "max_value": 4}, 4, 4),
        ({"type": 5}, True, True),
        ({"type": 10}, 1.5, 1.5),
    ],
)
def test_options_are_sent_as_typed(
    local: LocalDiscord, option: Json, value: Any, sent: Any
) -> None:
    typed = _typed(local, option, {"it": value})
    assert typed["options"] == [{"name": "it", "type": option["type"], "value": sent}]


@pytest.mark.parametrize(
    ("option", "values"),
    [
        ({"type": 3, "required": True}, {}),
        ({"type": 3}, {"it": 3}),
        ({"type": 3, "min_length": 2}, {"it": "x"}),
        ({"type": 3, "max_length": 2}, {"it": "xxx"}),
        ({"type": 4, "max_value": 2}, {"it": 3}),
        ({"type": 4}, {"it": True}),
        ({"type": 4}, {"it": 1.5}),
        ({"type": 5}, {"it": "yes"}),
        ({"type": 6}, {"it": "anna"}),
        ({"type": 3}, {"other": "x"}),
    ],
)
def test_some_options_cannot_be_typed(local: LocalDiscord, option: Json, values: Json) -> None:
    with pytest.raises(Impossible):
        _typed(local, option, values)


def test_only_what_completes_can_be_completed(local: LocalDiscord) -> None:
    anna = local.user("Anna")
    options = [{"name": "a", "type": 3, "autocomplete": True}, {"name": "b", "type": 3}]
    local.world.set_commands(0, [_command("find", *options)])
    typed = unfinished(local.world, anna, local.channel, "find", "a", "em", {"b": "x"})
    assert typed.data["options"] == [
        {"name": "b", "type": 3, "value": "x"},
        {"name": "a", "type": 3, "value": "em", "focused": True},
    ]
    with pytest.raises(Impossible):
        unfinished(local.world, anna, local.channel, "find", "b", "em", {})


def _typed(local: LocalDiscord, option: Json, values: Json) -> Json:
    local.world.set_commands(0, [_command("do", option | {"name": "it"})])
    anna = local.user("Anna")
    return line(local.world, local.wire, anna, local.channel, "do", values).data
