"""Pages of HTML to be printed on A4, in grey as well as in colour: what handouts and guides have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import escape

from boardlab.classroom.board_picture import DrawnBoard
from boardlab.core.contract.game import find_game
from boardlab.core.i18n.language import Wording
from boardlab.lessons.model.checkpoint import Checkpoint

WORDING = Wording("boardlab.classroom")
LETTERS = "ABCDEFGHIJ"
PAPER = frozenset({"number", "choice", "cells", "legal"})
"""The kinds of questions that are answered without a board to play on."""
LONG = 8
"""Answers of more signs stand above the name of their wrong rule, not beside it."""
MOST_SAID = 80
"""So many signs of a wrong answer are told; of orders and turns that is the beginning."""
BoardDrawer = Callable[[Checkpoint], DrawnBoard]


def paper_html(title: str, lang: str, body: str, style: str) -> str:
    """A whole page, which fetches nothing and runs nothing.

    Args:
        title: HTML.
        lang: its language.
        body: one ``<main>`` for each sheet of paper to begin.
        style: the rules of what stands in it.
    """
    return (
        f'<!DOCTYPE html>\n<html lang="{lang}"><head><meta charset="utf-8">'
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; "
        'img-src data:"><meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{PAPER_STYLE}{style}</style></head>\n<body>{body}</body></html>\n"
    )


def topic_title(topic: str, wording: Wording, lang: str) -> str:
    """Game and topic as they are called; HTML."""
    game, _, name = topic.partition(".")
    return escape(f"{find_game(game).wording.say('game', lang)}: {wording.say(f'topic.{name}', lang)}")


def choices_by_letter(asked: Checkpoint, lang: str) -> Iterator[str]:
    """The choices of a question, each with its letter; of a judgement, allowed or not. HTML."""
    keys = asked.options if asked.kind == "choice" else ()
    said = [asked.choice(key, lang) for key in keys] or [
        WORDING.say(f"handout.{key}", lang) for key in ("allowed", "forbidden")
    ]
    return (f"<b>{letter}</b> {escape(each)}" for letter, each in zip(LETTERS, said, strict=False))


def answer_item(asked: Checkpoint, lang: str, board: BoardDrawer, *, question: bool = False) -> str:
    """A question as it stands in a key, an ``<li>``: its board, the answer with its receipt, the wrong rule behind each
    wrong answer.

    Args:
        asked: the question.
        lang: the language.
        board: draws its board.
        question: with its sentence and its choices, where the reader has no other sheet that asks it.
    """
    said = asked.answering.said_in_short(asked, asked.answer(), lang)
    lines = "".join(f"<tr><td>{text}</td><td>{points}</td></tr>" for text, points in _receipt(asked, lang))
    wrong = "".join(_wrong(given, name) for given, name in asked.wrong_answers(lang))
    caption = escape(WORDING.say("handout.wrong", lang))
    told = f'<p class="asks">{escape(asked.question(lang))}</p>' if question else ""
    drawn = board(asked)
    return (
        f'<li{" class=wide" if drawn.wide else ""}><div class="picture">{drawn.html}</div>'
        f"<div><h3>{escape(asked.title(lang))}</h3>{told}"
        f'<p class="{"right" if len(said) <= LONG else "long"}"><b>{escape(said)}</b></p>'
        f"{f'<table>{lines}</table>' if lines else ''}<p>{escape(asked.say('why', lang))}</p></div>"
        + (f'<table class="wrong"><caption>{caption}</caption>{wrong}</table></li>' if wrong else "</li>")
    )


def _wrong(given: str, name: str) -> str:
    """A row of the wrong answers."""
    if len(given) <= LONG:
        return f"<tr><td><b>{escape(given)}</b></td><td>{escape(name)}</td></tr>"
    return f'<tr><td colspan="2"><b>{escape(in_brief(given))}</b> {escape(name)}</td></tr>'


def in_brief(answer: str) -> str:
    """A wrong answer, or its beginning where it is endless."""
    return answer if len(answer) <= MOST_SAID else f"{answer[:MOST_SAID].rpartition(' ')[0].rstrip(';,')} …"


def _receipt(asked: Checkpoint, lang: str) -> Iterator[tuple[str, str]]:
    """The lines of its receipt, where it has one that adds something up; of points each says whose they are."""
    receipt = asked.receipt()
    wording = asked.position.wording
    for line in receipt.lines if receipt is not None and receipt.unit in {"points", "count", "cards"} else ():
        said = [wording.phrase(line.label, lang)]
        said += [wording.phrase(line.sum, lang)] if line.sum is not None else []
        whose = f"{wording.seat_name(line.player, lang)}: " if receipt is not None and receipt.unit == "points" else ""
        yield escape(whose + ", ".join(said)), str(line.points)


PAPER_STYLE = """
*{box-sizing:border-box}
body{margin:0;background:#d9d6ce;color:#000;font:13px/1.45 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",
"Apple SD Gothic Neo","Malgun Gothic","Noto Sans KR",sans-serif;word-break:keep-all;overflow-wrap:anywhere}
main{width:210mm;max-width:100%;margin:12px auto;padding:14mm;background:#fff}
h1,h2,h3,p,ol,ul{margin:0;padding:0}ol,ul{list-style:none}
header{display:flex;justify-content:space-between;align-items:baseline;gap:16px}
h1{font-size:20px}h2{font-size:15px}
footer{border-top:1px solid #000;margin-top:4mm;padding-top:2mm;font-size:11px}
@page{size:A4;margin:12mm}
@media print{body{background:none}main{width:auto;margin:0;padding:0;break-after:page}main:last-child{break-after:auto}}
"""
NUMBERED = """display:inline-grid;place-items:center;width:20px;height:20px;margin-right:6px;border-radius:50%;
background:#000;color:#fff;font-size:12px;print-color-adjust:exact;-webkit-print-color-adjust:exact"""
"""How the number of a question is drawn."""
ANSWERS_STYLE = f"""
.answers{{counter-reset:question;list-style:none;margin:0;padding:0}}
.answers>li{{counter-increment:question;display:grid;grid-template-columns:38mm minmax(0,1fr) 52mm;gap:5mm;
border-top:1px solid;padding:2mm 0;break-inside:avoid}}
.answers h3{{font-size:13px;margin:0}}
.answers h3::before{{content:counter(question);{NUMBERED}}}
.answers p,.answers table{{font-size:11.5px;margin:0;line-height:1.3}}
.answers .right{{font-size:14px}}
.answers table{{width:100%;border-collapse:collapse;border:0;display:table}}
.answers td{{vertical-align:top;padding:1px 0;border:0}}
.answers td:first-child:not(:only-child){{white-space:nowrap;width:1%}}
.answers table:not(.wrong) td:first-child{{white-space:normal;width:auto}}
.answers td+td{{padding-left:8px}}.answers table:not(.wrong) td+td{{text-align:right}}
.answers .wrong{{align-self:start;border-left:2px solid}}
.answers .wrong :is(td,caption){{padding-left:8px;text-align:left}}
.answers caption{{font-size:11px}}
.answers .wide{{grid-template-columns:minmax(0,1fr) 58mm;row-gap:0}}
.answers .wide .picture{{grid-column:1}}
.answers .wide .wrong{{grid-area:1/2/3/3}}
.answers img{{width:100%;height:auto;max-height:33mm;object-fit:contain}}
@media (max-width:700px){{.answers>li,.answers>.wide{{grid-template-columns:minmax(0,1fr)}}}}
"""
"""The rules of a key, on a page of its own and on one of the site."""
