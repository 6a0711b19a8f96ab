# What people settle about themselves, with /me

title = Your settings
help = They hold at all tables, and nobody else sees them.
language = Language
notices = Notices
most_calls = Calls a day
sight = Colours of your pictures
size = Size of your pictures
quiet_from = Quiet from
quiet_to = Quiet until
zone = Time zone: **{ $zone }**, where it is { $clock } now
quiet = Quiet hours: **{ $begin } – { $end }**. Clocks of ten minutes and more stand still then, up to three times their length.
vacation = 🏖️ On vacation until **{ $until }**. Your standing orders go on working.
hint = -# Zone and exact times by { COMMAND("me quiet") }, a vacation by { COMMAND("me vacation") }.
back = I am back
