"""The document of the API, and whether the hall keeps to it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from .server import HallServer, Person
from .test_accounts import join
from .test_bot_api import Program, token_in


def test_the_hall_does_what_its_document_says(tmp_path: Path) -> None:
    """Requests made from the document, right and wrong: every answer is as it says. Only what is right by the document
    may be refused all the same: it does not know the rules of the games."""
    # Imported when it is needed: it takes longer than most tests.
    import schemathesis
    from hypothesis import HealthCheck, Phase, given, settings
    from schemathesis.specs.openapi.checks import positive_data_acceptance

    limits = {"longest_wait": 0.05, "stream_seconds": 0.05, "samples_at_once": 2, "streams_each": 1000}
    fast = {"program_requests_per_second": 1000.0, "program_requests_at_once": 10_000}
    server = HallServer(tmp_path, limits=limits | fast)
    try:
        owner = Person(server, "", f"http://localhost:{server.port}")
        join(owner, "Owner of the Document")
        heron = Program(server, token_in(owner.form("/you/bots", name="Document Heron")))
        table = heron.open("me", "me")
        schema = schemathesis.openapi.from_url(f"{server.url}/api/v1/openapi.json")
        tried = 0
        for found in schema.get_all_operations():
            operation = found.ok()

            @settings(
                max_examples=6,
                deadline=None,
                database=None,
                derandomize=True,
                phases=[Phase.explicit, Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            def one(case: Any) -> None:
                nonlocal tried
                if "table" in (case.path_parameters or {}) and tried % 3:
                    case.path_parameters["table"] = table
                case.call_and_validate(
                    headers={"Authorization": f"Bearer {heron.token}"}, excluded_checks=[positive_data_acceptance]
                )
                tried += 1

            given(case=operation.as_strategy())(one)()
        assert tried > 50
        owner.close()
        heron.http.close()
    finally:
        server.stop()
