"""One moment of a game of Kayles: what may be done, why something may not, and what it does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Self

from boardlab.core import Breach, Event, IllegalAction, Phrase, PlainError, Seat, UnreadableText, Verdict
from boardlab.core.contract.action_base import malformed
from boardlab.core.contract.piece import Piece
from boardlab.core.contract.position_base import FullPosition, PlayerView, StateBase, meant
from boardlab.core.contract.ruleset import RuleSet
from boardlab.core.contract.rulings import Rulings
from boardlab.core.given import a_text, pasted, player_of, seat_of
from boardlab.core.text.quoting import quoted, shown
from boardlab.scaffold.templates.kayles.actions import CELLS, MOST_PLAYERS, WORDS, Action, Kind, action


class Options(RuleSet):
    """The rulings in force: no rule may be read in two ways, so there are none."""

    wording = WORDS


class State(StateBase[Action]):
    """What can be asked of a position, and of what a seat sees of one."""

    __slots__ = ("current_player", "players", "scores", "standing")
    STATE = ("players", "standing", "current_player", "scores")
    game = "kayles"
    wording = WORDS
    views = ("board",)

    players: int
    standing: tuple[str, ...]
    """The places of the pins that stand."""
    current_player: int | None
    scores: tuple[int, ...]

    def __init__(
        self,
        players: int = 2,
        standing: tuple[str, ...] = CELLS,
        current_player: int | None = 0,
        scores: tuple[int, ...] = (0, 0),
    ) -> None:
        state = (players, standing, current_player, scores)
        for name, value in (*zip(self.STATE, state, strict=True), ("_hash", None), ("_legal_actions", None)):
            object.__setattr__(self, name, value)

    @property
    def seats(self) -> range:
        """The seats, from 0."""
        return range(self.players)

    @property
    def is_over(self) -> bool:
        """Is the game over?"""
        return self.current_player is None

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the most points, once the game is over."""
        return tuple(seat for seat in self.seats if self.scores[seat] == max(self.scores)) if self.is_over else ()

    @property
    def place_names(self) -> tuple[str, ...]:
        """All places, in reading order."""
        return CELLS

    def piece_map(self) -> dict[str, Piece]:
        """What stands where."""
        return {cell: Piece("pin", None) for cell in self.standing}

    def legal_actions(self) -> tuple[Action, ...]:
        """All that may be done now."""
        if self._legal_actions is None:
            every = [action(kind, self.current_player, cell) for kind in Kind for cell in CELLS]
            object.__setattr__(
                self, "_legal_actions", () if self.is_over else tuple(act for act in every if self.judge(act))
            )
        assert self._legal_actions is not None
        return self._legal_actions

    def judge(self, action: Any) -> Verdict:
        """May this be done, and if not, every reason why not."""
        if type(action) is not Action:
            action = meant(self, action)
        return self.verdict(action, malformed(action, self.players) or tuple(self._breaches(action)))

    def _breaches(self, act: Action) -> Iterator[Breach]:
        if self.is_over:
            yield Breach("kayles.end.no_pin")
            return
        missing = [cell for cell in act.pins if cell not in self.standing]
        if missing:
            yield Breach("kayles.turn.standing", {"cell": missing[0]}, tuple(missing))
        elif len(act.pins) < act.kind:
            yield Breach("kayles.turn.neighbour", {"cell": act.cell}, (act.cell,))
        if act.player != self.current_player:
            yield Breach("kayles.turn.one_at_a_time", {"player": Seat(self.current_player or 0)})

    def read_action(self, text: str, seat: int | None = None) -> Action:
        """The action a text means, by the player whose turn it is where no seat is named.

        Raises:
            PlainError: for a seat that does not play.
            UnreadableText: where it means none.
        """
        player = (self.current_player or 0) if seat is None else player_of(seat, self.players)
        words = pasted(a_text(text))[:99].split()
        kinds = {kind.name.lower(): kind for kind in Kind}
        if len(words) != 2 or words[0] not in kinds or words[1] not in CELLS:
            raise UnreadableText(WORDS.say("error.action", text=quoted(text)))
        return action(kinds[words[0]], player, words[1])

    def rulings(self) -> Rulings:
        """No rule may be read in two ways."""
        return Options().rulings

    def under(self, options: Any = None, /, **rulings: Any) -> Self:
        """This position: no rule can be read in another way."""
        return self

    def headline(self) -> Phrase:
        """What stands above the board."""
        return Phrase("headline", {"count": len(self.standing)})


class Position(FullPosition[Action], State):
    """A whole position, which can be played on."""

    __slots__ = ()

    def play(self, action: Action | str) -> Position:
        """The position after an action.

        Raises:
            IllegalAction: with the verdict, where ``judge`` refuses.
        """
        verdict = self.judge(action)
        if not verdict:
            raise IllegalAction(verdict)
        act: Any = verdict.action
        standing = tuple(cell for cell in self.standing if cell not in act.pins)
        scores = tuple(points + (seat == act.player and not standing) for seat, points in enumerate(self.scores))
        following = (act.player + 1) % self.players if standing else None
        return Position(self.players, standing, following, scores)

    def seen_by(self, seat: int | None) -> View:
        """What a seat sees: all, since nothing is hidden."""
        seat_of(seat, self.players)
        return View(self.players, self.standing, self.current_player, self.scores)


class View(PlayerView[Action], State):
    """A position as one seat sees it."""

    __slots__ = ()


def events(p: Position, act: Action) -> tuple[Event, ...]:
    """What a legal action does, in order, with the points it pays."""
    told = [Event(f"knock_{act.kind.name.lower()}", "kayles.turn.knock", {"cell": act.cell}, act.pins, act.player)]
    if len(act.pins) == len(p.standing):
        told.append(Event("last", "kayles.end.last_pin", {}, act.pins, act.player, 1, "1"))
    return tuple(told)


def start(players: int = 2) -> Position:
    """A game of two to four players, in which all pins stand.

    Raises:
        PlainError: for another number of players.
    """
    if type(players) is not int or not 2 <= players <= MOST_PLAYERS:
        raise PlainError(WORDS.say("error.players", given=shown(players), most=MOST_PLAYERS))
    return Position(players, scores=(0,) * players)
