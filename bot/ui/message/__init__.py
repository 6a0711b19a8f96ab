"""What messages are made of.

banners     the title pictures of the games, for lobby and rules
escaping    names of people, harmless wherever they become text
failures    what a failed request means, decided in one place
painters    processes that paint; one that dies is replaced
painting    pictures are painted beside the event loop, in the order of asking
parts       the building blocks of our messages: Components V2, nothing kept in memory
stickers    the greatest thing of a turn as a strip, where there was one
table_view  a table as one reader sees it: views, names, sentences
whispers    what one seat alone is told
"""
