"""What has happened in a game, as each seat saw it: the part of an information state that is no view.

A chronicle is a chain of steps from the end to the start, shared by all moments that follow from the same beginning.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from boardlab.core.contract.event import Event
from boardlab.core.contract.knowledge import Knowledge
from boardlab.core.contract.position import Action, Position
from boardlab.core.i18n.language import Phrase
from boardlab.core.play.knowledge import knowledge_of
from boardlab.core.play.observer import Observer


class Told(NamedTuple):
    """One step."""

    before: Position
    action: Action
    after: Position


class Chronicle:
    """A chain of steps; it does not change."""

    __slots__ = ("_known", "_seen", "_start", "before", "step")

    def __init__(self, start: Position, before: Chronicle | None = None, step: Told | None = None) -> None:
        self._start = start
        self.before = before
        """The story without its last step; None at the start."""
        self.step = step
        """The last step; None at the start."""
        self._seen: dict[int | None, str] = {} if before else dict.fromkeys((None, *range(start.players)), "")
        self._known: dict[int, Knowledge] = {}

    def then(self, before: Position, action: Action, after: Position) -> Chronicle:
        """The story with one more step."""
        return Chronicle(self._start, self, Told(before, action, after))

    def seen(self, seat: int | None) -> str:
        """All steps as a seat saw them, one a line: who did what, what of it everybody may know, and what it knows."""
        chain: list[Chronicle] = []
        story = self
        while seat not in story._seen:
            chain.append(story)
            assert story.before is not None
            story = story.before
        text = story._seen[seat]
        if chain:
            text += "".join(each._line(seat) for each in reversed(chain))
            self._seen[seat] = text
        return text

    def _line(self, seat: int | None) -> str:
        assert self.step is not None
        before, action, _ = self.step
        own = action.to_text() if action.player == seat else ""
        told = (_told(event) for event in Observer(seat).events(before, action))
        return " ".join([f"{action.player}:{own}", *told]) + "\n"

    def steps(self) -> Iterator[Told]:
        """All steps, the first first."""
        chain: list[Told] = []
        story: Chronicle | None = self
        while story is not None and story.step is not None:
            chain.append(story.step)
            story = story.before
        return iter(chain[::-1])

    def knowledge(self, seat: int) -> Knowledge:
        """What a seat knows at the end of it."""
        if seat not in self._known:
            self._known[seat] = knowledge_of(seat, self._start, self.steps())
        return self._known[seat]

    def told_to(self, seat: int, now: Position) -> Chronicle:
        """A story that begins now, of which one seat remembers all that it saw, and the others what everybody saw."""
        found = Chronicle(now)
        public = self.seen(None)
        found._seen = {each: self.seen(seat) if each == seat else public for each in found._seen}
        return found

    def __deepcopy__(self, memo: object) -> Chronicle:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return _played_again, (self._start, self._root()._seen, list(self._actions()))

    def _root(self) -> Chronicle:
        story = self
        while story.before is not None:
            story = story.before
        return story

    def _actions(self) -> Iterator[tuple[Position | None, Action]]:
        """Each action, with the position before it where that is not the one after the last action."""
        last = self._start
        for before, action, after in self.steps():
            yield None if before is last else before, action
            last = after


def _played_again(
    start: Position, seen: dict[int | None, str], actions: list[tuple[Position | None, Action]]
) -> Chronicle:
    """A story by its actions: a chain as long as a game cannot be pickled link by link."""
    story, last = Chronicle(start), start
    story._seen = seen
    for before, action in actions:
        last = last if before is None else before
        after = last.play(action)
        story, last = story.then(last, action, after), after
    return story


def _told(event: Event) -> str:
    parts = [event.kind, *map(str, event.places), *(f"{name}={_plain(fact)}" for name, fact in event.facts.items())]
    return f"[{' '.join(parts)}]"


def _plain(fact: object) -> str:
    if isinstance(fact, Phrase):
        inner = ",".join(_plain(value) for value in fact.facts.values())
        name = fact.key.rpartition(".")[2]
        return f"{name}({inner})" if inner else name
    if isinstance(fact, tuple | list):
        return "+".join(map(_plain, fact))
    if isinstance(fact, Mapping):
        return "+".join(f"{key}:{_plain(value)}" for key, value in fact.items())
    return str(fact)
