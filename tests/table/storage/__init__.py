"""Tests of `bot/table/storage`."""
