"""Tests of `bot/ui/intake`."""
