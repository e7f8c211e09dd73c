"""The robber: discards on a 7, where it goes, and the card it steals."""

from boardlab.catan.rules.robber import discarding, moving, stealing

__all__ = ["discarding", "moving", "stealing"]
