"""What differs between two frames, as plain data: what a page has already is not sent again.

A patch says how to make the new of the old:

* ``["=", value]``: take this instead.
* ``["{", {name: patch, …}, [name, …]]``: an object, or a list by its numbers; these entries change, those are gone.
* ``["[", [from, count, [item, …], …]]``: a list in threes: so many of the old items from there on, then these new ones.
* ``["~", [from, count, [line, …], …]]``: the same of the lines of a text.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

Json = Any
Patch = list[Json]

_LONG = 200
"""A text shorter than this is sent whole."""
_NOTHING = object()


def patch(old: Json, new: Json) -> Patch | None:
    """What makes ``new`` of ``old``; None where they are equal already."""
    if isinstance(old, dict) and isinstance(new, dict):
        return _entries(old, new)
    if isinstance(old, list) and isinstance(new, list):
        return None if old == new else _items(old, new)
    if isinstance(old, str) and isinstance(new, str) and len(new) > _LONG and "\n" in new:
        return None if old == new else _lines(old, new)
    return None if old == new and type(old) is type(new) else ["=", new]


def whole(value: Json) -> Patch:
    """A patch that needs nothing old."""
    return ["=", value]


def patched(old: Json, change: Patch) -> Json:
    """What a page makes of what it has; the same is written for pages in ``widgets/src/core/patch.ts``."""
    kind, *rest = change
    if kind == "=":
        return rest[0]
    if kind == "{":
        entries, gone = rest
        if isinstance(old, list):
            return [patched(value, entries[str(at)]) if str(at) in entries else value for at, value in enumerate(old)]
        kept = {name: value for name, value in old.items() if name not in gone}
        return kept | {name: patched(old.get(name), each) for name, each in entries.items()}
    items = old.split("\n") if kind == "~" else old
    found: list[Json] = []
    for at, count, more in zip(*[iter(rest[0])] * 3, strict=True):
        found += [*items[at : at + count], *more]
    return "\n".join(found) if kind == "~" else found


def _entries(old: dict[str, Json], new: dict[str, Json]) -> Patch | None:
    changed = {}
    for name, value in new.items():
        before = old.get(name, _NOTHING)
        if before is value:
            continue
        each = ["=", value] if before is _NOTHING else patch(before, value)
        if each is not None:
            changed[name] = each
    gone = [name for name in old if name not in new]
    return ["{", changed, gone] if changed or gone else None


def _items(old: list[Json], new: list[Json]) -> Patch:
    """The shortest of what makes one list of another, which need not be sought where most items stay in place."""
    numbered = _numbered(old, new)
    if numbered is not None and 2 * len(numbered[1]) <= len(new):
        return numbered
    return _shortest(numbered, _pieces("[", old, new, [*map(_dumped, old)]), new)


def _numbered(old: list[Json], new: list[Json]) -> Patch | None:
    """Item by item, where there are as many as before and they are made of parts."""
    if len(old) != len(new) or not all(isinstance(item, dict | list) for item in new):
        return None
    return ["{", {str(at): each for at in range(len(new)) if (each := patch(old[at], new[at])) is not None}, []]


def _lines(old: str, new: str) -> Patch:
    before, after = old.split("\n"), new.split("\n")
    found = _pieces("~", before, after, before)
    return ["=", new] if found is None else found


def _pieces(kind: str, old: Sequence[Json], new: Sequence[Json], known: list[str]) -> Patch | None:
    """Runs of old items with new ones between them; None where nothing old is left."""
    places: dict[str, int] = {}
    for at in reversed(range(len(known))):
        places[known[at]] = at
    found: Patch = []
    # Where the next old item would stand, were the present run to go on.
    ahead = -1
    for item in new:
        text = item if kind == "~" else _dumped(item)
        at = ahead if 0 <= ahead < len(known) and known[ahead] == text else places.get(text, -1)
        if at < 0:
            if not found:
                found += [0, 0, []]
            found[-1].append(item)
        elif at == ahead and not found[-1]:
            found[-2] += 1
            ahead += 1
        else:
            found += [at, 1, []]
            ahead = at + 1
    return [kind, found] if any(found[1::3]) else None


def _shortest(one: Patch | None, other: Patch | None, new: Json) -> Patch:
    """The shortest of what would do."""
    return min((each for each in (one, other, ["=", new]) if each is not None), key=lambda each: len(_dumped(each)))


_dumped = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), check_circular=False).encode
