"""Hints in a whole game: the ladder of the lessons for the choice that is next, made of what Club would do.

A choice counts ten; each rung that is opened takes something off, and whoever is told the move has nothing left of it.
The game is the same with hints and without.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypedDict

from boardlab.core.ask.nearest import path_of
from boardlab.core.contract.player import STRENGTHS
from boardlab.core.contract.position import Position
from boardlab.core.i18n.language import text_in
from boardlab.core.play.players import choose, players_of
from boardlab.core.play.record import Record
from boardlab.lessons.model.base_question import WORDING
from boardlab.lessons.model.hints import LADDER, TELLING, Hint
from boardlab.session.commands import Command, Outcome
from boardlab.session.features.picks import PicksFeature
from boardlab.session.game_session import Feature

HINT = "hint:"
"""Before the key of a rung: the pick that opens it."""
FIRST = LADDER[0].key
"""What is asked for first: it opens the first rung that has something to say, and all that help cost the same."""
WORTH = 10
"""What a choice counts without a hint."""
ADVISER = STRENGTHS[1]
"""The strength whose choice is hinted at, where a game has it."""


class OpenHint(Command, do="pick", prefix=HINT):
    """Open the next rung of the ladder: ``hint:where``."""

    key: str


class HintRung(TypedDict):
    """A rung of the ladder of hints; its text is there once it is open."""

    key: str
    label: str
    price: str
    says: str
    open: bool
    may: bool
    text: str


class HintLadder(TypedDict):
    """The ladder of hints."""

    title: str
    rungs: list[HintRung]


class HintsPart(TypedDict):
    """What a frame holds of hints."""

    hints: HintLadder | None
    """The hints for the choice that is next; None where nothing is to be chosen here."""


class HintsFeature(Feature):
    """Whoever decides here may ask what Club would do, rung by rung.

    Args:
        picking: the picks of the game.
        opened: the rungs that were opened before, by the ply of the choice.
    """

    def __init__(self, picking: PicksFeature, opened: Mapping[int, Iterable[str]]) -> None:
        super().__init__(picking.session)
        self._picking = picking
        self._of: Record = self.session.record
        known = [rung.key for rung in LADDER]
        self._opened = {ply: [key for key in known if key in keys] for ply, keys in opened.items()}
        self._told: tuple[Position, str, dict[str, str]] | None = None
        self.session.handlers.on(OpenHint, self._open)

    @property
    def opened(self) -> dict[int, list[str]]:
        """The rungs that were opened, by the ply of the choice."""
        if self._of is not self.session.record:
            self._of, self._opened = self.session.record, {}
        return self._opened

    def part(self) -> HintsPart:
        """The ladder, with the text of what is open and of nothing else."""
        return {"hints": self._ladder() if self._may else None}

    def summary(self) -> str:
        """What was chosen with hints in this game, and what that counts; "" where nothing was."""
        found = [keys for ply, keys in self.opened.items() if ply < self.session.record.ply and keys]
        left = sum(map(_left, found))
        facts = {"count": len(found), "left": left, "most": WORTH * len(found)}
        return self.session.say("play.hinted", **facts) if found else ""

    def acting(self, action: object) -> None:
        """Forget what was opened further on, where another way is taken now."""
        record = self.session.record
        if not (record.can_redo and record.actions[record.ply] == action):
            self._opened = {ply: keys for ply, keys in self.opened.items() if ply <= record.ply}

    @property
    def _may(self) -> bool:
        """Is there something to choose here?"""
        picking, player = self._picking, self.session.position.current_player
        if player is None or player < 0 or not picking.may_pick:
            return False
        possible = [choice for choice in picking.picks_after(()) if not choice.breaches]
        return len(possible) > 1 or (bool(possible) and possible[0].action is None)

    def _ladder(self) -> HintLadder:
        session, lang = self.session, self.session.lang
        opened = self.opened.get(session.record.ply, [])
        # Which hints there are takes a choice of the adviser: before the first is asked for, it is known that one is.
        texts = self._texts() if opened else {FIRST: ""}
        following = next((key for key in texts if key not in opened), "")
        rungs: list[HintRung] = []
        for at, hint in enumerate(rung for rung in LADDER if rung.key in texts):
            last = hint.key == TELLING
            label = self._label(hint) if opened else session.say("play.first_hint")
            facts = {"number": at + 1, "label": label, "price": hint.cost(WORTH), "worth": WORTH}
            if not opened:
                says = session.say("play.says_first", **facts)
            elif last:
                says = session.say("play.says_move", **facts)
            else:
                says = WORDING.say("hint.says", lang, **facts)
            rungs.append(
                {
                    "key": hint.key,
                    "label": label,
                    "price": session.say("play.counts_none") if last else WORDING.say("hint.price", lang, **facts),
                    "says": says,
                    "open": hint.key in opened,
                    "may": hint.key == following,
                    "text": texts[hint.key] if hint.key in opened else "",
                }
            )
        return {"title": session.say("play.hints", left=_left(opened), most=WORTH), "rungs": rungs}

    def _label(self, hint: Hint) -> str:
        return self.session.say("play.move") if hint.key == TELLING else hint.label(self.session.lang)

    def _texts(self) -> dict[str, str]:
        """What each rung says here, in their order; a rung that has nothing to say is left out."""
        session = self.session
        if self._told is None or self._told[0] is not session.position or self._told[1] != session.lang:
            texts = {key: text for key, text in self._made().items() if text}
            self._told = session.position, session.lang, texts
        return self._told[2]

    def _made(self) -> dict[str, str]:
        session, record, lang = self.session, self.session.record, self.session.lang
        position = record.position
        seat, known = position.current_player, list(players_of(position.game))
        assert seat is not None
        adviser = ADVISER if ADVISER in known else known[-1]
        choice = choose(adviser, record.knowledge(seat), record.dice.seed, 0)
        path = path_of(session.shown, choice.action.to_text())
        place = next((key for key in path if key in session.shown.place_names), None)
        told, rule_id = session.foretold(choice.action)
        rule = position.wording.rules.get(rule_id)
        named = " › ".join(self._picking.path_labels(path)) if path else ""
        return {
            "goal": session.say("play.decides", why=choice.reason) if choice.reason else "",
            "where": session.say("play.look", place=session.place_label(place)) if place else "",
            "rule": WORDING.say(
                "hint.rule_text", lang, rule=text_in(rule.title, lang), statement=text_in(rule.statement, lang)
            )
            if rule
            else "",
            "move": named or told,
        }

    def _open(self, command: OpenHint) -> Outcome:
        session = self.session
        if not self._may:
            return "no", session.say("page.no_hint")
        opened = self.opened.setdefault(session.record.ply, [])
        texts = self._texts()
        following = next((key for key in texts if key not in opened), None)
        if following is None:
            return "no", WORDING.say("hint.all_open", session.lang)
        label = next(self._label(rung) for rung in LADDER if rung.key == following)
        # Where the first rungs have nothing to say, the next one that has is opened.
        if command.key not in (following, FIRST):
            return "no", WORDING.say("hint.not_yet", session.lang, label=label)
        opened.append(following)
        session.touch(command.by, WORDING.say("hint.opened", session.lang, label=label, text=texts[following]))
        return "done", ""


def _left(opened: list[str]) -> int:
    """What a choice still counts after some rungs."""
    return 0 if TELLING in opened else WORTH - sum(rung.cost(WORTH) for rung in LADDER if rung.key in opened)
