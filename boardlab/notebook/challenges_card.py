"""The challenges of a game in a notebook: ``boardlab.challenges("torres")`` lists them with the stars one has.

It is what a list of the site is, as a table and lines of Python to copy; nothing of it is live.
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from boardlab.core.contract.game import find_game
from boardlab.core.i18n.language import check_language, language, speaking
from boardlab.lessons.model.base_question import WORDING
from boardlab.lessons.model.challenges import Challenge
from boardlab.lessons.model.challenges import challenges as of_game
from boardlab.lessons.model.goals import MOST_STARS
from boardlab.session.features.challenge import stars_kept


@dataclass(frozen=True)
class ChallengesCard:
    """The challenges of one game, the easiest first; made by :func:`challenges`."""

    game: str
    challenges: tuple[Challenge, ...]
    stars: dict[str, int]
    """The most that were reached, by the id of the challenge."""
    lang: str

    @property
    def title(self) -> str:
        """The game, and what it is about."""
        return f"{find_game(self.game).wording.say('game', self.lang)}: {WORDING.say('challenge.title', self.lang)}"

    def lines(self) -> list[tuple[str, str, str]]:
        """Of each challenge the line of Python, what it is called, and its stars."""
        found = []
        for each in self.challenges:
            stars = self.stars.get(each.id, 0)
            signs = "★" * stars + "☆" * (MOST_STARS - stars)
            found.append((f'boardlab.challenge("{each.id}")', each.title[self.lang], signs))
        return found

    def to_text(self) -> str:
        """A line for each challenge, as plain text."""
        about = WORDING.say("challenge.about", self.lang)
        return "\n".join([self.title, about, *(f"  {code}  # {signs} {title}" for code, title, signs in self.lines())])

    def __repr__(self) -> str:
        return self.to_text()

    def _repr_html_(self) -> str:
        rows = "".join(
            f'<tr><td style="text-align:left">{escape(title)}</td>'
            f'<td role="img" aria-label="{escape(self._said(each))}">{signs}</td>'
            f'<td style="text-align:left"><code>{escape(code)}</code></td></tr>'
            for each, (code, title, signs) in zip(self.challenges, self.lines(), strict=True)
        )
        about = escape(WORDING.say("challenge.about", self.lang))
        return f"<h3>{escape(self.title)}</h3><p>{about}</p><table>{rows}</table>"

    def _said(self, each: Challenge) -> str:
        return WORDING.say("challenge.signs", self.lang, stars=self.stars.get(each.id, 0), all=MOST_STARS)


def challenges(game: str, lang: str | None = None) -> ChallengesCard:
    """The challenges of a game: positions to make the most of in a turn or three, with the stars that were reached.

    Args:
        game: its name, such as ``"torres"``.
        lang: ``"en"`` or ``"ko"``; None follows ``boardlab.language()``.

    Raises:
        PlainError: where there is no such game.
    """
    said = check_language(lang or language())
    with speaking(said):
        name = find_game(game).name
    return ChallengesCard(name, of_game(name), stars_kept(), said)
