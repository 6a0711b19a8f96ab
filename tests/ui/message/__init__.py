"""Tests of `bot/ui/message`.

naughty  names of people that would be markdown, links or mentions
"""
