"""What may be asked of the picture of a position."""

import dataclasses
import inspect

from boardlab.core.contract.position import Position
from boardlab.core.contract.position_base import StateBase
from boardlab.core.picture.scene import PictureRequest


def test_what_may_be_asked_of_a_picture_is_the_same_wherever_it_is_written() -> None:
    """In the contract, in the one piece of code that checks it, and in what games are handed."""
    asked = inspect.signature(StateBase.scene).parameters
    assert asked == inspect.signature(Position.scene).parameters
    assert [*asked][1:] == [each.name for each in dataclasses.fields(PictureRequest)]
