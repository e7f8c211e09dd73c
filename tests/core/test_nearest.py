"""What would be allowed instead of what was refused: always legal, and nothing nearer of its kind is."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

import boardlab
from boardlab import torres
from boardlab.core.ask.nearest import FAR, Allowed, Suggestion, nearest, neighbours, path_of
from boardlab.core.contract.game import find_game
from boardlab.core.errors import AmbiguousText, PlainError
from boardlab.core.play.playout import playout
from tests.effort import rounds

KINDS = [("torres", 3), ("catan", 4), ("creed", 2), ("creed", 4)]
tables = pytest.mark.parametrize(("name", "players"), KINDS, ids=str)


def positions(name: str, players: int, most: int) -> Any:
    """Positions of random games in which a player decides."""
    for seed in itertools.count():
        rng = random.Random(f"near {name} {seed}")
        p = playout(find_game(name).begin(rng, players=players), rng, most=rng.randrange(250))
        if p.current_player is not None and p.current_player >= 0:
            yield p, rng
            most -= 1
        if not most:
            return


def refused_path(p: Any, rng: random.Random, soon: float = 0.7) -> tuple[str, ...]:
    """Picks that lead somewhere up to the last, which is any place of the board; () where none of them is refused."""
    path: tuple[str, ...] = ()
    while True:
        offered = [choice for choice in p.picks(path) if not choice.breaches and (path or choice.group)]
        if not offered:
            return ()
        if path and any(choice.is_place for choice in offered) and rng.random() < soon:
            path = (*path, rng.choice(p.place_names))
            return path if p.refusals(path) else ()
        choice = rng.choice(offered)
        path = (*path, choice.key)
        if choice.action is not None:
            return ()


def whole_paths(p: Any, path: tuple[str, ...], length: int) -> Any:
    """Every path of picks of this length that may be picked, found by trying them all."""
    if len(path) == length:
        yield path
        return
    for choice in p.picks(path):
        if not choice.breaches and (choice.action is None or len(path) + 1 == length):
            yield from whole_paths(p, (*path, choice.key), length)


def far(near: Any, start: str, end: str) -> int:
    """The steps from one place to another, by growing a circle: slow and plain."""
    circle, count = {start}, 0
    while end not in circle:
        grown = circle | {other for key in circle for other in near.get(key, {}).values()}
        if grown == circle:
            return FAR
        circle, count = grown, count + 1
    return count


def amiss(p: Any, tried: tuple[str, ...], found: Suggestion, near: Any) -> list[str]:
    """What is wrong with a suggestion."""
    wrong = []
    where = p.play(found.first) if found.first is not None else p
    where = where.under(**{found.under[0]: found.under[1]}) if found.under is not None else where
    if found.path not in set(whole_paths(where, (), len(found.path))):
        wrong.append(f"{found.path} cannot be picked")
    if found.action is not None and not where.judge(found.action):
        wrong.append(f"{found.action} is refused")
    changed = [at for at, (mine, theirs) in enumerate(zip(tried, found.path, strict=True)) if mine != theirs]
    if len(changed) != (found.kind in {"place", "piece", "choice"}):
        wrong.append(f"{found.path} differs from {tried} in {changed}")
    if found.kind in {"place", "piece"}:
        (at,) = changed
        others = [path for path in whole_paths(p, tried[:at], len(tried)) if path[at + 1 :] == tried[at + 1 :]]
        nearer = [path for path in others if far(near, tried[at], path[at]) < found.steps and path[at] in near]
        wrong += [f"{path} is nearer to {tried} than {found.path}" for path in nearer]
    return wrong


@tables
def test_suggestions_are_legal_and_nearest_of_their_kind(name: str, players: int) -> None:
    wrong, kinds = [], set()
    for p, rng in positions(name, players, rounds(12, soak=150)):
        near = neighbours(p)
        for tried in filter(None, (refused_path(p, rng) for _ in range(6))):
            for found in nearest(p, tried, near):
                kinds.add(found.kind)
                wrong += amiss(p, tried, found, near)
    assert wrong == []
    assert "place" in kinds


def test_nearest_takes_text_and_gives_actions() -> None:
    p = torres.from_json({"heights": {"d4": 3}, "knights": [["d3"], ["h8"]]}, allow_unreachable=True)
    assert [str(each) for each in boardlab.nearest(p, "move d3 d4")][:1] == ["Move a knight: d3, c4"]
    assert repr(boardlab.nearest(p, "move d3 c4")) == "This is allowed as it is."
    assert repr(boardlab.nearest(p, "move d3 d4")) == "Move a knight: d3, c4"
    for given in (7, None, "", "dance d4"):
        with pytest.raises(PlainError):
            boardlab.nearest(p, given)
    with pytest.raises(PlainError):
        boardlab.nearest("torres", "move d3 d4")


def mutated(p: Any, rng: random.Random) -> str:
    """The text of a legal action with a word changed, left out, put in or said twice; or as it is."""
    words = rng.choice(p.legal_actions()).to_text().split()
    others = [word for act in p.legal_actions()[:200] for word in act.to_text().split()]
    at, how = rng.randrange(len(words)), rng.randrange(7)
    if how < 3:
        words[at] = rng.choice(others if how else [*p.place_names])
    elif how == 3:
        del words[at]
    elif how == 4:
        words.insert(at, rng.choice(others))
    elif how == 5:
        words.append(rng.choice([*others, "hidden", "for 1", "wool"]))
    return " ".join(words)


LISTED = ("play elevator c3 d3", "king a2", "robber 1,-2", "trade 2 wool for 1 grain", "offer 1 wool for 1 wool")
LISTED += ("deploy cavalry_3 AC11 hidden", "play elevator a1 b1", "road 0,0|1,0", "rumour AN11 for 1", "recall AN11")  # type: ignore[assignment]


def tell(p: Any, text: str) -> bool | None:
    """Whether the rules allow what a text means; None where it means nothing."""
    try:
        return bool(p.judge(p.read_action(text)))
    except AmbiguousText:
        # It leaves something open, such as which stack a block is from.
        words = text.split()
        return any(act.to_text().split()[: len(words)] == words for act in p.legal_actions()) or None
    except PlainError:
        return None


def ambiguous(p: Any, text: str) -> bool:
    """Does a text fit more than one action?"""
    try:
        p.read_action(text)
    except AmbiguousText:
        return True
    except PlainError:
        return False
    return False


@tables
def test_text_is_allowed_exactly_where_judge_allows_it(name: str, players: int) -> None:
    met = dict.fromkeys((True, False, None), 0)
    for p, rng in positions(name, players, rounds(14, soak=300)):
        for text in {*LISTED, *(mutated(p, rng) for _ in range(10))}:
            allowed = tell(p, text)
            met[allowed] += 1
            try:
                found = nearest(p, text)
            except PlainError:
                assert allowed is None
                continue
            assert allowed is not None or ambiguous(p, text)
            allowed = bool(allowed)
            assert isinstance(found, Allowed) == allowed, (p.to_text(), text)
            assert not (allowed and found)
            for each in found:
                where = p.play(each.first) if each.first is not None else p
                where = where.under(**{each.under[0]: each.under[1]}) if each.under is not None else where
                assert each.action is not None or where.picks(each.path).choices, (p.to_text(), text, each.path)
                assert each.action is None or where.judge(each.action), (p.to_text(), text, each.action)
                # It is told of the verb that was meant, not of what a pick of the same place would do.
                verbs = {text.split()[0], *(key for key in each.path[:1] if key.partition(":")[2] in text.split())}
                assert each.action is None or {*each.action.to_text().split()[:1], *each.path[:1]} & verbs
    assert min(met.values()) > 5


@tables
def test_words_of_an_action_equal_its_picks(name: str, players: int) -> None:
    for p, rng in positions(name, players, 6):
        for path in whole_paths(p, (), 2):
            picks = p.picks(path)
            action = picks.action or next(each for each in p.picks(path[:1]) if each.key == path[1]).action
            verb = next((choice for choice in p.picks(()) if choice.key == path[0]), None)
            if action is not None and verb is not None and verb.group and rng.random() < 0.2:
                read = path_of(p, action.to_text())
                assert [key for key in read if key in p.place_names] == [key for key in path if key in p.place_names]
