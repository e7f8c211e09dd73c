"""Live boards: the only room that knows notebooks and widgets."""

from boardlab.live.checkpoint import check, practice
from boardlab.live.matrix import Matrix
from boardlab.live.progress_card import progress
from boardlab.live.study import Study

__all__ = ["Matrix", "Study", "check", "practice", "progress"]
