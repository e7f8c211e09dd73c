"""The test of one question, as otter reads it: what is wrong is told by name."""

from otter.test_files import test_case

import boardlab

OK_FORMAT = False

name = "castle"
points = 4


@test_case(points=4)
def test_castle(env):
    """Did the learner find what the castle pays?"""
    graded = boardlab.grade("torres.scoring.2", env["points"])
    assert graded, graded.feedback
