"""What a host meets: container, doctor, logs, data of older releases.

examined       what `tafelrunde doctor` has found
image          the container without an engine: the Dockerfile, carried out in a scratch folder
release_1_1_0  its data, taken over by this release, with everybody who sat at its tables
released       the code of an older release, out of this repository's own history
conftest       what is shared here: folders, processes, the scratch root
"""
