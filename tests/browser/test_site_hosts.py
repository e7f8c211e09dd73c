"""The site where its host or browser does not play along.

Scripts are kept back, a portal answers, a link leads nowhere, the browser keeps nothing, a worker is ended.
"""

from __future__ import annotations

import os
import shutil
import time
from http import HTTPStatus
from pathlib import Path

import pytest

from boardlab.core.i18n.language import LANGUAGES
from boardlab.site.frame import WORDING
from boardlab.site.frame import home as home_of
from tests.browser.site_page import LIVES, STARTED, Server, Visit, served
from tests.effort import drawn

LESSON = "torres/scoring/"
PORTAL = b"<!doctype html><title>Log in</title><p>Welcome to our network."
# A browser whose storage is switched off: each way to it refuses.
SHUT = """
const refuse = () => { throw new DOMException("denied", "SecurityError"); };
for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
    Object.defineProperty(globalThis, name, { get: refuse, configurable: true });
}
"""
# Whoever is asked for the database hears nothing, until a page says so; a page may end its worker, too.
SILENT = """
let silent = true;
const real = IDBFactory.prototype.open;
IDBFactory.prototype.open = function (...asked) { return silent ? {} : real.apply(this, asked); };
new BroadcastChannel("test").onmessage = ({ data }) => (data === "end" ? close() : (silent = false));
"""
HAS = "(told) => document.body.innerText.includes(told)"
GET = "(address) => fetch(address, { cache: 'no-store' }).then((got) => got.text())"
KEPT = "async () => (await (await caches.open('boardlab')).keys()).map(({ url }) => url)"
STRICT = {"Content-Security-Policy": "script-src 'self'"}


def told(key, lang):
    return WORDING.say(key, lang)


@pytest.fixture
def window(browser):
    """Opens a window of its own; nothing that is amiss there fails the test."""
    opened = []

    def opener(address, **how):
        opened.append(browser.new_context(viewport={"width": 1280, "height": 800}, **how))
        return Visit(opened[-1], address.rstrip("/"))

    yield opener
    for context in opened:
        context.close()


def prefixed(context, script):
    """Let the worker of a page begin with a script."""
    context.route(
        "**/worker.js",
        lambda route: route.fulfill(body=script + route.fetch().text(), content_type="text/javascript"),
    )


# -- scripts that do not load -----------------------------------------------------------------------------------------


def forbidden(route):
    route.fulfill(status=HTTPStatus.FORBIDDEN, body="forbidden", content_type="text/plain")


def as_text(route):
    route.fulfill(body="export default 1;", content_type="text/plain")


def as_portal(route):
    route.fulfill(body=PORTAL, content_type="text/html")


@pytest.mark.parametrize(
    ("which", "how", "lang"),
    [("**/stage.js", forbidden, "en"), ("**/*.js", as_text, "ko"), ("**/code-*/**", as_portal, "en")],
)
def test_page_without_scripts_says_so_and_prepares_nothing(open_site, which, how, lang):
    here = open_site()
    here.page.context.route(which, how)
    here.page.goto(f"{here.home}{home_of(lang)}{LESSON}")
    here.page.wait_for_selector("#unloaded:not([hidden])")
    assert here.page.locator("#unloaded").inner_text() == told("unloaded.web", lang)
    assert not here.page.locator(".wait").is_visible()
    assert here.page.locator("article section").last.is_visible()
    here.page.context.close()


@pytest.mark.parametrize("lang", drawn(LANGUAGES, 2))
def test_page_opened_as_a_file_says_what_to_do(window, read_folder, lang):
    here = window("")
    for address in ("", "progress/", "torres/"):
        here.page.goto(f"file://{read_folder}/{home_of(lang)}{address}index.html")
        here.page.wait_for_selector("#unloaded:not([hidden])")
        assert here.page.locator("#unloaded").inner_text() == told("unloaded.file", lang)


@pytest.mark.parametrize("lang", drawn(reversed(LANGUAGES), 2))
def test_page_without_python_says_so_and_offers_no_click(open_site, lang):
    here = open_site()
    for which in (f"**/{LESSON}", "**/worker.js"):
        here.page.context.route(
            which, lambda route: route.fulfill(response=(got := route.fetch()), headers={**got.headers, **STRICT})
        )
    here.page.goto(f"{here.home}{home_of(lang)}{LESSON}")
    here.page.wait_for_selector("#forbidden:not([hidden])", timeout=STARTED)
    assert here.page.locator("#forbidden").inner_text() == told("forbidden", lang)
    assert not here.page.locator("#failed").is_visible()
    assert not here.page.locator(".wait").is_visible()
    assert here.page.locator("#lesson").evaluate("(place) => place.inert")
    assert here.page.locator("article section").last.is_visible()
    here.page.context.close()


# -- a browser that keeps nothing --------------------------------------------------------------------------------------


def test_without_storage_no_script_breaks_nor_promises_keeping(window, home):
    here = window(home)
    here.page.add_init_script(SHUT)
    for lang in LANGUAGES:
        for address in ("", "torres/", "progress/", "rules/", "explore/"):
            here.page.goto(f"{here.home}{home_of(lang)}{address}")
            if address in ("", "torres/", "progress/"):
                here.page.wait_for_function(HAS, arg=told("progress.unread", lang))
            assert told("privacy", lang) not in here.page.locator("body").inner_text()
    assert not here.wrong


@pytest.mark.soak
def test_silent_database_and_ended_worker_delay_no_lesson(visit):
    here = visit()
    prefixed(here.page.context, SILENT)
    here.page.add_init_script(SHUT)
    here.open(LESSON)
    here.page.wait_for_selector("#unkept:not([hidden])")
    assert here.page.locator("#unkept").inner_text() == told("unkept", "en")
    here.page.evaluate("() => new BroadcastChannel('test').postMessage('speak')")
    here.page.locator(".bl-lesson").focus()
    here.page.keyboard.press("ArrowRight")
    here.page.wait_for_selector("#unkept[hidden]", state="attached")
    here.page.wait_for_selector('.bl-st-dot[data-at="1"][aria-current]')
    here.page.evaluate(
        "() => { document.querySelector('.bl-lesson').id = 'old'; new BroadcastChannel('test').postMessage('end'); }"
    )
    here.page.wait_for_selector(".bl-lesson:not(#old)", timeout=STARTED)
    here.page.wait_for_selector(LIVES)
    assert not here.page.locator("#failed").is_visible()


# -- a network that gives what is not the site's -----------------------------------------------------------------------


class Portal(Server):
    """A network that answers every address with a page of its own, as long as nobody has logged in."""

    shut = False

    def do_GET(self):
        if not type(self).shut:
            super().do_GET()
            return
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(PORTAL)))
        self.end_headers()
        self.wfile.write(PORTAL)


def test_a_portal_is_seen_and_not_kept(window, read_folder):
    class Here(Portal):
        """With a door of its own."""

    with served(read_folder, Here) as address:
        here = window(address)
        here.page.goto(here.home)
        here.page.wait_for_selector('html[data-kept="1"]', state="attached")
        Here.shut = True
        here.page.reload()
        assert "Welcome to our network" in here.page.locator("body").inner_text(), "one must be able to log in"
        text = here.page.evaluate(GET, here.home)
        assert 'application-name" content="boardlab"' in text, "a script gets the site's"
        kept = here.page.evaluate(
            """async () => {
                const cache = await caches.open("boardlab");
                const all = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
                return Promise.all(all.map((each) => each.text()));
            }"""
        )
        assert len(kept) > 5
        assert not [text for text in kept if PORTAL.decode() in text]
    here.page.goto(here.home)
    assert here.page.locator(".game").count() == 1


def test_new_version_replaces_all_old_scripts(window, read_folder, tmp_path):
    shutil.copytree(read_folder, tmp_path / "site")
    with served(tmp_path / "site") as address:
        here = window(address)
        here.page.goto(here.home)
        here.page.wait_for_selector('html[data-kept="1"]', state="attached")
        (old,) = (tmp_path / "site").glob("code-*")
        new, later = old.rename(old.with_name("code-0123456789ab")), time.time() + 2
        for page in (tmp_path / "site").rglob("*.html"):
            page.write_text(page.read_text("utf-8").replace(old.name, new.name), "utf-8")
            # Of two versions of one second a server tells that nothing has changed.
            os.utime(page, (later, later))
        here.page.reload()
        here.page.wait_for_selector('html[data-kept="1"]', state="attached")
        kept = [url for url in here.page.evaluate(KEPT) if "/code-" in url]
    assert kept
    assert not [url for url in kept if old.name in url]
    here.page.goto(here.home)
    here.page.wait_for_function("() => document.documentElement.dataset.shown")
    assert not here.wrong


# -- links ------------------------------------------------------------------------------------------------------------


class Host(Server):
    """Gives the site's own page where there is none, as hosts of static sites do."""

    def send_error(self, code, message=None, explain=None):
        if code != HTTPStatus.NOT_FOUND:
            super().send_error(code, message, explain)
            return
        data = Path(self.translate_path("/404.html")).read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)


@pytest.mark.parametrize("host", [Host, Server])
def test_dead_link_gets_the_sites_own_page(window, read_folder, host):
    with served(read_folder, host) as address:
        here = window(address)
        here.page.goto(here.home)
        here.page.wait_for_selector('html[data-kept="1"]', state="attached")
        got = here.page.goto(f"{here.home}ko/torres/no_such_lesson/")
        assert got.status == HTTPStatus.NOT_FOUND
        for lang in LANGUAGES:
            part = here.page.locator(f'section[lang="{lang}"]')
            assert part.locator("h1").inner_text() == told("missing.title", lang)
        here.page.locator('section[lang="ko"] a').last.click()
        here.page.wait_for_url(f"{here.home}ko/torres/")
        here.page.wait_for_function("() => document.documentElement.dataset.shown")
        assert here.page.locator("[data-lesson] a").count() == 2
        assert told("privacy", "ko") in here.page.locator("body").inner_text()
        assert told("progress.unread", "ko") not in here.page.locator("body").inner_text()


def test_script_names_that_are_no_games_are_refused(visit):
    here = visit()
    here.page.goto(f"{here.home}explore/")
    for name in here.page.evaluate("() => Object.getOwnPropertyNames(Object.prototype)"):
        here.page.evaluate("(name) => { location.hash = name; }", name)
        here.page.wait_for_function("(name) => decodeURIComponent(location.hash) === `#${name}`", arg=name)
    assert here.page.locator("form").is_visible()
    assert not here.page.workers
    assert not here.page.locator("#failed, #wrong, #waiting").locator("visible=true").count()
