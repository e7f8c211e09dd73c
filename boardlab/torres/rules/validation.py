"""What no position can be, and what no game can reach: one breach for each reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from boardlab.core.contract.verdict import Breach
from boardlab.core.i18n.language import Phrase, Seat
from boardlab.torres.actions import (
    CARRY,
    CHOOSE_STARTER,
    FOUNDATIONS_STAGE,
    KING_STAGE,
    KNIGHTS_STAGE,
    LOOK,
    OVER,
    TURN,
)
from boardlab.torres.board import NAMES, castle_name, mask_of
from boardlab.torres.cards import CARDS, card_phrase, cards_in, kinds_in
from boardlab.torres.options import BLOCKS, FOUNDATIONS, KNIGHTS, STACKS, TURN_AP
from boardlab.torres.state import State

Breaches = Iterator[Breach]
MOST_AP = 7
COLOURS = 4
"""Sets of action cards in the box, and so copies of each in the common deck; the most points one AP can bring."""
TURN_POINTS = 5000
"""More than a turn and the scoring after it can bring: 64 cells on level 61 pay 3904, king and master card a little."""


def impossible(p: State) -> tuple[Breach, ...]:
    """Breaches that make a position impossible: more pieces than the box holds, two things in one place."""
    checks = (_figures, _blocks, _dealt, _king, _cards, _points_to_spend, _scores, _master)
    return tuple(breach for check in checks for breach in check(p))


def unreachable(p: State) -> tuple[Breach, ...]:
    """Breaches that keep any game by the rules from reaching this position, although the pieces could lie so."""
    checks = (_castles, _all_blocks, _stacks, _markers, _figures_out, _order, _between)
    return tuple(breach for check in checks for breach in check(p))


def _figures(p: State) -> Breaches:
    for cell in range(64):
        standing: list[Phrase] = []
        for seat, mask in enumerate(p.pieces):
            if mask >> cell & 1:
                standing.append(Phrase("figure.knight", {"player": Seat(seat)}))
        if p.king == cell:
            standing.append(Phrase("figure.king"))
        if len(standing) > 1:
            yield Breach("torres.comp.pieces", {"cell": NAMES[cell], "who": tuple(standing)}, (NAMES[cell],), "shared")
    for seat, mask in enumerate(p.pieces):
        if mask.bit_count() > KNIGHTS:
            facts = {"player": Seat(seat), "knights": mask.bit_count(), "limit": KNIGHTS}
            yield Breach("torres.comp.pieces", facts, case="knights")


def _total(p: State) -> int:
    return sum(p.ground.heights) + sum(map(sum, p.stacks)) + max(p.turn_stack, 0) + sum(p.kept) + p.supply


def _blocks(p: State) -> Breaches:
    if _total(p) > BLOCKS:
        yield Breach("torres.comp.pieces", {"blocks": _total(p), "limit": BLOCKS}, case="blocks")


def _dealt(p: State) -> Breaches:
    """Nobody has more stacks than a phase has rounds, nor more blocks than any player is dealt, even if all are kept.

    This bounds how many ways there are to spread blocks over stacks without a cap. It does not ask how many play:
    puzzles may have stacks of other sizes.
    """
    rounds = max(len(dealt) for phases in STACKS.values() for dealt in phases)
    blocks = max(sum(map(sum, phases[: p.phase])) for phases in STACKS.values())
    for seat, stacks in enumerate(p.stacks):
        used = max(p.turn_stack, 0) * (seat == p.decider)
        if len(stacks) > rounds:
            facts = {"player": Seat(seat), "stacks": len(stacks), "limit": rounds}
            yield Breach("torres.phase.stacks_are_turns", facts, case="most")
        if (held := sum(stacks) + used + p.kept[seat]) > blocks:
            facts = {"player": Seat(seat), "blocks": held, "limit": blocks}
            yield Breach("torres.phase.deal", facts)
    if p.turn_stack >= 0 and p.stage not in (TURN, LOOK):
        yield Breach("torres.build.one_stack", case="no_turn")
    if p.fresh_bits and p.stage not in (TURN, LOOK):
        yield Breach("torres.play.later", case="no_turn")
    if p.stage == CARRY and not p.kept[p.decider]:
        yield Breach("torres.build.phase_end", case="not_now")
    lying = sum(p.ground.heights)
    if p.built > lying:
        yield Breach("torres.build.cost", {"built": p.built, "blocks": lying})
    if p.stage == FOUNDATIONS_STAGE and p.supply < (missing := max(len(FOUNDATIONS) - len(p.ground.masks), 1)):
        yield Breach("torres.master.foundations", {"count": missing, "blocks": p.supply}, case="supply")


def _king(p: State) -> Breaches:
    if p.king >= 0 and not p.ground.heights[p.king]:
        yield Breach("torres.next.king_where", {"cell": NAMES[p.king]}, (NAMES[p.king],), "board")


def _cards(p: State) -> Breaches:
    if p.options.deck == "common":
        all_cards = Counter(p.deck_cards[0])
        for hand in p.hand_bits:
            all_cards.update(cards_in(hand))
        for card, count in all_cards.items():
            if count > COLOURS:
                yield Breach("torres.comp.cards", {"card": card_phrase(card), "count": count}, case="copies")
    else:
        yield from _own_cards(p)
    stray = p.fresh_bits & ~p.hand_bits[p.decider]
    for card in cards_in(kinds_in(stray)):
        yield Breach("torres.buy.hold", {"card": card_phrase(card)}, case="missing")
    if p.stage == LOOK and p.options.deck != "own":
        yield Breach("torres.buy.draw", case="deck")
    elif (p.stage == LOOK) != bool(p.looking_cards):
        yield Breach("torres.buy.draw", case="stage" if p.looking_cards else "not_now")
    if len(p.looking_cards) > 3:
        yield Breach("torres.comp.cards", {"player": Seat(p.decider), "cards": len(p.looking_cards)}, case="number")


def _own_cards(p: State) -> Breaches:
    for seat, hand in enumerate(p.hand_bits):
        cards = Counter(cards_in(hand))
        cards.update(p.deck_cards[seat])
        if seat == p.decider:
            cards.update(p.looking_cards)
        for card, count in cards.items():
            if count > 1:
                facts = {"player": Seat(seat), "card": card_phrase(card)}
                yield Breach("torres.comp.cards", facts, case="twice")


def _points_to_spend(p: State) -> Breaches:
    if not TURN_AP <= p.ap <= MOST_AP:
        yield Breach("torres.turn.five_ap", {"ap": p.ap}, case="total")
    elif p.ap > TURN_AP and not p.played:
        yield Breach("torres.turn.five_ap", {"ap": p.ap}, case="card")
    if p.spent > p.ap:
        yield Breach("torres.turn.five_ap", {"spent": p.spent, "ap": p.ap}, case="spent")


def _scores(p: State) -> Breaches:
    """More points than the turns so far can have brought; what this turn may still bring is left room for."""
    limit = turn_number(p) * TURN_POINTS - (MOST_AP - p.spent) * COLOURS
    for seat, score in enumerate(p.scores):
        if score > limit:
            yield Breach("torres.goal.most_points", {"player": Seat(seat), "score": score, "limit": limit})


def turn_number(p: State) -> int:
    """The number of this turn in the game, those of all seats counted from 1; at the end one more than the last."""
    before = sum(map(len, STACKS[p.players][: p.phase - 1])) + p.round - 1
    if p.stage == OVER:
        return (before + 1) * p.players + 1
    place = (p.decider - p.starter) % p.players if p.stage in (TURN, LOOK) else 0
    return before * p.players + place + 1


def _master(p: State) -> Breaches:
    """A master card lies open in every master game, and in no other."""
    if p.options.master_game != (p.aside.master >= 0):
        yield Breach("torres.master.card", case="none" if p.options.master_game else "basic")


def _castles(p: State) -> Breaches:
    for castle in p.castles:
        if castle.height > castle.area:
            facts = {"castle": castle_name(mask_of(castle.cells)), "area": castle.area, "height": castle.height}
            yield Breach("torres.build.height", facts, tuple(NAMES[cell] for cell in castle.cells))
    if len(p.castles) < p.options.min_castles and p.stage != FOUNDATIONS_STAGE:
        facts = {"count": len(p.castles), "limit": p.options.min_castles}
        yield Breach("torres.build.eight", facts, tuple(map(castle_name, p.ground.masks)), "few")


def _all_blocks(p: State) -> Breaches:
    if _total(p) < BLOCKS:
        yield Breach("torres.comp.pieces", {"blocks": _total(p), "limit": BLOCKS}, case="fewer_blocks")


def _stacks(p: State) -> Breaches:
    rounds = len(STACKS[p.players][p.phase - 1])
    for seat, stacks in enumerate(p.stacks):
        turns = turns_left(p.players, p.round, p.starter, p.decider, p.stage, seat, rounds)
        if seat == p.decider and p.turn_stack >= 0:
            turns -= 1
        if len(stacks) != turns:
            facts = {"player": Seat(seat), "stacks": len(stacks), "turns": turns}
            yield Breach("torres.phase.stacks_are_turns", facts)
        if any(size > p.options.most_in_stack for size in stacks):
            yield Breach("torres.build.redistribute", {"limit": p.options.most_in_stack}, case="cap")


def turns_left(players: int, round_: int, starter: int, seat: int, stage: str, player: int, rounds: int) -> int:
    """How many turns a seat still has in this phase, the one it is taking included (torres.phase.stacks_are_turns)."""
    if stage == OVER:
        return 0
    taken = round_ - 1
    if stage in (TURN, LOOK) and (player - starter) % players < (seat - starter) % players:
        taken += 1
    return rounds - taken


def _markers(p: State) -> Breaches:
    for score, count in Counter(p.scores).items():
        if score and count > 1:
            players = tuple(Seat(seat) for seat, own in enumerate(p.scores) if own == score)
            yield Breach("torres.track.one_per_space", {"score": score, "players": players})


def _figures_out(p: State) -> Breaches:
    """After the set-up each player has a knight on the board, and the king stands."""
    if p.stage in (FOUNDATIONS_STAGE, KNIGHTS_STAGE):
        return
    if any(not mask for mask in p.pieces):
        yield Breach("torres.setup.first_knights", case="stage")
    if p.king < 0 and p.stage != KING_STAGE:
        yield Breach("torres.setup.king", case="stage")


def _order(p: State) -> Breaches:
    """Cards come one purchase at a time, and a turn's counters stay within its rules."""
    if p.stage in (TURN, LOOK):
        if p.fresh_bits.bit_count() + (p.stage == LOOK) != p.bought and p.options.deck != "hand":
            yield Breach("torres.buy.draw", case="not_now")
        if p.built > p.options.most_built:
            yield Breach("torres.build.max_three", {"limit": p.options.most_built})
    for seat, hand in enumerate(p.hand_bits if p.options.deck != "common" else ()):
        if len(cards_in(hand)) + len(p.deck_cards[seat]) > len(CARDS):
            facts = {"player": Seat(seat), "cards": len(cards_in(hand)) + len(p.deck_cards[seat])}
            yield Breach("torres.comp.cards", facts, case="number")


def _between(p: State) -> Breaches:
    """Blocks are kept, starters named and foundations placed only where the edition knows it."""
    if any(p.kept) and not p.options.carries:
        yield Breach("torres.build.phase_end", case="kept")
    if p.stage == CHOOSE_STARTER and (p.options.next_starter == "lowest" or p.options.master_game):
        yield Breach("torres.next.starter", case="not_now")
    if p.stage == FOUNDATIONS_STAGE and not p.options.master_game:
        yield Breach("torres.master.foundations", case="done")
