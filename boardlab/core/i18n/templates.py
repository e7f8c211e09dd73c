"""Templates of sentences: named placeholders, Korean particles, English plurals and verbs.

A sentence is one template per language, never joined from pieces. A template has named placeholders:

* ``{cell}`` puts the fact in.
* ``{cell:은/는}`` puts it in, followed by the particle its last sound asks for; so do 이/가, 을/를, 과/와, 으로/로.
  A closing sign may stand between the two: ``“{name:”은/는}``.
* ``{count:|block|blocks}`` puts in the number and the English noun that fits it.
* ``{player:|has|have}`` puts in the name and the English verb that fits it: "A has", "you have"; ``{player:~has|have}``
  puts in the verb alone, ``{player:’s}`` is "A’s" or "your", and ``{player:yours}`` is "A" or "yours".
"""

from __future__ import annotations

import string
from functools import lru_cache
from typing import ClassVar, NamedTuple


class PlayerName(str):
    """What a player is called, as a fact of a sentence."""

    __slots__ = ()
    you: ClassVar[bool] = False
    """Is this player spoken to?"""


class Addressed(PlayerName):
    """What the player is called who is spoken to: "you"."""

    __slots__ = ()
    you: ClassVar[bool] = True


_DIGIT_FINALS = {"0": "ㅇ", "1": "ㄹ", "2": "", "3": "ㅁ", "4": "", "5": "", "6": "ㄱ", "7": "ㄹ", "8": "ㄹ", "9": ""}
_LETTER_FINALS = {"l": "ㄹ", "m": "ㅁ", "n": "ㄴ", "r": "ㄹ"}
_RIEUL = 8
_PARTICLES = {"은/는", "이/가", "을/를", "과/와", "으로/로", "이다/다", "이라/라"}
_CLOSING = "”’)"
_POSSESSIVE, _OF = "’s", "yours"


def final_sound(text: str) -> str:
    """The final consonant with which Korean reads the end of ``text``: "" for a vowel, "ㄹ", or any other sign.

    Hangul is taken apart; digits and Latin letters are read by their Korean names (3 삼, B 비, L 엘).
    """
    for sign in reversed(text.lower()):
        if "가" <= sign <= "힣":
            index = (ord(sign) - ord("가")) % 28
            return "" if index == 0 else "ㄹ" if index == _RIEUL else "ㅇ"
        if sign in _DIGIT_FINALS:
            return _DIGIT_FINALS[sign]
        if sign.isalpha():
            return _LETTER_FINALS.get(sign, "")
    return ""


def with_particle(text: str, particle: str) -> str:
    """``text`` with the fitting one of a pair of particles: ``with_particle("d3", "을/를")`` is ``"d3을"``."""
    if text == "나" and particle == "이/가":
        return "내가"
    after_consonant, after_vowel = particle.split("/")
    final = final_sound(text)
    if particle == "으로/로" and final == "ㄹ":
        return text + after_vowel
    return text + (after_consonant if final else after_vowel)


class Placeholder(NamedTuple):
    """A placeholder of a template, read once."""

    name: str
    particle: str = ""
    """The pair of particles that follows, such as 은/는."""
    closing: str = ""
    """The sign that stands between the fact and its particle."""
    nouns: tuple[str, str] | None = None
    """The noun for one and the noun for any other number; or the verb for a name and the verb for "you"."""
    bare: bool = False
    """Is the verb put in without the name?"""
    form: str = ""
    """How the number is written, where that is said: ``+d``."""
    plain: bool = False
    """Is the fact put in as it is, with nothing that fits it?"""

    def put(self, value: object) -> str:
        """The text of a fact in the sentence, with the particle or noun that fits it."""
        if self.particle:
            return with_particle(str(value) + self.closing, self.particle)
        if self.nouns:
            fits = self.nouns[value.you if isinstance(value, PlayerName) else str(value) != "1"]
            return fits if self.bare else f"{value} {fits}"
        if self.form == _POSSESSIVE:
            return f"{value}r" if isinstance(value, Addressed) else f"{value}{_POSSESSIVE}"
        if self.form == _OF:
            return f"{value}rs" if isinstance(value, Addressed) else str(value)
        return format(value, self.form) if self.form else str(value)


@lru_cache(maxsize=8192)
def segments(template: str) -> tuple[str | Placeholder, ...]:
    """A template taken apart, once: what stands in it as it is, and its placeholders."""
    found: list[str | Placeholder] = []
    for literal, name, form, _ in string.Formatter().parse(template):
        if literal:
            found.append(literal)
        if name is not None:
            found.append(_placeholder(name, form or ""))
    return tuple(found)


@lru_cache(maxsize=8192)
def fields(template: str) -> frozenset[str]:
    """The names of the facts that a template asks for."""
    return frozenset(part.name for part in segments(template) if not isinstance(part, str))


def _placeholder(name: str, form: str) -> Placeholder:
    particle = form.lstrip(_CLOSING)
    if particle in _PARTICLES:
        return Placeholder(name, particle, form.removesuffix(particle))
    if form.startswith(("|", "~")):
        one, many = form[1:].split("|")
        return Placeholder(name, nouns=(one, many), bare=form[0] == "~")
    return Placeholder(name, form=form, plain=not form)
