"""Challenges: every best turn gets what it says, no turn gets more, and a board judges what was played."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, count
from pathlib import Path
from typing import Any

import pytest

import boardlab
from boardlab.core.contract.game import find_game
from boardlab.core.contract.position import CHANCE
from boardlab.core.errors import PlainError
from boardlab.core.i18n.language import LANGUAGES
from boardlab.lessons.build.best_turn import TooMany, best_turn
from boardlab.lessons.build.lint_challenges import amounts_of, problems_of
from boardlab.lessons.build.lint_challenges import played as played_by
from boardlab.lessons.build.own_challenge import own_challenge
from boardlab.lessons.build.store import lessons_of
from boardlab.lessons.journal.journal import journal
from boardlab.lessons.model.challenges import Challenge, UnknownChallenge, challenge, challenges, challenges_of
from boardlab.page.table import TablePage
from boardlab.session.commands import Message
from boardlab.session.features.challenge import ChallengeFeature
from boardlab.session.features.opponent import OpponentFeature
from boardlab.session.frame import frame
from boardlab.session.game_session import Session
from boardlab.session.lesson.boards import challenged
from tests.creed import oracle
from tests.effort import SOAK, drawn

GAMES = ("catan", "creed", "torres")
ALL = tuple(chain.from_iterable(challenges(game) for game in GAMES))
DRAWN = drawn(ALL, 7)
"""Those that are searched again; `boardlab lint` searches all."""


def test_each_game_has_twelve_with_words_in_each_language() -> None:
    assert [each.id for each in ALL] == [f"{game}.{number}" for game in GAMES for number in range(1, 13)]
    assert all(each.title[lang] and each.says[lang] for each in ALL for lang in LANGUAGES)
    assert len({each.title[lang] for each in ALL for lang in LANGUAGES}) == 2 * len(ALL)


@pytest.mark.parametrize("each", DRAWN, ids=lambda each: str(each.id))
def test_best_turn_gets_the_most_and_no_turn_more(each: Challenge) -> None:
    assert [*problems_of(each)] == []


def test_three_a_game_take_several_turns() -> None:
    for game in GAMES:
        several = [each for each in challenges(game) if each.turns > 1]
        assert len(several) >= 3
        assert all(each.turns <= 3 for each in several)
        assert any(each.turns == 3 for each in several)


def test_dice_to_come_are_told() -> None:
    """In each language the numbers that are told are those of the dice, in order."""
    for each in ALL:
        sums = [sum(map(int, text.split()[1:])) for text in each.chance]
        assert {*each.tells} == ({*LANGUAGES} if sums else set())
        assert all([int(number) for number in re.findall(r"\d+", told)] == sums for told in each.tells.values())


def test_each_lesson_has_challenges_at_its_end() -> None:
    asking = {lesson.id for game in GAMES for lesson in lessons_of(game) if lesson.asks}
    assert {lesson for each in ALL for lesson in each.lessons} == asking
    assert all(1 <= len(challenges_of(lesson)) <= 4 for lesson in asking)


def ends(each: Challenge, position: Any, left: int, drawn: int = 0) -> Iterator[Any]:
    """Where turns can end: all ways to play them, one after the other, equal positions again and again."""
    for act in position.legal_actions():
        name = act.to_text().split()[0]
        after, turns, draws = position.play(act), left - (name == "end"), drawn
        if name in each.without or (name != "end" and after.current_player not in (each.seat, CHANCE, None)):
            continue
        while turns and not after.is_over and after.current_player != each.seat:
            answer = each.answer(after, draws)
            draws += after.current_player == CHANCE
            after = after.play(answer)
        if after.is_over or not turns:
            yield after
        else:
            yield from ends(each, after, turns, draws)


@pytest.mark.parametrize("name", ["catan.1", "catan.6", "creed.9" if SOAK else "catan.8"])
def test_exhaustive_witness_finds_the_same_most(name: str) -> None:
    each = challenge(name)
    found = sorted({each.count(end) for end in ends(each, each.position, each.turns)})
    assert found == [*amounts_of(each)]
    assert found[-2:] == [each.near, each.most]


def lost(doc: Any, seat: int) -> tuple[int, int]:
    """How many units the other side of Creed has, and how many tents stand, as plain data tell it."""
    theirs = [cell for cell in doc["units"] if cell[0] == "AB"[1 - seat]]
    return len(theirs), sum("destroyed" not in tent for camp in doc["camps"] for tent in camp)


def most_by_the_oracle(begun: Any, seat: int, turns: int) -> int:
    """The most that turns bring, going through all that can be reached by the rules as they are written there."""
    units, tents = lost(begun, seat)
    found, waiting = 0, [(begun, turns)]
    seen = {(json.dumps(begun, sort_keys=True), turns)}
    while waiting:
        doc, left = waiting.pop()
        for text in oracle.legal(doc):
            after, then = oracle.after(doc, text), left - (text == "end")
            assert after is not None, text
            if not then or after["stage"] == "over":
                units_now, tents_now = lost(after, seat)
                found = max(found, 2 * (units - units_now) + 3 * (tents - tents_now))
                continue
            if text == "end":
                after = oracle.after(after, "end")
            known = json.dumps(after, sort_keys=True), then
            if known not in seen:
                seen.add(known)
                waiting.append((after, then))
    return found


@pytest.mark.parametrize("name", [each.id for each in challenges("creed") if each.turns > 1][:: 1 if SOAK else 3])
def test_second_writing_of_creeds_rules_brings_no_more(name: str) -> None:
    """By :mod:`tests.creed.oracle`, which shares no code with the game; of several turns every one is played."""
    each = challenge(name)
    turns = each.turns if SOAK else 1
    most = best_turn(each.position, each.count, turns=turns, tried=each.tried, answer=each.answer).most
    assert most_by_the_oracle(each.position.to_json(), each.seat, turns) == most
    assert not SOAK or most == each.most


def test_search_of_several_turns_agrees_with_all_their_ways() -> None:
    """With no block in the second turn, so that all ways are few."""
    each = challenge("torres.6")
    start = find_game("torres").parse(each.position.to_text().replace("11/1111 1 77", "0/1111 1 78"))
    few = replace(each, position=start)
    found = best_turn(start, few.count, turns=2, tried=few.tried, answer=few.answer)
    assert found.amounts[-2:] == amounts_of(few)
    assert len(found.amounts) > 3


@pytest.mark.parametrize("name", ["torres.1", "torres.2"])
def test_search_of_turns_agrees_with_all_turns_without_cards(name: str) -> None:
    each = challenge(name)

    def tried(position: Any) -> list[Any]:
        return [act for act in position.legal_actions() if act.to_text().split()[0] not in {"buy", "draw", "play"}]

    found = best_turn(each.position, each.count, tried=tried).amounts
    assert found[-2:] == amounts_of(each)[-2:] == (each.near, each.most)


def test_lint_finds_what_is_wrong() -> None:
    sound = challenge("catan.1")
    for wrong, says in (
        (replace(sound, most=sound.most + 1), "the most is 10, and not 11."),
        (replace(sound, near=sound.most), "two stars are for 9, the most below 10"),
        (replace(sound, best=sound.best[:-1]), "its best way is not as many whole turns as there are."),
        (replace(sound, best=("end",)), "its best way gets 8, and not 10."),
        (replace(sound, best=("road nowhere",)), "its best way cannot be played"),
        (replace(sound, reach=sound.count(sound.position)), "it begins at 8"),
    ):
        assert any(each.startswith(says) for each in problems_of(wrong)), says


def test_turn_with_too_many_lines_is_refused() -> None:
    each = challenge("torres.12")
    with pytest.raises(TooMany):
        best_turn(each.position, each.count, nodes=10)


@pytest.mark.parametrize("name", ["torres.13", "go.1", "torres", "torres.x", "", "toy.1"])
def test_unknown_challenges_are_refused_with_those_near(name: str) -> None:
    with pytest.raises(UnknownChallenge, match=r"(torres|catan)\.\d"):
        challenge(name)
    assert issubclass(UnknownChallenge, PlainError)


# -- on a board --------------------------------------------------------------------------------------------------------


_numbers = count(1)


def ask(session: Session, do: str) -> Any:
    """Ask a board for something; gives how that went, and what was said."""
    return session.handle(Message("page", next(_numbers), session.rev, do, "", 0))


def board(name: str = "torres.3", lang: str = "en") -> Session:
    """A board with a challenge, on which nobody has played."""
    return challenged(challenge(name), lang=lang)


def played(session: Session, *texts: str) -> Any:
    """Play actions; gives what is shown of the challenge then."""
    for text in texts:
        session.act(session.position.read_action(text))
    return frame(session)["challenge"]


def test_turn_is_judged_when_over_and_best_stars_kept() -> None:
    session = board()
    shown = frame(session)["challenge"]
    assert shown is not None
    assert (shown["stars"], shown["told"], shown["best"], shown["again"], shown["now"]) == (-1, "", "", "", "Now: 5")
    assert ask(session, "best")[0] == "no", "whoever has not tried is shown nothing"
    assert ask(session, "again")[0] == "no"
    shown = played(session, "end leaving 3 3 3")
    assert (shown["stars"], shown["most"], shown["told"]) == (0, 0, "5. No star yet; the best way gets 15.")
    assert frame(session)["turn"]["says"] == "1 turn played", "nobody is to play any more"
    assert not journal().read().entries
    assert ask(session, "again") == ("done", "")
    shown = played(session, *challenge("torres.3").best)
    assert (shown["stars"], shown["told"]) == (3, "15. Three stars: no way gets more.")
    assert shown["told"] in session.says, "the ear hears it, too"
    assert [(each.id, each.answer, each.right) for each in journal().read().entries] == [("torres.3", 3, True)]
    ask(session, "again")
    assert frame(session)["turn"]["says"] == "Your turn"
    shown = played(session, "end leaving 3 3 3")
    assert (shown["stars"], shown["most"], shown["signs"]) == (0, 3, "3 of 3 stars")
    assert len(journal().read().entries) == 1


def test_walked_best_turn_brings_no_star() -> None:
    session = board()
    played(session, "end leaving 3 3 3")
    assert ask(session, "best")[0] == "done"
    shown = frame(session)["challenge"]
    assert shown is not None
    assert session.record.ply == 0
    assert len(shown["line"]) == len(challenge("torres.3").best)
    for _ in challenge("torres.3").best:
        assert ask(session, "redo")[0] == "done"
    shown = frame(session)["challenge"]
    assert shown is not None
    assert (shown["now"], shown["stars"], shown["most"]) == ("Now: 15", -1, 0)
    assert not journal().read().entries
    assert ask(session, "again")[0] == "done"
    shown = frame(session)["challenge"]
    assert shown is not None
    assert (shown["line"], session.record.ply) == ([], 0)
    assert ask(session, "best")[0] == "done", "it may be looked at again"


def test_others_answer_and_undo_returns_to_own_choices() -> None:
    each = challenge("catan.6")
    session = board("catan.6")
    shown = frame(session)["challenge"]
    assert shown is not None
    assert shown["now"] == "Turn 1 of 3. Now: 2"
    assert each.tells["en"] in shown["says"]
    keys = {row["key"] for group in frame(session)["groups"] for row in group["rows"]}
    assert {"road", "trade", "end"} <= keys
    assert not keys & each.without, "what is no way to play it is not offered"
    shown = played(session, "end")
    assert shown["now"] == "Turn 2 of 3. Now: 2"
    assert [act.to_text() for act in session.record.actions] == [
        "end", "roll", each.chance[0], "end", "roll", each.chance[1], "end",
    ]  # fmt: skip
    shown = played(session, "roll")
    assert session.record.actions[-1].to_text() == each.chance[2]
    assert ask(session, "undo") == ("done", "")
    assert ask(session, "undo") == ("done", "")
    assert session.record.ply == 0
    shown = played(session, *each.best)
    assert (shown["now"], shown["stars"], shown["told"]) == ("Now: 5", 3, "5. Three stars: no way gets more.")
    assert not session.find(OpponentFeature).part()["opponent"], "nobody goes on after the last turn"
    assert ask(session, "best")[0] == "done"
    shown = frame(session)["challenge"]
    assert shown is not None
    assert len(shown["line"]) == len([text for text in each.best if text])


def test_stars_grow_with_what_is_counted() -> None:
    each = challenge("torres.3")
    assert [each.stars(amount) for amount in range(9, 17)] == [0, 0, 1, 1, 1, 2, 3, 3]


def test_second_star_asks_for_the_first() -> None:
    each = replace(challenge("torres.3"), reach=15)
    assert (each.stars(14), each.stars(15)) == (0, 3)


@pytest.mark.parametrize("name", [each.id for game in ("torres", "catan", "creed") for each in challenges(game)][::9])
def test_two_stars_can_be_reached(name: str) -> None:
    """They were for one less than the most, which in twelve challenges no way brings."""
    each = challenge(name)
    found = amounts_of(each)
    assert each.near in found
    assert each.near == each.most or (each.stars(each.near), max(set(found) - {each.most})) == (2, each.near)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_challenge_is_shown_live_in_a_notebook(lang: str) -> None:
    shown = boardlab.challenge("catan.1", lang=lang)
    assert shown.position.to_text() == challenge("catan.1").position.to_text()


@pytest.mark.parametrize("name", ["torres.1", "catan.3", "creed.4"])
def test_turn_of_any_position_is_judged(name: str) -> None:
    each = challenge(name)
    own = own_challenge(each.position)
    assert own.most == each.most
    assert [*problems_of(own)] == []
    assert own.count(own.position) < own.reach <= own.most
    session = challenged(own, lang="en")
    shown = played(session, *own.best)
    assert shown["stars"] == 3
    assert not journal().tally().stars, "a position of one's own is no challenge of the list"


def test_position_without_a_turn_is_refused_with_reason() -> None:
    start = challenge("catan.1").position
    for position, says in ((start.play(start.read_action("end")), "too many ways"), (played_out(), "No turn")):
        with pytest.raises(PlainError, match=says):
            own_challenge(position)


def played_out() -> Any:
    """The end of a game that was won."""
    each = challenge("catan.2")
    return played_by(each, each.best)[-1]


@pytest.mark.parametrize(("text", "mistake"), [("", False), ("creed.1", True)])
def test_page_judges_the_turn_of_a_given_position(tmp_path: Path, text: str, mistake: bool) -> None:
    given = text or challenge("torres.1").position.to_text()
    page = TablePage(json.dumps({"game": "torres", "challenge": "own", "text": given}), "en", str(tmp_path))
    whole = json.loads(page.whole())
    assert bool(whole["mistake"]) is mistake
    assert bool(page.talk.session.find(ChallengeFeature)) is not mistake
