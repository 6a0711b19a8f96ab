"""A strict Discord on loopback, for the end-to-end tests and for the local table.

The unmodified discord.py client connects to it by base address (`bot.endpoint`); nothing here
imports the bot.

- the server as one thing: `server`; time and ids: `clock`, `snowflake`
- records, and who may and sees what: `model`, `records`, `permissions`, `world`
- changes of the world: `messages`, `nonces`, `threads`, `guilds`; what outlives the process:
  `store`
- what happens: `events`; told to the bot by `dispatch`, `delivery`, `gateway`, `door`, `session`,
  `connection`, to each person by `feed`
- the JSON on the wire: `wire`, `components`; attachment addresses: `cdn`
- requests: `rest` is the way through, `call` one of them; `rest_messages`, `rest_channels`,
  `rest_application` the routes, `uploads` the files
- refusing: `errors`, `refusals`; bodies: `limits`, `checks/`, `spec`; `ratelimit`; what Discord
  does not document: `doubts`
- faults to try a bot with: `faults` sets `troubles` at `acts`; `script` says how long
- interactions and their clocks: `interactions`, `answers`
- people: `people`; commands they type: `typed`; components and forms: `forms`; what they read:
  `post`
- what went wrong: `report`
- the page on which people play in a browser: `page/`, its files in `static/`
"""
