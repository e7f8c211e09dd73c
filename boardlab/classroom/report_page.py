"""The report of a class as one page of HTML: it fetches nothing and runs nothing, whatever pupils wrote."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from boardlab.classroom.answers_table import answers_csv
from boardlab.classroom.board_picture import board_picture
from boardlab.classroom.class_report import ClassMisconception, ClassReport, ReportRow, State
from boardlab.classroom.handed_in import FileNote
from boardlab.core.contract.game import find_game
from boardlab.core.i18n.language import Wording, language, text_in
from boardlab.core.picture.html import data_address
from boardlab.core.text.link import link
from boardlab.core.text.site_address import site_address
from boardlab.lessons.model.checkpoint import Checkpoint

WORDING = Wording("boardlab.classroom")
ROWS = 14
"""So many rules are seen at once; the others open."""
SHOWN = 6
"""So many misreadings are shown with their board."""
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


class _Page:
    """One report in one language."""

    def __init__(self, report: ClassReport, lang: str, names: bool, base: str | None) -> None:
        self.report, self.lang = report, lang
        self.site = site_address(base)
        self.called = {
            pupil.name: pupil.name if names or pupil.name.isdigit() else f"{at}."
            for at, pupil in enumerate(report.pupils, 1)
        }

    def say(self, key: str, **facts: object) -> str:
        return escape(WORDING.say(key, self.lang, **facts))

    def html(self) -> str:
        """Head, table of rules and pupils, misreadings, boards of tomorrow, who is stuck, files."""
        table = answers_csv(self.report, self.lang, self.called)
        left = f'<div class="column">{self._heat()}{self._tomorrow()}{self._stuck()}</div>'
        right = f'<div class="column">{self._misreadings()}{self._files()}</div>'
        parts = [self._head(data_address("text/csv", table)), left, right]
        title = self.say("report.title")
        # Nothing may run or be fetched in a page that shows what pupils wrote.
        safe = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"
        return (
            f'<!DOCTYPE html>\n<html lang="{self.lang}"><head><meta charset="utf-8">'
            f'<meta http-equiv="Content-Security-Policy" content="{safe}">'
            f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{title}</title>'
            f"<style>{_STYLE}</style></head>\n<body><main>{''.join(parts)}</main></body></html>\n"
        )

    def _head(self, table: str) -> str:
        report = self.report
        topics = ", ".join(dict.fromkeys(map(self._topic, report.questions.values())))
        counted = self.say("report.counted", pupils=len(report.pupils), answers=report.answers)
        nothing_sent = self.say("report.private")
        return (
            f"<header><div><h1>{self.say('report.title')}</h1><p>{escape(topics)}</p><p>{counted} {nothing_sent}</p>"
            f'</div><a class="table" download="class-report.csv" href="{table}">{self.say("report.table")}</a></header>'
        )

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
        rest = rows[ROWS:]
        more = f"<details><summary>{self.say('report.more', count=len(rest))}</summary>{self._table(rest)}</details>"
        return (
            f"<section><h2>{self.say('report.rules')} <small>{self.say('report.rules_note')}</small></h2>"
            f'<div class="wide">{self._table(rows[:ROWS])}{more if rest else ""}</div>'
            f'<p class="legend">{legend}</p></section>'
        )

    def _table(self, rows: Sequence[ReportRow]) -> str:
        heads = "".join(f'<th scope="col">{escape(name)}</th>' for name in self.called.values())
        return (
            f'<table class="heat"><caption class="unseen">{self.say("report.rules")}</caption><thead><tr>'
            f'<th scope="col">{self.say("report.rule")}</th>{heads}'
            f'<th scope="col" class="sum">{self.say("state.misread")}</th>'
            f"</tr></thead><tbody>{''.join(map(self._row, rows))}</tbody></table>"
        )

    def _row(self, row: ReportRow) -> str:
        title = text_in(find_game(row.rule.partition(".")[0]).wording.rules[row.rule].title, self.lang)
        said = {state: self.say(f"state.{state}") for state in _MARKS}
        cells = "".join(
            f'<td class="{state}"><span class="unseen">{said[state]} </span>{letter or _MARKS[state]}</td>'
            for state, letter in zip(row.states, row.letters, strict=True)
        )
        return f'<tr><th scope="row">{escape(title)}</th>{cells}<td class="sum">{row.misread or "–"}</td></tr>'

    # -- misreadings -------------------------------------------------------------------------------------------------

    def _misreadings(self) -> str:
        found = self.report.misreadings
        if not found:
            return ""
        items = "".join(f"<li>{self._misreading(each, picture=True)}</li>" for each in found[:SHOWN])
        rest = "".join(f"<li>{self._misreading(each, picture=False)}</li>" for each in found[SHOWN:])
        more = f'<ul class="rest">{rest}</ul>' if rest else ""
        return (
            f"<section><h2>{self.say('report.misreadings')} <small>{self.say('report.refutes')}</small></h2>"
            f'<ul class="misreadings">{items}</ul>{more}</section>'
        )

    def _misreading(self, each: ClassMisconception, *, picture: bool) -> str:
        wording = each.board.wording
        shown = f'<div class="picture">{board_picture(each.board, self.lang)}</div>' if picture else ""
        feedback = f"<p>{escape(each.wrong.feedback(wording, self.lang))}</p>" if picture else ""
        return (
            f'{shown}<div><h3><i class="misread">{each.letter}</i> {escape(each.wrong.name(wording, self.lang))}'
            f" <b>{len(each.pupils)}</b></h3>{feedback}<small>{self._names(each.pupils)}</small></div>"
        )

    def _tomorrow(self) -> str:
        boards = self.report.tomorrow
        items = "".join(
            f"<li><h3>{escape(each.board.title(self.lang))}</h3><p>{escape(each.board.question(self.lang))}</p>"
            f"<small>{self.say('report.for', letter=each.letter, count=len(each.pupils))}</small>"
            f'<div class="picture">{board_picture(each.board, self.lang)}</div>{self._opens(each)}</li>'
            for each in boards
        )
        note = self.say("report.tomorrow_note", count=len(boards))
        head = f"<h2>{self.say('report.tomorrow')} <small>{note}</small></h2>"
        return f'<section class="tomorrow">{head}<ol>{items}</ol></section>' if items else ""

    def _opens(self, each: ClassMisconception) -> str:
        if not self.site:
            return f"<code>{escape(each.board.id)}</code>"
        there = link(each.board, base=self.site, lang=self.lang)
        return f'<a class="go" href="{escape(there)}">{self.say("report.open")}</a>'

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
        return f'<section><h2>{self.say(head)}</h2><ul class="rows">{items}</ul></section>' if items else ""

    def _names(self, pupils: Iterable[str]) -> str:
        return escape(", ".join(self.called[name] for name in pupils))


_STYLE = """
:root{--paper:#f7f4ec;--panel:#fffdf8;--ink:#23262b;--muted:#5f646b;--hair:#e3dccb;--edge:#8c8676;--teal:#0f766c;
--on-teal:#fff;--misread:#a8330f;--on-misread:#fff;--known:#d3dfdb;color-scheme:light dark}
@media screen and (prefers-color-scheme:dark){:root{--paper:#1b1e23;--panel:#24282f;--ink:#ece8df;--muted:#a8aeb6;
--hair:#363b44;--edge:#7d838c;--teal:#5bdccb;--on-teal:#10201e;--misread:#ff7a52;--on-misread:#1b1e23;--known:#33413f}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:14px/1.4 system-ui,-apple-system,"Segoe UI",Roboto,
"Noto Sans","Apple SD Gothic Neo","Malgun Gothic","Noto Sans KR",sans-serif;font-variant-numeric:tabular-nums;
word-break:keep-all;overflow-wrap:anywhere}
main{max-width:1280px;margin:0 auto;padding:16px 22px;display:grid;grid-template-columns:minmax(0,1fr) 400px;
gap:16px 28px;align-items:start}
main>.column{display:grid;grid-template-columns:minmax(0,1fr);gap:18px}
header{grid-column:1/-1;display:flex;gap:16px;align-items:center;justify-content:space-between;flex-wrap:wrap}
h1,h2,h3,p,ul,ol{margin:0;padding:0}ul,ol{list-style:none}
h1{font-size:24px;line-height:1.2}h2{font-size:16px;margin-bottom:6px}h3{font-size:14px}
p,small,.legend{color:var(--muted);font-size:14px}h2 small,li small{font-weight:400;font-size:13px}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.table,.go{border:1.5px solid var(--edge);border-radius:10px;padding:0 14px;min-height:44px;display:inline-flex;
align-items:center;color:inherit;font-weight:600;text-decoration:none;background:var(--panel)}
.go{background:var(--teal);border-color:var(--teal);color:var(--on-teal)}
:focus-visible{outline:3px solid var(--ink);outline-offset:2px}
.wide{overflow-x:auto}
.heat{border-collapse:separate;border-spacing:1px;width:100%}
.heat th{overflow-wrap:normal;font-weight:400;font-size:12px;color:var(--muted);padding:0 2px}
.heat tbody th{text-align:left;font-size:13px;color:var(--ink);min-width:128px;padding-right:6px}
.heat thead th:first-child{text-align:left}
.heat td{height:21px;min-width:18px;padding:0;text-align:center;font-weight:800;font-size:12px;border-radius:3px;
position:relative}
.heat .sum{text-align:right;font-size:13px}
i{font-style:normal;font-weight:800;font-size:12px;min-width:18px;height:18px;padding:0 3px;border-radius:3px;
display:inline-grid;place-items:center}
.known{background:var(--known)}
.helped{background:repeating-linear-gradient(135deg,var(--edge) 0 1.5px,var(--known) 1.5px 5px)}
.missed{box-shadow:inset 0 0 0 1.5px var(--edge)}
.misread{background:var(--misread);color:var(--on-misread)}
td.open,i.open{color:var(--muted)}
.known,.helped,.misread{print-color-adjust:exact;-webkit-print-color-adjust:exact}
.legend{display:flex;gap:6px 18px;flex-wrap:wrap;margin-top:8px}.legend span{display:flex;gap:6px;align-items:center}
details{margin-top:6px}summary{cursor:pointer;color:var(--muted);padding:10px 0}
.misreadings li{display:grid;grid-template-columns:132px 1fr;gap:12px;padding:8px 0;border-top:1px solid var(--hair)}
.picture{border-radius:8px;overflow:hidden;align-self:start}
.picture img{display:block;width:100%;max-height:110px;object-fit:contain}
.misreadings h3,.rest h3{display:flex;gap:8px;align-items:center}h3 b{margin-left:auto;font-size:16px}
.misreadings p{color:var(--ink);margin:2px 0}
.rest li{padding:6px 0;border-top:1px solid var(--hair)}
.tomorrow{border:1.5px solid var(--ink);border-radius:14px;background:var(--panel);padding:12px 14px}
.tomorrow ol{display:grid;grid-template-columns:repeat(auto-fit,minmax(200px,1fr));gap:14px}
.tomorrow li{display:flex;flex-direction:column;gap:5px;align-items:start}
.tomorrow .picture{align-self:stretch;background:var(--paper)}
.tomorrow .picture img{max-height:190px;object-fit:contain}
.tomorrow .go,.tomorrow code{margin-top:auto}
.rows li{display:flex;gap:12px;justify-content:space-between;padding:6px 0;border-top:1px solid var(--hair)}
.rows span{color:var(--muted);text-align:right}.rows b,.rows code{flex:none;max-width:50%}
@media (max-width:900px){main{display:block;padding:14px 16px}section{margin-top:20px}}
@page{size:A4 landscape;margin:10mm}
@media print{main{padding:0;grid-template-columns:minmax(0,1fr) 330px}.table,.go{display:none}
section{break-inside:avoid}}
"""
