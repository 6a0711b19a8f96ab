"""Tests of `bot/table/time`.

nights  quiet hours of any kind, to draw from
"""
