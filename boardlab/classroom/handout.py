"""Handouts: a sheet of fresh positions to be worked out on paper, and its answers with receipts and wrong rules.

Each sheet of a set is drawn anew, so that neighbours cannot copy; the same set and number give the same sheet.
"""

from __future__ import annotations

import re
from html import escape
from itertools import islice
from typing import NamedTuple

from boardlab.classroom.board_picture import DrawnBoard, paper_board
from boardlab.classroom.paper import (
    ANSWERS_STYLE,
    NUMBERED,
    PAPER,
    WORDING,
    answer_item,
    choices_by_letter,
    paper_html,
    topic_title,
)
from boardlab.core.errors import PlainError
from boardlab.core.i18n.language import language
from boardlab.core.text.quoting import shown
from boardlab.lessons.model.checkpoint import Checkpoint
from boardlab.lessons.model.practice import NoPractice, practice

QUESTIONS = 6
"""So many questions a sheet has."""
MOST_SHEETS, MOST_QUESTIONS = 60, 20
_TRIED = 60
"""So many positions are drawn to find those that can be asked on paper."""


class HandoutSheet(NamedTuple):
    """The questions of one sheet."""

    topic: str
    seed: str
    number: int
    questions: tuple[Checkpoint, ...]


def sheet(topic: str, *, seed: str = "1", number: int = 1, questions: int = QUESTIONS) -> HandoutSheet:
    """The sheet with a number from 1 on of a set that is called by its seed.

    Raises:
        NoPractice: where there is no practice of the topic, or it has nothing for paper.
        PlainError: for another number of sheets or questions.
    """
    _check(number, MOST_SHEETS)
    _check(questions, MOST_QUESTIONS)
    plain = re.sub(r"[^a-z0-9]", "", seed.casefold())[:12] or "1"
    row = practice(topic, seed=f"{plain}x{number}")
    found = (asked for asked in islice(row, _TRIED) if asked.kind in PAPER and not asked.whole)
    chosen = tuple(islice(found, questions))
    if not chosen:
        raise NoPractice(WORDING.say("handout.none", topic=shown(topic)))
    return HandoutSheet(topic, seed, number, chosen)


def sheets(topic: str, *, seed: str, first: int, count: int, questions: int = QUESTIONS) -> tuple[HandoutSheet, ...]:
    """Several sheets of a set, from the number ``first`` on.

    Raises:
        NoPractice: where there is no practice of the topic, or it has nothing for paper.
        PlainError: for another number of sheets or questions.
    """
    _check(first, MOST_SHEETS)
    _check(count, MOST_SHEETS + 1 - first)
    return tuple(sheet(topic, seed=seed, number=at, questions=questions) for at in range(first, first + count))


def _check(given: object, most: int) -> None:
    if type(given) is not int or not 1 <= given <= most:
        raise PlainError(WORDING.say("handout.number", given=shown(given), last=most))


def handout_html(sheets: tuple[HandoutSheet, ...], lang: str | None = None) -> str:
    """Some sheets and, after them, the answers to each, as one page of HTML to be printed on A4.

    Args:
        sheets: of one topic.
        lang: its language; None for the chosen one.
    """
    return _Handout(lang or language()).html(sheets)


class _Handout:
    """Handouts in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def say(self, key: str, **facts: object) -> str:
        return escape(WORDING.say(f"handout.{key}", self.lang, **facts))

    def html(self, sheets: tuple[HandoutSheet, ...]) -> str:
        pages = "".join(self._sheet(each) for each in sheets) + "".join(self._answers(each) for each in sheets)
        return paper_html(self._title(sheets[0]), self.lang, pages, _STYLE + ANSWERS_STYLE)

    def _title(self, sheet: HandoutSheet) -> str:
        return topic_title(sheet.topic, sheet.questions[0].wording, self.lang)

    def _head(self, sheet: HandoutSheet, note: str) -> str:
        return f"<header><h1>{self._title(sheet)}</h1><p>{note}</p></header>"

    def _foot(self, sheet: HandoutSheet) -> str:
        return f"<footer>{self.say('foot', number=sheet.number, seed=shown(sheet.seed))}</footer>"

    # -- for pupils --------------------------------------------------------------------------------------------------

    def _sheet(self, sheet: HandoutSheet) -> str:
        blanks = "".join(f"<span>{self.say(key)}</span>" for key in ("name", "class", "date"))
        items = "".join(map(self._question, sheet.questions))
        head = self._head(sheet, self.say("sheet", number=sheet.number))
        return f'<main>{head}<p class="blanks">{blanks}</p><ol class="asked">{items}</ol>{self._foot(sheet)}</main>'

    def _question(self, asked: Checkpoint) -> str:
        told = f"<h2>{escape(asked.title(self.lang))}</h2><p>{escape(asked.question(self.lang))}</p>"
        drawn = self._board(asked)
        wide = " class=wide" if drawn.wide else ""
        return f'<li{wide}><div class="picture">{drawn.html}</div><div>{told}{self._room(asked)}</div></li>'

    def _room(self, asked: Checkpoint) -> str:
        """The room to answer in."""
        lines = f'<p class="lines">{self.say("work")}</p>'
        if asked.kind == "number":
            return f'{lines}<p class="answer">{self.say("answer")} <span></span></p>'
        if asked.kind == "cells":
            return f'<p class="do">{self.say("circle")}</p>{lines}'
        because = f'<p class="lines">{self.say("because")}</p>'
        choices = "".join(f"<li>{each}</li>" for each in choices_by_letter(asked, self.lang))
        return f'<ul class="choices">{choices}</ul>{because}'

    # -- for teachers ------------------------------------------------------------------------------------------------

    def _answers(self, sheet: HandoutSheet) -> str:
        head = self._head(sheet, self.say("answers", number=sheet.number))
        items = "".join(answer_item(asked, self.lang, self._board) for asked in sheet.questions)
        return f'<main class="key">{head}<ol class="answers">{items}</ol>{self._foot(sheet)}</main>'

    def _board(self, asked: Checkpoint) -> DrawnBoard:
        return paper_board(asked, self.lang)


_STYLE = f"""
.asked{{counter-reset:question}}
.asked>li{{counter-increment:question;display:grid;grid-template-columns:82mm minmax(0,1fr);gap:8mm;
border-top:1px solid #000;padding:4mm 0;break-inside:avoid}}
.asked>.wide{{grid-template-columns:114mm minmax(0,1fr);gap:6mm}}
.asked>li h2::before{{content:counter(question);{NUMBERED}}}
.asked .picture img{{width:100%;max-height:70mm;object-fit:contain}}
.blanks{{display:grid;grid-template-columns:2fr 1fr 1fr;gap:6mm;margin:6mm 0 5mm}}
.blanks span{{border-bottom:1px solid #000;padding-bottom:2px}}
.lines{{margin-top:2mm;padding-bottom:15mm;background:repeating-linear-gradient(#0000 0 7mm,#777 7mm calc(7mm + 1px))
0 5mm/100% 15mm no-repeat;font-size:12px;print-color-adjust:exact;-webkit-print-color-adjust:exact}}
.answer{{display:flex;align-items:center;gap:8px;font-weight:700;margin-top:3mm}}
.answer span{{width:28mm;height:10mm;border:1px solid #000;border-radius:4px}}
.do{{font-weight:700}}
.choices{{margin-top:2mm}}.choices li{{padding:1mm 0}}
.choices b{{display:inline-grid;place-items:center;width:20px;height:20px;
border:1px solid #000;border-radius:50%;margin-right:4px}}
@media (max-width:700px){{.asked>li,.asked>.wide{{grid-template-columns:minmax(0,1fr)}}}}
"""
