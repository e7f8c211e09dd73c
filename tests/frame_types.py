"""Write the front end's types of what Python sends and may be asked: ``python -m tests.frame_types``.

They are made of the TypedDicts and commands of ``boardlab.session``, so that what is declared there is declared once.
"""

from __future__ import annotations

import ast
import inspect
import json
import sys
import textwrap
import types
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from pkgutil import walk_packages
from typing import Any, Literal, NotRequired, Required, Union, get_args, get_origin, get_type_hints, is_typeddict

from boardlab import session
from boardlab.session.commands import Command, Reply
from boardlab.session.due_session import DueParts
from boardlab.session.features.picture import Area
from boardlab.session.frame_types import Frame
from boardlab.session.futures_session import FuturesParts
from boardlab.session.lesson.lesson_frame_types import LessonFrame
from boardlab.session.matrix_session import MatrixParts
from boardlab.session.practising import OfferParts
from boardlab.session.progress_session import ProgressParts
from boardlab.session.review_frame import ReviewParts

FILE = Path(__file__).parents[1] / "widgets" / "src" / "core" / "frames.ts"
ROOTS = (Frame, LessonFrame, Area, Reply, FuturesParts, MatrixParts, DueParts, OfferParts, ProgressParts, ReviewParts)
HEAD = """\
// What Python sends, and what it may be asked: made by `python -m tests.frame_types` of the types in boardlab/session.
// Not to be edited by hand.
"""
PLAIN: dict[Any, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    Any: "any",
    object: "unknown",
}


class Writer:
    """Makes TypeScript of TypedDicts, each once, with all they are made of."""

    def __init__(self) -> None:
        self.made: dict[str, str] = {}

    def name(self, kind: Any) -> str:
        """The name of a TypedDict, which is written if it was not."""
        name = str(kind.__name__)
        if name not in self.made:
            self.made[name] = ""
            self.made[name] = self._interface(kind)
        return name

    def type(self, hint: Any) -> str:
        """What a type of Python is called in TypeScript."""
        if hint in PLAIN:
            return PLAIN[hint]
        if is_typeddict(hint):
            return self.name(hint)
        if hasattr(hint, "_fields"):
            return f"[{', '.join(f'{name}: {self.type(part)}' for name, part in get_type_hints(hint).items())}]"
        origin, parts = get_origin(hint), get_args(hint)
        if origin in (NotRequired, Required):
            return self.type(parts[0])
        if origin is Literal:
            return " | ".join(json.dumps(part) for part in parts)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.type(part) for part in parts))
        if origin is tuple and parts[-1] is not ...:
            return f"[{', '.join(self.type(part) for part in parts)}]"
        inner = self.type(parts[-1] if origin is dict else parts[0]) if parts else ""
        if origin is dict:
            return f"Record<string, {inner}>"
        if origin in (list, tuple):
            return f"({inner})[]" if " | " in inner and not inner.startswith("(") else f"{inner}[]"
        raise TypeError(f"no type of TypeScript for {hint}")

    def _interface(self, kind: Any) -> str:
        hints, notes = get_type_hints(kind, include_extras=True), _notes(kind)
        lines = []
        for name, hint in hints.items():
            # Of annotations that are text, Python itself does not see which are optional.
            asked = get_origin(hint)
            optional = asked is NotRequired or (name in kind.__optional_keys__ and asked is not Required)
            key = name if name.isidentifier() else f'"{name}"'
            lines += [*_comment(notes.get(name, ""), "  "), f"  {key}{'?' if optional else ''}: {self.type(hint)};"]
        head = [*_comment(inspect.getdoc(kind) or "", ""), f"export interface {kind.__name__} {{"]
        return "\n".join([*head, *lines, "}"])


def _notes(kind: Any) -> dict[str, str]:
    """What is said of the fields of a class, below each."""
    if kind.__name__ not in vars(sys.modules[kind.__module__]) or not inspect.getsource(kind).startswith("class"):
        return {}
    body = getattr(ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0], "body", [])
    return {
        field.target.id: inspect.cleandoc(note.value.value)
        for field, note in pairwise(body)
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
        and isinstance(note, ast.Expr) and isinstance(note.value, ast.Constant) and isinstance(note.value.value, str)
    }  # fmt: skip


def _comment(said: str, indent: str) -> list[str]:
    said = said.partition("\n\n")[0].replace("``", "`")
    lines = textwrap.wrap(said, 112 - len(indent))
    if len(lines) < 2:
        return [f"{indent}/** {line} */" for line in lines]
    return [f"{indent}/**", *(f"{indent} * {line}" for line in lines), f"{indent} */"]


def _commands(above: type[Command] = Command) -> set[str]:
    own = [kind for kind in above.__subclasses__() if kind.__module__.startswith("boardlab.")]
    return {kind.do for kind in own}.union(*map(_commands, own))


def written() -> str:
    """The whole file."""
    for module in walk_packages(session.__path__, f"{session.__name__}."):
        import_module(module.name)
    writer = Writer()
    for root in ROOTS:
        writer.name(root)
    names = "".join(f'\n  | "{name}"' for name in sorted(_commands()))
    commands = f"/** All that a page may ask for. */\nexport type CommandName ={names};\n"
    return "\n\n".join([HEAD.rstrip(), *(writer.made[name] for name in sorted(writer.made)), commands])


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
