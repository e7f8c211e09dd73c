"""How an action of Kayles is picked, one key after the other: a pin, or two pins and the left one of them."""

from __future__ import annotations

from collections.abc import Iterator

from boardlab.core import Breach, Choice, Phrase, Picks
from boardlab.scaffold.templates.kayles.actions import CELLS, Action, Kind, action
from boardlab.scaffold.templates.kayles.position import State

KINDS = {kind.name.lower(): kind for kind in Kind}


def picks(p: State, path: tuple[str, ...] = ()) -> Picks:
    """What may be picked after a path."""
    if p.is_over:
        return Picks(path, Phrase("prompt.over"), ())
    if not path:
        return Picks(path, Phrase("prompt.any"), (*_verbs(p), *_places(p, Kind.ONE)))
    done = _meant(p, path)
    if done is not None:
        return Picks(path, Phrase("prompt.any"), (), done if p.judge(done) else None)
    if len(path) == 1 and path[0] in KINDS:
        return Picks(path, Phrase(f"prompt.{path[0]}"), tuple(_places(p, KINDS[path[0]])))
    return Picks(path, Phrase("prompt.any"), ())


def refusals(p: State, path: tuple[str, ...]) -> tuple[Breach, ...]:
    """Why a path leads nowhere; empty when it may go on."""
    if not path:
        return ()
    if p.is_over:
        return (Breach("kayles.end.no_pin"),)
    done = _meant(p, path)
    if done is not None:
        return p.judge(done).breaches
    if len(path) == 1 and path[0] in KINDS:
        return _none_of(p, KINDS[path[0]])
    return (Breach("kayles.turn.pick"),)


def _meant(p: State, path: tuple[str, ...]) -> Action | None:
    """The action that a path spells out whole. A pin alone is knocked down alone."""
    kind, *rest = path if path[0] in KINDS else ("one", *path)
    if len(rest) == 1 and rest[0] in CELLS:
        return action(KINDS[kind], p.current_player, rest[0])
    return None


def _verbs(p: State) -> Iterator[Choice]:
    for word, kind in KINDS.items():
        count = len(list(_places(p, kind)))
        note = Phrase("note.places", {"count": count}) if count else None
        yield Choice(word, Phrase(f"verb.{word}"), "group.turn", note, breaches=_none_of(p, kind))


def _places(p: State, kind: Kind) -> Iterator[Choice]:
    for cell in CELLS:
        act = action(kind, p.current_player, cell)
        if p.judge(act):
            yield Choice(cell, Phrase("label.cell", {"cell": cell}), is_place=True, mark="piece", action=act)


def _none_of(p: State, kind: Kind) -> tuple[Breach, ...]:
    """Why nothing of a kind can be done; empty where something can."""
    return () if any(_places(p, kind)) else (Breach("kayles.turn.no_pair"),)
