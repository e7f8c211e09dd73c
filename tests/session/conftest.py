"""A Study and a page that talks to it, without a browser."""

from __future__ import annotations

import json
from itertools import count
from typing import Any

import pytest

from boardlab.core.contract.game import add_game
from boardlab.notebook import Study
from boardlab.session.patch import patched
from tests import toygame

add_game(toygame.GAME)


class FakePage:
    """What a page would send, what it would hear, and what it would show."""

    def __init__(self, study: Study, client: str = "page") -> None:
        self.study = study
        self.client = client
        self.seq = 0
        self.heard: list[dict[str, Any]] = []
        state = study.get_state()
        self.version = state["version"]
        self.shown = json.loads(json.dumps({name: state[name] for name in ("frame", "words", "area")}))
        tell = study._channel._show
        send = study.send

        def hear(content: Any, buffers: Any = None) -> None:
            self.follow(content)
            if content.get("client") == client or not content.get("client"):
                self.heard.append(content)
            send(content, buffers)

        def hear_of(content: Any) -> None:
            self.follow(content)
            tell(content)

        study.send = hear
        study._channel._show = hear_of

    def follow(self, content: dict[str, Any]) -> None:
        """Show what has changed."""
        for change in content.get("changes", ()):
            if change["version"] <= self.version:
                continue
            assert change["from"] == self.version, "no change is lost on the way"
            self.version = change["version"]
            self.shown = patched(self.shown, json.loads(json.dumps(change["patch"])))

    def ask(self, do: str, **more: Any) -> dict[str, Any]:
        """Send a message made for the board as it is now, and give the answer to it."""
        self.seq += 1
        message = {"client": self.client, "seq": self.seq, "rev": self.shown["frame"]["rev"], "do": do, **more}
        return self.raw(message)

    def raw(self, message: Any) -> dict[str, Any]:
        before = len(self.heard)
        self.study._on_page(self.study, message, [])
        assert self.shown == json.loads(json.dumps(self.study._channel._document)), "the page shows what it should"
        assert len(self.heard) == before + 1, "every message is answered once"
        return self.heard[-1]

    def pick(self, *keys: str) -> dict[str, Any]:
        answers = [self.ask("pick", key=key) for key in keys]
        return answers[-1]


@pytest.fixture
def study() -> Study:
    return Study(toygame.start())


@pytest.fixture
def page(study: Study) -> FakePage:
    return FakePage(study)


@pytest.fixture
def second_page(study: Study) -> FakePage:
    return FakePage(study, "other")


@pytest.fixture
def page_of() -> Any:
    def make(*args: Any, **options: Any) -> Any:
        study = Study(*args, **options)
        return study, FakePage(study)

    return make


def asked_of(widget: Any, do: str, key: str = "") -> dict[str, Any]:
    """What a page hears after it asks a widget without a board for something."""
    heard: list[dict[str, Any]] = []
    widget.send = heard.append
    widget._on_page(widget, {"client": "page", "seq": next(_asked), "rev": 0, "do": do, "key": key}, [])
    (answer,) = heard
    return answer


_asked = count(1)
