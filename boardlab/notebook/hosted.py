"""What carries a session between Python and the pages of a notebook: messages in, answers and changes out.

What decides, and what is shown of it, stands in :mod:`boardlab.session`, which knows no host. Messages arrive on
another thread than the cells run on, so whatever touches the session holds the lock.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boardlab.core.i18n.language import follow_language, language
from boardlab.core.json_data import Json
from boardlab.core.packages import there
from boardlab.notebook.unshown import PACKAGES
from boardlab.session.commands import spread_language

if TYPE_CHECKING or there(*PACKAGES):
    from boardlab.notebook.shown import Shown, part, sent, sent_board
else:
    from boardlab.notebook.unshown import Unshown as Shown
    from boardlab.notebook.unshown import part, sent, sent_board

__all__ = ["Hosted", "part", "sent", "sent_board"]


class Hosted(Shown):
    """A widget with a session behind it. It calls :meth:`_host` when it is made."""

    _session: Any
    _channel: Any
    _board: Hosted | None = None
    """One more widget that is shown inside this one; a trait (:func:`sent_board`) where there may be one."""

    def _host(self, session: Any, channel: Any) -> None:
        """Connect a session to this widget.

        Args:
            session: what decides; a :class:`boardlab.session.base_session.BaseSession`.
            channel: how its pages talk to it; a :class:`boardlab.session.channel.Channel`.
        """
        self._session = session
        self._channel = channel
        self._lock = channel.lock
        super().__init__()
        self._refresh()
        if self.comm is not None:
            self.send_state()  # a host that opens a widget as it is made has told its page of an empty one
        self.on_msg(self._on_page)
        follow_language(self)

    @property
    def lang(self) -> str:
        """The language that is spoken here; set it to ``"en"`` or ``"ko"``."""
        told: str = self._session.lang
        return told

    @lang.setter
    def lang(self, code: str) -> None:
        with self._lock:
            self._session.speak_in(code)
            self._refresh()

    def language_chosen(self, code: str, *, everywhere: bool = False) -> None:
        """Follow the language chosen for the kernel, unless this one was given one of its own."""
        with self._lock:
            self._session.follows |= everywhere
            if not self.is_closed and self._session.follow(code):
                self._refresh()

    def catch_up(self) -> None:
        """Speak the language chosen while it was closed."""
        self.language_chosen(language())

    def _still(self) -> str:
        """What stands beside its text where nothing runs, as HTML; "" for nothing. Called while the lock is held."""
        return ""

    def _repr_mimebundle_(self, **kwargs: object) -> Any:
        """The live widget, and for those who cannot run it the same as a picture and as text."""
        shown = super()._repr_mimebundle_(**kwargs)
        data, metadata = shown if isinstance(shown, tuple) else (shown, {})
        with self._lock:
            still = {"text/plain": repr(self)}
            # Where no widget can be shown, what stands in for it has the picture in its text already.
            if "text/html" not in (data or {}) and (html := self._still()):
                still["text/html"] = html
        return {**(data or {}), **still}, metadata

    @property
    def frame(self) -> Json:
        """Everything the page shows of a board, as plain data; empty where it shows none."""
        return dict(self._channel.shown().get("frame", {}))

    def get_state(self, key: object = None, drop_defaults: bool = False) -> Json:
        """What a page needs to begin; what changes of a frame afterwards is sent as messages, and not as state."""
        state = dict(super().get_state(key, drop_defaults))
        return state if key is not None else state | self._channel.whole()

    def _refresh(self) -> None:
        """Show the session as it is now."""
        self._channel.refresh()

    def _inside(self) -> Hosted | None:
        """What is shown inside it now: the one that is there, as long as that is asked for. None for nothing."""
        return None

    def _send_parts(self, parts: Json) -> None:
        """Send the page what has changed, in one message: the parts that are shown, each by the trait of its name."""
        before, inside = self._board, self._inside()
        with self.hold_sync():
            for name, part in parts.items():
                setattr(self, name, part)
            if inside is not before:
                self._board = inside
        if inside is not None and inside.lang != self._session.lang:
            inside.lang = self._session.lang
        if before is not None and before is not inside:
            before.close()

    def leave(self) -> None:
        """Called when it is closed: what is inside goes with it."""
        if self._board is not None:
            self._board.close()

    def _on_page(self, _widget: object, content: object, _buffers: object) -> None:
        """Answer one message of a page."""
        with self._lock:
            answer = self._channel.receive(content)
            self.send(dict(answer))
        spread_language(content, answer, self._session.lang)
