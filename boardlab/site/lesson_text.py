"""A lesson as text and pictures, for readers without scripts: what is read and what is asked, and no answer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from typing import Any

from boardlab.core.i18n.language import Wording, speaking
from boardlab.core.picture.scene import Marks, Scene
from boardlab.lessons import checkpoint
from boardlab.lessons.model.lesson import Blocks, StageStep
from boardlab.session.game_session import Session
from boardlab.session.lesson.cells import ShownTable, as_table, is_board, is_chart
from boardlab.session.lesson.chart import chart_svg
from boardlab.session.lesson.lesson_session import LessonSession
from boardlab.session.lesson.texts import Span, TextBlock
from boardlab.site.pictures import Pictures, says_after

WORDING = Wording("boardlab.site")
MARKS = {"strong": "b", "slanted": "em", "code": "code"}


class LessonText:
    """One lesson in one language, as HTML.

    Args:
        stage: the lesson; nothing is done on it.
        pictures: where its pictures are kept.
        root: leads from its page to the site.
    """

    def __init__(self, stage: LessonSession, pictures: Pictures, root: str) -> None:
        self.stage, self.lang = stage, stage.lang
        self._pictures, self._root = pictures, root
        self._before: Scene | None = None

    def opening(self) -> str:
        """The text of the first step."""
        return self._prose(self.stage.steps[0]).replace("<p>", '<p class="bl-st-lead">')

    def board(self) -> Scene:
        """The board of the first step."""
        drawn: Scene = self.stage.state.first_board().scene(lang=self.lang, show="board")
        self._before = drawn
        return drawn

    def whole(self) -> str:
        """All steps, one after the other."""
        with speaking(self.lang):
            return "\n".join(line for number in range(len(self.stage.steps)) for line in self._step(number))

    def _step(self, number: int) -> Iterator[str]:
        stage, lang = self.stage, self.lang
        step = stage.steps[number]
        yield "<section>"
        if step.title[lang] and step.kind != "opening":
            yield f"<h2>{escape(step.title[lang])}</h2>"
        if step.kind == "ask":
            yield from self._question(step)
        elif step.kind == "end":
            yield f"<h2>{escape(WORDING.say('end', lang))}</h2>"
            yield from self._summary()
        else:
            yield self._prose(step)
            for value in stage.state.shown_by(number):
                yield from self._shown(value)
        yield "</section>"

    def _question(self, step: StageStep) -> Iterator[str]:
        asked, lang = checkpoint(step.about), self.lang
        number = WORDING.say("question", lang, number=self.stage.state.asked.index(step.about) + 1)
        yield f"<h2>{escape(number)}: {escape(asked.title(lang))}</h2>"
        yield self._prose(step)
        yield self._board(asked.scene(lang))
        yield f"<p>{escape(asked.question(lang))}</p>"
        if asked.choices:
            yield _list("ul", (escape(asked.choice(key, lang)) for key in asked.choices))

    def _summary(self) -> Iterator[str]:
        stage = self.stage
        last = stage.steps[-1]
        lines = (self._read_out(line.blocks, last.cells) for line in stage.state.walk.summary)
        yield _list("ul", (_inline(each["spans"]) for line in lines for each in line))

    def _shown(self, value: Any) -> Iterator[str]:
        lang = self.lang
        if isinstance(value, Session):
            yield self._board(value.shown.scene(lang=lang, show="board", marks=Marks()))
            yield f"<p><em>{escape(WORDING.say('game', lang))}</em></p>"
        elif is_board(value):
            yield self._board(value.scene(lang=lang))
        elif is_chart(value):
            chart = chart_svg(value)
            yield self._figure(self._pictures.svg(chart, value.title, self._root)) if chart else ""
            yield _told(as_table(value, lang))
        elif hasattr(value, "picture"):
            yield self._figure(self._pictures.svg(value.picture(), "", self._root))
        else:
            yield _told(as_table(value, lang))

    def _read_out(self, built: Blocks, cells: int) -> list[TextBlock]:
        return self.stage.state.cells.read_out(built, cells, self.lang)

    def _prose(self, step: StageStep) -> str:
        return "\n".join(_block(each) for each in self._read_out(step.blocks, step.cells))

    def _board(self, drawn: Scene) -> str:
        """A board, told in words to whoever has just heard what the one before it shows."""
        words = says_after(drawn, self._before, self.lang) if self._before is not None else None
        self._before = drawn
        return self._figure(self._pictures.scene(drawn, self._root, words))

    @staticmethod
    def _figure(picture: str) -> str:
        return f"<figure>{picture}</figure>"


def _block(block: TextBlock) -> str:
    kind = block["kind"]
    if kind in ("list", "numbers"):
        return _list("ul" if kind == "list" else "ol", map(_inline, block["items"]))
    if kind == "table":
        return _table(
            [_inline(each) for each in block["head"]], [[_inline(cell) for cell in row] for row in block["rows"]]
        )
    return f"<{_TAG[kind]}>{_inline(block['spans'])}</{_TAG[kind]}>"


_TAG = {"text": "p", "quote": "blockquote"}


def _inline(spans: Iterable[Span]) -> str:
    return "".join(map(_span, spans))


def _span(span: Span) -> str:
    if isinstance(span, str):
        return escape(span)
    tag = MARKS.get(span["kind"])
    if tag is None:
        return f'<dfn title="{escape(span["title"])}">{escape(span["text"])}</dfn>'
    return f"<{tag}>{escape(span['text'])}</{tag}>"


def _told(found: ShownTable) -> str:
    """Lines or a table that something tells, as plain data made them."""
    made = [f"<p>{escape(line)}</p>" for line in found["lines"]]
    if found["rows"]:
        rows = [[escape(str(cell)) for cell in row] for row in found["rows"]]
        made.append(_table([escape(str(name)) for name in found["head"]], rows, escape(found["title"])))
    return "\n".join(made)


def _table(head: list[str], rows: list[list[str]], caption: str = "") -> str:
    said = f"<caption>{caption}</caption>" if caption else ""
    heads = "".join(f'<th scope="col">{each}</th>' for each in head)
    body = "".join(f"<tr>{''.join(f'<td>{each}</td>' for each in row)}</tr>" for row in rows)
    return f"<table>{said}{f'<thead><tr>{heads}</tr></thead>' if any(head) else ''}<tbody>{body}</tbody></table>"


def _list(tag: str, items: Iterable[str]) -> str:
    return f"<{tag}>{''.join(f'<li>{each}</li>' for each in items)}</{tag}>"
