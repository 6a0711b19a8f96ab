"""Tests of `bot/ui/rules`."""
