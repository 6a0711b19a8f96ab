"""What painters are given and do not draw, each with the reason; reviewed, and held both ways by
test_drawn.py. A field of Own in here cannot come to light by a picture, and need not be in it."""

from typing import Any

VARIANTS: dict[str, dict[str, Any]] = {  # options that bring to light what defaults do not
    "dracheninsel": {"colours": "choose", "length": "short"},
    "drachenland": {"open_vaults": "on", "length": "short"},
    "emerald": {"ransom_cards": "secret"},
    "schatzjagd": {
        "length": "full",
        "victory": "different",
        "castles": "assigned",
        "city_layout": "shuffled",
        "memory": "full",
    },
    "scratch_island": {"snakes": 8, "layout": "shared"},
}

_MENU = {
    "menu.least": "how many can be picked is said by the question and its select",
    "menu.most": "how many can be picked is said by the question and its select",
    "menu.declining": "what declines or ends something has a button and no place",
    "menu.expand_first": "whether a menu lies open at once is a matter of panels",
    "menu.implied": "whether a step is asked at all is a matter of panels",
    "menu.retired": "shown to nobody any more",
}
_TOLD_IN_WORDS = "told in words above the picture"

NOT_DRAWN: dict[str, dict[str, str]] = {
    "dracheninsel": {
        **_MENU,
        "own.answer": "given and sealed: whoever looks over a shoulder shall not see it",
        "view.exit": "the hunter who must go is asked for: the preview marks the ways out",
        "view.landed.claims": "who may claim a treasure is told in words; its value is drawn",
        "view.landed.owner": "who may claim a treasure is told in words; its value is drawn",
        "view.landed.partner": "who may claim a treasure is told in words; its value is drawn",
        "view.last.card": "the card lies in the corner, from `played`",
        "view.last.joker": "the card lies in the corner, from `played`",
        "view.last.over": "the fields left and reached are marked, not the way",
        "view.last.paid": "the card lies in the corner, from `played`",
        "view.last.terrain": "the fields left and reached are marked, not the way",
        "view.last.victim": "whoever was sent home is seen in their boat",
        "view.options": "told by the rules page; what follows from them is drawn",
        "view.pending.card": "the card lies in the corner, from `played`",
        "view.pending.joker": "the card lies in the corner, from `played`",
        "view.pending.origin": "the arrow begins where the hunter stands",
        "view.pending.paid": "the card lies in the corner, from `played`",
        "view.pending.terrain": "the arrow tells the way",
        "view.played[].seat": "cards lie in the corner for all; who played them is in the news",
        "view.turn.free_steps": _TOLD_IN_WORDS,
    },
    "drachenland": {
        **_MENU,
        "menu.about": "places are marked by what is picked, whatever is asked",
        "view.first": "who began matters at the end only, which counts it",
        "view.last.how": "from where the figure came is marked, not how",
        "view.last.place": "the figure stands there",
        "view.results[].place": "places are drawn from the outcome",
        "view.spare": _TOLD_IN_WORDS,
        "view.turn": "the round is drawn",
    },
    "emerald": {
        **_MENU,
        "own.ransoms": "what was paid lies open before each player, or face down for all",
        "view.caught.colour": "the sign hangs over the crowd; the question names the knight",
        "view.first": "who began matters at the end only, which counts it",
        "view.options.ransom_cards": "the cards paid lie open or face down",
        "view.options.second_move": "told by the buttons of the second move",
        "view.over": _TOLD_IN_WORDS,
        "view.players[].final.hand": "the gold is drawn as points",
        "view.players[].final.place": "places are drawn from the outcome",
        "view.players[].nest": "the nest is drawn for all players together",
        "view.round": "the game has no end by rounds",
        "view.turn": "the game has no end by turns",
    },
    "schatzjagd": {
        **_MENU,
        "own.remembered[].slotter": "a card that is known lies open, and only backs have colours",
        "view.bout.blows[].life": "the life that is left is drawn, not what it was",
        "view.bout.blows[].rival_life": "the life that is left is drawn, not what it was",
        "view.bout.frenzy": "it is part of the combat strength, which is drawn",
        "view.bout.rival_way": _TOLD_IN_WORDS,
        "view.bout.way": _TOLD_IN_WORDS,
        "view.figures[].days": _TOLD_IN_WORDS,
        "view.first": "who began is drawn by nothing that follows from it",
        "view.fled": "what can be done next is said by the buttons",
        "view.limit": "the last round is told in words",
        "view.options": "told by the rules page; what follows from them is drawn",
        "view.out": "the cards out of the game are told in words",
        "view.played": "what can be done next is said by the buttons",
        "view.sitting": "what can be done next is said by the buttons",
        "view.trip.seat": "where the last way began and ended is marked; who stands there is seen",
        "view.turn": "the round is drawn",
    },
    "scratch_island": {
        **_MENU,
        "view.last.mode": "the squares scratched last are marked",
        "view.options.chests_to_end": "told by the rules page",
        "view.options.layout": "the maps are drawn as they are",
        "view.roll": "told in words; whose dice they are is drawn",
    },
}

SELDOM: dict[str, dict[str, str]] = {  # drawn, but in positions that hardly ever come
    "dracheninsel": {"view.last.hunter": "the boat of whoever was driven out by fear is marked"},
    "drachenland": {
        "view.active.pips": "steps that are left, while a figure is asked on its way",
        "view.active.extra": "steps that are left, while a figure is asked on its way",
        "view.active.walked": "no steps are left: in a closer look at the land alone",
    },
    "emerald": {"view.trips[].colour": "the strip of a treasure shows the knight that took it"},
    "schatzjagd": {
        "view.area": "which fields a landing may choose, where it names rows of them",
        "view.places": "the winners stand on the stage once the game is over",
        "view.figures[].castle": "on the stage, while a henchman stands at it",
        "view.gate": "fields of the city are in the light if a journey beside it may enter",
    },
    "scratch_island": {},
}

_ALL: dict[str, list[Any]] = {"menu.retired": [frozenset({"gone"})]}

ALSO: dict[str, dict[str, list[Any]]] = {  # values that the games looked at do not have
    "dracheninsel": {**_ALL, "view.exit": [0, 3], "view.landed.claims": [(1,)]},
    "drachenland": _ALL,
    "emerald": _ALL,
    "schatzjagd": {**_ALL, "view.out": [("magic_potion",)], "view.chests[].field": ["D5", "G7"]},
    "scratch_island": _ALL,
}
