"""``boardlab lint``: whether the lessons hold what they promise. What it finds is for authors, and in English."""

from __future__ import annotations

from pathlib import Path

import click

from boardlab.cli.i18n import FilePath, SpokenCommand, SpokenOption, mistake, say


@click.command(cls=SpokenCommand, help="about.lint")
@click.argument("about", metavar="[GAME | TOPIC]", default="")
@click.option(
    "--sources",
    cls=SpokenOption,
    type=FilePath(path_type=Path, exists=True, file_okay=False),
    help="about.lint.sources",
)
def lint(about: str, sources: Path | None) -> None:
    """Print what is found; exit code 1 where that is anything."""
    from boardlab.core.contract.game import game_names, has_game
    from boardlab.core.text.quoting import quoted
    from boardlab.lessons import checkpoints
    from boardlab.lessons.build.lint import lint as look
    from boardlab.lessons.build.lint import stage_report
    from boardlab.lessons.model.topics import topic_names, topics

    game, dot, name = about.partition(".")
    if game and not has_game(game):
        raise mistake("game", given=quoted(game), known=", ".join(game_names()))
    if dot and name not in topic_names(game):
        raise mistake("topic", given=quoted(about), known=", ".join(each.id for each in topics(game)))
    found = look(about, sources)
    for line in stage_report(about, sources):
        click.echo(line, err=True)
    for finding in found:
        click.echo(str(finding))
    if found:
        raise SystemExit(1)
    click.echo(say("lint.sound", count=len(checkpoints(about))))
