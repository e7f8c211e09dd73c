"""Questions to a position of Catan: what can be built and by which trades, what a roll pays, what is likely."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from random import Random

from boardlab.catan.actions import TURN, Kind, action
from boardlab.catan.board import TILES
from boardlab.catan.cards import COSTS, RESOURCES, bundle, counts_of
from boardlab.catan.places import cards_phrase
from boardlab.catan.play.trading import cleared, odds
from boardlab.catan.position import Position, View
from boardlab.catan.rules.maritime import Maritime
from boardlab.catan.rules.odds import roll_chance
from boardlab.catan.rules.production import harvests
from boardlab.core.ask.finding import Finding, Inquire, Known
from boardlab.core.i18n.language import Phrase, Seat

KINDS = {"road": Kind.ROAD, "settlement": Kind.SETTLEMENT, "city": Kind.CITY, "development": Kind.BUY}
SEVEN = 7
ROLLS = range(2, 13)


def build(p: Position, known: Known) -> Iterator[Finding]:
    """What whoever is on turn can build now, with which trades with the bank."""
    seat = p.current_player
    if seat is None or seat < 0 or p.stage not in TURN:
        yield Finding(Phrase("inquiry.build_later"), (), ("catan.turn.phase_order",))
        return
    if not known(seat):
        yield Finding(Phrase("inquiry.not_yours"))
        return
    for name, kind in KINDS.items():
        what = Phrase(f"inquiry.what_{name}")
        rules: tuple[str, ...] = (f"catan.build.cost.{name}",)
        swaps = swaps_for(p, name)
        if swaps is None:
            short = {"what": what, "cards": cards_phrase(lacking(p, name))}
            closed = p.stage not in Maritime.stages
            if closed:
                rules = (*rules, "catan.turn.phase_order")
            yield Finding(Phrase("inquiry.build_closed" if closed else "inquiry.build_short", short), (), rules)
            continue
        after = p
        for give, get in swaps:
            after = after.play(after.read_action(f"trade {rate(p, give)} {RESOURCES[give]} for 1 {RESOURCES[get]}"))
        built = [act for act in after.legal_actions() if act.kind == kind]
        places = tuple(act.to_text().split()[1] for act in built if kind != Kind.BUY)
        facts = {"what": what, "swaps": tuple(_swap(p, *each) for each in swaps)}
        key = "inquiry.build" if built else "inquiry.build_nowhere"
        if swaps:
            key, rules = f"{key}_traded", (*rules, "catan.trade.maritime.rate")
        yield Finding(Phrase(key, facts), places, rules)


def rate(p: Position, kind: int) -> int:
    """Cards of a kind that the bank takes for one other from whoever is on turn."""
    found: int = p.rates(p.decider)[RESOURCES[kind]]
    return found


def lacking(p: Position, name: str) -> int:
    """The cards that whoever is on turn lacks for a purchase, as a bundle."""
    hand = p.hand(p.decider)
    return bundle([max(0, cost - hand[kind]) for kind, cost in zip(RESOURCES, counts_of(COSTS[name]), strict=True)])


def swaps_for(p: Position, name: str) -> tuple[tuple[int, int], ...] | None:
    """The fewest trades with the bank, each (given kind, got kind), that bring the cards for a purchase; None where no
    trades do, or none may be made any more.

    Of the kinds one can spare, those with the best rate go first. To trade twice, for a card that is traded on, never
    pays: it costs at least two cards more than to trade at once.
    """
    hand, cost = p.hand(p.decider), counts_of(COSTS[name])
    spare = [
        kind
        for kind in sorted(range(len(RESOURCES)), key=lambda kind: rate(p, kind))
        for _ in range(max(0, hand[RESOURCES[kind]] - cost[kind]) // rate(p, kind))
    ]
    lacks = counts_of(lacking(p, name))
    wanted = [kind for kind, count in enumerate(lacks) for _ in range(count)]
    if wanted and p.stage not in Maritime.stages:
        return None
    if len(wanted) > len(spare) or any(count > p.bank[kind] for kind, count in enumerate(lacks)):
        return None
    return tuple(zip(spare, wanted, strict=False))


def _swap(p: Position, give: int, get: int) -> Phrase:
    facts = {"give": cards_phrase(bundle_of(give, rate(p, give))), "get": cards_phrase(bundle_of(get, 1))}
    return Phrase("inquiry.swap", facts)


def bundle_of(kind: int, count: int) -> int:
    """So many cards of one kind, as a bundle."""
    return bundle([count if each == kind else 0 for each in range(len(RESOURCES))])


def pays(p: Position, _known: Known) -> Iterator[Finding]:
    """What each roll pays whom, as the robber stands and the bank is filled."""
    for rolled in ROLLS:
        shares = harvests(p, rolled)
        gets = tuple(
            Phrase("inquiry.gets", {"player": Seat(seat), "cards": cards_phrase(bundle([*counts.values()]))})
            for seat, counts in enumerate(shares)
            if any(counts.values())
        )
        if gets:
            tiles = tuple(tile for tile in TILES if p.tile_at(tile).number == rolled)
            facts = {"rolled": rolled, "ways": int(36 * roll_chance(rolled)), "gets": gets}
            yield Finding(Phrase("inquiry.pays_roll", facts), tiles, ("catan.production.match",))


def chance(p: Position, known: Known) -> Iterator[Finding]:
    """How likely a 7 is, how likely each seat gets a card from the next roll, what a theft would bring, and how likely
    whoever made the offer on the table is to win, before and after it.
    """
    yield Finding(Phrase("inquiry.chance_seven", {"ways": int(36 * roll_chance(SEVEN))}), (), ("catan.map.chip_odds",))
    shares = {rolled: harvests(p, rolled) for rolled in ROLLS}
    for seat in range(p.players):
        ways = sum((36 * roll_chance(rolled) for rolled in ROLLS if any(shares[rolled][seat].values())), Fraction(0))
        facts = {"player": Seat(seat), "ways": int(ways), "percent": round(100 * ways / 36)}
        yield Finding(Phrase("inquiry.chance_gets", facts), (), ("catan.production.match", "catan.map.chip_odds"))
    for seat in range(p.players):
        hand = p.hand(seat) if known(seat) and seat != p.current_player else {}
        if size := sum(hand.values()):
            held = {"player": Seat(seat), "size": size, "cards": cards_phrase(bundle([*hand.values()]))}
            yield Finding(Phrase("inquiry.chance_theft", held), (), ("catan.robber.steal_one_random",))
    if (offer := p.underway.offer) is not None:
        yield Finding(_deal(p, offer.give, offer.get), (), ("catan.trade.domestic.negotiate",))


def _deal(p: Position, give: int, get: int) -> Phrase:
    """The chance of winning of whoever made the offer on the table, before and after it, or that none can tell."""
    facts = {"player": Seat(p.active), "give": cards_phrase(give), "get": cards_phrase(get)}
    world = p.sample(Random(0)) if isinstance(p, View) else p
    assert isinstance(world, Position)
    found = odds(cleared(world), action(Kind.OFFER, p.active, give=give, get=get))
    return Phrase("inquiry.deal_alike", facts) if found is None else Phrase("inquiry.deal", facts | found._asdict())


INQUIRIES: dict[str, Inquire] = {"reach": build, "pays": pays, "chance": chance}
