"""The project attacks its own hall: a real process, loopback only, bounded in count and time.

`make attack` is the long run; `test_attack.py` a short one in `make test`.
"""
