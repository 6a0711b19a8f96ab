"""Tests of `bot/table/play/undo`.

tables  tables at which somebody may take back what they did
"""
