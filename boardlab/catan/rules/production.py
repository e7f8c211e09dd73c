"""Production: the roll, the dice, what each tile pays, and a bank that runs short."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from random import Random

from boardlab.catan.actions import ACT, DICE, ROLL, THROWS, TRADE, Action, Kind, action
from boardlab.catan.board import SITES, SITES_OF_TILE, TILES, bits
from boardlab.catan.cards import BANK, GUARD, HAND, LANE, ONE, SHIFT, counts_of
from boardlab.catan.places import kind_phrase, tile_phrase
from boardlab.catan.rules.action_type import THROW, TYPES, Breaches, CatanAction, ChanceAction, Events, Path, form
from boardlab.catan.rules.robber.discarding import must_discard, seven
from boardlab.catan.state import Draft, State, counts_by_name
from boardlab.core.contract.event import Event
from boardlab.core.contract.picks import Choice
from boardlab.core.contract.position import CHANCE
from boardlab.core.contract.verdict import Breach
from boardlab.core.counts import Counts
from boardlab.core.given import whole_number
from boardlab.core.i18n.language import Phrase, Seat

SUMS = tuple([sum(throw.dice) for throw in THROWS])
"""The sum of each throw."""
_ON_BANK = 1 << BANK + 64
"""Keeps the integer of all hands positive while the bank pays."""
_THROWN = tuple([(throw, Fraction(1, 36)) for throw in THROWS])


@TYPES.add
class Roll(CatanAction):
    """Reach for the dice (catan.turn.roll_first, catan.turn.roll_once)."""

    kind, word = Kind.ROLL, "roll"
    stages = (ROLL,)
    not_now = ("catan.turn.roll_once", "done")

    @staticmethod
    def apply(draft: Draft, act: Action) -> None:
        draft.stage = DICE
        draft.decider = CHANCE

    def events(self, before: State, after: State, act: Action) -> Events:
        yield Event("rolls", "catan.turn.roll_once", {}, (), act.player)


@TYPES.add
class ThrownDice(ChanceAction):
    """Chance: what the dice show; every tile with this number pays (catan.production.match)."""

    kind, word, form = Kind.DICE, "dice", form(place=THROW)
    stages = (DICE,)
    not_now = ("catan.turn.roll_once", "throw")
    verb = "die:"

    def write(self, act: Action) -> str:
        return f"dice {act.place // 6 + 1} {act.place % 6 + 1}"

    def read(self, p: State, words: list[str]) -> Action | None:
        if len(words) != 2 or not all(word in ("1", "2", "3", "4", "5", "6") for word in words):
            return None
        return action(self.kind, CHANCE, 6 * (int(words[0]) - 1) + int(words[1]) - 1)

    def outcomes(self, p: State) -> tuple[tuple[Action, Fraction], ...]:
        return _THROWN

    def draw(self, p: State, rng: Random) -> Action:
        return THROWS[int(rng.random() * 36)]

    @staticmethod
    def apply(draft: Draft, act: Action) -> None:
        draft.throw = act.place
        draft.phase = TRADE if draft.table.options.phase_mode == "separate" else ACT
        rolled = SUMS[act.place]
        if rolled == 7:
            seven(draft)
            return
        harvest, _ = harvest_of(draft, rolled)
        draft.cards += harvest
        draft.stage = draft.phase
        draft.decider = draft.active

    def events(self, before: State, after: State, act: Action) -> Events:
        first, second = THROWS[act.place].dice
        rolled, player = first + second, before.active
        yield Event("rolled", "catan.production.match", {"first": first, "second": second, "sum": rolled}, (), player)
        if rolled == 7:
            yield Event("seven", "catan.production.seven_none", {}, (), player)
            yield from must_discard(before)
            return
        yield from harvest(before, rolled)

    def pick_path(self, p: State, act: Action) -> Path:
        first, second = act.dice
        return (f"die:{first}", f"die:{second}")

    def choice(self, p: State, act: Action, key: str, last: Action | None) -> Choice:
        return Choice(key, Phrase("choice.die", {"n": int(key[-1])}), "group.chance", action=last)

    def prompt(self, p: State, path: Path) -> Phrase | None:
        return Phrase("prompt.second_die", {"n": path[0][4:]})

    def intended(self, p: State, path: Path) -> Iterable[Action]:
        return ()


# -- what a roll pays ------------------------------------------------------------------------------------------------


def harvest_of(p: State, rolled: int) -> tuple[int, int]:
    """What a roll adds to the integer of all cards, and the kinds the bank cannot pay in full, as a set of kinds.

    Every tile with this number that the robber does not block pays (catan.production.match,
    catan.production.robber_blocks); the bank rule is applied kind by kind (catan.bank.shortage).
    """
    pieces = p.pieces
    gains = claims = 0
    for tile in pieces.island.tiles_of[rolled]:
        if tile != p.robber:
            gains += pieces.gains[tile]
            claims += pieces.claims[tile]
    bank = p.cards >> BANK
    if not claims or ((bank | GUARD) - claims) & GUARD == GUARD:
        return gains, 0
    return _short(p, gains, claims, bank)


def harvests(p: State, rolled: int) -> tuple[Counts, ...]:
    """What each seat gets when the dice show this sum: cards by resource (catan.production.match).

    The robber and a bank that runs short count; a 7 pays nobody (catan.production.seven_none).

    Raises:
        PlainError: for a sum that two dice cannot show.
    """
    whole_number(rolled, 2, 12, "mistake.dice_sum")
    gains = 0 if rolled == 7 else harvest_of(p, rolled)[0]
    # The bank's part is negative: it would borrow from the hands.
    return tuple(counts_by_name((gains + _ON_BANK) >> SHIFT[seat] & HAND) for seat in range(p.players))


def _short(p: State, gains: int, claims: int, bank: int) -> tuple[int, int]:
    """A harvest the bank cannot pay in full."""
    hands = gains + (claims << BANK)
    players = len(p.knights)
    lacking = 0
    for kind in range(5):
        left, wanted = bank >> 8 * kind & 0xFF, claims >> 8 * kind & 0xFF
        if wanted <= left:
            continue
        lacking |= 1 << kind
        owed = [hands >> SHIFT[seat] + 8 * kind & 0xFF for seat in range(players)]
        paid = _shares(p, owed, left)
        for seat, count in enumerate(paid):
            gains += (count - owed[seat]) * ((ONE[kind] << seat * LANE) - (ONE[kind] << BANK))
    return gains, lacking


def _shares(p: State, owed: list[int], left: int) -> list[int]:
    """What each seat gets of a kind the bank is short of (catan.bank.shortage)."""
    paid = [0] * len(owed)
    ruling = p.table.options.bank_shortage
    if ruling == "turn_order":
        for step in range(len(owed)):
            seat = (p.active + step) % len(owed)
            paid[seat] = min(owed[seat], left)
            left -= paid[seat]
    elif ruling == "single_gets_rest" and sum(count > 0 for count in owed) == 1:
        seat = next(seat for seat, count in enumerate(owed) if count)
        paid[seat] = left
    return paid


def harvest(p: State, rolled: int) -> Events:
    """What a roll pays, tile by tile and player by player; a kind the bank is short of is told by itself."""
    gains, lacking = harvest_of(p, rolled)
    told = False
    for tile in p.island.tiles_of[rolled]:
        facts = {"tile": tile_phrase(p.island, tile)}
        if tile == p.robber:
            yield Event("blocked", "catan.production.robber_blocks", facts, (TILES[tile],))
            told = True
        elif not lacking >> p.island.terrain[tile] & 1:
            for event in _of_tile(p, tile):
                yield event
                told = True
    for kind in bits(lacking):
        paid = [(gains + (1 << BANK + 64)) >> SHIFT[seat] + 8 * kind & 0xFF for seat in range(p.players)]
        yield _short_of(p, rolled, kind, sum(paid))
        for seat, count in enumerate(paid):
            if count:
                yield Event("share", "catan.bank.shortage", {"kind": kind_phrase(kind), "count": count}, (), seat)
        told = True
    if not told:
        yield Event("no_harvest", "catan.production.match", {"sum": rolled})


def _short_of(p: State, rolled: int, kind: int, paid: int) -> Event:
    """What the bank is short of, and who gets what is left: nobody, the only claimant, or one after the other."""
    left = counts_of(p.cards >> BANK & HAND)[kind]
    tiles = [t for t in p.island.tiles_of[rolled] if t != p.robber and p.island.terrain[t] == kind]
    claimants = {seat for tile in tiles for seat in bits(p.pieces.around[tile])}
    facts: dict[str, object] = {"kind": kind_phrase(kind), "left": left}
    if not left:
        case = "bank_empty"
    elif len(claimants) > 1:
        case = "bank_short_turns" if paid else "bank_short"
    else:
        case = "bank_short_one" if paid else "bank_short_none"
        facts["taker"] = Seat(claimants.pop())
    return Event(case, "catan.bank.shortage", facts)


def _of_tile(p: State, tile: int) -> Events:
    around = SITES_OF_TILE[tile]
    for seat in range(p.players):
        small, large = p.pieces.settlements[seat] & around, p.pieces.cities[seat] & around
        settlements, cities = small.bit_count(), large.bit_count()
        if not small | large:
            continue
        several = settlements + cities > 1
        one_kind = "harvest_cities" if not settlements else "harvest_sum" if cities else "harvest_settlements"
        kind, rule = (
            (one_kind, "catan.production.sum")
            if several
            else ("harvest_city", "catan.production.city")
            if cities
            else ("harvest_settlement", "catan.production.settlement")
        )
        facts = {
            "tile": tile_phrase(p.island, tile),
            "count": settlements + 2 * cities,
            "kind": kind_phrase(p.island.terrain[tile]),
            "settlements": settlements,
            "cities": cities,
        }
        places = (TILES[tile], *(SITES[site] for site in bits(small | large)))
        yield Event(kind, rule, facts, places, seat)


# -- an empty bank ---------------------------------------------------------------------------------------------------


def in_stock(p: State, cards: int) -> Breaches:
    """The bank lacks cards that are to be taken (catan.bank.empty_stack)."""
    bank = counts_of(p.cards >> BANK & HAND)
    for kind, count in enumerate(counts_of(cards)):
        if count > bank[kind]:
            facts = {"kind": kind_phrase(kind), "need": count, "have": bank[kind]}
            yield Breach("catan.bank.empty_stack", facts, case="" if bank[kind] else "none")
