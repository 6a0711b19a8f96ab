"""What may go wrong with whatever is stored, in the words of every backend."""


class NotSaved(Exception):
    """Disk or database are full, broken or out of reach: nothing was changed, try again."""


class Stale(Exception):
    """Somebody else changed the table first; read it again."""


class ChannelTaken(Exception):
    """There is an open table in this channel already."""


class Leased(Exception):
    """Another process works on this database; the argument is how long it has been silent."""


class Locked(Leased):
    """It lives, and on this machine."""


class TakenOver(Leased, NotSaved):
    """We were taken for dead, and others have what was ours: nothing was changed."""
