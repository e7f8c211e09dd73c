"""What a player chooses that has played some lines of its turn on, and what it says of it."""

from __future__ import annotations

from boardlab.core.contract.player import Estimate, PlayerChoice
from boardlab.core.i18n.language import Phrase
from boardlab.core.play.beam import Line


def searched(usual: PlayerChoice, line: Line, tries: int, chance: Estimate | None = None) -> PlayerChoice:
    """The choice of a line that did best where it was played on.

    Where it begins as the usual choice does, the reason stays. Where it does not, that reason would speak for something
    else: what was tried out is the reason, and no more is said of it. How often each line won comes from the own hidden
    cards and would tell of them; how many tries there may be is known to all.

    Args:
        usual: what would be chosen without playing on.
        line: what did best.
        tries: how many simulations might be played.
        chance: the chance of winning after it, as the simulations give it.
    """
    act = line.actions[0]
    why = usual.reason if act == usual.action else Phrase("play.overruled", {"tries": tries})
    return PlayerChoice(act, why, line.actions, chance)
