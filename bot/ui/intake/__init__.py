"""A click or command arrives, is answered or refused.

buttons         buttons and selects that work for ever: their meaning is in their custom_id
click           somebody's click or command: who, how they read and see, how they are answered
custom_id       a button's custom_id: what it means, sealed by a short MAC, in at most 100
                characters
deferral        Discord waits three seconds: a picture that takes longer is announced in time
app_context     what every click is dealt with at: the tables, and all that answers are made with
dispatch        where every click and command arrives: whose it is, what it means, which handler it
                calls
error_boundary  one clear private sentence for everything that cannot be done
handlers        which function a button calls: `@button("order_up", str)` stands above it
limits          what somebody may have the bot do: no more than they may do themselves, and not
                without
deduplicator    every interaction acts once: one that comes again is dropped, and none outlives the
                bot
rights          what people may do at a table, and what the bot may do in a channel
"""
