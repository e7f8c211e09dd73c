"""What is said of a choice, worked out again from the board in another way; and choices to ask it of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from boardlab import catan
from boardlab.catan.actions import Action
from boardlab.catan.board import PATHS, SITES, TILES
from boardlab.catan.cards import DEVELOPMENTS, RESOURCES, counts_of
from boardlab.catan.play.club import OTHERS, first_of, lines_of
from boardlab.catan.play.policy import policy
from boardlab.catan.play.worth import VALUATION
from boardlab.core.contract.position import CHANCE
from boardlab.core.i18n.language import Phrase, Seat
from boardlab.core.play.beam import finished

THROWS = [first + second for first in range(1, 7) for second in range(1, 7)]


ENDS = {path: {site for site in SITES if set(path.split("|")) <= set(site.split("|"))} for path in PATHS}
BESIDE = {site: {end for ends in ENDS.values() if site in ends for end in ends} for site in SITES}
"""Each intersection with those one path away."""


USES = {
    "lumber": "road settlement",
    "brick": "road settlement",
    "wool": "settlement development",
    "grain": "settlement city development",
    "ore": "city development",
}
"""What each kind of card is paid for."""


def rolls(numbers: set[int | None]) -> int:
    """How many of the 36 throws show one of some numbers."""
    return sum(throw in numbers for throw in THROWS)


def tiles_at(p: Any, site: str, kind: str | None = None) -> list[str]:
    """The tiles beside an intersection, of one kind or all that give something."""
    beside = [tile for tile in site.split("|") if tile in TILES]
    return [tile for tile in beside if p.tile_at(tile).number and kind in (None, p.tile_at(tile).resource)]


def hits(p: Any, site: str, kind: str | None = None) -> int:
    return rolls({p.tile_at(tile).number for tile in tiles_at(p, site, kind)})


def buildings(p: Any, seat: int) -> list[str]:
    return [at for at, piece in p.piece_map().items() if piece.seat == seat and piece.kind in ("settlement", "city")]


def kinds_of(p: Any, seat: int) -> set[str]:
    return {p.tile_at(tile).resource for site in buildings(p, seat) for tile in tiles_at(p, site)}


def open_points(p: Any, seat: int) -> int:
    pieces = [piece.kind for piece in p.piece_map().values() if piece.seat == seat]
    cards = (p.road_holder == seat) + (p.army_holder == seat)
    return pieces.count("settlement") + 2 * pieces.count("city") + 2 * cards


def others(p: Any, seat: int) -> list[int]:
    return [other for other in range(p.players) if other != seat]


def kept_back(p: Any, seat: int, tile: str) -> int:
    beside = any(tile in site.split("|") for site in buildings(p, seat))
    return rolls({p.tile_at(tile).number}) if beside else 0


def name_of(kind: Phrase) -> str:
    return kind.key.removeprefix("resource.")


def free_towards(p: Any, path: str, seat: int) -> set[str]:
    """The free intersections that a road brings within one path, and that no own road touches."""

    own = {at for at, piece in p.piece_map().items() if piece.kind == "road" and piece.seat == seat}
    touched = set[str]().union(*(ENDS[road] for road in own))
    built = {at for at, piece in p.piece_map().items() if piece.kind in ("settlement", "city")}
    mine = set(buildings(p, seat))
    near = set[str]().union(*(BESIDE[end] for end in ENDS[path] - touched if end not in built - mine))
    return {site for site in near - touched if not BESIDE[site] & built}


def truth(p: Any, act: Action, said: Phrase) -> Mapping[str, Any]:
    """What the facts of a claim must be, from the board before and after; each names who acts."""
    return {**claimed(p, act, said), "player": Seat(act.player)}


def claimed(p: Any, act: Action, said: Phrase) -> Mapping[str, Any]:
    """The other facts."""
    facts, seat = said.facts, act.player
    after = p.play(act)
    site = SITES[act.place] if 0 <= act.place < len(SITES) else ""
    rest = others(p, seat)
    match said.key.partition(".")[2]:
        case "site":
            return {"ways": hits(p, site)}
        case "first_kind" | "more_kind":
            kind = name_of(facts["kind"])
            assert (kind in kinds_of(p, seat)) == (said.key == "reason.more_kind")
            return {"kind": facts["kind"], "ways": hits(p, site, kind)}
        case "doubled":
            kind = name_of(facts["kind"])
            [tile] = tiles_at(p, site, kind)
            assert not p.tile_at(tile).robber
            return {"kind": facts["kind"], "ways": hits(p, site, kind)}
        case "kinds":
            assert len(kinds_of(p, seat)) < len(kinds_of(after, seat))
            return {"count": len(kinds_of(after, seat))}
        case "harbour":
            return {"harbour": Phrase(f"harbour.{p.harbour_at(site)}")}
        case "points":
            return {"points": open_points(after, seat), "need": p.options.win_points}
        case "road_to":
            return {"ways": max(hits(p, each) for each in free_towards(p, PATHS[act.place], seat))}
        case "road_card" | "road_kept" | "road_race":
            lengths = after.longest_roads
            assert lengths[seat] > p.longest_roads[seat]
            assert (after.road_holder == seat) == (said.key != "reason.road_race")
            assert (p.road_holder == seat) == (said.key == "reason.road_kept")
            most = max(lengths[other] for other in rest)
            numbers = {"length": lengths[seat], "other": most, "points": 2, "need": max(5, most + 1)}
            return {name: numbers[name] for name in facts if name != "player"}
        case "rate":
            kind = name_of(facts["kind"])
            assert p.rates(seat)[kind] < 4
            assert after.bank[RESOURCES.index(kind)] - p.bank[RESOURCES.index(kind)] == p.rates(seat)[kind]
            return {"rate": p.rates(seat)[kind], "worst": 4, "kind": facts["kind"]}
        case "robbed":
            return {"ways": kept_back(p, seat, TILES[p.robber])}
        case "army_card" | "army_kept" | "army_race":
            most = max(after.knights[other] for other in rest)
            assert (after.army_holder == seat) == (said.key != "reason.army_race")
            assert (p.army_holder == seat) == (said.key == "reason.army_kept")
            need = max(3, p.knights[p.army_holder] + 1 if p.army_holder >= 0 else 0)
            numbers = {"knights": after.knights[seat], "other": most, "points": 2, "need": need}
            return {name: numbers[name] for name in facts if name != "player"}
        case "robber" | "robber_leader":
            hit = int(facts["other"])
            assert after.robber == act.place
            assert hit == act.seat or act.seat < 0
            most = max(open_points(p, other) for other in rest)
            assert (open_points(p, hit) == most) == (said.key == "reason.robber_leader")
            ways = kept_back(p, hit, TILES[act.place])
            return {"other": facts["other"], "ways": ways, "points": open_points(p, hit)}
        case "wants_has_kind" | "wants_no_kind":
            kind = name_of(facts["kind"])
            assert after.hand(seat)[kind] > p.hand(seat)[kind]
            assert [use.key.removeprefix("reason.use_") for use in facts["uses"]] == USES[kind].split()
            assert (kind in kinds_of(p, seat)) == (said.key == "reason.wants_has_kind")
            tiles = {tile for at in buildings(p, seat) for tile in tiles_at(p, at, kind)}
            found = {"ways": rolls({p.tile_at(tile).number for tile in tiles})} if tiles else {}
            return {"kind": facts["kind"], "uses": facts["uses"], **found}
        case "unseen":
            doc = p.to_json()
            held = [card for cards in doc["developments"] for card in cards]
            counts = {kind: held.count(kind) + doc["pile"].get(kind, 0) for kind in DEVELOPMENTS}
            return {"unseen": sum(counts.values()), "knights": counts["knight"], "points": counts["victory_point"]}
        case "discard":
            held = sum(p.to_json()["hands"][seat].values())
            assert held > 7
            return {"held": held, "lost": sum(counts_of(act.give))}
        case "card":
            held = p.hand_sizes[seat]
            assert held > 7
            return {"held": held, "lost": held // 2}
    raise AssertionError(said.key)


def choices(seed: int, share: float) -> Iterator[tuple[Any, Action, tuple[str, ...]]]:
    """Decisions of Club in a game, with the features that spoke for them; others play quickly, so that much differs."""
    rng = Random(f"reasons {seed}")
    p = catan.setup(rng, 3 + seed % 2, options=catan.Options(domestic_trade=False))
    while not p.is_over:
        seat = p.current_player
        if seat == CHANCE:
            assert p.mechanics.draw is not None
            p = p.mechanics.apply(p, p.mechanics.draw(p, rng))
            continue
        assert seat is not None
        legal = p.legal_actions()
        if len(legal) > 1 and rng.random() < share:
            lines = finished(lines_of(VALUATION, p.seen_by(seat)))
            yield p, first_of(lines[0]), (*VALUATION.spoke(lines, seat), OTHERS)
            p = p.play(first_of(lines[0]))
        else:
            p = p.play(policy(p, legal, rng))
