"""Compiles the engines with mypyc where a C compiler is at hand; without one the same package runs as plain Python.

MEEPLEHALL_PURE=1 leaves the compiler out. Everything a build writes goes to `build`, or where MEEPLEHALL_BUILD says.
"""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import threading
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import CCompilerError

PACKAGE = Path("src/meeplehall")
BUILD = os.environ.get("MEEPLEHALL_BUILD", "build")
CORES = os.cpu_count() or 1

COMPILED_ROOMS = ("core", "games", "bots", "envs/native")


def modules_of(room: str) -> list[str]:
    """Every module of a room of the package, by its path there."""
    paths = (path for path in (PACKAGE / room).rglob("*.py") if path.name != "__init__.py")
    return sorted(path.relative_to(PACKAGE).as_posix() for path in paths)


# In those rooms every module is compiled but these: what msgspec describes, and what only borders use.
PLAIN = (
    "bots/brought.py",
    "bots/knowledge.py",
    "bots/net_file.py",
    "bots/search/pool.py",
    "core/by_hand.py",
    "core/content.py",
    "core/envelope.py",
    "core/errors.py",
    "core/events.py",
    "core/game.py",
    "core/layout.py",
    "core/native.py",
    "core/numbers.py",
    "core/options.py",
    "core/panels.py",
    "core/parts.py",
    "core/passing.py",
    "core/preview.py",
    "core/record.py",
    "core/space.py",
    *[
        f"games/{game}/{module}.py"
        for game in ("burgundy", "nobility", "renaissance")
        for module in ("actions", "events", "game", "schema", "shapes")
    ],
    "games/burgundy/by_hand.py",
    "games/renaissance/by_hand.py",
    "games/nobility/passing.py",
    "games/renaissance/passing.py",
    *modules_of("games/nobility/by_hand"),
)
BUILDS = {"build", "build_ext", "bdist_wheel", "editable_wheel", "develop", "install"}


def compiled_modules() -> list[str]:
    """Every module of the compiled rooms that is not listed as plain."""
    found = {path for room in COMPILED_ROOMS for path in modules_of(room)}
    if missing := set(PLAIN) - found:
        raise SystemExit(f"setup.py lists plain modules that are not there: {', '.join(sorted(missing))}")
    return sorted(str(PACKAGE / path) for path in found - set(PLAIN))


def is_pure() -> bool:
    """Whether this build leaves the compiler out, by wish or because there is none."""
    if os.environ.get("MEEPLEHALL_PURE", "") not in ("", "0"):
        return True
    return os.name != "nt" and shutil.which(c_compiler()[0]) is None


def c_compiler() -> list[str]:
    """The command of the C compiler, that which built this Python unless CC says otherwise."""
    return (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()


def is_gcc() -> bool:
    """Whether that is GCC (on a Mac `gcc` is Clang under another name)."""
    if os.name == "nt":
        return False
    return "gcc version" in subprocess.run([*c_compiler(), "-v"], capture_output=True, text=True).stderr


def extensions() -> list[Extension]:
    """The compiled modules; none in a pure build, and none for a command that only asks for metadata."""
    if is_pure() or not BUILDS & set(sys.argv):
        return []
    from mypyc.build import mypycify

    modules = compiled_modules()
    say(f"translating {len(modules)} modules to C")
    found: list[Extension] = mypycify(
        modules, opt_level="3", debug_level="0", target_dir=f"{BUILD}/c", group_name="meeplehall.engines"
    )
    engines, *doors = found
    engines.extra_compile_args = list(engines.extra_compile_args)  # mypyc gives all modules the same list
    if os.name != "nt":
        for door in doors:  # a module that only leads into the engines
            door.extra_compile_args = [*door.extra_compile_args, "-O0"]
        # Warnings about C that nobody wrote would cost as much time as the compilation itself.
        engines.extra_compile_args += ["-Wno-all", "-fno-semantic-interposition", "-fvisibility=hidden"]
    if is_gcc():
        # All engines are one file, so that calls between modules are inlined. Compiled at link time it is still
        # optimised as a whole, but in parts and on all cores.
        engines.extra_compile_args += ["-flto"]
        engines.extra_link_args += ["-O3", f"-flto={CORES}"]
        think_less_about_imports(Path(engines.sources[0]))
    return found


def think_less_about_imports(source: Path) -> None:
    """What a module does when it is imported is done once, and is a fifth of what GCC would be busy with."""
    what_runs_once = re.compile(r"^char CPyDef_\w+_____top_level__\(void\) \{$", re.MULTILINE)
    text = what_runs_once.sub(r'__attribute__((optimize("O1"))) \g<0>', source.read_text(encoding="utf-8"))
    source.write_text(text, encoding="utf-8")


def say(text: str) -> None:
    """Tell whoever waits for the build."""
    print(f"setup: {text}", file=sys.stderr, flush=True)


class BuildEngines(build_ext):
    """Compiles side by side, says how far it is, and goes on as plain Python if the compiler cannot."""

    def build_extensions(self) -> None:
        """All of them or none: a module without its engines could not be imported."""
        self.parallel = self.parallel or CORES
        try:
            super().build_extensions()
        except CCompilerError as error:
            say(f"cannot compile ({error}); going on as plain Python")
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []

    def build_extension(self, ext: Extension) -> None:
        """The engines are the first and by far the longest; the others only lead to them."""
        if ext is self.extensions[0]:
            with LinkProgress(Path(self.build_temp, "link")):
                super().build_extension(ext)
        else:
            super().build_extension(ext)


class LinkProgress:
    """Says how many of the parts that GCC optimises at link time are done, from the files it leaves on its way."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._watch, daemon=True)

    def __enter__(self) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        self._before = os.environ.get("TMPDIR")
        os.environ["TMPDIR"] = str(self._folder.absolute())
        self._thread.start()

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._thread.join()
        if self._before is None:
            del os.environ["TMPDIR"]
        else:
            os.environ["TMPDIR"] = self._before

    def _watch(self) -> None:
        say("compiling the engines")
        told = 0
        while not self._over.wait(0.5):
            files = [path.name for path in self._folder.glob("*.ltrans*.o")]
            done = sum(name.endswith(".ltrans.o") for name in files)
            parts = len(files) - done
            if parts > 1 and done >= told + parts // 8:
                told = done
                say(f"compiling the engines, {done} of {parts} parts")


class BuildWithRules(build_py):
    """Ships the rules reference, in all languages, inside the package: the hall shows it."""

    def run(self) -> None:
        """Copy it beside the modules."""
        super().run()
        if not self.editable_mode:
            for path in sorted(Path("docs/rules").rglob("*.md")):
                target = Path(self.build_lib, "meeplehall", "web", path.relative_to("docs"))
                self.mkpath(str(target.parent))
                self.copy_file(str(path), str(target))


if __name__ == "__main__":
    Path(BUILD).mkdir(parents=True, exist_ok=True)
    setup(
        ext_modules=extensions(),
        cmdclass={"build_py": BuildWithRules, "build_ext": BuildEngines},
        options={
            "build": {"build_base": BUILD},
            "egg_info": {"egg_base": BUILD},
            "bdist_wheel": {"bdist_dir": f"{BUILD}/wheel"},
        },
    )
