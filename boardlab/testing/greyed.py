"""Why a verb is greyed: what holds wherever one would do it, and never a single place that nobody has picked."""

from __future__ import annotations

from collections.abc import Iterator

from boardlab.core.contract.breach import Breach
from boardlab.core.contract.picks import Choice, reasons_of_verb
from boardlab.core.contract.position import Position
from boardlab.core.contract.rulebook import NOWHERE
from boardlab.testing.subject import Subject, played, rounds, samples


def greyed(game: Subject) -> Iterator[tuple[Position, Choice]]:
    """Verbs that are not possible, with their positions."""
    whole = [p for start in range(len(game.starts)) for p in played(game, start).positions]
    count, every = (12, 9) if game.is_tiny else (2, 50)
    for p in [*samples(game, rounds(count, 200), 7), *whole[:: rounds(every, 1)]]:
        if p.current_player is not None:
            yield from ((p, choice) for choice in p.picks(()) if choice.group and choice.breaches)


def test_no_single_place_is_blamed_before_one_is_picked(game: Subject) -> None:
    met = set()
    places: dict[int, set[str]] = {}
    for p, choice in greyed(game):
        places.setdefault(p.players, set(p.scene().places))
        met.add(choice.key)
        for breach in choice.breaches:
            assert not breach.places, (p.to_text(), choice.key, breach)
            named = [fact for fact in breach.facts.values() if isinstance(fact, str) and fact in places[p.players]]
            assert not named, (p.to_text(), choice.key, breach)
        # Whoever presses it all the same is told the same.
        assert p.refusals((choice.key,)) == choice.breaches
    if game.greyed:
        game.met(len(met), 1, "verbs that are greyed (a game without any says greyed=False)")
    else:
        assert not met, "verbs are greyed, and the game says greyed=False"


def test_what_holds_everywhere_comes_first_and_alone(game: Subject) -> None:
    wording = samples(game, 1)[0].wording
    here, money, limit = Breach("x.here", {}, ("a1",)), Breach("x.money"), Breach("x.limit")
    assert reasons_of_verb(wording, "build", (here, money, limit)) == (money, limit)
    assert reasons_of_verb(wording, "build", ()) == ()
    (nowhere,) = reasons_of_verb(wording, "no:verb", (here, here))
    assert (nowhere.rule, nowhere.case, nowhere.places) == ("x.here", NOWHERE, ())


def test_nowhere_is_explained_in_both_languages_by_its_rule(game: Subject) -> None:
    p = samples(game, 1)[0]
    rule = next(iter(p.wording.rules))
    for verb in ("no:verb", *(choice.key for q in samples(game, 8, 7) for choice in q.picks(()) if choice.group)):
        (nowhere,) = reasons_of_verb(p.wording, verb, (Breach(rule, {}, ("a1",)),))
        told = [p.wording.refusal(nowhere, lang) for lang in ("en", "ko")]
        assert told[0].endswith(".")
        assert told[1].endswith("다.")
        assert told[0] != told[1]
