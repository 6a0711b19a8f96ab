"""Quiet hours of any kind: zones, nights and moments to draw from."""

from datetime import datetime
from zoneinfo import ZoneInfo

from hypothesis import strategies as st

from bot.table.model.person import Habits

ZONES = ("UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "America/Havana",
         "Asia/Kathmandu", "Pacific/Chatham", "Africa/Casablanca")  # fmt: skip


def at(wall: str, zone: str = "Europe/Berlin", fold: int = 0) -> float:
    return datetime.fromisoformat(wall).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp()


moments = st.floats(at("2026-01-01"), at("2028-01-01"))
nights = st.tuples(st.integers(0, 1439), st.integers(1, 16 * 60)).map(
    lambda night: (night[0], (night[0] + night[1]) % 1440)
)
habits = st.builds(
    Habits,
    st.sampled_from(ZONES),
    st.none() | nights,
    st.just(0.0) | moments,
)
