"""The games as games of OpenSpiel: ``pyspiel.load_game("boardlab_catan(players=3)")`` after importing this package.

    pip install boardlab[openspiel]

An action of OpenSpiel is one word of an action of boardlab (``vocabulary``): large menus are built step by step.
``moment`` is a moment of a game in these steps, in plain Python; ``adapter`` shows it to OpenSpiel.
"""

from __future__ import annotations

from boardlab.core.packages import there

if there("pyspiel"):
    from boardlab.openspiel.adapter import register

    register()
