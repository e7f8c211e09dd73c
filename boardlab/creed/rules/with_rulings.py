"""The same position under other rules: what has to change besides the options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from boardlab.core.contract.drafts import resealed
from boardlab.core.contract.verdict import UnreadableText, shortly
from boardlab.creed.options import Options
from boardlab.creed.rules.validation import impossible
from boardlab.creed.state import State, open_copy
from boardlab.creed.wording import WORDING

Kept = TypeVar("Kept", bound=State)


def under(p: Kept, options: Options | Mapping[str, object] | None, rulings: dict[str, object]) -> Kept:
    """See :meth:`boardlab.core.contract.position_base.StateBase.under`.

    Units, tents and points stay where they are. So the fields must be the same, and no cube may lie in a box that the
    other rules do not have.
    """
    new = p.options.under(options, rulings)
    if new == p.options:
        return p
    for name, matters in (("layout_2p", p.players == 2), ("special_boxes", any(p.boxes))):
        if matters and getattr(new, name) != getattr(p.options, name):
            problem = WORDING.say(f"error.under_{name}")
            raise UnreadableText(WORDING.say("error.under", problem=problem))
    draft = open_copy(p)
    draft.options = new
    problems = impossible(draft)
    if problems:
        problem = shortly([WORDING.refusal(each) for each in problems], more="verdict.more_besides")
        raise UnreadableText(WORDING.say("error.under", problem=problem))
    return resealed(draft, p)
