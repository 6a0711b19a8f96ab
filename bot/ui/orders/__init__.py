"""Standing orders.

attention       to which windows somebody wants to be asked: chosen in private
giving          an order is given in private steps: the offer, its picks, how long it holds;
                suggestions at the deal
order_handlers  standing orders: given, listed, moved and dropped in private
order_words     standing orders in words: what one is called, when it acts, when it acted last
orders_panel    the standing orders of a seat: what stands, in the order of trial, what may be
                ordered
"""
