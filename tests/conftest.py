from hypothesis import HealthCheck, settings

# Shared machines are slow at times: examples are bounded in number, never by the clock.
settings.register_profile(
    "project", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
settings.load_profile("project")
