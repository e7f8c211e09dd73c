"""What a browser asks for that installs the site as an application."""

from __future__ import annotations

import json

from boardlab.site.frame import CODE, NAME, WORDING, home, root_of


def manifest(lang: str, folder: str = CODE) -> str:
    """What a browser asks for that installs the site as an application, as JSON; ``folder`` is that of its scripts."""
    root = root_of(home(lang))
    icon = {"src": f"{root}{folder}/page/icon.svg", "sizes": "any", "type": "image/svg+xml"}
    said = {"name": NAME, "short_name": NAME, "description": WORDING.say("about", lang)}
    look = {"display": "standalone", "background_color": "#f7f4ec", "theme_color": "#0f766c"}
    return json.dumps(
        {**said, "lang": lang, "start_url": "./", "scope": root, "icons": [icon], **look}, ensure_ascii=False
    )
