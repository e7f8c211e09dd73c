"""Any position as a challenge: what the turn of whoever decides can bring, worked out where it is asked for.

What is counted is what the first challenge of the game counts. A turn that has too many ways is refused, not guessed.
"""

from __future__ import annotations

from dataclasses import replace

from boardlab.core.contract.position import CHANCE, Position
from boardlab.core.errors import PlainError
from boardlab.core.i18n.language import language
from boardlab.lessons.build.best_turn import TooMany, best_turn
from boardlab.lessons.model.base_question import WORDING
from boardlab.lessons.model.challenges import Challenge, challenges

NODES = 60_000
"""So many positions of a turn are looked at: some seconds."""
LINE = "best_of_turn"
"""A function of this name among those of a goal gives the most amounts of a turn, least first, and a way to it."""


def own_challenge(position: Position) -> Challenge:
    """The turn of whoever decides in a position as a challenge; half of what can be won brings a star.

    Raises:
        PlainError: where nobody's turn is to be played, nothing can be won, or the turn has too many ways.
    """
    found = challenges(position.game)
    if not found or position.is_over or position.current_player in (None, CHANCE):
        raise PlainError(WORDING.say("challenge.no_turn", language()))
    title = {lang: WORDING.say("challenge.own", lang) for lang in found[0].title}
    each = replace(found[0], id=f"{position.game}.own", title=title, position=position, best=(), lessons=())
    search = each.names.get(LINE)
    try:
        if search is not None:
            amounts, line = search(position)
        else:
            made = best_turn(position, each.count, nodes=NODES, tried=each.tried)
            amounts, line = made.amounts, made.line
    except TooMany:
        raise PlainError(WORDING.say("challenge.too_many", language())) from None
    begins, most = each.count(position), amounts[-1]
    if most <= begins:
        raise PlainError(WORDING.say("challenge.nothing", language()))
    near = amounts[-2] if len(amounts) > 1 and amounts[-2] > begins else most
    return replace(each, near=near, most=most, best=tuple(line), reach=min(near, begins + (most - begins + 1) // 2))
