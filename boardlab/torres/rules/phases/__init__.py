"""Phases: the end of a turn, of a round and of a phase; what is carried over, and who starts the next.

How many rounds a phase has, and how many blocks each stack of it, stands in ``STACKS`` (torres.phase.rounds,
torres.phase.four_players). A stack is used up each turn, so as many are left as turns, and nobody builds with the
stacks of others (torres.phase.stacks_are_turns, torres.phase.own_blocks).
"""

from boardlab.torres.rules.phases import phase_end, turn_end

__all__ = ["phase_end", "turn_end"]
