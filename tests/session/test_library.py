"""Scripts and styles stand in one library a kernel, which holds what is needed, and every board finds it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import nbformat
import pytest
from ipywidgets import Widget
from ipywidgets.embed import dependency_state
from ipywidgets.widgets.widget import _instances as open_widgets
from nbclient import NotebookClient

from boardlab import Record, futures, lesson, review, torres, tutor
from boardlab.lessons.creed.who_beats_whom import DUELS
from boardlab.notebook import Matrix, Study, check, play, progress
from boardlab.notebook.library import PARTS, STATIC, Library, text_of, with_all_it_needs
from boardlab.notebook.practising import PracticeOffer
from boardlab.tutoring.bank import bank
from tests import toygame

TUTORIALS = Path(__file__).parents[2] / "notebooks" / "en"
LATE = "presenter"
"""The part that no board needs to begin."""
BEGUN = Record(torres.start(players=2)).play("knight f6")
KINDS = {
    "board": lambda: Study(toygame.start(), show=[]),
    "study": lambda: Study(toygame.start()),
    "question": lambda: check("torres.scoring.2"),
    "stage": lambda: lesson("torres.scoring"),
    "matrix": lambda: Matrix(DUELS),
    "progress": lambda: progress("torres.scoring"),
    "offer": lambda: PracticeOffer("torres.goal.product"),
    "futures": lambda: futures(toygame.start(), toygame.start()),
    "play": lambda: play("torres", players=2),
    "tutor": lambda: tutor("torres.scoring"),
    "review": lambda: review(BEGUN, samples=16),
}


@pytest.fixture(autouse=True)
def _nothing_open(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """No widget is open, and the bank of a tutor is small."""
    monkeypatch.setattr("boardlab.notebook.tutor_card.bank", partial(bank, each=1))
    Widget.close_all()
    yield
    Widget.close_all()


def libraries() -> Any:
    return [widget for widget in open_widgets.values() if isinstance(widget, Library)]


def held() -> Any:
    (library,) = libraries()
    return {part for part in PARTS if getattr(library, part)}


def state_of(board: Any) -> Any:
    return board.get_state()["_library"].removeprefix("IPY_MODEL_")


@pytest.mark.parametrize("part", KINDS)
def test_widget_loads_only_the_parts_it_needs(part: str) -> None:
    KINDS[part]().open()
    assert held() == set(with_all_it_needs(part))
    assert all(getattr(libraries()[0], each) == text_of(each) for each in held())


def test_a_board_alone_brings_no_panels() -> None:
    assert with_all_it_needs("board") == ("common", "board")
    assert with_all_it_needs("matrix") == ("common", "help", "matrix")
    assert with_all_it_needs("question") == ("common", "help", "board", "table", "walkthrough", "hints", "question")


def test_all_boards_share_one_library_in_any_order() -> None:
    boards = [make() for make in KINDS.values()]
    for board in boards:
        board.open()
    (library,) = libraries()
    assert {state_of(board) for board in boards} == {library.model_id}
    assert held() == set(PARTS) - {LATE}


def test_saved_notebook_holds_each_script_once() -> None:
    for make in (*KINDS.values(), *KINDS.values()):
        make().open()
    saved = json.dumps(Widget.get_manager_state(), ensure_ascii=False)
    for file in (*STATIC.glob("*.js"), *STATIC.glob("*.css")):
        text = json.dumps(file.read_text(encoding="utf-8"), ensure_ascii=False)
        wanted = 2 * len(KINDS) if file.stem == "stub" else 0 if file.stem == LATE else 1
        assert saved.count(text) == wanted, file.name


def test_later_part_comes_when_a_page_asks() -> None:
    """With what it needs besides, and with nothing that the page has; a part that there is not is none."""
    board = KINDS["question"]()
    sent: list[Any] = []
    board.send = sent.append
    for wanted in (LATE, "nothing", ["stage"]):
        board._on_stub(board, {"do": "library", "part": wanted}, [])
    assert [*sent[0]["library"]] == ["stage", LATE]
    assert all([*each["library"]] == [*with_all_it_needs("question")] for each in sent[1:])


def test_a_board_embedded_in_a_page_brings_its_library() -> None:
    first, second = KINDS["study"](), KINDS["matrix"]()
    for board in (first, second):
        board.open()
    assert set(dependency_state([first], drop_defaults=False)) == {
        first.model_id,
        first.layout.model_id,
        libraries()[0].model_id,
    }


def test_library_closes_with_the_last_board_and_reopens() -> None:
    first, second = KINDS["study"](), KINDS["progress"]()
    for board in (first, second):
        board.open()
    first.close()
    assert len(libraries()) == 1
    second.close()
    assert not open_widgets
    first.open()
    assert held() == set(with_all_it_needs("study"))
    assert state_of(first) == libraries()[0].model_id


@pytest.mark.parametrize("part", KINDS)
def test_isolated_host_gets_the_parts_of_one_board(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    board, sent = KINDS[part](), []
    monkeypatch.setattr(type(board), "send", lambda self, content, buffers=None: sent.append(content))
    board._handle_custom_msg({"do": "library"}, [])
    (handed,) = [message["library"] for message in sent if "library" in message]
    assert handed == {each: text_of(each) for each in with_all_it_needs(part)}


@pytest.mark.soak
@pytest.mark.parametrize("tutorial", ["torres/03_knights", "catan/04_robber", "creed/01_board"])
def test_a_tutorial_saved_with_its_widgets_holds_one_library(tutorial: str) -> None:
    (path,) = TUTORIALS.glob(f"{tutorial}*.ipynb")
    notebook = nbformat.read(path, 4)
    NotebookClient(notebook, timeout=120, kernel_name="python3", store_widget_state=True).execute()
    state = notebook.metadata["widgets"]["application/vnd.jupyter.widget-state+json"]["state"]
    assert sum("common" in model["state"] for model in state.values()) == 1
    assert sum("_part" in model["state"] for model in state.values()) > 1
    text = json.dumps(state, ensure_ascii=False)
    assert text.count(json.dumps(text_of("board")["script"], ensure_ascii=False)) == 1
    assert text.count(json.dumps(text_of("common")["style"], ensure_ascii=False)) == 1
