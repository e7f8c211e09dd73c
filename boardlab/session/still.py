"""Still pictures of what is live in a running notebook: each says that it is a picture, and how to start it."""

from __future__ import annotations

from boardlab.core.picture.caption import SIZES, captioned, wrap
from boardlab.lessons import Checkpoint
from boardlab.lessons.model.question_types import WORDING
from boardlab.session.features.picture import PictureFeature
from boardlab.session.game_session import Session


def card_svg(asked: Checkpoint, lang: str | None = None) -> str:
    """Question, choices and board as SVG text; nothing of the answer. The same question gives the same bytes."""
    texts = [(WORDING.say("card.picture", lang), "s")]
    texts += [(WORDING.say("card.head", lang, id=asked.id, worth=asked.worth), "s")]
    texts += [(line, "t") for line in wrap(asked.title(lang), SIZES["t"])]
    texts += [(line, "q") for line in wrap(asked.question(lang), SIZES["q"])]
    texts += [(f"○ {asked.choice(key, lang)}", "q") for key in asked.options]
    return captioned(asked.scene(lang).to_svg(), texts, asked.title(lang))


def board_svg(session: Session) -> str:
    """The board of a session as SVG text, under a line that says how to play on it."""
    scene = session.has(PictureFeature).scene()
    return captioned(scene.to_svg(), [(session.say("study.picture"), "s")], scene.title)
