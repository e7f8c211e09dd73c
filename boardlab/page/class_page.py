"""The report of a class on a plain page: pupils' files and codes go in, and nothing leaves the page.

A page sends files in portions, as text, since that is what they are, or codes as they were typed; then it asks for the
report, and for what is to be saved. Everything is forgotten with the page.
"""

from __future__ import annotations

import json
from collections.abc import Callable

from boardlab.classroom.answers_table import answers_csv
from boardlab.classroom.class_report import ClassReport
from boardlab.classroom.handed_in import WORDING, Intake
from boardlab.classroom.report_page import called, report_html, report_part
from boardlab.core.i18n.language import Phrase, language
from boardlab.core.json_data import Json
from boardlab.page.opened import as_json


class ClassPage:
    """What a class handed in, on one page.

    Messages say what to ``do``:

    ``files``
        Take ``files``, a list of names, each with its text, or with none where it is too large; answered by how many
        were ``taken`` so far.
    ``codes``
        Take the ``text``, in which codes stand as somebody typed them.
    ``report``
        Answered by the ``report`` as a part of the page, in words what it counts (``told``), and how many ``pupils``.
    ``save``
        Answered by what is saved: the ``page`` and the ``table``.
    ``clear``
        Forget everything.

    With ``names`` pupils are called as their files do, otherwise by number.
    """

    def __init__(
        self, about: str, lang: str, home: str, kept: str = "", *, show: Callable[[str], None] = lambda _: None
    ) -> None:
        self._lang = lang
        language(lang)
        self._clear()

    def _clear(self) -> None:
        self._intake, self._taken, self._made = Intake(), 0, None

    _made: ClassReport | None
    """The report of what was taken so far, once it was asked for."""

    def whole(self) -> str:
        """Nothing is shown when the page begins."""
        return as_json({"mistake": ""})

    def news(self) -> str:
        """Nothing is kept."""
        return ""

    def receive(self, message: str) -> str:
        """Answer one message of the page."""
        content: Json = json.loads(message)
        return as_json(getattr(self, f"_do_{content['do']}")(content))

    def _do_files(self, content: Json) -> Json:
        for name, text in content["files"]:
            self._intake.add(name, Phrase("file.large") if text is None else text.encode("utf-8", "replace"))
            self._taken += 1
        self._made = None
        return {"taken": self._taken}

    def _do_codes(self, content: Json) -> Json:
        self._intake.add_codes(WORDING.say("report.typed", self._lang), content["text"])
        self._made = None
        return {"taken": self._taken}

    def _do_report(self, content: Json) -> Json:
        made = self._report()
        skipped = len(made.handed_in.skipped)
        told = WORDING.say("report.read", self._lang, pupils=len(made.pupils), skipped=skipped)
        part = report_part(made, self._lang, names=content["names"])
        return {"report": part, "told": told, "pupils": len(made.pupils)}

    def _do_save(self, content: Json) -> Json:
        made, names = self._report(), content["names"]
        table = answers_csv(made, self._lang, called(made, names=names))
        return {"page": report_html(made, self._lang, names=names), "table": table}

    def _do_clear(self, _: Json) -> Json:
        self._clear()
        return {"taken": 0}

    def _report(self) -> ClassReport:
        self._made = self._made or ClassReport(self._intake.handed_in())
        return self._made
