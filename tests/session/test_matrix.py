"""The live matrix: what a page may ask for, what it is shown, and the same as picture and text."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from boardlab.core.ask.matrix import SHEET
from boardlab.lessons.creed.who_beats_whom import DUELS
from boardlab.notebook import Matrix
from tests.pictures import svg_in
from tests.session.test_palette import contrast


@pytest.fixture
def shown() -> Iterator[Any]:
    made = Matrix(DUELS, lang="en")
    yield made
    made.close()


def says(made: Any, **message: Any) -> Any:
    made._on_page(made, {"client": "page", "seq": next(COUNT), "rev": 0, **message}, [])
    return made.matrix


COUNT = count(1)


def answer(made: Any, **message: Any) -> Any:
    """What the page hears."""
    heard: list[Any] = []
    made.send = heard.append
    says(made, **message)
    (found,) = heard
    return found


def test_an_opened_cell_brings_its_account_and_its_board(shown: Any) -> None:
    opened = says(shown, do="open", at=4 * 15 + 12)["open"]
    assert opened["title"] == "spearman 3/1 attacks shield 0/5"
    assert opened["svg"].startswith("<svg")
    assert "p3/1" in opened["board"]
    assert any(line["total"] for line in opened["lines"]), "a sum is set apart"
    assert shown.position.to_json()["units"] == {"A11": "spearman", "B11": "shield_5"}
    says(shown, do="set", key="morale", at=2)
    assert shown.matrix["open"]["verdict"].startswith("Removed")
    assert shown.position.to_json()["units"]["A11"] == "spearman morale_2"


def test_open_cell_opens_as_a_playable_position(shown: Any) -> None:
    says(shown, do="open", at=4 * 15 + 12)
    assert (shown.matrix["open"]["played"], shown._board) == (False, None)
    assert answer(shown, do="play")["answer"] == "done"
    board = shown._board
    assert shown.matrix["open"]["played"]
    assert shown.get_state("_board") == {"_board": f"IPY_MODEL_{board.model_id}"}
    assert board.position == shown.position
    board.play("attack A11 B11")
    assert board.position != shown.position, "what is played there changes nothing in the table"
    says(shown, do="language", key="ko")
    assert (shown._board, board.lang) == (board, "ko")

    says(shown, do="set", key="morale", at=2)
    assert (shown._board, board.is_closed) == (None, True)
    again = shown.open_board()
    assert again.position.to_json()["units"]["A11"] == "spearman morale_2"
    shown.close()
    assert again.is_closed


@pytest.mark.parametrize(
    "message",
    [
        {"do": "set", "key": "support", "at": 6},
        {"do": "set", "key": "support", "at": True},
        {"do": "set", "key": "nonsense", "at": 1},
        {"do": "open", "at": 9 * 15},
        {"do": "open", "at": "0"},
        {"do": "open", "at": -1},
        {"do": "language", "key": "xx"},
        {"do": "burn"},
        {},
    ],
)
def test_invalid_message_changes_nothing(shown: Any, message: Any) -> None:
    before = json.dumps(shown.matrix)
    told = answer(shown, **message)
    assert json.dumps(shown.matrix) == before
    assert told["answer"] == "no"
    assert told["text"].endswith(".")
    assert told["client"] == "page"


def test_something_that_fails_inside_is_said(
    shown: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(type(DUELS), "columns", lambda *_: 1 // 0)
    told = answer(shown, do="open", at=1)
    assert (told["answer"], told["text"]) == (
        "no",
        "Something inside boardlab failed (ZeroDivisionError). The board is as it was: go on.",
    )
    assert "a message failed" in caplog.text


def test_picture_and_text_go_with_it(shown: Any) -> None:
    shown.open_cell(4, 14)
    data, _ = shown._repr_mimebundle_()
    assert "Stands: 3 too few" in data["text/plain"]
    assert svg_in(data["text/html"]).startswith("<svg")


# -- colours -----------------------------------------------------------------------------------------------------------

STYLE = (Path(__file__).parents[2] / "widgets" / "src" / "styles" / "matrix.css").read_text(encoding="utf-8")
SIGNS = {"k0": "kt", "k1": "kt", "k2": "kt", "k3": "kv", "k4": "ku", "k5": "ku", "f1": "ft", "f2": "ft", "f3": "ft"}


def tokens(text: Any) -> Any:
    return {name: colour.lower().replace("#ffffff", "#fff") for name, colour in re.findall(r"--(\w+): ?(#\w+)", text)}


@pytest.mark.parametrize(("opening", "drawn"), [(" {", SHEET.light), ('[data-theme="dark"] {', SHEET.dark)])
def test_live_tones_equal_those_of_the_still_picture(opening: str, drawn: Any) -> None:
    live = tokens(
        STYLE.split(f".bl-matrix {opening}" if opening == "{" else f".bl-matrix{opening}", 1)[1].split("}")[0]
    )
    still = tokens(drawn)
    for ground, sign in SIGNS.items():
        assert (live[ground], live[sign]) == (still[ground], still[sign])
        assert contrast(live[ground], live[sign]) >= 4.5
