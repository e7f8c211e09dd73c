"""What every board that is played on has, and what comes with opponents."""

from __future__ import annotations

from boardlab.core.i18n.language import check_language, language, speaking
from boardlab.core.play.observer import SPECTATOR
from boardlab.core.play.record import Record
from boardlab.session.features.dispute import DisputeFeature
from boardlab.session.features.edit import EDITS, why_no_edit
from boardlab.session.features.log import LogFeature
from boardlab.session.features.opponent import OpponentFeature, Strengths, strengths_of
from boardlab.session.features.picks import PicksFeature
from boardlab.session.features.picture import PictureFeature
from boardlab.session.features.receipt import ReceiptFeature
from boardlab.session.features.slots import SlotsFeature
from boardlab.session.features.timeline import TimelineFeature
from boardlab.session.game_session import Session


def played(session: Session) -> tuple[PicksFeature, PictureFeature]:
    """The features of every board that is played on: picks, receipt, picture, slots, log, disputes."""
    picking = session.add(PicksFeature(session))
    counting = session.add(ReceiptFeature(session, picking))
    picture = session.add(PictureFeature(session, picking, counting).turns())
    session.add(SlotsFeature(picking))
    session.add(LogFeature(session))
    session.add(DisputeFeature(picking))
    return picking, picture


def against(record: Record, opponents: object, seat: int | None, **how: object) -> tuple[Session, Strengths]:
    """A game with opponents; whoever has no seat watches them."""
    lang = check_language(how.get("lang") or language())
    with speaking(lang):
        strengths = strengths_of(record, opponents, seat, lang)
    session = Session(record, seat=seat, opponents=frozenset(strengths), **how)
    if seat is None:
        session.look_as(SPECTATOR)
    return session, strengths


def with_opponents(session: Session, picking: PicksFeature, strengths: Strengths) -> OpponentFeature:
    """Opponents, with a timeline on which undo goes back to the learner's last choice."""
    session.add(
        TimelineFeature(session, picking, stops=lambda ply: not session.is_others(session.record.positions[ply]))
    )
    return session.add(OpponentFeature(picking, strengths))


def refuse_edits(session: Session, key: str) -> None:
    """Say why the board is not set up by hand, where a page asks for that."""
    session.handlers.refuse(EDITS, lambda: why_no_edit(session, key))
