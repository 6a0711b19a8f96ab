"""What stands where: the mind of the reconciler, without a server."""
