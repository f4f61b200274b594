#!/bin/sh
# Installs into the virtual environment $1 what follows: with uv, in a tenth of the time, or with pip where uv cannot.
set -eu
python=$1/bin/python
shift
pip="$python -m pip --disable-pip-version-check --quiet"

$python -m uv --version >/dev/null 2>&1 || $pip install uv >/dev/null 2>&1 || true
# Where pip is told to look, uv looks too.
index=${PIP_INDEX_URL:-$($pip config get global.index-url 2>/dev/null || true)}
[ -z "$index" ] || export UV_DEFAULT_INDEX="$index"
$python -m uv --quiet pip install --python "$python" "$@" 2>/dev/null || $pip install --no-compile "$@"
