"""Tests of `bot/table/play/orders`."""
