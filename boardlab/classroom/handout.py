"""Handouts: a sheet of fresh positions to be worked out on paper, and its answers with receipts and wrong rules.

Each sheet of a set is drawn anew, so that neighbours cannot copy; the same set and number give the same sheet.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from itertools import islice
from typing import NamedTuple

from boardlab.classroom.board_picture import board_picture
from boardlab.core.contract.game import find_game
from boardlab.core.errors import PlainError
from boardlab.core.i18n.language import Wording, language
from boardlab.core.text.quoting import shown
from boardlab.lessons.model.checkpoint import Checkpoint
from boardlab.lessons.model.practice import NoPractice, practice

WORDING = Wording("boardlab.classroom")
QUESTIONS = 6
"""So many questions a sheet has."""
MOST_SHEETS, MOST_QUESTIONS = 60, 20
_TRIED = 60
"""So many positions are drawn to find those that can be asked on paper."""
_LETTERS = "ABCDEFGHIJ"
_PAPER = {"number", "choice", "cells", "legal"}
"""The kinds of questions that are answered without a board to play on."""


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
    found = (asked for asked in islice(row, _TRIED) if asked.kind in _PAPER and not asked.whole)
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
        title = self._title(sheets[0])
        return (
            f'<!DOCTYPE html>\n<html lang="{self.lang}"><head><meta charset="utf-8">'
            "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; "
            f'img-src data:"><meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{title}</title><style>{_STYLE}</style></head>\n<body>{pages}</body></html>\n"
        )

    def _title(self, sheet: HandoutSheet) -> str:
        game, _, name = sheet.topic.partition(".")
        wording = sheet.questions[0].wording
        return escape(f"{find_game(game).wording.say('game', self.lang)}: {wording.say(f'topic.{name}', self.lang)}")

    def _head(self, sheet: HandoutSheet, note: str) -> str:
        return f"<header><h1>{self._title(sheet)}</h1><p>{note}</p></header>"

    def _foot(self, sheet: HandoutSheet) -> str:
        return f"<footer>{self.say('foot', number=sheet.number, seed=shown(sheet.seed))}</footer>"

    # -- for pupils --------------------------------------------------------------------------------------------------

    def _sheet(self, sheet: HandoutSheet) -> str:
        blanks = "".join(f"<span>{self.say(key)}</span>" for key in ("name", "class", "date"))
        items = "".join(map(self._question, sheet.questions))
        head = self._head(sheet, self.say("sheet", number=sheet.number))
        return f'<main>{head}<p class="blanks">{blanks}</p><ol>{items}</ol>{self._foot(sheet)}</main>'

    def _question(self, asked: Checkpoint) -> str:
        told = f"<h2>{escape(asked.title(self.lang))}</h2><p>{escape(asked.question(self.lang))}</p>"
        board = board_picture(asked, self.lang, flat=True)
        return f'<li><div class="picture">{board}</div><div>{told}{self._room(asked)}</div></li>'

    def _room(self, asked: Checkpoint) -> str:
        """The room to answer in."""
        lines = f'<p class="lines">{self.say("work")}</p>'
        if asked.kind == "number":
            return f'{lines}<p class="answer">{self.say("answer")} <span></span></p>'
        if asked.kind == "cells":
            return f'<p class="do">{self.say("circle")}</p>{lines}'
        because = f'<p class="lines">{self.say("because")}</p>'
        return f'<ul class="choices">{"".join(f"<li>{each}</li>" for each in self._choices(asked))}</ul>{because}'

    def _choices(self, asked: Checkpoint) -> Iterator[str]:
        """The choices by letter; of a judgement, allowed or not."""
        keys = asked.options if asked.kind == "choice" else ()
        said = [asked.choice(key, self.lang) for key in keys] or [
            WORDING.say(f"handout.{key}", self.lang) for key in ("allowed", "forbidden")
        ]
        return (f"<b>{letter}</b> {escape(each)}" for letter, each in zip(_LETTERS, said, strict=False))

    # -- for teachers ------------------------------------------------------------------------------------------------

    def _answers(self, sheet: HandoutSheet) -> str:
        head = self._head(sheet, self.say("answers", number=sheet.number))
        items = "".join(map(self._answer, sheet.questions))
        return f'<main class="key">{head}<ol>{items}</ol>{self._foot(sheet)}</main>'

    def _answer(self, asked: Checkpoint) -> str:
        right = asked.answer()
        said = asked.answering.said_in_short(asked, right, self.lang)
        lines = "".join(f"<tr><td>{text}</td><td>{points}</td></tr>" for text, points in self._receipt(asked))
        wrong = "".join(
            f"<tr><td>{escape(said)}</td><td>{escape(name)}</td></tr>" for said, name in asked.wrong_answers(self.lang)
        )
        why, board = escape(asked.say("why", self.lang)), board_picture(asked, self.lang, flat=True)
        return (
            f'<li><div class="picture">{board}</div><div><h2>{escape(asked.title(self.lang))} '
            f"<b>{escape(said)}</b></h2><table>{lines}</table><p>{why}</p></div>"
            f'<table class="wrong"><caption>{self.say("wrong")}</caption>{wrong}</table></li>'
        )

    def _receipt(self, asked: Checkpoint) -> Iterator[tuple[str, str]]:
        """The lines of its receipt, where it has one that adds something up."""
        receipt = asked.receipt()
        wording = asked.position.wording
        for line in receipt.lines if receipt is not None and receipt.unit in {"points", "count", "cards"} else ():
            said = [wording.phrase(line.label, self.lang)]
            said += [wording.phrase(line.sum, self.lang)] if line.sum is not None else []
            yield escape(", ".join(said)), str(line.points)


_STYLE = """
*{box-sizing:border-box}
body{margin:0;background:#d9d6ce;color:#000;font:13px/1.45 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",
"Apple SD Gothic Neo","Malgun Gothic","Noto Sans KR",sans-serif;word-break:keep-all;overflow-wrap:anywhere}
main{width:210mm;max-width:100%;margin:12px auto;padding:14mm;background:#fff}
h1,h2,p,ol,ul{margin:0;padding:0}ol,ul{list-style:none}
header{display:flex;justify-content:space-between;align-items:baseline;gap:16px}
h1{font-size:20px}h2{font-size:15px}
ol{counter-reset:question}
ol>li{counter-increment:question;display:grid;grid-template-columns:82mm minmax(0,1fr);gap:8mm;
border-top:1px solid #000;
padding:4mm 0;break-inside:avoid}
ol>li h2::before{content:counter(question);display:inline-grid;place-items:center;width:20px;height:20px;
margin-right:6px;
border-radius:50%;background:#000;color:#fff;font-size:12px;print-color-adjust:exact;-webkit-print-color-adjust:exact}
.picture img{width:100%;max-height:70mm;object-fit:contain}
.blanks{display:grid;grid-template-columns:2fr 1fr 1fr;gap:6mm;margin:6mm 0 5mm}
.blanks span{border-bottom:1px solid #000;padding-bottom:2px}
.lines{margin-top:2mm;padding-bottom:15mm;background:repeating-linear-gradient(#0000 0 7mm,#777 7mm calc(7mm + 1px))
0 5mm/100% 15mm no-repeat;font-size:12px;print-color-adjust:exact;-webkit-print-color-adjust:exact}
.answer{display:flex;align-items:center;gap:8px;font-weight:700;margin-top:3mm}
.answer span{width:28mm;height:10mm;border:1px solid #000;border-radius:4px}
.do{font-weight:700}
.choices{margin-top:2mm}.choices li{padding:1mm 0}
.choices b{display:inline-grid;place-items:center;width:20px;height:20px;
border:1px solid #000;border-radius:50%;margin-right:4px}
footer{border-top:1px solid #000;margin-top:4mm;padding-top:2mm;font-size:11px}
.key ol>li{grid-template-columns:40mm minmax(0,1fr) 60mm;gap:5mm;padding:3mm 0}
.key h2{font-size:13px;display:flex;gap:6px;align-items:baseline}.key h2 b{margin-left:auto;font-size:15px}
.key p,.key table{font-size:12px}
table{width:100%;border-collapse:collapse}td{vertical-align:top;padding:1px 0}
td+td{padding-left:8px}ol table:not(.wrong) td+td{text-align:right}
.wrong{align-self:start;border-left:2px solid #000}.wrong td,.wrong caption{padding-left:8px;text-align:left}
.wrong caption{font-size:11px}
.wrong td:first-child{font-weight:700}
@media (max-width:700px){ol>li,.key ol>li{grid-template-columns:minmax(0,1fr)}}
@page{size:A4;margin:12mm}
@media print{body{background:none}main{width:auto;margin:0;padding:0;break-after:page}}
"""
