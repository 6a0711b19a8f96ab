"""Messages as a whole, new and edited: each documented limit, kept and broken by one."""

from typing import Any

import pytest

from bot.local.checks.bounds import MIB
from bot.local.errors import ApiError
from bot.local.limits import (
    Upload,
    check_edit,
    check_followup,
    check_message,
    check_request_size,
    check_thread,
    check_thread_edit,
)
from tests.local.bodies import (
    EPHEMERAL,
    Json,
    Row,
    assert_refused,
    gallery,
    places,
    refusal,
    table,
    text,
    v2,
)
from tests.local.message_rows import BOARD, EDITS, NEW


@table(NEW)
def test_a_message_at_the_limit_passes(row: Row) -> None:
    assert check_message(row.passes) == []


@table(NEW)
def test_a_message_past_the_limit_is_refused(row: Row) -> None:
    assert_refused(row, check_message)


@pytest.mark.parametrize(("old", "row"), EDITS, ids=[row.rule for _, row in EDITS])
def test_an_edit_at_the_limit_passes(old: Json, row: Row) -> None:
    assert check_edit(row.passes, old) == []


@pytest.mark.parametrize(("old", "row"), EDITS, ids=[row.rule for _, row in EDITS])
def test_an_edit_past_the_limit_is_refused(old: Json, row: Row) -> None:
    assert_refused(row, lambda body: check_edit(body, old))


def test_a_followup_may_be_secret_and_keeps_the_other_limits() -> None:
    assert check_followup({"content": "Your hand", "flags": EPHEMERAL}) == []
    assert refusal(lambda: check_followup({"content": "a" * 2001})).code == 50035
    assert refusal(lambda: check_followup({})).code == 50006


def test_a_file_alone_is_a_message() -> None:
    assert check_message({}, [Upload(0, "board.png", 10)]) == []


def test_a_file_that_no_v2_component_shows_is_none() -> None:
    assert check_message(v2(text()), [Upload(0, "board.png", 10)]) == []
    assert refusal(lambda: check_message(v2(), [Upload(0, "board.png", 10)])).code == 50006
    assert refusal(lambda: check_edit({"components": []}, BOARD)).code == 50006


def test_a_forwarded_message_needs_nothing_else_but_a_reply_does() -> None:
    assert check_message({"message_reference": {"type": 1, "message_id": "1"}}) == []
    reply = {"message_reference": {"message_id": "1"}}
    assert refusal(lambda: check_message(reply)).code == 50006


def test_an_edit_with_a_new_file_shows_it_by_the_name_the_body_gives() -> None:
    body = v2(
        gallery("attachment://board-2.png"), attachments=[{"id": 0, "filename": "board-2.png"}]
    )
    assert check_edit(body, BOARD, [Upload(0, "board-2.png", 10)]) == []


def test_alt_text_of_an_attachment_has_1024_characters() -> None:
    def described(length: int) -> list[str]:
        listed = [{"id": 0, "filename": "a.png", "description": "a" * length}]
        return check_message({"attachments": listed}, [Upload(0, "a.png", 10)])

    assert described(1024) == []
    assert places(refusal(lambda: described(1025)).errors) == ["attachments.0.description"]


def test_ten_files_a_message() -> None:
    files = [Upload(n, f"{n}.png", 10) for n in range(11)]
    assert check_message({}, files[:10]) == []
    error = refusal(lambda: check_message({}, files))
    assert (error.status, error.code) == (400, 30015)


def test_ten_files_a_message_kept_ones_counted() -> None:
    old = {"attachments": [{"id": str(n), "filename": f"{n}.png"} for n in range(100, 109)]}
    files = [Upload(n, f"{n}.png", 10) for n in range(2)]
    assert check_edit({}, old, files[:1]) == []
    assert refusal(lambda: check_edit({}, old, files)).code == 30015


@pytest.mark.parametrize(
    ("fits", "too_large"),
    [
        (
            lambda: check_message({}, [Upload(0, "a.png", 10 * MIB)]),
            lambda: check_message({}, [Upload(0, "a.png", 10 * MIB + 1)]),
        ),
        (lambda: check_request_size(25 * MIB), lambda: check_request_size(25 * MIB + 1)),
    ],
    ids=["10 MiB a file", "25 MiB a request"],
)
def test_bytes(fits: Any, too_large: Any) -> None:
    fits()
    error = refusal(too_large)
    assert (error.status, error.code) == (413, 40005)


THREADS = [
    Row("name 100", {"name": "a" * 100}, {"name": "a" * 101}, "name"),
    Row("name at least 1", {"name": "a"}, {"name": ""}, "name"),
    Row("archive after a known time", {"name": "a", "auto_archive_duration": 10080},
        {"name": "a", "auto_archive_duration": 90}, "auto_archive_duration"),
    Row("slow mode six hours", {"name": "a", "rate_limit_per_user": 21600},
        {"name": "a", "rate_limit_per_user": 21601}, "rate_limit_per_user"),
]  # fmt: skip


@table(THREADS)
def test_a_thread_at_the_limit_passes(row: Row) -> None:
    assert check_thread(row.passes, on_message=True) == []
    assert check_thread({"type": 11, **row.passes}, on_message=False) == []
    assert check_thread_edit({"archived": False, **row.passes}) == []


@table(THREADS)
def test_a_thread_past_the_limit_is_refused(row: Row) -> None:
    assert_refused(row, lambda body: check_thread(body, on_message=True))
    assert_refused(row, check_thread_edit)


def test_a_thread_has_a_name_and_a_thread_kind() -> None:
    nameless = refusal(lambda: check_thread({}, on_message=False))
    assert places(nameless.errors) == ["name"]
    voice = refusal(lambda: check_thread({"name": "a", "type": 2}, on_message=False))
    assert places(voice.errors) == ["type"]


@pytest.mark.parametrize("body", [None, [], "text", 5])
def test_a_body_that_is_no_object_is_refused(body: Any) -> None:
    for check in (check_message, check_followup, check_thread_edit):
        with pytest.raises(ApiError) as caught:
            check(body)
        assert caught.value.code == 50035


def test_the_answer_nests_each_fault_at_its_place() -> None:
    error = refusal(lambda: check_message({"content": "a" * 2001}))
    fault = {
        "code": "BASE_TYPE_BAD_LENGTH",
        "message": "Must be 2000 or fewer in length, not 2001.",
    }
    assert error.body() == {
        "message": "Invalid Form Body",
        "code": 50035,
        "errors": {"content": {"_errors": [fault]}},
    }
    assert str(error).splitlines()[1] == f"  content: {fault['message']}"
