"""What stands where: the mind of the reconciler, without a server.

slots  a slot on a made-up Discord, and all that may happen to both
"""
