"""What games share besides the contract.

checks        no piece comes from nowhere, and none goes
memory        what was found out about a position is remembered while it is looked at
options       a game's variants are the fields of its `Options`: the lobby and all checks read them
              there
orders        standing orders with what was picked filled in: what is left rests on facts alone
picks         a kind of picks is written and read by one table
plans         an answer means the same as long as nothing has changed
search        how a hard computer thinks: normal's ideas, tried in many worlds that may be true
series        several deeds in one answer: where nothing comes to light between them, nothing is
              asked
step_builder  what is told to whom while an answer is worked off, in order
walks         walks through the lazy tree of answers: by chance, by first picks, in silence
noise         how a computer settles among what it has weighed: by worth, and by luck among equals
"""
