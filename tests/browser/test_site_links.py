"""Links on the built site: what they open, what is said of bad ones, and the frame that stands inside other pages."""

from __future__ import annotations

import pytest

import boardlab
from boardlab import Record, torres
from boardlab.lessons import checkpoint
from tests.browser.site_page import STARTED, served
from tests.conformance.hostile_links import HOSTILE

POSITION = torres.start(players=2)
GAME = Record(POSITION).play("knight c3").play("knight f6")
LIVES = '#table[data-from] [data-ready="1"]'
FEW = [link for link in HOSTILE if "#" in link and len(link) < 3_000][::9]
ALL = [link for link in HOSTILE if "=" in link.partition("#")[2] and len(link) < 60_000 and "step 1 torres" not in link]


def end(made: str) -> str:
    """The part of a link that the browser keeps to itself."""
    return f"#{made.partition('#')[2]}"


def follow(here, made: str) -> None:
    """Go to another link on the page that is open, and wait until the board of the last one is gone."""
    here.page.evaluate(
        """(hash) => {
          document.getElementById("wrong").hidden = true;
          document.querySelector("#table > *").dataset.last = "";
          location.hash = hash;
        }""",
        end(made),
    )
    here.page.wait_for_function(
        "() => document.querySelector('#table [data-ready=\"1\"]') && !document.querySelector('#table > [data-last]')"
    )


def refused(here, links: list[str]) -> list[str]:
    """The links that were not answered by a sentence and an empty board, or did anything else."""
    wrong = []
    here.page.on("dialog", lambda dialog: wrong.append(dialog.message))
    for made in links:
        follow(here, made)
        here.page.wait_for_selector("#wrong:not([hidden])")
        said = here.page.locator("#wrong").inner_text()
        alone = not here.page.locator("#wrong *").count()
        if not (said and alone and here.page.locator('#table [data-ready="1"] .bl-surface svg').count() == 1):
            wrong.append(made[:99])
    return wrong


def opened(here, address: str) -> None:
    here.page.goto(f"{here.home}{address}")
    here.page.wait_for_selector(LIVES, timeout=STARTED)


def test_links_open_and_hostile_ones_stay_text(visit):
    here = visit()
    opened(here, f"explore/{end(boardlab.link(GAME))}")
    assert here.page.locator("#table").get_attribute("data-from") == "memory"
    assert not here.page.locator("#wrong").is_visible()
    assert "2" in here.page.locator(".bl-count").inner_text()
    assert refused(here, FEW) == []
    follow(here, boardlab.link(POSITION.seen_by(0)))
    assert not here.page.locator("#wrong").is_visible()
    here.page.evaluate("() => { navigator.clipboard.writeText = async (text) => { window.copied = text; }; }")
    here.page.locator('.bl-time [data-do="link"]').click()
    here.page.wait_for_function("() => window.copied")
    copied = here.page.evaluate("() => window.copied")
    assert copied.startswith(f"{here.home}explore/#t=torres/1")
    assert boardlab.open(copied) == POSITION.seen_by(0)
    here.page.locator("#qr").click()
    code = here.page.locator("#code img")
    code.wait_for()
    assert code.evaluate("(img) => img.decode().then(() => img.naturalWidth)") > 100
    assert boardlab.open(code.get_attribute("alt")) == POSITION.seen_by(0)
    follow(here, boardlab.link(checkpoint("torres.scoring.4")))
    here.page.wait_for_selector("#table .bl-card .bl-question")
    # What is typed is read as what stands in a link.
    here.page.locator(".explore form summary").click()
    here.page.locator("textarea").fill("torres/1 <img src=x onerror=alert(1)>")
    here.page.locator('button[value="open"]').click()
    here.page.wait_for_selector("#wrong:not([hidden])")
    assert here.page.locator("#wrong").inner_text()
    assert not here.page.locator("#wrong *").count()
    assert here.page.locator('#table [data-ready="1"] .bl-surface svg').count() == 1
    here.page.locator("textarea").fill(POSITION.to_text())
    here.page.locator('button[value="open"]').click()
    here.page.wait_for_selector("#wrong[hidden]", state="attached")


@pytest.mark.soak
def test_a_hundred_hostile_links_stay_text(visit):
    here = visit()
    opened(here, f"explore/{end(boardlab.link(POSITION))}")
    assert len(ALL) > 100
    assert refused(here, ALL) == []


@pytest.mark.soak
def test_a_link_to_a_step_opens_its_lesson_there(visit):
    here = visit()
    stage = boardlab.lesson("torres.scoring")
    stage.go(4)
    made = boardlab.link(stage, base=here.home, lang="en")
    here.page.goto(f"{here.home}explore/{end(made)}")
    here.page.wait_for_selector("#lesson[data-from] .bl-st", timeout=STARTED)
    assert here.page.url.startswith(made.partition("#")[0])
    assert here.page.locator('.bl-st-dot[aria-current="step"]').get_attribute("data-at") == "3"
    here.page.goto(f"{here.home}explore/{end(made)[:-4]}")
    here.page.wait_for_selector("#lesson[data-from] .bl-st", timeout=STARTED)
    assert "torres.scoring" in here.page.locator(".lesson > .told[role=alert]:not([id])").inner_text()


def test_frame_tells_its_page_how_high_it_is(visit, tmp_path):
    here = visit()
    line = boardlab.embed(checkpoint("torres.scoring.4"), base=here.home, lang="en", height=120)
    listen = "<script>heard = []; addEventListener('message', ({ data }) => heard.push(data));</script>"
    (tmp_path / "index.html").write_text(f"<!doctype html><title>blog</title><link rel=icon href=data:,>{listen}{line}")
    # A page of another host: it may read nothing of the frame but what the frame tells.
    with served(tmp_path) as blog:
        here.page.goto(blog)
        frame = here.page.frame_locator("iframe")
        frame.locator("#table[data-from] .bl-question").wait_for(timeout=STARTED)
        here.page.wait_for_function("() => heard.at(-1)?.height > 300")
        heard = here.page.evaluate("() => heard")
        inside = frame.locator("body").evaluate("(body) => body.getBoundingClientRect().height")
        assert heard[-1] == {"boardlab": "height", "height": pytest.approx(inside, abs=1)}
        assert {tuple(each) for each in heard} == {("boardlab", "height")}
        # Whatever the page around it says is not heard.
        here.page.evaluate("() => frames[0].postMessage({ start: {}, send: {}, open: {}, whole: {} }, '*')")
        assert frame.locator(".bl-question").count() == 1
    here.foreign = [address for address in here.foreign if not address.startswith(blog)]


@pytest.mark.soak
def test_rule_example_plays_on_the_rules_page(visit):
    here = visit()
    here.page.goto(f"{here.home}rules/#torres.build.one_stack")
    entry = here.page.locator("article[id='torres.build.one_stack']")
    entry.locator("a.play").click()
    entry.locator("iframe.played").wait_for()
    board = here.page.frame_locator("iframe.played")
    board.locator("#table[data-from] .bl-question").wait_for(timeout=STARTED)
    here.page.wait_for_function("() => parseInt(document.querySelector('iframe').style.height) > 300")
    assert entry.locator("figure").count() == 0
    assert "explore/#t=boardlab%20question" in board.locator("#whole").get_attribute("href")
