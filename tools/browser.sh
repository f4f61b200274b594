#!/bin/sh
# Sees to a Chromium for the browser tests: Debian's without windows, the system's, or, with the virtual environment $1,
# Playwright's own download.
set -eu
venv=${1:-}

say() { printf 'browser: %s\n' "$*" >&2; }

if command -v chromium-headless-shell >/dev/null 2>&1; then exit 0; fi
as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; elif command -v sudo >/dev/null 2>&1; then sudo -n "$@"; else return 1; fi
}
install() { as_root apt-get -o DPkg::Lock::Timeout=300 install -y -q --no-install-recommends "$1" >/dev/null 2>&1; }
if command -v apt-get >/dev/null 2>&1; then
    say "installing chromium-headless-shell"
    export DEBIAN_FRONTEND=noninteractive
    if install chromium-headless-shell; then exit 0; fi
fi
for name in chromium chromium-browser google-chrome; do
    if command -v "$name" >/dev/null 2>&1; then exit 0; fi
done
if command -v apt-get >/dev/null 2>&1; then
    say "installing chromium"
    as_root apt-get update -q >/dev/null 2>&1 || true
    if install chromium-headless-shell || install chromium; then exit 0; fi
fi
[ -n "$venv" ] || exit 0
say "asking Playwright for a Chromium"
"$venv/bin/python" -m playwright install chromium >/dev/null 2>&1 || {
    say "no Chromium: install the package 'chromium' for the browser tests"
    exit 1
}
