"""The file itself: copies of it, whether it is whole, who may look into it.

backups    the automatic backups: before each migration and once a day; the oldest make room
copies     copies of the database: made while the bot runs, verified before anybody relies on them
integrity  is this file a whole database of ours?
lock       does another process of this machine live? A lock on a file says it at once
places     how the files beside a database are called
private    nobody else on this machine looks into our files
"""
