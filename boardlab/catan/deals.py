"""What trades ask for: with the bank by the rates of harbours, with players by agreement.

An offer is judged by the hand of whoever makes it, never by the hidden hand of another.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from boardlab.catan.actions import Action, Kind
from boardlab.catan.cards import BANK, HAND, PER_KIND, counts_of, kinds_in, size
from boardlab.catan.places import cards_phrase, kind_phrase
from boardlab.core.language import Seat
from boardlab.core.verdict import Breach

if TYPE_CHECKING:
    from boardlab.catan.position import Reading

Breaches = Iterator[Breach]


def must_hold(p: Reading, seat: int, cards: int) -> Breaches:
    """A hand lacks cards that are to be handed over (catan.cards.must_hold)."""
    hand = counts_of(p.hand(seat))
    for kind, count in enumerate(counts_of(cards)):
        if count > hand[kind]:
            yield Breach("catan.cards.must_hold", {"kind": kind_phrase(kind), "need": count, "have": hand[kind]})


def in_stock(p: Reading, cards: int) -> Breaches:
    """The bank lacks cards that are to be taken (catan.bank.empty_stack)."""
    bank = counts_of(p.cards >> BANK & HAND)
    for kind, count in enumerate(counts_of(cards)):
        if count > bank[kind]:
            yield Breach("catan.bank.empty_stack", {"kind": kind_phrase(kind), "need": count, "have": bank[kind]})


def both_sides(p: Reading, give: int, get: int) -> Breaches:
    """A kind lies on both sides of a trade (catan.trade.like_for_like)."""
    if p.options.like_for_like == "forbid":
        both = tuple(kind_phrase(kind) for kind in kinds_in(give) if kind in tuple(kinds_in(get)))
        if both:
            yield Breach("catan.trade.like_for_like", {"kinds": both})


def maritime(p: Reading, act: Action) -> Breaches:
    """A swap with the bank: one kind, at its rate, once or several times (catan.trade.maritime.multiple)."""
    kinds = tuple(kinds_in(act.give))
    if len(kinds) > 1:
        yield Breach("catan.trade.maritime.same_kind", {"cards": cards_phrase(act.give)})
    yield from both_sides(p, act.give, act.get)
    if len(kinds) == 1:
        yield from _rate(p, act, kinds[0])
    elif not kinds:
        yield Breach("catan.trade.maritime.rate", {"get": size(act.get)}, case="nothing")
    yield from must_hold(p, act.player, act.give)
    yield from in_stock(p, act.get)


def rate_of(p: Reading, seat: int, kind: int) -> int:
    """Cards of a kind that the bank takes from a seat for one other (catan.trade.maritime.rate)."""
    return p.pieces.rates[seat] >> 8 * kind & 0xFF


def _rate(p: Reading, act: Action, kind: int) -> Breaches:
    rate, given, got = rate_of(p, act.player, kind), size(act.give), size(act.get)
    rates = range(rate, 5) if p.options.overpay else (rate,)
    if not got:
        yield Breach("catan.trade.maritime.rate", case="no_return")
        return
    if any(given == each * got for each in rates):
        return
    facts = {"kind": kind_phrase(kind), "rate": rate, "given": given, "got": got, "fair": given // rate}
    special = tuple(kind_phrase(each) for each in range(5) if rate_of(p, act.player, each) == 2)
    if rate == 4 and given in (2 * got, 3 * got) and special:
        yield Breach("catan.trade.maritime.special_only_its_resource", {**facts, "special": special})
    elif rate == 4 and given == 3 * got:
        yield Breach("catan.trade.maritime.three", facts)
    elif rate > 2 and given == 2 * got:
        yield Breach("catan.trade.maritime.two", facts)
    else:
        yield Breach("catan.trade.maritime.rate", facts)


def _fair(p: Reading, act: Action) -> Breaches:
    """What every deal between players keeps: no gifts, no kind on both sides, no more cards than there are."""
    if not act.give or not act.get:
        yield Breach("catan.trade.domestic.no_gifts", case="" if act.give else "take" if act.get else "empty")
    yield from both_sides(p, act.give, act.get)
    for kind, count in enumerate(counts_of(act.get)):
        if count > PER_KIND:
            facts = {"kind": kind_phrase(kind), "count": count, "limit": PER_KIND}
            yield Breach("catan.components.resource_cards", facts, case="asked")
    yield from must_hold(p, act.player, act.give)


def offer(p: Reading, act: Action) -> Breaches:
    """An offer of the active player to all others."""
    if not p.options.domestic_trade:
        yield Breach("catan.trade.two_kinds", case="bank_only")
        return
    yield from _fair(p, act)


def accept(p: Reading, act: Action) -> Breaches:
    """Whoever agrees must hold what the active player wants."""
    assert p.underway.offer is not None
    yield from must_hold(p, act.player, p.underway.offer.get)


def counter(p: Reading, act: Action) -> Breaches:
    """Another offer in answer, which the active player may take."""
    assert act.kind == Kind.COUNTER
    yield from _fair(p, act)


def confirm(p: Reading, act: Action) -> Breaches:
    """The active player trades with one who agreed."""
    offer = p.underway.offer
    assert offer is not None
    answer = offer.answers[act.seat] if 0 <= act.seat < p.players else None
    if answer is None or not answer[0]:
        if act.seat >= p.players:
            facts: dict[str, object] = {"player": Seat(act.seat), "players": p.players}
            yield Breach("catan.components.players", facts, case="seat")
            return
        willing = tuple(Seat(seat) for seat, each in enumerate(offer.answers) if each and each[0])
        facts = {"players": willing, "player": Seat(act.seat)}
        yield Breach("catan.trade.domestic.negotiate", facts, case="refused" if willing else "nobody")
        return
    yield from must_hold(p, act.player, answer[0])
