"""One moment of a game of Pebbles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Self

from boardlab.core import Breach, IllegalAction, Phrase, Seat, UnreadableText, Verdict
from boardlab.core.contract.action_base import malformed
from boardlab.core.contract.game import Game
from boardlab.core.contract.piece import Piece
from boardlab.core.contract.position_base import FullPosition, PlayerView, StateBase, meant
from boardlab.core.contract.receipt import Budget, Receipt, ReceiptLine
from boardlab.core.contract.rulings import Rulings
from boardlab.core.given import a_text, pasted, player_of, seat_of
from boardlab.core.text.quoting import quoted
from tests.toygame.actions import CELLS, LAST, MOST, STEPS, Action, Kind, action
from tests.toygame.picture import VIEWS, touches
from tests.toygame.rulings import USUAL, WORDS, Options

LINES = (
    *(tuple(f"{c}{r}" for c in "abc") for r in "123"),
    *(tuple(f"{c}{r}" for r in "123") for c in "abc"),
)
GENEROUS = 9_999
"""Nobody is given a point who has so many."""


class State(StateBase[Action]):
    """What can be asked of a position or a view of it."""

    __slots__ = ("current_player", "left", "options", "pebbles", "players", "scores", "turn")
    STATE = ("players", "pebbles", "current_player", "left", "turn", "scores", "options")
    game = "toygame"
    wording = WORDS
    views = VIEWS
    quarter_turns = True

    players: int
    pebbles: tuple[tuple[str, int], ...]
    current_player: int | None
    left: int
    turn: int
    scores: tuple[int, ...]
    options: Options

    def __init__(
        self,
        players: int = 2,
        pebbles: tuple[tuple[str, int], ...] = (),
        current_player: int | None = 0,
        left: int = STEPS,
        turn: int = 0,
        scores: tuple[int, ...] = (0, 0),
        options: Options = USUAL,
    ) -> None:
        state = (players, pebbles, current_player, left, turn, scores, options)
        for name, value in (*zip(self.STATE, state, strict=True), ("_hash", None), ("_legal_actions", None)):
            object.__setattr__(self, name, value)

    def _game(self) -> Game:
        from tests.toygame import GAME

        return GAME

    def _replace(self, **changes: Any) -> Self:
        return type(self)(**{**dict(zip(self.STATE, self._state(), strict=True)), **changes})

    @property
    def at(self) -> dict[str, int]:
        return dict(self.pebbles)

    @property
    def place_names(self) -> tuple[str, ...]:
        return CELLS

    def piece_map(self) -> dict[str, Piece]:
        return {cell: Piece("pebble", seat) for cell, seat in self.pebbles}

    @property
    def seats(self) -> range:
        return range(self.players)

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(s for s in self.seats if self.scores[s] == max(self.scores)) if self.is_over else ()

    @property
    def is_over(self) -> bool:
        return self.current_player is None

    def candidates(self) -> Iterator[Action]:
        """Every action of the current player that the board has room to name."""
        me = self.current_player
        yield from (action(Kind.PUT, me, cell) for cell in CELLS)
        yield from (action(Kind.SLIDE, me, own, to) for own, seat in self.pebbles if seat == me for to in CELLS)
        yield from (action(Kind.GIVE, me, to=seat) for seat in self.seats)
        yield action(Kind.END, me)

    def legal_actions(self) -> tuple[Action, ...]:
        if self._legal_actions is None:
            found = () if self.is_over else tuple(act for act in self.candidates() if self.judge(act))
            object.__setattr__(self, "_legal_actions", found)
        assert self._legal_actions is not None
        return self._legal_actions

    def judge(self, action: Any) -> Verdict:
        if type(action) is not Action:
            action = meant(self, action)
        return self.verdict(action, malformed(action, self.players) or tuple(self._breaches(action)))

    def _breaches(self, act: Action) -> Iterator[Breach]:
        if self.is_over:
            yield Breach("toy.over")
            return
        found = list(self._misplaced(act))
        yield from found
        if not found and act.kind in (Kind.PUT, Kind.SLIDE) and self.left < 1:
            yield Breach("toy.steps", {"needs": 1, "has": self.left})
        if act.player != self.current_player:
            yield Breach("toy.turn", {"player": Seat(self.current_player or 0)})

    def _misplaced(self, act: Action) -> Iterator[Breach]:
        at = self.at
        if act.kind == Kind.SLIDE and at.get(act.cell) != act.player:
            yield Breach("toy.own", {"cell": act.cell}, (act.cell,))
        elif act.kind in (Kind.PUT, Kind.SLIDE):
            goal = act.target or act.cell
            if goal in at and goal != (act.cell if act.target else ""):
                yield Breach("toy.free", {"cell": goal, "owner": Seat(at[goal])}, (goal,))
            if act.target and act.target == act.cell:
                yield Breach("toy.still", {"cell": act.cell}, (act.cell,))
            elif act.target and not touches(act.cell, act.target, self.options.corners):
                rule = "toy.corner" if touches(act.cell, act.target, corners=True) else "toy.near"
                yield Breach(rule, {"cell": act.cell, "target": act.target}, (act.cell, act.target))
        elif act.kind == Kind.GIVE:
            if act.to >= self.players:
                yield Breach("toy.seat", {"to": Seat(act.to), "players": self.players})
            elif act.to == act.player:
                yield Breach("toy.give")
            elif self.scores[act.to] >= GENEROUS:
                yield Breach("toy.most", {"to": Seat(act.to), "most": GENEROUS})

    def read_action(self, text: str, seat: int | None = None) -> Action:
        """The action a text means, done by the current player where no other seat is named.

        Raises:
            PlainError: for a seat that does not play.
            UnreadableText: where it means none.
        """
        me = (self.current_player or 0) if seat is None else player_of(seat, self.players)
        words = pasted(a_text(text))[:99].split()
        match words:
            case ["end"]:
                return action(Kind.END, me)
            case ["put", cell] if cell in CELLS:
                return action(Kind.PUT, me, cell)
            case ["slide", cell, target] if {cell, target} <= set(CELLS):
                return action(Kind.SLIDE, me, cell, target)
            case ["give", to] if to in map(str, range(MOST)):
                return action(Kind.GIVE, me, to=int(to))
        raise UnreadableText(WORDS.say("error.action", text=quoted(text)))

    def rulings(self) -> Rulings:
        return self.options.rulings

    def under(self, options: Any = None, /, **rulings: Any) -> Self:
        new = self.options.under(options, rulings)
        return self if new == self.options else self._replace(options=new)

    def headline(self) -> Phrase:
        return Phrase("headline", {"count": len(self.pebbles)})

    def budget(self) -> Budget | None:
        return None if self.is_over else Budget(self.left, STEPS, "unit.steps")

    def lines(self, player: int) -> Iterator[ReceiptLine]:
        """What the lines pay a player when the turn ends."""
        at, scores = self.at, list(self.scores)
        for cells in LINES:
            held = [cell for cell in cells if at.get(cell) == player]
            if held:
                label = Phrase("label.line", {"start": cells[0], "end": cells[-1]})
                full = len(held) == len(cells)
                total = Phrase("sum.full" if full else "sum.part", {"count": len(held)})
                scores[player] += 3 * full
                yield ReceiptLine(player, label, total, 3 * full, "toy.line", cells, tuple(held[:1]), tuple(scores))

    def preview(self) -> Receipt | None:
        """What the end of the turn would pay whoever's it is."""
        if self.current_player is None:
            return None
        return Receipt(Phrase("receipt.title"), tuple(self.lines(self.current_player)))


class Pebbles(FullPosition[Action], State):
    """One moment of a game."""

    __slots__ = ()

    def play(self, given: Action | str) -> Pebbles:
        verdict = self.judge(given)
        if not verdict:
            raise IllegalAction(verdict)
        action: Any = verdict.action
        at, scores = self.at, list(self.scores)
        if action.kind == Kind.END:
            scores[action.player] += sum(line.points for line in self.lines(action.player))
            over = len(at) == len(CELLS) or self.turn >= LAST - 1
            following = None if over else (action.player + 1) % self.players
            turn = min(self.turn + 1, LAST)
            return self._replace(current_player=following, left=STEPS, turn=turn, scores=tuple(scores))
        if action.kind == Kind.GIVE:
            scores[action.to] += 1
            return self._replace(scores=tuple(scores))
        if action.kind == Kind.SLIDE:
            del at[action.cell]
        at[action.target or action.cell] = action.player
        return self._replace(pebbles=tuple(sorted(at.items())), left=self.left - 1)

    def seen_by(self, seat: int | None) -> View:
        """Nothing is hidden: what anybody sees is all."""
        seat_of(seat, self.players)
        return View(*self._state())


class View(PlayerView[Action], State):
    """A position as one seat sees it."""

    __slots__ = ()
