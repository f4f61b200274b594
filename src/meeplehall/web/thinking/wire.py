"""Questions and answers as bytes, for thinkers on other machines. Plain data: what is read runs no code."""

from __future__ import annotations

import msgspec

from meeplehall import registry
from meeplehall.core.game import Game
from meeplehall.study.verdicts import METHOD, Verdict
from meeplehall.web.thinking.question import Judgement, NoAnswer, Question, TooSlow

FORM = 1
"""Grows when questions or answers are written otherwise."""


class ToPlan(msgspec.Struct, tag="plan", array_like=True):
    """A `Question`; the log of the thinker names request and table, as the hall's does."""

    request: str
    table: str
    game: str
    pack: str
    position: bytes
    seat: int
    level: str
    luck: int


class ToJudge(msgspec.Struct, tag="judge", array_like=True):
    """A `Judgement`."""

    request: str
    table: str
    game: str
    pack: str
    position: bytes
    seat: int
    steps: list[int]
    forced: bool
    first: int
    playouts: int
    open_cards: bool


class Failed(msgspec.Struct, tag="failed"):
    """What went wrong, in one line."""

    why: str
    too_slow: bool


class Planned(msgspec.Struct, tag="planned"):
    """A plan."""

    steps: list[int]


class Judged(msgspec.Struct, tag="judged"):
    """A verdict."""

    verdict: Verdict


Asked = ToPlan | ToJudge
Found = Planned | Judged | Failed

_encode = msgspec.msgpack.Encoder().encode
_asked = msgspec.msgpack.Decoder(Asked).decode
_found = msgspec.msgpack.Decoder(Found).decode


def needs(game: Game) -> str:
    """What a thinker must know to read a position of this game and to think as this program would."""
    return f"{FORM}.{METHOD} {game.name} {game.layout} {game.oldest}-{game.version}"


def known() -> list[str]:
    """Everything that this program can read."""
    return [needs(registry.find(name)) for name in registry.names()]


def question_bytes(question: Question | Judgement, request: str, table: str) -> bytes:
    """As it stands in the queue."""
    game = question.game
    if isinstance(question, Question):
        return _encode(
            ToPlan(
                request, table, game.name, game.pack, question.position, question.seat, question.level, question.luck
            )
        )
    return _encode(
        ToJudge(
            request,
            table,
            game.name,
            game.pack,
            question.position,
            question.seat,
            question.steps,
            question.forced,
            question.first,
            question.playouts,
            question.open_cards,
        )
    )


def read_question(data: bytes) -> Asked:
    """Raises msgspec.DecodeError for anything else."""
    asked: Asked = _asked(data)
    return asked


def question_of(asked: Asked) -> Question | Judgement:
    """With its game; raises MeeplehallError if that cannot be had here."""
    game = registry.with_content(asked.game, asked.pack)
    if isinstance(asked, ToPlan):
        return Question(game, asked.position, asked.seat, asked.level, asked.luck)
    return Judgement(
        game,
        asked.position,
        asked.seat,
        asked.steps,
        asked.forced,
        asked.first,
        asked.playouts,
        asked.open_cards,
    )


def answer_bytes(answer: list[int] | Verdict | NoAnswer) -> bytes:
    """As it stands in the queue."""
    if isinstance(answer, NoAnswer):
        return _encode(Failed(str(answer), isinstance(answer, TooSlow)))
    return _encode(Judged(answer) if isinstance(answer, Verdict) else Planned(answer))


def answer_of(data: bytes) -> list[int] | Verdict:
    """Raises NoAnswer where there is none."""
    try:
        found = _found(data)
    except msgspec.DecodeError:
        raise NoAnswer("an answer that cannot be read") from None
    if isinstance(found, Failed):
        raise TooSlow(found.why) if found.too_slow else NoAnswer(found.why)
    return found.steps if isinstance(found, Planned) else found.verdict
