"""The edit that sets fields of a position's plain data, written as JSON: for what no tool shows."""

from __future__ import annotations

import json

from boardlab.core.contract.verdict import UnreadableText
from boardlab.core.edit.tools import Doc
from boardlab.core.i18n.language import SHARED
from boardlab.core.text.quoting import quoted


def facts_of(text: str) -> Doc:
    """The fields that an edit of plain data sets.

    Raises:
        UnreadableText: for what is no JSON object.
    """
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise UnreadableText(SHARED.say("mistake.facts", given=quoted(text))) from problem
    if not isinstance(found, dict) or not found:
        raise UnreadableText(SHARED.say("mistake.facts", given=quoted(text)))
    return found
