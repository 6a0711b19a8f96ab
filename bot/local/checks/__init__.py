"""Discord's rules for the bodies a bot sends, one idea a module; `bot.local.limits` is the door.

- messages: `messages`, `attachments`, `embeds`; their layout: `components`, `controls`
- answers to interactions: `callbacks`, `modals`; slash commands: `commands`; threads: `threads`
- the numbers Discord sets: `bounds`; a cursor that reads a body and notes its faults: `form`
"""
