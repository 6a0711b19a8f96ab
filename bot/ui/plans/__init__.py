"""A turn planned ahead.

plan_panel     the steps so far, what they would lead to, and what could come next
plan_status    what a panel says of its owner's plan: that it plays, why it stopped
plan_handlers  planning a turn: drafted in private, step by step, then set going
"""
