"""A refusal with many reasons is read at a glance: the first whole, as many as fit, and how many more there are."""

from __future__ import annotations

import random
import re

import pytest

from boardlab.core.contract.verdict import LONGEST, ImpossiblePosition, shortly
from boardlab.core.errors import PlainError
from boardlab.core.i18n.language import speaking
from tests.conformance.games import GAMES, OWN, Game
from tests.effort import rounds

MORE = {
    "en": re.compile(r"\((\d+) more reasons?; reasons\(\) lists them all\.\)$"),
    "ko": re.compile(r"이유 (\d+)가지\. "),
}


def left_out(said: str, lang: str) -> int:
    """How many reasons a refusal says it leaves out."""
    found = MORE[lang].search(said)
    return int(found[1]) if found else 0


def is_short_and_true(said: str, reasons: tuple[str, ...], lang: str) -> bool:
    """Is this short, and does it begin with all the reasons that it does not leave out, the first at least?"""
    told = reasons[: len(reasons) - left_out(said, lang)]
    return len(told) > 0 and said.startswith(" ".join(told)) and len(said) <= max(LONGEST, len(reasons[0]) + 60)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_no_refusal_of_an_action_is_long(game: Game) -> None:
    rng = random.Random(f"{game} short")
    for _ in range(rounds(8, 400)):
        p = game.samples(rng)
        every = list(game.candidates(p))
        for act in rng.sample(every, min(rounds(10, 40), len(every))):
            verdict = p.judge(act)
            if not verdict:
                for lang in ("en", "ko"):
                    with speaking(lang):
                        assert is_short_and_true(str(verdict), verdict.reasons(), lang), str(verdict)


def refusal(game: Game, document: object) -> ImpossiblePosition | None:
    try:
        game.module.from_json(document)
    except ImpossiblePosition as refused:
        return refused
    except PlainError:
        pass
    return None


@pytest.mark.parametrize("game", OWN, ids=str)
def test_no_refusal_of_a_position_is_long(game: Game) -> None:
    rng = random.Random(f"{game} impossible")
    met = 0
    for _ in range(rounds(60, 1_000)):
        document = game.extreme(rng)
        for lang in ("en", "ko"):
            with speaking(lang):
                refused = refusal(game, document)
            if refused is not None:
                met += 1
                assert len(refused.reasons()) == len(refused.problems)
                assert is_short_and_true(str(refused), refused.reasons(lang), lang), str(refused)
    assert met


def test_reasons_left_out_of_sentence_stay_in_list() -> None:
    reasons = tuple(f"{'word ' * 20}{number}." for number in range(9))
    with speaking("en"):
        said = shortly(reasons)
        assert said == f"{reasons[0]} {reasons[1]} (7 more reasons; reasons() lists them all.)"
        assert shortly(reasons[:1], reasons[1:]) == f"{reasons[0]} {reasons[1]}"
        assert shortly(("x" * 400,)) == "x" * 400
        assert shortly(("x" * 400 + ".", "Short.")) == "x" * 400 + ". (1 more reason; reasons() lists them all.)"
    with speaking("ko"):
        assert shortly(reasons).endswith("(그 밖의 이유 7가지. reasons()에 모두 나옵니다.)")
