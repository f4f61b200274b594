"""Tables at which only bots sit: so many play at once, in all and of each host; the others wait until one is done."""

from __future__ import annotations


class BotTables:
    """Tables and their hosts, by id."""

    def __init__(self, most: int, each: int) -> None:
        self._most = most
        self._each = each
        self._playing: dict[str, str] = {}
        self._later: dict[str, str] = {}

    def is_full(self, host: str) -> bool:
        """Whether another table of this host would have to wait."""
        return len(self._playing) >= self._most or self._of(host) >= self._each

    def enter(self, table: str, host: str) -> bool:
        """Whether this table may play now; if not, `enter_next` comes back to it."""
        if table not in self._playing:
            if self.is_full(host):
                self._later[table] = host
                return False
            self._later.pop(table, None)
            self._playing[table] = host
        return True

    def leave(self, table: str) -> None:
        """It is over, or cannot go on."""
        self._playing.pop(table, None)
        self._later.pop(table, None)

    def enter_next(self) -> str:
        """A table that has waited and plays from now on, of the host with fewest; empty if there is none."""
        able = [table for table, host in self._later.items() if not self.is_full(host)]
        if not able:
            return ""
        table = min(able, key=lambda waiting: self._of(self._later[waiting]))
        self.enter(table, self._later[table])
        return table

    def playing(self) -> list[str]:
        """The tables that play now."""
        return list(self._playing)

    def _of(self, host: str) -> int:
        return sum(other == host for other in self._playing.values())
