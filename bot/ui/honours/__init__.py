"""The statistics of a server.

honours_page      a server's table of honour for one game, and all its games at a glance
honours_handlers  what `/stats` and its buttons show
"""
