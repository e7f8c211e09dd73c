"""What is said of an offer is true, and what is said of points."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from boardlab import catan
from boardlab.catan.actions import ANSWER, CONFIRM, Action, Kind
from boardlab.catan.cards import RESOURCES, counts_of
from boardlab.catan.play.opponent import why
from boardlab.catan.play.policy import policy
from boardlab.catan.play.reasons import accepted, offered, reason, settled
from boardlab.core.contract.position import CHANCE
from boardlab.core.i18n.language import Phrase, Seat
from tests.catan.reasons import USES, buildings, name_of, open_points, rolls, tiles_at
from tests.effort import rounds


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
                if p.stage in (ANSWER, CONFIRM):
                    act = rng.choice(legal[:3])
                else:
                    act = rng.choice(offers) if offers and rng.random() < 0.2 else policy(p, legal, rng)
                for claim in CLAIMED.get(act.kind, ()):
                    if (said := claim(p.seen_by(None), act)) is not None:
                        told.add(said.key)
                        assert said.facts == {**offer_truth(p, act, said)}, (said, p.to_text())
            p = p.mechanics.apply(p, act)
        if len(told) == 8:
            return
    raise AssertionError(told)


CLAIMED = {Kind.OFFER: (offered,), Kind.DECLINE: (why, accepted), Kind.CONFIRM: (settled,), Kind.WITHDRAW: (settled,)}
"""What may be said of an action about an offer; whoever declines might have accepted."""


def offer_truth(p: Any, act: Action, said: Phrase) -> Mapping[str, Any]:
    """What the facts of a claim about an offer must be."""
    seat, offer = act.player, p.underway.offer
    match said.key.partition(".")[2]:
        case "near_win":
            assert open_points(p, p.active) >= p.options.win_points - 2
            points = {"points": open_points(p, p.active), "need": p.options.win_points}
            return {"player": Seat(seat), "other": Seat(p.active), **points}
        case "uneven":
            wanted, given = sum(counts_of(offer.get)), sum(counts_of(offer.give))
            assert wanted > given
            return {"player": Seat(seat), "wanted": wanted, "given": given}
        case "too_few":
            wanted = sum(counts_of(offer.get))
            assert sum(p.to_json()["hands"][seat].values()) < wanted
            return {"player": Seat(seat), "wanted": wanted, "held": p.hand_sizes[seat]}
        case "only" | "agreed" as key:
            after = p.play(act)
            agreed = tuple(Seat(other) for other in range(p.players) if p.underway.answers[other] not in (None, (0, 0)))
            assert {other for other in range(p.players) if after.hand(other) != p.hand(other)} == {seat, act.seat}
            assert act.seat in agreed
            return {"player": Seat(seat), **({"other": agreed[0]} if key == "only" else {"others": agreed})}
        case "keeps":
            assert p.play(act).packed_hand(seat) == p.packed_hand(seat)
            return {"player": Seat(seat)}
        case "wants_has_kind" | "wants_no_kind" as key:
            kind = name_of(said.facts["kind"])
            cards = act.get if act.kind == Kind.OFFER else offer.give
            assert counts_of(cards)[RESOURCES.index(kind)]
            tiles = {tile for site in buildings(p, seat) for tile in tiles_at(p, site, kind)}
            assert bool(tiles) == key.endswith("has_kind")
            found: dict[str, Any] = {"ways": rolls({p.tile_at(tile).number for tile in tiles})} if tiles else {}
            assert [use.key.removeprefix("reason.use_") for use in said.facts["uses"]] == USES[kind].split()
            return {"player": Seat(seat), "kind": said.facts["kind"], "uses": said.facts["uses"], **found}
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
