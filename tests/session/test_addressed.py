"""Who plays against opponents is spoken to: "you", in every sentence that is told; the others are called by name."""

from __future__ import annotations

import random
import re

import pytest

from boardlab import catan, creed, torres
from boardlab.core.i18n.language import Address, Phrase, Seat, Wording, catalogue
from boardlab.core.play.record import Record
from boardlab.session.features.seats import turn
from boardlab.session.game_session import Session
from boardlab.session.kinds import opposed, study
from tests.effort import rounds
from tests.sessions import opponents, picking

GAMES = {"torres": (torres, 2), "catan": (catan, 3), "creed": (creed, 2)}
SPOKEN = re.compile(
    r"\b[Yy]ou [^.]*\band (?:has|is|was|does)\b"
    r"|\b[Yy]ou(?: alone| then| now)? (?:is|was|has|does|(?!always\b|others\b|as\b|this\b|unless\b)[a-z]+[a-rt-z]s)\b"
)
"""A verb of others after "you"."""
OF_OTHERS = re.compile(r"(?:^|[.!?] )(?:[A-D]|Orange|Red|Blue|White) (?:are|have|do|were|hold|put|keep|place|take)\b")
"""A verb that only fits "you" after a name; "put" may be past."""
SEATS = "player|mover|victim|taker|active|starter|next|ally"
UNFIT = re.compile(
    # A verb or a possessive that fits a name alone, or a verb with "you" that belongs to another noun.
    rf"(?<!from )\{{(?:{SEATS})\}} (?!stacks\b)[a-z]+s\b|\{{(?:{SEATS})\}}’s|\b(?:of|from|than) \{{(?:{SEATS}):\|"
    # A second verb after "and": "You took 1 point and has 35 now."
    rf"|\{{(?:{SEATS})\}} [^.]*\band (?:has|is|does|gets|gives|takes|loses|pays|holds|keeps|scores|starts)\b"
)


def played(name: str, lang: str, steps: int, seed: int = 4) -> Session:
    """A game against opponents, some of the learner's steps long."""
    module, players = GAMES[name]
    rng = random.Random(f"{name} {seed}")
    session = opposed(Record.new(module, seed=seed, players=players), opponents=True, seat=1, lang=lang)
    for _ in range(steps):
        if session.position.is_over:
            break
        if session.waits:
            opponents(session).go_on()
        else:
            session.act(rng.choice(session.position.legal_actions()))
    return session


def sentences(session: Session) -> list[str]:
    """All that is told of the game so far, and of what may be done now and may not."""
    told = [sentence for ply in range(1, session.record.ply + 1) for sentence in session.narrate(ply)]
    told += [session.reason(ply) for ply in range(1, session.record.ply + 1)]
    told.append(turn(session)["says"])
    picks = picking(session).picks()
    if picks is not None:
        told.append(session.phrase(picks.prompt))
        told += [reason for choice in picks.choices for reason in session.reasons(choice.breaches)]
    told += [reason for ply in range(0, session.record.ply, 5) for reason in _refused(session, ply)]
    return [each for each in told if each]


def _refused(session: Session, ply: int) -> list[str]:
    """What the rules say to actions of this game done now, by whoever did them."""
    _, action = session.record.step(max(ply, 1))
    return list(session.reasons(session.position.judge(action).breaches))


@pytest.mark.parametrize("name", GAMES)
def test_player_against_opponents_is_addressed_as_you(name: str) -> None:
    english, korean = (played(name, lang, rounds(40, 300)) for lang in ("en", "ko"))
    told = sentences(english)
    assert [text for text in told if SPOKEN.search(text)] == []
    assert [text for text in told if OF_OTHERS.search(text) and " put " not in text] == []
    own = english.position.wording.seat_name(1, "en")
    for session, you, name_of in (
        (english, "You", own),
        (korean, "나|내가", korean.position.wording.seat_name(1, "ko")),
    ):
        mine = [ply for ply in range(1, session.record.ply + 1) if session.record.step(ply)[1].player == 1]
        assert len(mine) > 5
        said = [" ".join(session.narrate(ply)) for ply in mine]
        assert sum(re.search(rf"(?<!\w)(?:{you})", text) is not None for text in said) > len(said) // 4
        every = " ".join(sentences(session))
        # Places of a seat are called after it (B21), and so are colours; by its name nobody of it is spoken.
        assert not re.search(rf"(?<!\w){name_of}(?![\w’])(?:이|가|은|는| (?:has|took|built|rolled|ends?)\b)", every)
    others = [ply for ply in range(1, english.record.ply + 1) if english.record.step(ply)[1].player == 0]
    assert any(english.position.wording.seat_name(0, "en") in " ".join(english.narrate(ply)) for ply in others)


def test_the_turn_is_yours() -> None:
    session = opposed(Record.new(torres, seed=1, players=2), opponents=True, seat=0, lang="en")
    assert turn(session)["says"] == "Your turn"
    session.speak_in("ko")
    assert turn(session)["says"] == "내 차례"
    assert study(session.record, lang="en").position.current_player == 0
    assert turn(study(session.record, lang="en"))["says"] == "A to play"


def test_forms_of_a_sentence() -> None:
    """The verb fits, "your" is no "you’s", and a sentence begins with a capital."""
    wording = Wording("boardlab.torres")
    for template, named, spoken in (
        ("{player:|has|have} 2 AP.", "B has 2 AP.", "You have 2 AP."),
        (
            "{player} alone {player:~has|have} it. {player:’s} turn.",
            "B alone has it. B’s turn.",
            "You alone have it. Your turn.",
        ),
        ("Now {player:|is|are} next, not {player}.", "Now B is next, not B.", "Now you are next, not you."),
        ("{n:|block|blocks} of {player}", "1 block of B", "1 block of you"),
    ):
        facts = {"player": Seat(1), "n": 1}
        assert wording.fill(template, "en", None, facts) == named
        assert wording.fill(template, "en", Address(None, 1), facts) == spoken
        assert wording.fill(template, "en", Address(("Ann", "Bo"), 0), facts) == named.replace("B", "Bo")
    within = {"what": (Phrase("each.turn_begins", {"player": Seat(1), "ap": 10}),)}
    assert Wording("boardlab.creed").say("brief.turn_begins", "en", Address(None, 1), **within) == "Now you have 10 AP."
    said = wording.phrase(Phrase("event.game_over", {"winners": (Seat(0), Seat(1))}), "ko", Address(None, 1))
    assert "A, 나" in said


@pytest.mark.parametrize("package", ["boardlab.core", *(f"boardlab.{name}" for name in GAMES)])
def test_every_sentence_about_a_seat_fits_you_too(package: str) -> None:
    """No verb and no possessive stands behind a seat that fits a name alone."""
    texts = {key: text["en"] for key, text in catalogue(package).items()}
    if package != "boardlab.core":
        rules = Wording(package).rules
        texts |= {f"{rule} {case}": said["en"] for rule in rules for case, said in rules[rule].refusals.items()}
    assert len(texts) > 100
    assert {key: text for key, text in texts.items() if UNFIT.search(text)} == {}


def test_whoever_wins_is_spoken_to_as_a_sentence_begins() -> None:
    """ "you won." was heard at the end of a game."""
    told = Wording("boardlab.core").say("study.won", "en", Address(None, 0), players=(Seat(0),))
    assert told == "You won"
