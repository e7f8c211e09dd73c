"""A whole game on a plain page: a new one, or one that the browser has kept.

After every action the page is told what it should keep under ``kept``: the whole game as text, and what a list of games
says of it. The text holds dice and hidden cards, as a named game of a notebook does; it leaves this browser nowhere.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial

from boardlab.core.contract.game import find_game
from boardlab.core.errors import PlainError
from boardlab.core.i18n.language import Seat
from boardlab.core.json_data import Json
from boardlab.core.play.record import Record
from boardlab.page.opened import OpenedPage
from boardlab.session.channel import FrameChannel
from boardlab.session.features.dispute import together
from boardlab.session.features.hints import HintsFeature
from boardlab.session.features.opponent import OpponentFeature
from boardlab.session.features.play import PACES, PlayFeature
from boardlab.session.features.seats import turn
from boardlab.session.game_session import Session
from boardlab.session.kinds import whole_game

LONGEST_NAME = 80
"""No longer names are taken for players."""


class PlayPage(OpenedPage):
    """A whole game, played by one page.

    It is about a wish, as JSON: the ``game``, how many ``players``, the ``seat`` of the learner (null watches), the
    strengths of the ``opponents`` in the order of play after it (none for people on all seats), ``names``, the ``seed``
    of the dice, the ``pace``, who ``begins`` (``first``: the first seat; else as the rules say),
    ``hints`` (false for none), the rungs ``hinted`` at by the ply of the choice, and ``text`` of a game to go on with.
    """

    def _begin(self, about: str, lang: str, show: Callable[[object], None]) -> FrameChannel:
        self._wish: Json = json.loads(about)
        try:
            self._session = _session(self._wish, lang)
        except PlainError as problem:
            self.mistake = str(problem)
            plain = {"game": self._wish["game"], "players": self._wish.get("players")}
            self._session = _session(plain, lang)
        self._told: tuple[object, ...] = ()
        return FrameChannel(self._session, show)

    def _answer(self, content: object) -> Json:
        answer = super()._answer(content)
        session = self._session
        others, playing = session.has(OpponentFeature), session.has(PlayFeature)
        hinting = session.find(HintsFeature)
        hinted = {} if hinting is None else {str(ply): list(keys) for ply, keys in hinting.opened.items()}
        now = (session.record.position, session.record.line, dict(others.strengths), playing.pace, hinted)
        if now == self._told:
            return answer
        self._told = now
        return {**answer, "kept": self._kept_game(others, playing, hinted)}

    def _kept_game(self, others: OpponentFeature, playing: PlayFeature, hinted: Json) -> Json:
        """What the browser keeps of the game, and what a list says of it."""
        session = self._session
        strengths = [others.strengths[seat] for seat in playing.order if seat in others.strengths]
        shown = session.around.known_scores if session.shown.pays_points else ()
        points = [session.say("study.points", player=Seat(seat), points=each) for seat, each in enumerate(shown)]
        says = together((turn(session)["says"], *(() if session.covered_for is not None else points)))
        text = session.record.to_text()
        return {
            "wish": {**self._wish, "opponents": strengths, "pace": playing.pace, "hinted": hinted, "text": text},
            "where": session.phrase(session.shown.headline()),
            "says": says,
            "over": session.position.is_over,
            "number": len(session.earlier),
        }


def _session(wished: Json, lang: str) -> Session:
    players = wished.get("players")
    start: Json = {"players": players} if players else {}
    starter = find_game(str(wished["game"])).starter
    if starter and wished.get("begins") == "first":
        start[starter] = 0
    new = partial(Record.new, str(wished["game"]), **start)
    text, seed, pace = str(wished.get("text") or ""), str(wished.get("seed") or ""), wished.get("pace")
    record = Record.from_text(text) if text else new(seed=seed)
    names = [str(name)[:LONGEST_NAME] for name in wished.get("names") or ()]
    return whole_game(
        record,
        again=new,
        opponents=wished.get("opponents", True),
        seat=wished.get("seat", 0),
        pace=pace if pace in PACES else "calm",
        hints=_hinted(wished) if wished.get("hints", True) else None,
        names=names or None,
        lang=lang,
    )


def _hinted(wished: Json) -> dict[int, list[str]]:
    """The rungs of hints that were opened before, by the ply of the choice."""
    found = wished.get("hinted")
    return {int(ply): keys for ply, keys in found.items()} if isinstance(found, dict) else {}
