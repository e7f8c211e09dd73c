"""The tutor of a topic on a plain page.

It is about the bank of its questions, as :meth:`boardlab.tutoring.bank.Bank.to_json` gives it: to draw one takes a page
many seconds, so that is done where the site is built.
"""

from __future__ import annotations

import json
from collections.abc import Callable

from boardlab.page.opened import OpenedPage
from boardlab.session.channel import FrameChannel
from boardlab.session.kinds import tutor
from boardlab.tutoring.bank import Bank


class TutorPage(OpenedPage):
    """A tutor, answered by one page."""

    def _begin(self, about: str, lang: str, show: Callable[[object], None]) -> FrameChannel:
        return FrameChannel(tutor(Bank.of_json(json.loads(about)), lang), show)
