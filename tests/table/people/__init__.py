"""Tests of `bot/table/people`."""
