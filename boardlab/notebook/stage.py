"""The stage in a notebook: ``boardlab.lesson("torres.scoring")`` walks a lesson step by step in one place.

What decides is :class:`boardlab.live.stage_session.StageSession`; this carries it between Python and its pages.
"""

from __future__ import annotations

from typing import Any

import traitlets

from boardlab.core.calls import explained
from boardlab.core.language import follow_language, language
from boardlab.live.messages import spread_language
from boardlab.live.stage_conversation import StageConversation
from boardlab.live.stage_session import StageSession
from boardlab.live.stage_still import as_text, stage_svg
from boardlab.notebook.shown import Shown

Json = dict[str, Any]


class Stage(Shown):
    """A lesson, walked step by step in one place; made by :func:`lesson`.

    Args:
        lesson_id: such as ``torres.scoring``.
        lang: ``"en"`` or ``"ko"``; None follows ``boardlab.language()``.

    Raises:
        UnknownLesson: naming those that are near, where there is none of this id.
    """

    _part = traitlets.Unicode("stage").tag(sync=True)

    def __init__(self, lesson_id: str, lang: str | None = None) -> None:
        self._session = StageSession(lesson_id, lang)
        self._conversation = StageConversation(self._session, self.send)
        self._lock = self._conversation.lock
        super().__init__()
        self._conversation.refresh()
        self.on_msg(self._on_page)
        follow_language(self)

    # ---- to use from a cell ----

    @property
    def step(self) -> int:
        """Which step is shown, counted from 1."""
        return self._session.at + 1

    def go(self, step: int) -> None:
        """Go to a step, counted from 1.

        Raises:
            PlainError: where there is no such step.
        """
        with self._lock:
            self._session.go_to(step)
            self._conversation.refresh()

    def language_chosen(self, code: str, *, everywhere: bool = False) -> None:
        """Follow the language chosen for the kernel, unless this lesson was given one of its own."""
        with self._lock:
            self._session.follows |= everywhere
            if not self.is_closed and self._session.follow(code):
                self._conversation.refresh()

    def catch_up(self) -> None:
        """Speak the language chosen meanwhile."""
        self.language_chosen(language())

    # ---- to show ----

    def __repr__(self) -> str:
        """The lesson as text: what it is called, its chapters, and how many steps and questions they have."""
        with self._lock:
            return as_text(self._session)

    __str__ = __repr__

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The live lesson, and for those who cannot run it its first screen as a picture and its chapters as text."""
        shown = super()._repr_mimebundle_(**kwargs)
        data, metadata = shown if isinstance(shown, tuple) else (shown, {})
        with self._lock:
            picture = stage_svg(self._session)
        return {**(data or {}), "text/plain": repr(self), "image/svg+xml": picture}, metadata

    @property
    def frame(self) -> Json:
        """Everything the page shows of the lesson, as plain data."""
        return dict(self._conversation.shown()["frame"])

    def get_state(self, key: Any = None, drop_defaults: bool = False) -> dict[str, Any]:
        """What a page needs to begin; what changes afterwards is sent as messages, and not as state."""
        state = dict(super().get_state(key, drop_defaults))
        return state if key is not None else state | self._conversation.whole()

    # ---- to hear the page ----

    def _on_page(self, _widget: Any, content: Any, _buffers: Any) -> None:
        """Answer one message of a page."""
        with self._lock:
            answer = self._conversation.receive(content)
            self.send(dict(answer))
        spread_language(content, answer, self._session.lang)


@explained("lesson")
def lesson(lesson_id: str, lang: str | None = None) -> Stage:
    """A lesson by its id, such as ``torres.scoring``, walked step by step in one place.

    Raises:
        UnknownLesson: naming the nearest ids, where there is none.
    """
    return Stage(lesson_id, lang)
