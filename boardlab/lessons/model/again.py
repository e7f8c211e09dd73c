"""Questions of a lesson asked again in practice: in other first games, or on their board turned about.

A question of a first game has a ``moment``, so any game will do: :func:`played` plays one, and wherever the moment
suits the question can be asked. Any other question is turned: ``turned`` of the game's lessons calls the places of the
board otherwise, as a mirror or a rotation does, and a :class:`Renaming` does the same to all notation of the question:
position, formulas and answers. Its words name places by placeholders, ``{b2:은/는}``, which are filled with the new
names. So the question is the same, and its places are others.

>>> turn = Renaming({"b2": "g3", "c2": "g4"})
>>> turn.text("build c2 from 3"), turn.answer(frozenset({"b2"}))
('build g4 from 3', frozenset({'g3'}))
>>> sorted(names_in({"solve": "height(p, 'b2')", "question": {"en": "Where is {c2}?", "ko": "{c2:은/는} 어디입니까?"}}))
['b2', 'c2']
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from random import Random
from typing import Any

from boardlab.core.contract.position import CHANCE
from boardlab.core.i18n.templates import fields
from boardlab.core.play.opponent import decided
from boardlab.core.play.steer import Now
from boardlab.lessons.model.base_question import Answer
from boardlab.lessons.model.first_game import FirstGame, moments_back

PLACE = re.compile(r"(?<![A-Za-z0-9_])[A-Za-z]+[0-9]+(?![A-Za-z0-9_])")
"""A place in notation."""
GAMES = 40
"""So many first games are played to ask about."""
WAYWARD = 0.4
"""How often whoever plays one does any legal thing instead of what an opponent would."""
LONGEST = 400
"""No more plies of a game are asked about."""


class Renaming:
    """Places called otherwise.

    Args:
        names: what each is called now, by what it was called.
    """

    def __init__(self, names: Mapping[str, str]) -> None:
        self._names = names

    def text(self, said: str) -> str:
        """An action, a formula or anything else in notation."""
        return PLACE.sub(lambda found: self._names.get(found[0], found[0]), said)

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
            record.play(decided(record.position, rng.randrange(GAMES)))
    return tuple(now for _, now in moments_back(record, game.cast.you))[::-1]


def names_in(held: object) -> frozenset[str]:
    """What a table names: the placeholders of its words, and all places in its notation."""
    if isinstance(held, str):
        return frozenset(PLACE.findall(held))
    if isinstance(held, dict):
        parts = [fields(text) for text in held.values()] if "en" in held else [names_in([*held, *held.values()])]
    else:
        parts = [names_in(each) for each in held] if isinstance(held, list | tuple) else []
    return frozenset[str]().union(*parts)
