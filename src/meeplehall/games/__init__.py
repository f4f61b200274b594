"""The games. Each is a package of content, state and rules; none knows another."""
