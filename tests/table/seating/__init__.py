"""Tests of `bot/table/seating`."""
