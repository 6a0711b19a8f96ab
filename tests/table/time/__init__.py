"""Tests of `bot/table/time`."""
