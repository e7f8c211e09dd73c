"""Answers of the Torres checkpoints, asked of the game: sums of its receipts, and the receipts that show them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations

from boardlab.core.contract.receipt import Receipt, ReceiptLine
from boardlab.core.i18n.language import Phrase, seat_letter
from boardlab.torres import Kind, Position, cell_index, cell_name, from_json

LEVELS = "torres.level.count"
NO_MERGE, MUST_ADD = "torres.build.no_merge", "torres.build.must_add"
"""Why a block may not go on a bare cell: between two castles, and beside none."""
CASTLE_RULES = ("torres.goal.product", LEVELS)
BONUS_RULES = ("torres.king.table", "torres.king.exact")


def castle_points(p: Position, seat: int = 0) -> int:
    """What the castles pay a seat, if the phase is scored now."""
    return sum(line.points for line in scoring(p).of(seat) if line.rule in CASTLE_RULES)


def bonus_points(p: Position, seat: int = 0) -> int:
    """What the king's bonus pays a seat, if the phase is scored now."""
    return sum(line.points for line in scoring(p).of(seat) if line.rule in BONUS_RULES)


def score_after(p: Position, seat: int = 0) -> int:
    """Where a seat's marker stands once the phase is scored."""
    return scoring(p).lines[-1].scores[seat]


def scored(p: Position) -> Position:
    """The same board with the markers where scoring the phase puts them: what the track shows afterwards."""
    document = {**p.to_json(), "scores": list(scoring(p).lines[-1].scores)}
    return from_json(document, allow_unreachable=True)


def scoring(p: Position) -> Receipt:
    """The receipt of scoring the phase now."""
    found = p.preview()
    if found is None:
        raise ValueError("This position is not scored: no turn is being played.")
    return found


def castle_receipt(p: Position) -> Receipt:
    """The receipt without the king's bonus, for lessons that come before it."""
    whole = scoring(p)
    return Receipt(whole.title, tuple(line for line in whole.lines if line.rule not in BONUS_RULES), begin=whole.begin)


def castles_alone(p: Position) -> Receipt:
    """The receipt of castles alone, for lessons that come before the king and before markers that are pushed on."""
    whole = scoring(p)
    return Receipt(whole.title, tuple(line for line in whole.lines if line.rule in CASTLE_RULES), begin=whole.begin)


def action_receipt(p: Position, text: str) -> Receipt:
    """What an action pays, event by event."""
    act = p.read_action(text)
    totals = list(p.scores)
    lines = []
    for event in p.events(act):
        if event.points and event.player is not None:
            totals[event.player] += event.points
            pushed = event.kind == "leap"
            label = Phrase("receipt.pushed_label" if pushed else "receipt.point")
            why = Phrase("receipt.pushed", {"space": event.facts["after"] - event.points}) if pushed else None
            scores = tuple(totals)
            lines.append(ReceiptLine(event.player, label, why, event.points, event.rule, event.places, (), scores))
    return Receipt(Phrase("receipt.all"), tuple(lines))


def castle_cells(p: Position, cell: str) -> frozenset[str]:
    """The cells of the castle at a cell; none on bare board."""
    castle = p.castle_at(cell_index(cell))
    return frozenset(cell_name(at) for at in castle.cells) if castle else frozenset()


def targets(p: Position, kind: str) -> frozenset[str]:
    """The cells at which some action of a kind is possible now: ``targets(p, "ADD")``."""
    return frozenset(cell_name(act.cell) for act in p.legal_actions() if act.kind is Kind[kind])


def playable(p: Position, texts: Sequence[str]) -> bool:
    """May these actions be done one after the other?"""
    for text in texts:
        act = p.read_action(text)
        if not p.judge(act):
            return False
        p = p.play(act)
    return True


def level_of(p: Position, seat: int = 0) -> int:
    """The level of a player's highest knight."""
    return max(p.heights[cell] for cell in p.knights[seat])


def total(p: Position, seat: int = 0) -> int:
    """What castles and bonus pay a seat, without pushes on the track."""
    return castle_points(p, seat) + bonus_points(p, seat)


def earns(p: Position) -> bool:
    """Does A earn the bonus where the turn stands?"""
    return p.preview() is not None and bonus_points(p) > 0


def in_the_castle(p: Position) -> bool:
    """Does a knight of A stand in the king's castle?"""
    return bool(p.ground.castle_mask(p.king) & p.pieces[0])


def worth(p: Position, seat: int = 0) -> int:
    """The score of a seat where a turn stands, with what the scoring would pay; after it, the score alone."""
    return p.scores[seat] + (total(p, seat) if p.preview() is not None else 0)


def steps_of(actions: Mapping[str, str], keys: Sequence[str]) -> tuple[str, ...]:
    """Actions named by keys, in the order of the keys."""
    return tuple(actions[key] for key in keys)


def an_order(p: Position, actions: Mapping[str, str]) -> tuple[str, ...]:
    """The keys of some actions, in an order in which every action is allowed."""
    return next(keys for keys in permutations(sorted(actions)) if playable(p, steps_of(actions, keys)))


def next_turns(p: Position) -> tuple[str, ...]:
    """Who takes the next turns until all have had one, as keys of choices; the king stays where he is."""
    found: list[str] = []
    while len(found) < p.players:
        if p.stage == "turn":
            found.append(seat_letter(p.decider).lower())
        p = p.play(next(act for act in p.legal_actions() if act.kind in (Kind.LEAVE_KING, Kind.END)))
    return tuple(found)
