"""A vote as everybody sees it: what is proposed, who has agreed, how many must, until when."""

from bot.table.model.deadline import Deadline, DeadlineKind
from bot.table.model.record import Ballot, Motion
from bot.table.seating.votes import needed
from bot.ui.intake.arguments import Agreed, write
from bot.ui.intake.buttons import Style
from bot.ui.intake.custom_id import Verb
from bot.ui.message.parts import Post, post
from bot.ui.message.table_view import TableView


def ballot_post(scene: TableView, motion: Motion) -> Post:
    """With the button to agree while it is open; after that, what came of it."""
    ballot = scene.record.agreements.ballots.get(motion)
    if ballot is None:
        return post(scene.common.say(f"vote-{motion}-done", game=scene.title))
    meaning = Verb(scene.record.id, "agree", write(Agreed(motion, ballot.opened)))
    agree = scene.button(meaning, scene.common.say("button-agree"), style=Style.success)
    return post(_text(scene, motion, ballot), [agree])


def _text(scene: TableView, motion: Motion, ballot: Ballot) -> str:
    say = scene.common.say
    chairs = zip(scene.record.chairs, scene.text_names, strict=True)
    names = ", ".join(name for chair, name in chairs if chair.user in ballot.yes)
    until = int(scene.state.due[Deadline(DeadlineKind(motion))])
    asked = say(f"vote-{motion}", game=scene.title, by=scene.person(ballot.by, "by-somebody"))
    quorum = say(f"vote-{motion}-quorum", needed=needed(scene.record, motion))
    stand = say("vote-stand", yes=len(ballot.yes), names=names, when=f"<t:{until}:R>")
    return f"{asked}\n{quorum}\n{stand}"
