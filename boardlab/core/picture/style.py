"""Style rules of a game's pictures: nested in one root class, in three themes, and only those that a picture uses."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

_CLASS = re.compile(r"\.(bl-[\w-]+)")
_COMMA = re.compile(r",(?![^(]*\))")
_NOT = re.compile(r":not\([^)]*\)")
"""Finds the ``:not(…)`` parts of a selector: classes in them need not occur in a picture for the rule to apply."""
LIVE = frozenset({"bl-dim", "bl-dimmed", "bl-lit", "bl-focus", "bl-over", "bl-at"})
"""Classes a live page sets without asking for a new picture."""


class Sheet:
    """The style rules of one game.

    Args:
        root: the class of the whole picture, such as ``bl-catan``.
        base: declarations of the root itself.
        rules: the rules, one a line.
        light: colours as custom properties, ``--ink:#23262B;…``.
        dark: the same for the dark theme.
        forced: rules where the reader's system chooses all colours, one a line.
        moving: selectors of what glides, which stands still where motion is to be reduced.
        narrow: rules for a picture on a page as narrow as a phone, one a line.
        scaled: more such rules for a live page, where ``--unit`` says how many units of the picture make a pixel.
    """

    def __init__(
        self,
        root: str,
        base: str,
        rules: str,
        light: str,
        dark: str,
        forced: str = "",
        moving: str = "",
        narrow: str = "",
        scaled: str = "",
    ) -> None:
        self.root = root
        self.base = base
        self.rules = tuple(rules.splitlines())
        self.light = light
        self.dark = dark
        self.forced = tuple(forced.splitlines())
        self.moving = moving
        self.narrow = tuple(narrow.splitlines())
        self.scaled = tuple(scaled.splitlines())

    @lru_cache(maxsize=256)  # noqa: B019  (sheets are made once, when their game is first drawn)
    def css(self, theme: str, used: frozenset[str] | None = None) -> str:
        """The rules of one theme for the classes in use; None: for all there are.

        ``auto`` follows the system, and JupyterLab's own theme where there is one. Paper is always light.
        """
        root = f".{self.root}.bl-{theme}"
        if used is not None:
            used = used | LIVE | {self.root}
        lines = [f".{self.root}{{{self.base};", *filter(None, _reduced(self.rules, used))]
        lines[-1] += "}"
        needed = set(re.findall(r"var\((--\w+)\)", "".join(lines)))
        light, dark = [
            ";".join([t for t in tokens.split(";") if t.split(":")[0] in needed]) for tokens in (self.light, self.dark)
        ]
        lines.append(f"{root}{{{light}}}")
        if theme == "dark":
            lines.append(f"@media screen{{{root}{{{dark}}}}}")
        if theme == "auto":
            lines.append(
                f'@media screen and (prefers-color-scheme:dark){{{root}:not([data-jp-theme-light="true"] *){{{dark}}}}}'
            )
            lines.append(f'@media screen{{[data-jp-theme-light="false"] {root}{{{dark}}}}}')
        forced = "".join(_reduced(self.forced, used, important=True))
        forced = f"--bg:Canvas!important;--ink:CanvasText!important;{forced}"
        lines.append(f"@media(forced-colors:active){{.{self.root}{{{forced}}}}}")
        small = "".join(_reduced((*self.narrow, *(self.scaled if used is None else ())), used))
        if small:
            lines.append(f"@container(max-width:480px){{.{self.root}{{{small}}}}}")
        still = "".join(_reduced((f"{self.moving}{{transition:none}}",), used)) if self.moving else ""
        if still:
            lines.append(f"@media(prefers-reduced-motion:reduce){{.{self.root}{{{still}}}}}")
        return "\n".join(lines)


def _reduced(rules: Iterable[str], used: frozenset[str] | None, *, important: bool = False) -> list[str]:
    """CSS rules reduced to the selectors whose classes are all in ``used``; "" for a rule of which none is left."""
    found = []
    for rule in rules:
        selectors, body = rule.split("{", 1)
        if used is not None:
            kept = ""
            for one in _COMMA.split(selectors):
                if used.issuperset(_CLASS.findall(_NOT.sub("", one) if ":not(" in one else one)):
                    kept += f",{one}" if kept else one
            selectors = kept
        if important:
            body = body.replace(";", "!important;").replace("}", "!important}")
        found.append(f"{selectors}{{{body}" if selectors else "")
    return found
