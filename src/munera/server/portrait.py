"""What everybody sees of a position, encoded part by part: what stayed as it was is neither encoded nor sent again."""

from typing import Any, Final

from msgspec import Raw, json

PERSONAL: Final = ("you", "legal")  # the parts of a view that differ from reader to reader
_encode: Final = json.Encoder().encode


class Part:
    """One part of a view. Of a list, each thing is encoded by itself, so that it can be exchanged alone."""

    def __init__(self, name: str, value: Any) -> None:
        self.name = name.encode()
        self.value = value
        self.items = [_encode(thing) for thing in value] if isinstance(value, list) else None
        self.text = _encode(value) if self.items is None else b"[%b]" % b",".join(self.items)

    def exchanged(self, value: list[Any]) -> tuple["Part", bytes]:
        """A list of as many things, and those of them that are different, by their places."""
        part = Part.__new__(Part)
        part.name, part.value = self.name, value
        assert self.items is not None
        part.items = self.items[:]
        news: list[bytes] = []
        for place, thing in enumerate(value):
            if thing != self.value[place]:
                part.items[place] = text = _encode(thing)
                news.append(b'"%d":%b' % (place, text))
        part.text = b"[%b]" % b",".join(part.items)
        return part, _object(news)


class Portrait:
    """`seen` is what a spectator sees, and nobody may change it; `before` is the portrait that its readers have."""

    def __init__(self, seq: int, seen: dict[str, Any], before: "Portrait | None" = None) -> None:
        self.seq = seq
        self.after = None if before is None else before.seq
        self._parts: dict[str, Part] = {}
        known = {} if before is None else before._parts
        news: list[bytes] = []
        items: list[bytes] = []
        for name, value in seen.items():
            if name in PERSONAL:
                continue
            part = known.get(name)
            if part is not None and part.value == value:
                pass
            elif part is not None and part.items and isinstance(value, list) and len(value) == len(part.items):
                part, exchanged = part.exchanged(value)
                items.append(b'"%b":%b' % (part.name, exchanged))
            else:
                part = Part(name, value)
                news.append(b'"%b":%b' % (part.name, part.text))
            self._parts[name] = part
        self.news = Raw(_object(news))
        self.items = Raw(_object(items))

    def whole(self, seat: int | None) -> Raw:
        """The view as a reader at that seat gets it."""
        told = [b'"%b":%b' % (part.name, part.text) for part in self._parts.values()]
        return Raw(_object([b'"you":%b' % _encode(seat), *told]))


def _object(members: list[bytes]) -> bytes:
    return b"{%b}" % b",".join(members)
