"""Plays in the invented language, in a process that began with its folder; prints JSON.

What a learner reads must have an accent on its vowels: what has none has not come from the folder.
"""

from __future__ import annotations

import json
import random
import re
import warnings
from collections.abc import Iterator
from typing import Any

import boardlab
from boardlab import torres
from boardlab.core.contract.game import find_game, own_names
from boardlab.core.contract.verdict import PlainError
from boardlab.core.play.record import Record
from boardlab.lessons.model.topics import topics
from boardlab.notebook import Study
from tests.core import test_pseudo_locale as pseudo
from tests.invented import CODE
from tests.session.conftest import FakePage

UNACCENTED = re.compile(r"(?<![^\W\d_])[A-Za-z]*[aeiouyAEIOUY][A-Za-z]*(?![^\W\d_])")


NO_WORDS = re.compile(r"\b[a-z]+(?:\.[a-z_0-9]+)+|\{\w+\}|(?<=: )[a-z]+(?: [A-Za-z0-9_ |,.-]*)?$")
"""Ids of rules, what is still to be filled in, and actions as text, which are the same in every language."""


def outside(text: Any) -> str:
    """The words of a text that have no accent."""
    return " ".join(UNACCENTED.findall(NO_WORDS.sub(" ", text)))


KEYS = frozenset({"Enter", "Esc", "Home", "End"})
MESSAGES = (
    *((do, {}) for do in ("undo", "redo", "unfold", "cancel", "reveal")),
    *((do, {"key": "zz"}) for do in ("pick", "switch", "view", "here", "language")),
    ("switch", {"key": "main"}), ("jump", {"at": 999}), ("view", {"key": "text"}),
    ("seat", {"at": 1}),
)  # fmt: skip
"""What a page may ask besides picks, and may ask wrongly."""


def table(game: Any, steps: Any, seed: Any) -> Any:
    """A game is played on its table; what is shown there in English."""
    rng = random.Random(seed)
    record = Record.new(find_game(game), players=3 if game == "catan" else 2, seed=seed)
    study = Study(record)
    page = FakePage(study)
    missed = list(pseudo.forgotten(study.words, "words", KEYS))

    def seen() -> Iterator[Any]:
        yield from pseudo.forgotten(study.frame)
        yield from pseudo.forgotten([message.get("text", "") for message in page.heard], "heard")
        page.heard.clear()

    for _ in range(steps):
        if study.position.current_player is None:
            break
        choices = study.position.legal_actions()
        if choices:
            study.play(rng.choice(choices))
        page.ask("pick", key=rng.choice([choice.key for choice in study.position.picks() or ()] or ["zz"]))
        page.ask("pick", key=rng.choice(sorted(study._session.places)))
        page.ask("here", key=rng.choice(sorted(study._session.places)))
        missed += seen()
    missed += pseudo.forgotten(pseudo.letters_of(study.frame["board"]["svg"]), "svg")
    for do, more in MESSAGES:
        page.ask(do, **more)
        missed += seen()
    return missed, str(study.position)


def refused() -> Any:
    """Why a position is refused."""
    try:
        torres.parse("torres nonsense")
    except PlainError as problem:
        return str(problem)
    return ""


if __name__ == "__main__":
    # Only in this process: the tests of the pseudo-language know words by their brackets.
    pseudo.outside = outside
    pseudo.FACTS = pseudo.FACTS | {"languages"}
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        boardlab.language(CODE)
        tables = {game: table(game, 10, 4) for game in own_names()}
        placed = torres.start(players=2)
        verdict = placed.judge(placed.read_action("knight a1"))
        found = {
            "tables": {game: sorted(set(missed)) for game, (missed, _) in tables.items()},
            "text": tables["torres"][1],
            "reasons": verdict.reasons(),
            "casts": {topic.game: topic.first_game.cast.names(CODE) for topic in topics() if topic.first_game},
            "refused": refused(),
            "warned": [str(each.message) for each in told if "translated" in str(each.message)],
        }
    print(json.dumps(found))
