"""The contract every game keeps: an immutable position that knows its rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, Self

from boardlab.core.contract.action import CHANCE, Action
from boardlab.core.json_data import Json

if TYPE_CHECKING:
    from fractions import Fraction

    from boardlab.core.contract.event import Event
    from boardlab.core.contract.picks import Picks
    from boardlab.core.contract.piece import Piece
    from boardlab.core.contract.receipt import Budget, Receipt
    from boardlab.core.contract.rulings import Rulings
    from boardlab.core.contract.verdict import Breach, Verdict
    from boardlab.core.i18n.language import Called, Phrase, Wording
    from boardlab.core.picture.scene import Marks, Scene

__all__ = ["CHANCE", "Action", "Position", "View"]


class View(Protocol):
    """What can be read of one moment of a game, all of it or what one seat knows. Immutable, hashable, comparable.

    Seats are 0, 1, …; points are plain integers.
    """

    @property
    def game(self) -> str:
        """The game's name, as in its package: ``torres``."""

    @property
    def wording(self) -> Wording:
        """Its words and rules."""

    @property
    def views(self) -> tuple[str, ...]:
        """The pictures it knows, the usual one first; the wording ``view.<name>`` names each."""

    @property
    def panels(self) -> tuple[str, ...]:
        """Parts of its picture that may be drawn alone (``show=`` of :meth:`scene`): hands, costs and the like."""

    @property
    def pays_points(self) -> bool:
        """Does anything in this game pay points? Where nothing does, :attr:`scores` are zeros that nobody shows."""

    @property
    def quarter_turns(self) -> bool:
        """Can the board be turned by quarters (``rotation=0…3`` of :meth:`scene`)?"""

    @property
    def players(self) -> int:
        """The number of players."""

    @property
    def current_player(self) -> int | None:
        """Who decides now: a seat, CHANCE, or None when the game is over."""

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat, as whole numbers; what is hidden until the end does not count."""

    @property
    def known_scores(self) -> tuple[int, ...]:
        """The points of each seat as far as the reader may know them."""

    def points(self, seat: int) -> int:
        """A seat's points, as far as the reader may know them; PlainError for a seat that does not play."""

    @property
    def place_names(self) -> tuple[str, ...]:
        """The names of all places on the board, in reading order."""

    def piece_map(self) -> dict[str, Piece]:
        """Everything that stands on the board, by the name of its place."""

    def piece_at(self, place: str) -> Piece | None:
        """What stands on a place, given by its name; None where nothing does.

        Raises:
            PlainError: where there is no such place.
        """

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; empty until the game is over."""

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""

    def legal_actions(self) -> tuple[Action, ...]:
        """What may be done now, as actions; empty when the game is over.

        Of actions that can be built in endlessly many ways, such as offers of cards, the usual ones are listed:
        :meth:`judge` decides about the others. Where chance is next, see :meth:`chance_outcomes`.
        """

    def picks(self, path: tuple[str, ...] = ()) -> Picks:
        """What may be picked next while an action is being built."""

    def refusals(self, path: tuple[str, ...]) -> tuple[Breach, ...]:
        """Every reason why a path of picks leads nowhere; empty when it may go on."""

    def judge(self, action: Any) -> Verdict:
        """May this be done, and if not, every reason why. It takes an action or its text."""

    def rulings(self) -> Rulings:
        """Every ruling in force, by name; printed, a line for each in words."""

    def seen_by(self, seat: int | None) -> View:
        """A View: the same reading, without what that seat may not know (None: a spectator), and without play."""

    def to_text(self) -> str:
        """The position as one line of text, which begins with game and version; equal positions give equal lines."""

    def to_json(self) -> Json:
        """The position as plain data: dictionaries, lists, texts and numbers, as the game's JSON schema says."""

    def read_action(self, text: str, seat: int | None = None) -> Action:
        """The action a text means, legal or not; the current player acts, where no other seat is named."""

    def place_name(self, key: str, lang: str | None = None) -> str:
        """What a place is called in a sentence; its key, where that is its name (``d3``)."""

    def headline(self) -> Phrase:
        """Where the game stands: "phase 2 of 3, round 1 of 3"."""

    def budget(self) -> Budget | None:
        """What the current player may still spend this turn; None where nothing is counted."""

    def preview(self) -> Receipt | None:
        """What a scoring now would pay, line by line in the order of paying; None where the game has none."""

    def scene(
        self,
        *,
        lang: str | None = None,
        seat: int | None = None,
        view: str = "",
        rotation: int = 0,
        show: str = "all",
        marks: Marks | None = None,
        theme: str = "auto",
        names: Called = None,
    ) -> Scene:
        """The picture: places and shapes."""


class Position(View, Protocol):
    """One moment of one game, nothing hidden in it. It knows nothing of notebooks, names or colours."""

    def chance_outcomes(self) -> tuple[tuple[Action, Fraction], ...]:
        """At a CHANCE node, every outcome with its exact chance; the chances sum to 1."""

    def play(self, action: Any) -> Self:
        """The position after a legal action: the trusted fast path, which judges only what it does not know as legal.

        It takes an action or its text.

        Raises:
            IllegalAction: where judge refuses.
            UnreadableText, AmbiguousText: for a text that is no action, or fits two.
        """

    def events(self, action: Any) -> tuple[Event, ...]:
        """What playing an action does, in order, with the points it pays."""

    def under(self, edition: object = None, /, **rulings: object) -> Self:
        """The same position under other rules: an edition, options, or some rulings changed.

        Raises:
            PlainError: where the rules do not exist, or the position cannot be under them.
        """
