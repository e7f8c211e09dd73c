"""Two games that differ only in what a seat may not know are one game to it: on its board, in words, in every text.

Both are played side by side, each on its board: told and written at every step that hides something and at some of the
others, drawn at 8 steps a game (`make soak`: all, and 25), some hidden steps taken back and played anew; looked at in
hand, and covered as the board passes between seats.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import pytest

from boardlab.core.contract.position import CHANCE, Action
from boardlab.core.play.observer import SPECTATOR, Observer
from boardlab.core.play.record import MAIN, Record
from boardlab.core.text.link import address, link
from boardlab.notebook import Study
from boardlab.session import frame as framing
from boardlab.session.channel import FrameChannel
from boardlab.session.commands import Message
from boardlab.session.features import log, pick_rows, seats, timeline
from boardlab.session.features.picks import PicksFeature
from boardlab.session.features.picture import PictureFeature
from boardlab.session.game_session import Session
from boardlab.session.kinds import study
from boardlab.session.opened import opened
from boardlab.testing.pairs import Pair, pairs, twin_of
from boardlab.testing.subject import Subject, rounds

DRAWN = rounds(8, soak=25)
"""How many steps of a game are looked at with everything that is drawn."""
OPEN = rounds(4, soak=1)
"""Of the steps that hide nothing, every so many is looked at."""
ANEW = 3
"""How many hidden steps of a game are taken back and played again."""
_numbers = count(1)


def ask(board: Session, do: str, **more: Any) -> object:
    """What a page hears when it asks for something."""
    return board.handle(Message("page", next(_numbers), board.rev, do, **more))


class Boards:
    """Two boards side by side, in the hands of the seat that must not be able to tell them apart."""

    def __init__(self, game: Subject, pair: Pair, rng: random.Random) -> None:
        self.game, self.pair, self.rng = game, pair, rng
        seat = pair.seat or 0
        self.both = [study(Record(start, seed=1), seat=seat) for start in pair.starts]
        self.see = Observer(pair.seat)
        self.wrong: list[str] = []
        """What has told the two games apart."""
        self.told_pages: list[list[object]] = [[], []]
        self.talks = [FrameChannel(board, told.append) for board, told in zip(self.both, self.told_pages, strict=True)]
        if pair.seat is None:
            self.each(lambda board: ask(board, "seat", at=seat))

    def same(self, what: str, read: Callable[[Session], object]) -> None:
        """Note it if both boards do not give the same."""
        self.alike(what, *map(read, self.both))

    def alike(self, what: str, first: object, second: object) -> None:
        """Note it if two things that should be the same are not."""
        if first != second:
            self.wrong.append(f"{what} tells {self.see} the games apart at step {self.both[0].record.ply}")

    def each(self, do: Callable[[Session], object]) -> None:
        """Do the same on both boards, which must answer alike."""
        self.same("an answer", do)

    def act(self, step: tuple[Action, Action]) -> None:
        """Play a step."""
        for board, act in zip(self.both, step, strict=True):
            board.act(act)

    def look(self, hidden: bool = True) -> None:
        """Look while the board is covered, if it is, and take it in hand and look again."""
        self.told(hidden)
        if self.pair.seat is not None and (self.both[0].covered_for, self.both[0].seat) != (None, self.pair.seat):
            self.each(lambda board: ask(board, "seat", at=self.pair.seat))
            self.each(lambda board: ask(board, "reveal"))
            self.told(hidden)

    def told(self, hidden: bool) -> None:
        """All that is told and written of the last step, and the position; after a hidden step all that was before."""
        same, board = self.same, self.both[0]
        hidden = hidden or board.record.line != MAIN
        sent = [self.sent(number) if hidden else [] for number in (0, 1)]
        same("the cover", lambda board: board.covered_for)
        if board.covered_for is None and board.seat != self.pair.seat:
            return  # in the hands of somebody who may know more
        self.alike("what is sent in parts", *sent)
        same("an announcement", lambda board: board.says)
        same("the turn", lambda board: (seats.turn(board), seats.players(board), board.shown.winners))
        same("the view", lambda board: board.shown)
        if board.covered_for is None:
            same("the view as data", lambda board: board.shown.to_json())
            same("the copy", lambda board: ask(board, "copy"))
            same("the link", lambda board: ask(board, "link"))
            same("the picks", lambda board: (board.has(PicksFeature).picks(), board.shown.legal_actions()))
        if board.covered_for is None or self.pair.seat is None:
            same("the step", self.step)
        if board.position.current_player == CHANCE and board.has(PicksFeature).may_pick:
            self.pick_for_chance()
        if hidden:
            same("the timeline", timeline.time)
            same("the log", log.log)
            same("the news", log.news)
            same("a covered board", lambda board: framing.frame(board) if board.covered_for is not None else None)

    def sent(self, number: int) -> list[str]:
        """What pages hear of a board since they heard last: every message in its order, sign by sign."""
        self.talks[number].refresh()
        told = [json.dumps(message, ensure_ascii=False) for message in self.told_pages[number]]
        self.told_pages[number].clear()
        return told

    def ask_for_more(self) -> None:
        """The words of places, and what a page gets that has missed something, however long ago."""
        version = self.talks[0].version
        for do, at in (("places", 0), ("whole", 0), ("whole", max(0, version - 3)), ("whole", version // 2)):
            message = {"client": "page", "seq": next(_numbers), "rev": self.both[0].rev, "do": do, "at": at}
            first, second = (json.dumps(talk.receive(message), ensure_ascii=False) for talk in self.talks)
            self.alike(do, first, second)

    def step(self, board: Session) -> list[Any]:
        """The last step as this seat and a spectator may name, tell and write it."""
        if not board.record.ply:
            return []
        p, act = board.record.step(board.record.ply)
        return [
            (see.name_of_step(p, act, board.lang), see.tell(p, act, board.lang), see.text_of_step(p, act))
            for see in {self.see, SPECTATOR}
        ]

    def drawn(self) -> None:
        """All that is drawn, and all that answers."""
        same = self.same
        if self.pair.seat is None:
            view = self.both[0].position.views[self.rng.randrange(len(self.both[0].position.views))]
            for lang in ("en", "ko"):
                same("a spectator's picture", lambda board: board.shown.scene(lang=lang, view=view).to_svg())  # noqa: B023
        else:
            view = self.rng.choice([*self.both[0].position.views, "text"])
            self.each(lambda board: ask(board, "view", key=view))
            self.each(lambda board: ask(board, "turn"))
            same("the marks", lambda board: board.has(PictureFeature).marks())
            same("the whole frame", lambda board: json.dumps(framing.frame(board), ensure_ascii=False))
            same("the area", lambda board: board.has(PictureFeature).area())
            self.each(lambda board: ask(board, "here", key=self.rng_of(sorted(board.places))))
            self.pick()
            self.told(hidden=True)
            self.ask_for_more()
        same("the timeline and the log", lambda board: (timeline.time(board), log.log(board)))
        same("the view as text", lambda board: (repr(board.shown), str(board.shown), board.shown.to_text()))
        same("the points", lambda board: (board.shown.preview(), board.shown.budget(), board.shown.headline()))
        same("the text", framing.text)
        same("the picture", lambda board: board.shown._repr_html_())
        same("the record", lambda board: str(board.record.seen_by(self.pair.seat)))
        same("a spectator's record", lambda board: str(board.record.seen_by(None)))
        same("the link of the record", lambda board: link(board.record.seen_by(self.pair.seat)))
        same("the view behind a link", lambda board: opened(address(board.link_text())))
        same("the size of the record", lambda board: (board.record.line, len(board.record.lines), repr(board.record)))

    def rng_of(self, keys: list[str]) -> str:
        """One of some keys, the same for both boards."""
        return random.Random(self.both[0].rev).choice(keys)

    def pick_for_chance(self) -> None:
        """Only the dice may decide; whatever is picked instead is answered alike, could chance answer it or not."""
        for key in sorted({choice.key for board in self.both for choice in board.position.picks()}):
            self.each(lambda board: ask(board, "pick", key=key, fresh=True))  # noqa: B023
            self.same("a pick for chance", lambda board: pick_rows.refused(board, board.has(PicksFeature).refusal))
            self.each(lambda board: ask(board, "cancel"))

    def pick(self) -> None:
        """Pick as far as nothing is done, what is refused and what is nobody's turn too."""
        for _ in range(4):
            board = self.both[0]
            picking = board.has(PicksFeature)
            fresh, whole = not picking.path, board.position.picks(picking.path)
            keys = [choice.key for choice in whole if not picking.may_pick or not self.acts(board, choice)]
            if not keys:
                break
            key = self.rng.choice(keys)
            self.each(lambda board: ask(board, "pick", key=key, fresh=fresh))  # noqa: B023
            self.same("a pick", lambda board: json.dumps(framing.frame(board), ensure_ascii=False))
            self.alike("what a pick sends", self.sent(0), self.sent(1))
            if not board.has(PicksFeature).path:
                break
        self.each(lambda board: ask(board, "cancel"))

    @staticmethod
    def acts(board: Session, choice: Any) -> bool:
        """Would this pick play?"""
        following = (
            board.has(PicksFeature).picks_after((*board.has(PicksFeature).path, choice.key))
            if choice.action is None
            else None
        )
        return following is None or (following.action is not None and not following.choices)

    def anew(self, ply: int) -> None:
        """Take a hidden step back, do it again here and otherwise there, look, and return to the main line."""
        (p, act), (q, twin) = (board.record.step(ply) for board in self.both)
        other = twin_of(self.game, p, act, q, self.pair.seat, self.rng, apart_from=twin)
        if other is None:
            return
        self.each(lambda board: board.jump(ply - 1))
        self.look()
        self.act((act, other))
        self.look()
        self.each(lambda board: ask(board, "undo"))
        self.look()
        self.each(lambda board: ask(board, "redo"))
        self.look()
        self.drawn()
        self.each(lambda board: board.switch(MAIN))
        self.look()
        self.each(lambda board: board.jump(len(board.record.actions)))
        self.look()

    def study(self) -> None:
        """The widget itself: what it synchronizes with the page, and what a notebook keeps of it."""
        if self.pair.seat is None:
            return
        kept = []
        for board in self.both:
            study = Study(board.record, seat=self.pair.seat, lang=board.lang)
            state = study.get_state()
            bundle, _ = study._repr_mimebundle_()
            bundle.pop("application/vnd.jupyter.widget-view+json")
            texts = [repr(study), study.to_text(), repr(study.record), link(study)]
            kept.append([{name: state[name] for name in ("frame", "words", "area")}, bundle, *texts])
            study.close()
        self.alike("the widget", *kept)


def kinds(pair: Pair) -> Iterator[tuple[int, set[str]]]:
    """The steps of a stretch with the kinds of hidden events in them."""
    p = pair.starts[0]
    for ply, (act, _) in enumerate(pair.steps, 1):
        hidden = {event.hidden_as for event in p.events(act) if event.seen_by(pair.seat) is not event}
        yield ply, hidden | ({pair.hidden[ply]} if ply in pair.hidden else set())
        p = p.play(act)


def chosen(stretches: list[Pair], rng: random.Random) -> set[tuple[int, int]]:
    """The steps that are looked at with everything: the first of each kind of hidden event, then random ones."""
    every = [(at, ply, found) for at, pair in enumerate(stretches) for ply, found in kinds(pair)]
    met: set[str] = set()
    first = []
    for at, ply, found in every:
        if found - met:
            met |= found
            first.append((at, ply))
    rest = [(at, ply) for at, ply, _ in every if (at, ply) not in first]
    return {*first, *rng.sample(rest, min(len(rest), max(0, DRAWN - len(first))))}


def play(game: Subject, number: int) -> tuple[int, int, list[str]]:
    """One paired game; how many hidden steps it had, in how many the two games did differ, and what told them apart."""
    rng = random.Random(f"{game.name} {number}")
    row, start = divmod(number, len(game.paired))
    players = game.module.start(**game.paired[start]).players
    seat = (None, *range(players))[(row + start) % (players + 1)]
    stretches = list(pairs(game, start, seat, number))
    looked = chosen(stretches, rng)
    hidden = [(at, ply) for at, pair in enumerate(stretches) for ply in pair.hidden]
    again = set(rng.sample(hidden, min(len(hidden), ANEW)))
    wrong: list[str] = []
    for at, pair in enumerate(stretches):
        boards = Boards(game, pair, rng)
        boards.look()
        for ply, step in enumerate(pair.steps, 1):
            for board in boards.both:
                board.lang = ("en", "ko")[ply % 2]
            boards.act(step)
            if ply in pair.hidden or (at, ply) in looked | again or ply % OPEN == 0:
                boards.look(ply in pair.hidden)
            if (at, ply) in looked:
                boards.drawn()
            if (at, ply) in again:
                boards.anew(ply)
        if at == 0:
            boards.study()
        wrong += boards.wrong
    differing = sum(act != twin for pair in stretches for act, twin in pair.steps)
    return len(hidden), differing, wrong


@pytest.mark.parametrize("number", range(rounds(1, soak=4)))
def test_a_game_is_the_same_whatever_is_hidden(game: Subject, number: int) -> None:
    *_, wrong = play(game, number)
    assert wrong == []


@pytest.mark.soak
@pytest.mark.parametrize("ten", range(15))
def test_games_are_alike_whatever_is_hidden(game: Subject, ten: int) -> None:
    games = [play(game, ten * 10 + one) for one in range(10)]
    assert [what for *_, wrong in games for what in wrong] == []
    assert sum(differing for _, differing, _ in games) > 20 or not game.hides
    assert sum(hidden for hidden, *_ in games) > 20 or not game.hides
