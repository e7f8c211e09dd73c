"""The same position under other rules: what has to change besides the options."""

from __future__ import annotations

from typing import TypeVar

from boardlab.catan.actions import ACT, ANSWER, BUILD, CONFIRM, DISCARD, DRAW, TRADE
from boardlab.catan.options import Options
from boardlab.catan.state import GameSetup, State, open_copy
from boardlab.catan.wording import WORDING
from boardlab.core.contract.drafts import resealed
from boardlab.core.contract.verdict import UnreadableText

Whose = TypeVar("Whose", bound=State)


def under(p: Whose, edition: Options | str | None, rulings: dict[str, object]) -> Whose:
    """See :meth:`boardlab.core.contract.position_base.StateBase.under`.

    Board, pieces and cards stay. Where both phases become one, a turn that trades or builds does either; where one
    becomes two, it begins with trade.
    """
    options = p.options.under(edition, rulings)
    if options == p.options:
        return p
    late = p.stage in (ANSWER, CONFIRM) and not options.domestic_trade
    if late or (p.stage == DISCARD and options.discard_order != p.options.discard_order):
        stage = WORDING.say(f"stage.{p.stage}")
        raise UnreadableText(WORDING.say("error.under", problem=WORDING.say("error.under_stage", stage=stage)))
    draft = open_copy(p)
    draft.table = GameSetup(options, p.table.starter)
    joined = options.phase_mode == "combined"
    # A card bought is drawn in the build phase.
    phases = {TRADE: ACT, BUILD: ACT} if joined else {ACT: BUILD if p.stage == DRAW else TRADE}
    draft.stage, draft.phase = phases.get(p.stage, p.stage), phases.get(p.phase, p.phase)
    return resealed(draft, p)
