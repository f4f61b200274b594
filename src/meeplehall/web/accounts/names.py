"""Names of accounts: what is allowed, and which of them look alike."""

from __future__ import annotations

import unicodedata

from meeplehall import bots
from meeplehall.web.accounts.errors import AccountError
from meeplehall.web.levels import BOT_NAMES

LONGEST = 24
SIGNS = " -_.'’"
"""What a name may have besides letters and figures."""
_ALIKE = str.maketrans(
    # Cyrillic, Greek and others by the Latin letter they look like, small or large; what is thin is an l.
    "аеорсухіјѕһԁԛԝвнкмтгпьαορνυικτηβεζμχγı1|i0øđłþ",
    "aeopcyxljshdqwbhkmtrnbaopvulktnbezmxylllloodlp",
)
_PAIRS = (("æ", "ae"), ("œ", "oe"), ("rn", "m"), ("vv", "w"))
_ONE_SCRIPT = {"HIRAGANA": "CJK", "KATAKANA": "CJK", "KATAKANA-HIRAGANA": "CJK"}
"""Scripts that are written together."""
_RESERVED = (
    *BOT_NAMES,
    *bots.LEVELS,
    *("admin", "administrator", "moderator", "operator", "host", "system", "meeplehall", "hall", "root", "support"),
    *("bot", "guest", "gast", "you", "jij", "nobody", "niemand", "everybody", "iedereen", "spectator", "beheerder"),
)


def clean_name(text: str) -> str:
    """Without what cannot be seen, spaces once."""
    return " ".join("".join(c if c.isprintable() else " " for c in unicodedata.normalize("NFC", text)).split())


def folded(name: str) -> str:
    """Equal for names that look alike: case, accents, spaces and signs do not count, letters of other scripts as the
    ones they look like."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", name) if not unicodedata.combining(c))
    text = unicodedata.normalize("NFKD", plain.casefold()).translate(_ALIKE)
    text = "".join(c for c in text if c.isalnum())
    for pair, one in _PAIRS:
        text = text.replace(pair, one)
    return text


_TAKEN = frozenset(map(folded, _RESERVED))


def check_name(text: str) -> str:
    """The name as it is kept; raises AccountError for what cannot be one."""
    name = clean_name(text)
    letters = [c for c in name if c.isalpha()]
    if len(folded(name)) < 2 or not letters:
        raise AccountError("name-empty", "a name needs two letters or figures at least, and one letter")
    if len(name) > LONGEST:
        raise AccountError("name-long", f"a name has at most {LONGEST} characters, not {len(name)}", n=LONGEST)
    marks = sum(unicodedata.category(c).startswith("M") for c in name)
    if marks > len(letters) or any(
        not (c.isalpha() or c.isdecimal() or c in SIGNS or unicodedata.category(c).startswith("M")) for c in name
    ):
        raise AccountError("name-signs", "a name has letters, figures, spaces and - _ . '")
    if len({_script(c) for c in letters}) > 1:
        raise AccountError("name-mixed", "the letters of a name are of one script")
    if is_reserved(name):
        raise AccountError("name-reserved", f"the name '{name}' is kept for the hall and its bots")
    return name


def is_reserved(name: str) -> bool:
    """Names of bots and of those who run the hall; Guest 2 is what somebody without a name is called."""
    found = folded(name)
    return found in _TAKEN or any(found.rstrip("0123456789ol") == folded(word) for word in ("guest", "gast"))


def _script(letter: str) -> str:
    word = unicodedata.name(letter, "OTHER").partition(" ")[0]
    return _ONE_SCRIPT.get(word, word)
