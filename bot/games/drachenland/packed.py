"""Small numbers kept in bytes: compact, immutable, quick to store."""


def put(box: bytes, index: int, value: int) -> bytes:
    return box[:index] + bytes((value,)) + box[index + 1 :]


def add(box: bytes, index: int, change: int) -> bytes:
    return put(box, index, box[index] + change)
