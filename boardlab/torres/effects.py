"""What each kind of action changes. Trusts that the action is legal; :mod:`boardlab.torres.rules` decides that."""

from __future__ import annotations

from collections.abc import Callable

from boardlab.torres.actions import (
    CARRY,
    CHOOSE_STARTER,
    KING_STAGE,
    KNIGHTS_STAGE,
    LOOK,
    MOVE_KING,
    OVER,
    TURN,
    Action,
    Kind,
)
from boardlab.torres.board import BIT
from boardlab.torres.cards import (
    BLOCK_UNDER,
    DIAGONAL_STEP,
    ELEVATOR,
    EXTRA_BLOCK,
    HURDLE,
    MAGNET,
    MOVE_BLOCK,
    SEVEN_AP,
    SIX_AP,
    TWO_UP,
    with_card,
    without_card,
)
from boardlab.torres.edition_state import with_kept
from boardlab.torres.options import FOUNDATIONS, STACKS, TURN_AP
from boardlab.torres.scoring import land, leader, lowest_seat, order_from, reckon
from boardlab.torres.state import Draft

LAST_PHASE = 3
DRAWN = 3
"""Cards looked at for each purchase (torres.buy.draw)."""


def without(stacks: tuple[int, ...], size: int) -> tuple[int, ...]:
    """The stacks without one of this size."""
    at = stacks.index(size)
    return stacks[:at] + stacks[at + 1 :]


def _put(items: tuple[int, ...], at: int, item: int) -> tuple[int, ...]:
    return (*items[:at], item, *items[at + 1 :])


def _put_stacks(draft: Draft, stacks: tuple[int, ...]) -> None:
    seat = draft.seat
    draft.stacks = (*draft.stacks[:seat], stacks, *draft.stacks[seat + 1 :])


def _foundation(draft: Draft, act: Action) -> None:
    """Clockwise until all lie; then the first knights (torres.master.foundations)."""
    draft.ground = draft.ground.with_block(act.cell)
    draft.supply -= 1
    if len(draft.ground.masks) < len(FOUNDATIONS):
        draft.seat = (act.player + 1) % draft.players
    else:
        draft.seat = 0
        draft.stage = KNIGHTS_STAGE


def _first_knight(draft: Draft, act: Action) -> None:
    draft.pieces = _put(draft.pieces, act.player, BIT[act.cell])
    if act.player + 1 < draft.players:
        draft.seat = act.player + 1
    else:
        draft.stage = KING_STAGE


def _place_king(draft: Draft, act: Action) -> None:
    draft.king = act.cell
    _king_decided(draft, act)


def _king_decided(draft: Draft, act: Action) -> None:
    """The starting player is on; unless the player with the lowest score, who decided, may still name another."""
    if draft.stage == MOVE_KING and draft.options.next_starter == "lowest_chooses" and not draft.options.master_game:
        draft.stage = CHOOSE_STARTER
        return
    draft.seat = draft.starter
    draft.stage = TURN


def _start(draft: Draft, act: Action) -> None:
    draft.seat = draft.starter = act.size
    draft.stage = TURN


def _add(draft: Draft, act: Action) -> None:
    draft.spent += 2
    seat = act.player
    draft.pieces = _put(draft.pieces, seat, draft.pieces[seat] | BIT[act.cell])


def _carry(draft: Draft, act: Action) -> None:
    seat = act.player
    draft.pieces = _put(draft.pieces, seat, draft.pieces[seat] ^ BIT[act.source] ^ BIT[act.cell])


def _move(draft: Draft, act: Action) -> None:
    """1 AP whatever the way, and as often as AP last (torres.move.cost, torres.door.repeat)."""
    draft.spent += 1
    _carry(draft, act)


def _build(draft: Draft, act: Action) -> None:
    draft.spent += 1
    draft.built += 1
    if act.size:
        _put_stacks(draft, without(draft.stacks[act.player], act.size))
        draft.turn_stack = act.size - 1
    else:
        draft.turn_stack -= 1
    draft.ground = draft.ground.with_block(act.cell)


def _buy(draft: Draft, act: Action) -> None:
    draft.spent += 1
    draft.bought += 1
    seat = act.player
    if draft.options.deck == "common":
        card, *rest = draft.deck_cards[0]
        draft.deck_cards = (tuple(rest),)
        draft.hand_bits = _put(draft.hand_bits, seat, with_card(draft.hand_bits[seat], card))
        draft.fresh_bits = with_card(draft.fresh_bits, card)
        return
    deck = draft.deck_cards[seat]
    draft.looking_cards = deck[:DRAWN]
    draft.deck_cards = (*draft.deck_cards[:seat], deck[DRAWN:], *draft.deck_cards[seat + 1 :])
    draft.stage = LOOK


def _keep(draft: Draft, act: Action) -> None:
    seat = act.player
    deck = draft.deck_cards[seat]
    if act.at == "split":
        deck = (*act.rest[:1], *deck, *act.rest[1:])
    else:
        deck = act.rest + deck if act.at == "top" else deck + act.rest
    draft.deck_cards = (*draft.deck_cards[:seat], deck, *draft.deck_cards[seat + 1 :])
    draft.hand_bits = _put(draft.hand_bits, seat, draft.hand_bits[seat] | 1 << act.card)
    draft.fresh_bits |= 1 << act.card
    draft.looking_cards = ()
    draft.stage = TURN


def _point(draft: Draft, act: Action) -> None:
    points = act.size or 1
    draft.spent += points
    draft.scores, _ = land(draft.scores, act.player, points)


def _play(draft: Draft, act: Action) -> None:
    """The card leaves the game (torres.play.removed)."""
    seat = act.player
    draft.hand_bits = _put(draft.hand_bits, seat, without_card(draft.hand_bits[seat], act.card))
    draft.played = True
    _CARDS[act.card](draft, act)


def _block_under(draft: Draft, act: Action) -> None:
    if draft.options.card_blocks_count:
        draft.built += 1
    if act.size:
        stacks = (*without(draft.stacks[act.player], act.size), act.size - 1)
        _put_stacks(draft, tuple(sorted(stacks, reverse=True)))
    else:
        draft.turn_stack -= 1
    draft.ground = draft.ground.with_block(act.cell)


def _extra_block(draft: Draft, act: Action) -> None:
    draft.supply -= 1
    if draft.options.card_blocks_count:
        draft.built += 1
    draft.ground = draft.ground.with_block(act.cell)


def _six_ap(draft: Draft, act: Action) -> None:
    draft.ap = 6


def _seven_ap(draft: Draft, act: Action) -> None:
    draft.ap = 7


def _move_block(draft: Draft, act: Action) -> None:
    draft.ground = draft.ground.without_block(act.source).with_block(act.cell)


_CARDS: dict[int, Callable[[Draft, Action], None]] = {
    TWO_UP: _carry,
    BLOCK_UNDER: _block_under,
    EXTRA_BLOCK: _extra_block,
    ELEVATOR: _carry,
    DIAGONAL_STEP: _carry,
    SIX_AP: _six_ap,
    SEVEN_AP: _seven_ap,
    MOVE_BLOCK: _move_block,
    MAGNET: _carry,
    HURDLE: _carry,
}


def _end(draft: Draft, act: Action) -> None:
    """The stack is used up, built or not (torres.build.fewer, torres.build.phase_end)."""
    seat = act.player
    options = draft.options
    before = draft.turn_stack + sum(draft.stacks[seat]) if draft.turn_stack >= 0 else sum(draft.stacks[seat])
    back = before - sum(act.rest)
    if options.carries and not act.rest:
        kept = draft.aside.kept or (0,) * draft.players
        draft.aside = with_kept(draft.aside, _put(kept, seat, kept[seat] + back))
    else:
        draft.supply += back
    if options.leftover_ap == "to_points":
        for _ in range(draft.ap - draft.spent):
            draft.scores, _ = land(draft.scores, seat, 1)
    _put_stacks(draft, act.rest)
    draft.turn_stack = -1
    draft.ap = TURN_AP
    draft.spent = draft.built = draft.bought = draft.fresh_bits = 0
    draft.played = False
    draft.seat = (seat + 1) % draft.players
    if draft.seat == draft.starter:
        if draft.round == draft.rounds or not draft.stacks[draft.seat]:
            _end_phase(draft)
            return
        draft.round += 1
        if options.master_game and options.master_starter == "each_round":
            draft.seat = draft.starter = leader(draft.scores, draft.starter)


def _end_phase(draft: Draft) -> None:
    options = draft.options
    draft.scores = reckon(
        draft.ground,
        draft.pieces,
        draft.king,
        draft.scores,
        draft.phase,
        draft.scored_from,
        options,
        draft.aside.master,
    )[-1].scores
    if draft.phase == LAST_PHASE:
        draft.stage = OVER
        return
    draft.phase += 1
    draft.round = 1
    _deal(draft)
    low = lowest_seat(draft.scores, options)
    draft.starter = leader(draft.scores, draft.starter) if options.master_game else low
    if draft.aside.opener >= 0:
        draft.aside = draft.aside._replace(opener=draft.starter)
    _between_phases(draft)


def _deal(draft: Draft) -> None:
    """The stacks of the new phase (torres.phase.deal); in a puzzle whose supply is short, as far as it goes.

    There stack after stack is filled, for all players in turn. Puzzles may have stacks left over too: they go back.
    """
    draft.supply += sum(map(sum, draft.stacks))
    players = draft.players
    dealt = STACKS[players][draft.phase - 1]
    if draft.supply >= players * sum(dealt):
        draft.supply -= players * sum(dealt)
        draft.stacks = (dealt,) * players
        return
    stacks: list[list[int]] = [[] for _ in range(players)]
    for size in dealt:
        for each in stacks:
            each.append(min(size, draft.supply))
            draft.supply -= each[-1]
    draft.stacks = tuple(map(tuple, stacks))


def _between_phases(draft: Draft) -> None:
    """Whoever kept blocks spreads them, clockwise from the starter; then the lowest score decides about the king."""
    for seat in order_from(draft.starter, draft.players) if draft.aside.kept else ():
        if draft.aside.kept[seat]:
            draft.seat, draft.stage = seat, CARRY
            return
    draft.seat, draft.stage = lowest_seat(draft.scores, draft.options), MOVE_KING


def _carry_over(draft: Draft, act: Action) -> None:
    """Kept blocks go on the new stacks; what is not put there returns to the supply (torres.build.phase_end)."""
    seat = act.player
    kept = draft.aside.kept
    draft.supply += kept[seat] + sum(draft.stacks[seat]) - sum(act.rest)
    draft.aside = with_kept(draft.aside, _put(kept, seat, 0))
    _put_stacks(draft, act.rest)
    _between_phases(draft)


EFFECTS: dict[Kind, Callable[[Draft, Action], None]] = {
    Kind.FIRST_KNIGHT: _first_knight,
    Kind.PLACE_KING: _place_king,
    Kind.LEAVE_KING: _king_decided,
    Kind.ADD: _add,
    Kind.MOVE: _move,
    Kind.BUILD: _build,
    Kind.BUY: _buy,
    Kind.KEEP: _keep,
    Kind.PLAY: _play,
    Kind.POINT: _point,
    Kind.END: _end,
    Kind.FOUND: _foundation,
    Kind.CARRY: _carry_over,
    Kind.START: _start,
}
"""What to do to a draft, by kind of action."""
