"""The steps of a lesson on the stage: by which rules they follow from its source, and that nothing of it is lost."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from boardlab.core.errors import PlainError
from boardlab.core.i18n.language import LANGUAGES
from boardlab.lessons.build.lesson_sources import lesson_files
from boardlab.lessons.build.markdown import blocks
from boardlab.lessons.build.source import mistakes, parse, plain
from boardlab.lessons.build.steps import crowded, walk
from boardlab.lessons.build.store import find_lesson, lessons_of
from boardlab.lessons.model.catalogue import checkpoint
from boardlab.session.lesson.texts import as_words, read_out

SOURCES = sorted((Path(__file__).parents[2] / "notebooks" / "source").glob("*/*.md"))
every_source = pytest.mark.parametrize("path", SOURCES, ids=lambda path: f"{path.parent.name}-{path.stem}")

HEAD = '+++\nid = "torres.x"\ntitle = {en = "Torres 09: x", ko = "토레스 09: 엑스"}\nnext = []\n'
SETUP = "```{setup}\n```\n"


def prose(english: str, field: str = "") -> str:
    korean = re.sub(r"[A-Za-z]+", "말", english)
    return f":::{{en}}\n{field}{english}\n:::\n:::{{ko}}\n{field}{korean}\n:::\n"


def code(kind: str, text: str, field: str = "") -> str:
    return f"```{{{kind}}}\n{field}{text}\n```\n"


ASK = "```{ask} torres.scoring.2\n```\n"
LOOK = code("board", "still(castle)")
PLAY = code("play", "Study(castle)")


@pytest.fixture
def steps_of(tmp_path: Path) -> Any:
    def made(*blocks: Any, head: str = "") -> Any:
        path = tmp_path / "torres" / "09_x.md"
        path.parent.mkdir(exist_ok=True)
        path.write_text(f"{HEAD}{head}+++\n{SETUP}{''.join(blocks)}", encoding="utf-8")
        source = parse(path)
        assert not list(mistakes(source))
        return walk(source)

    return made


def told(walked: Any) -> Any:
    """Each step in short: what it is, its English text, how many pictures."""
    return [(step.kind, step.text["en"], len(step.pictures)) for step in walked.steps[:-1]]


# -- the rules -----------------------------------------------------------------------------------------------------


def test_a_picture_belongs_to_the_prose_before_it(steps_of: Any) -> None:
    assert told(steps_of(prose("One."), LOOK, prose("Two."), LOOK)) == [("read", "One.", 1), ("read", "Two.", 1)]


def test_picture_without_text_before_joins_the_next_step(steps_of: Any) -> None:
    assert told(steps_of(LOOK, prose("One."), LOOK)) == [("read", "One.", 1), ("read", "", 1)]
    assert told(steps_of(ASK, PLAY, prose("Try it."), ASK)) == [
        ("ask", "", 0),
        ("play", "Try it.", 1),
        ("ask", "", 0),
    ]
    assert told(steps_of(LOOK, prose("## Next\n\nTwo."), LOOK)) == [("read", "", 1), ("read", "Two.", 1)]


def test_a_heading_begins_a_step_and_opens_a_chapter(steps_of: Any) -> None:
    walked = steps_of(prose("One.\n\n## Next\n\nTwo. Three. Four."), LOOK)
    assert told(walked) == [("read", "One.", 0), ("read", "Two. Three. Four.", 1)]
    assert [names["en"] for names in walked.chapters] == ["Torres 09: x", "Next"]
    assert [step.title["en"] for step in walked.steps[:-1]] == ["", "Next"]
    assert [step.chapter for step in walked.steps] == [0, 1, 1]


def test_short_text_before_a_question_becomes_its_first_line(steps_of: Any) -> None:
    assert told(steps_of(prose("Look here. And here."), ASK)) == [("ask", "Look here. And here.", 0)]


def test_long_text_becomes_a_step_before_the_question(steps_of: Any) -> None:
    assert told(steps_of(prose("Look here."), LOOK, ASK)) == [("read", "Look here.", 1), ("ask", "", 0)]
    assert told(steps_of(prose("One. Two. Three."), ASK)) == [("read", "One. Two. Three.", 0), ("ask", "", 0)]


def test_cells_that_show_nothing_have_no_step(steps_of: Any) -> None:
    silent = code("run", "castle = 1"), code("run", "assert castle")
    assert told(steps_of(prose("One."), *silent, LOOK)) == [("read", "One.", 1)]


def test_marks_keep_a_part_in_notebook_or_lesson_only(steps_of: Any) -> None:
    walked = steps_of(
        prose("Run each cell.", ":only: jupyter\n"),
        prose("Once more.", ":only: notebook\n"),
        prose("Press Next.", ":only: stage\n"),
        LOOK,
        code("tell", "table()", ":only: notebook\n"),
        prose("On."),
        LOOK,
    )
    assert told(walked) == [("read", "Press Next.", 1), ("read", "On.", 1)]
    assert len(walked.cells) == 4, "it is run all the same: what it defines may be needed"


def test_a_second_board_may_stand_beside_the_first(steps_of: Any) -> None:
    walked = steps_of(prose("Which is better?"), LOOK, code("board", "still(other)", ":compare:\n"))
    assert [picture.compare for picture in walked.steps[0].pictures] == [False, True]
    assert not [what for _, what in crowded(walked) if "no words" in what]


def test_the_first_screen_comes_from_the_front_matter(steps_of: Any) -> None:
    walked = steps_of(prose("One."), LOOK, head='[opening]\nen = "Build castles."\nko = "성을 쌓습니다."\n')
    assert walked.steps[0].kind == "opening"
    assert walked.steps[0].text["ko"] == "성을 쌓습니다."


def test_a_step_is_remembered_by_what_it_says(steps_of: Any) -> None:
    before = [step.key for step in steps_of(prose("One."), LOOK, prose("Two."), LOOK, ASK).steps]
    after = [step.key for step in steps_of(prose("Zero."), LOOK, prose("Two."), LOOK, ASK).steps]
    assert len(set(before)) == len(before)
    assert before[1:] == after[1:]
    assert before[0] != after[0]
    assert before[2] == "torres.scoring.2"


MISTAKES = {
    "headings differ": ":::{en}\n## One\n\na\n:::\n:::{ko}\n하나\n:::\n",
    "an unknown value": ":::{en}\n:only: loud\none\n:::\n:::{ko}\n:only: loud\n하나\n:::\n",
    "one language marked": ":::{en}\n:only: notebook\none\n:::\n:::{ko}\n하나\n:::\n",
    "a field of another": "```{board}\n:free:\n1\n```\n",
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_error_names_its_line(tmp_path: Path, mistake: str) -> None:
    path = tmp_path / "torres" / "09_x.md"
    path.parent.mkdir()
    path.write_text(f"{HEAD}+++\n{SETUP}{MISTAKES[mistake]}", encoding="utf-8")
    source = parse(path)
    found = [line for line, _ in mistakes(source)]
    if not found:
        with pytest.raises(Exception, match=r"^09_x\.md:8: "):
            walk(source)
    else:
        assert found[0] in (8, 12)


# -- what does not fit ---------------------------------------------------------------------------------------------


def test_crowded_steps_are_reported_with_their_lines(steps_of: Any) -> None:
    walked = steps_of(prose("word " * 61), LOOK, code("board", "still(other)"))
    found = [(line, what) for line, what in crowded(walked) if "opening" not in what]
    assert [line for line, _ in found] == [9, 9, 17]
    assert "61 words; 60 at most" in found[0][1]
    assert "no words" in found[2][1]


def test_board_of_the_first_screen_is_not_repeated(steps_of: Any) -> None:
    head = '[opening]\nen = "Build."\nko = "지으세요."\n'
    wordless = steps_of(code("play", "Study(p)"), prose("## On\n\nLook."), LOOK, head=head)
    assert [step.kind for step in wordless.steps] == ["opening", "read", "end"]
    assert [picture.kind for picture in wordless.steps[0].pictures] == ["play"]
    told_of = steps_of(code("play", "Study(p)"), prose("Build a castle."), head=head)
    assert [step.kind for step in told_of.steps][:2] == ["opening", "play"]


# -- our lessons ---------------------------------------------------------------------------------------------------


def letters(text: Any) -> Any:
    return re.sub(r"\W", "", plain(re.sub(r"\{\{.*?\}\}", "", text)))


@every_source
def test_no_text_no_question_and_no_picture_is_lost(path: Any) -> None:
    source = parse(path)
    walked = walk(source)
    asked = [step.about for step in source.parts if step.kind == "question"]
    assert [step.about for step in walked.steps if step.about] == asked
    assert len(set(asked)) == len(asked)
    for lang in ("en", "ko"):
        written = "".join(
            letters(step.says[lang])
            for step in source.parts
            if step.kind == "prose" and step.mark not in ("notebook", "jupyter")
        )
        names = {at: names[lang] for at, names in enumerate(walked.chapters) if at}
        shown = ""
        for step in walked.steps:
            if step.kind != "opening":
                shown += letters(names.pop(step.chapter, "") + step.text[lang])
        assert shown == written
    drawn = [part.shows for part in source.parts if part.kind == "code" and part.mark != "notebook"]
    pictures = [picture for step in walked.steps for picture in step.pictures]
    twins = sum(part.shows == "chart" for part in source.parts)
    assert len([each for each in drawn if each]) - twins <= len(pictures) <= len([each for each in drawn if each])
    assert len({picture.line for picture in pictures}) == len(pictures)


@every_source
def test_steps_are_numbered_by_chapters_and_remembered_apart(path: Any) -> None:
    walked = walk(parse(path))
    order = [step.chapter for step in walked.steps]
    assert order == sorted(order)
    assert set(order) == set(range(len(walked.chapters)))
    keys = [step.key for step in walked.steps]
    assert len(set(keys)) == len(keys)
    assert walked.steps[-1].kind == "end"


def test_every_lesson_is_found_by_its_id() -> None:
    assert len(lesson_files()) == len(SOURCES)
    for name, path in lesson_files().items():
        assert (find_lesson(name).id, find_lesson(name).name) == (name, path.stem)


def test_unknown_lesson_is_refused_with_near_names() -> None:
    for given, near in (("torres.scorin", "torres.scoring"), ("catan", "catan."), ("", "catan.board"), (7, "catan.")):
        with pytest.raises(PlainError) as found:
            find_lesson(given)
        assert near in str(found.value)
        assert "\n" not in str(found.value)


FITTING = [path for path in SOURCES if path.stem[:2].isdigit()]


@pytest.mark.parametrize("path", FITTING, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_lesson_has_no_crowded_step_and_prints_nothing(path: Any) -> None:
    """Each step fits the stage, and a learner sees pictures and tables, not what Python prints."""
    lesson = walk(parse(path))
    assert not list(crowded(lesson))
    code = [part.code for part in lesson.parts if part.kind == "code"]
    assert not [text for text in code if "print(" in text or text.splitlines()[-1].endswith(".verdict")]


@pytest.mark.parametrize("game", ["catan", "creed", "torres"])
def test_a_lesson_takes_ten_to_25_minutes(game: str) -> None:
    minutes = {each.id: each.minutes for each in lessons_of(game)}
    assert {name: found for name, found in minutes.items() if not 10 <= found["ko"] <= found["en"] <= 25} == {}


SECONDS = {"choice": 25, "legal": 25, "number": 60, "cells": 60, "order": 60, "turn": 90}


def worked_out(path: Path, lang: str) -> float:
    """The minutes of a lesson from its document and its questions: words, thinking, playing, clicks."""
    source, lesson = parse(path), walk(parse(path))
    asked = [checkpoint(name) for name in lesson.asks]
    said = [source.head["opening"][lang]]
    said += [part.says[lang] for part in lesson.parts if part.says and part.mark not in ("notebook", "jupyter")]
    for each in asked:
        said += [each.title(lang), each.question(lang), each.say("why", lang)]
        said += [each.choice(key, lang) for key in each.choices if each.kind in ("choice", "order")]
    plays = sum(step.is_played and not step.about for step in lesson.steps)
    of_play = 40 if path.stem.startswith("00_f") else 90
    pictures = sum(len(step.pictures) for step in lesson.steps)
    seconds = sum(SECONDS[each.kind] for each in asked) * 1.35 + plays * of_play + 5 * pictures + 3 * len(lesson.steps)
    return sum(len(plain(text).split()) for text in said) / 130 + seconds / 60


@pytest.mark.parametrize("path", FITTING, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_stated_minutes_are_within_15_percent_of_estimates(path: Any) -> None:
    """In each language its own."""
    stated = find_lesson(walk(parse(path)).id).minutes
    found = {lang: stated[lang] / worked_out(path, lang) for lang in LANGUAGES}
    assert {lang: share for lang, share in found.items() if not 0.85 <= share <= 1.15} == {}


@every_source
def test_no_text_points_at_what_is_not_there(path: Any) -> None:
    """What ends with a colon is followed by a picture; a question comes on a step of its own."""
    blocks = [block for block in parse(path).blocks if block.mark not in ("notebook", "jupyter")]
    for at, block in enumerate(blocks):
        if block.kind in ("en", "ko") and block.text.rstrip().endswith(":"):
            after = next((each for each in blocks[at + 1 :] if each.kind not in ("en", "ko")), None)
            shows = after is not None and after.kind in ("board", "tell", "chart", "play")
            assert shows, (block.line, block.text[-80:])


@every_source
def test_steps_contain_no_source_markup(path: Any) -> None:
    """As in ``**[[…]]**``: what is strong holds no rule."""
    source = parse(path)
    texts = [(step.line, lang, step.text[lang]) for step in walk(source).steps for lang in LANGUAGES]

    def said_in(text: str, lang: str) -> str:
        return as_words(read_out(blocks(text), lambda _: "0", source.rules, lang))

    said = {(line, lang): said_in(text, lang) for line, lang, text in texts}
    assert not {at: words for at, words in said.items() if re.search(r"\[\[|\]\]|\*\*", words)}
