"""The rules of Die Dracheninsel: what is asked, what may be answered, what follows.

announcing  announcing a deed: the cards it costs, and what all are told about it at once
asks        the rules at one glance: set-up, what is asked, what an answer leads to, how it ends
card_menus  the part of the tree below an action card: tiles, dragons, fear, sneak attack, journeys
cards       cards on their way: played, unseen, drawn from hands and from the pile
deeds       what a deed does once nobody can stop it any more, and what kind of deed it is
menus       the lazy tree: what a seat may answer, one menu after the other
move_menus  the tree of a move: which hunter, over what, where to, with which card, whom to rob
movement    who may go where: what bars a place by public facts, and what it costs
refusals    why an answer is refused: the first rule it breaks, as a code for which there are words
resolution  from the announcement of a deed to its effect: windows, Stop, share or claim
turns       turns: how they begin and end, passing, exchanging, whose turn is next
walks       two steps in one answer: the second follows by itself, unless the first is stopped
windows     windows: who is asked by public knowledge, and what can be answered
"""
