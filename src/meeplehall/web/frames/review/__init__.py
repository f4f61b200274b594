"""What the review of a finished game shows: the account, the curve, the turning points, and each turn in words."""

from __future__ import annotations

from meeplehall.web.frames.review.frame import MomentFrame, ReviewFrame
from meeplehall.web.frames.review.known import Known
from meeplehall.web.frames.review.moment import moment
from meeplehall.web.frames.review.overview import overview

__all__ = ["Known", "MomentFrame", "ReviewFrame", "moment", "overview"]
