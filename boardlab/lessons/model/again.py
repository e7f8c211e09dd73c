"""Questions of a lesson asked again in practice: in other first games, or on their board turned about.

A question of a first game has a ``moment``, so any game will do: :func:`played` plays one, and wherever the moment
suits the question can be asked. Any other question is turned: ``turned`` of the game's lessons calls the places of the
board otherwise, as a mirror or a rotation does, and a :class:`Renaming` does the same to everything that is written of
the question: position, formulas, answers and words. So the question is the same, and its places are others.

>>> turn = Renaming({"b2": "g3", "c2": "g4"})
>>> turn.text("build c2"), turn.text("b2는 성입니다. c2와 닿아 있습니다."), turn.answer(frozenset({"b2"}))
('build g4', 'g3은 성입니다. g4와 닿아 있습니다.', frozenset({'g3'}))
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from random import Random
from typing import Any

from boardlab.core.contract.position import CHANCE
from boardlab.core.i18n.language import with_particle
from boardlab.core.play.opponent import decide
from boardlab.core.play.steer import Now
from boardlab.lessons.model.base_question import Answer
from boardlab.lessons.model.first_game import FirstGame, moments_back
from boardlab.lessons.model.topic_files import LessonWording, words_of

PARTICLES = ("은/는", "이/가", "을/를", "과/와", "으로/로")
"""Those that a place may be followed by in a Korean sentence, each as after a consonant and as after a vowel."""
GAMES = 40
"""So many first games are played to ask about."""
WAYWARD = 0.4
"""How often whoever plays one does any legal thing instead of what an opponent would."""
LONGEST = 400
"""No more plies of a game are asked about."""


class Renaming:
    """Places called otherwise.

    Args:
        names: what each is called now, by what it was called; also of whole phrases, such as ``line 1``.
    """

    def __init__(self, names: Mapping[str, str]) -> None:
        self._names = names
        known = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True)) or "(?!)"
        particle = "|".join(each for pair in PARTICLES[:4] for each in pair.split("/"))
        self._found = re.compile(
            rf"(?<![A-Za-z0-9_])({known})(?![A-Za-z0-9_])(?:({particle})(?![가-힣])|(으로|로)(?![가-힣])|(으로|로)(?=[는도만]))?"
        )

    def text(self, said: str) -> str:
        """A text or a formula; Korean particles follow the new names."""
        return self._found.sub(self._renamed, said)

    def _renamed(self, found: re.Match[str]) -> str:
        name, *particles = found.groups()
        particle = next(filter(None, particles), "")
        pair = next((pair for pair in PARTICLES if particle in pair.split("/")), "")
        return with_particle(self._names[name], pair) if pair else self._names[name]

    def whole(self, held: Any) -> Any:
        """Everything in a table, keys too."""
        if isinstance(held, str):
            return self.text(held)
        if isinstance(held, dict):
            return {self.text(key): self.whole(value) for key, value in held.items()}
        return [self.whole(value) for value in held] if isinstance(held, list) else held

    def answer(self, given: Answer) -> Answer:
        """An answer."""
        if isinstance(given, str):
            return self.text(given)
        if isinstance(given, frozenset):
            return frozenset(map(self.text, given))
        return tuple(map(self.text, given)) if isinstance(given, tuple) else given

    def words(self, wording: LessonWording, topic: str) -> LessonWording:
        """The words of a topic, with its places called otherwise."""
        return _Renamed(self, wording, topic)


class _Renamed(LessonWording):
    """The words of a topic with their places renamed; those of other files name none."""

    def __init__(self, renaming: Renaming, wording: LessonWording, topic: str) -> None:
        super().__init__(wording.package, wording.game, topic)
        self._renaming = renaming

    def entry(self, key: str) -> Mapping[str, str] | None:
        found = super().entry(key)
        if found is None or key not in words_of(self.package, self._topic):
            return found
        renamed: Mapping[str, str] = self._renaming.whole(dict(found))
        return renamed


def played(game: FirstGame, seed: int) -> tuple[Now, ...]:
    """The moments of a first game that is played to its end, in their order.

    Args:
        game: which.
        seed: of its chances, and of who does something else than an opponent would.
    """
    rng, record = Random(f"{game.topic} {seed}"), game.start(f"practice {seed}")
    while record.ply < LONGEST and (player := record.position.current_player) is not None:
        if player == CHANCE:
            record.roll()
        elif rng.random() < WAYWARD:
            record.play(rng.choice(record.position.legal_actions()))
        else:
            record.play(decide(record.position, rng.randrange(GAMES)).action)
    return tuple(now for _, now in moments_back(record, game.cast.you))[::-1]


def places_named(said: str, known: frozenset[str]) -> frozenset[str]:
    """Which of some places a text names."""
    return frozenset(re.findall(r"[A-Za-z]+[0-9]+", said)) & known
