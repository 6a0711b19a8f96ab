"""A vote as everybody sees it: what is proposed, who has agreed, how many must, until when."""

from bot.table.model.deadline import Deadline, DeadlineKind
from bot.table.model.record import Ballot, Motion
from bot.table.seating.votes import votes_needed
from bot.ui.intake.arguments import Agreed, write_arguments
from bot.ui.intake.buttons import Style
from bot.ui.intake.custom_id import VerbButton
from bot.ui.message.parts import Post, post
from bot.ui.message.table_view import TableView


def ballot_post(view: TableView, motion: Motion) -> Post:
    """With the button to agree while it is open; after that, what came of it."""
    ballot = view.record.agreements.ballots.get(motion)
    if ballot is None:
        return post(view.common.say(f"vote-{motion}-done", game=view.title))
    meaning = VerbButton(view.record.id, "agree", write_arguments(Agreed(motion, ballot.opened)))
    agree = view.button(meaning, view.common.say("button-agree"), style=Style.success)
    return post(_text(view, motion, ballot), [agree])


def _text(view: TableView, motion: Motion, ballot: Ballot) -> str:
    say = view.common.say
    chairs = zip(view.record.chairs, view.text_names, strict=True)
    names = ", ".join(name for chair, name in chairs if chair.user in ballot.yes)
    until = int(view.state.due[Deadline(DeadlineKind(motion))])
    asked = say(f"vote-{motion}", game=view.title, by=view.person(ballot.by, "by-somebody"))
    quorum = say(f"vote-{motion}-quorum", needed=votes_needed(view.record, motion))
    stand = say("vote-stand", yes=len(ballot.yes), names=names, when=f"<t:{until}:R>")
    return f"{asked}\n{quorum}\n{stand}"
