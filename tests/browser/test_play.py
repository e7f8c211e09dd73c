"""Playing Torres by each means, and in JupyterLab when things go wrong."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from boardlab import scenario, torres
from boardlab.core.play.record import Record
from boardlab.notebook import Study
from boardlab.session.kinds import study
from tests import toygame
from tests.browser.means import GO, MEANS, by_mouse, chosen

ROOT = Path(__file__).parents[2]
TOY = "from tests import toygame; from boardlab import Study; toygame.installed(); s = Study(toygame.start()); s"
HEIGHTS = {
    "d3": 3,
    "d2": 2,
    "c3": 4,
    "d4": 1,
    "c2": 2,
    "e6": 3,
    "e7": 6,
    "e8": 2,
    "f6": 1,
    "h5": 2,
    "h4": 1,
    "a5": 2,
    "a4": 1,
    "c8": 1,
    "d8": 1,
    "f2": 2,
    "f3": 2,
    "g3": 1,
    "b7": 3,
    "e1": 1,
}
POSITION = {
    "players": 3,
    "phase": 2,
    "round": 2,
    "player": 0,
    "heights": HEIGHTS,
    "king": "f6",
    "scores": [24, 31, 32],
    "knights": [["d3", "h5", "e6"], ["c3", "h4", "a5"], ["f2", "b7"]],
    "ap": 5,
    "spent": 0,
    "turn_stack": 2,
    "stacks": [[3], [3, 3], [3, 3]],
    "hands": [["elevator"], ["magnet"], []],
}
MIDGAME = torres.from_json(POSITION, allow_unreachable=True)
TORRES = f"""
from boardlab import Study, torres
p = torres.from_json({POSITION!r}, allow_unreachable=True)
s = Study(p)
s
"""


@MEANS
def test_a_whole_turn(room_for, choose):
    session = Study(MIDGAME)._session
    room_for.play(session, room_for.width)
    board = room_for.board
    chosen(choose, room_for, "move", "d3", "e3", "build", "e4", "point")
    expect(board.locator(".bl-mover .bl-points")).to_have_text("25")
    chosen(choose, room_for, "end")
    if board.locator(".bl-go").count():
        chosen(choose, room_for, f"{GO}{board.locator('.bl-go').first.get_attribute('data-pick')}")
    expect(board.locator(".bl-who")).to_have_text("B to play")
    expect(board.locator(".bl-say")).to_contain_text("e3")
    room_for.page.keyboard.press("u")
    expect(board.locator(".bl-who")).to_have_text("A to play")


def test_an_illegal_pick_is_explained_and_undo_takes_back(room):
    room.play(Study(MIDGAME)._session)
    page, board = room.page, room.board
    chosen(by_mouse, room, "d3", "h8")
    expect(board.locator(".bl-callout")).to_contain_text("h8")
    expect(board.locator(".bl-callout .bl-rule").first).to_have_attribute("data-rule", re.compile("^torres"))
    expect(board.locator('[role="alert"]')).to_contain_text("h8")
    # What the pointer rests on is told of by then, or is now: that takes no Escape from what was refused.
    page.mouse.move(2, 2)
    page.mouse.move(*room.point_of("h8"))
    expect(board.locator(".bl-tip")).to_be_visible()
    page.keyboard.press("Escape")
    expect(board.locator(".bl-callout")).to_have_count(0)
    chosen(by_mouse, room, "d3", "e3")
    board.locator('[data-do="undo"]').click()
    page.wait_for_selector('[data-key="knight:A@d3"]')
    expect(board.locator(".bl-count")).to_have_text("The start")
    board.locator(".bl-step").nth(1).click()
    page.wait_for_selector('[data-key="knight:A@e3"]')


def test_a_receipt_line_lights_its_cells_at_once(room):
    room.play(Study(MIDGAME)._session)
    board = room.board
    board.locator('[data-do="bill"]').click()
    board.locator(".bl-rline").first.hover()
    assert board.locator(".bl-surface > svg.bl-dimmed").count() == 1
    assert board.locator('[data-key="tower:e7"]').evaluate("node => node.classList.contains('bl-dim')")
    assert not board.locator('[data-key="tower:d3"]').evaluate("node => node.classList.contains('bl-dim')")
    room.page.mouse.move(5, 5)
    assert board.locator(".bl-dimmed").count() == 0
    board.locator('[data-do="walk"][data-at="1"]').click()
    expect(board.locator(".bl-walk span").first).to_contain_text("Line 1 of")
    assert board.locator(".bl-dimmed").count() == 1


def test_two_views_agree_and_render_again(open_notebook):
    notebook = open_notebook(TOY, "s")
    page = notebook.page
    page.wait_for_function("document.querySelectorAll('.bl-study[data-ready]').length == 2")
    notebook.click_place("b2", index=0)
    expect(notebook.board(1).locator('[data-key="pebble:A@b2"]')).to_have_count(1)
    notebook.click_place("a1", index=1)
    expect(notebook.board(0).locator('[data-key="pebble:A@a1"]')).to_have_count(1)
    assert (
        notebook.board(0).locator('[role="status"]').inner_text()
        != notebook.board(1).locator('[role="status"]').inner_text()
    )
    notebook.run_code("s.play('end')")
    for index in (0, 1):
        expect(notebook.board(index).locator(".bl-who")).to_have_text("B to play")


def test_kernel_restart_says_what_to_run_first(open_notebook):
    notebook = open_notebook(TOY.replace("toygame.start()", "toygame.start(), name='kept'", 1))
    page, board = notebook.page, notebook.board()
    notebook.click_place("b2")
    page.wait_for_selector('[data-key="pebble:A@b2"]')
    page.evaluate("() => jupyterapp.shell.currentWidget.sessionContext.session.kernel.restart()")
    expect(board.locator(".bl-strip-link")).to_contain_text("First run the notebook’s first code cell")
    expect(board.locator('[data-do="retry"]')).to_have_count(0)
    expect(board.locator('[data-key="pebble:A@b2"]')).to_have_count(1)
    assert float(board.locator(".bl-surface > svg").evaluate("node => getComputedStyle(node).opacity")) < 1
    notebook.run()
    expect(notebook.board().locator(".bl-strip-link")).to_have_count(0)
    expect(notebook.board().locator('[data-key="pebble:A@b2"]')).to_have_count(1)
    notebook.click_place("a1")
    page.wait_for_selector('[data-key="pebble:A@a1"]')


def test_busy_kernel_is_told_from_a_dead_one(open_notebook, tmp_path):
    done = tmp_path / "done"
    wait = f"while globals().get('nap') and not pathlib.Path({str(done)!r}).exists(): time.sleep(0.02)"
    notebook = open_notebook(TOY, f"import pathlib, time\n{wait}")
    page, board = notebook.page, notebook.board()
    # A page that has just opened has questions of its own to Python, and then calls it idle though cells are run.
    notebook.run_code("nap = True")
    notebook.start()
    page.wait_for_selector('.bl-study[data-ready="1"]:not([data-old])')
    # The second cell of the run is under way, or is about to be.
    notebook.click_place("b2")
    expect(board.locator(".bl-strip-link")).to_contain_text("Python is busy with other cells.")
    assert board.locator('[data-do="retry"]').count() == 0
    notebook.click_place("a1")
    done.touch()
    expect(board.locator(".bl-strip-link")).to_have_count(0)
    expect(board.locator('[data-key="pebble:A@b2"]')).to_have_count(1)
    assert board.locator('[data-key="pebble:A@a1"]').count() == 0
    assert page.locator(".bl-strip").count() == 0, "what was picked meanwhile is not refused afterwards"


@pytest.mark.soak
def test_silent_idle_kernel_can_be_asked_again(open_notebook):
    notebook = open_notebook(TOY)
    board = notebook.board()
    notebook.run_code("s.comm.on_msg(lambda message: None)")
    notebook.click_place("a1")
    expect(board.locator(".bl-strip-link")).to_contain_text("Python does not answer. Your pick is kept.")
    board.locator('[data-do="retry"]').click()
    expect(board.locator(".bl-strip-link")).to_contain_text("Your pick was: a1")
    notebook.run_code("s.comm.on_msg(s._handle_msg)")
    board.locator('[data-do="retry"]').click()
    expect(board.locator(".bl-strip-link")).to_have_count(0)
    expect(board.locator('[data-key="pebble:A@a1"]')).to_have_count(1)


def test_hostile_names_stay_text(room):
    names = '<img src=x onerror="window.hacked=1">', "</svg><script>hacked=1</script>"
    room.play(Study(torres.start(players=2), names=names)._session)
    page, board = room.page, room.board
    expect(board.locator(".bl-who")).to_contain_text("<img src=x")
    board.locator('[role="gridcell"]').first.focus()
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    expect(board.locator(".bl-say")).to_contain_text("<img src=x")
    board.locator('[data-pick="text"]').click()
    expect(board.locator(".bl-facts li").first).to_be_visible()
    assert page.evaluate("window.hacked") is None
    assert board.locator("img, script").count() == 0


def test_escape_leaves_and_tab_is_never_trapped(open_notebook):
    notebook = open_notebook(TOY)
    page, board = notebook.page, notebook.board()
    page.mouse.move(0, 0)  # a note that the pointer calls up takes an Escape for itself
    board.locator('[role="gridcell"]').first.focus()
    expect(board.locator('[role="gridcell"]').first).to_be_focused()
    page.keyboard.press("Escape")
    page.wait_for_function("document.activeElement.classList.contains('bl-study')")
    page.keyboard.press("Escape")
    page.wait_for_function("!document.activeElement.closest('.bl-study')")
    board.locator('[data-do="help"]').focus()
    stops = 0
    while page.evaluate("!!document.activeElement.closest('.bl-study')"):
        page.keyboard.press("Tab")
        stops += 1
        assert stops < 40


def test_a_korean_input_method_changes_nothing(room):
    toygame.installed()
    room.play(Study(toygame.start())._session)
    board = room.board
    board.locator('[role="gridcell"]').first.focus()
    board.locator('[role="gridcell"]').first.evaluate(
        "cell => cell.dispatchEvent(new KeyboardEvent('keydown', { key: 'ㅈ', code: 'KeyW', bubbles: true }))"
    )
    expect(board.locator('[role="status"]')).to_contain_text("a3, free")


SPY_ON_MOTION = """() => {
    window.moved = [];
    // A page that serves several tests is spied on once.
    const animate = (window.animates ??= Element.prototype.animate);
    Element.prototype.animate = function (frames, timing) {
        window.moved.push([this.dataset.key ?? this.className, timing.duration]);
        return animate.call(this, frames, timing);
    };
    window.counted = [];
    const value = (window.nodeValues ??= Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue"));
    Object.defineProperty(Node.prototype, "nodeValue", { ...value, set(text) {
        if (this.parentElement?.matches(".bl-points")) window.counted.push(Number(text));
        value.set.call(this, text);
    }});
}"""


@pytest.mark.parametrize("calm", [False, True])
def test_blocks_land_points_count_and_wins_celebrate(room, calm):
    room.page.emulate_media(reduced_motion="reduce" if calm else "no-preference")
    record = Record(scenario("torres.king.last_turn_3"))
    built = next(act for act in record.position.legal_actions() if act.to_text().startswith("build"))
    cell = built.to_text().split()[1]
    session = study(record)
    room.play(session)
    room.page.evaluate(SPY_ON_MOTION)
    chosen(by_mouse, room, "build", cell)
    landed = room.page.evaluate(f"moved.filter(([what]) => what === 'tower:{cell}')")
    chosen(by_mouse, room, "end")
    expect(room.page.locator(".bl-say")).to_contain_text("The game is over")
    expect(room.page.locator(".bl-party")).to_have_count(0)
    moved = room.page.evaluate("moved")
    assert all(duration <= 600 for _, duration in moved)
    assert len(landed) == (0 if calm else 1)
    assert any("bl-paper" in what for what, _ in moved) != calm
    if not calm:
        room.page.wait_for_function(f"counted.includes({max(session.position.scores)})")
    shown = [int(text) for text in room.page.locator(".bl-points").all_inner_texts()]
    assert sorted(shown) == sorted(session.position.scores)
