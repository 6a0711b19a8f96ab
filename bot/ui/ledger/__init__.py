"""What stands where: one ledger of all messages, one reconciler, one writer for each.

goals                the words in which it is decided what becomes of a slot: goals, acts, outcomes
interaction_replies  a click answered by its own message: the same ledger knows of it
attempt              a worker's attempt to show something, which gives way to a click
effects              what the outcome of showing something means for the table and its people
decide               what to do about one slot? Pure: what is wanted and what stands there
executor             one act carried out: made, then shown; whatever comes of it is an outcome
outcomes             what the outcome of an act, a click or a wake-up means for the row of its slot:
                     pure
discord_messages     what is done to Discord: posted, edited, cleared away, looked for
reconciler           makes what stands equal to what is wanted: slot by slot, never gives up
push_policy          may somebody's phone ring now?
delivery_snapshot    a table at one moment, with all that decides what is to be shown of it
desired_messages     what ought to be seen of a table, and by whom? Pure, without Discord or clock
"""
