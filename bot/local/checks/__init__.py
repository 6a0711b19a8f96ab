"""Discord's rules for the bodies a bot sends, one idea a module; `bot.local.limits` is the door."""
