"""How decisions of Torres are judged after a game. A decision is a turn, or where a knight or the king is put.

Points count what castles may still pay, as Club's features do; where the phase is scored right after the turn they are
exact. Which cards to keep is not judged: nobody knows before what is drawn.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from functools import reduce
from itertools import combinations
from math import exp
from random import Random
from typing import Any

from boardlab.core.contract.critic import Critic, Luck, Outcome, Scale
from boardlab.core.i18n.language import Phrase
from boardlab.core.play.beam import Line
from boardlab.torres.actions import LOOK, TURN, Action, Kind
from boardlab.torres.play.club import VALUATION, besides, foreseen, lines_of
from boardlab.torres.play.features import CARD_USE, turns_of_game
from boardlab.torres.play.ideas import IDEAS
from boardlab.torres.play.search import best_turns
from boardlab.torres.position import Position, View, apply, open_copy, scoring_of, seal
from boardlab.torres.state import State

WIDE = 10, 6
QUICK = 1, 3
"""How wide turns are looked through: those that are judged, and those that are played on or looked at in haste."""
NODES = 20_000
"""So many states are looked at for the turn that brings most points before a scoring."""
MARGIN = 12.0
SURE, OPEN = 4.0, 6.0
"""So many points more make a win likelier by the factor e at the end of a game, and by so many more for each turn that
is left. Fitted to games between Club and First steps by ``python -m benchmarks.review fit``."""


def lines(view: View, quick: bool) -> Generator[None, None, list[Line]]:
    """The lines of a decision, the best first. Before a scoring the turn that brings most points is one of them."""
    seat = view.decider
    if view.stage != TURN:
        found = []
        for act in view.legal_actions():
            yield
            end = follow(view, act)
            found.append(Line((act,), end, VALUATION(end, seat)))
    else:
        found = yield from lines_of(VALUATION, view, *(QUICK if quick else WIDE))
        if is_last_of_phase(view) and not quick:
            found.append(_most_points(view))
    return sorted(found, key=lambda line: (-line.value, len(line.actions)))


def is_last_of_phase(p: State) -> bool:
    """Is the phase scored as soon as this turn is over?"""
    return p.turn_stack < 0 and p.stage == TURN and sum(map(len, p.stacks)) == 1


def _most_points(view: View) -> Line:
    world = view.sample(Random(0))
    assert isinstance(world, Position)
    best = best_turns(world, most=1, nodes=NODES, seconds=1e9).best
    acts = best.actions if best is not None else ()
    after: State = view
    for act in acts:
        after = follow(after, act)
    end = max((act for act in after.legal_actions() if act.kind == Kind.END), key=lambda act: sum(act.rest))
    after = follow(after, end)
    return Line((*acts, end), after, VALUATION(after, view.decider))


def follow(p: State, act: Any) -> State:
    """The state after an action as far as the seat foresees it."""
    if act.kind in (Kind.PLACE_KING, Kind.LEAVE_KING, Kind.FIRST_KNIGHT):
        draft = open_copy(p)
        if act.kind == Kind.PLACE_KING:
            draft.king = act.cell
        elif act.kind == Kind.FIRST_KNIGHT:
            draft.pieces = tuple(own | (1 << act.cell) * (seat == act.player) for seat, own in enumerate(p.pieces))
        return seal(draft)
    return foreseen(p, act)


def simulate(world: Position, actions: Sequence[Any], rng: Random) -> Generator[None, None, Outcome]:
    """What a line comes to: all play on as a quick Club until the seat's next turn is over."""
    seat, own = world.decider, 0
    world = reduce(apply, play(world, actions), world)
    while not world.is_over:
        if world.stage != TURN:
            yield
            world = apply(world, _besides(world))
            continue
        if own and world.decider != seat:
            break
        own += world.decider == seat
        found = yield from lines_of(VALUATION, world, *QUICK)
        world = reduce(apply, play(world, found[0].actions), world)
    return Outcome(chances(world), VALUATION(world, seat))


def chances(p: State) -> tuple[float, ...]:
    """The chance of winning of each seat: surer the further it is ahead, and the fewer turns are left."""
    if p.is_over:
        return tuple((seat in p.winners) / len(p.winners) for seat in range(p.players))
    left = max(turns_of_game(p, seat) for seat in range(p.players))
    worth = [VALUATION(p, seat) / (SURE + OPEN * left) for seat in range(p.players)]
    shares = [exp(each - max(worth)) for each in worth]
    return tuple(share / sum(shares) for share in shares)


def play(world: Position, actions: Sequence[Any]) -> list[Action]:
    """A line as far as it can be played; a card that was bought on the way is chosen when it is seen."""
    found: list[Action] = []
    for act in actions:
        # What was seen anew may have made the rest impossible.
        if world.current_player != act.player or act not in world.legal_actions():
            break
        world = apply(world, act)
        found.append(act)
        if world.stage == LOOK:
            found.append(_besides(world))
            world = apply(world, found[-1])
    return found


def _besides(world: State) -> Action:
    act = besides(VALUATION, world, Random(0)).action
    assert isinstance(act, Action)
    return act


def exact(p: Position, actions: Sequence[Any]) -> int | None:
    """The points that a turn brings with the scoring right after it; None where none follows."""
    seat, end = p.decider, actions[-1]
    if end.kind != Kind.END:
        return None
    before = reduce(apply, play(p, actions[:-1]), p)
    receipt = scoring_of(before, end) if end in before.legal_actions() else None
    return None if receipt is None else before.scores[seat] - p.scores[seat] + receipt.total(seat)


def luck(steps: Iterable[Any], seat: int) -> tuple[Luck, ...]:
    """How useful the cards were that it could keep, against the best of three cards that it did not know."""
    got = expected = 0.0
    for before, act, _ in steps:
        if act.kind != Kind.KEEP or act.player != seat:
            continue
        drawn = list(before.looking_cards)
        unknown = list(before.deck_cards[seat if len(before.deck_cards) > 1 else 0]) + drawn
        deals = list(combinations(unknown, min(len(drawn), len(unknown))))
        got += max(CARD_USE[card] for card in drawn)
        expected += sum(max(CARD_USE[card] for card in deal) for deal in deals) / len(deals)
    return (Luck(Phrase("luck.cards"), got, expected),) if expected else ()


ENDS = frozenset({Kind.END, Kind.PLACE_KING, Kind.LEAVE_KING, Kind.FIRST_KNIGHT, Kind.START, Kind.CARRY, Kind.FOUND})
ASIDE = frozenset({Kind.KEEP, Kind.START, Kind.CARRY, Kind.FOUND})
CRITIC = Critic(
    lines=lines,
    follow=follow,
    value=VALUATION,
    simulate=simulate,
    play=play,
    ideas=IDEAS,
    believed=VALUATION,
    samples=500,
    on_pages=320,
    margin=MARGIN,
    scale=Scale(1.5, 5.0, 2.0),
    passes=lambda act: act.kind == Kind.END,
    ends=lambda before, act: act.kind in ENDS,
    aside=lambda act: act.kind in ASIDE,
    exact=exact,
    luck=luck,
)
