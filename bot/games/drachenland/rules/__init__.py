"""The rules of Drachenland: what is asked, what may be answered, what follows.

answers     an answer grows pick by pick: a die and a figure, its way, what it takes there
asks        what is asked, what may be answered, and what follows
collecting  phase 2: what the active figure may take on its volcano, and taking it
end         what a vault is worth, and who wins
menus       where the active figure can go, what it can play and what it can take, as menus
refusals    why an answer is refused: the code of the reason, for which there are words
setup       laying out the land
turn        how a turn begins, goes on to the second figure, and passes on; rounds and the end
walking     phase 1: entering, walking, sailing, flying, and what an arrival brings to light
"""
