"""The report of a class as one page of HTML: it fetches nothing and runs nothing, whatever pupils wrote."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from html import escape

from boardlab.classroom.answers_table import answers_csv
from boardlab.classroom.board_picture import board_picture
from boardlab.classroom.class_report import ClassMisconception, ClassReport, ReportRow, State
from boardlab.classroom.handed_in import REPORT, FileNote, rank
from boardlab.core.contract.game import find_game
from boardlab.core.i18n.language import Wording, language, text_in
from boardlab.core.picture.html import data_address
from boardlab.core.text.link import PLAN, address, link
from boardlab.core.text.site_address import site_address
from boardlab.lessons.model.checkpoint import Checkpoint

WORDING = Wording("boardlab.classroom")
ROWS = 14
"""So many rules are seen at once; the others open."""
SHOWN = 4
"""So many misreadings are shown with their board."""
MOST_NAMES = 40
"""So many pupils are named in one place."""
MOST_TOPICS = 4
"""So many topics are named in the title."""
LONG = 3
"""Longer names stand upright above their columns."""
SHORT = 24
"""Longer answers are not repeated beside a board."""
_NO_WIDTH = "\\200b"
_MARKS: dict[State, str] = {"known": "", "helped": "", "missed": "–", "misread": "", "open": "·"}


def report_html(report: ClassReport, lang: str | None = None, *, names: bool = False, base: str | None = None) -> str:
    """The whole page.

    Args:
        report: the class.
        lang: its language; None for the chosen one.
        names: call pupils as their files do; otherwise by number, in the order of their names.
        base: where the site lies whose pages the boards of tomorrow open; None for where it is published.
    """
    return _Page(report, lang or language(), names, base).html()


def report_part(report: ClassReport, lang: str, *, names: bool = False) -> str:
    """The report as a part of a page of the site, with its style: to stand in a shadow root, so that neither style
    reaches the other. The page says what it is and has the ways to save it.
    """
    return _Page(report, lang, names, None).part()


def called(report: ClassReport, *, names: bool = False) -> dict[str, str]:
    """How each pupil is called in a report: by number, which is their own or their place, or as their files do."""
    return {
        pupil.name: pupil.name if names or pupil.name.isdigit() else f"{at}."
        for at, pupil in enumerate(report.pupils, 1)
    }


class _Page:
    """One report in one language."""

    def __init__(self, report: ClassReport, lang: str, names: bool, base: str | None) -> None:
        self.report, self.lang = report, lang
        self.site = site_address(base)
        self.called = called(report, names=names)

    def say(self, key: str, **facts: object) -> str:
        return escape(WORDING.say(key, self.lang, **facts))

    def html(self) -> str:
        """A page of its own, which holds the table, too."""
        table = data_address("text/csv", answers_csv(self.report, self.lang, self.called))
        tools = f'<a class="table" download="{REPORT}.csv" href="{table}">{self.say("report.table")}</a>'
        title = self.say("report.title")
        head = f"<header><div><h1>{self._about() or title}</h1>{self._counted()}</div>{tools}</header>"
        # Nothing may run or be fetched in a page that shows what pupils wrote.
        safe = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"
        return (
            f'<!DOCTYPE html>\n<html lang="{self.lang}"><head><meta charset="utf-8">'
            f'<meta http-equiv="Content-Security-Policy" content="{safe}">'
            f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{title}</title>'
            f'{self._style()}<style>body{{margin:0}}</style></head>\n<body class="report">'
            f'<main class="sheet">{head}{self._columns()}</main></body></html>\n'
        )

    def part(self) -> str:
        """Without what makes it a page."""
        head = f"<header><div><h2>{self._about()}</h2>{self._counted()}</div></header>"
        return f'{self._style()}<div class="report"><div class="sheet">{head}{self._columns()}</div></div>'

    def _style(self) -> str:
        """With what the cells of the table say, to the eye and to the ear."""
        told = (
            f'.heat .{state}::after{{content:"{mark or _NO_WIDTH}"/"{WORDING.say(f"state.{state}", self.lang)}"}}'
            for state, mark in _MARKS.items()
        )
        return f"<style>{_STYLE}{''.join(told)}</style>"

    def _columns(self) -> str:
        left, right = (self._heat(), self._tomorrow()), (self._misreadings(), self._stuck(), self._files())
        return "".join(f'<div class="column">{"".join(parts)}</div>' for parts in (left, right))

    def _about(self) -> str:
        """What was asked: the games and their topics, or how many where there are too many to name."""
        told: dict[str, dict[str, None]] = {}
        for question in self.report.questions.values():
            told.setdefault(question.id.partition(".")[0], {})[self._topic(question)] = None
        count = sum(map(len, told.values()))
        games = {game: find_game(game).wording.say("game", self.lang) for game in told}
        if count > MOST_TOPICS:
            return self.say("report.topics", games=", ".join(games.values()), count=count)
        return escape("; ".join(f"{games[game]}: {', '.join(topics)}" for game, topics in told.items()))

    def _counted(self) -> str:
        report = self.report
        facts = {"pupils": len(report.pupils), "answers": report.answers}
        today = datetime.now(UTC).astimezone().date().isoformat()
        return f"<p>{today}. {self.say('report.counted', **facts)} {self.say('report.private')}</p>"

    def _topic(self, question: Checkpoint) -> str:
        return question.wording.say(f"topic.{question.topic.partition('.')[2]}", self.lang)

    # -- rules and pupils --------------------------------------------------------------------------------------------

    def _heat(self) -> str:
        rows = self.report.rows
        if not rows:
            return f'<section><p class="none">{self.say("report.nothing")}</p></section>'
        legend = "".join(
            f'<span><i class="{state}">{"a" if state == "misread" else mark}</i>{self.say(f"state.{state}")}</span>'
            for state, mark in _MARKS.items()
        )
        if self.report.absent:
            legend += f"<span><s>{escape(self.report.absent[0])}</s>{self.say('report.absent')}</span>"
        rest = rows[ROWS:]
        folded = f"<summary>{self.say('report.more', count=len(rest))}</summary>"
        more = f'<details>{folded}<div class="wide">{self._table(rest)}</div></details>'
        return (
            f"<section><h2>{self.say('report.rules')} <small>{self.say('report.rules_note')}</small></h2>"
            f'<div class="wide" tabindex="0" role="region" aria-label="{self.say("report.rules")}">'
            f'{self._table(rows[:ROWS])}</div><p class="legend">{legend}</p>{more if rest else ""}</section>'
        )

    def _table(self, rows: Sequence[ReportRow]) -> str:
        """Rules and pupils. The numbers of pupils whose files do not count stand struck out among the others."""
        order = sorted([*self.called, *self.report.absent], key=rank)
        at = {pupil.name: place for place, pupil in enumerate(self.report.pupils)}
        heads = "".join(
            f'<th scope="col">{escape(self.called[name])}</th>' if name in at else f"<th><s>{escape(name)}</s></th>"
            for name in order
        )
        tall = " tall" if max(map(len, self.called.values())) > LONG else ""
        places = [at.get(name) for name in order]
        body = "".join(self._row(row, places) for row in rows)
        return (
            f'<table class="heat{tall}"><caption class="unseen">{self.say("report.rules")}</caption><thead><tr>'
            f'<th scope="col">{self.say("report.rule")}</th>{heads}'
            f'<th scope="col" class="sum">{self.say("state.misread")}</th></tr></thead><tbody>{body}</tbody></table>'
        )

    def _row(self, row: ReportRow, places: Sequence[int | None]) -> str:
        """A rule."""
        title = text_in(find_game(row.rule.partition(".")[0]).wording.rules[row.rule].title, self.lang)
        cells = "".join("<td></td>" if at is None else _cell(row, at) for at in places)
        return f'<tr><th scope="row">{escape(title)}</th>{cells}<td class="sum">{row.misread or "–"}</td></tr>'

    # -- misreadings -------------------------------------------------------------------------------------------------

    def _misreadings(self) -> str:
        found = self.report.misreadings
        if not found:
            return ""
        items = "".join(f"<li>{self._refuted(each)}</li>" for each in found[:SHOWN])
        rest = found[SHOWN:]
        named = "".join(f"<li>{self._named(each)}<small>{self._names(each.pupils)}</small></li>" for each in rest)
        folded = f"<summary>{self.say('report.more_misreadings', count=len(rest))}</summary>"
        more = f'<details>{folded}<ul class="rest">{named}</ul></details>' if rest else ""
        return (
            f"<section><h2>{self.say('report.misreadings')} <small>{self.say('report.refutes')}</small></h2>"
            f'<ul class="misreadings">{items}</ul>{more}</section>'
        )

    def _named(self, each: ClassMisconception) -> str:
        name = escape(each.wrong.quoted(each.board.wording, self.lang))
        return f'<h3><i class="misread">{each.letter}</i> {name} <b>{len(each.pupils)}</b></h3>'

    def _refuted(self, each: ClassMisconception) -> str:
        """A misreading with the board that refutes it, and what it answers there."""
        asked = each.board
        answers = each.wrong.answer(asked.position), asked.answer()
        around = [key for answer in answers if isinstance(answer, frozenset) for key in answer]
        given, right = (asked.answering.said_in_short(asked, answer, self.lang) for answer in answers)
        there = self.say("report.there", given=given, right=right) if max(map(len, (given, right))) <= SHORT else ""
        drawn = board_picture(asked, self.lang, flat=True, around=around)
        return (
            f'<div class="picture">{drawn}</div><div>{self._named(each)}'
            f"<p>{escape(each.wrong.feedback(asked.wording, self.lang))} {there}</p>"
            f"<small>{self._names(each.pupils)}</small></div>"
        )

    def _tomorrow(self) -> str:
        boards = self.report.tomorrow
        items = "".join(
            f'<li><div class="picture">{board_picture(each.board, self.lang)}</div>'
            f"<div><h3>{escape(each.board.title(self.lang))}</h3>"
            f"<small>{self.say('report.for', letter=each.letter, count=len(each.pupils))}</small></div>"
            f"{self._opens(each)}</li>"
            for each in boards
        )
        note = self.say("report.tomorrow_note", count=len(boards))
        head = f"<h2>{self.say('report.tomorrow')} <small>{note}</small></h2>"
        return f'<section class="tomorrow">{head}<ol>{items}</ol>{self._presents(boards)}</section>' if items else ""

    def _presents(self, boards: Sequence[ClassMisconception]) -> str:
        """What opens the presenter with all of them: a link, or without a site the lines of the plan."""
        plan = "\n".join([PLAN, *(each.board.id for each in boards)])
        if not self.site:
            return f"<pre>{escape(plan)}</pre>"
        there = address(plan, base=self.site, lang=self.lang)
        return f'<p><a class="go" href="{escape(there)}">{self.say("report.present")}</a></p>'

    def _opens(self, each: ClassMisconception) -> str:
        if not self.site:
            return f"<code>{escape(each.board.id)}</code>"
        there = link(each.board, base=self.site, lang=self.lang)
        return f'<a class="single" href="{escape(there)}">{self.say("report.open")}</a>'

    # -- who is stuck, which files do not count ----------------------------------------------------------------------

    def _stuck(self) -> str:
        rows = [
            (
                self._names(each.pupils),
                self.say("report.stuck_at", question=self._called(each.question), count=each.wrong),
            )
            for each in self.report.stuck
        ]
        if self.report.silent:
            rows.append((self._names(self.report.silent), self.say("report.silent")))
        items = "".join(f"<li><b>{who}</b><span>{where}</span></li>" for who, where in rows)
        return f'<section><h2>{self.say("report.stuck")}</h2><ul class="rows">{items}</ul></section>' if items else ""

    def _called(self, question: Checkpoint) -> str:
        return f"{self._topic(question)}, {question.title(self.lang)}"

    def _files(self) -> str:
        handed = self.report.handed_in
        lists = [self._notes("report.skipped", handed.skipped), self._notes("report.partly", handed.notes)]
        return "".join(lists)

    def _notes(self, head: str, notes: Sequence[FileNote]) -> str:
        items = "".join(
            f"<li><code>{escape(note.file)}</code><span>{escape(WORDING.phrase(note.says, self.lang))}</span></li>"
            for note in notes
        )
        return f'<section><h2>{self.say(head)}</h2><ul class="rows files">{items}</ul></section>' if items else ""

    def _names(self, pupils: Sequence[str]) -> str:
        """Who, as far as one line or two hold them."""
        told = escape(", ".join(self.called[name] for name in pupils[:MOST_NAMES]))
        return told + (f" {self.say('report.and_more', count=rest)}" if (rest := len(pupils) - MOST_NAMES) > 0 else "")


def _cell(row: ReportRow, at: int) -> str:
    """How one pupil stands with a rule, and the letter by which their wrong rule is called. The style says it in words:
    a class has thousands of cells, and a text in each of them takes 50 MB of a browser.
    """
    letter = row.letters[at]
    return f'<td class="{row.states[at]}">{letter and f"<b>{letter}</b>"}</td>'


_STYLE = """
.report{--paper:#f7f4ec;--panel:#fffdf8;--ink:#23262b;--muted:#5f646b;--hair:#e3dccb;--edge:#8c8676;--teal:#0f766c;
--on-teal:#fff;--misread:#a8330f;--on-misread:#fff;--known:#d3dfdb;color-scheme:light dark;background:var(--paper);
color:var(--ink);font:14px/1.4 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Apple SD Gothic Neo",
"Malgun Gothic","Noto Sans KR",sans-serif;font-variant-numeric:tabular-nums;word-break:keep-all;overflow-wrap:anywhere}
@media screen and (prefers-color-scheme:dark){.report{--paper:#1b1e23;--panel:#24282f;--ink:#ece8df;--muted:#a8aeb6;
--hair:#363b44;--edge:#7d838c;--teal:#5bdccb;--on-teal:#10201e;--misread:#ff7a52;--on-misread:#1b1e23;--known:#33413f}}
*{box-sizing:border-box}
.sheet{max-width:1366px;margin:0 auto;padding:14px 22px;display:grid;grid-template-columns:minmax(0,1fr) 380px;
gap:12px 26px;align-items:start}
.column{display:grid;grid-template-columns:minmax(0,1fr);gap:14px}
header{grid-column:1/-1;display:flex;gap:16px;align-items:center;justify-content:space-between;flex-wrap:wrap}
h1,h2,h3,p,ul,ol{margin:0;padding:0}ul,ol{list-style:none}
h1,header h2{font-size:24px;font-weight:800;line-height:1.2}h2{font-size:15.5px;margin-bottom:6px}h3{font-size:14.5px}
p,small,.legend{color:var(--muted);font-size:14px}h2 small,li small{font-weight:400;font-size:13px}
h2 small{margin-left:6px}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.table,.single,.go{border:1.5px solid var(--edge);border-radius:10px;padding:0 14px;min-height:44px;display:inline-flex;
align-items:center;justify-content:center;color:inherit;font-weight:600;text-decoration:none;background:var(--panel)}
.go{background:var(--teal);border-color:var(--teal);color:var(--on-teal)}
:focus-visible{outline:3px solid var(--ink);outline-offset:2px;border-radius:6px}
.wide{overflow-x:auto;position:relative}
.heat{border-collapse:separate;border-spacing:1.5px;width:100%}
.heat th{overflow-wrap:normal;font-weight:400;font-size:12px;color:var(--muted);padding:0 1px}
.heat tbody th{text-align:left;font-size:13px;line-height:1.15;color:var(--ink);min-width:150px;padding-right:6px}
.heat :is(tbody th,th:first-child){position:sticky;left:0;background:var(--paper);z-index:1}
.heat th:first-child{text-align:left}
.heat td{height:21px;min-width:17px;padding:0;text-align:center;font-size:12px;font-weight:800;line-height:1;
border-radius:3px}
.heat .sum.sum{text-align:right;font-size:13px;font-weight:800;padding-left:6px}
.tall thead th{vertical-align:bottom}
.tall thead th:not(:first-child,.sum){writing-mode:vertical-rl;max-height:110px;overflow:hidden;text-align:right}
s{color:var(--muted)}
i{font-style:normal;font-weight:800;font-size:12px;min-width:19px;height:19px;padding:0 3px;border-radius:4px;flex:none;
display:inline-grid;place-items:center}
.known{background:var(--known)}
.helped{background:repeating-linear-gradient(135deg,var(--edge) 0 1.5px,var(--known) 1.5px 5px)}
.missed{box-shadow:inset 0 0 0 1.5px var(--edge)}
.misread{background:var(--misread);color:var(--on-misread)}
td.open,i.open{color:var(--muted)}
.known,.helped,.misread{print-color-adjust:exact;-webkit-print-color-adjust:exact}
.legend{display:flex;gap:4px 18px;flex-wrap:wrap;margin-top:6px;font-size:13px}
.legend span{display:flex;gap:6px;align-items:center}
summary{cursor:pointer;color:var(--muted);padding:4px 0;font-size:13px}
.misreadings li{display:grid;grid-template-columns:118px 1fr;gap:12px;padding:7px 0;border-top:1px solid var(--hair);
break-inside:avoid}
.picture{border-radius:8px;overflow:hidden;align-self:start;display:flex;background:var(--panel)}
.picture img{display:block;width:100%;height:78px;object-fit:cover}
.misreadings h3,.rest h3{display:flex;gap:8px;align-items:center;line-height:1.2}
h3 b{margin-left:auto;flex:none;font-size:17px;font-weight:800}
.misreadings p{color:var(--ink);font-size:13px;line-height:1.35;margin:2px 0}
.rest li{padding:6px 0;border-top:1px solid var(--hair)}
.tomorrow{border:1.5px solid var(--ink);border-radius:14px;background:var(--panel);padding:10px 14px 12px;
break-inside:avoid}
.tomorrow ol{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:12px}
.tomorrow p{margin-top:12px}
.tomorrow li{display:grid;grid-template-rows:auto 1fr auto;gap:6px}
.tomorrow .picture{background:var(--paper);border-radius:10px}
.tomorrow .picture img{height:clamp(150px,15vw,190px);object-fit:contain}
.tomorrow h3{line-height:1.25}.tomorrow li small{display:block}
.rows li{display:flex;gap:12px;justify-content:space-between;padding:5px 0;border-top:1px solid var(--hair);
font-size:13.5px;line-height:1.35}
.rows span{color:var(--muted);text-align:right;min-width:0}.rows b{flex:none;max-width:50%}
.files li{justify-content:start}.files span{text-align:left}
.files code{flex:none;max-width:46%;font:12px/1.5 ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace}
@media screen and (max-width:900px){.sheet{display:block;padding:12px 16px}.column>*,.column+.column{margin-top:18px}
.heat tbody th{min-width:118px;max-width:118px}.tomorrow ol{grid-template-columns:minmax(0,1fr)}
.tomorrow .picture img{height:180px}
summary{padding:13px 0}}
@page{size:A4 landscape;margin:8mm}
@media print{.report{--paper:#fff;--panel:#fff;--known:#dcdcdc;--misread:#222;--edge:#777;font-size:12px}
.sheet{padding:0;display:block}.column{float:left;width:calc(100% - 358px)}
.column+.column{float:right;width:340px}.table,.single,.go{display:none}
.heat td{height:17px;min-width:13px}.heat tbody th{font-size:11px;min-width:110px}.wide{overflow:visible}
.tomorrow{padding:6px 12px}.tomorrow p{display:none}.picture img{height:60px}.tomorrow .picture img{height:104px}
.misreadings li{grid-template-columns:84px 1fr;padding:3px 0}.misreadings p{line-height:1.25;margin:0}
section:has(.heat),.rows li{break-inside:avoid}.column{gap:8px}.rows li{padding:2px 0}
h1,header h2{font-size:19px}.misreadings p,small,.rows li{font-size:11.5px}summary{padding:4px 0}}
"""
