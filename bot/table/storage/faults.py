"""Errors of the storage, the same for each backend."""


class NotSaved(Exception):
    """Disk or database are full, broken or unreachable: nothing was changed, try again."""


class Stale(Exception):
    """The table was changed by another process first; read it again."""


class ChannelTaken(Exception):
    """The channel has an open table already."""


class Leased(Exception):
    """Another process works on this database; the argument is the seconds since its heartbeat."""


class Locked(Leased):
    """The other process is alive, on this machine."""


class TakenOver(Leased, NotSaved):
    """This process was declared dead and lost its claims: nothing was changed."""
