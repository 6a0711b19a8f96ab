"""Tests of `bot/table/play/undo`."""
