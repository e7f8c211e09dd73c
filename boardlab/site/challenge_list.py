"""The list of a game's challenges, on the way through the game and where one explores it."""

from __future__ import annotations

from html import escape

from boardlab.lessons.model.base_question import WORDING
from boardlab.lessons.model.challenges import challenges
from boardlab.site.explore_address import to_challenge


def challenge_list(game: str, lang: str, start: str) -> str:
    """The challenges of a game, the easiest first, with room for the stars; "" where there are none.

    Args:
        game: the game.
        lang: the language of the page.
        start: leads from the page to the first page of its language.
    """
    rows = "".join(
        f'<li data-challenge="{each.id}"><a href="{start}{to_challenge(each.id)}">'
        f"<b>{each.id.partition('.')[2]}</b> <strong>{escape(each.title[lang])}</strong> <i></i></a></li>"
        for each in challenges(game)
    )
    return f"<ol>{rows}</ol>" if rows else ""


def say_challenge(key: str, lang: str) -> str:
    """A wording on challenges, ready to stand in a page."""
    return escape(WORDING.say(f"challenge.{key}", lang))
