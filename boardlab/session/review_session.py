"""A review that is looked at: it works while it is shown, and opens a decision as two futures side by side.

A page asks it to go on for a while, again and again, so it can show what is known by then, and stop.
"""

from __future__ import annotations

import time
from collections.abc import Generator

from boardlab.core.contract.game import find_game
from boardlab.core.contract.player import Estimate
from boardlab.core.errors import PlainError
from boardlab.core.i18n.language import LANGUAGES, Seat, text_in
from boardlab.core.i18n.languages import LABELS
from boardlab.core.play.record import Record
from boardlab.lessons.journal.entry import Entry
from boardlab.lessons.journal.journal import journal
from boardlab.lessons.model.practice import MARK
from boardlab.reviewing.decisions import decisions_of
from boardlab.reviewing.judge import Judging, judged_again, judging
from boardlab.reviewing.judged import CHANCE, GROUPS, UNSURE, Judged
from boardlab.reviewing.review import Future, GameReview, critic_of
from boardlab.reviewing.taught import Taught, taught
from boardlab.session.base_session import BaseSession
from boardlab.session.commands import Command, Outcome
from boardlab.session.futures_session import BOTH, FuturesPart, FuturesSession, Side, StepSide
from boardlab.session.icons import icons, page_words
from boardlab.session.review_frame import ReviewPart, ReviewParts, ShownDecision

SECONDS = 0.25
"""So long it works before it shows what is known by then."""
MORE = 8
"""So many times as many games are played where somebody asks for more."""
WORDS = (
    "title", "seen_by", "stop", "go_on", "ideas", "well", "luck", "chances", "band", "as_table", "choice", "chart",
    "yours", "better", "instead", "lesson", "practise", "again",
)  # fmt: skip


class WorkOn(Command, do="review"):
    """Work on for a while."""


class ShowDecision(Command, do="decision"):
    """Show the decision with the number ``at``, counted from 0 among those that are judged."""

    at: int


class ReviewSeat(Command, do="review_seat"):
    """Review how the seat ``at`` played."""

    at: int


class MoreGames(Command, do="more_games"):
    """Judge the decision that is open with more games."""


class ReviewSession(BaseSession):
    """A game being looked back on.

    Args:
        record: the game; its current line is reviewed.
        seat: whose decisions.
        samples: how many simulations it takes; None for as many as the game has for a kernel.
        on_pages: does Python run in a page?
        seed: the same gives the same review.
        lang: ``"en"`` or ``"ko"``; None follows ``boardlab.language()``.
        teaches: does it say which lesson teaches an idea? A page that knows is not made to wait for it.
        own: what the learner's own game is called; the rules behind its turning points go to the journal, so that they
            come back in practice. "" for any other game.

    Raises:
        PlainError: where its game cannot be reviewed, or the seat decided nothing.
    """

    def __init__(
        self,
        record: Record,
        seat: int,
        *,
        samples: int | None = None,
        on_pages: bool = False,
        seed: str | int = "",
        lang: str | None = None,
        teaches: bool = True,
        own: str = "",
    ) -> None:
        super().__init__(lang)
        self.record, self.seed, self.teaches = record, seed, teaches
        self.own = (own, seat) if own else None
        self.critic = critic_of(record.start.game)
        self.samples = samples or (self.critic.on_pages if on_pages else self.critic.samples)
        self.handlers.on(WorkOn, self._go_on)
        self.handlers.on(ShowDecision, self._show)
        self.handlers.on(ReviewSeat, self._take_seat)
        self.handlers.on(MoreGames, self._more)
        self.handlers.on(StepSide, self._step)
        self.begin(seat)

    def begin(self, seat: int) -> None:
        """Review how a seat played.

        Raises:
            PlainError: where it decided nothing.
        """
        if next(decisions_of(self.record, seat, self.critic), None) is None:
            raise PlainError(self.record.start.wording.say("mistake.no_moves", self.lang, player=Seat(seat)))
        self.seat, self.over = seat, False
        self.now = Judging(0, self.samples, ())
        self.work: Generator[Judging, None, tuple[Judged, ...]] = judging(
            self.record, seat, self.critic, samples=self.samples, seed=self.seed
        )
        self.spent, self.tried = 0.0, 0
        """Seconds that it has worked, and the simulations that came of them."""
        self.open: int | None = None
        """The ply of the decision that is open."""
        self.chosen = False
        """Did somebody open it?"""
        self.both: FuturesSession | None = None
        self.lines: tuple[Future, ...] = ()
        """Its two lines, those that are shown."""

    @property
    def review(self) -> GameReview:
        """What is known by now."""
        return GameReview(self.record, self.seat, self.now.judged, self.lang)

    def go_on(self, seconds: float | None = None) -> bool:
        """Work for so long, or to the end; is it over?"""
        begun = time.perf_counter()
        until = None if seconds is None else begun + seconds
        while not self.over:
            try:
                self.now = next(self.work)
            except StopIteration as end:
                self.over, self.now = True, Judging(self.samples, self.samples, end.value)
                self._note()
                if self.open is not None and (opened := self._found()) is not None:
                    self._open(opened)
            if until is not None and time.perf_counter() > until:
                break
        self.spent += time.perf_counter() - begun
        self.tried = max(self.tried, self.now.done)
        self._open_first()
        self.rev += 1
        return self.over

    def _note(self) -> None:
        """Write down the rules missed at turning points of one’s own game: once, however often they are shown."""
        if self.own is None or self.own[1] != self.seat:
            return
        known = {entry.id for entry in journal().read().entries}
        for each in self.review.turning:
            name = f"{self.record.start.game}.{MARK}.review.{self.own[0]}-{each.decision.ply}"
            if each.ideas and name not in known:
                journal().add(Entry(name, "answer", lang=self.lang, rule=each.ideas[0].idea.rule))

    # -- commands ----------------------------------------------------------------------------------------------------

    def _go_on(self, command: WorkOn) -> Outcome:
        if not self.go_on(SECONDS):
            return "more", ""
        return "done", f"{self.review.headline}. {self.review.lead}"

    def _take_seat(self, command: ReviewSeat) -> Outcome:
        if command.at >= self.record.start.players:
            return "no", self.say("answer.unreadable")
        self.work.close()
        self.begin(command.at)
        self.rev += 1
        return "done", ""

    def _show(self, command: ShowDecision) -> Outcome:
        if command.at >= len(self.now.judged):
            return "no", self.say("answer.unreadable")
        self.chosen = True
        self._open(self.now.judged[command.at])
        self.rev += 1
        shown = self._shown()
        if shown is None:
            return "done", ""
        lost = f"{shown['loss']} {shown['band']}".strip() + (" " if shown["change"] else ". ")
        return "done", f"{shown['title']}. {lost}{shown['about']} {shown['here']}".strip()

    def _more(self, command: MoreGames) -> Outcome:
        found = self._found()
        if found is None or not self.over:
            return "no", self.say("answer.unreadable")
        self.over = False
        at = self.now.judged.index(found)
        samples = 2 * MORE * found.loss.tries
        self.work = judged_again(self.now.judged, at, self.critic, samples, self.seed)
        self.rev += 1
        return "done", ""

    def _step(self, command: StepSide) -> Outcome:
        if self.both is None or command.key not in ("0", "1", BOTH):
            return "no", self.say("answer.unreadable")
        if not self.both.walk(command.key, -1 if command.at < 0 else 1):
            return "no", self.say("answer.no_step")
        self.rev += 1
        return "done", self.both.says()

    def language_changed(self, by: str, *, is_own: bool) -> None:
        """Say the two lines anew, too."""
        super().language_changed(by, is_own=is_own)
        if (found := self._found()) is not None:
            self._open(found)

    # -- the decision that is open -----------------------------------------------------------------------------------

    def _open_first(self) -> None:
        """Open the turning point to look at first, as long as nobody has opened another decision."""
        first = self.review.first
        if not self.chosen and first is not None and first.decision.ply != self.open:
            self._open(first)

    def _found(self) -> Judged | None:
        return next((each for each in self.now.judged if each.decision.ply == self.open), None)

    def _open(self, judged: Judged) -> None:
        self.open, self.both = judged.decision.ply, None
        if judged.both_ways:
            lines = self.review.lines_of(judged)
            other = "instead" if judged.group == UNSURE else "better"
            self.lines = lines
            sides = [Side(line.record, self._told_at(line), self.seat) for line in lines]
            self.both = FuturesSession(sides[0], sides[1], (self._say("yours"), self._say(other)), self.lang)
            for side in self.both.sides:
                side.seat = self.seat

    def _told_at(self, line: Future) -> int:
        """The step at which a line is shown first: its last one, but for what ends the turn."""
        last = line.own
        return last - 1 if last > 1 and self.critic.passes(line.record.actions[last - 1]) else last

    # -- what is shown -----------------------------------------------------------------------------------------------

    def _say(self, key: str, /, **facts: object) -> str:
        return self.review.say(key, **facts)

    def shown(self) -> ReviewParts:
        """All that pages show, by the names of its parts."""
        return {"review": self.as_part()}

    def as_part(self) -> ReviewPart:
        """The whole review, as finished sentences."""
        review, start = self.review, self.record.start
        game, last = find_game(start.game), self.record.positions[-1]
        numbers = {id(each): at for at, each in enumerate(review.judged)}
        turning = {id(each): n for n, each in enumerate(review.turning, 1)}
        well = review.well
        pays = len(set(last.scores)) > 1
        return {
            "lang": self.lang,
            "words": {key: self._say(key) for key in WORDS} | page_words(self.lang, "language", "busy", "ended"),
            "languages": [{"code": code, "name": LABELS[code]} for code in LANGUAGES],
            "look": icons(game, start.players)["seats"],
            "about": self._say("about", game=review.wording.say("game", self.lang), players=start.players),
            "headline": review.headline,
            "lead": review.lead if self.over else "",
            "seat": self.seat,
            "seats": [
                {
                    "seat": seat,
                    "name": review.wording.seat_name(seat, self.lang),
                    "points": last.scores[seat] if pays else None,
                }
                for seat in range(start.players)
            ],
            "done": self.now.done,
            "most": self.now.most,
            "working": "" if self.over else self._say("working", done=self.now.done, most=self.now.most),
            "over": self.over,
            "ideas": [
                {
                    "says": review.missed(each),
                    "loss": review.lost(each.loss, each.unit)[0],
                    "band": review.lost(each.loss, each.unit)[1],
                    "at": numbers[id(max(each.judged, key=lambda judged: judged.loss.mean))],
                    "rule": each.rule,
                    "lesson": where.title if (where := self._where(each.rule)) is not None else "",
                }
                for each in review.ideas
            ],
            "well": "" if well is None else review.praise(well),
            "well_at": 0 if well is None else numbers[id(well)],
            "luck": [review.lucky(each) for each in review.luck] if self.over else [],
            "counts": [
                {"group": group, "says": self._say(f"group.{group}"), "count": review.counts[group]} for group in GROUPS
            ],
            "chart": [
                {
                    "says": review.what(each),
                    "told": self._say("a_turning", n=turning[id(each)])
                    if id(each) in turning
                    else self._say(f"group.{each.group}"),
                    "group": each.group,
                    "number": turning.get(id(each), 0),
                    "chances": [round(100 * chance.mean, 1) for chance in each.chances],
                    "margins": [round(100 * chance.margin, 1) for chance in each.chances],
                }
                for each in review.judged
            ],
            "shown": self._shown(),
            "paper": [
                "\n".join(review.turning_text(each))
                for each in review.turning
                if self.over and each.decision.ply != self.open
            ],
        }

    def _where(self, rule: str) -> Taught | None:
        """Where a rule is taught, unless the page knows itself."""
        return taught(rule, self.lang) if rule and self.teaches else None

    def _shown(self) -> ShownDecision | None:
        judged = self._found()
        if judged is None:
            return None
        review, unsure = self.review, judged.group == UNSURE
        at = next(n for n, each in enumerate(review.judged) if each is judged)
        loss, band = review.lost(judged.loss, judged.unit)
        title = self._say("number", n=at + 1, all=len(review.judged), what=review.what(judged))
        idea, here = review.named(judged)
        rule = judged.ideas[0].idea.rule if judged.ideas and not unsure else ""
        book = find_game(self.record.start.game).rulebook
        tried = self._say("tried", n=judged.loss.tries)
        about = self._say("about_points") if band else self._say("exact")
        if band and judged.exact is not None:
            about += " " + self._say("scored_then", points=judged.exact)
        if judged.unit == CHANCE:
            about = f"{self._say('gave')}."
        if unsure:
            facts = {"difference": loss, "error": band}
            loss, band, about, idea = self._say("could_not"), "", self._say("could_not_why", **facts), ""
            here = self._say("not_counted")
        elif not judged.both_ways:
            loss, band, about, idea = self._say("fine_here"), "", "", ""
            here = review.praise(judged) if judged.done is not None else ""
        where = self._where(rule)
        left, change = judged.chances[self.seat], judged.chance
        told = change is not None and judged.both_ways and not unsure
        return {
            "at": at,
            "group": judged.group,
            "title": title,
            "loss": loss,
            "band": band,
            "about": f"{about} {tried}".strip(),
            "change": self._change(left, change) if told and change is not None else "",
            "change_band": self._say("plus_minus", n=max(1, round(100 * change.margin))) if told and change else "",
            "idea": idea,
            "here": here,
            "rule": rule,
            "rule_title": text_in(book[rule].title, self.lang) if rule else "",
            "rule_says": text_in(book[rule].statement, self.lang) if rule else "",
            "lesson": where.title if where else "",
            "lesson_link": f"{where.lesson}#{where.key}" if where else "",
            "practised": where.practised if where else "",
            "more": self._say("more", n=MORE * judged.loss.tries) if unsure and self.over else "",
            "more_about": self._said_of_more(judged) if unsure and self.over else "",
            "steps": [review.told(line) for line in self.lines] if self.both else [],
            "answers": [review.answered(line) for line in self.lines] if self.both else [],
            "futures": self._futures(self.both) if self.both else None,
        }

    def _futures(self, both: FuturesSession) -> FuturesPart:
        """Both lines; of two that differ in hands alone the boards show nothing, and the steps tell all."""
        part = both.as_part()
        return {**part, "languages": [], "headline": part["headline"] if part["rows"] else ""}

    def _said_of_more(self, judged: Judged) -> str:
        """How long more games take, and how exact they make it."""
        seconds = self.spent / max(1, self.tried) * 2 * MORE * judged.loss.tries
        ahead = judged.loss._replace(error=judged.loss.error / MORE**0.5)
        return self._say("more_about", seconds=max(1, round(seconds)), error=self.review.lost(ahead, judged.unit)[1])

    def _change(self, left: Estimate, change: Estimate) -> str:
        before = min(1.0, max(0.0, left.mean + change.mean))
        return self._say("from_to", before=round(100 * before), after=round(100 * left.mean))

    def to_text(self) -> str:
        """The review as text."""
        return self.review.to_text()
