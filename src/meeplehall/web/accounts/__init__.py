"""People who can come back from any browser: names, keys, sessions. Nobody needs an account to play."""
