"""What is shown, without a server; the folders are the rooms of `bot/ui`."""
