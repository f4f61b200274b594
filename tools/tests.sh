#!/bin/sh
# All tests. Those in a browser run beside the others: many of these wait for processes, disks and clocks.
set -u
venv=$1
workers=$2
seen=$venv/browser-tests.txt

say() { printf 'tests: %s\n' "$*" >&2; }

say "in a browser, beside the others; what they say comes last"
"$venv/bin/python" -m pytest -n 2 --dist worksteal tests/browser >"$seen" 2>&1 &
browser=$!
trap 'kill "$browser" 2>/dev/null' INT TERM
# A worker takes tests that stand together, which share what they need; whoever is done helps the others.
"$venv/bin/python" -m pytest -n "$workers" --dist worksteal --ignore=tests/browser tests examples
others=$?
say "waiting for the browser"
wait "$browser"
looked=$?
cat "$seen"
[ "$others" = 0 ] && [ "$looked" = 0 ]
