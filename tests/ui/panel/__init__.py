"""Tests of `bot/ui/panel`."""
