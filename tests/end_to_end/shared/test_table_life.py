"""A sample of the other folders, on PostgreSQL; `make soak` runs all of them there."""

import pytest

from tests.end_to_end.delivery.test_boards import (
    test_a_board_deleted_twice_comes_back_twice,
    test_dms_do_not_wait_for_a_board_that_is_out_of_order,
)
from tests.end_to_end.delivery.test_clicks import test_an_interaction_that_comes_twice_acts_once
from tests.end_to_end.test_handing import (
    test_a_member_takes_the_seat_over_with_one_click,
    test_a_seat_goes_to_a_computer_and_back_with_one_click,
)
from tests.end_to_end.test_me import test_settings_are_changed_in_dms_too
from tests.end_to_end.test_pauses import (
    test_a_vote_and_a_pause_outlive_the_bot,
    test_a_vote_nobody_answers_ends_with_its_deadline,
)
from tests.end_to_end.test_table_life import (
    test_a_missed_turn_takes_its_default_and_the_next_is_up,
    test_closed_dms_get_one_mention_that_goes_away,
    test_the_lobby_from_card_to_start,
    test_the_record_of_a_finished_game_verifies_and_a_rematch_opens,
)
from tests.end_to_end.test_undo import (
    test_an_undo_and_the_next_players_click_at_the_same_moment,
    test_the_button_works_after_a_restart,
)

pytestmark = pytest.mark.asyncio(loop_scope="module")

__all__ = [
    "test_a_board_deleted_twice_comes_back_twice",
    "test_a_member_takes_the_seat_over_with_one_click",
    "test_a_missed_turn_takes_its_default_and_the_next_is_up",
    "test_a_seat_goes_to_a_computer_and_back_with_one_click",
    "test_a_vote_and_a_pause_outlive_the_bot",
    "test_a_vote_nobody_answers_ends_with_its_deadline",
    "test_an_interaction_that_comes_twice_acts_once",
    "test_an_undo_and_the_next_players_click_at_the_same_moment",
    "test_closed_dms_get_one_mention_that_goes_away",
    "test_dms_do_not_wait_for_a_board_that_is_out_of_order",
    "test_settings_are_changed_in_dms_too",
    "test_the_button_works_after_a_restart",
    "test_the_lobby_from_card_to_start",
    "test_the_record_of_a_finished_game_verifies_and_a_rematch_opens",
]
