"""What is said of a choice, worked out again from the board in another way; and choices to ask it of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from boardlab import creed
from boardlab.core.i18n.language import Phrase, Seat
from boardlab.core.play.beam import finished
from boardlab.core.play.playout import playout
from boardlab.creed.actions import Action, Kind
from boardlab.creed.play.club import gained, lines_of, placed
from boardlab.creed.play.policy import policy
from boardlab.creed.play.worth import VALUATION
from tests.effort import rounds

UNIT = {unit.name: unit for unit in creed.UNITS}
KINDS_OF_GAME = ((2, "straight"), (2, "twin"), (4, "straight"))
BROUGHT = (Kind.PLACE, Kind.DEPLOY)
FOOT = ("infantry_1", "infantry_2", "heavy_infantry")


def line_of(p: Any, line: str) -> list[Any]:
    """The units on one side's part of a line as all see them, rank 1 first; None where nobody stands."""
    pieces = p.seen_by(None).piece_map()
    return [pieces.get(f"{line}{rank}") for rank in (1, 2, 3)]


def opposite(p: Any, line: str) -> str:
    return str(p.layout.line_names[p.layout.across[p.layout.line_names.index(line)]])


def tents_behind(p: Any, line: str) -> int:
    """How many tents stand where a line of an attacker leads."""
    lane = p.layout.lane[p.layout.line_names.index(line)]
    return sum(not p.tent_at(tent).destroyed for tent in lane)


def leaders(p: Any, seat: int) -> int:
    return sum((p.leaders_of(seat) & 1, p.leaders_of(seat) >> 1))


def attack_of(p: Any, cell: str, extra: int = 0) -> int:
    """Printed attack, help by archers and ballistas that lie face up, and morale."""
    helpers = [piece for at, piece in zip("123", line_of(p, cell[:-1]), strict=True) if piece and at != cell[-1]]
    own = UNIT[p.piece_map()[cell].kind]
    return own.attack + extra + sum(UNIT[piece.kind].support for piece in helpers if not piece.hidden)


def others_on(p: Any, line: str) -> list[Any]:
    return [piece for piece in line_of(p, line) if piece]


def with_morale(p: Any, act: Action) -> int:
    return int(p.units[act.source] >> 6)


def truth(p: Any, act: Action, said: Phrase) -> Mapping[str, Any]:
    """What the facts of a claim must be, from the board before and after."""
    facts, seat, names = said.facts, act.player, p.layout.cell_names
    after = p.play(act)
    cell = names[act.moves[0][1]] if act.kind == Kind.MOVE else names[act.cell] if act.kind in BROUGHT else ""
    line, source = cell[:-1], names[act.source] if act.source >= 0 else ""
    match said.key:
        case "reason.search":
            other = int(facts["other"])
            camp = [p.tent_at(tent) for tent in p.layout.tent_names if tent[0] == "ABCD"[other]]
            assert after.camps != p.camps
            return {
                "other": Seat(other),
                "tents": sum(not tent.destroyed for tent in camp),
                "leaders": leaders(p, other),
            }
        case "reason.first_tent":
            ways = [lane for lane in p.layout.lane if act.cell in lane]
            first = [next(tent for tent in lane if not p.tent_at(tent).destroyed) == act.cell for lane in ways]
            return {"lines": sum(first)}
        case "reason.appoint":
            return {"player": Seat(seat), "leaders": leaders(after, seat)}
        case "reason.announced":
            assert any(p.tent_at(tent).announced for tent in p.layout.tent_names if tent[0] == "ABCD"[seat])
            return {}
        case "reason.opens" | "why.sure":
            line = source[:-1]
            met = others_on(p, opposite(p, line))
            fallen = len(met) - len(others_on(after, opposite(p, line)))
            assert fallen
            total = attack_of(p, source, with_morale(p, act))
            aimed = p.piece_map()[names[act.cell]] if act.cell >= 0 else met[0]
            numbers = {"attack": total, "defence": UNIT[aimed.kind].defence}
            if said.key == "why.sure":
                return numbers
            assert fallen == len(met)
            return {**numbers, "tents": tents_behind(p, line)}
        case "reason.likely":
            return {"falls": facts["falls"], "units": unseen_of(p, opposite(p, source[:-1])[0])}
        case "reason.morale":
            met = others_on(p, opposite(p, source[:-1]))
            total = attack_of(p, source, act.price)
            kinds = [UNIT[piece.kind] for piece in met if not piece.hidden]
            assert any(total >= unit.defence > attack_of(p, source, 0) for unit in kinds)
            return {"attack": total, "defence": facts["defence"]}
        case "reason.closes":
            assert not others_on(p, line)
            assert others_on(after, line)
            return {"line": line, "tents": tents_behind(p, opposite(p, line))}
        case "reason.obstacle":
            other = "ABCD".index(opposite(p, line)[0])
            own = [unit for pair in (p.options.nation_specials[p.nations[other] - 1],) for unit in pair]
            all_of = ["infantry_1"] * 2 + ["infantry_2"] + [unit for unit in own if unit == "heavy_infantry"]
            dead = [unit for unit in p.casualties(other) if unit in FOOT]
            assert after.piece_map()[cell].kind.startswith("obstacle")
            return {"other": Seat(other), "breakers": len(all_of) - len(dead)}
        case "reason.stronger":
            total = attack_of(after, cell, with_morale_at(p, act))
            met = others_on(p, opposite(p, line))
            assert any(not piece.hidden and UNIT[piece.kind].defence <= total for piece in met[:2])
            return {"attack": total, "defence": facts["defence"]}
        case "reason.support":
            mine = [piece for piece in others_on(after, line) if not piece.hidden]
            unit = UNIT[after.piece_map()[cell].kind]
            fighters = [piece for piece in mine if UNIT[piece.kind].hits]
            return {"adds": unit.support, "units": len(fighters)}
        case "reason.way":
            assert not others_on(p, opposite(p, line))
            assert attack_of(after, cell, with_morale_at(p, act))
            return {"tents": tents_behind(p, line)}
        case "reason.raid":
            assert after.piece_map()[cell].kind in ("siege_engine", "assassin")
            return {"tents": tents_behind(p, line)}
        case "reason.defence":
            mine = [piece for piece in others_on(after, line) if not piece.hidden]
            return {"line": line, "defence": sum(UNIT[piece.kind].defence for piece in mine)}
        case "reason.empties":
            lines = [name for name in p.layout.line_names if others_on(p, name) and not others_on(after, name)]
            return {"lines": len(lines)}
        case "reason.sent":
            gone = [names[each] for each in (act.cell, act.other) if each >= 0]
            assert not any(at in after.piece_map() for at in gone)
            return {"defence": sum(UNIT[p.piece_map()[at].kind].defence for at in gone)}
        case "reason.engine":
            assert "siege_engine" in p.casualties(seat)
            assert "siege_engine" in after.hand(seat)
            return {}
        case "reason.back":
            return {"units": len(after.hand(seat)) - len(p.hand(seat))}
        case "reason.kept":
            return {"kept": after.kept[seat]}
    raise AssertionError(said.key)


def with_morale_at(p: Any, act: Action) -> int:
    return int(p.units[act.moves[0][0]] >> 6) if act.kind == Kind.MOVE else 0


def unseen_of(p: Any, owner: str) -> int:
    """Units of a seat in hand or face down."""
    seat = "ABCD".index(owner)
    hidden = [at for at, piece in p.piece_map().items() if piece.hidden and piece.seat == seat and at[1] != "T"]
    return len(p.hand(seat)) + len(hidden)


def placements(start: Any, rng: Random, share: float) -> Iterator[tuple[Any, Action, tuple[str, ...]]]:
    """What Club puts on the fields before the first turn, with what it adds to."""
    p = playout(start, rng, until=lambda state: state.stage == "place")
    while p.stage == "place":
        view = p.seen_by(p.current_player)
        act = placed(VALUATION, view)
        if rng.random() < share:
            yield p, act, gained(VALUATION, view, act)
        p = p.play(act)


def choices(seed: int, share: float) -> Iterator[tuple[Any, Action, tuple[str, ...]]]:
    """Decisions of Club in a game, with the features that spoke for them; others play quickly, so that much differs."""
    rng = Random(f"reasons {seed}")
    players, layout = KINDS_OF_GAME[seed % 3]
    options = {"layout_2p": layout, "max_rounds": rounds(5, soak=12)}
    start = creed.start(players, options=options)
    yield from placements(start, Random(seed), share)
    p = playout(start, rng, until=lambda state: state.stage == "turn")
    while not p.is_over:
        seat, legal = p.current_player, p.legal_actions()
        if p.stage == "turn" and rng.random() < share:
            lines = finished(lines_of(VALUATION, p.seen_by(seat), 2, 3))
            act = lines[0].actions[0]
            assert isinstance(act, Action)
            yield p, act, VALUATION.spoke(lines, seat)
            p = p.play(act)
        else:
            p = p.play(rng.choice(legal) if rng.random() < 0.2 else policy(p, legal, rng))
