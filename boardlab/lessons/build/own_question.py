"""A question of one's own, from a position: what an author gets to complete for ``questions.toml``.

It is made like a question that there is: the same is asked, by the same formulas, of another position. So the answer
and what each wrong rule says there are computed; words are the author's. :func:`askable` finds
those that can be.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from boardlab.core.contract.position import Position
from boardlab.core.errors import PlainError
from boardlab.core.i18n.language import LANGUAGES, Phrase, language
from boardlab.core.json_data import Json, Table
from boardlab.core.text.quoting import shown
from boardlab.lessons.build.lint import repeating
from boardlab.lessons.build.lint_question import TO_WRITE, of_checkpoint
from boardlab.lessons.model.base_question import WORDING, Answer
from boardlab.lessons.model.catalogue import checkpoint
from boardlab.lessons.model.checkpoint import Checkpoint
from boardlab.lessons.model.misconception import Misconception
from boardlab.lessons.model.question_fields import QUESTION, wrong_here
from boardlab.lessons.model.topics import Topic, find_topic

_TEXTS = ("title", "question", "hint", "look", "right", "why", "choice")
_KEPT = tuple(field for field in QUESTION if field not in {"position", "moment", "wrong", "solve", "gives", *_TEXTS})
"""The fields that hold for the new position as they did for the old one."""
_SHOWN_AFTERWARDS: dict[str, Callable[[Checkpoint], object]] = {
    "after": Checkpoint.scene_after,
    "receipt_of": Checkpoint.receipt,
}
"""What the fields show that a question can do without: on another position they may name what is not there."""


@dataclass(frozen=True)
class OwnQuestion:
    """A question that is not finished yet."""

    like: str
    """The id of the question it is made like."""
    id: str
    """The next free one of the topic."""
    asked: Checkpoint
    """It, asked of the new position, with the words of the other question."""
    table: Table
    wrong: tuple[Misconception, ...]
    """The wrong rules that answer differently on this position. Those of the other question come first; the rest are
    others of its topic."""
    give_aways: tuple[Phrase, ...]
    """What gives the answer away, and why it tells nothing apart, each a phrase of the lessons' words."""
    findings: tuple[str, ...]
    """What else ``boardlab lint`` will say of it, each a sentence in English as there."""

    @property
    def answer(self) -> Answer:
        """The right answer, computed by the game."""
        return self.asked.answer()

    def said(self, wrong: Misconception, lang: str | None = None) -> str:
        """What a wrong rule answers on this position, in words."""
        return _said(self.asked, wrong, lang)

    def stands(self, wrong: Misconception) -> bool:
        """Does a wrong rule stand in the entry?"""
        return wrong.key in self.table["wrong"]

    def to_toml(self) -> str:
        """The entry for ``questions.toml``; texts of the other question stand there as a beginning, marked."""
        return "\n".join([f"[{self.id.rpartition('.')[2]}]", *_lines(self.table)]) + "\n"

    def __str__(self) -> str:
        names = ", ".join(f"{each.key}: {self.said(each)}" for each in self.wrong)
        told = [f"# {self.id}, like {self.like}: {self.asked.show(self.answer)}", f"# told apart: {names or '–'}"]
        warned = (*(WORDING.phrase(each) for each in self.give_aways), *self.findings)
        return "\n".join([*told, *(f"# warning: {each}" for each in warned), self.to_toml()])


def askable(position: Position, topic: Topic) -> tuple[Checkpoint, ...]:
    """The questions of a topic that can be asked of a position, each asked of it, in their order."""
    found = []
    for number, held in topic.held.items():
        if number.isdecimal() and "moment" not in held:
            try:
                asked = _bare(topic, number, position)
                asked.title()
                if _is_right(asked):
                    found.append(asked)
            except Exception:  # noqa: BLE001  (a formula may raise anything on a position it was not written for)
                continue
    return tuple(found)


def question_from(position: Position, like: str, *, wrong: Iterable[str] | None = None) -> OwnQuestion:
    """A question about a position, made like one that there is.

    Its texts in the language that is spoken are those of the other question, to be mended; in the other language they
    are marked as to be written.

    Args:
        position: what is asked about; a position of the same game.
        like: the id of a question of a lesson, such as ``torres.scoring.2``: the kind, what is asked, and how it is
            answered are its.
        wrong: the keys of the wrong rules that shall stand in the entry; without it, those of the other question. Such
            as give no other answer here are left out.

    Raises:
        UnknownCheckpoint: where there is no such question.
        PlainError: where it is one of another game or of a first game, or cannot be asked of this position.
    """
    model = checkpoint(like)
    topic, number = find_topic(model.id.rpartition(".")[0]), model.id.rpartition(".")[2]
    if topic is None or number not in topic.held or "moment" in topic.held[number]:
        raise PlainError(WORDING.say("own.no_model", like=shown(like)))
    if getattr(position, "game", None) != topic.game:
        raise PlainError(WORDING.say("own.other_game", like=like, game=topic.game))
    held: Table = topic.held[number]
    try:
        bare = _bare(topic, number, position)
        if not _is_right(bare):
            raise PlainError(WORDING.say("own.not_here", like=like))
    except PlainError:
        raise
    except Exception:  # noqa: BLE001  (a formula may raise anything on a position it was not written for)
        raise PlainError(WORDING.say("own.not_here", like=like)) from None
    table = _table(held, position)
    for field in _SHOWN_AFTERWARDS.keys() & table.keys():
        try:
            _SHOWN_AFTERWARDS[field](bare)
        except Exception:  # noqa: BLE001  (a formula may raise anything on a position it was not written for)
            del table[field]
    told_apart = dict(_told_apart(topic, table, bare, wrong_here(held)))
    kept = wrong_here(held) if wrong is None else frozenset(wrong)
    table["wrong"] = {key: said for key, (said, _) in told_apart.items() if key in kept}
    table |= {field: _to_write(held[field]) for field in _TEXTS if field in held}
    asked = topic.made(table, id=bare.id, words=bare.words, setting=lambda: position)
    found = tuple(each for _, each in told_apart.values())
    lint = dict.fromkeys(each.says for each in (*of_checkpoint(asked), *repeating([asked])))
    return OwnQuestion(like, bare.id, asked, table, found, tuple(_give_aways(asked, found)), tuple(lint))


def _is_right(asked: Checkpoint) -> bool:
    """Can its answer be given? Where no place is right, none can be picked."""
    answer = asked.answer()
    return answer != frozenset() and asked.accepts(asked.read(answer))


def _table(held: Table, position: Position) -> Json:
    """What the entry has of the other question, but for wrong rules and texts."""
    kept = {field: held[field] for field in (*_KEPT, "solve", "gives") if field in held and field != "kind"}
    return {"kind": held["kind"], "position": position.to_text(), **kept}


def _bare(topic: Topic, number: str, position: Position) -> Checkpoint:
    """A question of a topic asked of another position, without wrong rules and with the words it has."""
    name = f"{topic.id}.{max(map(int, topic.numbers)) + 1}"
    table = _table(topic.held[number], position)
    return topic.made(table, id=name, words=f"{topic.name}.{number}", setting=lambda: position)


def _told_apart(
    topic: Topic, table: Json, bare: Checkpoint, usual: Mapping[str, Json]
) -> Iterator[tuple[str, tuple[Json, Misconception]]]:
    """The wrong rules that answer differently here, each with what the question says of it; no two say the same."""
    known = {bare.answering.said_in_short(bare, bare.answer(), "en")}
    for name in dict.fromkeys([*usual, *topic.held.get("wrong", {})]):
        said = usual.get(name, {})
        if name not in usual and not isinstance(topic.wrong_rule(name).get("answer"), str):
            continue
        try:
            asked = topic.made(
                {**table, "wrong": {name: said}}, id=bare.id, words=bare.words, setting=lambda: bare.position
            )
            [wrong] = asked.misconceptions
            given = asked.read(wrong.answer(asked.position))
            if asked.accepts(given) and asked.names(given):
                continue
            words = _said(asked, wrong, "en")
        except Exception:  # noqa: BLE001  (a wrong rule may not know what to do on this position)
            continue
        if words not in known:
            known.add(words)
            yield name, (said, wrong)


def _said(asked: Checkpoint, wrong: Misconception, lang: str | None) -> str:
    return asked.answering.said_in_short(asked, wrong.answer(asked.position), lang)


def _give_aways(asked: Checkpoint, offered: tuple[Misconception, ...]) -> Iterator[Phrase]:
    """What gives the answer away on its board, and why it would tell no wrong rule apart."""
    answer = asked.answer()
    if asked.kind == "number":
        drawn = asked.scene("en", show="board").to_svg()
        seen = re.findall(rf">\s*{answer}\s*<", re.sub(r"<(title|desc)>.*?</\1>", "", drawn, flags=re.DOTALL))
        if seen:
            yield Phrase("own.on_picture", {"answer": answer, "count": len(seen)})
    if not asked.misconceptions:
        yield Phrase("own.none_stands" if offered else "own.tells_nothing")


def _to_write(said: object) -> object:
    """A text, or a table of texts, as something to begin with: what the other question says, marked."""
    if isinstance(said, dict) and set(said) >= set(LANGUAGES) and all(isinstance(each, str) for each in said.values()):
        first = language() if language() in said else LANGUAGES[0]
        return {lang: said[first] if lang == first else f"{TO_WRITE} {said[lang]}" for lang in LANGUAGES}
    return {key: _to_write(each) for key, each in said.items()} if isinstance(said, dict) else said


def _lines(table: Table, prefix: str = "") -> Iterator[str]:
    """A table as TOML, a line a field."""
    for key, value in table.items():
        name = f"{prefix}{key if re.fullmatch(r'[A-Za-z0-9_-]+', key) else json.dumps(key)}"
        if isinstance(value, dict) and value:
            yield from _lines(value, f"{name}.")
        elif isinstance(value, dict):
            yield f"{name} = {{}}"
        else:
            yield f"{name} = {json.dumps(value, ensure_ascii=False)}"
