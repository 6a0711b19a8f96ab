"""One person: their tables, settings and data.

data_handlers   what people do about their own data: have it, be counted or not, be forgotten
games_list      all tables of one person: a list, *Next*, a select for any order
games_handlers  /games and its buttons: the list, the next table, any table
me_card         what a person has settled about themselves, with a select for each setting
me_handlers     what people change about themselves: by `/me`, or by the selects of the card it
                shows
"""
