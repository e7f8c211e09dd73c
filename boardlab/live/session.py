"""One game being studied, and what its pages ask for. No widget and no page; state and messages.

A session stands on six others, a subject each: the game as somebody looks at it (``viewed_game``), as it is played
(``played_game``), the picks that an action is built from (``picking``), setting a board up (``editable``),
questions to its position (``inquiring``), and two lines of the game side by side (``beside``).
"""

from __future__ import annotations

import json
from typing import cast

from boardlab.core.game import find_game
from boardlab.core.language import LANGUAGES, Seat, speaking, text_in
from boardlab.core.link import address
from boardlab.live.beside import Beside
from boardlab.live.dispute import report
from boardlab.live.inquiring import PYTHON
from boardlab.live.messages import Message
from boardlab.live.picking import Outcome
from boardlab.live.viewed_game import TEXT_VIEW

NODES = 24
"""How many steps the timeline shows before it folds."""

LOOKED_AT = ("ping", "places", "whole", "language", "view", "here", "what", "link")
"""What every board may be asked: how it is shown, what a place or a rule is, a link to it."""
PLAYED_ON = ("pick", "cancel", "undo", "redo", "jump", "walk", "copy_verdict")
"""What a board may be asked on which something is picked, and a verdict is given."""

# Inquiring again, looking elsewhere and copying harm nobody, whatever has happened since.
NEVER_STALE = {
    "ping",
    "opponent",
    "copy",
    "copy_verdict",
    "link",
    "here",
    "what",
    "near",
    "inquire",
    "language",
    "view",
    "turn",
    "unfold",
    "seat",
    "reveal",
    "compare",
    "beside",
}


class Session(Beside):
    """The state behind a Study, and what each message does to it."""

    deeds: tuple[str, ...] = (
        *LOOKED_AT,
        *PLAYED_ON,
        *("turn", "seat", "reveal", "copy", "switch", "branch", "unfold", "compare", "beside"),
        *("edit", "paste", "near", "inquire"),
    )
    """What a page may ask of it. Each kind of session has its own list: what comes to this one is not for others."""
    nodes = NODES
    """How many steps the timeline shows now."""
    notes: tuple[str, ...] = ()
    """What went wrong around the game (saving, say), one sentence each."""

    def handle(self, message: Message) -> Outcome:
        """Do what a message asks, and say how that went; what is not among :attr:`deeds` is refused."""
        if message.do not in self.deeds:
            return "no", self.unasked(message)
        if message.do in {"places", "whole"}:
            return "done", ""  # whoever shows the session has more to say
        if message.do not in NEVER_STALE and self._is_stale(message):
            return "stale", self.say("answer.stale")
        if self.covered_for is not None and message.do not in {"reveal", "ping", "language", "view", "turn", "seat"}:
            return "no", self.say("answer.covered", player=Seat(self.covered_for))
        if message.do == "ping":
            return "done", ""
        if message.do == "copy":
            return "done", self._copy(message.key)
        if message.do == "copy_verdict":
            return "done", self.dispute()
        if message.do == "link":
            return "done", address(self.link_text(), lang=self.lang)
        with speaking(self.lang):
            outcome = getattr(self, f"_do_{message.do}")(message)
        return cast(Outcome, outcome)

    def unasked(self, message: Message) -> str:
        """Why a board of this kind is not asked for something."""
        return self._why_no_edit() if message.do in {"edit", "paste"} else self.say("answer.no_pick", key=message.do)

    def _is_stale(self, message: Message) -> bool:
        """Has the board changed since this message was meant?

        A learner may be faster than the picture: several steps back, or the second pick of an action, count although
        the first is still on its way. A pick after the position itself has moved does not: it meant another board.
        """
        if message.rev == self.rev:
            return False
        if message.rev > self.rev or (self._changes and message.rev < self._changes[0][0] - 1):
            return True
        since = [change for change in self._changes if change[0] > message.rev]
        if any(client != message.client for _, client, _ in since):
            return True
        # A tool is the same tool whatever was done with the one before.
        is_tool = self.edited is not None and message.fresh
        return message.do == "pick" and not is_tool and any(moved for *_, moved in since)

    def _do_walk(self, message: Message) -> Outcome:
        """Show how a line of the receipt is counted; the page that asks tells it."""
        receipt = self.receipt
        if find_game(self.position.game).scoring is None or receipt is None:
            return "no", self.say("answer.no_pick", key=message.do)
        self._drop_picks()
        self.touch(message.client)
        self.walk = message.at if message.at < len(receipt.lines) else -1
        return "done", ""

    def _do_undo(self, message: Message) -> Outcome:
        if self.path and not self.has_tool:
            return self._do_cancel(message)
        return self._go(message, self.record.ply - 1)

    def _do_redo(self, message: Message) -> Outcome:
        return self._go(message, self.record.ply + 1)

    def _do_jump(self, message: Message) -> Outcome:
        return self._go(message, message.at)

    def _go(self, message: Message, ply: int) -> Outcome:
        if not 0 <= ply <= len(self.record.actions):
            return "no", self.say("answer.no_step")
        self.jump(ply, message.client, onwards=message.do == "redo")
        return "done", ""

    def _do_switch(self, message: Message) -> Outcome:
        line = next((line for line in self.record.lines if line.name == message.key), None)
        if line is None:
            return "no", self.say("answer.no_line", name=message.key)
        if not 0 <= message.at <= len(line.actions):
            return "no", self.say("answer.no_step")
        self.switch(message.key, message.client, at=message.at)
        return "done", ""

    def _do_branch(self, message: Message) -> Outcome:
        try:
            self.record.branch(message.key)
        except ValueError as problem:
            return "no", str(problem)
        self.moved(message.client, self.say("study.branched", name=self.line_label(self.record.line)))
        return "done", ""

    def _do_unfold(self, message: Message) -> Outcome:
        self.nodes = self.nodes * 4 if len(self.record.actions) > self.nodes else NODES
        self.touch(message.client)
        return "done", ""

    def _do_language(self, message: Message) -> Outcome:
        if message.key not in LANGUAGES:
            return "no", self.say("answer.unreadable")
        self.speak_in(message.key, message.client)
        return "done", ""

    def _do_here(self, message: Message) -> Outcome:
        """Say what may be done with one place now."""
        if message.key not in self.places:
            return "no", self.say("answer.no_place")
        return "done", self.possible_at(message.key)

    def _do_what(self, message: Message) -> Outcome:
        """Say what a rule says, by its id."""
        rule = self.position.wording.rules.get(message.key)
        return ("no", self.say("answer.unreadable")) if rule is None else ("done", text_in(rule.statement, self.lang))

    def _do_view(self, message: Message) -> Outcome:
        if message.key not in (*self.position.views, TEXT_VIEW):
            return "no", self.say("answer.no_view")
        self.view = message.key
        self.touch(message.client)
        return "done", ""

    def _do_turn(self, message: Message) -> Outcome:
        if self.position.quarter_turns:
            self.rotation = (self.rotation + (message.at or 1)) % 4
            self.touch(message.client)
        return "done", ""

    def _do_seat(self, message: Message) -> Outcome:
        """Pass the board to another seat, covered; -1 shows everything to everyone."""
        if self.edited is not None:
            return "no", self.say("edit.not_now")
        if message.at >= self.position.players:
            return "no", self.say("answer.no_seat")
        self._drop_picks()
        if message.at < 0:
            self.seat = self.covered_for = None
        else:
            self.covered_for = message.at
        self.touch(message.client, "" if message.at < 0 else self.say("study.pass", player=Seat(message.at)))
        return "done", ""

    def _do_reveal(self, message: Message) -> Outcome:
        if self.covered_for is not None:
            self.seat, self.covered_for = self.covered_for, None
            self.touch(message.client)
        return "done", ""

    def dispute(self) -> str:
        """The verdict shown now as a report for whoever looks after the rules, as far as whoever looks may know it."""
        refusal = self.refusal
        return report(
            self.position,
            self.lang,
            position=self._copy(),
            tried=" › ".join(self.path_labels(refusal.tried)) if refusal else "",
            verdict=tuple(self.position.wording.refusal(each, self.lang) for each in refusal.breaches)
            if refusal
            else (),
            rules=tuple(each.rule for each in refusal.breaches) if refusal else (),
            link=address(self.link_text(), lang=self.lang),
        )

    def _copy(self, wanted: str = "") -> str:
        """The position as text, as Python prints it, as plain data, or what was asked of it as a line of Python.

        It is as the seat sees it, where a view is shown.
        """
        if wanted == PYTHON:
            return self.python
        if wanted == "json":
            return json.dumps(self.shown.to_json(), ensure_ascii=False)
        if wanted == "repr":
            return repr(self.around)
        return str(self.shown.to_text())
