# What is said in all games.

list = { $rest } and { $last }

# The terminal: `tafelrunde play`
play-you = Guest
play-type = { $several ->
    [yes] Numbers with spaces between; empty means none (b back, ? board, q quit):
   *[no] Number (b back, ? board, q quit):
  }
play-what = From 1 to { $count }, as many as may be picked.
play-left = Stopped. The same game again: --seed { $seed }

# The commands: names in lower case, descriptions of at most 100 characters
name-new = new
describe-new = Opens a table in this channel
name-thread = thread
describe-thread = In a thread of its own
name-rules = rules
describe-rules = Explains the game page by page, for you alone
group-emerald = Emerald: knights, a dragon and a lot of gold
group-dracheninsel = Die Dracheninsel: carry together, cash in alone
group-drachenland = Drachenland: eggs, gems and fifteen volcanoes
group-scratch_island = Scratch Island: scratch, dig and find treasures
group-schatzjagd = Schatzjagd: a realm full of monsters and crowns
name-table = table
group-table = The table in this channel
name-board = board
describe-board = Shows the board again at the bottom of the channel
name-text = text
describe-text = As text, for you alone
name-hand = hand
describe-hand = Your hand and what you can do, for you alone
name-log = log
describe-log = What happened lately
name-orders = orders
describe-orders = Your secret standing orders for when you are away
name-undo = undo
describe-undo = Takes back your last step, as long as nothing has come to light by it
name-resign = resign
describe-resign = Gives up: a computer plays on for you, and the game counts as lost
name-replay = replay
describe-replay = The last game of this channel as a moving picture, for you alone
name-pause = pause
describe-pause = Stops all clocks (host or moderators), or proposes that to everybody
name-resume = resume
describe-resume = Ends the pause
name-move = move
describe-move = Brings a table that has lost its channel into this one
name-replace = replace
describe-replace = Gives a seat to a member, or to a computer
name-seat = seat
describe-seat = Whose seat; your own, or that of somebody who is away
name-member = member
describe-member = Who shall play on; without it a computer does
name-abort = abort
describe-abort = Proposes to call the game off; more than half must agree
name-end = end
describe-end = Calls the table off (host or moderators)
name-me = me
group-me = You yourself: language, notices, quiet hours, vacation
name-admin = admin
group-admin = For whoever runs the bot or manages this server
name-health = health
describe-health = How things stand (operator only)
name-backup = backup
describe-backup = Makes a verified copy of the database (operator only)
describe-admin-end = Calls a table of this server off (Manage Server)
describe-number = Its number; without one, the table in this channel
name-stats = stats
describe-stats = Who has played and won what on this server
name-game = game
describe-game = One game only, with its table of honour
name-statistics = statistics
describe-statistics = Whether you are counted and named in the statistics of your servers
name-counted = counted
describe-counted = Yes: I am counted. No: I am neither counted nor named
name-export = export
describe-export = Everything that is stored about you, as a file for you alone
name-erase = erase
describe-erase = Forgets you everywhere; asks once more before
name-settings = settings
describe-settings = Shows your settings, for you alone
name-language = language
describe-language = The language in which I talk to you
name-notices = notices
describe-notices = How you are told that you are up
name-how = how
name-quiet = quiet
describe-quiet = Hours in which no long clock runs against you
name-zone = zone
describe-zone = Your time zone, such as Europe/Berlin
name-from = from
describe-from = When they begin, such as 22 or 22:30
name-to = to
describe-to = When they end, such as 7 or 7:30
name-vacation = vacation
describe-vacation = Long clocks wait for you until then, within limits; your orders go on working
name-until = until
describe-until = The last day, such as 2026-12-24
choice-notices-dm = by direct message
choice-notices-mention = by a mention in the channel
choice-notices-none = not at all, I look in myself
choice-most_calls-usual = five, and every important reaction
choice-most_calls-any = as many as there are
choice-most_calls-1 = at most one
choice-most_calls-2 = at most two
choice-most_calls-3 = at most three
choice-most_calls-5 = at most five
choice-most_calls-10 = at most ten
choice-sight-as_all = as for everybody
choice-sight-deuteranopia = for weak green vision
choice-sight-protanopia = for weak red vision
choice-sight-tritanopia = for weak blue vision
choice-sight-high_contrast = high contrast
choice-size-as_all = as for everybody
choice-size-large = large, in two halves
choice-quiet_from-never = never
choice-language-client = like my Discord
choice-language-de = German
choice-language-en = English

# The lobby
lobby-players = For { $players } players
lobby-options = Options
thread-open = The table stands in { $thread }.
new-where = A table stands in a text channel or thread of a server: type { COMMAND($command) } there. The rules you can read here as well.
lobby-gone = This table was called off before the game began.
option-pace = Pace
option-pace-together = together, all at once
option-pace-days = over days, whenever you like
option-turn_time = Time per turn
option-turn_time-none = no limit
option-turn_time-10min = 10 minutes
option-turn_time-1h = 1 hour
option-turn_time-24h = 24 hours
option-turn_time-72h = 3 days
option-reaction_time = Reaction time
option-reaction_time-10s = 10 seconds
option-reaction_time-20s = 20 seconds
option-reaction_time-60s = 1 minute
option-key_time = Important reactions
option-key_time-short = as short as all others
option-key_time-20min = 20 minutes
option-key_time-2h = 2 waking hours
option-key_time-8h = 8 waking hours
option-key_time-24h = 24 waking hours
option-start_seat = Begins
option-start_seat-random = drawn by lot
option-zone = Nights in
option-zone-none = nowhere, clocks run at night too
option-hints = Hints
option-hints-auto = only against computers
option-hints-on = for everybody
option-hints-off = none
option-language = Language
option-language-de = German
option-language-en = English

# Buttons
button-thread = Open it in a thread
button-join = Join
button-leave = Leave
button-computer = Add computer
button-computer-easy = Add easy computer
button-computer-hard = Add hard computer
button-uncomputer = Remove computer
button-start = Start
button-options = Options
button-cancel = Cancel
button-hand = My hand
button-answer = Answer
button-log = Log
button-rules = Rules
button-hint = Hint
button-more = More
button-back = Back
button-refresh = Refresh
button-undo = Undo
button-since = Since my last turn
button-orders = Orders
button-drop = ✖ { $order }
button-order-up = Further up
button-order-down = Further down
button-text = Board as text
button-resign = Give up
button-pause = Pause
button-resume = Go on
button-abort = Propose to stop
button-agree = I agree
button-sit = Take the seat
button-end = End the table
button-back-in = I play again myself
button-rematch = Rematch
button-replay = Replay
button-steps = Step by step
button-step_first = Start
button-step_back = Back
button-step_next = Next
button-step_last = End
button-record = Check fairness
button-previous = Previous
button-next = Next
button-next_table = Next table ({ $number })

# The private panel
panel-moved_on = The game has moved on. This is how things stand now:
panel-over = 🏁 **The game is over.**
panel-window = ⏳ **Others may react now. You have nothing to answer.**
panel-until = Deadline: { $when }
panel-moment = -# As of { $when }. Others may have moved since: *Refresh* tells.
hint-line = 💡 The computer would: **{ $deed }**. { $why }
story-missed = ⏰ { $number ->
    [one] Your time was up, and an answer was given for you.
   *[other] Your time was up { $number } times, and answers were given for you.
}
story-others = { $names } { $number ->
    [one] has
   *[other] have
} moved since.
story-more = { $number ->
    [one] And 1 more: see below, *Since my last turn*.
   *[other] And { $number } more: see below, *Since my last turn*.
}
panel-choose = { $most ->
    [1] Choose one
   *[other] Choose { $least } to { $most }
}
panel-none = None of these

# The board
window-short = ⏳ **Whoever wants to react may answer now.** It closes { $when }.
window-long = ⏳ **Whoever wants to react may answer.** It waits for everybody, at most until { $when }.
window-decision = ⏳ **{ $names } has to decide**, by { $when } at the latest.
window-decision-unhurried = ⏳ **{ $names } has to decide.**
board-winners = { $number ->
    [1] 👑 { $names } wins!
   *[other] 👑 { $names } share the victory!
}
board-ended = The table was called off. Nobody wins.
final-hints = Hints: { $names }
final-moments = What it will be remembered for
board-undone = ⏪ { $name } has taken a step back.
board-moved = **{ $game }** has moved further down.
board-away = ⏸️ { $minutes ->
    [1] One minute did not count
   *[other] { $minutes } minutes did not count
}, for I could not be reached. All deadlines have been put off by that time.
board-again = The board will be here again in a moment.
board-seed = -# All dice and cards came from { $seed }, sealed as { $commitment }.
board-sealed = -# 🔒 All dice and cards are settled already, sealed as { $commitment }
log-title = Log
rules-page = Page { $number } of { $last }
notice-turn = { $people }, { $number ->
    [1] it is your turn
   *[other] it is your turn, all of you,
} in **{ $game }**.
notice-decision = { $people }, there is something for you to decide in **{ $game }**.
notice-window = { $people }, you may react in **{ $game }**.
notice-half = ⏰ { $people }, half of your time is over in **{ $game }**.
notice-end = { $people }, **{ $game }** is over. The result stands here.
rematch-open = The rematch is waiting: a new table with everybody from before.
curve-title = { $game }: how the points grew
curve-points = points
curve-rounds = round
curve-alt = Points from round to round, one line for each person
replay-progress = 🎬 The replay is being made: { $percent }%
step-place = Step { $number } of { $all } · round { $round }
replay-round = round { $number }
replay-done = 🎬 **{ $game }**: the whole game from the first move to the last.
replay-alt = { $game }: the whole game as a moving picture, and how it ended
record-help = Everything about this game is in the file. Whoever wants to checks it with “tafelrunde verify { $file }”.
seat-warm = A computer keeps your seat warm. You can take over again at any time.
sure-resign = Shall a computer play on for you? The game then counts as lost, unless you come back.
sure-resign-yes = Yes, give up
sure-cancel = Shall this table really be called off?
sure-cancel-yes = Yes, call it off
sure-ends_game = This ends the game for everybody. Are you sure?
sure-ends_game-unless = Unless somebody stops it, this ends the game for everybody. Are you sure?
sure-ends_game-yes = Yes, end the game
sure-end = Shall this table really end for everybody?
sure-end-yes = Yes, end it

# Pauses, votes and seats
paused-agreed = ⏸️ **Pause**, as agreed by all. The clocks stand still until somebody at the table types { COMMAND("table resume") }.
paused-called = ⏸️ **Pause**, called by { $by }. The clocks stand still until somebody at the table types { COMMAND("table resume") }.
by-moderator = a moderator
by-somebody = somebody
paused-channel = ⏸️ **Pause**: the channel of this table was gone. It goes on as soon as it can be seen again.
paused-access = ⏸️ **Pause**: I was not allowed to write here. It goes on as soon as I may.
paused-clock = ⏸️ **Pause**: the clock of the computer I run on was wrong. Whoever sits here lets it go on with { COMMAND("table resume") }.
pause-begun = The table is paused. { COMMAND("table resume") } ends the pause.
pause-over = The game goes on.
move-agreed = Noted. This is another server, so everybody at the table has to want it: still missing here is { COMMAND("table move") } by { $names }.
vote-pause = 🗳️ **{ $game }**: { $by } proposes a pause.
vote-pause-quorum = { $needed ->
    [1] One yes is enough.
    [2] Both who are playing must agree.
   *[other] All { $needed } who are playing must agree.
}
vote-pause-done = 🗳️ **{ $game }**: the pause is agreed.
vote-abort = 🗳️ **{ $game }**: { $by } proposes to call the game off, with no winner.
vote-abort-quorum = { $needed ->
    [1] One yes is enough.
   *[other] { $needed } must agree.
}
vote-abort-done = 🗳️ **{ $game }**: agreed, the game is called off.
vote-stand = So far { $yes }: { $names }. The vote ends { $when }.
seat-left = A computer plays on for { $name }. The seat can be taken back at any time.
seat-back = ✔️ **{ $game }**: you play again yourself.
seat-offer = 🪑 { $person }, { $by } offers you the seat of { $name } in **{ $game }**. The offer ends { $when }.
seat-taken = 🪑 **{ $game }**: { $name } plays on for { $old }.
alarm-channel = ⏸️ **{ $game }** is paused, for its channel is gone. Type { COMMAND("table move") } in another channel, and it goes on there.
alarm-access = ⏸️ **{ $game }** is paused, for I may not see { $where } any more. Allow me there to view the channel, send messages and attach files: then it goes on by itself. Or type { COMMAND("table move") } in another channel.
alarm-refused = ⚠️ **{ $game }**: Discord does not let me show the board in { $where } (code { $code }). The game goes on in the private panels, which show the board; I try again every hour. { COMMAND("table move") } takes the table to another channel.
alarm-refused-50013 = ⚠️ **{ $game }**: I lack a permission in { $where }. Allow me there to send messages, to attach files and, in threads, to send messages in threads. Until then the game goes on in the private panels.
alarm-refused-50083 = ⚠️ **{ $game }**: the thread { $where } is closed and locked. Open it again, or type { COMMAND("table move") } elsewhere. Until then the game goes on in the private panels.
alarm-refused-160005 = ⚠️ **{ $game }**: the thread { $where } is locked. Unlock it, or type { COMMAND("table move") } elsewhere. Until then the game goes on in the private panels.
alarm-refused-200000 = ⚠️ **{ $game }**: the AutoMod of your server blocks my board in { $where }. Exempt me or this channel from the rule. Until then the game goes on in the private panels.
alarm-refused-40005 = ⚠️ **{ $game }**: the board’s picture is too large for { $where }. The game goes on in the private panels; please tell whoever runs me.

# Nights
zone-ask = 🌙 In which time zone do most of you live? Whoever has settled no quiet hours counts as asleep there from 23:00 to 8:00, and no clock runs against them meanwhile. Until you say so, clocks run at night too.
zone-settled = 🌙 Nights are from 23:00 to 8:00 in { $zone }.
nights-told = 🌙 From 23:00 to 8:00 ({ $zone }) no clock runs against you.
button-nights = Change my nights

times-help = Other times hold from the next question on. For less time everybody has to agree. A decision has half the time of a turn.
button-times = Change the times
vote-times = ⏱️ **{ $game }**: { $by } proposes shorter times.
vote-times-quorum = { $needed ->
    [1] One vote is enough.
    [2] Both who play must agree.
   *[other] All { $needed } who play must agree.
}
vote-times-done = ⏱️ **{ $game }**: the new times hold from the next question on.
board-slow = ⏱️ So far { $windows } important reactions have been waited for. At this rate the game will take about { $days ->
    [1] one more day
   *[other] { $days } more days
}. If that is too slow for you, the host can change the times under *More*.

# Attention: to which windows somebody wants to be asked
attention-choose = When do you want to be asked?
attention-key = Ask me about important reactions
attention-orders = Do not ask me: my orders answer
attention-all = Ask me about every reaction
attention-dozing = 💤 **You let reactions run out, so nobody waits for you now:** your orders answer, else you pass. Any click brings you back.
button-awake = I am back

# Standing orders
orders-title = Standing orders
orders-help = They answer for you while you are away. Nobody else learns of them. They are tried from top to bottom, and the first that fits answers.
orders-change = Move or drop one of them …
orders-last = Last acted { $when }.
orders-never = Has not acted yet.
orders-beaten = “{ $order }” will never act: “{ $first }” (number { $number }) always answers before it. Move it up, or drop the other.
orders-only = Only on a condition …
orders-suggested = 📜 **For the time you are away**, one click for each standing order:
orders-none = You have given no orders.
orders-answered = “{ $order }” has answered for you{ $times ->
    [1] {""}
   *[other] { " " }{ $times } times
}.
orders-turn = “{ $order }” has ended: the turn is over.
orders-round = “{ $order }” has ended: the round is over.
orders-over = “{ $order }” has ended: the game is over.
orders-used = “{ $order }” has ended: it has been carried out.
orders-left = { $times ->
    [1] once
   *[other] { $times } more times
}
orders-scope = How long shall this hold?
scope-times = { $times ->
    [1] once
   *[other] { $times } times
}
scope-turn = for this turn
scope-round = for this round
scope-game = until the end of the game

# A turn planned in one go
button-plan-begin = Plan ahead
button-plan-begin_next = Plan my next turn
plan-title-next = 🗺️ **Your plan for your next turn**, if nobody changes anything until then
plan-waits = { $steps ->
    [1] 🗺️ Your plan waits for your turn: 1 step.
   *[other] 🗺️ Your plan waits for your turn: { $steps } steps.
}
button-plan-go = { $steps ->
    [1] Go: 1 step
   *[other] Go: { $steps } steps
}
button-plan-less = One step less
button-plan-drop = Drop the plan
plan-title = 🗺️ **Your plan**
plan-help = Pick one step after the other. Nothing happens before you press Go, and nobody sees it.
plan-ends = **The plan ends here:** what comes next depends on the cards, on others, or on the next turn.
plan-plays = { $steps ->
    [1] 🗺️ Your plan plays on as soon as nobody reacts: 1 step is left.
   *[other] 🗺️ Your plan plays on as soon as nobody reacts: { $steps } steps are left.
}
plan-broken-turn = 🗺️ Your plan stopped ({ $steps } left): your turn was over before it was done.
plan-broken-table = 🗺️ Your plan stopped ({ $steps } left): somebody has changed what you counted on.
plan-broken-hand = 🗺️ Your plan stopped ({ $steps } left): your hand is not what you counted on.
plan-broken-end = 🗺️ Your plan stopped ({ $steps } left): the next step would end the game for everybody, so you take it yourself.

# Since your last turn
since-title = since your last turn
since-nothing = Nothing has happened since your last step.
since-orders = Your orders
since-options = What you can do now

# /games
name-help = help
describe-help = What you can do here, for you alone
name-card = card
describe-card = What a card or tile does, for you alone
name-name = name
describe-name = What it is called; the beginning is enough
name-games = games
describe-games = All your tables, those where you are asked first
games-title = Your tables
games-none = You are seated at no table. Somebody has to open one.
games-idle = Nobody is waiting for you just now.
games-asked = You are asked
games-waiting = You are waiting
games-you = waits for you
games-lobby = not begun yet
games-paused = paused
games-warm = a computer keeps your seat warm
games-choose = Or choose a table

# Refusals: one sentence each, always private
refused-no_table = This table does not exist any more.
refused-unreadable = I cannot read this table any more, so I leave it untouched; whoever runs me finds more in my log.
refused-no_table_here = There is no open table in this channel.
refused-no_replay = The rules have changed since this game: it cannot be shown again.
refused-no_game_over = No game has come to its end in this channel yet.
refused-no_server = That is possible on a server only.
refused-no_channel = A table can only be opened in a text channel or thread of a server.
refused-channel_taken = There is already a table in this channel; take a thread or another channel.
refused-thread_in_thread = A thread cannot have threads; open the table here or in the channel above.
refused-no_threads = I may not open threads here (“Create Public Threads” is missing); the table can stand in the channel itself.
refused-no_thread_here = There are no threads in this channel; the table can stand in the channel itself.
refused-too_many_threads = As many threads are open on this server as Discord allows. Archive one, or open the table in the channel itself.
refused-thread_failed = Discord has refused the table in a thread; nothing is left of it. Open it in the channel itself.
refused-lacking = I am not allowed to do here all that a table needs: { $permissions }. Whoever manages the channel can allow it; then try again.
permission-view_channel = “View Channel”
permission-send_messages = “Send Messages”
permission-send_messages_in_threads = “Send Messages in Threads”
permission-create_public_threads = “Create Public Threads”
permission-attach_files = “Attach Files”
refused-already_seated = You are already seated at this table.
refused-not_seated = You are not seated at this table.
refused-wrong_seat = That is not your seat.
refused-computer_plays = A computer plays for you just now; take over again under “My hand”.
refused-moved_on = The game has moved on. “My hand” shows you how things stand now.
refused-old_button = This button is from an older release. How things stand now:
refused-not_asked = You are not asked anything just now.
refused-not_offered = That is not possible just now.
refused-no_undo = There is nothing of yours that can still be taken back.
refused-unfinished = There is a step missing.
refused-orders_full = You have ten orders already. Drop one first.
refused-plan_ends = The plan cannot go further than this.
refused-plan_empty = There is no step in the plan yet.
refused-game_over = This game is over.
refused-not_over = That is possible when the game is over.
refused-not_started = The game has not begun yet.
refused-lobby_closed = The game is already on.
refused-full = The table is full.
refused-too_few = There are too few at the table.
refused-not_operator = Only whoever runs this bot can do that.
refused-backup_elsewhere = This database lives in PostgreSQL and is backed up there, for example with `pg_dump`.
refused-not_manager = Only those who may manage this server can do that.
refused-not_host = Only the host (👑) can do that.
refused-no_computer = There is no computer at the table.
refused-paused = The table is paused. With { COMMAND("table resume") } in its channel it goes on.
refused-not_paused = The table is not paused.
refused-vote_over = This vote is over.
refused-voted = You have already agreed.
refused-offer_over = This seat is not on offer any more.
refused-not_offered_to_you = This seat was offered to somebody else.
refused-no_seat = There is no such seat at this table.
refused-not_absent = Whoever sits there is playing; only they themselves can pass that seat on.
refused-computer_seat = A computer plays there already.
refused-nothing_lost = None of your tables has lost its channel.
refused-you_may_not_write = You may not write here, so I open no table here for you.
refused-you_open_no_threads = You may not open threads here (“Create Public Threads”), so I open none for you.
refused-draining = I am about to be upgraded: running games go on, new ones can begin in a while.
refused-too_many_lobbies = Three of your tables still wait for people; start one of them or cancel it first.
refused-too_many_tables = You sit at twenty tables already; let one of them end first.
refused-server_full = This server has as many open tables as the host of this bot allows.
refused-too_often = That was a lot in a short time; try again in a few minutes.
refused-one_at_a_time = One thing at a time: I am still busy with what you have just clicked.
refused-blocked = The host of this bot has excluded you.
refused-blocked_server = The host of this bot does not let it play in this server.
refused-offer_stands = They have been offered this seat already; the offer still stands.
refused-not_chief = Only the host (👑) or a moderator can move this table.
refused-no_bot = A bot cannot take a seat; without a member I put a computer there.
refused-option = { $name } = { $value } is not possible; allowed is: { $allowed }.
refused-not_saved = I could not save that; nothing has happened. Please try again in a moment.
refused-forged = This button is not one of mine.
refused-fault = Something went wrong on my side (number { $number }). Nothing has changed in the game.
refused-bad_zone = I do not know this time zone; please pick one of the list, such as Europe/Berlin.
refused-bad_time = Please write the time of day like 22 or 22:30.
refused-too_quiet = Quiet hours may take up to 16 hours of a day, for the others wait for the rest of it.
refused-bad_date = Please write a day within the coming year, like 2026-12-24 or 24.12.2026.

# /help
help-text =
    ### Tafelrunde
    I am a table for games: you play together, over days or in one go.
    - **Play**: in a channel type the name of a game and “new”, such as { COMMAND("emerald new") }; the others press *Join*.
    - **Your turn**: I send you a direct message with all that you can do. *My hand* at the board shows the same.
    - **Your tables**: { COMMAND("games") }
    - **A card**: { COMMAND("card") } says what it does.
    - **Rules**: the buttons below, and *Rules* in every message of a game.
    - **Yourself**: { COMMAND("me settings") } for language, quiet hours, vacation and how I call you.
    - **At the table**: { COMMAND("table undo") }, { COMMAND("table pause") }, { COMMAND("table replace") } and more.
help-games = The games
refused-no_hints = There are no hints at this table.
refused-no_card = No card has that name; type a part of it and pick from the list.
