#!/bin/sh
# Makes a virtual environment in $1 and installs Meeplehall with everything its tests need.
set -eu
venv=$1
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
    if ! "$python" -m venv "$venv" 2>/dev/null; then
        rm -rf "$venv"
        if command -v apt-get >/dev/null 2>&1 && as_root apt-get install -y -q python3-venv >/dev/null 2>&1; then
            "$python" -m venv "$venv"
        else
            say "no venv module: install python3-venv, or set PYTHON to a Python that has it"
            exit 1
        fi
    fi
fi
pip="$venv/bin/python -m pip --disable-pip-version-check --quiet"
say "installing what Meeplehall needs"
$pip install 'setuptools>=77' wheel 'mypy==2.4.1' 'librt>=0.16' 'mypy_extensions>=1.2' 'msgspec>=0.19'
say "building Meeplehall ($([ -n "${MEEPLEHALL_PURE:-}" ] && echo 'pure Python' || echo 'compiled if there is a C compiler'))"
rm -rf build
$pip install --no-build-isolation '.[web,test,check]'
say "installing the example plug-in"
$pip install --no-deps --no-build-isolation ./examples/liars-dice
rm -rf build examples/liars-dice/build
"$venv/bin/python" -c 'from meeplehall.lab.speed import is_compiled; import sys; print("setup: ready,", "compiled" if is_compiled() else "pure Python", file=sys.stderr)'
