"""Special actions: each puts a cube (creed.comp.cubes) on a box of the action board (creed.comp.actionboard).

What they share, cubes and boxes and prices (creed.special.seven, creed.special.boxes), stands in
:mod:`boardlab.creed.rules.special_action`; rumours and repositioning have chapters of their own.
"""

from boardlab.creed.rules.special import morale, reinforcing, tents

__all__ = ["morale", "reinforcing", "tents"]
