"""Steps tell nothing: how many there are, whose they are and of which kind never hangs on what lies in a tent."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from boardlab import creed
from boardlab.core import CHANCE
from boardlab.creed.actions import Action, Kind
from tests.creed.boards import CAMP, act, board, refused, tent

SECRET = (Kind.LAY, Kind.GIVE)
"""Others see that it is done, and not with which token."""


def visible(p: creed.Position, act: Action) -> object:
    """What everybody sees of a step: whose it is, and what is told of it."""
    heard = [event.seen_by(None) for event in p.events(act)]
    return act.player, [(event.kind, event.player, event.places, repr(event.facts)) for event in heard]


def laid(p: creed.Position, rng: random.Random) -> Any:
    """The position once no tent is in hand, and who did each step until then."""
    steps = []
    while p.stage in ("give", "return", "lay"):
        steps.append(p.current_player)
        p = p.play(rng.choice([each for each in p.legal_actions() if each.kind in SECRET]))
    return p, steps


def together(games: list[creed.Position], rng: random.Random, most: int, told: list[str]) -> Iterator[Kind]:
    """Play games that differ in the tents of A's side, alike as far as others can see; gives the kinds.

    What nevertheless tells them apart is noted in ``told``.
    """
    for step in range(most):
        first = games[0]
        if len({(p.stage, p.current_player, p.ap, p.boxes) for p in games}) > 1:
            told.append(f"the moment, at step {step}")
        seats = (None, 1, 3)[: first.players // 2 + 1]
        told += [f"the view of {seat}, at step {step}" for seat in seats if len({p.seen_by(seat) for p in games}) > 1]
        if first.is_over:
            return
        if first.current_player == CHANCE:
            acts = [first.chance_outcomes()[0][0]] * len(games)
        else:
            acts = _alike(games, rng)
        seen = [visible(p, each) for p, each in zip(games, acts, strict=True)]
        if any(each != seen[0] for each in seen):
            told.append(f"what is seen of “{acts[0].to_text()}”, at step {step}")
        games[:] = [p.play(each) for p, each in zip(games, acts, strict=True)]
        yield acts[0].kind


def _alike(games: list[creed.Position], rng: random.Random) -> list[Action]:
    """An action for each game: the same one, or secret ones of one kind; a tent that would fall differently stays."""
    kinds: dict[Kind, list[Action]] = {}
    for each in games[0].legal_actions():
        kinds.setdefault(each.kind, []).append(each)
    for keen in (Kind.TRADE, Kind.REPOSITION):
        if keen in kinds and rng.random() < 0.6:
            kinds = {kind: kinds[kind] for kind in (keen, Kind.END)}
    for kind in sorted(kinds, key=lambda kind: (kind in (Kind.END, Kind.FLOOR), rng.random())):
        chosen = rng.choice(kinds[kind])
        if kind in SECRET and chosen.player % 2 == 0:
            return [rng.choice([each for each in p.legal_actions() if each.kind == kind]) for p in games]
        if all(p.judge(chosen) for p in games) and (
            kind not in (Kind.SIEGE, Kind.ASSASSINATE) or len({p.play(chosen).seen_by(None) for p in games}) == 1
        ):
            return [chosen] * len(games)
    raise AssertionError("a turn can always be ended")


def played_together(seed: int, most: int, **start: object) -> tuple[dict[Kind, int], int, list[str]]:
    """How often each kind of action was done in such games, how often all tents differed, and what told them apart."""
    rng = random.Random(f"steps {seed}")
    games = [creed.start(**start)] * 3
    counted: dict[Kind, int] = {}
    told: list[str] = []
    apart = 0
    for kind in together(games, rng, most, told):
        counted[kind] = counted.get(kind, 0) + 1
        apart += len({p.camps for p in games}) == 3
    return counted, apart, told


TABLES = (
    {"players": 4},
    {"players": 4, "options": creed.Options(team_information="closed")},
    {
        "players": 4,
        "options": creed.Options(box_order="any", special_boxes={"reposition": [[1, 3], [3, 1], [1, 3], [1, 3]]}),
    },
    {"players": 2},
    {"players": 2, "options": creed.Options(layout_2p="twin")},
)


@pytest.mark.parametrize("start", TABLES, ids=["four", "closed", "many boxes", "two", "twin"])
@pytest.mark.rule(
    "creed.setup.tents", "creed.special.reposition", "creed.special.reposition.ally", "creed.special.reposition.mix"
)
def test_games_with_other_tents_take_the_same_steps(start: dict[str, object]) -> None:
    counted: dict[Kind, int] = {}
    for seed in range(2):
        done, apart, told = played_together(seed, 260, **start)
        assert told == []
        assert apart, "the tents lie differently"
        for kind, number in done.items():
            counted[kind] = counted.get(kind, 0) + number
    assert counted[Kind.REPOSITION] > 1
    assert counted.get(Kind.TRADE, 0) > (1 if start["players"] == 4 else -1)
    assert counted[Kind.LAY] > 20


def camp(size: int) -> list[str]:
    """A camp with so many tents that stand, its leaders first."""
    return [*["king", "commander", *["blank"] * 7][:size], *["blank destroyed"] * (9 - size)]


def traded(p: creed.Position, count: int, rng: random.Random) -> creed.Position:
    """The position once so many tents, whichever, are traded and nobody has laid one."""
    p = act(p, "trade for 3")
    while p.stage in ("give", "return"):
        gives = [each for each in p.legal_actions() if each.kind == Kind.GIVE]
        p = act(p, "enough") if p.stage == "give" and len(p.given) == count else p.play(rng.choice(gives))
    return p


@pytest.mark.parametrize("mine", range(1, 10))
def test_traded_tents_take_the_same_number_of_steps(mine: int) -> None:
    """Then both allies reposition. The camps are of any size; one of a single tent is laid at once."""
    told = 0
    for allys, count in ((1, 1), (2, 1), (2, 2), (5, 1), (9, 1), (9, 3)):
        p = board(players=4, camps=[camp(mine), list(CAMP), camp(allys), list(CAMP)])
        found, hidden = set(), set()
        for seed in range(12):
            rng = random.Random(seed)
            first = traded(p, min(count, mine), rng)
            after, steps = laid(first, rng)
            again, more = laid(act(after, "reposition for 1"), rng)
            _, most = laid(act(again, "ally", "reposition for 1"), rng)
            found.add((tuple(steps), tuple(more), tuple(most)))
            hidden.add(first.pools)
        assert len(found) == 1, (mine, allys, count)
        told += len(hidden) > 1
    assert told > 2, "the tents in hand differ"


@pytest.mark.rule("creed.special.reposition")
def test_team_without_trades_lays_only_its_leaders() -> None:
    """All know then that the other tents are blank, and whose."""
    p = board(players=4)
    rng = random.Random(1)
    once, steps = laid(act(p, "reposition for 1"), rng)
    assert steps == [0, 0]
    twice, steps = laid(act(once, "ally", "reposition for 1"), rng)
    assert len(steps) == 6, "two cubes: for all that can be seen there the first was a trade"
    assert laid(act(board(), "reposition for 1"), rng)[1] == [0, 0]
    assert laid(act(act(board(), "reposition for 1", "lay king AT11", "lay commander AT12"), "reposition for 1"), rng)[
        1
    ] == [0, 0], "there is nobody to trade with"
    assert twice.camp(0) == once.camp(0)


@pytest.mark.rule("creed.setup.tents")
def test_blank_tents_lie_down_by_themselves() -> None:
    """Seat by seat, king and commander; the seven blank ones fill the rest."""
    p = creed.start()
    assert [action.to_text() for action in p.legal_actions()][:2] == ["lay king AT11", "lay king AT12"]
    p = act(p, "lay king AT22", "lay commander AT33")
    assert (tent(p, "AT22"), tent(p, "AT33"), tent(p, "AT11")) == ("king", "commander", "blank")
    assert p.current_player == 1
    assert refused(p, "lay commander BT11") == {"creed.setup.tents:token"}
    assert refused(p, "lay king AT11") == {"creed.setup.tents:camp"}
    assert refused(act(p, "lay king BT11"), "lay commander BT11") == {"creed.setup.tents:taken"}
    assert refused(p, "end") == {"creed.setup.tents:stage"}
