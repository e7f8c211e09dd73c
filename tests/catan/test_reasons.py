"""What is said of a choice is true: each claim is worked out again from the board, in another way."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from boardlab import catan
from boardlab.catan.actions import Action, Kind
from boardlab.catan.board import PATHS, SITES, TILES
from boardlab.catan.cards import RESOURCES, counts_of
from boardlab.catan.play.club import OTHERS, first_of, lines_of
from boardlab.catan.play.policy import policy
from boardlab.catan.play.reasons import accepted, declined, offered, reason
from boardlab.catan.play.worth import VALUATION
from boardlab.core.contract.position import CHANCE
from boardlab.core.i18n.language import LANGUAGES, Phrase, Seat
from boardlab.core.play.beam import finished
from tests.effort import rounds

THROWS = [first + second for first in range(1, 7) for second in range(1, 7)]


ENDS = {path: {site for site in SITES if set(path.split("|")) <= set(site.split("|"))} for path in PATHS}
BESIDE = {site: {end for ends in ENDS.values() if site in ends for end in ends} for site in SITES}
"""Each intersection with those one path away."""


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
    """What the facts of a claim must be, from the board before and after."""
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
        case "card":
            held = p.hand_sizes[seat]
            assert held > 7
            return {"held": held, "lost": held // 2}
    raise AssertionError(said.key)


def choices(seed: int, share: float = 0.4) -> Iterator[tuple[Any, Action, tuple[str, ...]]]:
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


def test_each_claim_of_a_reason_is_true() -> None:
    told: dict[str, int] = {}
    for seed in range(rounds(2, soak=600)):
        for p, act, features in choices(seed):
            said = reason(p.seen_by(act.player), act, features)
            assert said == reason(p.seen_by(None), act, features), "it hangs on nothing hidden"
            if said is not None:
                told[said.key] = told.get(said.key, 0) + 1
                assert said.facts == {**truth(p, act, said), "player": Seat(act.player)}, (said, p.to_text())
                assert all(p.wording.phrase(said, lang) for lang in LANGUAGES)
    assert len(told) > 8
    assert sum(told.values()) > 60


def test_each_claim_that_a_feature_could_make_is_true() -> None:
    for seed in range(rounds(1, soak=60)):
        for p, _, features in choices(seed, 0.2):
            for act in p.legal_actions()[:: rounds(9, soak=1)]:
                for feature in (*VALUATION.names, features[-1]):
                    if (said := reason(p.seen_by(None), act, (feature,))) is not None:
                        assert said.facts == {**truth(p, act, said), "player": Seat(act.player)}, (said, p.to_text())


def test_each_claim_about_an_offer_is_true() -> None:
    told = set[str]()
    for seed in range(rounds(40, soak=400)):
        rng = Random(seed)
        p = catan.setup(rng, 4)
        for _ in range(400):
            if p.is_over:
                break
            if p.current_player == CHANCE:
                assert p.mechanics.draw is not None
                act = p.mechanics.draw(p, rng)
            else:
                legal = p.legal_actions()
                offers = [each for each in legal if each.kind == Kind.OFFER]
                act = rng.choice(offers) if offers and rng.random() < 0.2 else policy(p, legal, rng)
                for claim in CLAIMED.get(act.kind, ()):
                    if (said := claim(p.seen_by(None), act)) is not None:
                        told.add(said.key)
                        assert said.facts == {**offer_truth(p, act, said)}, (said, p.to_text())
            p = p.mechanics.apply(p, act)
        if len(told) == 4:
            return
    raise AssertionError(told)


CLAIMED = {Kind.OFFER: (offered,), Kind.DECLINE: (declined, accepted)}
"""What may be said of an action about an offer; whoever declines might have accepted."""


def offer_truth(p: Any, act: Action, said: Phrase) -> Mapping[str, Any]:
    """What the facts of a claim about an offer must be."""
    seat, offer = act.player, p.underway.offer
    match said.key.partition(".")[2]:
        case "near_win":
            assert open_points(p, p.active) >= p.options.win_points - 2
            return {"other": Seat(p.active), "points": open_points(p, p.active), "need": p.options.win_points}
        case "uneven":
            wanted, given = sum(counts_of(offer.get)), sum(counts_of(offer.give))
            assert wanted > given
            return {"player": Seat(seat), "wanted": wanted, "given": given}
        case "has_kind" | "no_kind":
            kind = name_of(said.facts["kind"])
            cards = act.get if act.kind == Kind.OFFER else offer.give
            assert counts_of(cards)[RESOURCES.index(kind)]
            tiles = {tile for site in buildings(p, seat) for tile in tiles_at(p, site, kind)}
            assert bool(tiles) == (said.key == "reason.has_kind")
            found = {"ways": rolls({p.tile_at(tile).number for tile in tiles})} if tiles else {}
            return {"player": Seat(seat), "kind": said.facts["kind"], **found}
    raise AssertionError(said.key)


def test_points_count_a_road_card_that_a_settlement_breaks() -> None:
    p = catan.parse(
        "catan/1 almanac:domestic_trade=false trade/trade/71 BDD P8,F4,M11,D,M3,A6,H12,A5,F10,A11,H5,F9,P2,P9,F4,H10,"
        "M6,A3,P8 3w33bl3go s1.10c9.24r2.3.4.8.15.16.36/s0.16.17.28c41r0.6.10.18.24.25.34.40.49.52.59/"
        "s49c29.44r42.50.55.56.57.58.64/s8.20.31r1.7.11.12.13.17.22.31.37.44.45.46 -1,1 "
        "0.4.0.6.0/4.2.0.3.0/0.0.3.1.2/2.3.4.1.1 13.10.12.8.16 -/-/-/- - 6.0.2.2.5 1.2.5.0 BC 33.0.0 -"
    )
    for act in p.legal_actions():
        if act.kind == Kind.SETTLEMENT:
            said = reason(p.seen_by(None), act, ("points",))
            assert said is not None
            assert said.facts["points"] == open_points(p.play(act), act.player)
    assert any(p.play(act).road_holder != p.road_holder for act in p.legal_actions() if act.kind == Kind.SETTLEMENT)
