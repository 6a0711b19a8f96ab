"""The names of buttons are data: messages of every release carry them for ever."""

from bot.ui.intake.routes import TABLELESS, VERBS

# Released names are never taken away; a new one is added here in the release that brings it.
RELEASED = {
    "1.0.0": {
        *("join", "leave", "computer", "uncomputer", "option", "options", "start", "cancel"),
        *("hand", "refresh", "log", "rules", "more", "text", "orders", "order", "drop", "undo"),
        *("since", "plan", "unplan", "resign", "back", "end", "rematch", "replay", "record"),
        *("pause", "resume", "abort", "agree", "sit"),
    },
    "1.1.0": {
        "hint",
        "next_table",
        "order_page",
        "order_up",
        "order_down",
        "attend",
        "waive",
        "zone",
        "times",
        "replay_step",
    },
}
RELEASED_LOOSE = {
    "1.0.0": {"page", "thread", "me", "forget", "honours", "games", "next", "visit"},
}


def test_every_released_name_of_a_button_still_leads_somewhere() -> None:
    assert set().union(*RELEASED.values()) == set(VERBS)


def test_so_do_the_names_of_buttons_that_belong_to_no_table() -> None:
    assert set().union(*RELEASED_LOOSE.values()) == set(TABLELESS)
