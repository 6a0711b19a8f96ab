"""The checks accept what discord.py's own classes send, and know all its fields."""

import pytest
from hypothesis import given, settings

from bot.local.limits import check_message
from tests.local.bodies import Json
from tests.local.client_bodies import Sent, layouts, sent_bodies

SENT = sent_bodies()


@pytest.mark.parametrize("sent", SENT.values(), ids=SENT)
def test_a_body_of_the_client_passes_without_unknown_fields(sent: Sent) -> None:
    assert sent.check() == []


@settings(max_examples=50, deadline=None, derandomize=True)
@given(layouts())
def test_any_layout_within_the_limits_passes(body: Json) -> None:
    assert check_message(body) == []
