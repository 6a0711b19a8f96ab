"""Tests of `bot/ui/history`."""
