"""The way in for a notebook: ``boardlab.courses()`` says of each game how to go on, play, explore, and be challenged.

It is what the first page of the site is, as a picture and lines of Python to copy; nothing of it is live.
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from boardlab.core.contract.game import find_game, game_names
from boardlab.core.i18n.language import check_language, language, speaking
from boardlab.core.picture.html import picture_html
from boardlab.core.play.record import Record
from boardlab.lessons.build.store import lessons_of
from boardlab.lessons.journal.journal import journal
from boardlab.lessons.journal.tally import Tally
from boardlab.lessons.model.base_question import WORDING
from boardlab.lessons.model.challenges import challenges
from boardlab.lessons.model.lesson import Lesson
from boardlab.lessons.model.topics import scenario, topic_names


@dataclass(frozen=True)
class GameCourse:
    """What one game offers, and how far one is in it."""

    game: str
    lessons: tuple[Lesson, ...]
    """Those that ask something, in order."""
    done: int
    """How many of them have all their questions answered rightly."""
    next: Lesson | None
    """The one to go on with; None where all are done."""

    def lines(self, lang: str) -> list[tuple[str, str, str]]:
        """What may be done: what it is called, the line of Python, and how far one is."""
        reached = WORDING.say("courses.reached", lang, done=self.done, all=len(self.lessons))
        going = self.next or self.lessons[0]
        title = going.title[lang].partition(": ")[2] or going.title[lang]
        told = [("learn", f'boardlab.lesson("{going.id}")', f"{title[:1].upper()}{title[1:]}, {reached}")]
        told.append(("play", f'boardlab.play("{self.game}")', ""))
        told.append(("explore", f"boardlab.Study(boardlab.{self.game}.start())", ""))
        if challenges(self.game):
            told.append(("challenge", f'boardlab.challenges("{self.game}")', WORDING.say("challenge.about", lang)))
        return [(WORDING.say(f"courses.{key}", lang), code, said) for key, code, said in told]


@dataclass(frozen=True)
class CoursesCard:
    """All games with lessons; made by :func:`courses`."""

    games: tuple[GameCourse, ...]
    lang: str

    def to_text(self) -> str:
        """Each game with what may be done, as plain text."""
        told = []
        for each in self.games:
            game = find_game(each.game)
            told.append(f"{game.wording.say('game', self.lang)}: {game.wording.say('about', self.lang)}")
            told += [f"  {code}  # {label}{f': {said}' if said else ''}" for label, code, said in each.lines(self.lang)]
        return "\n".join(told)

    def __repr__(self) -> str:
        return self.to_text()

    def _repr_html_(self) -> str:
        parts = "".join(self._game(each) for each in self.games)
        return f'<div style="display:flex;flex-wrap:wrap;gap:16px">{parts}</div>'

    def _game(self, each: GameCourse) -> str:
        wording = find_game(each.game).wording
        rows = "".join(
            f'<p style="margin:6px 0 0"><b>{escape(label)}</b>{escape(f": {said}" if said else "")}<br>'
            f"<code>{escape(code)}</code></p>"
            for label, code, said in each.lines(self.lang)
        )
        try:
            board = scenario(f"{each.game}.cover")
        except KeyError:
            board = Record.new(each.game).position
        with speaking(self.lang):
            drawn = picture_html(board.scene(lang=self.lang, show="board").to_svg())
        return (
            f'<div style="flex:1 1 260px;max-width:380px">{drawn}<h3 style="margin:6px 0">'
            f"{escape(wording.say('game', self.lang))}</h3>"
            f'<p style="margin:0">{escape(wording.say("about", self.lang))}</p>{rows}</div>'
        )


def courses(lang: str | None = None) -> CoursesCard:
    """The games with lessons: where to begin or to go on in each, how to play and explore it.

    Args:
        lang: ``"en"`` or ``"ko"``; None follows ``boardlab.language()``.
    """
    said = check_language(lang or language())
    try:
        tally = journal().tally()
    except OSError:
        tally = Tally()
    found = (_of(game, tally) for game in sorted(game_names()) if topic_names(game))
    return CoursesCard(tuple(each for each in found if each.lessons), said)


def _of(game: str, tally: Tally) -> GameCourse:
    asking = tuple(lesson for lesson in lessons_of(game) if lesson.asks)
    solved = {name for name, standing in tally.standings.items() if standing.solved}
    known = {lesson.id: solved.intersection(lesson.asks) for lesson in asking}
    done = [lesson for lesson in asking if known[lesson.id] == {*lesson.asks}]
    still = [lesson for lesson in asking if lesson not in done]
    begun = [lesson for lesson in still if known[lesson.id]]
    return GameCourse(game, asking, len(done), next(iter((*begun[-1:], *still)), None))
