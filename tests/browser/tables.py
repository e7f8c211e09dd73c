"""Every Study and every question of the tutorials in a plain page, without JupyterLab, to be measured and looked at.

A page here is a host of its own: the front end of ``boardlab/static`` with a model that only holds what Python made.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, Route

from boardlab import lessons
from boardlab.core.contract.game import find_game
from boardlab.lessons import Checkpoint
from boardlab.lessons.creed.who_beats_whom import DUELS
from boardlab.lessons.model.hints import HELPS
from boardlab.notebook.library import text_of, with_all_it_needs
from boardlab.session import frame as framing
from boardlab.session.channel import FrameChannel
from boardlab.session.commands import Message
from boardlab.session.game_session import Session
from boardlab.session.lesson.card_session import CardSession
from boardlab.session.lesson.card_session import channel_of as channel_of_card
from boardlab.session.lesson.lesson_frame import channel_of
from boardlab.session.lesson.lesson_session import LessonSession
from boardlab.session.matrix_session import MatrixSession
from boardlab.session.progress_session import ProgressSession
from boardlab.session.question.question import Question
from boardlab.session.viewer import PARTS
from tests.lesson_studies import sessions
from tests.sessions import board, card_of, picking, picture

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "boardlab" / "static"
HOME = "http://boardlab.test"
PAGE = """<!doctype html><meta charset="utf-8"><title>table</title><style id="style"></style>
<body style="margin:0;background:#e8e4da"><div id="cell" style="width:1000px"></div>"""
EMPTY = """() => {
    window.stop?.();
    window.stop = undefined;
    document.getElementById("cell").replaceChildren();
    localStorage.clear();
    delete navigator.clipboard;
    scrollTo(0, 0);
}"""
SHOW = """async ([name, style, given, width, dark, room]) => {
    const parts = JSON.parse(given), tag = document.getElementById("style");
    document.body.dataset.jpThemeLight = String(!dark);
    document.body.style.background = dark ? "#111317" : "#e8e4da";
    if (tag.textContent !== style) tag.textContent = style;
    const cell = document.getElementById("cell");
    cell.style.width = `${width}px`;
    cell.style.setProperty("--bl-room", room ? `${room}px` : "");
    window.stop?.();
    window.parts = parts;
    cell.replaceChildren();
    const heard = {};
    const model = {
        get: (key) => parts[key], save_changes: () => {}, widget_manager: {},
        set: (key, value) => { parts[key] = value; heard[`change:${key}`]?.(); },
        send: async (content) => {
            window.waiting = (window.waiting ?? 0) + 1;
            const answer = JSON.parse((await window.python?.(content)) ?? null);
            if (answer) heard["msg:custom"]?.(answer);
            window.waiting -= 1;
        },
        on: (type, listener) => { heard[type] = listener; }, off: () => {},
    };
    window.change = (told) => {
        const next = JSON.parse(told);
        Object.assign(parts, next);
        for (const key of Object.keys(next)) heard[`change:${key}`]?.();
    };
    window.widget = (await import(`/${name}.js`)).default;
    window.stop = await window.widget.render({ model, el: cell });
}"""


POINT = """(key) => {
    for (const hit of [...document.querySelectorAll(`.bl-hit[data-place="${key}"]`)].reverse()) {
        const box = hit.getBoundingClientRect();
        for (let fy = .1; fy < 1; fy += .1) for (const fx of [.5, .35, .65, .2, .8]) {
            const [x, y] = [box.left + fx * box.width, box.top + fy * box.height];
            if (document.elementFromPoint(x, y) === hit) return [x, y];
        }
    }
    return null;
}"""


@dataclass
class Shown:
    """One Study or question in one state."""

    game: str
    name: str
    state: str
    lang: str
    card: bool
    parts: dict[str, Any] = field(repr=False)

    def __str__(self) -> str:
        return f"{self.name} {self.state} {self.lang}"


def parts_of(session: Session) -> dict[str, Any]:
    """What a page is sent of a session."""
    found = {
        "area": picture(session).area(),
        "frame": card_of(session),
        "words": framing.words(
            board(session).lang, find_game(board(session).position.game), board(session).position.players
        ),
    }
    copied: dict[str, Any] = json.loads(json.dumps(found))
    return copied


def do(session: Session, key: str, **more: Any) -> None:
    session.handle(Message(do="pick", key=key, client="test", seq=0, rev=board(session).rev, **more))


def narrowed(session: Session) -> None:
    """Show what a narrow page opens with: the second picture, where a game has one."""
    views = framing.frame(board(session))["views"]
    # The last view is text.
    if len(views) > 2:
        session.handle(Message(do="view", key=views[1]["key"], client="test", seq=0, rev=board(session).rev))


def studies(
    name: str, session: Session, langs: Iterable[str] = ("en", "ko"), *, narrow: bool = False
) -> Iterator[Shown]:
    """A Study as it opens, with each deed picked, and with one refused."""
    game = board(session).position.game
    if narrow:
        narrowed(session)
    for lang in langs:
        board(session).lang = lang

        def shown(state: str, lang: str = lang) -> Shown:
            return Shown(game, name, state, lang, card=False, parts=parts_of(session))

        yield shown("rest")
        picks = picking(session).picks()
        deeds = [choice for choice in picks or () if choice.group and choice.action is None]
        refused = False
        for choice in deeds:
            if not choice.breaches:
                do(session, choice.key, fresh=True)
                yield shown(f"picked {choice.key}")
            elif not refused:
                refused = True
                do(session, choice.key, fresh=True)
                yield shown(f"refused {choice.key}")
            picking(session).drop()


def questions(asked: Checkpoint, langs: Iterable[str] = ("en", "ko"), *, narrow: bool = False) -> Iterator[Shown]:
    """A question before an answer, with all hints open, after wrong and right ones, and with the answer walked."""
    game = asked.position.game
    for lang in langs:
        for state in ("before", "hints", "wrong", "told", "right"):
            session = Question(asked, lang)
            if narrow:
                narrowed(session)
            if state == "hints":
                for _ in HELPS:
                    session.open_hint()
            elif state in ("wrong", "told"):
                wrong = next(iter(asked.misconceptions), None)
                answer = wrong.answer(asked.position) if wrong is not None and wrong.answer is not None else None
                if answer is None:
                    continue
                session.submit(answer, learner=False)
                if state == "told":
                    session.open_hint()
                    session.tell()
                    if not session.walkthrough.walkthroughs:
                        continue
            elif state == "right":
                session.submit(asked.answer(), learner=False)
            yield Shown(game, asked.id, state, lang, card=True, parts=parts_of(session))


def all_shown(
    pattern: str = "*/*.md", prefix: str = "", langs: Iterable[str] = ("en", "ko"), *, narrow: bool = False
) -> Iterator[Shown]:
    for name, session in sessions(pattern):
        yield from studies(name, session, langs, narrow=narrow)
    for asked in lessons.checkpoints(prefix):
        yield from questions(asked, langs, narrow=narrow)


def matrix(lang: str) -> dict[str, Any]:
    """The matrix of all duels, with a cell open."""
    found: dict[str, Any] = json.loads(json.dumps(MatrixSession(DUELS, opened=(0, 4), lang=lang).shown()))
    return found


def progress(prefix: str, lang: str) -> dict[str, Any]:
    """The progress card of a game."""
    found: dict[str, Any] = json.loads(json.dumps(ProgressSession(prefix, lang).shown()))
    return found


MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")


def _text(content: Any) -> str:
    """What a page is handed, as text: Playwright takes five times as long over tables that lie in each other."""
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"))


@dataclass
class OpenPage:
    """A page that is open, what went wrong on it, and who answers its messages: the last one does."""

    page: Page
    errors: list[str] = field(default_factory=list)
    python: list[Callable[[Any], Any]] = field(default_factory=list)


LEFT: dict[tuple[Browser, bool], list[OpenPage]] = {}
"""Pages that were left clean, of each browser, without and with touch: to open one takes longer than most tests."""


LATE = 15_000
"""So long, in milliseconds, a page may take to show what it shall: on a machine with other work, too."""
SETTLED = """async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn))));
    const ends = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ends.map((one) => one.finished));
}"""


class Room:
    """A plain page in which tables are shown."""

    def __init__(self, browser: Browser, width: int = 1100, height: int = 1000, *, touch: bool = False) -> None:
        self.width = width - 20
        self._left = LEFT.setdefault((browser, touch), [])
        self._open = self._left.pop() if self._left else self._opened(browser, touch=touch)
        self.page, self.errors, self._python = self._open.page, self._open.errors, self._open.python
        self.clear(width, height)

    @classmethod
    def _opened(cls, browser: Browser, *, touch: bool) -> OpenPage:
        made = OpenPage(browser.new_page(has_touch=touch))
        made.page.on("pageerror", lambda error: made.errors.append(str(error)))
        made.page.route(f"{HOME}/**", cls._serve)
        made.page.goto(f"{HOME}/")
        return made

    @staticmethod
    @cache
    def _style(part: str) -> str:
        return "\n".join(text_of(each)["style"] for each in with_all_it_needs(part))

    @staticmethod
    def _serve(route: Route) -> None:
        file = STATIC / route.request.url.removeprefix(f"{HOME}/").partition("?")[0]
        if file.is_file():
            route.fulfill(path=file, content_type="text/javascript" if file.suffix == ".js" else "text/css")
        else:
            route.fulfill(body=PAGE, content_type="text/html")

    def show(self, shown: Shown, width: int = 1000, *, dark: bool = False, room: int = 0) -> None:
        """Show a table; ``room`` is the height that the host gives it."""
        self.show_part("question" if shown.card else "study", shown.parts, width, dark=dark, room=room)

    def show_part(
        self, part: str, parts: dict[str, Any], width: int = 1000, *, dark: bool = False, room: int = 0
    ) -> None:
        """Show what a part of the front end is for: a table, a question, a matrix, a progress card."""
        self.page.evaluate(SHOW, [part, self._style(part), _text(parts), width, dark, room])

    def play(self, session: Session, width: int = 1000, *, dark: bool = False) -> list[Any]:
        """Show a session with Python behind it; gives the messages of the page, as they will come."""
        card = isinstance(session, Question)
        talk = FrameChannel(board(session), lambda _: None)
        return self._talk(talk, "question" if card else "study", width, dark=dark)

    def tutor(self, session: Session, width: int = 1000, *, dark: bool = False) -> list[Any]:
        """Show a tutor with Python behind it; gives the messages of the page, as they will come."""
        return self._talk(FrameChannel(session, lambda _: None), "tutor", width, dark=dark)

    def game(self, session: Session, width: int = 1000, *, room: int = 0) -> list[Any]:
        """Show the table of a whole game with Python behind it; gives the messages of the page, as they will come."""
        return self._talk(FrameChannel(session, lambda _: None), "play", width, room=room)

    def walk(
        self, stage: LessonSession, width: int = 1000, *, dark: bool = False, room: int = 0
    ) -> tuple[FrameChannel, list[Any]]:
        """Show a lesson with Python behind it; gives its conversation and, as they will come, the page's messages."""
        talk = channel_of(stage, lambda _: None)
        return talk, self._talk(talk, "stage", width, dark=dark, room=room)

    def card(self, card: CardSession, width: int = 1000) -> list[Any]:
        """Show a question that may be presented, with Python behind it; gives the messages of the page."""
        return self._talk(channel_of_card(card, lambda _: None), "question", width)

    def answer(self, said: Callable[[Any], Any]) -> None:
        """Let a function answer the messages of the page."""
        if not self._python:
            self.page.expose_function("python", self._answer)
        self._python.append(lambda content: _text(said(content)))

    def _talk(self, talk: FrameChannel, part: str, width: int, *, dark: bool = False, room: int = 0) -> list[Any]:
        heard: list[Any] = []
        talk.refresh()

        def answered(content: Any) -> Any:
            heard.append(content)
            return talk.receive(content)

        self.answer(answered)
        self.show_part(part, talk.whole(), width, dark=dark, room=room)
        return heard

    def _answer(self, content: Any) -> Any:
        """What Python says to the page that is shown: one function of that name is all a page can have."""
        return self._python[-1](content)

    def change(self, parts: Any) -> None:
        """Hand the page what is new, as a kernel does."""
        self.page.evaluate("(next) => window.change(next)", _text(parts))

    def settled(self) -> None:
        """Wait until Python has answered all that the page asked, and what this changed is drawn and stands still."""
        self.page.wait_for_function("() => !window.waiting")
        self.page.evaluate(SETTLED)

    def point_of(self, key: str) -> tuple[float, float]:
        """Where in the window a place is what a pointer hits."""
        found = self.page.evaluate(POINT, key)
        assert found, f"nothing of {key} can be hit"
        return found[0], found[1]

    @property
    def board(self) -> Locator:
        """The table that is shown."""
        return self.page.locator(".bl-study")

    def click_place(self, key: str) -> None:
        """Click a place as a mouse does: at a point where it is what is hit."""
        self.page.locator(f'.bl-hit[data-place="{key}"]').last.evaluate("hit => hit.scrollIntoView({block: 'nearest'})")
        self.page.mouse.click(*self.point_of(key))

    def deed(self, key: str) -> Locator:
        """The button of a deed."""
        return self.page.locator(f'.bl-act[data-pick="{key}"]')

    def measure(self) -> dict[str, Any]:
        """How large the table and its board are, and what of it one would have to scroll to."""
        found: dict[str, Any] = self.page.evaluate(MEASURE)
        return found

    def clear(self, width: int, height: int) -> None:
        """Leave the page as a test expects it: of this size, nothing shown or kept, nobody pointing or answering."""
        self.page.evaluate(EMPTY)
        self.page.emulate_media(media="null", color_scheme="null", reduced_motion="null", forced_colors="null")
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.mouse.move(width - 1, height - 1)
        if self._python:
            self._python[:] = [lambda content: None]

    def close(self) -> None:
        """Leave the page to another test; one on which something went wrong is closed."""
        if self.errors:
            self.page.close()
        else:
            self._left.append(self._open)
        assert not self.errors, self.errors


__all__ = ["PARTS", "Room", "Shown", "all_shown", "find_game", "parts_of", "questions", "sessions", "studies"]
