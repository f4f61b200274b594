import contextlib
import gc
import os
from importlib import import_module

import pytest
from hypothesis import HealthCheck, settings

# Shared machines are slow at times: examples are bounded in number, never by the clock.
settings.register_profile(
    "project", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
settings.load_profile("project")

# Tests make a lot and keep little: collecting garbage less often, and never among the tests themselves, saves a tenth.
gc.set_threshold(20_000, 20, 20)


def pytest_collection(session: pytest.Session) -> None:
    """On a fresh clone every worker would compile every file: each begins with its share and finds the rest."""
    config, worker = session.config, os.environ.get("PYTEST_XDIST_WORKER")
    if worker is None:
        return
    number, workers = int(worker.removeprefix("gw")), int(os.environ["PYTEST_XDIST_WORKER_COUNT"])
    left_out = [config.rootpath / folder for folder in config.getoption("ignore") or ()]
    files = sorted(path for folder in config.args for path in (config.rootpath / folder).rglob("test_*.py"))
    files = [path for path in files if not any(path.is_relative_to(folder) for folder in left_out)]
    for path in files[number::workers]:
        if path.with_name("__init__.py").exists():
            with contextlib.suppress(Exception):  # said when it is collected
                import_module(".".join(path.relative_to(config.rootpath).with_suffix("").parts))


def pytest_collection_finish() -> None:
    gc.collect()
    gc.freeze()
