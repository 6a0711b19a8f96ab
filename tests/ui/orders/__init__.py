"""Tests of `bot/ui/orders`."""
