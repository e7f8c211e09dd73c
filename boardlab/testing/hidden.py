"""Nothing hidden shows: a View tells the same whatever the hidden cards are, and judges a seat's own actions alike."""

from __future__ import annotations

import json
import pickle
import random
from typing import Any

import pytest

from boardlab.core import CHANCE
from boardlab.core.i18n.language import Phrase
from boardlab.testing.subject import SOAK, Subject, played, rounds, samples


def shown(view: Any, seat: int | None) -> dict[str, str]:
    """Everything that can be read off a view, as text."""
    found = {
        "text": view.to_text(),
        "json": json.dumps(view.to_json(), ensure_ascii=False),
        "repr": repr(view),
        "str": str(view),
        "html": view._repr_html_(),
        "pickle": repr(pickle.loads(pickle.dumps(view)).to_json()),
        "budget": repr(view.budget()),
        "preview": repr(view.preview()),
        "headline": repr(view.headline()),
    }
    for lang, name in zip(("en", "ko"), view.views * 2, strict=False):
        found[f"{name} {lang}"] = view.scene(lang=lang, view=name, seat=seat).to_svg()
    for other in range(view.players):
        found[f"as {other}"] = view.scene(view=view.views[-1], seat=other).to_svg()
    if seat != view.current_player:
        found["picks"] = repr(view.picks())
        found["menu"] = repr(view.legal_actions())
        found["refusals"] = repr([view.refusals((choice.key,)) for choice in view.picks()])
    return found


def test_planted_secrets_are_nowhere_to_be_found(game: Subject) -> None:
    looked = 0
    for p, seat, words in game.secrets():
        whole = json.dumps(p.to_json())
        assert any(word in whole for word in words), "the secret was not planted"
        for where, text in shown(p.seen_by(seat), seat).items():
            for word in words:
                assert word not in text, f"{where} tells seat {seat} of {word}"
        looked += 1
    assert looked > 3 or not game.hides


def test_a_view_is_the_same_whatever_is_hidden(game: Subject) -> None:
    rng = random.Random(8)
    changed = 0
    for at, p in enumerate(samples(game, 3, 31)):
        seats = (None, *range(p.players))
        for seat in seats:
            other = game.rehidden(p, seat, rng)
            changed += other != p
            mine, theirs = p.seen_by(seat), other.seen_by(seat)
            assert mine == theirs
            assert hash(mine) == hash(theirs)
            if not SOAK and seat != seats[at % len(seats)]:
                continue  # all that a view shows is long: one seat a position, each in its turn
            first, second = shown(mine, seat), shown(theirs, seat)
            for where in first:
                assert first[where] == second[where], (where, seat, p.to_text())
    assert changed > 12 or not game.hides


def test_events_tell_others_nothing_hidden(game: Subject) -> None:
    told = 0
    for start in range(len(game.starts)):
        whole = played(game, start, 3)
        for p, act in zip(whole.positions, whole.actions, strict=False):
            for event in p.events(act):
                if event.hidden_as:
                    other = event.seen_by(None)
                    assert other.kind == event.hidden_as
                    assert set(other.facts) == set(event.open_facts)
                    assert set(other.places) <= set(other.facts.values())
                    for seat in range(p.players):
                        knows = seat == event.player or seat in event.known_to
                        assert event.seen_by(seat) == (event if knows else other)
                    for lang in ("en", "ko"):
                        heard = p.wording.narrate(other, lang)
                        assert heard != p.wording.narrate(event, lang)
                        for name in set(event.facts) - set(other.facts):
                            fact = event.facts[name]
                            said = p.wording.phrase(fact, lang) if isinstance(fact, Phrase) else str(fact)
                            assert said not in heard, (name, heard)
                    told += 1
    assert told > 5 or not game.hides


def test_own_actions_are_judged_alike_on_a_view(game: Subject) -> None:
    compared = 0
    for p in samples(game, 2, 32):
        every = list(game.candidates(p))
        for seat in range(p.players):
            view = p.seen_by(seat)
            own = [act for act in every if act.player == seat]
            for act in random.Random(4).sample(own, min(rounds(120, soak=2000), len(own))):
                assert view.judge(act) == p.judge(act), (p.to_text(), seat, act)
                compared += 1
        view = p.seen_by(p.current_player)
        assert view.legal_actions() == p.legal_actions()
        # What chance may answer can tell of hidden cards: only who sees them all may choose it.
        assert p.current_player == CHANCE or view.picks() == p.picks()
    game.met(compared, 1_500, "actions to judge from a seat")


def test_a_view_cannot_be_played_nor_opened_up_again(game: Subject) -> None:
    for p in samples(game, 4, 33):
        for seat in (None, *range(p.players)):
            view = p.seen_by(seat)
            assert not hasattr(view, "play")
            assert not hasattr(view, "events")
            assert view != p
            for other in range(p.players):
                assert view.seen_by(other).to_json() == view.to_json()


def test_a_views_text_is_no_position(game: Subject) -> None:
    refused = 0
    for p in samples(game, 6, 34):
        for seat in (None, *range(p.players)):
            text = p.seen_by(seat).to_text()
            if "?" in text:
                with pytest.raises(ValueError, match=r".+"):
                    game.module.parse(text)
                refused += 1
    assert refused > 5 or not game.hides
