"""What a frame holds of the questions to its position: those one may put, and the answer to the one that was put."""

from __future__ import annotations

from typing import Any

from boardlab.core.inquiry import title_of
from boardlab.live.session import Session

Json = dict[str, Any]


def asks(session: Session) -> Json | None:
    """The questions and the answer, as finished sentences; None where nothing may be asked."""
    if not session.questions:
        return None
    found = session.answered
    findings = () if found is None else found.findings
    lines = () if found is None else found.lines
    # Where nothing was found, one line says so, with no place and no rule.
    about = [([*each.places], [*each.focus], [*each.rules]) for each in findings] or [([], [], [])]
    return {
        "title": session.say("inquiry.title"),
        "choices": [{"key": key, "label": title_of(session.shown, key, session.lang)} for key in session.questions],
        "open": "" if found is None else found.key,
        "lines": [
            {
                "text": text,
                "places": places,
                "focus": focus,
                "rules": [{"rule": rule, "title": session.rule_title(rule)} for rule in rules],
            }
            for text, (places, focus, rules) in zip(lines, about, strict=False)
        ],
        "show": session.say("inquiry.python"),
        "python": session.python,
    }
