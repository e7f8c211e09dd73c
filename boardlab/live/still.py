"""Still pictures of what is live in a running notebook: each says that it is a picture, and how to start it."""

from __future__ import annotations

import re

from boardlab.core.svg import escape
from boardlab.lessons import Checkpoint
from boardlab.lessons.question_types import WORDING
from boardlab.live import frame_board
from boardlab.live.session import Session

_WIDE = 760
_LINE = 26
_LEFT = 24


def card_svg(asked: Checkpoint, lang: str | None = None) -> str:
    """Question, choices and board as SVG text; nothing of the answer. The same question gives the same bytes."""
    texts = [(WORDING.say("card.picture", lang), "s")]
    texts += [(WORDING.say("card.head", lang, id=asked.id, worth=asked.worth), "s")]
    texts += [(line, "t") for line in wrap(asked.title(lang), 22)]
    texts += [(line, "q") for line in wrap(asked.question(lang), 17)]
    texts += [(f"○ {asked.choice(key, lang)}", "q") for key in asked.options]
    return captioned(asked.scene(lang).to_svg(), texts, asked.title(lang))


def board_svg(session: Session) -> str:
    """The board of a session as SVG text, under a line that says how to play on it."""
    scene = frame_board.scene(session)
    return captioned(scene.to_svg(), [(session.say("study.picture"), "s")], scene.title)


def captioned(drawn: str, texts: list[tuple[str, str]], title: str) -> str:
    """A drawing under lines of text, each with its kind: ``s`` small, ``t`` a title, ``q`` what is asked."""
    box = re.search(r'viewBox="([-\d. ]+)"', drawn)
    if box is None:
        return drawn
    _, _, width, height = (float(side) for side in box[1].split())
    tall = round(height * 792 / width)
    rows = []
    y = 8
    for text, kind in texts:
        y += _LINE + (6 if kind == "t" else 0)
        rows.append(f'<text class="bl-q-{kind}" x="{_LEFT}" y="{y}">{escape(text)}</text>')
    top = y + 14
    opening, _, drawn_inside = drawn.partition(">")
    opening = re.sub(r' (?:width|height)="[^"]*"', "", opening)  # the board's own size gives way to its place here
    inner = opening.replace("<svg ", f'<svg x="0" y="{top}" width="792" height="{tall}" ', 1) + ">" + drawn_inside
    style = (
        ".bl-q{font-family:system-ui,-apple-system,'Segoe UI','Noto Sans','Noto Sans KR',sans-serif;fill:#23262b}"
        ".bl-q-bg{fill:#f7f4ec}.bl-q-s{font-size:14px;fill:#63686f}.bl-q-t{font-size:22px;font-weight:650}"
        ".bl-q-q{font-size:17px}@media screen and (prefers-color-scheme:dark){"
        '.bl-q:not([data-jp-theme-light="true"] *){fill:#ece8df}.bl-q:not([data-jp-theme-light="true"] *) .bl-q-bg'
        '{fill:#1b1e23}.bl-q:not([data-jp-theme-light="true"] *) .bl-q-s{fill:#a2a8b0}}'
    )
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" class="bl-q" viewBox="0 0 792 {top + tall}" role="img">',
            f"<title>{escape(title)}</title>",
            f"<style>{style}</style>",
            f'<rect class="bl-q-bg" width="792" height="{top + tall}"/>',
            *rows,
            inner,
            "</svg>",
        ]
    )


def wrap(text: str, size: int) -> list[str]:
    """A text in lines that fit, by the usual widths of signs: Hangul is as wide as high, Latin half of that."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and sum(size * (0.95 if sign >= "ᄀ" else 0.54) for sign in longer) > _WIDE - 2 * _LEFT:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
