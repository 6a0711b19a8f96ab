"""A turn planned in one go.

draft     a turn planned in one go: drafted step by step, then played one step after the other
forecast  what a turn would come to if nobody interfered: the ground on which a plan is drawn up
"""
