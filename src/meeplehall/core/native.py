"""The types that compiled code turns into machine words and flat arrays.

`vec[i64]` comes from librt. Where librt is missing (no wheel for this Python), a list serves: slower, same results.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i16, i32, i64, mypyc_attr, u8

if TYPE_CHECKING:
    from librt.vecs import vec
else:
    try:
        from librt.vecs import vec
    except ImportError:

        class vec(list):
            """A list that answers to `vec[i64](...)`."""

            def __class_getitem__(cls, item):
                return cls

            def __getitem__(self, key):
                got = super().__getitem__(key)
                return vec(got) if isinstance(key, slice) else got


__all__ = ["i16", "i32", "i64", "mypyc_attr", "u8", "vec"]
