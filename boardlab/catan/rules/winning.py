"""Winning: where points come from, who has ten, and how the game ends."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from boardlab.catan.actions import OVER, ROLL, TURN, Action, Kind
from boardlab.catan.board import SITES, bits
from boardlab.catan.cards import VICTORY_POINT
from boardlab.catan.options import CARD_POINTS
from boardlab.catan.rules.action_type import TYPES, Breaches, CatanAction, Events, VerbContext
from boardlab.catan.state import NOTHING, Draft, State
from boardlab.core.contract.event import Event
from boardlab.core.contract.picks import Choice
from boardlab.core.contract.position_base import PlayerView
from boardlab.core.contract.receipt import Receipt, ReceiptLine
from boardlab.core.contract.rule import rule
from boardlab.core.contract.verdict import Breach
from boardlab.core.given import player_of
from boardlab.core.i18n.language import Phrase, Seat

SOURCES = tuple(f"source.{name}" for name in ("settlements", "cities", "longest_road", "largest_army", "cards"))
"""The labels of what pays points, in the order in which they are told."""


def point_cards(p: State, seat: int) -> int:
    """Victory point cards a seat holds, one point each (catan.score.vp_card); 0 where a view may not look."""
    return p.developments[seat] >> 8 * VICTORY_POINT & 0xFF


@rule("catan.build.road.no_points", "catan.score.start_two")
def visible(p: State, seat: int) -> int:
    """A seat's points that lie open: settlements, cities, special cards, and at the end victory point cards.

    Roads count through the longest road card alone (catan.build.road.no_points, catan.road.points); everyone has two
    settlements when the first turn begins.
    """
    found = p.pieces.points[seat]
    if p.road_holder == seat:
        found += CARD_POINTS
    if p.army_holder == seat:
        found += CARD_POINTS
    if p.stage == OVER:
        found += point_cards(p, seat)
    return found


def total(p: State, seat: int) -> int:
    """A seat's points with its hidden victory point cards, as far as the reader may know them."""
    # Asked at every end of a turn: without a call of `point_cards`, which reads the same.
    found = p.pieces.points[seat] + (p.developments[seat] >> 8 * VICTORY_POINT & 0xFF)
    if p.road_holder == seat:
        found += CARD_POINTS
    if p.army_holder == seat:
        found += CARD_POINTS
    return found


def open_scores(p: State) -> tuple[int, ...]:
    """The points that lie open, by seat; victory point cards are hidden until the end (catan.vp.hidden)."""
    return tuple([visible(p, seat) for seat in range(len(p.knights))])


def points(p: State, seat: int) -> int:
    """A seat's points with its victory point cards, as far as the reader may know them (catan.score.vp_card).

    ``scores`` has the points that lie open, and ``preview()`` where they come from.

    Raises:
        PlainError: for a seat that does not play.
    """
    return total(p, player_of(seat, p.players))


def preview(p: State) -> Receipt | None:
    """Where the points come from that lie open, in a view its own hidden ones too, by seat and source: nothing is
    scored at set times.
    """
    return points_table(p, hidden=isinstance(p, PlayerView))


@rule("catan.aim")
def has_won(p: State) -> bool:
    """Has the player whose turn it is ten points, or as many as were agreed on (catan.aim, catan.end.ten_points,
    catan.end.own_turn)?
    """
    return total(p, p.active) >= p.table.options.win_points


# -- the end of the game ---------------------------------------------------------------------------------------------


def check_win(draft: Draft) -> None:
    """Ten points on one's own turn end the game at once (catan.end.own_turn); nothing follows (catan.end.game_over)."""
    options = draft.table.options
    if options.win_check == "automatic" and total(draft, draft.active) >= options.win_points:
        draft.stage = OVER
        draft.decider = draft.active
        draft.underway = NOTHING


def may_claim(p: State) -> bool:
    """Is there a win to be declared now?"""
    return p.table.options.win_check == "declare" and has_won(p)


@TYPES.add
class Claim(CatanAction):
    """Declare the win, where the rulings ask for it (catan.end.ten_points)."""

    kind, word = Kind.CLAIM, "claim"
    stages = (ROLL, *TURN)
    turn_rule = ("catan.end.own_turn", "turn")
    rank = 8

    def breaches(self, p: State, act: Action) -> Breaches:
        if p.options.win_check != "declare":
            yield Breach("catan.end.own_turn")
        elif not has_won(p):
            yield Breach("catan.end.ten_points", {"points": total(p, act.player), "need": p.options.win_points})

    @staticmethod
    def apply(draft: Draft, act: Action) -> None:
        draft.stage = OVER

    def events(self, before: State, after: State, act: Action) -> Events:
        yield Event("claimed", "catan.end.ten_points", {}, (), act.player)

    def verbs(self, p: State, context: VerbContext) -> Iterable[Choice]:
        return (self.plain_verb(p, context),) if may_claim(p) else ()


def victory(after: State) -> Events:
    """What is told of a game that has ended: the points that were hidden, and who won."""
    if after.stage != OVER:
        return
    winner = after.active
    for step in range(len(after.knights)):
        seat = (winner + step) % len(after.knights)
        if shown := point_cards(after, seat):
            # The winner shows what wins; of a game that is over the others hide nothing either.
            rule = "catan.end.game_over" if step else "catan.vp.reveal_at_ten"
            yield Event("revealed", rule, {"count": shown}, (), seat, shown, f"{shown} × 1")
        if not step:
            yield Event("won", "catan.end.own_turn", {"total": total(after, winner)}, (), winner)


def wrongly_over(p: State) -> Breaches:
    """A game that is over with fewer points than a win needs, or that goes on with enough of them
    (catan.end.ten_points, catan.end.own_turn).
    """
    facts = {"player": Seat(p.active), "points": total(p, p.active), "need": p.options.win_points}
    if p.stage == OVER and not has_won(p):
        yield Breach("catan.end.ten_points", facts)
    elif p.stage != OVER and has_won(p) and p.options.win_check == "automatic":
        yield Breach("catan.end.ten_points", facts, case="running")


# -- where points stand ----------------------------------------------------------------------------------------------


def points_by_source(p: State, seat: int, *, hidden: bool = True) -> Receipt:
    """Where a seat's points come from, line by line; they sum to :func:`total`.

    Sources that pay nothing are left out (catan.score.settlement, catan.score.city, catan.score.special,
    catan.score.vp_card).

    Args:
        p: the position, or a view of it, which knows no hidden points of others.
        seat: whose points.
        hidden: count victory point cards that are not revealed; without them the lines sum to ``p.scores``.
    """
    return Receipt(Phrase("source.title"), tuple(_sources(p, seat, hidden, [0] * p.players)))


def points_table(p: State, *, hidden: bool = False) -> Receipt:
    """Where the points of all seats come from that lie open; they sum to the scores.

    Args:
        p: the position, or a view of it.
        hidden: count victory point cards that are not revealed, too, as far as the reader may know them.
    """
    totals = [0] * p.players
    lines = [line for seat in range(p.players) for line in _sources(p, seat, hidden, totals)]
    return Receipt(Phrase("source.title"), tuple(lines))


def paid(p: State) -> dict[str, tuple[int, ...]]:
    """Where the points of all seats come from that lie open: by seat for each source that pays any."""
    found: dict[str, list[int]] = {}
    for line in sorted(points_table(p).lines, key=lambda each: SOURCES.index(each.label.key)):
        found.setdefault(line.label.key.removeprefix("source."), [0] * p.players)[line.player] += line.points
    return {source: tuple(points) for source, points in found.items()}


def _sources(p: State, seat: int, hidden: bool, totals: list[int]) -> Iterator[ReceiptLine]:
    pieces = p.pieces
    player = {"player": Seat(seat)}
    settlements, cities = pieces.settlements[seat], pieces.cities[seat]
    small, large = settlements.bit_count(), cities.bit_count()
    cards = point_cards(p, seat) if hidden or p.stage == OVER else 0
    road, army = CARD_POINTS * (p.road_holder == seat), CARD_POINTS * (p.army_holder == seat)
    length, knights = {"length": pieces.lengths[seat]}, {"count": p.knights[seat]}
    for name, decided, points, how, sites in (
        ("settlements", "catan.score.settlement", small, _times(small, 1), settlements),
        ("cities", "catan.score.city", 2 * large, _times(large, 2), cities),
        ("longest_road", "catan.score.special", road, Phrase("source.road", length), 0),
        ("largest_army", "catan.score.special", army, Phrase("source.army", knights), 0),
        ("cards", "catan.score.vp_card", cards, _times(cards, 1), 0),
    ):
        if points:
            totals[seat] += points
            places = tuple(SITES[at] for at in bits(sites))
            yield ReceiptLine(seat, Phrase(f"source.{name}", player), how, points, decided, places, (), tuple(totals))


def _times(count: int, each: int) -> Phrase:
    return Phrase("source.times", {"count": count, "each": each})
