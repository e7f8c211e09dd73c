"""Study: a position or game to look at, play, undo and ask about, live in a notebook.

How the two halves talk: Python owns the state. A page that opens a board gets all it shows with the state of the
widget; from then on it sends one message for each thing a learner does, and gets one answer with what has changed (see
:mod:`boardlab.session.channel`, which does all of that for any host). Messages arrive on another thread than the
cells run on, so whatever touches the session holds the lock.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial

from boardlab.core.contract.position import Action, Position
from boardlab.core.errors import PlainError
from boardlab.core.given import texts, whole_number
from boardlab.core.i18n.language import Names, Seat, check_language, language, speaking
from boardlab.core.json_data import Json
from boardlab.core.picture.html import picture_html
from boardlab.core.play.record import Record
from boardlab.lessons.build.own_challenge import own_challenge
from boardlab.lessons.model.challenges import Challenge
from boardlab.lessons.model.challenges import challenge as find_challenge
from boardlab.lessons.model.topics import find_topic
from boardlab.notebook.futures import Futures
from boardlab.notebook.hosted import Hosted, part
from boardlab.session import frame as framing
from boardlab.session.channel import FrameChannel
from boardlab.session.features.compare import side_by_side
from boardlab.session.features.edit import EditFeature, why_no_edit
from boardlab.session.features.opponent import OpponentFeature
from boardlab.session.game_session import Session
from boardlab.session.given_game import record_of
from boardlab.session.kinds import opposed, study, whole_game
from boardlab.session.lesson.boards import challenged
from boardlab.session.still import board_svg
from boardlab.session.store import Store
from boardlab.session.viewer import PARTS


@dataclass(frozen=True)
class WholeGame:
    """A game to be played from its start to its end."""

    begin: Callable[[str | int], Record]
    """Gives a game of this kind by a seed, "" for a fresh one."""
    seed: str | int = ""
    opponents: object = True
    """As :func:`play` takes it."""
    hints: bool = True
    """May whoever decides ask for hints?"""


class Study(Hosted):
    """A live board in a notebook: to look at, play on, undo and ask about.

    Args:
        game: what to study: a position, a Record, a challenge, a whole game, or a position as text.
        seat: whose view is shown (0, 1, …); None shows everything. The page then holds nothing that this seat may not
            know; Python does, since it plays the game: :attr:`record` and :attr:`position` are whole.
        name: saves the game under this name after each action, and resumes it when the cell runs again. The file holds
            the whole game, what players hide from each other included.
        names: what the players are called.
        lang: ``"en"`` or ``"ko"``; None follows ``boardlab.language()``.
        show: the parts shown beside the board, some of ``head turn actions asks receipt log timeline``; None shows all.
        view: which picture to begin with; None for the game's usual one.
        seed: where chance begins, for a game that has some.
        opponents: True lets opponents play all seats but ``seat``, or name the seats they play: ``[1, 2]``; or say how
            strong they are, as ``boardlab.play`` takes it. They answer each action of the learner step by step, and
            say why. The learner sits on ``seat``, 0 where none is given, and sees what that seat may see.
        edit: begins with the tools by which a position is set up by hand.
    """

    _part = part("study")
    _session: Session
    _channel: FrameChannel

    def __init__(
        self,
        game: Position | Record | Challenge | WholeGame | str,
        *,
        seat: int | None = None,
        name: str | None = None,
        names: Iterable[str] | None = None,
        lang: str | None = None,
        show: Iterable[str] | None = None,
        view: str | None = None,
        seed: int | None = None,
        opponents: bool | str | Iterable[int] | Iterable[str] = False,
        edit: bool = False,
    ) -> None:
        if isinstance(game, Challenge):
            session = challenged(game, names=names, lang=lang)
            self._host(session, FrameChannel(session, self.send))
            return
        whole = game if isinstance(game, WholeGame) else None
        record = game.begin(game.seed) if isinstance(game, WholeGame) else record_of(game, seed)
        store = Store(name, quotes=seat is None and whole is None) if name is not None else None
        if store is not None:
            record = store.resume(record)
        if whole is not None:
            again = partial(whole.begin, "")
            hints: dict[int, list[str]] | None = {} if whole.hints else None
            table = whole_game(
                record, again=again, opponents=whole.opponents, seat=seat, hints=hints, names=names, lang=lang
            )
            self._host(table, FrameChannel(table, self.send, store=store))
            self._part = "play"
            return
        against = opponents is not False and opponents is not None
        session = (partial(opposed, opponents=opponents) if against else study)(
            record,
            seat=seat,
            names=names,
            lang=lang,
            view="" if view is None else view,
            parts=PARTS if show is None else texts("show", show, '["head", "turn"]'),
        )
        if edit:
            editing = session.find(EditFeature)
            if editing is None:
                raise PlainError(why_no_edit(session))
            editing.begin()
        self._host(session, FrameChannel(session, self.send, store=store))
        if not session.parts:
            self._part = "board"

    # ---- to use from a cell ----

    @property
    def position(self) -> Position:
        """The position shown now, whole: also where the page shows one seat's view."""
        with self._lock:
            return self._session.position

    @property
    def record(self) -> Record:
        """The game with its branches, whole: also where the page shows one seat's view."""
        return self._session.kept

    def to_text(self) -> str:
        """The game as text, as whoever looks at this board may keep it.

        Where everything is shown, the whole record: ``Record.from_text`` reads it. Where one seat's view is shown, the
        game as that seat knows it, and while the board is covered, as everybody does: what is hidden is a question
        mark, the dice are left out, and no game can be made of it.
        """
        with self._lock:
            record, see = self._session.kept, self._session.observer
            return record.to_text() if see.sees_all else record.seen_by(see.seat).to_text()

    def link_text(self) -> str:
        """What ``boardlab.link`` of this board holds: the position it shows, as far as whoever looks may see it."""
        with self._lock:
            return self._session.link_text()

    @property
    def seat(self) -> int | None:
        """Whose view is shown; None where everything is."""
        return self._session.seat

    @property
    def names(self) -> Names:
        """What the players are called; None calls them A, B, C, D."""
        return self._session.names

    def play(self, action: Action | str) -> None:
        """Play an action, or what a text such as ``"build e4"`` means. Opponents, where there are any, answer at once.

        Raises:
            IllegalAction: where the rules refuse it; the message says why.
        """
        with self._lock:
            meant = self._session.position.read_action(action) if isinstance(action, str) else action
            self._session.act(meant)
            others = self._session.find(OpponentFeature)
            if others is not None:
                others.go_on()
            self._refresh()

    def undo(self) -> None:
        """Go one step back; at the start nothing happens. What was played stays, and :meth:`redo` goes on again."""
        self.jump(self._session.record.ply - 1)

    def redo(self) -> None:
        """Go one step on along the current line, after :meth:`undo`; at its end nothing happens."""
        self.jump(self._session.record.ply + 1)

    def jump(self, ply: int) -> None:
        """Go to a step of the game: 0 is its start.

        Raises:
            PlainError: where there is no such step.
        """
        with self._lock:
            last = len(self._session.record.actions)
            with speaking(self._session.lang):
                whole_number(ply, 0, last, "mistake.step")
            self._session.jump(ply)
            self._refresh()

    def switch(self, line: str) -> None:
        """Go to another branch of the game, by its name."""
        with self._lock:
            self._session.switch(line)
            self._refresh()

    # ---- to show ----

    def compare(self, one: str, other: str) -> Futures:
        """Two branches side by side, each at its end: what differs is marked on both boards, and said.

        Args:
            one: the name of a branch, as the timeline has it; the first line is called ``main``.
            other: the name of another.

        Raises:
            PlainError: when there is no such branch, or the board is covered.
        """
        with self._lock:
            session = self._session
            if session.covered_for is not None:
                raise PlainError(session.say("answer.covered", player=Seat(session.covered_for)))
            return Futures(side_by_side(session, one, other))

    def __repr__(self) -> str:
        """The full visible state as text; the same for the same state, so that stored notebooks can be compared."""
        with self._lock:
            return framing.text(self._session)

    __str__ = __repr__

    def _still(self) -> str:
        """The board as a picture, unless it is covered."""
        return "" if self._session.covered_for is not None else picture_html(board_svg(self._session))

    # ---- what the page holds ----

    @property
    def words(self) -> Json:
        """The words on the controls of the page."""
        return dict(self._channel.shown()["words"])

    @property
    def area(self) -> Json:
        """How one gets about on the board."""
        return dict(self._channel.shown()["area"])

    @property
    def version(self) -> int:
        """How often what the page shows has changed."""
        return self._channel.version


def challenge(name: str | Position, *, lang: str | None = None) -> Study:
    """A position to make the most of in a turn or three, shown live and judged: ``boardlab.challenge("torres.3")``.

    Args:
        name: the challenge, by its game and number; there are twelve a game, the easiest first. Or any position: then
            the turn of whoever decides there is judged.
        lang: ``"en"`` or ``"ko"``; None follows ``boardlab.language()``.

    Raises:
        UnknownChallenge: naming those that are near, where there is none of this name.
        PlainError: where the turn of a position cannot be judged; the message says why.
    """
    if isinstance(name, str):
        return Study(find_challenge(name), lang=lang)
    with speaking(check_language(lang or language())):
        return Study(own_challenge(name), lang=lang)


def play(
    game: object,
    *,
    opponents: str | Iterable[str] | bool = True,
    seat: int | None = 0,
    name: str | None = None,
    names: Iterable[str] | None = None,
    seed: int | str | None = None,
    hints: bool = True,
    lang: str | None = None,
    **start: object,
) -> Study:
    """A whole game at a table: ``boardlab.play("catan", players=3, opponents=("club", "strong"))``.

    Args:
        game: the game, its package or its name; or a topic such as ``"torres.first_game"``, for the game of its lesson.
        opponents: how strong they are: one strength for all, or one for each in the order of play after the learner;
            True for the gentlest, ``()`` for people on all seats, among whom the board is passed on. The strengths are
            ``first_steps``, ``club`` and ``strong``, as far as the game has them.
        seat: where the learner sits; None watches a game of opponents alone.
        names: what the players are called.
        name: saves the game under this name, and goes on with it when the cell runs again.
        seed: the same seed gives the same shuffles, rolls and opponents.
        hints: may one ask what Club would do?
        lang: ``"en"`` or ``"ko"``; None follows ``boardlab.language()``.
        start: arguments of the game's ``start``, such as ``players``.

    Raises:
        PlainError: for a game, a seat, a strength or an argument that does not exist.
    """
    topic = find_topic(game)
    if topic is not None and topic.first_game is not None:
        first, cast = topic.first_game.start(str(seed or 1)), topic.first_game.cast
        names = cast.names(lang or language())
        return Study(first, seat=cast.you, name=name, names=names, lang=lang, opponents=True)
    begun = WholeGame(lambda seed: Record.new(game, seed=seed, **start), "" if seed is None else seed, opponents, hints)
    return Study(begun, seat=seat, name=name, names=names, lang=lang)
