"""Notebooks: what a cell shows. The only room that knows widgets; what they decide lies in :mod:`boardlab.session`."""

from boardlab.notebook.checkpoint import check, practice
from boardlab.notebook.matrix import Matrix
from boardlab.notebook.progress_card import progress
from boardlab.notebook.stage import Stage, lesson
from boardlab.notebook.study import Study, challenge, play

__all__ = ["Matrix", "Stage", "Study", "challenge", "check", "lesson", "play", "practice", "progress"]
