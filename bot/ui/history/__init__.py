"""What has happened: log, *Since my last turn*, replay, record.

after_the_end  what comes after the end: another game, the replay, the proof that this one was fair
log            the log in words: back to the start of the previous round
replay_gif     the replay of a finished game, made bit by bit so that nobody's board waits
replay_steps   the replay step by step, in one private message
since          *Since my last turn*: what happened, your orders, your options now
"""
