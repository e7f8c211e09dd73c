"""The front end's types are those of the frames that Python makes."""

from tests.frame_types import FILE, written


def test_front_end_types_are_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == written(), "python -m tests.frame_types writes them anew"
