"""The table of the pages that are no lessons: for each its address, and what makes it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from boardlab.site import (
    class_page,
    embed_page,
    explore_address,
    explore_page,
    plan_page,
    play_page,
    practice_page,
    progress_page,
    read_pages,
    review_page,
    rulebook_page,
    tutor_page,
)
from boardlab.site.course import CourseLesson
from boardlab.site.home_page import home_page
from boardlab.site.key_page import guide_address, guide_page, key_page
from boardlab.site.made import Maker
from boardlab.site.path_page import path_page


def other_pages(lessons: Mapping[str, CourseLesson]) -> dict[str, Maker]:
    """The pages of a site with these lessons, by their addresses from the first page of a language."""
    games = dict.fromkeys(lesson.game for lesson in lessons.values())
    return {
        "": home_page,
        explore_address.ADDRESS: explore_page.explore_page,
        play_page.ADDRESS: play_page.play_page,
        review_page.ADDRESS: review_page.review_page,
        practice_page.ADDRESS: practice_page.practice_page,
        tutor_page.ADDRESS: tutor_page.tutor_page,
        class_page.ADDRESS: class_page.class_page,
        plan_page.ADDRESS: plan_page.plan_page,
        embed_page.ADDRESS: embed_page.embed_page,
        progress_page.ADDRESS: progress_page.progress_page,
        rulebook_page.ADDRESS: rulebook_page.rulebook_page,
        read_pages.PRIVACY: read_pages.privacy_page,
        read_pages.SCHOOL: read_pages.school_page,
        **{f"{game}/": partial(path_page, game) for game in games},
        **{f"{game}/key/": partial(key_page, game) for game in games},
        **{guide_address(name): partial(guide_page, name) for name, lesson in lessons.items() if lesson.asks},
    }
