"""Trade with the bank: four for one, and the better rates of harbours.

There is one special harbour for each resource (catan.trade.maritime.one_special_each).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from boardlab.catan.actions import ACT, FOUND, ROLL, TRADE, TURN, Action, Kind, action
from boardlab.catan.board import SITES, bits
from boardlab.catan.cards import BANK, KINDS, ONE, RESOURCES, SHIFT, counts_of, kinds_in, size
from boardlab.catan.island import GENERIC, HARBOUR_SITES
from boardlab.catan.places import cards_phrase, harbour_phrase, kind_phrase
from boardlab.catan.rules.action_type import BUNDLE, TYPES, Breaches, Events, Path, VerbContext, form
from boardlab.catan.rules.holding import must_hold
from boardlab.catan.rules.production import in_stock
from boardlab.catan.rules.trade.offering import Trade, both_sides, deal_facts
from boardlab.catan.state import Draft, State
from boardlab.core.contract.event import Event
from boardlab.core.contract.picks import Choice, number_in
from boardlab.core.contract.verdict import Breach
from boardlab.core.i18n.language import Phrase

WORST_RATE = 4
"""What the bank asks of a player without a harbour (catan.trade.maritime.four)."""
_RATES = {4: "catan.trade.maritime.four", 3: "catan.trade.maritime.three", 2: "catan.trade.maritime.two"}


def rate_of(p: State, seat: int, kind: int) -> int:
    """Cards of a kind that the bank takes from a seat for one other (catan.trade.maritime.rate)."""
    return p.pieces.rates[seat] >> 8 * kind & 0xFF


@TYPES.add
class Maritime(Trade):
    """A swap with the bank: one kind, at its rate, once or several times (catan.trade.maritime.multiple)."""

    kind, word, form = Kind.MARITIME, "trade", form(give=BUNDLE, get=BUNDLE)
    stages = (TRADE, ACT)
    shown_in = TURN
    turn_rule, tells_whose_turn = ("catan.trade.maritime.active_only", ""), True
    rank = 5

    def wrong_moment(self, p: State, due: Breach | None) -> Breach:
        return due or (Breach(self.before_roll) if p.stage == ROLL else Breach("catan.turn.phase_order"))

    def breaches(self, p: State, act: Action) -> Breaches:
        kinds = tuple(kinds_in(act.give))
        if len(kinds) > 1:
            yield Breach("catan.trade.maritime.same_kind", {"cards": cards_phrase(act.give)})
        yield from both_sides(p, act.give, act.get, "bank")
        if len(kinds) == 1:
            yield from _rate(p, act, kinds[0])
        elif not kinds:
            yield Breach("catan.trade.maritime.rate", {"get": size(act.get)}, case="nothing")
        yield from must_hold(p, act.player, act.give)
        yield from in_stock(p, act.get)

    @staticmethod
    def apply(draft: Draft, act: Action) -> None:
        change = act.give - act.get
        draft.cards += (change << BANK) - (change << SHIFT[act.player])

    def events(self, before: State, after: State, act: Action) -> Events:
        rate = size(act.give) // size(act.get)
        rule = _RATES[rate] if size(act.get) == 1 else "catan.trade.maritime.multiple"
        yield Event("swapped", rule, {**deal_facts(act), "rate": rate}, (), act.player)

    def verbs(self, p: State, context: VerbContext) -> Iterable[Choice]:
        best = ", ".join(f"{rate}:1" for rate in sorted(set(counts_of(p.pieces.rates[p.decider]))))
        note = Phrase("note.rates", {"rates": best})
        reasons = context.refusals(self.verb)
        yield Choice(self.verb, Phrase("verb.trade"), self.group, note, breaches=reasons)

    def pick_path(self, p: State, act: Action) -> Path:
        given, kind = size(act.give), _only_kind(act.give)
        worse = given != rate_of(p, act.player, kind)
        give = f"give:{RESOURCES[kind]}" + (f":{given}" if worse else "")
        return (self.verb, give, f"get:{RESOURCES[_only_kind(act.get)]}")

    def choice(self, p: State, act: Action, key: str, last: Action | None) -> Choice:
        if key.startswith("give:"):
            # Another card to hand in takes the place of the first one.
            facts = {"count": size(act.give), "kind": kind_phrase(_only_kind(act.give))}
            return Choice(key, Phrase("choice.swap", facts), mark="give", action=last)
        return Choice(key, Phrase("choice.kind", {"kind": kind_phrase(_only_kind(act.get))}), action=last)

    def prompt(self, p: State, path: Path) -> Phrase | None:
        if len(path) < 2 or ":" not in path[1]:
            return Phrase("prompt.swap")
        name = path[1].split(":")[1]
        kind = RESOURCES.index(name) if name in RESOURCES else 0
        given = number_in(path[1], f"give:{name}:") or rate_of(p, p.doer, kind)
        return Phrase("prompt.swap_for", {"count": given, "kind": kind_phrase(kind)})

    def sources(self, p: State, path: Path) -> Path:
        """One's own buildings at harbours, for their rates (catan.harbour.site); of one kind, if it is picked."""
        harbours = (p.pieces.settlements[p.decider] | p.pieces.cities[p.decider]) & HARBOUR_SITES
        given = RESOURCES.index(path[1].split(":")[1]) if len(path) > 1 else None
        return tuple(SITES[site] for site in bits(harbours) if given is None or _serves(p, site, given))

    def intended(self, p: State, path: Path) -> Iterable[Action]:
        """A swap that cannot be made: of the kind named, or of the kind the hand comes nearest to affording."""
        seat = p.doer
        named = [key.split(":")[1] for key in path[1:] if ":" in key and key.split(":")[1] in RESOURCES]
        hand = counts_of(p.packed_hand(seat))
        kind = RESOURCES.index(named[0]) if named else max(KINDS, key=lambda each: hand[each] - rate_of(p, seat, each))
        other = RESOURCES.index(named[1]) if len(named) > 1 else (kind + 1) % 5
        return (action(self.kind, seat, give=ONE[kind] * rate_of(p, seat, kind), get=ONE[other]),)


def _serves(p: State, site: int, kind: int) -> bool:
    """Does a harbour make the rate of a kind?"""
    rate = rate_of(p, p.decider, kind)
    return harbour_rate(p.island.harbour_at[site], kind) == rate < WORST_RATE


def harbour_rate(harbour: int, kind: int) -> int:
    """The rate of a harbour for a kind (catan.trade.maritime.three, catan.trade.maritime.two)."""
    return 3 if harbour == GENERIC else 2 if harbour == kind else WORST_RATE


def _only_kind(cards: int) -> int:
    return next(kinds_in(cards))


def _rate(p: State, act: Action, kind: int) -> Breaches:
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


def harbour_reached(before: State, act: Action) -> Events:
    """A new settlement stands at a harbour; from when on it counts (catan.harbour.site, catan.harbour.next_turn)."""
    if (harbour := before.island.harbour_at[act.place]) >= 0:
        combined = before.options.phase_mode == "combined"
        when = "catan.combined.harbour_now" if combined else "catan.harbour.next_turn"
        rule = "catan.harbour.site" if before.stage == FOUND else when
        yield Event("harbour", rule, {"harbour": harbour_phrase(harbour)}, (SITES[act.place],), act.player)


# -- legal actions --------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 14)
def swaps(seat: int, enough: int, rates: int, stock: int, like_for_like: str) -> tuple[Action, ...]:
    """Swaps with the bank for one card: the best rate for each kind, and what the bank has
    (catan.trade.maritime.rate, catan.bank.empty_stack).

    Args:
        seat: who swaps.
        enough: the kinds of which the hand holds the rate, as guard bits; or the hand, marked with bit 50, where
            worse rates may be chosen too.
        rates: cards of each kind for one, a bundle.
        stock: the kinds the bank has, as guard bits.
        like_for_like: the ruling.
    """
    found = []
    free = enough >> 50
    for kind, rate in enumerate(counts_of(rates)):
        most = min(enough >> 8 * kind & 0xFF, 4) if free else rate if enough >> 8 * kind + 7 & 1 else 0
        for count in range(rate, most + 1):
            found += [
                action(Maritime.kind, seat, give=ONE[kind] * count, get=ONE[other])
                for other in kinds_in(stock)
                if other != kind or like_for_like == "allow"
            ]
    return tuple(found)
