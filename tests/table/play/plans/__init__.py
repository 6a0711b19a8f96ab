"""Tests of `bot/table/play/plans`.

walks  a hunter with a hand and a walk that it allows
"""
