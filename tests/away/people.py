"""Simulated people: where they live, when they sleep, how soon they look in, and who vanishes."""

import random
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Literal
from zoneinfo import ZoneInfo

from bot.table.model.person import Habits
from bot.table.time.quiet_hours import after_awake

MINUTE, HOUR, DAY = 60.0, 3600.0, 24 * 3600.0
ZONES = ("Europe/Berlin", "Europe/Berlin", "Europe/Berlin", "Europe/London", "America/New_York")

# prompt: within minutes of being told; busy: within hours; twice, evening: looks in by himself
Kind = Literal["prompt", "busy", "twice", "evening"]
KINDS: tuple[Kind, ...] = ("prompt", "prompt", "prompt", "busy", "twice", "twice", "evening")


@dataclass
class Human:
    user: int
    kind: Kind
    zone: str
    night: tuple[int, int]  # when he really sleeps, in minutes after midnight
    tells: bool  # whether the bot knows of it
    vacation: tuple[float, float] | None = None
    vanishes: float | None = None

    @property
    def habits(self) -> Habits:
        """What he has settled by `/me`."""
        return Habits(self.zone, self.night) if self.tells else Habits()

    def is_gone(self, now: float) -> bool:
        return self.vanishes is not None and now >= self.vanishes

    def there(self, moment: float) -> float:
        """The first moment from then on at which he is awake and not away."""
        if self.vacation is not None and self.vacation[0] <= moment < self.vacation[1]:
            moment = self.vacation[1]
        return after_awake(Habits(self.zone, self.night), moment, 1.0)

    def answers_at(self, told: float, luck: random.Random) -> float | None:
        """When he looks in because he was told; None if he comes by himself."""
        match self.kind:
            case "prompt":
                return self.there(told + luck.lognormvariate(0, 1) * 8 * MINUTE)
            case "busy":
                return self.there(told + luck.uniform(0.5, 6) * HOUR)
            case _:
                return None

    def looks_in_after(self, now: float, luck: random.Random) -> float:
        """His next visit without being told."""
        hours = (8, 20) if self.kind == "twice" else (20.5,)
        today = datetime.fromtimestamp(now, ZoneInfo(self.zone)).date()
        for days in range(3):
            for hour in hours:
                wall = datetime.combine(today + timedelta(days), datetime.min.time())
                at = wall.replace(tzinfo=ZoneInfo(self.zone)) + timedelta(hours=hour)
                visit = at.timestamp() + luck.uniform(-1, 1) * HOUR
                if visit > now + 3 * HOUR:
                    return self.there(visit)
        raise AssertionError("there is always tomorrow")


def human(user: int, luck: random.Random, kind: Kind | None = None) -> Human:
    begin = luck.choice((21 * 60, 22 * 60, 23 * 60, 23 * 60 + 30))
    night = begin, (begin + luck.choice((7, 8, 9)) * 60) % 1440
    found: Kind = luck.choice(KINDS) if kind is None else kind
    return Human(user, found, luck.choice(ZONES), night, luck.random() < 0.7)
