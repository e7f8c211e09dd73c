"""The guide to a lesson for whoever teaches it, made of the lesson itself.

It tells what the lesson is for, how long its parts take, what the class will get wrong, and how to ask it aloud; it has
the key with its boards, and exercises to go on with.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from html import escape
from itertools import islice
from typing import NamedTuple

from boardlab.classroom.board_picture import paper_board
from boardlab.classroom.paper import (
    ANSWERS_STYLE,
    LETTERS,
    PAPER,
    WORDING,
    BoardDrawer,
    answer_item,
    choices_by_letter,
    in_brief,
    paper_html,
)
from boardlab.lessons.model.catalogue import checkpoint
from boardlab.lessons.model.checkpoint import Checkpoint
from boardlab.lessons.model.lesson import Lesson
from boardlab.lessons.model.misconception import Misconception
from boardlab.lessons.model.practice import NoPractice, Practice, practice, rules_practised

MISREADINGS = 4
"""So many wrong rules are told with a board that refutes each."""
EXERCISES = 3
_SEED = "guide"
_TRIED = 12
"""So many positions of a row are drawn to find one that can be asked on paper."""


class Refuted(NamedTuple):
    """A wrong rule that a class is likely to have in mind."""

    wrong: Misconception
    board: Checkpoint
    """The question of the lesson whose board refutes it."""

    def answer(self, lang: str) -> str:
        """What it answers there, in words."""
        return self.board.answering.said_in_short(self.board, self.wrong.answer(self.board.position), lang)


class GuideRow(NamedTuple):
    """A chapter of a lesson."""

    title: str
    minutes: float
    questions: tuple[int, ...]
    """The numbers of its questions, from 1 on."""


class LessonGuide:
    """What a teacher must know of a lesson.

    Args:
        lesson: the lesson; it asks something.
    """

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.questions = tuple(checkpoint(name) for name in lesson.asks)

    def parts(self, lang: str) -> tuple[GuideRow, ...]:
        """The chapters, in their order."""
        asks = {name: number for number, name in enumerate(self.lesson.asks, 1)}
        found = []
        for at, title in enumerate(self.lesson.chapters):
            steps = [step for step in self.lesson.steps if step.chapter == at]
            minutes = sum(step.minutes.get(lang, 0) for step in steps)
            questions = tuple(asks[step.about] for step in steps if step.about)
            if minutes:
                found.append(GuideRow(title[lang], minutes, questions))
        return tuple(found)

    @cached_property
    def misreadings(self) -> tuple[Refuted, ...]:
        """The wrong rules that most of its questions would show, each with another board as far as there are others."""
        shown = Counter(wrong.id for asked in self.questions for wrong in asked.misconceptions)
        found: dict[str, Refuted] = {}
        said = [asked for asked in self.questions if asked.kind in PAPER]
        for name, _ in shown.most_common():
            boards = (
                Refuted(wrong, asked)
                for asked in said or self.questions
                for wrong in asked.misconceptions
                if wrong.id == name
            )
            other = next((each for each in boards if each.board.id not in found), None)
            if other is not None:
                found[other.board.id] = other
        return tuple(sorted([*found.values()][:MISREADINGS], key=lambda each: self.number(each.board)))

    @cached_property
    def aloud(self) -> Checkpoint | None:
        """The question to ask a whole class: the one that tells most wrong rules apart, of those that need no board to
        play on. None where there is none.
        """
        asked = [each for each in self.questions if each.kind in PAPER and each.misconceptions]
        return max(asked, key=lambda each: len({str(answer) for answer in _answers(each)}), default=None)

    @cached_property
    def exercises(self) -> tuple[Checkpoint, ...]:
        """Fresh questions about the rules of the lesson, always the same ones; fewer where practice has no others."""
        known = rules_practised(self.lesson.topic)
        rules = dict.fromkeys(
            rule
            for asked in self.questions
            for rule in (*(wrong.rule for wrong in asked.misconceptions), *asked.rules)
            if rule in known
        )
        rows = [practice(self.lesson.topic, seed=_SEED, rule=rule) for rule in rules]
        rows += [practice(self.lesson.topic, seed=_SEED)] if known else []
        return tuple(islice(_different(rows), EXERCISES))

    def number(self, asked: Checkpoint) -> int:
        """Which question of the lesson it is, from 1 on."""
        return self.lesson.asks.index(asked.id) + 1


def _answers(asked: Checkpoint) -> Iterator[object]:
    yield asked.answer()
    yield from (wrong.answer(asked.position) for wrong in asked.misconceptions)


def _different(rows: Iterable[Practice]) -> Iterator[Checkpoint]:
    """The first questions of some rows that paper can ask: those that ask something else first, then others."""
    asked: set[object] = set()
    again: list[Checkpoint] = []
    for row in rows:
        for number in range(1, _TRIED):
            try:
                found = row[number]
            except NoPractice:
                break
            if found.kind in PAPER:
                if found.words not in asked:
                    asked.add(found.words)
                    yield found
                    break
                again.append(found)
    yield from again


def guide_html(guide: LessonGuide, goal: Sequence[str], lang: str) -> str:
    """One guide as a page to be printed: a sheet to teach from, and behind it the key and the exercises.

    Args:
        guide: what it tells.
        goal: what the class knows in the end, a sentence a line.
        lang: its language.
    """
    sheets = guide_sheet(guide, goal, lang) + _sheet(guide, lang, _paper(guide, goal, lang).keys())
    return paper_html(escape(guide.lesson.title[lang]), lang, sheets, GUIDE_STYLE)


def guide_sheet(guide: LessonGuide, goal: Sequence[str], lang: str) -> str:
    """The sheet to teach from, on one side of A4: a ``<main>`` of :func:`paper_html`, in :data:`GUIDE_STYLE`."""
    return _sheet(guide, lang, _paper(guide, goal, lang).teaching())


def _paper(guide: LessonGuide, goal: Sequence[str], lang: str) -> _Guide:
    return _Guide(guide, goal, lang, lambda asked: paper_board(asked, lang))


def _sheet(guide: LessonGuide, lang: str, sections: Iterable[str]) -> str:
    title, about = escape(guide.lesson.title[lang]), escape(WORDING.say("guide.about", lang))
    head = f"<header><h1>{title}</h1><p>{about}: {guide.lesson.id}</p></header>"
    return f'<main>{head}<div class="guide">{"".join(sections)}</div></main>'


def guide_body(guide: LessonGuide, goal: Sequence[str], lang: str, board: BoardDrawer) -> str:
    """What stands in a guide, without head and foot; it wears :data:`GUIDE_STYLE`."""
    told = _Guide(guide, goal, lang, board)
    return f'<div class="guide">{"".join((*told.teaching(), *told.keys()))}</div>'


class _Guide:
    """A guide in one language."""

    def __init__(self, guide: LessonGuide, goal: Sequence[str], lang: str, board: BoardDrawer) -> None:
        self.guide, self.goal, self.lang, self.board = guide, goal, lang, board

    def say(self, key: str, **facts: object) -> str:
        return escape(WORDING.say(f"guide.{key}", self.lang, **facts))

    def teaching(self) -> Iterator[str]:
        """What to teach from: goal, minutes, what will be got wrong, and how to ask aloud."""
        guide = self.guide
        yield f'<div class="two">{self._goal()}{self._minutes()}</div>'
        if guide.misreadings:
            items = "".join(map(self._misreading, guide.misreadings))
            yield f'<section><h2>{self.say("wrong")}</h2><ul class="misread">{items}</ul></section>'
        if guide.aloud is not None:
            yield self._aloud(guide.aloud)

    def keys(self) -> Iterator[str]:
        """The answers to the lesson, and exercises with theirs."""
        guide = self.guide
        yield self._key("key", guide.questions)
        if guide.exercises:
            yield self._key("exercises", guide.exercises, self.say("more", topic=guide.lesson.topic))

    def _goal(self) -> str:
        lines = "".join(f"<li>{escape(line)}</li>" for line in self.goal)
        return f"<section><h2>{self.say('goal')}</h2><ul>{lines}</ul></section>" if lines else ""

    def _minutes(self) -> str:
        rows = "".join(
            f"<tr><td>{escape(part.title)}</td><td>{', '.join(map(str, part.questions))}</td>"
            f"<td>{max(1, round(part.minutes))}</td></tr>"
            for part in self.guide.parts(self.lang)
        )
        heads = "".join(f'<th scope="col">{self.say(key)}</th>' for key in ("part", "questions", "minutes"))
        title = self.say("long", minutes=self.guide.lesson.minutes[self.lang])
        return f"<section><h2>{title}</h2><table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></section>"

    def _misreading(self, each: Refuted) -> str:
        asked, wording = each.board, each.board.wording
        right, drawn = asked.answering.said_in_short(asked, asked.answer(), self.lang), self.board(asked)
        return (
            f'<li{" class=wide" if drawn.wide else ""}><div class="picture">{drawn.html}</div>'
            f"<div><h3>{escape(each.wrong.quoted(wording, self.lang))}</h3>"
            f"<p>{escape(each.wrong.feedback(wording, self.lang))}</p><dl>"
            f"<dt>{self.say('asked', number=self.guide.number(asked))}</dt><dd>{escape(asked.title(self.lang))}</dd>"
            f"<dt>{self.say('then')}</dt><dd>{escape(in_brief(each.answer(self.lang)))}</dd>"
            f"<dt>{self.say('right')}</dt><dd><b>{escape(in_brief(right))}</b></dd></dl></div></li>"
        )

    def _aloud(self, asked: Checkpoint) -> str:
        heard = "".join(
            f"<li><b>{escape(in_brief(said))}</b> {escape(name)}</li>" for said, name in asked.wrong_answers(self.lang)
        )
        choices = "".join(f"<li>{each}</li>" for each in choices_by_letter(asked, self.lang))
        read = f"<blockquote>{escape(asked.question(self.lang))}</blockquote>"
        read += f'<ul class="letters">{choices}</ul>' if asked.kind in ("choice", "legal") else ""
        steps = (
            self.say("aloud.show", number=self.guide.number(asked)),
            f"{self.say('aloud.read')}{read}",
            self._collect(asked),
            self.say("aloud.why"),
            f'{self.say("aloud.heard")}<ul class="heard">{heard}</ul>',
        )
        made = "".join(f"<li>{step}</li>" for step in steps)
        drawn = self.board(asked)
        # A wide board would take too much of the page; it stands in the key.
        picture = "" if drawn.wide else f'<div class="picture">{drawn.html}</div>'
        return f'<section><h2>{self.say("aloud.title")}</h2><div class="aloud"><ol>{made}</ol>{picture}</div></section>'

    def _collect(self, asked: Checkpoint) -> str:
        """How the answers of a class are heard."""
        if asked.kind == "number":
            numbers = sorted({answer for answer in _answers(asked) if isinstance(answer, int)})
            return self.say("aloud.number", answers=tuple(map(str, numbers)))
        letters = ", ".join(LETTERS[: len(asked.options)])
        return self.say(f"aloud.{asked.kind}", letters=letters)

    def _key(self, key: str, asked: Iterable[Checkpoint], more: str = "") -> str:
        items = "".join(answer_item(each, self.lang, self.board, question=True) for each in asked)
        note = f'<p class="note">{more}</p>' if more else ""
        return f'<section class="full"><h2>{self.say(key)}</h2>{note}<ol class="answers">{items}</ol></section>'


GUIDE_STYLE = (
    ANSWERS_STYLE
    + """
.guide{font-size:13px;line-height:1.4}
.guide h2{font-size:15px;margin:4mm 0 1.5mm;break-after:avoid}
.guide .note{font-size:12px;margin:0 0 2mm;break-after:avoid}
.guide .two{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:0 8mm}
.guide section{max-width:none;margin:0}
.guide ul{margin:0;padding:0;list-style:none}
.guide .two li{padding-left:4mm;text-indent:-4mm;margin:0 0 1mm}.guide .two li::before{content:"– "}
.guide .two table{width:100%;border-collapse:collapse;font-size:12px;display:table}
.guide .two :is(td,th){text-align:left;vertical-align:top;padding:2px 6px 2px 0;border:0;background:none;
border-top:1px solid}
.guide .two th{font-weight:400;font-size:11px;border-top:0;overflow-wrap:normal}
.guide .two :is(td,th):last-child{text-align:right;padding-right:0}
.misread{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:3mm 8mm}
.guide .misread li{display:grid;grid-template-columns:30mm minmax(0,1fr);gap:4mm;border-top:1px solid;padding-top:2mm;
break-inside:avoid}
.guide .picture{line-height:0}
.guide .aloud .picture{width:44mm}
@media print{.guide .aloud{gap:5mm}.guide .aloud .picture{width:38mm}}
.guide img{width:100%;height:auto;max-height:44mm;object-fit:contain}
@media print{.guide img{filter:grayscale(1)}
.guide{font-size:12px;line-height:1.3}
.guide h2{margin:2.5mm 0 1mm}
.guide .two li{margin:0 0 .5mm}.guide .two :is(td,th){padding-block:1px}}
.guide .misread img{max-height:32mm}
@media print{.guide .misread{gap:2mm 8mm}.guide .misread li{padding-top:1mm;grid-template-columns:26mm minmax(0,1fr)}
.guide .misread img{max-height:26mm}}
.guide .misread .wide{grid-template-columns:minmax(0,1fr);gap:1mm}
.guide h3{font-size:13px;margin:0}
.guide .misread p,.guide dl,.guide dd{margin:0;font-size:12px}
@media print{.guide .misread p,.guide dl,.guide dd{font-size:11.5px}}
.guide dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:0 2mm;margin-top:1mm}
.guide .aloud{display:grid;grid-template-columns:minmax(0,1fr) fit-content(44mm);gap:8mm}
.guide .aloud ol{list-style:decimal;padding-left:5mm;margin:0}
.guide .aloud li{margin-bottom:1mm}
.guide .aloud ul li{margin:0}
.guide blockquote{margin:1mm 0;padding:0 0 0 3mm;border-left:3px double;font-weight:700;background:none}
.guide .heard,.guide .letters{padding-left:3mm}
.guide .heard{break-inside:avoid;columns:2;column-gap:5mm}
.guide .heard li{break-inside:avoid}
.guide .answers>li{grid-template-columns:46mm minmax(0,1fr) 50mm;padding:2mm 0}
.guide .answers .wide{grid-template-columns:minmax(0,1fr) 60mm;gap:1mm 5mm}
.guide .answers img{max-height:40mm}
@media (max-width:700px){
.guide .answers .wide .wrong{grid-area:auto}
.guide .two,.guide .misread,.misread li,.guide .aloud,.guide .answers>li{grid-template-columns:minmax(0,1fr)}
.guide img,.guide .misread img,.guide .answers img{max-height:60mm;object-position:left}}
"""
)
"""The rules of a guide, on a page of its own and on one of the site: it takes the colour of the text around it."""
