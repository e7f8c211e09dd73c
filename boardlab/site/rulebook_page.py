"""The rulebook as a page: every rule of every game, its words explained, to be searched without a server."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from boardlab.core.i18n.language import speaking
from boardlab.core.text.link import RULEBOOK, link
from boardlab.lessons.glossary import glossary
from boardlab.lessons.model.practice import practice_of_rule
from boardlab.lessons.rule_entry import RuleEntry, rules_of
from boardlab.site.course import name_of
from boardlab.site.frame import WORDING, Page, home, root_of, say
from boardlab.site.made import Site
from boardlab.site.practice_page import ADDRESS as PRACTICE

ADDRESS = RULEBOOK
"""Where it lies, from the first page of its language."""


def rulebook_page(site: Site, lang: str) -> Page:
    """All rules of the games that the site teaches; without scripts they are read, with them also searched."""
    made = [f'<h1 class="unseen">{say("rules.title", lang)}</h1>', _search(lang), _jumps(site, lang)]
    with speaking(lang):
        for game in site.games:
            made.append(f'<section id="{game}"><h2>{name_of(game, lang)}</h2>')
            made += _words(game, lang)
            made += [_entry(entry, site, lang) for entry in rules_of(game).values()]
            made.append("</section>")
    body = f'<main class="key rules">{"".join(made)}</main>'
    title, about = say("rules.title", lang), say("rules.about", lang)
    return Page(lang, ADDRESS, title, about, body, "rules", styles=("other",), holds=True, menu=True)


def _jumps(site: Site, lang: str) -> str:
    """Ways down the page to each game."""
    links = "".join(f'<a href="#{game}">{name_of(game, lang)}</a>' for game in site.games)
    return f'<nav class="jump" aria-label="{say("games", lang)}">{links}</nav>'


def _search(lang: str) -> str:
    found = escape(WORDING.template("rules.found", lang))
    return (
        f"<p>{say('rules.about', lang)}</p>"
        f'<p class="row" id="search" data-found="{found}" hidden>'
        f'<label for="sought">{say("rules.search", lang)}</label>'
        '<input id="sought" type="search" autocomplete="off" spellcheck="false"> <span role="status"></span></p>'
    )


def _words(game: str, lang: str) -> Iterator[str]:
    terms = glossary(game)
    if not terms:
        return
    yield f"<section><h3>{say('rules.words', lang)}</h3><dl>"
    for term in terms:
        yield (
            f'<div data-sought><dt><a href="#{term.rule}">{escape(term.word[lang])}</a></dt>'
            f"<dd>{escape(term.means[lang])}</dd></div>"
        )
    yield "</dl></section>"


def _entry(entry: RuleEntry, site: Site, lang: str) -> str:
    root = root_of(home(lang) + ADDRESS)
    facts = [_fact(name, escape(said)) for name, said in entry.facts(lang, learning=False)]
    steps: dict[str, int] = {}
    for lesson, step in entry.taught:
        if lesson in site.lessons:
            steps.setdefault(lesson, step)
    taught = [site.lessons[name] for name in steps]
    if taught:
        links = (f'<a href="../{lesson.address}">{escape(lesson.title[lang])}</a>' for lesson in taught)
        facts.append(_fact(WORDING.say("rules.lessons", lang), ", ".join(links)))
    drawn, example = entry.scene(lang), entry.example
    figure = ""
    if drawn is not None and example is not None:
        # The board that the link opens tells all of itself in words.
        words = drawn.title if site.python is not None else None
        figure = site.pictures.framed(drawn, example.scene(lang, show="board"), root, words)
        # Where there is a Python for it, the script opens what the link leads to right here.
        here = ' class="play"' if site.python is not None else ""
        figure += f'<p><a href="{escape(link(example, base=root, lang=lang))}"{here}>{say("rules.try", lang)}</a></p>'
    if site.python is not None and practice_of_rule(entry.id) is not None:
        figure += f'<p><a href="../{PRACTICE}#{entry.id}">{say("practice.rule", lang)}</a></p>'
    return (
        f'<article id="{entry.id}" data-sought><h3>{escape(entry.title(lang))} <code>{entry.id}</code></h3>'
        f"<p>{escape(entry.statement(lang))}</p><details><summary>{say('rules.more', lang)}</summary>"
        f"{figure}<dl>{''.join(facts)}</dl></details></article>"
    )


def _fact(name: str, said: str) -> str:
    return f"<div><dt>{escape(name)}</dt><dd>{said}</dd></div>"
