"""Tests of `bot/table/play/plans`."""
