"""Tests of `bot/ui/panel`.

conftest  pictures are painted in this very process: thousands of small ones
"""
