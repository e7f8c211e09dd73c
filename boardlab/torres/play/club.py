"""Club: one turn deep. It weighs up the lines of its own turn by named features of where they lead."""

from __future__ import annotations

from collections.abc import Generator
from random import Random

from boardlab.core.contract import action as contract
from boardlab.core.contract.drafts import with_item
from boardlab.core.contract.knowledge import Knowledge
from boardlab.core.contract.player import Player, PlayerChoice, SearchProgress, Thinking
from boardlab.core.play.beam import Line, beam
from boardlab.core.play.valuation import Valuation
from boardlab.torres.actions import LOOK, MOVE_KING, TURN, Action, Kind
from boardlab.torres.board import spread
from boardlab.torres.cards import EXTRA_BLOCK, MOVE_BLOCK
from boardlab.torres.play.features import CARD_USE, NAMES, features, turns_of_game
from boardlab.torres.play.opponent import opponent
from boardlab.torres.play.reasons import reason
from boardlab.torres.play.weights import WEIGHTS
from boardlab.torres.position import EFFECTS, View, open_copy, seal
from boardlab.torres.rules.legal_actions import legal_actions
from boardlab.torres.rules.placing import put_stacks
from boardlab.torres.state import State

VALUATION = Valuation(NAMES, features, tuple(WEIGHTS[name] for name in NAMES))
WIDTH, BRANCH = 10, 6
MOST_LIFTED = 24
"""So many ways to move a block by a card are thought about."""


# -- what is thought about -------------------------------------------------------------------------------------------


def menu(p: State) -> list[Action]:
    """The actions of a turn that are worth a thought. Points are taken one by one, and the turn ends with no AP left.

    Left out: blocks far from own knights, blocks of lower stacks, cards that nobody can play any more, and all ends of
    the turn but the one that keeps most blocks.
    """
    legal = legal_actions(p)
    seat = p.decider
    knights = p.pieces[seat]
    close = spread(knights) | knights
    close |= spread(close)
    fullest = max(p.stacks[seat], default=0) if p.turn_stack < 0 else 0
    late = not turns_of_game(p, seat)
    found: list[Action] = []
    ends: list[Action] = []
    lifted: list[Action] = []
    pointed = False
    for act in legal:
        kind = act.kind
        if kind == Kind.BUILD:
            if act.size == fullest and close >> act.cell & 1:
                found.append(act)
        elif kind == Kind.END:
            ends.append(act)
        elif kind == Kind.POINT:
            if not act.size:
                pointed = True
                found.append(act)
        elif kind == Kind.BUY:
            if not late:
                found.append(act)
        elif kind == Kind.PLAY:
            if act.card == MOVE_BLOCK:
                if close >> act.cell & 1 and not close >> act.source & 1:
                    lifted.append(act)
            elif act.card != EXTRA_BLOCK or close >> act.cell & 1:
                found.append(act)
        else:
            found.append(act)
    found += lifted[:: 1 + len(lifted) // MOST_LIFTED]
    if not pointed and ends:
        found.append(max(ends, key=lambda act: (sum(act.rest), -act.size)))
    return found or list(legal)


def foreseen(p: State, act: contract.Action) -> State:
    """The state after an action of the turn as far as a seat can foresee it.

    A card that is bought is not known yet, and the end of a turn does not score: what a scoring would pay is among the
    features anyway.
    """
    assert isinstance(act, Action)
    draft = open_copy(p)
    if act.kind == Kind.BUY:
        draft.spent += 1
        draft.bought += 1
        at = act.player if len(draft.deck_cards) > 1 else 0
        drawn = 3 if len(draft.deck_cards) > 1 else 1
        draft.deck_cards = with_item(draft.deck_cards, at, draft.deck_cards[at][drawn:])
    elif act.kind == Kind.END:
        put_stacks(draft, act.rest)
        draft.turn_stack = -1
        draft.bought = max(p.fresh_bits, 0).bit_count() - p.bought  # below 0: cards of the seat before
        draft.decider = (act.player + 1) % draft.players
    else:
        EFFECTS[act.kind](draft, act)
    return seal(draft)


# -- the player ------------------------------------------------------------------------------------------------------


def lines_of(
    valuation: Valuation, state: State, width: int = WIDTH, branch: int = BRANCH
) -> Generator[None, None, list[Line]]:
    """The lines found for the rest of the turn of whoever decides, the best first; pauses now and then."""
    seat = state.decider

    def value(after: State) -> float:
        return valuation(after, seat)

    return beam(state, value, width=width, branch=branch, menu=menu, apply=foreseen)


def club(valuation: Valuation = VALUATION, version: int = 1) -> Player:
    """The player of this strength."""

    def think(knowledge: Knowledge, rng: Random, simulations: int) -> Thinking:
        view = knowledge.view
        assert isinstance(view, View)
        if view.stage != TURN:
            return besides(valuation, view, rng)
        found = lines_of(valuation, view)
        while True:
            try:
                next(found)
            except StopIteration as done:
                return explained(valuation, view, done.value)
            yield SearchProgress(0, 0)

    return Player(version, think)


def besides(valuation: Valuation, view: State, rng: Random) -> PlayerChoice:
    """What is chosen outside the turns, and of cards just drawn."""
    if view.stage == LOOK:
        return PlayerChoice(max(view.legal_actions(), key=_kept))
    if view.stage == MOVE_KING:
        seat = view.decider
        lines = []
        for act in view.legal_actions():
            draft = open_copy(view)
            draft.king = act.cell if act.kind == Kind.PLACE_KING else draft.king
            after = seal(draft)
            lines.append(Line((act,), after, valuation(after, seat)))
        lines.sort(key=lambda line: -line.value)
        return explained(valuation, view, lines)
    return PlayerChoice(opponent(view, rng))


def _kept(act: Action) -> tuple[float, ...]:
    """How gladly a card is kept; of the others the most useful shall be the next to come."""
    back = tuple(CARD_USE[card] for card in act.rest)
    return (CARD_USE[act.card], act.at == "top", *back)


def explained(valuation: Valuation, view: State, lines: list[Line]) -> PlayerChoice:
    """The choice of the first of some lines, with a reason where others begin otherwise."""
    act = lines[0].actions[0]
    assert isinstance(act, Action)
    return PlayerChoice(act, reason(view, act, valuation.spoke(lines, view.decider, view)), lines[0].actions)
