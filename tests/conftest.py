import gc

from hypothesis import HealthCheck, settings

# Shared machines are slow at times: examples are bounded in number, never by the clock.
settings.register_profile(
    "project", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
settings.load_profile("project")

# Tests make a lot and keep little: collecting garbage less often, and never among the tests themselves, saves a tenth.
gc.set_threshold(20_000, 20, 20)


def pytest_collection_finish() -> None:
    gc.collect()
    gc.freeze()
