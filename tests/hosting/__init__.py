"""What a host meets: container, doctor, logs, data of older releases.

image     the container without an engine: what the Dockerfile says, carried out in a scratch folder
released  the code of an older release, out of this repository's own history
conftest  what is shared here: folders, processes, the scratch root
"""
