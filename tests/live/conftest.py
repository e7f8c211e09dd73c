"""A Study and a page that talks to it, without a browser."""

from __future__ import annotations

from typing import Any

import pytest

from boardlab.core.game import add_game
from boardlab.notebook import Study
from tests import toygame

add_game(toygame.GAME)


class FakePage:
    """What a page would send, and what it would hear."""

    def __init__(self, study: Study, client: str = "page") -> None:
        self.study = study
        self.client = client
        self.seq = 0
        self.heard: list[dict[str, Any]] = []
        send = study.send

        def hear(content: Any, buffers: Any = None) -> None:
            if content.get("client") == client or not content.get("client"):
                self.heard.append(content)
            send(content, buffers)

        study.send = hear

    def ask(self, do: str, **more: Any) -> dict[str, Any]:
        """Send a message made for the board as it is now, and give the answer to it."""
        self.seq += 1
        message = {"client": self.client, "seq": self.seq, "rev": self.study.frame["rev"], "do": do, **more}
        return self.raw(message)

    def raw(self, message: Any) -> dict[str, Any]:
        before = len(self.heard)
        self.study._on_page(self.study, message, [])
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


@pytest.fixture(autouse=True)
def own_home(tmp_path, monkeypatch):
    monkeypatch.setenv("BOARDLAB_HOME", str(tmp_path / "home"))
    return tmp_path / "home"
