"""Why a player does something, in words: public facts with their numbers, made from the feature that decided.

What is said of an action hangs on the feature and on what everybody sees, never on a hidden card: a claim gets a view
and reads no hand in it, so that it is the same in the view of a spectator. Where only hidden things decided nothing is
said.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from boardlab.catan.actions import Action, Kind
from boardlab.catan.board import BIT, ENDS, NEXT, SITES_OF_TILE, TILES_OF_SITE, bits
from boardlab.catan.cards import COSTS, KNIGHT, PILE_COUNTS, VICTORY_POINT, counts_of, kinds_in, size
from boardlab.catan.island import WAYS_OF
from boardlab.catan.options import ARMY_MIN, CARD_POINTS, HAND_LIMIT, ROAD_MIN
from boardlab.catan.places import harbour_phrase, kind_phrase
from boardlab.catan.play.features import harvest_by_kind
from boardlab.catan.rules.longest_road import after_break, after_laying
from boardlab.catan.rules.maritime import WORST_RATE, rate_of
from boardlab.catan.rules.odds import blocked_ways, ways_of_site
from boardlab.catan.state import State
from boardlab.core.i18n.language import Phrase, Seat

Claim = Callable[[State, Action, str], Phrase | None]
"""``claim(view, action, feature)``: what is said of an action for which a feature spoke; None where nothing public is
to be said of it."""

HARVESTS = ("lumber", "brick", "wool", "grain", "ore")
PAIRS = {"road_pair": (0, 1), "city_pair": (3, 4)}
NEAR_WIN = 2
"""Who lacks no more points than this gets no card."""
OF_SIZE = ("hand", "hand_over")
"""What counts cards in hand, whatever they are."""
DRAWN_FOR = ("cards", "knights_held", "progress_held")
"""What a development card that is bought may bring."""
RACE = 2
"""Who lacks no more roads than this is in the race for the longest."""


def reason(view: State, act: Action, features: Iterable[str]) -> Phrase | None:
    """What may be said of an action: the first of the features that decided of which something public can be said.

    Args:
        view: before the action, of any seat.
        act: what is done.
        features: the names of those that decided, the strongest first.
    """
    claim = CLAIMS.get(act.kind)
    if claim is None:
        return None
    for feature in features:
        if (said := claim(view, act, feature)) is not None:
            return Phrase(said.key, {"player": Seat(act.player), **said.facts})
    return None


# -- buildings -----------------------------------------------------------------------------------------------------


def _settlement(view: State, act: Action, feature: str) -> Phrase | None:
    island, seat = view.island, act.player
    had = harvest_by_kind(island, view.pieces.settlements[seat], view.pieces.cities[seat])
    here = [kind for kind in range(5) if ways_of_site(island, act.place, kind)]
    if feature in HARVESTS:
        kind = HARVESTS.index(feature)
        return _harvest(view, act, kind, first=not had[kind]) if kind in here else None
    if feature in PAIRS:
        found = [kind for kind in PAIRS[feature] if kind in here]
        return _harvest(view, act, found[0], first=not had[found[0]]) if found else None
    if feature == "kinds":
        count = sum(bool(ways) or kind in here for kind, ways in enumerate(had))
        return Phrase("reason.kinds", {"count": count}) if count > sum(map(bool, had)) else None
    if feature in ("harbour", "harbour_ways"):
        harbour = island.harbour_at[act.place]
        return Phrase("reason.harbour", {"harbour": harbour_phrase(harbour)}) if harbour >= 0 else None
    if feature.startswith("points"):
        return _points(view, act)
    ways = ways_of_site(island, act.place)
    return Phrase("why.site", {"ways": ways}) if ways else None


def _harvest(view: State, act: Action, kind: int, *, first: bool) -> Phrase:
    facts = {"kind": kind_phrase(kind), "ways": ways_of_site(view.island, act.place, kind)}
    return Phrase("reason.first_kind" if first else "reason.more_kind", facts)


def _points(view: State, act: Action) -> Phrase | None:
    """The open points after a building, in a game that has begun: it may also break the longest road of another."""
    if not view.turn:
        return None
    seat, before, holder = act.player, view.pieces, view.road_holder
    after = before.with_city(seat, act.place) if act.kind == Kind.CITY else before.with_settlement(seat, act.place)
    if after.lengths is not before.lengths:
        holder = after_break(holder, before.lengths, after.lengths, view.options.longest_road_tie_after_break)
    cards = (holder == seat) + (view.army_holder == seat)
    points = after.points[seat] + CARD_POINTS * cards
    return Phrase("reason.points", {"points": points, "need": view.options.win_points})


def open_points(view: State, seat: int) -> int:
    """A seat's points that lie open, without any point cards."""
    cards = (view.road_holder == seat) + (view.army_holder == seat)
    found: int = view.pieces.points[seat] + CARD_POINTS * cards
    return found


def _city(view: State, act: Action, feature: str) -> Phrase | None:
    if feature in HARVESTS:
        return _doubled(view, act, HARVESTS.index(feature))
    if feature in PAIRS:
        return next(filter(None, (_doubled(view, act, kind) for kind in PAIRS[feature])), None)
    if feature.startswith("points"):
        return _points(view, act)
    ways = ways_of_site(view.island, act.place)
    return Phrase("why.site", {"ways": ways}) if ways else None


def _doubled(view: State, act: Action, kind: int) -> Phrase | None:
    """What a city brings more than the settlement did, where one tile of the kind lies there, without the robber."""
    island = view.island
    tiles = [tile for tile in TILES_OF_SITE[act.place] if island.terrain[tile] == kind]
    if len(tiles) != 1 or tiles[0] == view.robber or not island.chips[tiles[0]]:
        return None
    return Phrase("reason.doubled", {"kind": kind_phrase(kind), "ways": WAYS_OF[island.chips[tiles[0]]]})


def _road(view: State, act: Action, feature: str) -> Phrase | None:
    if feature in ("road", "road_card", "road_lead", "points") or feature.startswith("points"):
        return _line(view, act)
    if feature in ("site_now", "site_next", "site_later", "sites_near", "roads_left", "near_settlement"):
        ways = max((ways_of_site(view.island, site) for site in opened(view, act)), default=0)
        return Phrase("reason.road_to", {"ways": ways}) if ways else None
    return None


def opened(view: State, act: Action) -> list[int]:
    """The free sites at the new end of a road, or one path beyond it."""
    pieces = view.pieces
    reached, found = pieces.reached[act.player], 0
    for end in ENDS[act.place]:
        if not reached & BIT[end] and not pieces.others(act.player) & BIT[end]:
            found |= (BIT[end] | NEXT[end]) & pieces.sites & ~reached
    return list(bits(found))


def _line(view: State, act: Action) -> Phrase | None:
    """The longest line after a road, if it grew: the card it takes, or what the card needs."""
    seat, before = act.player, view.pieces
    after = before.with_road(seat, act.place)
    length, other = after.lengths[seat], max(before.lengths[:seat] + before.lengths[seat + 1 :])
    if length <= before.lengths[seat] or not view.turn:
        return None
    if view.road_holder == seat:
        return Phrase("reason.road_kept", {"length": length, "other": other})
    if after_laying(view.road_holder, seat, after.lengths) == seat:
        return Phrase("reason.road_card", {"length": length, "other": other, "points": CARD_POINTS})
    need = max(ROAD_MIN, other + 1)
    return Phrase("reason.road_race", {"length": length, "need": need}) if need - length <= RACE else None


# -- cards ---------------------------------------------------------------------------------------------------------


def _swap(view: State, act: Action, feature: str) -> Phrase | None:
    kind = next(kinds_in(act.give))
    rate = rate_of(view, act.player, kind)
    if rate == WORST_RATE or size(act.give) != rate:
        return None if feature in OF_SIZE else _wants(view, act.player, act.get)
    return Phrase("reason.rate", {"rate": rate, "worst": WORST_RATE, "kind": kind_phrase(kind)})


def _purchase(view: State, act: Action, feature: str) -> Phrase | None:
    held = size(view.packed_hand(act.player))
    if held > HAND_LIMIT:
        return Phrase("why.card", {"held": held, "lost": held // 2})
    return _unseen(view) if feature in DRAWN_FOR or feature.startswith("points") else None


def _unseen(view: State) -> Phrase:
    """What a card that is bought may be: all that nobody has turned up, in hands and in the pile."""
    facts = {
        "unseen": size(view.pile) + sum(map(size, view.developments)),
        "knights": PILE_COUNTS[KNIGHT] - sum(view.knights),
        "points": PILE_COUNTS[VICTORY_POINT],
    }
    return Phrase("reason.unseen", facts)


def discarded(view: State, act: Action) -> Phrase:
    """How many cards a 7 takes from a hand of how many."""
    held = size(view.packed_hand(act.player))
    return Phrase("reason.discard", {"player": Seat(act.player), "held": held, "lost": held // 2})


def _play(view: State, act: Action, feature: str) -> Phrase | None:
    if act.card != KNIGHT:
        return None
    if feature == "blocked":
        ways = _kept_back(view, act.player, view.robber)
        return Phrase("reason.robbed", {"ways": ways}) if ways else None
    if feature in ("knights", "army", "army_lead", "knights_held") or feature.startswith("points"):
        knights = view.knights[act.player] + 1
        other = max(count for seat, count in enumerate(view.knights) if seat != act.player)
        if view.army_holder == act.player:
            return Phrase("reason.army_kept", {"knights": knights, "other": other})
        need = max(ARMY_MIN, other + 1 if view.army_holder >= 0 else 0)
        facts = {"knights": knights, "need": need, "points": CARD_POINTS}
        return Phrase("reason.army_card" if knights >= need else "reason.army_race", facts)
    return None


def _kept_back(view: State, seat: int, tile: int) -> int:
    """In how many of the 36 rolls the robber on a tile keeps cards from a seat."""
    if tile < 0 or not view.island.chips[tile]:
        return 0
    mine = view.pieces.settlements[seat] | view.pieces.cities[seat]
    return WAYS_OF[view.island.chips[tile]] if mine & SITES_OF_TILE[tile] else 0


def _robber(view: State, act: Action, feature: str) -> Phrase | None:
    """Whom the robber costs most there, and whether nobody else of the others has more points."""
    seat, harm = act.player, blocked_ways(view, act.place)
    others = [other for other in range(view.players) if other != seat]
    hit = act.seat if act.seat >= 0 else max(others, key=lambda other: harm[other])
    if not harm[hit]:
        return None
    points = open_points(view, hit)
    leads = all(open_points(view, other) <= points for other in others)
    facts = {"other": Seat(hit), "ways": _kept_back(view, hit, act.place), "points": points}
    return Phrase("reason.robber_leader" if leads else "reason.robber", facts)


# -- trade with the others -----------------------------------------------------------------------------------------


def is_near_win(view: State, seat: int) -> bool:
    """Does a seat lack so few open points that nobody trades with it?"""
    return open_points(view, seat) >= view.options.win_points - NEAR_WIN


def accepted(view: State, act: Action) -> Phrase:
    """Why an offer is taken: what the cards that it brings serve, and how seldom the seat harvests them."""
    assert view.underway.offer is not None
    return _wants(view, act.player, view.underway.offer.give)


def offered(view: State, act: Action) -> Phrase:
    """Why an offer is made: what the cards for which it asks serve, and how seldom the seat harvests them."""
    return _wants(view, act.player, act.get)


def settled(view: State, act: Action) -> Phrase:
    """With whom one can trade at all: the only one who agrees, or all who do; of trade with nobody, that the hand is
    kept.
    """
    facts: dict[str, object] = {"player": Seat(act.player)}
    if act.kind == Kind.WITHDRAW:
        return Phrase("reason.keeps", facts)
    agreed = tuple(Seat(seat) for seat, deal in enumerate(view.underway.answers) if deal and deal[0])
    return (
        Phrase("reason.only", {**facts, "other": agreed[0]})
        if len(agreed) == 1
        else Phrase("reason.agreed", {**facts, "others": agreed})
    )


def _wants(view: State, seat: int, cards: int) -> Phrase:
    kind = next(kinds_in(cards))
    facts, ways = {"player": Seat(seat), "kind": kind_phrase(kind), "uses": _uses(kind)}, _harvested(view, seat, kind)
    return Phrase("reason.wants_has_kind", {**facts, "ways": ways}) if ways else Phrase("reason.wants_no_kind", facts)


def _uses(kind: int) -> tuple[Phrase, ...]:
    """What a kind of card is paid for."""
    return tuple(Phrase(f"reason.use_{name}") for name, cost in COSTS.items() if counts_of(cost)[kind])


def _harvested(view: State, seat: int, kind: int) -> int:
    """In how many of the 36 rolls a tile of a kind gives cards at which a seat has a building."""
    pieces, island = view.pieces, view.island
    own = pieces.settlements[seat] | pieces.cities[seat]
    chips = {
        island.chips[tile]
        for tile, around in enumerate(SITES_OF_TILE)
        if own & around and island.terrain[tile] == kind and island.chips[tile]
    }
    return sum(WAYS_OF[chip] for chip in chips)


CLAIMS: dict[Kind, Claim] = {
    Kind.SETTLEMENT: _settlement,
    Kind.CITY: _city,
    Kind.ROAD: _road,
    Kind.MARITIME: _swap,
    Kind.BUY: _purchase,
    Kind.PLAY: _play,
    Kind.ROBBER: _robber,
    Kind.DISCARD: lambda view, act, feature: discarded(view, act),
}
"""What is said of an action, by its kind."""
