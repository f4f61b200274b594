"""The town of Caveborn, place by place."""
