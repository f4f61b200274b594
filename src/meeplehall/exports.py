"""What `import meeplehall` brings besides its functions; loaded when one of them is first asked for."""

from meeplehall.core.errors import BadChance as BadChance
from meeplehall.core.errors import BadContent as BadContent
from meeplehall.core.errors import BadNotation as BadNotation
from meeplehall.core.errors import BadOption as BadOption
from meeplehall.core.errors import BadPosition as BadPosition
from meeplehall.core.errors import BadRecord as BadRecord
from meeplehall.core.errors import IllegalAction as IllegalAction
from meeplehall.core.errors import MeeplehallError as MeeplehallError
from meeplehall.core.errors import NoSeat as NoSeat
from meeplehall.core.errors import NotOver as NotOver
from meeplehall.core.errors import UnknownBot as UnknownBot
from meeplehall.core.errors import UnknownGame as UnknownGame
from meeplehall.core.events import Happening as Happening
from meeplehall.core.game import Game as Game
from meeplehall.core.heuristic import Heuristic as Heuristic
from meeplehall.core.journal import Event as Event
from meeplehall.core.journal import Journal as Journal
from meeplehall.core.preview import preview as preview
from meeplehall.core.record import Record as Record
from meeplehall.core.record import Replay as Replay
from meeplehall.core.script import Script as Script
from meeplehall.core.state import SPECTATOR as SPECTATOR
from meeplehall.core.state import Outcome as Outcome
from meeplehall.core.state import State as State
from meeplehall.core.undo import can_take_back as can_take_back
