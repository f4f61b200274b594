"""Many games: simulation, measurement, study."""
