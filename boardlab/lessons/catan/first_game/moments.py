"""The first game, moment by moment: when each question can be asked of it, and what is awaited of dice and opponents.

A moment is a function of :class:`boardlab.core.play.steer.Now` that gives the names a question needs, or None where it
does not suit. What is awaited is a function of the same; of dice it gives None for whatever is no throw.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from boardlab import catan
from boardlab.catan import Position
from boardlab.catan.actions import DICE, ENDS_TURN, FOUND, ROLL, TRADE, Action, Kind
from boardlab.catan.board import BIT, ENDS, NEXT, PATHS, TILES_OF_SITE, bits
from boardlab.catan.cards import CITY_COST, KINDS, ROAD_COST, SETTLEMENT_COST, counts_of, size
from boardlab.catan.island import WAYS_OF
from boardlab.catan.options import HAND_LIMIT, SETTLEMENTS
from boardlab.catan.places import cards_phrase, kind_phrase, path_phrase, tile_phrase
from boardlab.catan.play.opponent import opponent, site_worth
from boardlab.catan.rules.winning import total as points
from boardlab.core.i18n.language import Phrase, Seat
from boardlab.core.json_data import Json
from boardlab.core.play.opponent import best
from boardlab.core.play.record import Record
from boardlab.core.play.steer import Now
from boardlab.lessons.catan.bank import RATES, missing, rates
from boardlab.lessons.catan.rolls import due

POINTS = 4
"""So many points win this first game; a whole one takes 10."""
SEVEN = 7
NUMBERS = tuple(number for number in WAYS_OF if number != SEVEN)
"""What two dice can show, but for 7."""
LONG, FAVOUR = 15, 6
"""From this turn on a game is long, and an opponent counts so many times more."""
ROOM = 3
"""So many places to settle next are room enough."""
Drawn = Json


def begin(seed: str) -> Record:
    """The game before the first settlement: three players on the printed island, who found freely."""
    options = catan.Options(players3="founding", win_points=POINTS)
    return Record(catan.start(3, options=options), seed=seed)


def rival(now: Now, rng: Random) -> Action:
    """What an opponent does: as always, but that it settles at as many kinds of tile as it can, so that its game is
    brisk, and keeps its cards rather than buy hidden ones.
    """
    p = now.position
    if p.stage == FOUND:
        own = kinds_at(p, p.pieces.settlements[now.seat])
        legal: tuple[Action, ...] = p.legal_actions()
        return best(legal, lambda act: (len(own | kinds_at(p, BIT[act.place])), site_worth(p, act.place)), rng)
    act = opponent(p.seen_by(now.seat), rng)
    return ENDS_TURN[now.seat] if act.kind == Kind.BUY else act


def kinds_at(p: Position, sites: int) -> frozenset[int]:
    """The kinds of resource that some intersections are paid."""
    tiles = {tile for site in bits(sites) for tile in TILES_OF_SITE[site]}
    return frozenset(p.island.terrain[tile] for tile in tiles if p.island.chips[tile])


# -- what is asked ---------------------------------------------------------------------------------------------------


def founded(now: Now) -> Drawn | None:
    """The learner's first settlement stands, and somebody else is next."""
    p, seat = now.position, now.seat
    first = p.phase == FOUND and p.decider != seat and p.pieces.points[seat] == 1
    return {"about": seat, "rival": Seat(p.decider)} if first else None


def before_roll(now: Now) -> Drawn | None:
    """The learner's turn begins."""
    p, seat = now.position, now.seat
    if p.stage != ROLL or p.active != seat:
        return None
    held = p.hand_sizes[seat]
    return {"about": seat, "total": paying(p, seat), "held": held, "next": Seat((seat + 1) % p.players)}


def with_cards(now: Now) -> Drawn | None:
    """The same, with cards in the learner's hand."""
    found = before_roll(now)
    if found is None or not found["held"]:
        return None
    large = ["rounds_up", "down_to_seven"] if found["held"] > HAND_LIMIT else ["half_of_any_hand"]
    return {**found, "wrong": [*large, "one_card_to_the_bank"]}


def may_build(now: Now) -> Drawn | None:
    """The learner has rolled, holds cards, and could go on with a road from the end of another."""
    p, seat = now.position, now.seat
    if p.stage != TRADE or p.active != seat or not p.hand_sizes[seat]:
        return None
    path = next(ways_on(p, seat), None)
    if path is None:
        return None
    return {
        "about": seat,
        "hand": cards_phrase(p.packed_hand(seat)),
        "path": path_phrase(p.island, path),
        "tries": f"road {PATHS[path]}",
    }


def ways_on(p: Position, seat: int) -> Iterator[int]:
    """The free paths of a seat that begin at a road alone, at none of its buildings."""
    own = p.pieces.settlements[seat] | p.pieces.cities[seat]
    for path in bits(p.pieces.ways[seat] & ~p.pieces.taken):
        if not any(own >> end & 1 for end in ENDS[path]):
            yield path


def may_trade(now: Now) -> Drawn | None:
    """The learner has rolled and holds cards."""
    p, seat = now.position, now.seat
    if p.stage != TRADE or p.active != seat or p.hand_sizes[seat] < 2:
        return None
    return {"about": seat, "hand": cards_phrase(p.packed_hand(seat)), "price": price_of(p, seat)}


def price_of(p: Position, seat: int) -> Phrase:
    """What the bank takes from a seat for a card, in one sentence."""
    asked = rates(p, seat)
    cheap, usual = [kind for kind in KINDS if asked[kind] == min(RATES)], max(asked)
    if cheap:
        return Phrase("price.two", {"kinds": tuple(map(kind_phrase, cheap)), "rest": usual})
    return Phrase("price.four" if usual == max(RATES) else "price.three")


def dice_in_hand(now: Now) -> Drawn | None:
    """Another player is about to roll: a number that brings the learner nothing and others something, or the reverse.

    Which of the two, that changes from turn to turn.
    """
    p, seat = now.position, now.seat
    if p.stage != DICE or p.active == seat:
        return None
    total = paying(p, seat) if p.turn % 4 else barren(p, seat)
    return {"about": seat, "roller": Seat(p.active), "total": total}


def dice_for_the_robber(now: Now) -> Drawn | None:
    """Another player is about to roll, and the robber stands on a number at which somebody has built."""
    p, seat = now.position, now.seat
    if p.stage != DICE or p.active == seat or not blocked(p):
        return None
    return {
        "about": seat,
        "roller": Seat(p.active),
        "total": p.island.chips[p.robber],
        "tile": tile_phrase(p.island, p.robber),
    }


def blocked(p: Position) -> bool:
    """Does the robber keep cards from anybody?"""
    return bool(p.robber >= 0 and p.island.chips[p.robber] and p.pieces.neighbours[p.robber])


def may_win(now: Now) -> Drawn | None:
    """The island is founded, and nobody has won: whoever has most points, an opponent first, may win."""
    p, win = now.position, now.position.options.win_points
    if p.phase == FOUND or p.is_over:
        return None
    others = sorted(seats_from(p, now.seat), key=lambda seat: seat == now.seat)
    leader = max(others, key=lambda seat: known(p, seat, now.seat))
    return {"about": leader, "leader": Seat(leader), "points": known(p, leader, now.seat), "win": win}


def known(p: Position, seat: int, you: int) -> int:
    """The points of a seat, as far as the learner can know them."""
    return points(p, seat) if seat == you else p.scores[seat]


def seats_from(p: Position, seat: int) -> Iterator[int]:
    """All seats in order of play, this one first."""
    return ((seat + step) % p.players for step in range(p.players))


# -- numbers ---------------------------------------------------------------------------------------------------------


def paying(p: Position, seat: int) -> int:
    """The number that shows best who is paid: the learner, as many others as can be, on several tiles."""

    def shows(number: int) -> tuple[int, ...]:
        paid = [due(p, each, number) for each in range(p.players)]
        return paid[seat] > 0, sum(map(bool, paid)), len(p.island.tiles_of[number]), sum(paid), WAYS_OF[number]

    return max(NUMBERS, key=shows)


def barren(p: Position, seat: int) -> int:
    """A number that brings the learner nothing, and others as much as can be."""

    def shows(number: int) -> tuple[int, ...]:
        paid = [due(p, each, number) for each in range(p.players)]
        return not paid[seat], max(paid), WAYS_OF[number]

    return max(NUMBERS, key=shows)


# -- what is awaited -------------------------------------------------------------------------------------------------


def thrown(now: Now) -> int:
    """The sum of the dice that have just fallen; 0 where none have."""
    act: Action | None = now.action
    return sum(act.dice) if act is not None and act.kind == Kind.DICE else 0


def pays_all(now: Now) -> bool | None:
    """On the learner's first turn the number falls that was asked about before the roll."""
    return thrown(now) == paying(now.before, now.seat) if thrown(now) and now.before.turn == 1 else None


def seven(now: Now) -> bool | None:
    """The learner throws a 7; so does another, as long as the robber keeps nothing from anybody."""
    if not thrown(now):
        return None
    return (thrown(now) == SEVEN) == (now.before.active == now.seat or not blocked(now.before))


def pays_you(now: Now) -> float | None:
    """The dice bring the learner what the next building lacks, or anything."""
    if not thrown(now):
        return None
    gained: int = now.position.hand_sizes[now.seat] - now.before.hand_sizes[now.seat]
    return max(0, min(2, gained)) / 4 + (lacking(now.position, now.seat) < lacking(now.before, now.seat)) / 2


def brings_on(now: Now) -> float | None:
    """The dice bring the players nearer to their next building, the learner twice as much; in a long game an opponent
    most of all, so that the end comes whatever the learner does.
    """
    if not thrown(now):
        return None
    p = now.position
    near = [lacking(now.before, seat) - lacking(p, seat) for seat in range(p.players)]
    gains = [near[now.seat], *near]
    if p.turn >= LONG:
        # Four cards of a kind bring another from the bank.
        cards = [(p.hand_sizes[seat] - now.before.hand_sizes[seat]) / 4 for seat in range(p.players)]
        gains += [max(near[seat] + cards[seat] for seat in range(p.players) if seat != now.seat)] * FAVOUR
    return max(0.0, 0.5 + sum(gains) / (4 * len(gains)))


def lacking(p: Position, seat: int) -> int:
    """How many cards a seat lacks for its next point: a settlement, with the road to it, or a city."""
    pieces = p.pieces
    site = SETTLEMENT_COST + ROAD_COST * (not pieces.reached[seat] & pieces.sites)
    wanted = [site] * (pieces.settlements[seat].bit_count() < SETTLEMENTS) + [CITY_COST] * bool(
        pieces.settlements[seat]
    )
    return min((missing(p, seat, cost) for cost in wanted), default=0)


def useful(p: Position, seat: int) -> str:
    """The verb of what a simple player would do next, by what a seat sees; of what no step tells of, the turn's end."""
    if p.current_player != seat:
        return ""
    verb = opponent(p.seen_by(seat), Random(0)).to_text().split()[0]
    return verb if verb in TAUGHT else "end"


TAUGHT = ("roll", "road", "settlement", "city", "trade", "robber", "discard", "accept", "decline")


def offers_you(now: Now) -> float | None:
    """The player to the left offers the learner a card for a card, once a turn: best one that the learner lacks."""
    act: Action | None = now.action
    if (
        act is None
        or act.kind != Kind.OFFER
        or act.player != (now.seat + 1) % now.position.players
        or now.before.offers
    ):
        return None
    hand, give, get = (counts_of(cards) for cards in (now.position.packed_hand(now.seat), act.give, act.get))
    if size(act.give) != 1 or size(act.get) != 1 or not hand[get.index(1)]:
        return None
    return 0.5 + (not hand[give.index(1)]) / 4 + (hand[get.index(1)] > 1) / 4


def leaves_room(now: Now) -> float | None:
    """While the island is founded, the learner keeps places to settle next, two paths from an own settlement."""
    p, seat = now.position, now.seat
    if p.phase != FOUND:
        return None
    around: int = 0
    for site in bits(p.pieces.settlements[seat]):
        for beside in bits(NEXT[site]):
            around |= NEXT[beside]
    free: int = (around & p.pieces.sites).bit_count()
    return min(ROOM, free) / ROOM
