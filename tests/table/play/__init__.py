"""Tests of `bot/table/play`."""
