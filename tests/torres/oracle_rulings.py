"""Second witness for Torres, part 7: a game under any rulings, from the texts and the table of readings alone.

Built on the plain functions of the other parts, never on the fast engine. A game here is a State of part 4 with what
only some editions have beside it. The action tuples are those of part 4, and besides::

    ("point", n)  ("carry", rest)  ("starter", seat)  ("found", cell)  ("keep", card, "split", (top, bottom))
"""

from __future__ import annotations

import copy
from dataclasses import dataclass, field
from itertools import permutations
from typing import Any

from tests.torres import oracle, oracle_master
from tests.torres.oracle_board import ALL_CELLS, Board, castles, level, neighbours
from tests.torres.oracle_cards import after_block_moved
from tests.torres.oracle_scoring import king_bonus, marker, score_castles
from tests.torres.oracle_state import STACKS, Action, State

USUAL: dict[str, Any] = {
    "action_deck": "own_draw3",
    "stack_cap": 3,
    "blocks_per_turn": 3,
    "phase_leftover": "supply",
    "castle_exit": "any_door",
    "marker_skip": "after_all_castles",
    "next_starter": "lowest",
    "scoring_order": "clockwise",
    "min_castles": 6,
    "must_build": False,
    "castle_inside": "same_or_lower",
    "exit_same_castle": True,
    "two_up": "exactly",
    "move_block_check": "final",
    "card_blocks_count": False,
    "may_return_blocks": True,
    "return_split": False,
    "tie_lowest": "last_seat",
    "leftover_ap": "lost",
    "points_stepwise": True,
    "master_game": False,
    "master_cards": "full_hand",
    "master_starter": "each_round",
    "spacing": "manhattan3",
    "all_knights": "all_six",
    "row_diagonal": False,
    "square_tilted": False,
    "neighbours_diagonal": False,
    "master_score_from": "last_round_starter",
}
PLENTY = 1000


@dataclass
class Game:
    """A state and the rules it is played by. Hands are lists here: a common deck has several copies of a card."""

    state: State
    rules: dict[str, Any] = field(default_factory=lambda: dict(USUAL))
    hands: list[list[str]] = field(default_factory=list)
    fresh: list[str] = field(default_factory=list)
    common: list[str] = field(default_factory=list)
    kept: list[int] = field(default_factory=list)
    opener: int | None = None
    master: str | None = None

    @property
    def deck(self) -> str:
        """Which cards there are to buy: ``own``, ``common`` or none (``hand``)."""
        if self.rules["master_game"]:
            return "hand" if self.rules["master_cards"] == "full_hand" else "own"
        return "common" if self.rules["action_deck"] == "common_draw1" else "own"


# ---------------------------------------------------------------- legal actions


def legal(game: Game) -> set[Action]:
    """Every legal action of the player to move."""
    state, rules = game.state, game.rules
    me = state.to_move
    if state.stage == "carry":
        return {("carry", rest) for rest in _spread(state.seats[me].stacks, game.kept[me], rules)}
    if state.stage == "starter":
        return {("starter", seat) for seat in range(len(state.seats))}
    if state.stage == "look":
        found = oracle.legal(state)
        if rules["return_split"] and len(state.looking) == 3:
            for card in state.looking:
                others = [other for other in state.looking if other != card]
                found |= {("keep", card, "split", pair) for pair in permutations(others)}
        return found
    if state.stage != "turn":
        return oracle.legal(state)
    return _legal_turn(game)


def _legal_turn(game: Game) -> set[Action]:
    state, rules = game.state, game.rules
    me, seat = state.to_move, state.seats[state.to_move]
    ap = state.ap_total - state.ap_spent
    builds = _builds(game) if ap >= 1 and state.built < (rules["blocks_per_turn"] or PLENTY) else set()
    owes = rules["must_build"] and state.built == 0 and bool(builds)
    free_ap = ap - 1 if owes else ap
    found = set(builds)
    if free_ap >= 2:
        found |= {("add", cell) for cell in oracle.add_targets(state.board, me)}
    if free_ap >= 1:
        for source in state.board.knights[me]:
            found |= {("move", source, target) for target in _moves(state.board, source, rules)}
        if state.bought < 2 and _to_buy(game):
            found.add(("buy",))
        found.add(("point",))
        if not rules["points_stepwise"]:
            found |= {("point", points) for points in range(2, free_ap + 1)}
    if not state.played:
        hand = list(game.hands[me])
        for card in game.fresh:
            hand.remove(card)
        for card in set(hand):
            found |= {("play", card, *args) for args in _card_uses(game, card)}
    if not owes:
        stacks = seat.stacks
        if state.turn_stack is not None:
            found |= {("end", 0, rest) for rest in _spread(stacks, state.turn_stack, rules)}
        else:
            for size in set(stacks):
                others = list(stacks)
                others.remove(size)
                found |= {("end", size, rest) for rest in _spread(others, size, rules)}
    return found


def _builds(game: Game) -> set[Action]:
    state = game.state
    if state.turn_stack is not None:
        sizes = {0} if state.turn_stack >= 1 else set()
    else:
        sizes = {size for size in state.seats[state.to_move].stacks if size >= 1}
    return {("build", cell, size) for cell in oracle.block_cells(state.board) for size in sizes}


def _to_buy(game: Game) -> bool:
    if game.deck == "common":
        return bool(game.common)
    return game.deck == "own" and bool(game.state.seats[game.state.to_move].deck)


def _doors(rules: dict[str, Any]) -> dict[str, bool]:
    return {
        "straight_opposite": rules["castle_exit"] == "straight_opposite",
        "exit_same_castle": rules["exit_same_castle"],
    }


def _moves(board: Board, source: str, rules: dict[str, Any]) -> set[str]:
    doors = oracle.door_targets(board, source, never_rise=rules["castle_inside"] == "never_rise", **_doors(rules))
    return oracle.step_targets(board, source) | doors


def _spread(stacks: list[int], leftover: int, rules: dict[str, Any]) -> set[tuple[int, ...]]:
    """As in part 4, with the cap of these rules; where blocks may not go back, only what keeps most."""
    cap = rules["stack_cap"] or PLENTY

    def ways(rest: list[int], left: int) -> set[tuple[int, ...]]:
        if not rest:
            return {()}
        found = set()
        for extra in range(left + 1):
            if rest[0] + extra <= cap or not extra:
                for tail in ways(rest[1:], left - extra):
                    found.add(tuple(sorted((rest[0] + extra, *tail), reverse=True)))
        return found

    found = ways(list(stacks), leftover)
    if not rules["may_return_blocks"]:
        most = max(sum(way) for way in found)
        found = {way for way in found if sum(way) == most}
    return found


def _card_uses(game: Game, card: str) -> set[Action]:
    state, rules = game.state, game.rules
    board, me = state.board, state.to_move
    used_up = state.built >= (rules["blocks_per_turn"] or PLENTY)
    if card in ("block_under", "extra_block") and rules["card_blocks_count"] and used_up:
        return set()
    if card == "two_up" and rules["two_up"] == "up_to":
        return {
            (source, target)
            for source in board.knights[me]
            for target in neighbours(source)
            if oracle.is_free(board, target) and 1 <= level(board, target) - level(board, source) <= 2
        }
    if card == "elevator":
        return {
            (source, target)
            for source in board.knights[me]
            for target in oracle.elevator_targets(board, source, **_doors(rules))
        }
    if card == "move_block":
        return {
            (source, target)
            for source in board.heights
            for target in ALL_CELLS
            if _may_move_block(board, source, target, rules)
        }
    return oracle.card_uses(state, card)


def _may_move_block(board: Board, source: str, target: str, rules: dict[str, Any]) -> bool:
    if source == target or not oracle.is_free(board, source) or not oracle.is_free(board, target):
        return False
    old = castles(board.heights)
    boards = [after_block_moved(board.heights, source, target)]
    if rules["move_block_check"] == "removal":
        lifted = dict(board.heights)
        lifted[source] -= 1
        boards.insert(0, {cell: blocks for cell, blocks in lifted.items() if blocks})
    for heights in boards:
        new = castles(heights)
        for castle in old:
            left = {cell for cell in castle if cell in heights}
            if left and not any(left <= one for one in new):
                return False
        if any(sum(1 for castle in old if castle & one) > 1 for one in new):
            return False
        if any(oracle.height(heights, one) > oracle.area(one) for one in new):
            return False
        if len(new) < len(old) and len(new) < rules["min_castles"]:
            return False
    return True


# ---------------------------------------------------------------- playing an action


def play(game: Game, action: Action) -> Game:
    """The game after a legal action; the game given is not changed."""
    new = copy.deepcopy(game)
    state, rules = new.state, new.rules
    me = state.to_move
    seat = state.seats[me]
    kind = action[0]
    if kind == "point":
        points = action[1] if len(action) > 1 else 1
        state.scores[me] = marker(state.scores, me, points)
        state.ap_spent += points
    elif kind == "buy" and new.deck == "common":
        card = new.common.pop(0)
        new.hands[me].append(card)
        new.fresh.append(card)
        state.bought += 1
        state.ap_spent += 1
    elif kind == "keep":
        _, card, side, others = action
        new.hands[me].append(card)
        new.fresh.append(card)
        if side == "split":
            seat.deck = [others[0], *seat.deck, others[1]]
        else:
            seat.deck = [*others, *seat.deck] if side == "top" else [*seat.deck, *others]
        state.looking, state.stage = [], "turn"
    elif kind == "play":
        new.hands[me].remove(action[1])
        seat.hand = {action[1]}  # the plain part takes it from there
        new.state = oracle.play(state, action)
        if action[1] in ("block_under", "extra_block") and rules["card_blocks_count"]:
            new.state.built += 1
    elif kind == "end":
        _end_turn(new, action[2])
    elif kind == "carry":
        state.supply += new.kept[me] + sum(seat.stacks) - sum(action[1])
        new.kept[me] = 0
        seat.stacks = list(action[1])
        _between(new)
    elif kind in ("king", "stay"):
        if kind == "king":
            state.board.king = action[1]
        if rules["next_starter"] == "lowest_chooses" and not rules["master_game"]:
            state.stage = "starter"
        else:
            state.stage, state.to_move = "turn", state.starter
    elif kind == "starter":
        state.stage, state.to_move, state.starter = "turn", action[1], action[1]
    else:
        new.state = oracle.play(state, action)
    return new


def _end_turn(game: Game, rest: tuple[int, ...]) -> None:
    state, rules = game.state, game.rules
    me, seat = state.to_move, state.seats[state.to_move]
    unused = sum(seat.stacks) + (state.turn_stack or 0) - sum(rest)
    if rules["phase_leftover"] == "carry_over" and not rest:
        game.kept[me] += unused
    else:
        state.supply += unused
    if rules["leftover_ap"] == "to_points":
        for _ in range(state.ap_total - state.ap_spent):
            state.scores[me] = marker(state.scores, me, 1)
    seat.stacks = list(rest)
    game.fresh = []
    state.ap_total, state.ap_spent = 5, 0
    state.turn_stack, state.built, state.bought, state.played = None, 0, 0, False
    count = len(state.seats)
    state.to_move = (me + 1) % count
    if state.to_move != state.starter:
        return
    state.round += 1
    if state.round > len(STACKS[count][state.phase]):
        _end_phase(game)
    elif rules["master_game"] and rules["master_starter"] == "each_round":
        state.starter = state.to_move = _leader(state)


def _leader(state: State) -> int:
    best = max(state.scores)
    return state.scores.index(best) if best > 0 else state.starter


def _lowest(game: Game) -> int:
    scores = game.state.scores
    sharing = [seat for seat, score in enumerate(scores) if score == min(scores)]
    return sharing[-1] if game.rules["tie_lowest"] == "last_seat" else sharing[0]


def _end_phase(game: Game) -> None:
    state, rules = game.state, game.rules
    state.scores = score(game)
    if state.phase == 3:
        state.stage = "over"
        return
    state.phase += 1
    state.round = 1
    for seat in state.seats:
        seat.stacks = list(STACKS[len(state.seats)][state.phase])
        state.supply -= sum(seat.stacks)
    state.starter = _leader(state) if rules["master_game"] else _lowest(game)
    if game.opener is not None:
        game.opener = state.starter
    _between(game)


def _between(game: Game) -> None:
    state = game.state
    count = len(state.seats)
    for step in range(count):
        seat = (state.starter + step) % count
        if game.kept[seat]:
            state.stage, state.to_move = "carry", seat
            return
    state.stage, state.to_move = "king", _lowest(game)


def score(game: Game) -> list[int]:
    """All scores after the phase has been scored under these rules."""
    state, rules = game.state, game.rules
    count = len(state.seats)
    first = state.starter
    if game.opener is not None and rules["master_score_from"] == "phase_starter":
        first = game.opener
    order = [(first + step) % count for step in range(count)]
    if rules["scoring_order"] == "leader_first" and state.phase > 1:
        order.sort(key=lambda seat: -state.scores[seat])
    track = list(state.scores)
    for seat in order:
        points = [line[3] for line in score_castles(state.board, seat)]
        for moved in points if rules["marker_skip"] == "after_each_castle" else [sum(points)]:
            track[seat] = marker(track, seat, moved)
    for seat in order:
        track[seat] = marker(track, seat, king_bonus(state.board, seat, state.phase))
    if game.master and (state.phase == 3 or game.master not in oracle_master.FINAL):
        readings = {
            name: rules[name] for name in ("all_knights", "row_diagonal", "square_tilted", "neighbours_diagonal")
        }
        for seat in order:
            won = oracle_master.points(state.board, game.master, seat, state.phase, **readings)
            track[seat] = marker(track, seat, won)
    return track
