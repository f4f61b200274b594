"""Compiles the engines with mypyc where a C compiler is at hand; without one the same package runs as plain Python.

MEEPLEHALL_PURE=1 leaves the compiler out. Everything a build writes goes to `build`, or where MEEPLEHALL_BUILD says.
"""

import itertools
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import threading
from concurrent.futures import ThreadPoolExecutor
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
    "games/nobility/findings.py",
    "games/nobility/passing.py",
    "games/renaissance/passing.py",
    *modules_of("games/nobility/by_hand"),
)
# What GCC would spend a quarter of its time on. Without it games at random take no more instructions, search and nets
# mostly fewer, `greedy` two or three in a hundred more (counted by callgrind).
FRUITLESS = (
    "-fno-gcse",
    "-fno-ipa-cp-clone",
    "-fno-ivopts",
    "-fno-peel-loops",
    "-fno-split-loops",
    "-fno-tree-loop-distribute-patterns",
    "-fno-tree-pre",
    "-fno-tree-vectorize",
    "-fno-unswitch-loops",
)
# How hard GCC tries for functions that run once in a process, and for those that run once a page.
SELDOM = {
    "O0": r"CPy(?:Exec|Init)_\w+|CPyDef_\w+(?:_____top_level__|___tables___(?:[A-Za-z]+___)?_\w+|Observer___layout)",
    "O1": r"CPyDef_(?:\w+___view|prospects)___\w+",
}
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
    gcc = is_gcc()
    found: list[Extension] = mypycify(
        modules,
        opt_level="3",
        debug_level="0",
        target_dir=f"{BUILD}/c",
        group_name="meeplehall.engines",
        multi_file=gcc,
    )
    engines, *doors = found
    engines.extra_compile_args = list(engines.extra_compile_args)  # mypyc gives all modules the same list
    if os.name != "nt":
        for door in doors:
            door.extra_compile_args = [*door.extra_compile_args, "-O0"]
        # Warnings about C that nobody wrote would cost as much time as the compilation itself.
        engines.extra_compile_args += ["-Wno-all", "-fno-semantic-interposition", "-fvisibility=hidden"]
    if gcc:
        # Compiled at link time the engines are optimised as a whole, so that calls between modules are inlined, but
        # in parts and on all cores.
        engines.extra_compile_args += ["-flto", *FRUITLESS]
        engines.extra_link_args += ["-O3", f"-flto={CORES}"]
        engines.include_dirs += [f"{BUILD}/c/meeplehall"]
        engines.sources = in_bundles([Path(source) for source in engines.sources])
    return found


def in_bundles(sources: list[Path]) -> list[str]:
    """A C file for each core that includes its share of the sources: each of them alone would read Python.h again."""
    bundles: list[list[Path]] = [[] for _ in range(CORES)]
    for source in sorted(sources, key=lambda path: path.stat().st_size, reverse=True):
        if source.name.startswith("__native"):
            think_less_of_what_is_seldom_done(source)
        min(bundles, key=lambda bundle: sum(path.stat().st_size for path in bundle)).append(source)
    return [
        write_includes(Path(BUILD, "c", f"bundle{number}.c"), bundle) for number, bundle in enumerate(bundles) if bundle
    ]


def write_includes(target: Path, sources: list[Path]) -> str:
    """A C file that is made of others; what each of them brings for Windows under the same name gets another."""
    lines = []
    for number, source in enumerate(sources):
        lines += [f"#define PyInit___init__ PyInit___init__{number}"]
        lines += [f'#include "{source.absolute().as_posix()}"', "#undef PyInit___init__"]
    target.write_text("\n".join([*lines, ""]), encoding="utf-8")
    return str(target)


def think_less_of_what_is_seldom_done(source: Path) -> None:
    """Tell GCC where it need not try hard: a quarter of all C is run once, and no game waits for its views."""
    levels = {level: re.compile(rf"[\w *]*\b(?:{names})\(") for level, names in SELDOM.items()}
    lines = source.read_text(encoding="utf-8").split("\n")
    for number, line in enumerate(lines):
        if line.endswith((")", ") {")):
            for level, definition in levels.items():
                if definition.match(line):
                    lines[number] = f'__attribute__((optimize("{level}"))) {line.lstrip()}'
    source.write_text("\n".join(lines), encoding="utf-8")


def say(text: str) -> None:
    """Tell whoever waits for the build."""
    print(f"setup: {text}", file=sys.stderr, flush=True)


class BuildEngines(build_ext):
    """Compiles side by side, says how far it is, and goes on as plain Python if the compiler cannot."""

    def build_extensions(self) -> None:
        """All of them or none: a module without its engines could not be imported."""
        if not self.extensions:
            return
        engines, *doors = self.extensions
        try:
            say("compiling the engines")
            self._build_doors(doors)
            self._build_engines(engines)
        except CCompilerError as error:
            say(f"cannot compile ({error}); going on as plain Python")
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []

    def _build_doors(self, doors: list[Extension]) -> None:
        """A compiled module is a file that only leads into the engines; modules of a package share copies of one."""
        if os.name == "nt":
            for door in doors:
                self.build_extension(door)
            return

        def package_of(door: Extension) -> str:
            return str(door.name).rpartition(".")[0]

        for package, group in itertools.groupby(sorted(doors, key=package_of), package_of):
            first, *others = group
            sources = [Path(source) for door in (first, *others) for source in door.sources]
            first.sources = [write_includes(Path(BUILD, "c", f"{package}.doors.c"), sources)]
            self.build_extension(first)
            for other in others:
                shutil.copyfile(self.get_ext_fullpath(first.name), self.get_ext_fullpath(other.name))

    def _build_engines(self, engines: Extension) -> None:
        """The bundles side by side, then all of them linked."""
        arguments = {
            "output_dir": self.build_temp,
            "macros": engines.define_macros,
            "include_dirs": engines.include_dirs,
            "extra_postargs": engines.extra_compile_args,
        }
        with LinkProgress(Path(self.build_temp, "link")), ThreadPoolExecutor() as side_by_side:
            compiled = side_by_side.map(lambda source: self.compiler.compile([source], **arguments), engines.sources)
            engines.extra_objects = [path for paths in compiled for path in paths]
            engines.sources = []
            self.build_extension(engines)


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
