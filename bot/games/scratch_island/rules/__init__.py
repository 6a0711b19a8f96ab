"""The rules of Scratch Island: what is asked, what may be answered, what follows.

asks        the contract's play functions: setting up, asking, applying an answer
defaults    the pilot: the exact player whose answers are the defaults
map_maker   treasure maps made fresh
menus       the lazy tree: which dice to take, then die or combination, first square, placement
placing     which placements are legal, and in which order their squares are scratched
scratching  what happens when a placement is committed: squares are uncovered one by one
taking      which dice may be taken
turns       whose turn it is, and how turns, rolls and big rounds follow each other
"""
