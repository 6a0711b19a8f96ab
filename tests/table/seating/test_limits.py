"""How much one person may ask for: so often in so many seconds."""

import pytest

from bot.games.contract import Refused
from bot.table.seating import limits
from bot.table.seating.limits import Cooldown


@pytest.fixture
def cooldown(monkeypatch: pytest.MonkeyPatch) -> Cooldown:
    """Twice in a minute, for two people at once."""
    monkeypatch.setattr(limits, "MOST_KEYS", 2)
    return Cooldown(2, 60.0)


def test_whoever_is_the_most_active_is_not_the_first_to_be_forgotten(cooldown: Cooldown) -> None:
    for now, who in enumerate(["spammer", "ben", "spammer", "carla"]):
        cooldown.count(who, now)

    with pytest.raises(Refused, match="too_often"):
        cooldown.count("spammer", 4)


def test_trying_in_vain_is_activity_too(cooldown: Cooldown) -> None:
    for now, who in enumerate(["spammer", "spammer", "ben"]):
        cooldown.count(who, now)
    for now, who in enumerate(["carla", "dora", "emil"], 3):
        with pytest.raises(Refused):
            cooldown.count("spammer", now)
        cooldown.count(who, now)

    cooldown.count("spammer", 60.0)  # a try in vain does not count, only the time since the first
    with pytest.raises(Refused):
        cooldown.count("spammer", 60.5)


def test_whoever_was_quiet_for_the_longest_time_is_forgotten(cooldown: Cooldown) -> None:
    """Memory is bounded, whoever floods it with names."""
    for now, who in enumerate(["anna", "anna", "ben", "carla"]):
        cooldown.count(who, now)

    cooldown.count("anna", 4)
