#!/bin/sh
# Makes a virtual environment in $1 and builds and installs Meeplehall there, with its hall and the extras that follow.
set -eu
venv=$1
shift
python=${PYTHON:-python3}

say() { printf 'setup: %s\n' "$*" >&2; }

"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
    say "Python 3.11 or newer is needed; '$python' is $("$python" --version 2>&1). Set PYTHON=..."
    exit 1
}
as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; elif command -v sudo >/dev/null 2>&1; then sudo -n "$@"; else return 1; fi
}
if [ ! -x "$venv/bin/python" ]; then
    say "making $venv"
    "$python" -m venv --without-pip "$venv" || {
        say "no venv module: install python3-venv, or set PYTHON to a Python that has it"
        exit 1
    }
fi
# The pip of this Python brings uv, which brings the rest. Only where it cannot, the environment gets a pip of its own first.
if ! "$venv/bin/python" -m uv --version >/dev/null 2>&1 && ! "$venv/bin/python" -m pip --version >/dev/null 2>&1 &&
    ! "$python" -m pip --python "$venv/bin/python" --quiet install --no-compile uv >/dev/null 2>&1 &&
    ! "$venv/bin/python" -m ensurepip >/dev/null 2>&1; then
    { command -v apt-get >/dev/null 2>&1 && as_root apt-get -o DPkg::Lock::Timeout=300 install -y -q python3-venv >/dev/null 2>&1; } || {
        say "no pip: install python3-venv, or set PYTHON to a Python that has it"
        exit 1
    }
    "$venv/bin/python" -m ensurepip >/dev/null
fi
build=$venv/build
rm -rf "$build"
mkdir -p "$build"
say "installing what the build needs"
"$venv/bin/python" tools/needs.py build >"$build/needs.txt"
sh tools/install.sh "$venv" pip -r "$build/needs.txt"
say "building Meeplehall ($([ -n "${MEEPLEHALL_PURE:-}" ] && echo 'pure Python' || echo 'compiled if there is a C compiler'))"
# Not through pip, which would hide how far the build is. What it needs to run is installed beside it.
MEEPLEHALL_BUILD=$build "$venv/bin/python" -c 'import sys; from setuptools.build_meta import build_wheel; build_wheel(sys.argv[1])' "$build" >"$build/log.txt" &
built=$!
"$venv/bin/python" tools/needs.py run web "$@" >"$build/needs.txt"
sh tools/install.sh "$venv" -r "$build/needs.txt" || { kill "$built"; exit 1; }
cp "$build/needs.txt" "$venv/installed.txt"
wait "$built"
say "installing it"
sh tools/install.sh "$venv" --force-reinstall --no-deps "$build"/meeplehall-*.whl
rm -rf "$build"
"$venv/bin/python" -c 'from meeplehall.lab.speed import is_compiled; import sys; print("setup: ready,", "compiled" if is_compiled() else "pure Python", file=sys.stderr)'
