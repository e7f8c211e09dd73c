"""The rulebook as a page: every rule of every game, its words explained, to be searched without a server."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape

from boardlab.core.game import find_game
from boardlab.core.language import Wording, speaking
from boardlab.lessons.glossary import glossary
from boardlab.lessons.rule_entry import RuleEntry, rules_of
from boardlab.site.pictures import Pictures

WORDING = Wording("boardlab.site")
ADDRESS = "rules/"
"""Where it lies, from the first page of its language."""


def rulebook(lessons: Mapping[str, str], lang: str, pictures: Pictures, root: str) -> str:
    """What stands in the page of the rulebook, as HTML; without scripts all of it is read, with them also searched.

    Args:
        lessons: the addresses of the lessons that the site has, from the first page of a language, by their ids.
        lang: the language of the page.
        pictures: where its pictures are kept.
        root: leads from the page to the site.
    """
    games = dict.fromkeys(name.partition(".")[0] for name in lessons)
    with speaking(lang):
        made = [_search(lang)]
        for game in games:
            made.append(f"<section><h2>{escape(find_game(game).wording.say('game', lang))}</h2>")
            made += _words(game, lang)
            made += [_entry(entry, lessons, lang, pictures, root) for entry in rules_of(game).values()]
            made.append("</section>")
    return "\n".join(made)


def _search(lang: str) -> str:
    say = {key: escape(WORDING.say(f"rules.{key}", lang)) for key in ("search", "about")}
    found = escape(WORDING.template("rules.found", lang))
    return (
        f"<p>{say['about']}</p>"
        f'<p class="search" id="search" data-found="{found}" hidden><label for="sought">{say["search"]}</label> '
        '<input id="sought" type="search" autocomplete="off" spellcheck="false"> <span role="status"></span></p>'
    )


def _words(game: str, lang: str) -> Iterator[str]:
    terms = glossary(game)
    if not terms:
        return
    yield f"<h3>{escape(WORDING.say('rules.words', lang))}</h3><dl>"
    for term in terms:
        yield (
            f'<div data-sought><dt><a href="#{term.rule}">{escape(term.word[lang])}</a></dt>'
            f"<dd>{escape(term.means[lang])}</dd></div>"
        )
    yield "</dl>"


def _entry(entry: RuleEntry, lessons: Mapping[str, str], lang: str, pictures: Pictures, root: str) -> str:
    home = "../"
    facts = [_fact(name, escape(said)) for name, said in entry.facts(lang, learning=False)]
    steps: dict[str, int] = {}
    for lesson, step in entry.taught:
        if lesson in lessons:
            steps.setdefault(lesson, step)
    if steps:
        titles = dict(zip(dict.fromkeys(lesson for lesson, _ in entry.taught), entry.lessons(lang), strict=True))
        links = ", ".join(f'<a href="{home}{lessons[name]}">{escape(titles[name])}</a>' for name in steps)
        facts.append(_fact(WORDING.say("rules.lessons", lang), links))
    drawn = entry.scene(lang)
    figure = f"<figure>{pictures.scene(drawn, root)}</figure>" if drawn is not None else ""
    return (
        f'<article id="{entry.id}" data-sought><h3>{escape(entry.title(lang))} <code>{entry.id}</code></h3>'
        f"<p>{escape(entry.statement(lang))}</p><details><summary>{escape(WORDING.say('rules.more', lang))}</summary>"
        f"{figure}<dl>{''.join(facts)}</dl></details></article>"
    )


def _fact(name: str, said: str) -> str:
    return f"<div><dt>{escape(name)}</dt><dd>{said}</dd></div>"
