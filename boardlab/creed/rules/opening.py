"""The beginning of a game: boards joined, nations chosen, tents and units in hand; who starts, and the first units.

Each player has the 18 units of a nation (creed.setup.nation): 17 in hand (creed.setup.hand), the siege engine among
the casualties (creed.setup.siege_engine). Two fortress tokens and seven cubes lie beside each board
(creed.setup.extras, creed.setup.supplies), and no action points are ready (creed.setup.counters). Once the tents are
laid, the starting side places four units each (creed.setup.first4), the other six (creed.setup.second6), on rank 3
perhaps face down (creed.setup.hidden).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from boardlab.core.contract.action_base import Domain
from boardlab.core.contract.action_type import ActionGenerator
from boardlab.core.contract.breach import Breach
from boardlab.core.contract.drafts import with_parts
from boardlab.core.contract.event import Event
from boardlab.core.contract.position import CHANCE
from boardlab.core.errors import PlainError
from boardlab.core.given import listed
from boardlab.core.i18n.language import Seat, seat_letter
from boardlab.core.text.quoting import shown
from boardlab.creed.actions import COMMANDER, FIRST_STAGE, KING, PLACE_STAGE, TENTS_STAGE, Action, Kind, action
from boardlab.creed.board import TENTS, Layout, layout_for, seat_named
from boardlab.creed.options import FIRST_UNITS, FORTRESSES, SECOND_UNITS, Options, tiles_of
from boardlab.creed.rules.action_type import FIRST, TYPES, Bounds, OwnStage, Path
from boardlab.creed.rules.camps import begin_placing, set_pool
from boardlab.creed.rules.deployment import Arrival, arrive
from boardlab.creed.rules.turn import start_turn
from boardlab.creed.state import Draft, State
from boardlab.creed.tents import OPEN
from boardlab.creed.units import ONE, SIEGE_ENGINE
from boardlab.creed.wording import WORDING


def opened(
    players: int, options: Options | Mapping[str, object], first: int | None, nations: Sequence[int] | None
) -> Draft:
    """The state before the first tent is laid; see :func:`boardlab.creed.start`."""
    if type(players) is not int or players not in (2, 4):
        raise PlainError(WORDING.say("error.start_players", players=shown(players)))
    if first is not None and (type(first) is not int or not 0 <= first < players):
        raise PlainError(WORDING.say("error.start_first", first=shown(first), last=players - 1))
    options = Options.of(options)
    chosen = tuple(range(1, players + 1)) if nations is None else listed("nations", nations, "[1, 3]")
    known = all(type(nation) is int and 1 <= nation <= 4 for nation in chosen)
    if len(chosen) != players or not known or len(set(chosen)) != players:
        raise PlainError(WORDING.say("error.start_nations", nations=shown(chosen), players=players))
    layout = layout_for(players, options.layout_2p)
    draft = with_parts(
        Draft,
        options=options,
        layout=layout,
        nations=chosen,
        stage=TENTS_STAGE,
        round=1,
        first=-1 if first is None else first,
        on_turn=0,
        ended=0,
        idle=0,
        units=bytes(layout.cells),
        camps=bytes([OPEN]) * (players * TENTS),
        hand_piles=tuple(tiles_of(options, nation) - ONE[SIEGE_ENGINE] for nation in chosen),
        dead=(ONE[SIEGE_ENGINE],) * players,
        ap=(0,) * players,
        kept=(0,) * players,
        boxes=(0,) * players,
        forts=(FORTRESSES,) * players,
        alive=(1 << 2 * players) - 1,
        pools=(b"",) * players,
        given=b"",
    )
    for seat in range(players):
        set_pool(draft, seat, bytes([KING << 2 | seat, COMMANDER << 2 | seat, *[seat] * 7]))
    return draft


# -- who starts --------------------------------------------------------------------------------------------------------


@TYPES.add
class First(OwnStage, ActionGenerator[State, Action]):
    """Chance: who starts."""

    kind, word, stages = Kind.FIRST, "first", (FIRST_STAGE,)
    chance = True

    def form(self, board: Bounds) -> Mapping[str, Domain]:
        return {"cell": board.seat}

    def write(self, act: Action) -> str:
        return f"{self.word} {seat_letter(act.cell)}"

    def read(self, p: State, words: list[str]) -> Action | None:
        seat = seat_named(words[0], p.players) if len(words) == 1 else -1
        return None if seat < 0 else action(p.layout, self.kind, CHANCE, cell=seat)

    def due(self, p: State, seat: int) -> Breach:
        return Breach("creed.setup.first4", case="chance")

    def not_now(self, p: State) -> Breach:
        return Breach("creed.setup.first4", {"player": Seat(p.first)}, case="known")

    def legal_actions(self, p: State) -> tuple[Action, ...]:
        """Nothing: chance decides; see :func:`firsts`."""
        return ()

    def apply(self, draft: Draft, act: Action) -> None:
        draft.first = act.cell
        begin_placing(draft)

    def events(self, p: State, after: State, act: Action) -> Iterator[Event]:
        yield Event("first", "creed.setup.first4", {}, (), act.cell)

    def pick_paths(self, p: State, act: Action, price: Path) -> Iterator[Path]:
        yield (FIRST + seat_letter(act.cell),)


def firsts(layout: Layout) -> tuple[Action, ...]:
    """What chance may decide: each seat starts."""
    return tuple(action(layout, Kind.FIRST, CHANCE, cell=seat) for seat in range(layout.players))


# -- the first units ---------------------------------------------------------------------------------------------------


def placing_order(layout: Layout, first: int, options: Options) -> tuple[int, ...]:
    """In which order the seats place their units (creed.setup.second6)."""
    if layout.players == 2:
        return first, 1 - first
    by_side = options.placement_order_4p == "team_by_team"
    return tuple((first + step) % 4 for step in ((0, 2, 1, 3) if by_side else (0, 1, 2, 3)))


def quota(layout: Layout, first: int, seat: int) -> int:
    """How many units a seat places in the set-up (creed.setup.first4, creed.setup.second6)."""
    return FIRST_UNITS if layout.sides[seat] == layout.sides[first] else SECOND_UNITS


@TYPES.add
class PlaceUnit(Arrival, OwnStage):
    """Set-up: put a unit from the hand on the board."""

    kind, word, stages = Kind.PLACE, "place", (PLACE_STAGE,)
    rules = ("creed.setup.hand", "creed.setup.first4", "creed.setup.hidden")

    def due(self, p: State, seat: int) -> Breach:
        facts = {"player": Seat(seat), "units": quota(p.layout, p.first, seat)}
        return Breach(self._rule(p, seat), facts, case="stage")

    def not_now(self, p: State) -> Breach:
        return Breach("creed.setup.first4", case="done")

    def apply(self, draft: Draft, act: Action) -> None:
        seat = act.player
        arrive(draft, act)
        if draft.placed(seat) < quota(draft.layout, draft.first, seat):
            return
        order = placing_order(draft.layout, draft.first, draft.options)
        at = order.index(seat) + 1
        if at < len(order):
            draft.on_turn = order[at]
        else:
            start_turn(draft, draft.first)

    def event_rule(self, p: State, act: Action) -> str:
        return self._rule(p, act.player)

    def _rule(self, p: State, seat: int) -> str:
        return "creed.setup.first4" if p.layout.sides[seat] == p.layout.sides[p.first] else "creed.setup.second6"
