"""A lesson that shows a plan: which of its lines is shown, and what is wrong with those that are not."""

from __future__ import annotations

from typing import TypedDict

from boardlab.classroom.hands import WORDING
from boardlab.session.lesson.state import LessonFeature


class ShownPlan(TypedDict):
    """Where one is in a plan."""

    at: int
    of: int
    where: str
    """The same in words; "" where it has one line."""
    problems: list[str]
    """What is wrong with lines that are left out, a sentence each."""


class PlanPart(TypedDict):
    """What a frame of a lesson holds of a plan."""

    plan: ShownPlan | None
    """None where no plan is shown."""


class PlanFeature(LessonFeature):
    """Where one is in the plan that is shown."""

    def part(self) -> PlanPart:
        """The number of its line, and of how many."""
        plan, at = self.state.plan, self.state.plan_at
        if plan is None:
            return {"plan": None}
        many = len(plan.items) > 1
        where = WORDING.say("plan.at", self.state.lang, at=at + 1, of=len(plan.items)) if many else ""
        return {"plan": {"at": at, "of": len(plan.items), "where": where, "problems": list(plan.problems)}}
