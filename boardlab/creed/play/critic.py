"""How decisions of Creed are judged after a game. A decision is what a seat does in a row until it sees
something new: a tent that is turned, a face-down unit that is attacked. In the set-up each unit is one.

Where tents are laid is not judged: what lies under them is nobody's to know, and chance lays them best.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from random import Random
from typing import Any

from boardlab.core.contract.critic import Critic, Luck, Outcome
from boardlab.core.i18n.language import Phrase
from boardlab.core.play.beam import Line
from boardlab.core.play.playout import as_far, playout
from boardlab.creed.actions import BLANK, PLACE_STAGE, TURN, Kind
from boardlab.creed.board import TENTS
from boardlab.creed.play.club import lines_of
from boardlab.creed.play.features import hidden_leaders
from boardlab.creed.play.foresight import foreseen
from boardlab.creed.play.ideas import IDEAS
from boardlab.creed.play.opponent import opponent
from boardlab.creed.play.policy import policy
from boardlab.creed.play.search import lines as every_line
from boardlab.creed.play.worth import VALUATION, chance, worth
from boardlab.creed.position import Position, View, apply
from boardlab.creed.state import State
from boardlab.creed.tents import ANNOUNCED, DESTROYED, TOKEN
from boardlab.creed.units import HIDDEN

QUICK, WIDE = (1, 3), (5, 5)
"""How wide a turn is looked through: in haste, and where it is judged."""
FEW_AP, NODES = 3, 300
"""A turn with so few AP that leads to no more states than this is looked through to its end."""
MARGIN = 1.0
"""Lines worth so much less than the best, in log odds of winning, are not looked into."""
SURE = 30.0
ROUNDS = 1
"""So many own turns are played on after the one that is judged."""
MOST_PARTS = 6
"""A turn is played on in no more parts than this."""
NEW = frozenset({Kind.SIEGE, Kind.ASSASSINATE})
ENDS = frozenset({Kind.PLACE, Kind.REPOSITION, Kind.TRADE, Kind.END})
ASIDE = frozenset({Kind.LAY, Kind.GIVE, Kind.ENOUGH, Kind.FLOOR})


def lines(view: View, quick: bool) -> Generator[None, None, list[Line]]:
    """The lines of a decision, the best first."""
    seat = view.current_player
    assert seat is not None
    found = []
    if view.stage == TURN:
        known: set[tuple[object, ...]] = set()
        for line in (yield from _planned(view, quick)):
            acts, end = _until_new(view, line.actions)
            if acts not in known:
                known.add(acts)
                found.append(Line(acts, end, line.value))
        return found
    for act in view.legal_actions():
        yield
        end = foreseen(view, act)
        found.append(Line((act,), end, worth(VALUATION, end, seat)))
    return sorted(found, key=lambda line: -line.value)


def _planned(view: View, quick: bool) -> Generator[None, None, list[Line]]:
    if not quick and view.ap[view.on_turn] <= FEW_AP:
        searched = yield from every_line(view, lambda end: worth(VALUATION, end, view.on_turn), NODES)
        if searched.complete:
            return searched.lines
    return (yield from lines_of(VALUATION, view, *(QUICK if quick else WIDE)))


def _until_new(view: State, actions: Sequence[Any]) -> tuple[tuple[Any, ...], State]:
    """A line up to where something new is seen, and what the seat foresees there: what comes after hangs on that."""
    for at, act in enumerate(actions, 1):
        last = act.kind in ENDS or shows_new(view, act)
        view = foreseen(view, act)
        if last:
            return tuple(actions[:at]), view
    return tuple(actions), view


def shows_new(before: State, act: Any) -> bool:
    """Does whoever does this see something that was hidden?"""
    if act.kind == Kind.ATTACK:
        return any(tile & HIDDEN for tile in before.enemy_line(act.source))
    return act.kind in NEW


def simulate(world: Position, actions: Sequence[Any], rng: Random) -> Generator[None, None, Outcome]:
    """What a line comes to a round later, all playing on by the quick policy.

    Where the turn goes on after it, as where something new was seen, the seat plays it to its end as a quick Club.
    """
    seat, begun = actions[0].player, world
    _, world = as_far(world, actions)
    while world.stage == PLACE_STAGE:
        yield
        world = apply(world, opponent(world, rng))
    for _ in range(MOST_PARTS):
        if begun.stage != TURN or world.current_player != seat or world.stage != TURN:
            break
        view = world.seen_by(seat)
        found = yield from lines_of(VALUATION, view, *QUICK)
        _, world = as_far(world, _until_new(view, found[0].actions)[0])
    yield
    end = _played_on(world, begun, rng)
    own = likely(end, seat)
    sides = world.layout.sides
    return Outcome(tuple(own if sides[each] == sides[seat] else 1 - own for each in range(world.players)))


def _played_on(world: Position, begun: Position, rng: Random) -> State:
    """The state a round after a turn began, the quick policy playing on from somewhere in it."""
    side = begun.side
    late = begun.round + ROUNDS + (side != world.layout.sides[world.first])

    def later(state: object) -> bool:
        assert isinstance(state, State)
        return state.round >= late and state.side != side and state.stage == TURN

    end: State = playout(world, rng, policy, until=later, most=400)
    return end


def likely(state: State, seat: int) -> float:
    """The chance of winning that Club sees."""
    return chance(max(-SURE, min(SURE, worth(VALUATION, state, seat))))


def luck(steps: Iterable[Any], seat: int) -> tuple[Luck, ...]:
    """Of two players: how many leaders lay under the tents that a seat turned, and how many of its own were blank when
    they were turned. Beside them is the mean over all ways in which leaders could have lain: never more than there are.
    """
    turned, blank = [0.0, 0.0], [0.0, 0.0]
    meant: dict[int, float] = {}
    """The mean number of leaders under the tents of a camp that nobody knows, had luck been average so far."""
    for before, _, after in steps:
        for owner in range(before.players if before.players == len(blank) else 0):
            at = owner * TENTS
            was, now = before.camps[at : at + TENTS], after.camps[at : at + TENTS]
            opened = [tent for tent in range(TENTS) if now[tent] & ~was[tent] & DESTROYED and not was[tent] & ANNOUNCED]
            unknown, leaders = hidden_leaders(before, owner)
            found = sum(was[tent] & TOKEN > BLANK << 2 | 3 for tent in opened)
            mean = meant.get(owner, float(leaders))
            share = mean * len(opened) / unknown if opened else 0.0
            came = hidden_leaders(after, owner)[1] - (leaders - found)
            meant[owner] = max(0.0, mean - share + came)
            if owner == seat:
                blank[0] += len(opened) - found
                blank[1] += len(opened) - share
            else:
                turned[0] += found
                turned[1] += share
    lucks = (Luck(Phrase("luck.turned"), *turned), Luck(Phrase("luck.blank"), *blank))
    return tuple(each for each in lucks if each.expected)


CRITIC = Critic(
    lines=lines,
    follow=foreseen,
    value=lambda state, seat: worth(VALUATION, state, seat),
    simulate=simulate,
    ideas=IDEAS,
    believed=likely,
    samples=4800,
    on_pages=1680,
    margin=MARGIN,
    results=frozenset({"struck_hidden", "killed", "stands", "immune", "tent_blank", "leader_found", "won"}),
    passes=lambda act: act.kind == Kind.END,
    ends=lambda before, act: act.kind in ENDS or shows_new(before, act),
    aside=lambda act: act.kind in ASIDE,
    luck=luck,
)
