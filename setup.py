"""Compiles the engines with mypyc where a C compiler is at hand; without one the same package runs as plain Python.

MEEPLEHALL_PURE=1 leaves the compiler out.
"""

import os
import shutil
import sysconfig
from glob import glob

from setuptools import setup
from setuptools.command.build_py import build_py

# What msgspec describes, and what only borders use, stays plain.
PLAIN = {
    "native.py",
    "game.py",
    "options.py",
    "content.py",
    "record.py",
    "errors.py",
    "schema.py",
    "actions.py",
    "knowledge.py",
    "pool.py",
    "space.py",
    "events.py",
    "shapes.py",
    "parts.py",
    "envelope.py",
    "preview.py",
    "numbers.py",
    "by_hand.py",
    "panels.py",
    "brought.py",
}


def compiled_modules() -> list[str]:
    """Core, games and search: every module that is not listed as plain."""
    found = [path for room in ("core", "games/*", "bots", "bots/*") for path in glob(f"src/meeplehall/{room}/*.py")]
    return sorted(path for path in found if os.path.basename(path) not in PLAIN | {"__init__.py"})


def has_compiler() -> bool:
    """Whether the C compiler that built this Python is there."""
    name = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(name) is not None


def extensions() -> list:
    """The compiled modules; none in a pure build."""
    if os.environ.get("MEEPLEHALL_PURE", "") not in ("", "0") or not has_compiler():
        return []
    from mypyc.build import mypycify

    found = mypycify(compiled_modules(), opt_level="3", strip_asserts=False)
    for extension in found:
        extension.optional = True
        extension.extra_compile_args += ["-fno-semantic-interposition"]
    return found


class BuildWithRules(build_py):
    """Ships the rules reference, in all languages, inside the package: the hall shows it."""

    def run(self) -> None:
        """Copy it beside the modules."""
        super().run()
        if not self.editable_mode:
            for path in sorted(glob("docs/rules/**/*.md", recursive=True)):
                target = os.path.join(self.build_lib, "meeplehall", "web", os.path.relpath(path, "docs"))
                self.mkpath(os.path.dirname(target))
                self.copy_file(path, target)


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithRules})
