"""What is said of opponents' actions is true, and the same whatever is hidden: each claim beside a slow witness.

The witnesses look at the whole position before and after the action: at what may be done next, and what a scoring pays.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

from boardlab.catan.board import ENDS, NEXT, SITES, TILES_OF_SITE, bits
from boardlab.core.contract.drafts import sealed
from boardlab.core.contract.position import CHANCE
from boardlab.core.i18n.language import LANGUAGES, Phrase
from boardlab.core.play.opponent import decide, reason
from boardlab.core.play.record import Record
from boardlab.creed.actions import Kind
from boardlab.creed.board import RANKS
from boardlab.creed.rules.odds import face_down
from boardlab.creed.state import open_copy
from boardlab.creed.units import HIDDEN, NAMES, PROFILE
from boardlab.session.kinds import opposed
from boardlab.testing.pairs import pairs
from tests.catan.reasons import truth as catan_truth
from tests.catan.test_reasons import offer_truth
from tests.conformance.games import OWN, Game, choose, samples
from tests.effort import rounds

every = pytest.mark.parametrize("game", OWN, ids=str)


def steps(game: Game) -> Iterator[tuple[Any, Any]]:
    """Positions and actions: what opponents do in their own games, and what anybody may do anywhere."""
    for seed in range(rounds(2, soak=20)):
        rng = random.Random(seed)
        p = Record.new(game.name, seed=seed, **game.starts[seed % len(game.starts)]).position
        while not p.is_over:
            if p.current_player == CHANCE:
                act = choose(p, rng, game.dull)
            else:
                act = decide(p, seed).action
                yield p, act
            p = p.play(act)
    rng = random.Random(f"{game} said")
    for p in samples(game, rounds(24, soak=400)):
        if p.current_player in (None, CHANCE):
            continue
        kinds: dict[str, list[Any]] = {}
        for act in p.legal_actions():
            kinds.setdefault(act.to_text().split()[0], []).append(act)
        yield from ((p, act) for acts in kinds.values() for act in rng.sample(acts, min(4, len(acts))))


def numbers(p: Any, why: Phrase) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", p.wording.phrase(why, "en"))]


# -- Torres ------------------------------------------------------------------------------------------------------------


def paid(p: Any, seat: int) -> tuple[int, int]:
    """What a scoring of the phase now would pay a seat, for castles and for the king, counted on the drawn board."""
    doc = p.to_json()
    heights, knights, left = doc["heights"], knights_of(p, seat), set(doc["heights"])
    castles = bonus = 0
    while left:
        castle, edge = set(), [left.pop()]
        while edge:
            cell = edge.pop()
            castle.add(cell)
            edge += [near for near in cells_beside(cell) if near in left]
            left -= set(edge)
        levels = [heights[cell] for cell in knights if cell in castle]
        castles += len(castle) * max(levels, default=0)
        if doc["king"] in castle and doc["phase"] in levels:
            bonus = 5 * doc["phase"]
    return castles, bonus


def cells_beside(cell: str) -> list[str]:
    file, rank = ord(cell[0]), int(cell[1])
    near = [(file - 1, rank), (file + 1, rank), (file, rank - 1), (file, rank + 1)]
    return [f"{chr(x)}{y}" for x, y in near if chr(x) in "abcdefgh" and 1 <= y <= 8]


def steps_between(one: str, other: str) -> int:
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1]))


def knights_of(p: Any, seat: int) -> list[str]:
    return list(p.to_json()["knights"][seat])


def with_king(p: Any, seat: int) -> bool:
    """Is a knight of the seat in the castle of the king?"""
    heights, seen, edge = p.to_json()["heights"], set(), [p.to_json()["king"]]
    while edge:
        cell = edge.pop()
        seen.add(cell)
        edge += [near for near in cells_beside(cell) if near in heights and near not in seen]
    return bool(seen & set(knights_of(p, seat)))


def torres(p: Any, act: Any, why: Phrase) -> bool:
    seat, words = act.player, act.to_text().split()
    kind = why.key.removeprefix("why.")
    if kind in ("more", "bonus", "tower", "near"):
        then = p.play(act)
        before = {cell: int(height) for cell, height in p.to_json()["heights"].items()}
        heights = {cell: int(height) for cell, height in then.to_json()["heights"].items()}
        taken = {cell for each in range(then.players) for cell in knights_of(then, each)} | {then.to_json()["king"]}
        if kind == "more":
            return numbers(p, why) == [sum(paid(then, seat)) - sum(paid(p, seat))]
        if kind == "bonus":
            return paid(then, seat)[1] > paid(p, seat)[1] == 0
        if kind == "tower":
            (cell,) = (cell for cell in heights if heights[cell] != before.get(cell, 0))
            here = [near for near in cells_beside(cell) if near in knights_of(then, seat)]
            return cell not in taken and any(heights.get(near, 0) + 1 == heights[cell] for near in here)
        (cell,) = set(knights_of(then, seat)) - set(knights_of(p, seat))
        up = [near for near in cells_beside(cell) if heights.get(near, 0) == heights.get(cell, 0) + 1]
        return any(near not in taken for near in up)
    if kind == "point":
        return words[0] == "point"
    others = [each.to_text().split()[1] for each in p.legal_actions() if len(each.to_text().split()) > 1]
    if kind == "room":
        far = {
            cell: min(steps_between(cell, k) for each in range(p.players) for k in knights_of(p, each))
            for cell in others
        }
        return far[words[1]] == max(far.values())
    if kind == "king":
        far = {cell: min(steps_between(cell, k) for k in knights_of(p, seat)) for cell in others}
        return far[words[1]] == min(far.values())
    if kind == "any":
        return not any(knights_of(p, each) for each in range(p.players))
    return kind == "king_here" and with_king(p.play(act), seat)


# -- Catan -------------------------------------------------------------------------------------------------------------


def catan(p: Any, act: Any, why: Phrase) -> bool:
    seat, kind = act.player, why.key.removeprefix("why.")
    then = p.play(act)
    if kind == "site":
        rolls = [one + other for one in range(1, 7) for other in range(1, 7)]
        chips = {p.island.chips[tile] for tile in TILES_OF_SITE[act.place]}
        return numbers(p, why)[0] == sum(roll in chips for roll in rolls)
    if kind == "army":
        return numbers(p, why)[-1] == then.knights[seat] == p.knights[seat] + 1
    if kind == "card":
        held, lost = numbers(p, why)[0], numbers(p, why)[-1]
        return held == sum(p.to_json()["hands"][seat].values()) > 7 and lost == held // 2
    if kind == "robber":
        leader = why.facts["leader"]
        others = [each for each in range(p.players) if each != seat]
        return all(p.seen_by(each).scores[leader] >= p.scores[other] for each in range(p.players) for other in others)
    if kind == "road":
        # Somebody to whom all cards and no distance to the next turn matter may settle at its end, or one road further.
        free = set(bits(then.pieces.sites))
        ends = set(ENDS[act.place])
        return bool(free & ends or free & {far for end in ends for far in bits(NEXT[end])})
    if kind == "knight":
        near = {site for site in range(54) if p.robber in TILES_OF_SITE[site]}
        doc = p.to_json()
        own = {SITES.index(name) for kept in ("settlements", "cities") for name in doc[kept][seat]}
        return bool(near & own)
    if act.kind.name == "DECLINE":
        return why.facts == offer_truth(p, act, why)
    if act.kind.name == "DISCARD":
        return why.facts == catan_truth(p, act, why)
    return kind == "city"


# -- Creed -------------------------------------------------------------------------------------------------------------


def falls_in(p: Any, act: Any) -> Fraction:
    """How likely the unit falls that lies face down there, as a spectator knows it: each is laid there and attacked."""
    start = p.layout.across[act.source // RANKS] * RANKS
    cell, falls = start + RANKS - 1, Fraction(0)
    for number, chance in face_down(p.seen_by(None), p.layout.owner[start]).items():
        draft = open_copy(p)
        draft.units = bytes([*p.units[:cell], number | HIDDEN, *p.units[cell + 1 :]])
        falls += chance * (not sealed(draft, type(p)).play(act).units[cell])
    return falls


def creed(p: Any, act: Any, why: Phrase) -> bool:
    kind, words = why.key.removeprefix("why."), act.to_text().split()
    then = p.play(act)
    if kind == "siege":
        return not any(p.enemy_line(act.source))
    if kind == "raid":
        return NAMES[p.units[act.source] & PROFILE] in ("siege_engine", "assassin")
    if kind == "sure":
        # What has fallen lies no longer where it lay, and the sum is that of the attack.
        attack, defence = numbers(p, why)
        return attack >= defence and sum(map(bool, then.units)) < sum(map(bool, p.units))
    if kind == "likely":
        return falls_in(p, act) > Fraction(1, 2)
    if kind in ("attack", "open"):
        cell = act.cell if act.kind == Kind.DEPLOY else act.moves[0][1]
        wanted = Kind.ATTACK if kind == "attack" else Kind.SIEGE
        return any(each.kind == wanted and each.source == cell for each in then.legal_actions())
    if kind == "guard":
        cell = act.cell if act.kind == Kind.DEPLOY else act.moves[0][1]
        return not any(p.own_line(cell)) and not words[1].startswith("obstacle")
    return False


SAID = {"torres": 9, "catan": 8, "creed": 5}
"""So many different sentences are met."""
WITNESS = {"torres": torres, "catan": catan, "creed": creed}


@every
def test_explanation_of_an_action_is_true(game: Game) -> None:
    met: Counter[str] = Counter()
    for p, act in steps(game):
        why = reason(p, act)
        if why is None:
            continue
        met[why.key] += 1
        assert WITNESS[game.name](p, act, why), (p.to_text(), act.to_text(), p.wording.phrase(why, "en"))
        assert all(p.wording.phrase(why, lang) for lang in LANGUAGES)
    assert len(met) >= SAID[game.name], met


@every
def test_explanation_reveals_nothing_in_games_begun_by_others(game: Game) -> None:
    """Of two games that look the same to the learner, each step is told the same, or not at all."""
    told = hidden = 0
    for number in range(rounds(2, soak=20)):
        for pair in pairs(game, number % len(game.paired), 0, f"said {number}"):
            boards = []
            for which, start in enumerate(pair.starts):
                record = Record(start, seed=1)
                for step in pair.steps:
                    record.play(step[which])
                boards.append(opposed(record, opponents=True, seat=0))
            hidden += len(pair.hidden)
            for ply in range(1, len(pair.steps) + 1):
                said = [board.reason(ply) for board in boards]
                assert said[0] == said[1], (pair.starts[0].to_text(), ply)
                told += bool(said[0])
    assert told > 20
    assert hidden > 20
