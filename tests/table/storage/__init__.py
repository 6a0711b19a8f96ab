"""Tests of `bot/table/storage`.

wire       what is stored, or sent and read again, by its encoded form; writes the committed list
wire_form  a type as it is encoded, without the names of classes and attributes
session    the life of a table in steps that are saved one by one, and can fail
"""
