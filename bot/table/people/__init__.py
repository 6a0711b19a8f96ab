"""Whom we know: their settings, tables, data and honours.

agenda      one person's way round their tables
erasure     how is a person forgotten while every game stays as played?
export      everything that is stored about one person, and nothing about anybody else
honours     how have the people of a server done in a game?
ratings     how strong are the people of a server in a game, by whom they have beaten?
settings    what is remembered of people across tables: their language and how to reach them
time_input  what people write about their time, read strictly: zones, hours, days
"""
