#!/bin/sh
# Sees to a Chromium for the browser tests: the system's, Debian's package, or Playwright's own download.
set -eu
venv=$1

say() { printf 'browser: %s\n' "$*" >&2; }

for name in chromium chromium-browser google-chrome; do
    if command -v "$name" >/dev/null 2>&1; then exit 0; fi
done
as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; elif command -v sudo >/dev/null 2>&1; then sudo -n "$@"; else return 1; fi
}
if command -v apt-get >/dev/null 2>&1; then
    say "installing chromium"
    export DEBIAN_FRONTEND=noninteractive
    if as_root apt-get update -q >/dev/null 2>&1 &&
        as_root apt-get install -y -q --no-install-recommends chromium >/dev/null 2>&1; then
        exit 0
    fi
fi
say "asking Playwright for a Chromium"
"$venv/bin/python" -m playwright install chromium >/dev/null 2>&1 || {
    say "no Chromium: install the package 'chromium' for the browser tests"
    exit 1
}
