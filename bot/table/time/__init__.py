"""When: clocks, deadlines, pauses, quiet hours.

deadlines    which deadlines run after an answer: pure, over the asks before and after it
pauses       a pause: all clocks stand still, and each goes on with what was left of it
quiet_hours  awake time: what long clocks count, so that nobody is charged for a night or a vacation
sanity       can this clock be believed?
sources      time, so that tests can hold it: what o'clock it is, and one sleeper for all deadlines
whose_clock  whose nights a clock leaves out, and what becomes of it when time or habits change
"""
